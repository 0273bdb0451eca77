package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Calls reports whether facts of the kind call for a move: dangers, chances, and rules of thumb.
func Calls(k fact.Kind) bool {
	switch rankOf[k] {
	case rankCheck, rankMate, rankMated, rankStake, rankHabit:
		return true
	}
	return false
}

// Does reports whether a legal move does what a fact of the position surveyed calls for: it meets the danger, takes
// the chance, or one that wins as much, or keeps to the rule of thumb or the plan. A checkmate always does. For a fact
// that calls for nothing every other move returns false.
func (v *Survey) Does(f *fact.Fact, m chess.Move) bool {
	s := v.find(m)
	switch {
	case s.grade == fact.Mates:
		return true
	case rankOf[f.Kind] == rankHabit:
		return v.keepsTo(f, s)
	}
	for _, plan := range plans {
		if plan.kind == f.Kind {
			about, follows := plan.follows(v, s)
			return follows && (len(f.Pieces) == 0 || about.Has(f.Pieces[0].Square)) // the same plan for the same piece
		}
	}
	switch f.Kind {
	case fact.KindPlanChecks:
		return s.next.InCheck()
	case fact.KindPlanTakes:
		return chess.Taken(&v.position, m) != chess.NoPiece
	case fact.KindPlanMoves:
		return m.From() == f.Pieces[0].Square
	case fact.KindMateChance:
		return false
	case fact.KindMateThreat:
		return s.grade != fact.AllowsMate
	case fact.KindHanging, fact.KindExchangeDanger:
		return s.sound() || len(f.Ways) > 0 && v.goes(f, s)
	case fact.KindCheck, fact.KindIdeaDanger:
		return s.sound()
	case fact.KindFree, fact.KindExchangeChance:
		takes := chess.Taken(&v.position, m) != chess.NoPiece && chess.TakenOn(m) == f.Pieces[0].Square && s.count > 0
		return s.sound() && (takes || m == f.Line[0] || s.count >= f.Count)
	case fact.KindThreatIdea:
		return Stops(&v.position, m, f)
	case fact.KindThreatPromotion:
		_, gain := bestPromotion(&s.next)
		return gain < promotionLeast
	case fact.KindPromotionChance:
		return s.sound() && (m == f.Line[0] || s.count >= f.Count)
	case fact.KindPawnRuns:
		return s.sound() && m.From() == f.Pieces[0].Square
	case fact.KindStalemateTrap:
		return s.grade != fact.Stalemates
	case fact.KindMateAhead:
		return m == f.Ideas[0].Move
	case fact.KindIdeaChance:
		return m == f.Ideas[0].Move || tellOf(newStudy(&v.position, m).ideas(lastMove{}), f.Concept)
	}
	return false
}

// goes reports whether a move is the way out of a danger, or moves the piece to safety where that is the way out.
func (v *Survey) goes(f *fact.Fact, s *moveSurvey) bool {
	way := f.Ways[0]
	return s.move == way.Move || way.Way == fact.WayMove && s.move.From() == way.Move.From() &&
		exchange.Count(&s.next, s.move.To(), 0) == 0
}

// keepsTo reports whether a move that loses nothing keeps to a rule of thumb.
func (v *Survey) keepsTo(f *fact.Fact, s *moveSurvey) bool {
	if !s.sound() {
		return false
	}
	switch f.Kind {
	case fact.KindHabitCenter:
		return v.position.At(s.move.From()).Type() == chess.Pawn && slices.Contains(f.Squares, s.move.To())
	case fact.KindHabitDevelop, fact.KindHabitQueen:
		return FromHome(&v.position, s.move)
	case fact.KindHabitTwice:
		return s.move.From() != f.Pieces[0].Square
	case fact.KindHabitCastle:
		return s.move.IsCastle()
	}
	return false
}

// Undecided reports whether some legal moves do what a fact calls for and others do not, so that the move played
// shows whether the player saw it.
func (v *Survey) Undecided(f *fact.Fact) bool {
	does := func(s *moveSurvey) bool { return v.Does(f, s.move) }
	doesNot := func(s *moveSurvey) bool { return !does(s) }
	return slices.ContainsFunc(v.moves, does) && slices.ContainsFunc(v.moves, doesNot)
}
