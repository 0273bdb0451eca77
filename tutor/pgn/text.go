package pgn

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Text returns the bytes of a file as text with plain line ends: as UTF-16 if they are, with a mark of the byte order
// or without one, as Latin-1 if they are not UTF-8.
func Text(data []byte) string {
	text := string(data)
	if order := wide(data); order != nil {
		units := make([]uint16, len(data)/2)
		for i := range units {
			units[i] = order.Uint16(data[2*i:])
		}
		text = string(utf16.Decode(units))
	} else if !utf8.ValidString(text) {
		runes := make([]rune, len(data))
		for i, b := range data {
			runes[i] = rune(b)
		}
		text = string(runes)
	}
	text = strings.TrimPrefix(text, "\ufeff")
	return strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u0085", "\n").Replace(text)
}

// wide returns the byte order of a text in UTF-16, nil if it is none: it begins with a mark, or with a character whose
// other byte is 0.
func wide(data []byte) binary.ByteOrder {
	switch {
	case len(data) < 2:
		return nil
	case data[0] == 0xff && data[1] == 0xfe, data[0] != 0 && data[1] == 0:
		return binary.LittleEndian
	case data[0] == 0xfe && data[1] == 0xff, data[0] == 0 && data[1] != 0:
		return binary.BigEndian
	}
	return nil
}
