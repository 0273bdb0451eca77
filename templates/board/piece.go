package board

import (
	"context"
	"html"
	"io"

	"github.com/a-h/templ"
)

// PieceView draws a piece from the sprite below assets. Where the drawing cannot be seen, or the board is copied as
// text, its Unicode symbol stands for it; callers put its name beside it for screen readers.
//
// A page has dozens of pieces and squares, so these two components are written by hand: templ takes twenty times as
// long to put together the attributes of one.
func PieceView(assets string, p Piece) templ.Component { return written(p.append(nil, assets)) }

// written is HTML that was written by hand, as a component.
type written []byte

// Render writes the HTML.
func (w written) Render(_ context.Context, to io.Writer) error {
	_, err := to.Write(w)
	return err
}

// append appends the drawing of a piece.
func (p Piece) append(text []byte, assets string) []byte {
	if p.White {
		text = append(text, `<span class="piece white"`...)
	} else {
		text = append(text, `<span class="piece black"`...)
	}
	text = append(text, ` aria-hidden="true"><svg viewBox="0 0 48 48"><use href="`...)
	text = append(appendEscaped(text, assets), "/pieces.svg#"...)
	text = append(appendEscaped(text, p.Symbol), `"></use></svg><span class="symbol">`...)
	return append(appendEscaped(text, p.Text), "</span></span>"...)
}

// appendAttribute appends an attribute of an element.
func appendAttribute(text []byte, name, value string) []byte {
	text = append(append(append(text, ' '), name...), `="`...)
	return append(appendEscaped(text, value), '"')
}

// appendEscaped appends a text as HTML.
func appendEscaped(text []byte, value string) []byte {
	return append(text, html.EscapeString(value)...)
}
