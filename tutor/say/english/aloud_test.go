package english

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A voice reads full words, whatever is written.
func TestTextsAreReadAloudInFullWords(t *testing.T) {
	for written, want := range map[string]string{
		"Go on.":                         "Go on.",
		"Where is e4?":                   "Where is e 4?",
		"Black: d7 to d5.":               "Black: d 7 to d 5.",
		"Play the move Nd4.":             "Play the move knight to d 4.",
		"Play the move Bxc6.":            "Play the move bishop takes c 6.",
		"Nbd7":                           "knight b to d 7",
		"R1xa3":                          "rook 1 takes a 3",
		"exd5":                           "e takes d 5",
		"a8=Q+":                          "a 8, becomes a queen, check",
		"Play the move O-O.":             "Play the move castle on the short side.",
		"O-O-O#":                         "castle on the long side, mate",
		"Pawn 1, knight 3. 64 squares.":  "Pawn 1, knight 3. 64 squares.",
		"Files a to h go up.":            "Files a to h go up.",
		"A bishop, a king, and Black b4": "A bishop, a king, and Black b 4",
	} {
		assert.Equal(t, want, aloud(written))
	}
}
