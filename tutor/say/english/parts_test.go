package english

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTextsNameTheirParts(t *testing.T) {
	of := parts[int]{
		"number": func(n int) any { return n },
		"word":   func(n int) any { return number(n) },
	}
	assert.Equal(t, "Two is written 2, not two.", of.telling("$Word is written $number, not ${word}.")(2))
	many := of.either(func(n int) bool { return n == 1 }, "One.", "$Word of them.")
	assert.Equal(t, "One.", many(1))
	assert.Equal(t, "Three of them.", many(3))
	assert.Panics(t, func() { of.telling("$Word has no $color.") }, "a text that names what it has not")
}
