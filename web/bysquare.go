package web

import "chesstutor/tutor/chess"

// bySquare is a JSON object whose names are squares, in the order in which they
// were added.
type bySquare[T any] struct{ object }

func (b *bySquare[T]) add(s chess.Square, value T) {
	b.object = append(b.object, member{s.String(), value})
}
