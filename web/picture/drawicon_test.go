package picture

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"sync"

	"chesstutor/assets"
)

// iconDrawing is the drawing of the site's icon: a ground with round corners, and what stands on it.
type iconDrawing struct {
	Ground struct {
		Round float64 `xml:"rx,attr"`
		Fill  string  `xml:"fill,attr"`
	} `xml:"rect"`
	On struct {
		Fill      string  `xml:"fill,attr"`
		Stroke    string  `xml:"stroke,attr"`
		Width     float64 `xml:"stroke-width,attr"`
		Transform string  `xml:"transform,attr"`
		Shapes    []shape `xml:",any"`
	} `xml:"g"`
	move point   // of Transform
	size float64 // of Transform
}

// theIcon is the drawing of the icon. The file is embedded, so a fault in it is a fault of the program.
var theIcon = sync.OnceValue(func() *iconDrawing {
	source, err := fs.ReadFile(assets.FS(), "icon.svg")
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the tests draw it
	}
	d := &iconDrawing{}
	if err := xml.Unmarshal(source, d); err != nil {
		panic("picture: " + err.Error()) // unreachable: the tests draw it
	}
	if _, err := fmt.Sscanf(d.On.Transform, "translate(%g %g) scale(%g)", &d.move.x, &d.move.y, &d.size); err != nil {
		panic("picture: the icon's transform: " + err.Error()) // unreachable, as above
	}
	return d
})

// A frame is how much of a square an icon fills.
type frame int

const (
	rounded frame = iota // the icon as it is drawn
	full                 // the ground reaches the edges: the device rounds them
	safe                 // and the drawing stays within the circle that every device shows
)

// safeSize is the size of the drawing in a safe icon.
const safeSize = 0.74

// drawIcon draws the icon of so many pixels a side.
func drawIcon(pixels int, f frame) *image.RGBA {
	d := theIcon()
	on := newCanvas(finer*pixels, drawing)
	ground := []line{{points: []point{{0, 0}, {drawing, 0}, {drawing, drawing}, {0, drawing}}, closed: true}}
	if f == rounded {
		ground = []line{roundedSquare(d.Ground.Round)}
	}
	on.fill(ground, d.Ground.Fill)
	shown := 1.0
	if f == safe {
		shown = safeSize
	}
	scale := d.size * shown
	move := point{d.move.x*shown + drawing*(1-shown)/2, d.move.y*shown + drawing*(1-shown)/2}
	for _, each := range d.On.Shapes {
		lines := each.lines()
		for _, l := range lines {
			for i, p := range l.points {
				l.points[i] = point{p.x*scale + move.x, p.y*scale + move.y}
			}
		}
		if fill := paintOf(each.Fill, d.On.Fill, ""); fill != "" {
			on.fill(lines, fill)
		}
		if stroke := paintOf(each.Stroke, d.On.Stroke, ""); stroke != "" {
			width := d.On.Width
			if each.Width > 0 {
				width = each.Width
			}
			on.stroke(lines, width*scale, stroke)
		}
	}
	return smaller(on.RGBA, finer)
}

// roundedSquare returns the outline of a drawing's whole square, with round corners.
func roundedSquare(radius float64) line {
	l := line{closed: true}
	around, quarter := circle(point{}, radius).points, curveSteps/2
	for i, middle := range []point{
		{drawing - radius, drawing - radius}, {radius, drawing - radius}, {radius, radius}, {drawing - radius, radius},
	} {
		for n := range quarter + 1 {
			p := around[(i*quarter+n)%len(around)]
			l.points = append(l.points, point{middle.x + p.x, middle.y + p.y})
		}
	}
	return l
}

// iconPNG returns an icon as a PNG.
func iconPNG(pixels int, f frame) []byte {
	var file bytes.Buffer
	if err := png.Encode(&file, drawIcon(pixels, f)); err != nil {
		panic("picture: " + err.Error()) // unreachable: a buffer takes everything
	}
	return file.Bytes()
}

// iconICO returns the icon as an ICO file of three sizes, each of them a PNG.
func iconICO() []byte {
	sizes := []int{16, 32, 48}
	var head, body bytes.Buffer
	write := func(values ...any) {
		for _, v := range values {
			_ = binary.Write(&head, binary.LittleEndian, v) // a buffer takes everything
		}
	}
	write(uint16(0), uint16(1), uint16(len(sizes))) // an icon of so many pictures
	for _, size := range sizes {
		file := iconPNG(size, rounded)
		write(uint8(size), uint8(size), uint8(0), uint8(0), uint16(1), uint16(32), // of 32 bits a pixel
			uint32(len(file)), uint32(6+16*len(sizes)+body.Len()))
		body.Write(file)
	}
	return append(head.Bytes(), body.Bytes()...)
}
