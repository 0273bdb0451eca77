package proof_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// tableStarts are endings from which games of beginners lead through wins, draws and losses.
var tableStarts = []string{
	"8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", "8/8/8/8/3k4/3p4/3K4/8 w - - 0 1",
	"4k3/8/3K4/4P3/8/8/8/8 w - - 0 1",
}

// All that the tutor says in games of beginners from endings is read, too.
func TestWhatIsSaidOfEndingsIsTrue(t *testing.T) {
	t.Parallel()
	a := newAudit()
	for i, fen := range tableStarts {
		start, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		teller := newTeller(t.Context(), 100*uint64(i+1))
		teller.you = chess.White
		teller.game = tutor.NewGame(tutor.Setup{Start: start, Level: ai.Levels()[2], Seed: uint32(i)})
		require.NoError(t, teller.play(12))
		a.read(teller)
	}
	assert.Empty(t, a.unread)
	assert.Empty(t, a.falseOnes)
	for _, kind := range []fact.Kind{fact.KindTableWon, fact.KindOnlyWin} {
		assert.Positive(t, a.byKind["line "+string(kind)], kind)
	}
	t.Log(a.byKind)
}
