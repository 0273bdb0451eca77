package picture

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"golang.org/x/image/vector"
)

// canvas is a picture that is drawn on in units of its own.
type canvas struct {
	*image.RGBA
	scale float64 // pixels a unit
}

// newCanvas returns a transparent square canvas; its side is given in pixels and in units.
func newCanvas(pixels int, units float64) *canvas {
	return &canvas{image.NewRGBA(image.Rect(0, 0, pixels, pixels)), float64(pixels) / units}
}

// fill fills the insides of closed lines. Where they overlap they must turn the same way.
func (c *canvas) fill(lines []line, hex string) {
	var outlines [][]point
	for _, l := range lines {
		outlines = append(outlines, l.points)
	}
	c.paint(outlines, hex)
}

// stroke draws along lines, with round ends and joins. It lays a disc on each point and a bar between two; all turn
// the same way, so that together they cover everything once.
func (c *canvas) stroke(lines []line, width float64, hex string) {
	var outlines [][]point
	for _, l := range lines {
		points := l.points
		if l.closed {
			points = append(points[:len(points):len(points)], points[0])
		}
		for i, p := range points {
			outlines = append(outlines, circle(p, width/2).points)
			if i > 0 {
				outlines = append(outlines, bar(points[i-1], p, width))
			}
		}
	}
	c.paint(outlines, hex)
}

// bar returns the corners of a line that has a width, in the order of those of a circle.
func bar(a, b point, width float64) []point {
	long := math.Hypot(b.x-a.x, b.y-a.y)
	if long == 0 {
		return []point{a}
	}
	dx, dy := (b.x-a.x)/long*width/2, (b.y-a.y)/long*width/2
	return []point{{a.x + dy, a.y - dx}, {b.x + dy, b.y - dx}, {b.x - dy, b.y + dx}, {a.x - dy, a.y + dx}}
}

// paint colors what lies within outlines. It works on no more of the picture than they reach.
func (c *canvas) paint(outlines [][]point, hex string) {
	spot := c.reach(outlines)
	brush := vector.NewRasterizer(spot.Dx(), spot.Dy())
	for _, outline := range outlines {
		for i, p := range outline {
			x, y := float32(p.x*c.scale)-float32(spot.Min.X), float32(p.y*c.scale)-float32(spot.Min.Y)
			if i == 0 {
				brush.MoveTo(x, y)
			} else {
				brush.LineTo(x, y)
			}
		}
		brush.ClosePath()
	}
	brush.Draw(c.RGBA, spot, image.NewUniform(rgb(hex)), image.Point{})
}

// reach returns the pixels that outlines touch.
func (c *canvas) reach(outlines [][]point) image.Rectangle {
	var spot image.Rectangle
	for _, outline := range outlines {
		for _, p := range outline {
			x, y := int(p.x*c.scale), int(p.y*c.scale)
			spot = spot.Union(image.Rect(x-1, y-1, x+2, y+2))
		}
	}
	return spot.Intersect(c.Bounds())
}

// rgb returns the color that "#1f4e9c" names.
func rgb(hex string) color.RGBA {
	n, err := strconv.ParseUint(hex[1:], 16, 24)
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the colors are constants
	}
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}

// smaller returns a picture reduced by a factor: each pixel is the mean of a square of the first.
func smaller(from *image.RGBA, times int) *image.RGBA {
	size := from.Bounds().Dx() / times
	to := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			for channel := range 4 {
				sum := 0
				for i := range times * times {
					sum += int(from.Pix[from.PixOffset(x*times+i%times, y*times+i/times)+channel])
				}
				to.Pix[to.PixOffset(x, y)+channel] = uint8(sum / (times * times))
			}
		}
	}
	return to
}
