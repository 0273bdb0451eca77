package tutor

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

// ordered returns the legal moves by from, to and promotion.
func ordered(p *chess.Position) []chess.Move {
	moves := p.Moves()
	slices.SortFunc(moves, func(a, b chess.Move) int {
		return cmp.Or(int(a.From())-int(b.From()), int(a.To())-int(b.To()), int(a.Promotion())-int(b.Promotion()))
	})
	return moves
}

// sampleStarts have much of what is rare: castling on both sides, captures in
// passing that are pinned, promotions, stalemates.
var sampleStarts = []string{
	"r3k2r/pppq1ppp/2n1bn2/3pp3/3PP3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
	"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/8/8/2b2q2/2B2Q2/8/8/R3K2R w KQkq - 0 1",
	"6k1/8/8/8/8/8/1Q3P2/K7 w - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
}
