package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A hint to bring out a piece points at two of them, of which its next step tells one.
func TestAHintToDevelopPointsAtTwo(t *testing.T) {
	start := fenOf(t, "rnbqkbnr/ppppp1pp/5p2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	g := tutor.NewGame(tutor.Setup{Start: start})
	m, err := g.Position().ParseSAN("Nc3")
	require.NoError(t, err)
	line := []chess.Move{m}
	found := ai.Result{Move: m, PV: line, Lines: []ai.Line{{Moves: line}}}
	steps := PlainHint(g, found, fact.Everything)
	require.Equal(t, fact.KindHintDevelop, steps[1].Kind)
	assert.Len(t, steps[1].Pieces, 2)
	assert.Equal(t, steps[0].Pieces, steps[1].Pieces)
	assert.Len(t, steps[2].Pieces, 1)
}
