package templates

import (
	"unicode/utf8"

	"github.com/a-h/templ"
)

// Sentence is a sentence of the tutor's.
type Sentence struct {
	Text   string
	Tone   string // "danger", "chance", "advice" or "note": its CSS class
	Show   string // the page that demonstrates it on the board, "" if there is none
	Lesson *Link  // to the lesson that teaches it, nil if none does
	Square string // the squares that it is about, separated by spaces
}

// lengthy is how many letters of a sentence fit two lines of the coach's slot.
const lengthy = 58

// long reports whether a sentence takes more than two lines of the coach's slot.
func (s *Sentence) long() bool { return utf8.RuneCountInString(s.Text) > lengthy }

// saysView lists the tutor's sentences, the most important first; show labels the link that demonstrates a sentence
// on the board. A page has four such lists, so they are written by hand, see PieceView.
func saysView(id, show string, sentences []Sentence) templ.Component {
	return written(func(text []byte) []byte {
		text = appendAttribute(append(text, `<ul class="says"`...), "id", id)
		text = appendAttribute(text, "data-show", show)
		text = appendAttribute(text, "data-long", number(lengthy))
		text = append(text, '>')
		for i := range sentences {
			text = sentences[i].append(text, show)
		}
		return append(text, "</ul>"...)
	})
}

// append appends the sentence as an item of a list.
func (s *Sentence) append(text []byte, show string) []byte {
	class := s.Tone
	if s.long() {
		class += " long"
	}
	text = appendAttribute(append(text, "<li"...), "class", class)
	text = appendAttribute(text, "data-squares", s.Square)
	text = appendEscaped(append(text, `><span class="text">`...), s.Text)
	text = append(text, `</span> <span class="ways">`...)
	if s.Show != "" {
		text = appendAttribute(append(text, "<a"...), "href", s.Show)
		text = append(appendEscaped(append(text, " data-go data-show>"...), show), "</a> "...)
	}
	if s.Lesson != nil {
		text = appendAttribute(append(text, `<a class="taught"`...), "href", s.Lesson.URL)
		text = append(appendEscaped(append(text, '>'), s.Lesson.Text), "</a>"...)
	}
	return append(text, "</span></li>"...)
}
