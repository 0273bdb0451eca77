package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// What a move took that is not answered yet counts in a line shown after it: a queen for a bishop and a rook.
func TestALineCountsWhatWasTakenBeforeIt(t *testing.T) {
	start, err := chess.ParseFEN("r2r2k1/pppb1pp1/7p/4P2n/2PQ4/2N2N2/PPP2PPP/3R1RK1 w - - 0 1")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: start})
	line, err := readDemo(g, site.Form{"show": "d4d7,d8d7,d1d7", "step": "3"})
	require.NoError(t, err)
	assert.Equal(t, -1, line.Count, "the learner's")
	taken, err := g.Position().ParseSAN("Qxd7")
	require.NoError(t, err)
	require.NoError(t, g.Play(taken))
	line, err = readDemo(g, site.Form{"show": "d8d7,d1d7", "step": "2"})
	require.NoError(t, err)
	assert.Equal(t, 1, line.Count, "the computer's")
}
