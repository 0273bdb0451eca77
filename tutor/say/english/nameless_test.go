package english

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNameless(t *testing.T) {
	for named, want := range map[string]string{
		"The pawn on c6 can take your rook on b5.":                    "The pawn can take your rook.",
		"From c4 you cannot get every star any more.":                 "From there you cannot get every star any more.",
		"Pawns go diagonally only to take, and nothing stands on g3.": "Pawns go diagonally only to take, and nothing stands there.",
		"Your bishop on d3 cannot go to d5.":                          "This bishop cannot go there.",
		"g8 is a light square.":                                       "That is a light square.",
		"A rook moves only straight: ahead, back or to the side.":     "A rook moves only straight: ahead, back or to the side.",

		"The king cannot go to h7: the bishop on d3 attacks that square.": "The king cannot go there: " +
			"the bishop attacks that square.",
	} {
		assert.Equal(t, want, nameless(named))
	}
}
