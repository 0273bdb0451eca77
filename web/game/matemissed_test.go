package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// Who gives a check instead of the mate that is there is told how the check can be answered.
func TestACheckThatIsNoMateIsExplained(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/3Q4/1p1p2p1/3N4/8/PPPPBPPP/RNB1K2R w KQ - 1 21")
	require.NoError(t, err)
	v := Viewer{Language: english.English, Audience: tutor.ToWhite}
	for uci, want := range map[string]string{
		"d6e6": "Are you sure? You could win right now. The king can go to d8.",
		"a2a3": "Are you sure? You could win right now.",
	} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		warning := fact.Fact{Kind: fact.KindWarnMateMissed, Start: p, Move: m, Line: []chess.Move{m}}
		assert.Equal(t, want, Commentary{Line: &warning}.text(v))
	}
}
