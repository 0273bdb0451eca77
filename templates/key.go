package templates

import "github.com/a-h/templ"

// keyList is the key to the marks itself. It is on every page with a board, and written by hand, see PieceView.
func keyList(assets string, entries []KeyEntry) templ.Component {
	return written(func(text []byte) []byte {
		text = append(text, "<ul>"...)
		for i := range entries {
			square := &entries[i].Square
			text = append(text, `<li><span class="`...)
			text = square.appendSigns(append(square.appendClasses(text), '"'))
			text = append(text, '>')
			if square.Piece != nil {
				text = square.Piece.append(text, assets)
			}
			text = append(text, "</span> <span>"...)
			text = append(appendEscaped(text, entries[i].Text), "</span></li>"...)
		}
		return append(text, "</ul>"...)
	})
}
