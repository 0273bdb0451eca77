package play

import (
	"strings"
	"unicode/utf8"

	"chesstutor/templates/frame"
)

// Sentence is a sentence of the tutor's.
type Sentence struct {
	Text   string
	Remedy string      // the part of Text that tells what to do about a danger, "" for none
	Aloud  string      // the same as a voice reads it; "" where none does
	Tone   string      // "danger", "chance", "advice" or "note": its CSS class
	Show   string      // the page that demonstrates it on the board, "" if there is none
	Shown  bool        // it is demonstrated now, and Show is the page without that
	Lesson *frame.Link // to the lesson that teaches it, nil if none does
	Square string      // the squares that it is about, separated by spaces
}

// around returns what stands before and after the remedy.
func (s *Sentence) around() (before, after string) {
	before, after, _ = strings.Cut(s.Text, s.Remedy)
	return before, after
}

// lengthy is how many letters of a sentence fit two lines of the coach's slot, also where long words leave a line
// short.
const lengthy = 54

// long reports whether a sentence takes more than two lines of the coach's slot.
func (s *Sentence) long() bool { return utf8.RuneCountInString(s.Text) > lengthy }
