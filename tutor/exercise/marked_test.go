package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// A square is asked about where a game marks it as the rule does: nothing can take there, or the piece is lost.
func TestMarkedOtherwise(t *testing.T) {
	for name, x := range map[string]struct {
		line   string
		marked bool
	}{
		"a guarded square": {
			`"rule":"safe-squares","fen":"8/5k1p/3p2p1/3P1p2/2KP4/6r1/8/4N3 w - - 0 1","piece":"e1"`, true,
		},
		"safe or lost": {
			`"rule":"safe-squares","fen":"2r3k1/1p3ppp/3p4/8/N7/7P/5PP1/6K1 w - - 0 1","piece":"a4"`, false,
		},
		"safe, but Black mates": {
			`"rule":"safe-squares","fen":"2r3k1/1p3ppp/3p4/8/N7/8/5PPP/6K1 w - - 0 1","piece":"a4"`, true,
		},
		"another piece may lose": {
			`"rule":"safe-squares","fen":"r5k1/1p3ppp/3p4/8/N6Q/7P/5PP1/6K1 w - - 0 1","piece":"a4"`, false,
		},
		"free, but Black mates": {`"rule":"free","fen":"1k1r4/ppp5/8/8/8/8/b4PPP/R5K1 w - - 0 1"`, true},
		"free":                  {`"rule":"free","fen":"1k1r4/ppp5/8/8/8/7P/b4PP1/R5K1 w - - 0 1"`, false},
	} {
		list, err := exercise.Read([]byte(`{"id":"some-1","kind":"tap",` + x.line + `}`))
		require.NoError(t, err, name)
		assert.Equal(t, x.marked, list[0].MarkedOtherwise(), name)
	}
}
