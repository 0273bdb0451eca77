package templates

import (
	"bytes"
	"context"
	"slices"

	"github.com/a-h/templ"
)

// rows are the squares of a board. See PieceView for why they are written by hand.
func rows(assets string, all [][]Square) templ.Component {
	return written(func(text []byte) []byte {
		text = slices.Grow(text, boardBytes)
		for _, row := range all {
			text = append(text, `<div class="row" role="row">`...)
			for i := range row {
				text = row[i].append(text, assets)
			}
			text = append(text, "</div>"...)
		}
		return text
	})
}

// boardBytes is a little more than the squares of a board usually take.
const boardBytes = 24 << 10

// append appends the cell of a square: its button, with the coordinates that are printed there.
func (s *Square) append(text []byte, assets string) []byte {
	text = append(text, `<div class="cell" role="gridcell"`...)
	if s.Rank != "" {
		text = appendAttribute(text, "data-rank", s.Rank)
	}
	if s.File != "" {
		text = appendAttribute(text, "data-file", s.File)
	}
	if s.Selected {
		text = append(text, ` aria-selected="true"`...) // for others "false" would say that they could be
	}
	text = append(text, "><button"...)
	text = appendAttribute(text, "id", s.ID)
	text = appendAttribute(text, "class", s.classes())
	for _, sign := range s.signs() {
		text = appendAttribute(text, sign.Key, sign.Value.(string))
	}
	text = appendAttribute(text, "aria-label", s.Label)
	form, name := s.field()
	switch {
	case form == "":
		text = append(text, ` tabindex="-1" type="button"`...)
	case name == "":
		text = append(appendAttribute(text, "form", form), ` type="submit"`...)
	default:
		text = appendAttribute(appendAttribute(text, "form", form), "name", name)
		text = appendAttribute(append(text, ` type="submit"`...), "value", s.ID)
	}
	text = append(text, '>')
	if s.Piece != nil {
		text = s.Piece.append(text, assets)
	}
	for _, sign := range s.Signs {
		text = appendRendered(text, squareSign(sign))
	}
	return append(text, "</button></div>"...)
}

// appendRendered appends a component, of those that are seldom on a board.
func appendRendered(text []byte, c templ.Component) []byte {
	to := bytes.NewBuffer(text)
	if err := c.Render(context.Background(), to); err != nil {
		panic("templates: " + err.Error()) // unreachable: a buffer takes everything
	}
	return to.Bytes()
}
