package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// How much a move may be worse than the best to be the hint in its place, in centipawns, and how much if that has no
// reason that is known: less than near, or in a game that is decided, where it changes nothing, this much.
const (
	findableLoss = 30
	decidedLoss  = 100
)

// Findable returns the result of the search for a hint with another of its lines first that a learner could rather have
// found: the move that people of a rating play most, of those that are hardly worse and have the same first reason; or
// one that has a reason, best of all in the ideas that they know, where the best has none. A mate is never replaced.
func Findable(g *tutor.Game, found ai.Result, rating int, known fact.Vocabulary) ai.Result {
	p := g.Position()
	if _, mates := found.Score.Mate(); mates || quickMate(p, found).Move != found.Move {
		return found
	}
	found = reasoned(g, found, known)
	v, last := NewSurvey(p), lastMoveOf(g, g.Ply())
	reason := v.hintIdea(last, found, known)
	line := people.Line{Start: g.Setup().Start, Moves: g.Moves()}
	for _, c := range people.Choices(&line, rating) {
		if c.Move == found.Move {
			break
		}
		at := slices.IndexFunc(found.Lines, func(l ai.Line) bool { return l.Moves[0] == c.Move })
		if at < 0 || found.Lines[at].Score < found.Score-findableLoss || v.letsGo(found.Lines[at]) {
			continue
		}
		other := lineFirst(found, at)
		if f := v.hintIdea(last, other, known); f.Kind == reason.Kind && f.Concept == reason.Concept {
			return other
		}
	}
	return found
}

// Toward returns the result of a search for a hint with the best of its lines first, of those that are about as good as
// the best, that does what a fact of the coach calls for: hint and coach speak of one thing. A mate is never replaced,
// and of a danger the way out, of a capture the very move that the coach names comes before others.
func (v *Survey) Toward(found ai.Result, told *fact.Fact) ai.Result {
	if _, mates := found.Score.Mate(); mates || told == nil {
		return found
	}
	named, loses := chess.NoMove, ai.Score(near)
	switch told.Kind {
	case fact.KindFree, fact.KindExchangeChance:
		named = told.Line[0]
	case fact.KindHanging, fact.KindExchangeDanger, fact.KindCheck:
		if len(told.Ways) > 0 {
			named = told.Ways[0].Move
		}
		if savesPiece(told) {
			loses = saving(found.Score)
		}
	}
	at := slices.IndexFunc(found.Lines, func(l ai.Line) bool { return l.Moves[0] == named })
	if at >= 0 && found.Lines[at].Score > found.Score-loses {
		return lineFirst(found, at)
	}
	if at < 0 && winsAtOnce(told) && found.Score <= lostScore { // what takes back where all is lost is among no lines
		found.Move, found.PV = named, []chess.Move{named}
		return found
	}
	at = slices.IndexFunc(found.Lines, func(l ai.Line) bool { return v.Does(told, l.Moves[0]) && !v.letsGo(l) })
	if at < 0 || found.Lines[at].Score <= found.Score-near {
		return found
	}
	return lineFirst(found, at)
}

// saveLoss is how much worse than the best a short search may find what saves a piece, in centipawns, where a longer
// one is asked to confirm it.
const saveLoss = 120

// savingWon is the same where the side is well ahead all the same.
const savingWon = 200

// saving returns how much worse than a score what saves a piece may be found.
func saving(score ai.Score) ai.Score {
	if score >= wellAhead {
		return savingWon
	}
	return saveLoss
}

// Advised returns the result of a search with the move first that a hint leads to in a position that is gone through
// again: that of Preferred and Findable, Toward what the coach says first. Of a piece in danger it is the move that
// saves it plainly, without a threat elsewhere; a longer search has to confirm that.
func Advised(g *tutor.Game, found ai.Result) ai.Result {
	if len(found.Lines) < 2 {
		return found
	}
	p := g.Position()
	v := NewSurvey(p)
	found = Preferred(p, found)
	facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, nil)
	found = Findable(g, found, g.Setup().Level.Rating(), fact.Everything)
	if !speaks {
		return found
	}
	if _, mates := found.Score.Mate(); !mates && isLoss(&facts[0]) {
		ways := slices.DeleteFunc(v.waysOut(&facts[0]), func(w fact.WayOut) bool {
			return w.Way >= fact.WayThreaten || !v.find(w.Move).sound()
		})
		for at, l := range found.Lines {
			saves := slices.ContainsFunc(ways, func(w fact.WayOut) bool { return w.Move == l.Moves[0] })
			if saves && l.Score > found.Score-saving(found.Score) {
				return lineFirst(found, at)
			}
		}
	}
	return v.Toward(found, &facts[0])
}

// reasoned returns the result of a search with the best of its lines first that is hardly worse and has a reason, if
// the very best has none; and where that reason is in no idea that is known, one that is told by more than where it
// goes or that it gives check, if there is one. A capture needs no more words.
func reasoned(g *tutor.Game, found ai.Result, known fact.Vocabulary) ai.Result {
	least := found.Score - near
	if max(found.Score, -found.Score) >= 100*decidedLead {
		least = found.Score - decidedLoss
	}
	first := func(tells func(fact.Fact) bool, in fact.Vocabulary) ai.Result {
		for at, l := range found.Lines {
			if l.Score <= least {
				break
			}
			if other := lineFirst(found, at); tells(hintIdea(g, other, in)) {
				return other
			}
		}
		return found
	}
	found = first(func(f fact.Fact) bool { return Reason(&f) != "" }, fact.Everything)
	return first(func(f fact.Fact) bool {
		return Reason(&f) != "" || f.Kind != fact.KindHintPlace && f.Kind != fact.KindHintCheck
	}, known)
}
