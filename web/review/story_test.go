package review

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say/english"
)

// Of a lost game a review says how long it was even, where it was that for a while after the side stood better last.
func TestAReviewSaysHowLongALostGameWasEven(t *testing.T) {
	for moves, want := range map[string]string{
		"e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 c3 Qf6 h3 Nge7 a3 O-O Nh2 Qxf2#":  "It was even until move 8, then you lost after 8 moves.",
		"e4 e5 Nf3 a5 Nxe5 Ra6 Bxa6 bxa6 d3 Bc5 a3 h6 b3 Qf6 h3 Qxf2#": "You stood better until move 8, then you lost after 8 moves.",
		"f3 e5 g4 Qh4#": "You lost after 2 moves.",
	} {
		a, r := reviewOf(t, moves)
		_, text := story(english.English, a, r)
		assert.Equal(t, want, text, moves)
	}
}
