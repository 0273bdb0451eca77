package site

// maxText is how long the text of a setting may be that is kept in a number.
const maxText = 8

// textNumber returns the number that a text of letters, digits and hyphens is kept
// as, 0 for "": its bytes, the first one lowest. It reports false for what is
// longer than maxText or has other signs.
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

// numberText is textNumber's other way round. It reports false for a number that
// is none of a text.
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
