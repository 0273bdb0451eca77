package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// stillSo reports whether what a fact tells of the position after ply moves was so before the side's own last move,
// too: only then it is "still" so. Another danger may have come to the same piece, or the piece from elsewhere.
func stillSo(g *tutor.Game, ply int, f *fact.Fact) bool {
	if ply < 2 {
		return false
	}
	now, was := g.PositionAt(ply), g.PositionAt(ply-2)
	passed := was.Pass()
	stood := func() bool {
		on := f.Pieces[0].Square
		return was.At(on) == now.At(on) && !slices.ContainsFunc(g.Moves()[ply-2:ply], func(m chess.Move) bool {
			return m.From() == on || m.To() == on
		})
	}
	switch f.Kind {
	case fact.KindMateThreat:
		return slices.ContainsFunc(passed.Moves(), func(m chess.Move) bool {
			next := passed.Play(m)
			return m.To() == f.Line[0].To() && next.Outcome(nil) == chess.Checkmate
		})
	case fact.KindMateChance:
		return matingMove(was) != chess.NoMove
	case fact.KindHanging, fact.KindExchangeDanger:
		return stood() && exchange.Count(&passed, f.Pieces[0].Square, 0) > 0
	case fact.KindFree:
		return stood() && couldTakeFree(was, f.Pieces[0].Square)
	case fact.KindExchangeChance:
		return exchange.Count(was, f.Line[0].To(), 0) > 0
	}
	return true
}
