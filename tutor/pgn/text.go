package pgn

import (
	"strings"
	"unicode/utf8"
)

// textOf returns the bytes of a file as text with plain line ends: as Latin-1 if they are not UTF-8.
func textOf(data []byte) string {
	text := string(data)
	if !utf8.ValidString(text) {
		runes := make([]rune, len(data))
		for i, b := range data {
			runes[i] = rune(b)
		}
		text = string(runes)
	}
	text = strings.TrimPrefix(text, "\ufeff")
	return strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u0085", "\n").Replace(text)
}
