package say

import (
	"fmt"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"

	"chesstutor/tutor/fact"
)

// Parts are what the texts of a language about a T may name: in the text "$Piece can take $attacker." each name stands
// for a part, with a capital where it begins a sentence.
type Parts[T any] map[string]func(T) any

// Fill puts parts in the place of their names in a text.
func (p Parts[T]) Fill(text string, about T) string {
	return os.Expand(text, func(name string) string {
		if part, ok := p[name]; ok {
			return fmt.Sprint(part(about))
		}
		return Capitalized(fmt.Sprint(p[uncapitalized(name)](about)))
	})
}

// Telling returns a function that fills a text. It panics, when the program starts, if a name in it has no part.
func (p Parts[T]) Telling(text string) func(T) string {
	os.Expand(text, func(name string) string {
		if p[uncapitalized(name)] == nil {
			panic("say: nothing is called " + name + " in " + text)
		}
		return ""
	})
	return func(about T) string { return p.Fill(text, about) }
}

// Either returns a function that fills one text if something is so, and another if not.
func (p Parts[T]) Either(isSo func(T) bool, one, other string) func(T) string {
	tellOne, tellOther := p.Telling(one), p.Telling(other)
	return func(about T) string {
		if isSo(about) {
			return tellOne(about)
		}
		return tellOther(about)
	}
}

// NearOnly returns a text that tells how far a mate is, "" if that is not told of the fact.
func NearOnly(f *fact.Fact, text string) string {
	if !f.Near() {
		return ""
	}
	return text
}

// Capitalized begins a text with a capital letter.
func Capitalized(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

func uncapitalized(name string) string { return strings.ToLower(name[:1]) + name[1:] }
