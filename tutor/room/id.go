package room

import (
	"crypto/rand"
	"slices"
	"strings"
)

// ID names a room. Whoever knows it may watch, so it cannot be guessed: 80 random bits, as 16
// letters and digits that are not easily confused.
type ID string

const (
	idLength  = 16
	idLetters = "0123456789abcdefghjkmnpqrstvwxyz" // Crockford's base 32
)

// NewID returns a new random ID.
func NewID() ID {
	var raw [idLength]byte
	_, _ = rand.Read(raw[:]) // it never fails
	for i, b := range raw {
		raw[i] = idLetters[b%byte(len(idLetters))]
	}
	return ID(raw[:])
}

// typedReplacer undoes common variations of a typed ID.
var typedReplacer = strings.NewReplacer(" ", "", "-", "", "\t", "", "\u00a0", "", "o", "0", "i", "1", "l", "1")

// ParseID reads an ID as people type it: upper or lower case, with spaces or dashes anywhere, o for
// 0, i or l for 1. It reports whether the text is an ID.
func ParseID(text string) (ID, bool) {
	id := typedReplacer.Replace(strings.ToLower(text))
	if len(id) != idLength || strings.Trim(id, idLetters) != "" {
		return "", false
	}
	return ID(id), true
}

// Grouped returns the ID in four groups of four, which are easier to read and type.
func (id ID) Grouped() string {
	var groups []string
	for group := range slices.Chunk([]byte(id), 4) {
		groups = append(groups, string(group))
	}
	return strings.Join(groups, "-")
}
