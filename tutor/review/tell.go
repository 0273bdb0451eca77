package review

import (
	"slices"

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
	Fears  chess.Move // the answer that the search would have given, NoMove if none
}

// A Taking is a capture that was made in the game.
type Taking struct{ By, Taken fact.PlacedPiece }

// Nothing reports whether there is nothing to say of a move.
func (t *Told) Nothing() bool {
	return t.Took == nil && t.Fact == nil && t.Missed == nil && t.Fears == chess.NoMove
}

// hasCause reports whether it can be named what the move gave away or missed.
func (t *Told) hasCause() bool { return t.Took != nil || t.Fact != nil || t.Missed != nil }

// tell finds what is said of a move, and sets its mark where more than the loss decides it.
func (r *Review) tell(m *Move) {
	if r.missesMate(m.Ply, m.Move) && !m.Mark.IsBad() { // which costs hardly any chances where all is won
		m.Mark = Slip
		hint := coach.HintFacts(r.game.Until(m.Ply), r.found[m.Ply])
		m.Told.Missed = &hint[1]
		return
	}
	if m.Lost.Chances < SlipFrom && m.Lost.Points < MistakePoints && !coach.TakesBack(r.game, m.Ply) {
		if f := r.idea(m.Ply, m.Move); f != nil {
			m.Mark, m.Told = GoodFind, Told{Fact: f}
			return
		}
	}
	grade, facts := coach.NewSurvey(r.game.PositionAt(m.Ply)).MoveAdvice(m.Move)
	if m.Mark.IsBad() {
		if m.Told = r.tellBad(m, grade, facts); m.Lost.isSmall() && !m.Told.hasCause() {
			m.Mark, m.Told = Plain, Told{} // the short search of the pass cannot tell so little from chance
		}
	} else if grade == fact.Loses || grade == fact.AllowsMate {
		m.Mark = Plain
	}
}

// missesMate reports whether another move would have been checkmate.
func (r *Review) missesMate(ply int, move chess.Move) bool {
	p := r.game.PositionAt(ply)
	mates := func(m chess.Move) bool {
		next := p.Play(m)
		return !next.HasMove() && next.InCheck()
	}
	return !mates(move) && slices.ContainsFunc(p.Moves(), mates)
}

// tellBad returns what a bad move gave away, or else what it missed, or else the answer to fear.
func (r *Review) tellBad(m *Move, grade fact.Grade, facts []fact.Fact) Told {
	danger := firstDanger(facts)
	switch {
	case grade == fact.Stalemates:
		return Told{Fact: &facts[0]}
	case grade == fact.AllowsMate:
		return Told{Fact: danger}
	}
	if gone, _ := coach.LetsGo(r.game.PositionAt(m.Ply), m.Move); gone != nil {
		return Told{Fact: gone}
	}
	if plies, mates := r.found[m.Ply].Score.Mate(); mates && plies > 0 {
		hint := coach.HintFacts(r.game.Until(m.Ply), r.found[m.Ply])
		return Told{Missed: &hint[1]}
	}
	if took := r.taking(m); took != nil {
		return Told{Took: took}
	}
	if danger != nil && -2*danger.Count >= m.Lost.Points {
		return Told{Fact: danger}
	}
	hint := coach.HintFacts(r.game.Until(m.Ply), r.found[m.Ply])
	if NamedBy(&hint[1]) != fact.NoConcept || hint[1].Kind == fact.KindHintMate {
		return Told{Missed: &hint[1]}
	}
	return Told{Fact: danger, Fears: r.found[m.Ply+1].Move}
}

// firstDanger returns the first of some facts that is about a danger, nil if none is.
func firstDanger(facts []fact.Fact) *fact.Fact {
	at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind.Tone() == fact.ToneDanger })
	if at < 0 {
		return nil
	}
	return &facts[at]
}

// taking returns the capture that answered a move in the game, if it won what the move lost.
func (r *Review) taking(m *Move) *Taking {
	if m.Ply+1 >= r.game.Ply() {
		return nil
	}
	next, answer := r.game.PositionAt(m.Ply+1), r.game.Moves()[m.Ply+1]
	won := exchange.Count(next, answer.To(), 0) - chess.Gain(r.game.PositionAt(m.Ply), m.Move)
	taken := chess.Taken(next, answer)
	if taken == chess.NoPiece || won < 1 || 2*won < m.Lost.Points {
		return nil
	}
	return &Taking{
		By: fact.PieceOn(next, answer.From()), Taken: fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(answer)},
	}
}

// Purpose returns what the move before ply was for, of which there must be one.
func (r *Review) Purpose(ply int) fact.Fact { return coach.Purpose(r.game, ply, fact.Everything) }

// idea returns the idea by which a move wins, nil if none is proved. A simple capture and a mate in one count as
// ideas too.
func (r *Review) idea(ply int, m chess.Move) *fact.Fact {
	for _, f := range coach.MoveIdeas(r.game, ply, m) {
		if f.Mate || f.Count >= leastWon && f.Concept != fact.WinningTrade && f.Concept != fact.Tempo {
			return &f
		}
	}
	return nil
}

// leastWon is how many points an idea has to win to be worth a moment.
const leastWon = 2
