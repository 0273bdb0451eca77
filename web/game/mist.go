package game

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
)

// mist is a path over the whole board with a hole for each of some squares, the board being eight hundred wide.
func mist(holes chess.Bitboard, turned bool) string {
	var path strings.Builder
	path.WriteString("M0 0h800v800H0z")
	for _, s := range holes.Squares() {
		x, y := middleOf(s, turned)
		fmt.Fprintf(&path, "M%.0f %.0fv100h100v-100z", x-50, y-50)
	}
	return path.String()
}
