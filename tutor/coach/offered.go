package coach

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Offered returns how the line of a search goes on once what its first move offers was taken, where by the count that
// move loses something: the board shows it as a loss, so that what else the move does would explain nothing. The fact
// has no move where the search would rather not take what is offered. It is nil for other moves.
func Offered(v *Survey, found ai.Result) *fact.Fact {
	p := v.Position()
	f := fact.Fact{Kind: fact.KindHintMove, Side: p.Turn(), Start: p, Also: true, Judgement: true}
	least := ai.Score(100*chess.Lead(&p, p.Turn()) - near) // where the search finds more to be lost it is no offer
	switch {
	case v.Grade(found.Move) != fact.Loses, v.find(found.Move).takers == 0, len(found.PV) < 3, found.Score < least:
		return nil
	case !chess.CapturesOn(found.PV[1], found.Move.To()):
		return &f
	}
	next := p.Play(found.Move)
	f.Start, f.Move, f.Line = next.Play(found.PV[1]), found.PV[2], found.PV[2:3]
	f.Pieces = fact.On(&f.Start, f.Move.From())
	return &f
}

// OfferTaken returns the capture, by the least of its takers, of what the move of a hint offers, where the hint tells
// only that it is not to be taken; NoMove for other hints.
func OfferTaken(steps *[tutor.HintSteps]fact.Fact) (taking chess.Move) {
	last := &steps[tutor.HintSteps-1]
	if len(last.Ideas) == 0 || !last.Ideas[0].Also || last.Ideas[0].Move != chess.NoMove {
		return chess.NoMove
	}
	next := last.Start.Play(last.Move)
	for c := range captures(&next) {
		by := next.At(c.From()).Type()
		if chess.CapturesOn(c, last.Move.To()) && (taking == chess.NoMove || by < next.At(taking.From()).Type()) {
			taking = c
		}
	}
	return taking
}

// GoOn has a hint tell and show how it goes on once what its move offers was taken, given what a search found then: or
// nothing of the offer, where that search finds that more is lost.
func GoOn(steps *[tutor.HintSteps]fact.Fact, taking chess.Move, found ai.Result) {
	last := &steps[tutor.HintSteps-1]
	if found.Score < ai.Score(100*chess.Lead(&last.Start, last.Side)-near) || len(found.PV) == 0 {
		last.Ideas = steps[1:2:2]
		return
	}
	next, goes := last.Start.Play(last.Move), last.Ideas[0]
	goes.Start, goes.Move, goes.Line = next.Play(taking), found.PV[0], found.PV[:1]
	goes.Pieces = fact.On(&goes.Start, goes.Move.From())
	last.Ideas, last.Line = []fact.Fact{goes}, append([]chess.Move{last.Move, taking}, found.PV...)
}

// guardsToo returns the piece that a move guards which could be taken with gain before it, and not after it; none if
// there is no such piece.
func (v *Survey) guardsToo(s *moveSurvey) []fact.PlacedPiece {
	guarded, ok := v.newlyGuards(s)
	if !ok || v.position.InCheck() {
		return nil
	}
	before := v.position.Pass()
	if exchange.Count(&before, guarded.Square, 0) == 0 || exchange.Count(&s.next, guarded.Square, 0) > 0 {
		return nil
	}
	return []fact.PlacedPiece{guarded}
}

// BestCaptures returns the captures on one square by which the side to move wins most by the count, nil if none wins
// anything.
func BestCaptures(p *chess.Position) []chess.Move {
	e := exchange.Best(p)
	if e.Count <= 0 {
		return nil
	}
	return e.Line
}
