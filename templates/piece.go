package templates

import (
	"context"
	"html"
	"io"
	"slices"

	"github.com/a-h/templ"
)

// PieceView draws a piece from the sprite below assets. Where the drawing cannot be seen, or the board is copied as
// text, its Unicode symbol stands for it; callers put its name beside it for screen readers.
//
// A page has dozens of pieces and squares, so these two components are written by hand: templ takes twenty times as
// long to put together the attributes of one.
func PieceView(assets string, p Piece) templ.Component {
	return written(func(text []byte) []byte { return p.append(slices.Grow(text, pieceBytes), assets) })
}

// pieceBytes is about what a piece takes.
const pieceBytes = 256

// written is a component that appends its HTML to a text.
func written(append func(text []byte) []byte) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		_, err := w.Write(append(nil))
		return err
	})
}

// append appends the drawing of a piece.
func (p Piece) append(text []byte, assets string) []byte {
	color := "black"
	if p.White {
		color = "white"
	}
	text = appendAttribute(append(text, "<span"...), "class", "piece "+color)
	text = append(text, ` aria-hidden="true"><svg viewBox="0 0 48 48"><use`...)
	text = appendAttribute(text, "href", assets+"/pieces.svg#"+p.Symbol)
	text = append(text, `></use></svg><span class="symbol">`...)
	text = append(text, html.EscapeString(p.Text)...)
	return append(text, "</span></span>"...)
}

// appendAttribute appends an attribute of an element.
func appendAttribute(text []byte, name, value string) []byte {
	text = append(append(append(text, ' '), name...), `="`...)
	return append(append(text, html.EscapeString(value)...), '"')
}
