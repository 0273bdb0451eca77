package board

import (
	"bytes"
	"context"

	"github.com/a-h/templ"
)

// cells are the squares of a board. See PieceView for why they are written by hand.
func cells(assets string, all [][]Square) templ.Component {
	text := make([]byte, 0, 16<<10) // about what a board takes
	for _, row := range all {
		text = append(text, `<div class="row" role="row">`...)
		for i := range row {
			text = row[i].append(text, assets)
		}
		text = append(text, "</div>"...)
	}
	return written(text)
}

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
	text = s.appendSigns(append(s.appendClasses(append(text, ` class="`...)), '"'))
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
		text = appendRendered(text, Sign(sign))
	}
	return append(text, "</button></div>"...)
}

// appendClasses appends the square's colour and its marks, which are its classes.
func (s *Square) appendClasses(text []byte) []byte {
	if s.Dark {
		text = append(text, "square dark"...)
	} else {
		text = append(text, "square light"...)
	}
	for _, mark := range [...]struct {
		on   bool
		name string
	}{
		{s.Moveable, " moveable"}, {s.Threatened, " threatened"}, {s.Selected, " selected"}, {s.Valid, " valid"},
		{s.Unsafe, " unsafe"}, {s.Fair, " fair"}, {s.Threat, " threat"}, {s.Last, " last"}, {s.Check, " check"},
		{s.Marked, " tapped"},
		{s.Piece != nil, " occupied"},
	} {
		if mark.on {
			text = append(text, mark.name...)
		}
	}
	return text
}

// Classes are the square's colour and its marks.
func (s Square) Classes() string { return string(s.appendClasses(nil)) }

// field returns the form that a square's button belongs to and the name of the field with its square; both are ""
// where pressing it does nothing.
func (s *Square) field() (form, name string) {
	switch s.Action {
	case Pick:
		return "pick", "from"
	case Place:
		return "play", "to"
	case Ask:
		return "ask", "to"
	case Drop:
		return "drop", ""
	case Answer:
		return "drop", "answer"
	}
	return "", ""
}

// appendSigns appends the data attributes for the grade of a move to the square and for the ring of its piece.
func (s *Square) appendSigns(text []byte) []byte {
	if s.Grade != "" {
		text = appendAttribute(text, "data-grade", s.Grade)
	}
	if s.Ring != "" {
		text = appendAttribute(text, "data-ring", s.Ring)
	}
	return text
}

// Attributes returns the data attributes for the grade of a move to the square and for the ring of its piece.
func (s *Square) Attributes() (attrs templ.OrderedAttributes) {
	if s.Grade != "" {
		attrs = append(attrs, templ.KV[string, any]("data-grade", s.Grade))
	}
	if s.Ring != "" {
		attrs = append(attrs, templ.KV[string, any]("data-ring", s.Ring))
	}
	return attrs
}

// appendRendered appends a component, of those that are seldom on a board.
func appendRendered(text []byte, c templ.Component) []byte {
	to := bytes.NewBuffer(text)
	if err := c.Render(context.Background(), to); err != nil {
		panic("templates: " + err.Error()) // unreachable: a buffer takes everything
	}
	return to.Bytes()
}
