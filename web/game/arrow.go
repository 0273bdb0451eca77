package game

import (
	"fmt"
	"math"
	"strconv"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
)

// The kinds of arrows, each drawn with a shape of its own.
const (
	arrowDanger = "danger" // what the opponent can do
	arrowIdea   = "idea"   // what is proposed, or shown
	arrowGuard  = "guard"  // a guard and the piece it guards
	arrowWin    = "win"    // what can be won
	arrowTried  = "tried"  // a way that was no answer: dotted, with a cross instead of a head
	arrowFirst  = "first"  // a first step, dotted: it shows after a while
)

// ArrowSpan is an arrow between two squares, independent of which side is at the bottom of the screen.
type ArrowSpan struct {
	Kind     string // "danger", "idea", "guard", "win", "tried" or "first"
	From, To chess.Square
	Thin     bool // drawn thinner: it is secondary
	Ringed   bool // the target square has a ring, at which the arrow ends; of one that was tried, or anything else
	Warns    bool // belongs to a warning: drawn broad and animated
	Shaft    int  // the width of its shaft in hundredths of a square, 0 for what is usual
	Plan     bool // it shows a step of a plan
	Alone    bool // while its first square is pointed at, it shows without the others
}

// The measures of arrows, in units of a hundredth of a square.
const (
	arrowStart = 36.0 // from the middle of the first square to the start of the shaft
	ringedEnd  = 47.0 // from the tip to the middle of a last square with a ring
	plainEnd   = 34.0
	shortEnd   = 20.0 // of an arrow to the next square
	shortHead  = 24.0 // the length of its head
	warnShaft  = 16
)

// arrowSize is the width of an arrow's shaft and the length and half the width of its head.
type arrowSize struct {
	shaft      int
	long, half float64
}

func (a ArrowSpan) size() arrowSize {
	switch {
	case a.Shaft != 0:
		return arrowSize{a.Shaft, 34, 14 + float64(a.Shaft)/2}
	case a.Kind == arrowGuard:
		return arrowSize{8, 24, 15}
	case a.Thin, a.Kind == arrowFirst:
		return arrowSize{10, 24, 15}
	case a.Warns:
		return arrowSize{warnShaft, 34, 21}
	}
	return arrowSize{14, 34, 21}
}

// Shape returns the arrow as it is drawn: straight from middle to middle, for knight moves too. Turned means that
// Black's pieces are at the bottom.
func (a ArrowSpan) Shape(turned bool) board.Arrow {
	x1, y1 := middleOf(a.From, turned)
	x2, y2 := middleOf(a.To, turned)
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (x2-x1)/long, (y2-y1)/long
	at := func(along, aside float64) string {
		return whole(x1+along*dx-aside*dy) + " " + whole(y1+along*dy+aside*dx)
	}
	size, tip := a.size(), long-plainEnd
	switch {
	case a.Ringed:
		tip = long - ringedEnd
	case long <= 100: // to the next square: there is hardly room beside the piece
		tip, size.long = long-shortEnd, min(size.long, shortHead)
	}
	neck, pointed := tip-size.long, ""
	if a.Alone {
		pointed = a.From.String()
	}
	if a.Kind == arrowTried {
		end := long // on the square that was tried, or beside what stands there
		if a.Ringed {
			end -= plainEnd
		}
		return board.Arrow{
			Kind: a.Kind, Wide: "8", Halo: "15", Shaft: "M" + at(arrowStart, 0) + "L" + at(end, 0),
			Head: cross(x1+end*dx, y1+end*dy),
		}
	}
	return board.Arrow{
		From: pointed,
		Kind: a.Kind, Warns: a.Warns, Plan: a.Plan, Wide: strconv.Itoa(size.shaft), Halo: strconv.Itoa(size.shaft + 7),
		Core:  whole(0.36 * float64(size.shaft)),
		Shaft: "M" + at(min(arrowStart, neck-4), 0) + "L" + at(neck+3, 0),
		Head:  "M" + at(tip, 0) + "L" + at(neck, size.half) + "L" + at(neck, -size.half) + "z",
	}
}

// cross returns an SVG path: a diagonal cross with its middle at a point.
func cross(x, y float64) string { return fmt.Sprintf("M%.0f %.0fl12 12m0 -12l-12 12", x-6, y-6) }

// whole returns a number without its fraction, rounded.
func whole(n float64) string { return strconv.FormatFloat(n, 'f', 0, 64) }

// middleOf returns the middle of a square, measured from the top left corner of the board on the screen.
func middleOf(s chess.Square, turned bool) (x, y float64) {
	file, rank := float64(s.File()), float64(7-s.Rank())
	if turned {
		file, rank = 7-file, 7-rank
	}
	return 100*file + 50, 100*rank + 50
}

// nearly reports whether two arrows lead to the same square from nearly the same direction, so that their heads
// would cover each other.
func (a ArrowSpan) nearly(b ArrowSpan) bool {
	if a.To != b.To {
		return false
	}
	angle := func(s ArrowSpan) float64 {
		x1, y1 := middleOf(s.From, false)
		x2, y2 := middleOf(s.To, false)
		return math.Atan2(y2-y1, x2-x1)
	}
	apart := math.Abs(angle(a) - angle(b))
	return min(apart, 2*math.Pi-apart) < 40*math.Pi/180
}

// mist returns an SVG path that covers the whole board, 800 units wide, except for holes at some squares.
func mist(holes chess.Bitboard, turned bool) string {
	path := "M0 0h800v800H0z"
	for _, s := range holes.Squares() {
		x, y := middleOf(s, turned)
		path += fmt.Sprintf("M%.0f %.0fv100h100v-100z", x-50, y-50)
	}
	return path
}
