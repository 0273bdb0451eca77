package game

import (
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// bySquare is a JSON object whose names are squares, in the order in which they were added.
type bySquare[T any] struct{ site.Object }

func (b *bySquare[T]) add(s chess.Square, value T) {
	b.Object = append(b.Object, site.Member{Name: s.String(), Value: value})
}
