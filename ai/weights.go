package ai

import "chesstutor/tutor/chess"

// weight is a value in centipawns for the middlegame and for the endgame.
type weight struct{ middle, end int32 }

func (w *weight) add(v *weight) { w.middle += v.middle; w.end += v.end }

// at interpolates the weight for a phase from 0, the endgame, to fullPhase.
func (w weight) at(phase int32) int32 {
	phase = min(phase, fullPhase) // promotions may bring more than a set
	return (w.middle*phase + w.end*(fullPhase-phase)) / fullPhase
}

// fullPhase is the phase of a position with all pieces on the board.
const fullPhase = 24

// phases is what each piece adds to the phase.
var phases = [8]int32{chess.Knight: 1, chess.Bishop: 1, chess.Rook: 2, chess.Queen: 4}

// material is the value of a piece wherever it stands. A minor piece is worth a little over three
// pawns, a bishop a little more than a knight, a rook five and a queen nearly two rooks; pawns and
// rooks gain as the board empties.
var material = [8]weight{
	chess.Pawn:   {90, 120},
	chess.Knight: {325, 310},
	chess.Bishop: {340, 330},
	chess.Rook:   {490, 540},
	chess.Queen:  {980, 1000},
}

// pieceSquareTable is the value of each piece on each square, from White's view: material and
// square together.
var pieceSquareTable = newPieceSquareTable()

func newPieceSquareTable() (table [16][64]weight) {
	for t := chess.Pawn; t <= chess.King; t++ {
		for s := chess.A1; s <= chess.H8; s++ {
			w := pieceSquares[t](squareAt(s))
			w.add(&material[t])
			table[chess.PieceOf(t, chess.White)][s] = w
			table[chess.PieceOf(t, chess.Black)][s^56] = weight{-w.middle, -w.end}
		}
	}
	return table
}
