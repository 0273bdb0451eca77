package site

import (
	"encoding/binary"
	"regexp"
	"strings"
)

// settingText matches a text that a setting can store in a uint64: of eight letters, digits and hyphens at most.
var settingText = regexp.MustCompile(`^[0-9A-Za-z-]{0,8}\z`)

// textNumber encodes a text as a number: its bytes in little-endian order, 0 for "". It reports false for a text that
// settingText does not match.
func textNumber(text string) (n uint64, ok bool) {
	if !settingText.MatchString(text) {
		return 0, false
	}
	return littleEndian(text), true
}

// numberText is the inverse of textNumber. It reports false for a number that encodes no text.
func numberText(n uint64) (text string, ok bool) {
	text = shortest(n)
	return text, settingText.MatchString(text)
}

// littleEndian returns the number in up to eight bytes.
func littleEndian(bytes string) uint64 {
	var number [8]byte
	copy(number[:], bytes)
	return binary.LittleEndian.Uint64(number[:])
}

// shortest is the inverse of littleEndian: without zero bytes at the end.
func shortest(n uint64) string {
	return strings.TrimRight(string(binary.LittleEndian.AppendUint64(nil, n)), "\x00")
}
