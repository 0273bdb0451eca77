package ai

import "chesstutor/tutor/chess"

// weight is a number of centipawns that changes from the middlegame to the
// endgame.
type weight struct{ middle, end int32 }

func (w *weight) add(v *weight) { w.middle += v.middle; w.end += v.end }

// at returns the weight in a phase between 0, the endgame, and fullPhase.
func (w weight) at(phase int) int32 {
	p := int32(min(phase, fullPhase))
	return (w.middle*p + w.end*(fullPhase-p)) / fullPhase
}

// fullPhase is the phase of a position with all pieces on the board.
const fullPhase = 24

// phases says how much each piece makes a position a middlegame.
var phases = [8]int{chess.Knight: 1, chess.Bishop: 1, chess.Rook: 2, chess.Queen: 4}

// material is the worth of a man wherever it stands.
var material = [8]weight{
	chess.Pawn:   {90, 120},
	chess.Knight: {325, 300},
	chess.Bishop: {340, 325},
	chess.Rook:   {490, 540},
	chess.Queen:  {980, 1000},
}

// placed is the worth of each man on each square, from White's view.
var placed [16][64]weight

func init() {
	for t := chess.Pawn; t <= chess.King; t++ {
		for s := chess.A1; s <= chess.H8; s++ {
			w := place(t, int32(s.File()), int32(s.Rank()))
			w.add(&material[t])
			placed[chess.PieceOf(t, chess.White)][s] = w
			placed[chess.PieceOf(t, chess.Black)][s^56] = weight{-w.middle, -w.end}
		}
	}
}

// place returns what a white man's square adds to its worth.
func place(t chess.PieceType, file, rank int32) weight {
	c := 6 - abs(2*file-7)/2 - abs(2*rank-7)/2 // from 0 in the corner to 6 in the middle
	return weight{4 * c, 4 * c}
}

func abs(n int32) int32 { return max(n, -n) }
