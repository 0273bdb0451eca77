package exercise

import "chesstutor/tutor/chess"

// Turned returns the exercise on another board: what stands on a square is on the one whose number differs by these
// bits. 63 turns the board by half and keeps the colours of squares, 7 exchanges left and right, as pawns need. Only
// exercises without castling, moves before and squares of their own in words can be turned. Its ID stays.
func (e *Exercise) Turned(bits chess.Square) *Exercise {
	var d chess.Draft
	for s := chess.A1; s <= chess.H8; s++ {
		d = d.Put(s^bits, e.Position.At(s))
	}
	p, err := d.Position()
	if err != nil {
		panic("exercise: " + e.ID + ": " + err.Error()) // unreachable: the tests turn all that are turned
	}
	turned := *e
	turned.Position, turned.Stars, turned.AnotherBoard = p, 0, true
	for _, s := range e.Stars.Squares() {
		turned.Stars |= (s ^ bits).Bitboard()
	}
	for _, s := range []*chess.Square{&turned.Piece, &turned.Square, &turned.Other} {
		if *s != chess.NoSquare {
			*s ^= bits
		}
	}
	return &turned
}
