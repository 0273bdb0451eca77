package board

import "github.com/a-h/templ"

// Classes are the square's colour and its marks.
func (s Square) Classes() string {
	classes := "square light"
	if s.Dark {
		classes = "square dark"
	}
	for _, mark := range [...]struct {
		on   bool
		name string
	}{
		{s.Moveable, " moveable"}, {s.Threatened, " threatened"}, {s.Selected, " selected"}, {s.Valid, " valid"},
		{s.Unsafe, " unsafe"}, {s.Fair, " fair"}, {s.Wins, " wins"}, {s.Threat, " threat"}, {s.Last, " last"},
		{s.Check, " check"},
		{s.Marked, " tapped"},
		{s.Piece != nil, " occupied"},
	} {
		if mark.on {
			classes += mark.name
		}
	}
	return classes
}

// Careful reports whether nothing is lost on the square by the selected piece's move to it, but something elsewhere is.
func (s Square) Careful() bool { return !s.Losing() && !s.Wins && s.Grade == "loses" }

// Ends reports whether the selected piece's move to the square is checkmate or stalemate.
func (s Square) Ends() bool { return s.Grade == "mates" || s.Grade == "stalemates" }

// Losing reports whether the selected piece's move to the square loses points there, or lets the opponent give mate.
func (s Square) Losing() bool { return s.Unsafe && !s.Fair && !s.Wins || s.Grade == "allows-mate" }

// Attributes returns the classes, and the data attributes for the grade of a move to the square and for the ring of its
// piece.
func (s Square) Attributes() templ.OrderedAttributes {
	attrs := templ.OrderedAttributes{templ.KV[string, any]("class", s.Classes())}
	if s.Grade != "" {
		attrs = append(attrs, templ.KV[string, any]("data-grade", s.Grade))
	}
	if s.Ring != "" {
		attrs = append(attrs, templ.KV[string, any]("data-ring", s.Ring))
	}
	return attrs
}

// sends returns the attributes for what pressing the square's button sends. One that sends nothing is no stop of the
// Tab key.
func (s Square) sends() templ.OrderedAttributes {
	kv := templ.KV[string, any]
	form, name := "", "to"
	switch s.Action {
	case Pick:
		form, name = "pick", "from"
	case Place:
		form = "play"
	case Ask:
		form = "ask"
	case Drop:
		return templ.OrderedAttributes{kv("form", "drop"), kv("type", "submit")}
	case Answer:
		form, name = "drop", "answer"
	default:
		return templ.OrderedAttributes{kv("tabindex", "-1"), kv("type", "button")}
	}
	return templ.OrderedAttributes{kv("form", form), kv("name", name), kv("type", "submit"), kv("value", s.ID)}
}
