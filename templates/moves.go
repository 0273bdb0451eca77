package templates

import "github.com/a-h/templ"

// moveList lists the moves played, each a link to the position after it. A game has a hundred moves, so this is written
// by hand, see PieceView.
func moveList(rows []MoveRow) templ.Component {
	return written(func(text []byte) []byte {
		text = append(text, "<ol>"...)
		for i := range rows {
			row := &rows[i]
			text = append(text, `<li><span class="number">`...)
			text = append(appendEscaped(text, row.Number), "</span>"...)
			text = appendMove(text, row.White, row.WhiteURL, row.WhiteLast)
			text = appendMove(text, row.Black, row.BlackURL, row.BlackLast)
			text = append(text, "</li>"...)
		}
		return append(text, "</ol>"...)
	})
}

// appendMove appends a move of the list; last is whether it led to the position shown.
func appendMove(text []byte, san, url string, last bool) []byte {
	if san == "" {
		return append(text, `<span class="san"></span>`...)
	}
	text = appendAttribute(append(text, `<a class="san"`...), "href", url)
	text = append(text, " data-go"...)
	if last {
		text = append(text, ` aria-current="true"`...)
	}
	return append(appendEscaped(append(text, '>'), san), "</a>"...)
}
