package review

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Told is what a review says happened by a move: one of these, or nothing for an ordinary move.
type Told struct {
	Took   *Taking    // what the other side took then
	Fact   *fact.Fact // the idea of a good move, or what a bad one gave away
	Missed *fact.Fact // the second step of the hint that there would have been
	Better *fact.Fact // the last step of that hint: its move, with the reason
	Mate   int        // in how many moves the other side can force mate then, 0 if it cannot
	Fears  chess.Move // the answer that the search would have given, NoMove if none
	Came   bool       // that answer was given in the game
	Takes  bool       // that answer takes what the move lost, more than it took itself
	For    *fact.Fact // what that answer is for, nil if the board does not show it
}

// A Taking is a capture that was made in the game.
type Taking struct{ By, Taken fact.PlacedPiece }

// Nothing reports whether there is nothing to say of a move.
func (t *Told) Nothing() bool {
	return !t.hasCause() && t.Fears == chess.NoMove
}

// hasCause reports whether it can be named what the move gave away or missed.
func (t *Told) hasCause() bool {
	return t.Took != nil || t.Fact != nil || t.Missed != nil || t.Mate > 0 || t.Takes
}

// tell finds what is said of a move, and sets its mark where more than the loss decides it.
func (r *Review) tell(m *Move) {
	if r.mayPraise(m) {
		if f := r.praised(m); f != nil {
			m.Mark, m.Told = GoodFind, Told{Fact: f}
			return
		}
	}
	if r.game.PositionAt(m.Ply+1).Outcome(nil) == chess.Checkmate { // told of, though a hint led to it
		m.Told.Fact = r.idea(m.Ply, m.Move)
		return
	}
	if m.Lost.Passed > 0 {
		hint := r.hintAt(m.Ply)
		m.Mark, m.Told = Plain, Told{Missed: &hint[1], Better: &hint[3]}
		return
	}
	grade, facts := coach.NewSurvey(r.game.PositionAt(m.Ply)).MoveAdvice(m.Move)
	if m.Mark.IsBad() {
		m.Told = r.tellBad(m, grade, facts)
		switch better := m.Told.Better; {
		case better != nil && better.Move == m.Move: // the hint would have been this very move
			m.Mark, m.Told = Fine, Told{}
		case m.Lost.isSmall() && !m.Told.hasCause():
			m.Mark, m.Told = Plain, Told{} // the short search of the pass cannot tell so little from chance
		}
	} else if grade == fact.Loses || grade == fact.AllowsMate {
		m.Mark = Plain
	}
}

// mayPraise reports whether a move may be a good find, if it carries out an idea: it costs little, the other side is
// not about to mate, no near mate was there instead, and no hint was taken for it, as far as the game knows.
func (r *Review) mayPraise(m *Move) bool {
	plies, mates := r.found[m.Ply+1].Score.Mate()
	misses := m.Lost.missesMate || m.Lost.Passed > 0
	return m.Lost.Chances < SlipFrom && m.Lost.Points < MistakePoints && !misses && (!mates || plies <= 0) &&
		r.game.Until(m.Ply).HintStep() == 0
}

// praised returns the idea for which a move is a good find, nil if there is none. One that takes back must mate, or win
// as much as a knight with all that was taken there, once that is settled; and one that gives something up by the count
// must be followed up.
func (r *Review) praised(m *Move) *fact.Fact {
	f := r.idea(m.Ply, m.Move)
	loses := coach.NewSurvey(r.game.PositionAt(m.Ply)).Grade(m.Move) == fact.Loses
	all, back := coach.TakenBack(r.game, m.Ply+1)
	switch back = back && (f == nil || !f.Mate); {
	case back && !loses && len(all.Line) > 1 && all.Count >= coach.LeastByTakingBack:
		return &all
	case back, f == nil, loses && !r.goesOn(m, f):
		return nil
	}
	return f
}

// goesOn reports whether the side of a move that gives something up went on in the game as its idea does, or mated: so
// it was meant.
func (r *Review) goesOn(m *Move, idea *fact.Fact) bool {
	next := m.Ply + 2
	return next < r.game.Ply() && (len(idea.Line) > 2 && r.game.Moves()[next] == idea.Line[2] ||
		r.game.PositionAt(next+1).Outcome(nil) == chess.Checkmate)
}

// tellBad returns what a bad move gave away, or else what it missed, or else the answer to fear. It tells of no danger
// but the one that the search would punish.
func (r *Review) tellBad(m *Move, grade fact.Grade, facts []fact.Fact) Told {
	switch {
	case grade == fact.Stalemates:
		return Told{Fact: &facts[0]}
	case grade == fact.AllowsMate:
		return Told{Fact: firstDanger(facts)}
	}
	if gone, _ := coach.LetsGo(r.game.PositionAt(m.Ply), m.Move); gone != nil {
		return Told{Fact: gone}
	}
	if m.Lost.mated > 0 {
		return Told{Mate: m.Lost.mated}
	}
	if plies, mates := r.found[m.Ply].Score.Mate(); mates && plies > 0 {
		// Who lost a queen, or could have, wants to hear of that first.
		if lost := r.tellLost(m, facts); m.Lost.Points >= MistakePoints && !m.Lost.missesMate && lost != nil {
			return *lost
		}
		hint := r.hintAt(m.Ply)
		return Told{Missed: &hint[1], Better: &hint[3]}
	}
	if lost := r.tellLost(m, facts); lost != nil {
		return *lost
	}
	hint := r.hintAt(m.Ply)
	missed := NamedBy(&hint[1])
	took := takesOnly(missed) && tookToo(hint[3].Move, m.Move)
	named := missed != fact.NoConcept && !took || hint[1].Kind == fact.KindHintMate
	if named && !coach.Stops(r.game.PositionAt(m.Ply), m.Move, &hint[1]) { // what the move did too, it has not missed
		return Told{Missed: &hint[1], Better: &hint[3]}
	}
	return r.fearedAfter(m.Ply)
}

// tellLost returns what was taken for a bad move in the game, or else what could have been; nil if that does not
// explain what it cost.
func (r *Review) tellLost(m *Move, facts []fact.Fact) *Told {
	if took := r.taking(m); took != nil {
		return &Told{Took: took}
	}
	danger := r.punished(m, facts)
	if danger == nil || !m.Lost.explainedBy(-danger.Count) {
		return nil
	}
	if danger.Kind == fact.KindInAll {
		return new(r.takenAfter(m, danger.Line[1]))
	}
	return &Told{Fact: danger}
}

// fearedAfter returns the answer to fear after the move after ply moves.
func (r *Review) fearedAfter(ply int) Told {
	answer := r.found[ply+1].Move
	came := ply+1 < r.game.Ply() && r.game.Moves()[ply+1] == answer
	return Told{Fears: answer, Came: came, For: purposeOf(r.game.Until(ply+1), answer)}
}

// takenAfter returns that what a move took was less than an answer takes: the one of the game, or of the search, if it
// takes there too.
func (r *Review) takenAfter(m *Move, answer chess.Move) Told {
	played := chess.NoMove
	if m.Ply+1 < r.game.Ply() {
		played = r.game.Moves()[m.Ply+1]
	}
	for _, better := range []chess.Move{r.found[m.Ply+1].Move, played} {
		if better != chess.NoMove && better.To() == answer.To() {
			answer = better
		}
	}
	return Told{Fears: answer, Came: answer == played, Takes: true}
}

// hintAt returns the hint that there would have been after ply moves.
func (r *Review) hintAt(ply int) [tutor.HintSteps]fact.Fact {
	g := r.game.Until(ply)
	return coach.HintFacts(g, coach.Advised(g, r.found[ply]))
}

// purposeOf returns what a move is for in the current position of a game, which it is played in; nil if the board does
// not show it, if it attacks only what would not be lost, or there is no move.
func purposeOf(g *tutor.Game, m chess.Move) *fact.Fact {
	if m == chess.NoMove || g.Play(m) != nil {
		return nil
	}
	list := coach.Purposes(g, g.Ply(), fact.Everything)
	f := list[0]
	if f.Kind == fact.KindPurposeCheck && len(list) > 1 { // that it answers the check is nothing to fear
		f = list[1]
	}
	switch f.Kind {
	case fact.KindPurposeNone, fact.KindPurposeCalm, fact.KindPurposeOut, fact.KindPurposeReaches,
		fact.KindPurposeLeaves, fact.KindPurposeGuards, fact.KindCastles, fact.KindCenter,
		fact.KindMakesWay, fact.KindPurposeCheck, fact.KindTakes, fact.KindTakesFree, fact.KindPurposeTakesBack:
		return nil // it is nothing to fear, or the move itself says it
	case fact.KindMoveAttacks, fact.KindPurposeMore, fact.KindPurposeUncovers:
		again := g.Position().Pass()
		wins := func(m fact.PlacedPiece) bool { return exchange.Count(&again, m.Square, 0) > 0 }
		if !slices.ContainsFunc(f.Pieces, wins) { // it comes to nothing
			return nil
		}
	}
	return &f
}

// punished returns the first of the facts about a danger that what the search expects after a move bears out, nil if
// none is; of a move that took something and then loses, what both come to.
func (r *Review) punished(m *Move, facts []fact.Fact) *fact.Fact {
	return inAll(facts, firstDanger(expected(facts, r.found[m.Ply+1].PV)))
}

// expected returns those facts about a move after which the other side takes or mates where the search expects it to go
// then or later, by the line of answers that it found.
func expected(facts []fact.Fact, answers []chess.Move) []fact.Fact {
	return slices.DeleteFunc(slices.Clone(facts), func(f fact.Fact) bool {
		for i, answer := range answers {
			if i%2 == 0 && len(f.Line) > 1 && answer.To() == f.Line[1].To() {
				return false
			}
		}
		return true
	})
}

// inAll returns of a move that took something and then loses what both come to, nil if that is no loss; of another move
// the danger given.
func inAll(facts []fact.Fact, danger *fact.Fact) *fact.Fact {
	at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindInAll })
	if danger == nil || at < 0 || danger.Kind != fact.KindThenHangs && danger.Kind != fact.KindThenLoses {
		return danger
	}
	if facts[at].Count >= 0 { // an even trade is no loss
		return nil
	}
	return &facts[at]
}

// firstDanger returns the first of some facts that is about a danger, nil if none is.
func firstDanger(facts []fact.Fact) *fact.Fact {
	return factAt(facts, slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind.Tone() == fact.ToneDanger }))
}

// factAt returns one of some facts, nil for an index below 0.
func factAt(facts []fact.Fact, at int) *fact.Fact {
	if at < 0 {
		return nil
	}
	return &facts[at]
}

// taking returns the capture that answered a move in the game, if it won what the move lost. It is none if more than
// half of what it took was taken back: that was a trade; nor if that answer was a mistake itself, and another one is
// what the move is bad for.
func (r *Review) taking(m *Move) *Taking {
	if m.Ply+1 >= r.game.Ply() || r.isMistake(m.Ply+1) {
		return nil
	}
	next, answer := r.game.PositionAt(m.Ply+1), r.game.Moves()[m.Ply+1]
	taken := chess.Taken(next, answer)
	won := exchange.Count(next, answer.To(), 0)
	if taken == chess.NoPiece || 2*won <= taken.Type().Worth() {
		return nil
	}
	if answer != r.found[m.Ply+1].Move || answer.To() == m.Move.To() { // not what the search punishes the move by
		won -= chess.Gain(r.game.PositionAt(m.Ply), m.Move)
	}
	queen := taken.Type() == chess.Queen && !m.Lost.isSmall() // whatever else could have been won, also for a pawn
	if won < 1 || !queen && !m.Lost.explainedBy(won) {
		return nil
	}
	return &Taking{
		By: fact.PieceOn(next, answer.From()), Taken: fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(answer)},
	}
}

// isMistake reports whether the move after ply moves cost as much as a mistake, by the searches so far.
func (r *Review) isMistake(ply int) bool {
	if ply+1 >= len(r.found) {
		return false
	}
	mark := lossOf(r.game.PositionAt(ply), r.game.Moves()[ply], r.found[ply], r.found[ply+1]).mark()
	return mark == Mistake || mark == Blunder
}

// Purposes returns what the move before ply was for, of which there must be one.
func (r *Review) Purposes(ply int) []fact.Fact { return coach.Purposes(r.game, ply, fact.Everything) }

// idea returns the idea by which a move wins, nil if none is proved. A simple capture and a mate in one count as
// ideas too. What it takes or promotes to comes before what it wins next: who takes a queen does so for the queen.
func (r *Review) idea(ply int, m chess.Move) *fact.Fact {
	ideas := coach.Answered(coach.MoveIdeas(r.game, ply, m), r.lineOf(ply, m))
	at := slices.IndexFunc(ideas, func(f fact.Fact) bool {
		return f.Mate || f.Count >= leastWon && f.Concept != fact.WinningTrade && f.Concept != fact.Tempo
	})
	if at < 0 || ideas[at].Mate {
		return factAt(ideas, at)
	}
	atOnce := func(f fact.Fact) bool {
		took := f.Kind == fact.KindTakesFree || f.Kind == fact.KindTakesMore
		return f.Count >= leastWon && (took || f.Kind == fact.KindPromotesTo)
	}
	if first := slices.IndexFunc(ideas, atOnce); first >= 0 {
		at = first
	}
	return &ideas[at]
}

// lineOf returns a move with what the search expects after it, where it is that of the game.
func (r *Review) lineOf(ply int, m chess.Move) []chess.Move {
	if m != r.game.Moves()[ply] || ply+1 >= len(r.found) {
		return nil
	}
	return append([]chess.Move{m}, r.found[ply+1].PV...)
}

// leastWon is how many points an idea has to win to be worth a moment.
const leastWon = 2
