package picture

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
)

// The sizes of a picture in pixels.
const (
	squareSize  = 80
	pictureSize = 8 * squareSize
)

// PNG returns the picture of a board as a PNG of 640 by 640 pixels.
func PNG(b Board) ([]byte, error) {
	picture := newCanvas(pictureSize, 800)
	b.eachSquare(func(s chess.Square, column, row int) {
		spot := image.Rect(0, 0, squareSize, squareSize).Add(image.Pt(column*squareSize, row*squareSize))
		draw.Draw(picture, spot, image.NewUniform(rgb(b.ground(s))), image.Point{}, draw.Src)
	})
	b.drawCoordinates(picture.RGBA)
	b.eachSquare(func(s chess.Square, column, row int) {
		if pc := b.Position.At(s); pc != chess.NoPiece {
			spot := image.Rect(0, 0, squareSize, squareSize).Add(image.Pt(column*squareSize, row*squareSize))
			draw.Draw(picture, spot, pieces()[pc], image.Point{}, draw.Over)
		}
	})
	for _, arrow := range b.Arrows {
		drawArrow(picture, arrow.Shape(b.Turned))
	}
	var file bytes.Buffer
	err := png.Encode(&file, picture)
	return file.Bytes(), err
}

// finer is how many times finer pieces are drawn than they are shown: where the parts of a line overlap, a pixel at
// its edge would come out too dark.
const finer = 4

// pieces holds the pictures of all pieces, of the size of a square.
var pieces = sync.OnceValue(func() map[chess.Piece]image.Image {
	all := map[chess.Piece]image.Image{}
	for _, c := range []chess.Color{chess.White, chess.Black} {
		for t := chess.Pawn; t <= chess.King; t++ {
			all[chess.PieceOf(t, c)] = drawPiece(symbols()[letter(chess.PieceOf(t, c))], coats[c])
		}
	}
	return all
})

func drawPiece(s symbol, c coat) image.Image {
	const free = drawing * inset / (1 - 2*inset)
	on := newCanvas(finer*squareSize, drawing+2*free)
	for _, each := range s.Shapes {
		lines := each.lines()
		for _, l := range lines {
			for i := range l.points {
				l.points[i].x += free
				l.points[i].y += free
			}
		}
		if fill := paintOf(each.Fill, c.fill, c.inner); fill != "" {
			on.fill(lines, fill)
		}
		if stroke := paintOf(each.Stroke, c.stroke, c.inner); stroke != "" {
			on.stroke(lines, lineWidth, stroke)
		}
	}
	return smaller(on.RGBA, finer)
}

// drawArrow draws an arrow as the pages do.
func drawArrow(on *canvas, a board.Arrow) {
	shaft, head := parsePath(a.Shaft), parsePath(a.Head)
	on.fill(head, halo)
	on.stroke(head, 7, halo)
	on.stroke(shaft, number(a.Halo), halo)
	on.stroke(shaft, number(a.Wide), idea)
	on.stroke(shaft, number(a.Core), halo)
	on.fill(head, idea)
}

// letters is the font of the coordinates.
var letters = sync.OnceValue(func() *opentype.Font {
	parsed, err := opentype.Parse(gobold.TTF)
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the font is embedded
	}
	return parsed
})

// drawCoordinates writes the ranks at the left and the files at the bottom.
func (b *Board) drawCoordinates(on *image.RGBA) {
	face, err := opentype.NewFace(letters(), &opentype.FaceOptions{Size: 13, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the options are constant
	}
	pen := font.Drawer{Dst: on, Src: image.NewUniform(rgb(coordinate)), Face: face}
	for i := range 8 {
		rank, file := b.at(0, i).String()[1:], b.at(i, 7).String()[:1]
		pen.Dot = fixed.P(5, i*squareSize+16)
		pen.DrawString(rank)
		pen.Dot = fixed.P((i+1)*squareSize-5, pictureSize-6)
		pen.Dot.X -= pen.MeasureString(file)
		pen.DrawString(file)
	}
}
