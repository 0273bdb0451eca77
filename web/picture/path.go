package picture

import (
	"math"
	"regexp"
	"strconv"
)

// point is a place in a drawing.
type point struct{ x, y float64 }

// line is a row of points; a closed one ends where it began.
type line struct {
	points []point
	closed bool
}

// pathWord finds the commands and numbers of a path, such as the "1.5" and the ".5" of "1.5.5".
var pathWord = regexp.MustCompile(`[A-Za-z]|-?\d*\.?\d+`)

// parsePath returns the lines of path data of SVG with the commands M, L, H, V, C, S and Z, absolute or relative, and
// curves as short straight pieces. All paths are the program's own, so a fault in one is a fault of the program: it
// panics.
func parsePath(data string) []line {
	r := pathReader{words: pathWord.FindAllString(data, -1)}
	for len(r.words) > 0 {
		if c := r.words[0][0]; c >= 'A' {
			r.command, r.words = c, r.words[1:]
		}
		r.step()
	}
	return r.lines
}

// pathReader reads path data.
type pathReader struct {
	words   []string
	command byte // the last one
	lines   []line
	at      point // where the pen is
	control point // the second control point of the curve before, else at
}

// step reads the numbers of one command, and draws it.
func (r *pathReader) step() {
	base := point{}
	if r.command >= 'a' { // it is relative
		base = r.at
	}
	switch r.command | 0x20 {
	case 'm':
		r.at = r.point(base)
		r.lines = append(r.lines, line{points: []point{r.at}})
		r.command-- // further points are those of lines
	case 'l':
		r.lineTo(r.point(base))
	case 'h':
		r.lineTo(point{base.x + r.number(), r.at.y})
	case 'v':
		r.lineTo(point{r.at.x, base.y + r.number()})
	case 'c':
		r.curve(r.point(base), r.point(base), r.point(base))
		return
	case 's':
		first := point{2*r.at.x - r.control.x, 2*r.at.y - r.control.y}
		r.curve(first, r.point(base), r.point(base))
		return
	case 'z':
		last := &r.lines[len(r.lines)-1]
		last.closed, r.at, r.command = true, last.points[0], 0 // a command must follow
	default:
		panic("picture: a path has " + strconv.QuoteRune(rune(r.command)))
	}
	r.control = r.at
}

func (r *pathReader) lineTo(p point) {
	n := len(r.lines) - 1
	if r.lines[n].closed {
		r.lines, n = append(r.lines, line{points: []point{r.at}}), n+1
	}
	r.lines[n].points = append(r.lines[n].points, p)
	r.at = p
}

// curveSteps is how many straight pieces a curve becomes. The longest of a piece's curves is a third of its height.
const curveSteps = 16

// curve draws a cubic Bézier curve.
func (r *pathReader) curve(b, c, d point) {
	a := r.at
	for i := 1; i <= curveSteps; i++ {
		t := float64(i) / curveSteps
		u := 1 - t
		wa, wb, wc, wd := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		r.lineTo(point{wa*a.x + wb*b.x + wc*c.x + wd*d.x, wa*a.y + wb*b.y + wc*c.y + wd*d.y})
	}
	r.control = c
}

func (r *pathReader) point(base point) point {
	x := base.x + r.number()
	return point{x, base.y + r.number()}
}

func (r *pathReader) number() float64 {
	word := r.words[0]
	r.words = r.words[1:]
	return number(word)
}

// number returns the number in a text of the program's own.
func number(text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic("picture: " + err.Error())
	}
	return n
}

// circle returns a circle as a closed line.
func circle(middle point, radius float64) line {
	l := line{closed: true}
	for i := range 2 * curveSteps {
		sin, cos := math.Sincos(float64(i) * math.Pi / curveSteps)
		l.points = append(l.points, point{middle.x + radius*cos, middle.y + radius*sin})
	}
	return l
}
