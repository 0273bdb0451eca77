package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

func TestTracks(t *testing.T) {
	for name, x := range map[string]struct {
		rule, fen    string
		white, black [2]int
	}{
		"the start":     {"pawns", "K7/4p1p1/8/8/8/8/1P1P1P2/k7 w - - 0 1", [2]int{0, 6}, [2]int{0, 6}},
		"under way":     {"pawns", "K7/8/7p/4pp2/1P6/4P1P1/8/k7 w - - 0 1", [2]int{2, 6}, [2]int{2, 6}},
		"one step left": {"pawns", "K7/2P5/8/8/8/8/6p1/k7 w - - 0 1", [2]int{5, 6}, [2]int{5, 6}},
		"through":       {"pawns", "K1Q5/8/8/8/8/8/6p1/k7 b - - 0 1", [2]int{6, 6}, [2]int{5, 6}},
		"one is taken":  {"queen-pawns", "k6K/5p2/1p6/8/8/8/8/2Q5 w - - 0 1", [2]int{1, 3}, [2]int{1, 6}},
		"all are taken": {"queen-pawns", "k6K/8/8/8/8/8/8/3Q4 b - - 0 1", [2]int{3, 3}, [2]int{0, 6}},
	} {
		t.Run(name, func(t *testing.T) {
			e := smallGame(t, x.rule, "k6K/p4p2/1p6/8/8/8/8/3Q4 w - - 0 1", true)
			p, err := chess.ParseFEN(x.fen)
			require.NoError(t, err)
			white, black, ok := e.Tracks(&p)
			assert.True(t, ok)
			assert.Equal(t, x.white, [2]int{white.Done, white.Of})
			assert.Equal(t, x.black, [2]int{black.Done, black.Of})
		})
	}
	for _, e := range []*exercise.Exercise{
		smallGame(t, "mate", "4k3/8/8/8/8/8/8/RQ2K2R w - - 0 1", false), {Kind: exercise.Collect, Rule: "pawns"},
	} {
		_, _, ok := e.Tracks(&e.Position)
		assert.False(t, ok, e.Kind)
	}
}
