package class

import (
	"crypto/rand"
	"strings"
)

// Code names a class. It is short enough to be typed by a child, from a wall: six of 25 letters and digits, without
// vowels, so that it is no word, and without what looks alike.
type Code string

const (
	codeLength  = 6
	codeLetters = "23456789CDFGHJKMNPQRTVWXY"
)

// NewCode returns a random code.
func NewCode() Code {
	var code []byte
	for len(code) < codeLength {
		var raw [2 * codeLength]byte
		_, _ = rand.Read(raw[:]) // it never fails
		for _, b := range raw {
			if fair := 256 / len(codeLetters) * len(codeLetters); int(b) < fair && len(code) < codeLength {
				code = append(code, codeLetters[int(b)%len(codeLetters)])
			}
		}
	}
	return Code(code)
}

// spaces are what people put between the letters of a code.
var spaces = strings.NewReplacer(" ", "", "-", "", "\t", "", "\u00a0", "")

// ParseCode reads a code as people type it: in either case, with spaces or dashes anywhere. It reports whether the text
// is a code.
func ParseCode(text string) (Code, bool) {
	code := strings.ToUpper(spaces.Replace(text))
	if len(code) != codeLength || strings.Trim(code, codeLetters) != "" {
		return "", false
	}
	return Code(code), true
}
