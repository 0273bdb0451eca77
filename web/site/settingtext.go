package site

// maxText is the maximum length of a setting's text, which is stored in a uint64.
const maxText = 8

// textNumber encodes a text of letters, digits and hyphens as a number: its bytes in little-endian order, 0 for "".
// It reports false for a text longer than maxText or with other characters.
func textNumber(text string) (n uint64, ok bool) {
	if len(text) > maxText {
		return 0, false
	}
	for i := range len(text) {
		if !plain(text[i]) {
			return 0, false
		}
		n |= uint64(text[i]) << (8 * i)
	}
	return n, true
}

// numberText is the inverse of textNumber. It reports false for a number that encodes no text.
func numberText(n uint64) (text string, ok bool) {
	for ; n != 0; n >>= 8 {
		if !plain(byte(n)) {
			return "", false
		}
		text += string(rune(byte(n)))
	}
	return text, true
}

func plain(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '-'
}
