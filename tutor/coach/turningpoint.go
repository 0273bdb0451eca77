package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
)

// mostCostly bounds how many moves of a game are searched for the one that decided it.
const mostCostly = 8

// mateLoss is more than a move can cost by the count.
const mateLoss = 100

// CostlyMoves returns the moves of a side that may have decided a game, by their plies, in the order of the game: at
// most eight, those that cost most by the count. A move's cost is what the next moves captured, what it failed to
// capture, or a mate that it allowed.
func CostlyMoves(g *tutor.Game, side chess.Color) (plies []int) {
	cost := map[int]int{}
	for ply := range g.Moves() {
		if g.PositionAt(ply).Turn() != side {
			continue
		}
		if cost[ply] = costOf(g, ply); cost[ply] > 0 {
			plies = append(plies, ply)
		}
	}
	slices.SortStableFunc(plies, func(a, b int) int { return cost[b] - cost[a] })
	plies = plies[:min(len(plies), mostCostly)]
	slices.Sort(plies)
	return plies
}

// costOf returns the cost of the move after ply moves by the count, in points.
func costOf(g *tutor.Game, ply int) int {
	p, m := g.PositionAt(ply), g.Moves()[ply]
	next := g.PositionAt(ply + 1)
	if ply+2 == g.Ply() && g.Outcome() == chess.Checkmate || matingMove(next) != chess.NoMove {
		return mateLoss
	}
	_, lost := exchange.BestCount(next)
	cost := lost - chess.Gain(p, m)
	before := chess.Lead(p, p.Turn())
	for after := ply + 2; after <= min(ply+4, g.Ply()); after += 2 {
		cost = max(cost, before-chess.Lead(g.PositionAt(after), p.Turn()))
	}
	return cost
}

// TurningPoint returns which of the moves at plies lowered the expected score most, the first of equals; false if
// none lowered it enough to be mentioned. searched holds the searches before and after each move.
func TurningPoint(plies []int, searched []Searched) (ply int, ok bool) {
	most := fall
	for i, s := range searched {
		fell := ExpectedScore(s.Before.Score) - ExpectedScore(-s.After.Score)
		if fell > most || !ok && fell == most {
			most, ply, ok = fell, plies[i], true
		}
	}
	return ply, ok
}
