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

// followOffer has a hint of no other reason whose move offers something tell how its line goes on once that was taken.
func followOffer(steps *[tutor.HintSteps]fact.Fact, found ai.Result) {
	last := &steps[tutor.HintSteps-1]
	offered := Offered(NewSurvey(&last.Start), found)
	if offered != nil && offered.Move != chess.NoMove && Reason(&steps[1]) == "" {
		last.Ideas = []fact.Fact{*offered}
	}
}

// ShowOffer has a hint of no other reason whose move offers something tell and show how it goes on once that was taken,
// by the least of what can take it, given a search of the position then: the line of the hint may go another way, and
// who sees only that would not dare. It leaves other hints as they are, and those whose offer that search finds to
// lose.
func ShowOffer(steps *[tutor.HintSteps]fact.Fact, search func(move, taking chess.Move) (ai.Result, error)) error {
	last := &steps[tutor.HintSteps-1]
	taking := chess.NoMove
	if Reason(last) == "" {
		taking = offerTaken(&last.Start, last.Move)
	}
	if taking == chess.NoMove {
		return nil
	}
	found, err := search(last.Move, taking)
	if err != nil || len(found.PV) == 0 || found.Score < ai.Score(100*chess.Lead(&last.Start, last.Side)-near) {
		return err
	}
	next := last.Start.Play(last.Move)
	goes := fact.Fact{
		Kind: fact.KindHintMove, Side: last.Side, Start: next.Play(taking), Also: true, Judgement: true,
		Move: found.PV[0], Line: found.PV[:1],
	}
	goes.Pieces = fact.On(&goes.Start, goes.Move.From())
	last.Ideas, last.Line = []fact.Fact{goes}, append([]chess.Move{last.Move, taking}, found.PV...)
	return nil
}

// offerTaken returns the capture, by the least of its takers, of what a move offers by the count; NoMove if it offers
// nothing.
func offerTaken(p *chess.Position, m chess.Move) (taking chess.Move) {
	if NewSurvey(p).Grade(m) != fact.Loses {
		return chess.NoMove
	}
	next := p.Play(m)
	for c := range captures(&next) {
		by := next.At(c.From()).Type()
		if chess.CapturesOn(c, m.To()) && (taking == chess.NoMove || by < next.At(taking.From()).Type()) {
			taking = c
		}
	}
	return taking
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
