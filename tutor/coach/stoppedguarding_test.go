package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// That a guard moved away is told only where what it guarded can be won now.
func TestAGuardThatIsNotMissed(t *testing.T) {
	for name, c := range map[string]struct {
		fen, moved string
		told       bool
	}{
		"others guard it still":    {"r1bqk2r/pppp1ppp/8/3QP3/2B5/8/PPP2PPP/R1B1K2R b KQkq - 0 10", "e8g8", false},
		"nothing guards it now":    {"4k3/3p4/8/8/8/8/3Q4/4K3 b - - 0 1", "e8f8", true},
		"a bishop guards it still": {"2b1k3/3p4/8/8/8/8/3Q4/4K3 b - - 0 1", "e8f8", false},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		m, err := start.ParseUCI(c.moved)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		facts := squaresOf(NewSurvey(g.Position()).Advice(g, 1), fact.KindStoppedGuarding)
		assert.Equal(t, c.told, facts != 0, name)
	}
}

// What takes a piece, and opens a line by it, is told as that: not as the attack along the line alone.
func TestWhatOpensALineByTakingIsToldAsTaking(t *testing.T) {
	f := warnedOf(t, "1rr4k/p3P2p/2pN1pp1/3B3n/4P3/2Q5/PPP1qPPP/RNB2RK1 w - - 0 18", "Nb5", false, Warns()...)
	require.NotNil(t, f)
	require.NotEqual(t, fact.KindWarnAttack, f.Kind)
	assert.Equal(t, "c6d5", f.Line[1].String())
}
