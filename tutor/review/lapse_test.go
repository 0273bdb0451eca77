package review

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// What came twice and more is what a game is to be learned from; once is no habit.
func TestWhatCameOften(t *testing.T) {
	t.Parallel()
	for moves, want := range map[string]struct {
		lapse Lapse
		times int
	}{
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5 Bc4 Nxc4 a3 a6":     {LapseLeft, 2},
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5 a3 a6":              {"", 0},
		"e4 e5 Bc4 Nc6 Qh5 Nf6 a3 a6 b3 b6 Qxf7#":    {LapseMate, 2},
		"e4 e5 Nf3 d5 a3 d4 b3 Bh3 c3 Qd5 d3 Qc6 h3": {LapseFree, 2},
	} {
		r := whole(t, game(t, moves), chess.White)
		lapse, times := r.Often()
		assert.Equal(t, want.lapse, lapse, moves)
		assert.Equal(t, want.times, times, moves)
	}
}
