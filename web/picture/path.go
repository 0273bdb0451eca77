package picture

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// point is a place in a drawing.
type point struct{ x, y float64 }

// line is a row of points; a closed one ends where it began.
type line struct {
	points []point
	closed bool
}

// parsePath reads path data of SVG with the commands M, L, H, V, C, S and Z, absolute or relative, and returns its
// lines with curves as short straight pieces. It returns an error for any other text.
func parsePath(data string) ([]line, error) {
	r := pathReader{rest: data}
	for {
		r.skip()
		if r.rest == "" {
			return r.lines, r.err
		}
		if c := r.rest[0]; strings.IndexByte("MmLlHhVvCcSsZz", c) >= 0 {
			r.command, r.rest = c, r.rest[1:]
			if c == 'z' || c == 'Z' {
				r.close()
				continue
			}
		} else if r.command == 0 || r.command == 'z' || r.command == 'Z' {
			return nil, fmt.Errorf("no command at %q", r.rest)
		}
		if r.step(); r.err != nil {
			return nil, r.err
		}
	}
}

// pathReader reads path data.
type pathReader struct {
	rest    string
	command byte // the last one
	lines   []line
	at      point // where the pen is
	control point // the second control point of the curve before, else at
	err     error
}

// step reads the numbers of one command, and draws it.
func (r *pathReader) step() {
	relative := r.command >= 'a'
	base := point{}
	if relative {
		base = r.at
	}
	if r.command|0x20 != 'm' && len(r.lines) == 0 {
		r.err = fmt.Errorf("the path begins with %q", r.command)
		return
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
	}
	r.control = r.at
}

func (r *pathReader) close() {
	if n := len(r.lines) - 1; n >= 0 {
		r.lines[n].closed = true
		r.at = r.lines[n].points[0]
		r.control = r.at
	}
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

func (r *pathReader) skip() { r.rest = strings.TrimLeft(r.rest, " ,\t\r\n") }

func (r *pathReader) point(base point) point {
	x := base.x + r.number()
	return point{x, base.y + r.number()}
}

// number reads a number, such as "-1.5", ".5" or the first of "1.5.5".
func (r *pathReader) number() float64 {
	r.skip()
	end, dot := 0, false
	for end < len(r.rest) {
		c := r.rest[end]
		if (c == '-' && end > 0) || (c == '.' && dot) || (c != '-' && c != '.' && (c < '0' || c > '9')) {
			break
		}
		dot = dot || c == '.'
		end++
	}
	n, err := strconv.ParseFloat(r.rest[:end], 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("no number at %.12q", r.rest)
	}
	r.rest = r.rest[end:]
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
