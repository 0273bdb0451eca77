package game

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
)

// mist returns an SVG path that covers the whole board, 800 units wide, except for holes at some squares.
func mist(holes chess.Bitboard, turned bool) string {
	var path strings.Builder
	path.WriteString("M0 0h800v800H0z")
	for _, s := range holes.Squares() {
		x, y := middleOf(s, turned)
		fmt.Fprintf(&path, "M%.0f %.0fv100h100v-100z", x-50, y-50)
	}
	return path.String()
}
