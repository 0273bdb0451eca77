package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
)

func TestTextsNameTheirParts(t *testing.T) {
	of := say.Parts[int]{
		"number": func(n int) any { return n },
		"word":   func(n int) any { return []string{"no", "one", "two", "three"}[n] },
	}
	assert.Equal(t, "Two is written 2, not two.", of.Telling("$Word is written $number, not ${word}.")(2))
	many := of.Either(func(n int) bool { return n == 1 }, "One.", "$Word of them.")
	assert.Equal(t, "One.", many(1))
	assert.Equal(t, "Three of them.", many(3))
	assert.Panics(t, func() { of.Telling("$Word has no $color.") }, "a text that names what it has not")
}
