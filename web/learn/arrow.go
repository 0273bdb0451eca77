package learn

import (
	"fmt"
	"math"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
)

// The measures of an arrow on a board whose squares are 100 wide: how far from the middle of its first
// square it starts, how far before the middle of the last it ends, and the size of its head.
const (
	arrowStart = 36.0
	arrowEnd   = 34.0
	headLong   = 30.0
	headWide   = 17.0 // half of it
)

// arrow returns a straight arrow from one square to another.
func arrow(kind string, from, to chess.Square) templates.ArrowShape {
	x1, y1 := middle(from)
	x2, y2 := middle(to)
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (x2-x1)/long, (y2-y1)/long
	at := func(along, aside float64) string {
		return fmt.Sprintf("%.0f %.0f", x1+along*dx-aside*dy, y1+along*dy+aside*dx)
	}
	tip := long - arrowEnd
	neck := tip - headLong
	return templates.ArrowShape{
		Kind:  kind,
		Shaft: fmt.Sprintf("M%sL%s", at(min(arrowStart, neck-4), 0), at(neck+2, 0)),
		Head:  fmt.Sprintf("M%sL%sL%sz", at(tip, 0), at(neck, headWide), at(neck, -headWide)),
	}
}

// middle is the middle of a square, from the top left corner of the board.
func middle(s chess.Square) (x, y float64) {
	return 100*float64(s.File()) + 50, 100*float64(7-s.Rank()) + 50
}
