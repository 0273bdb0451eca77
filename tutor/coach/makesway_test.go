package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A pawn that takes is no pawn that makes way, though a piece reaches more squares then.
func TestACaptureMakesNoWay(t *testing.T) {
	for name, c := range map[string]struct {
		fen, uci string
		makes    bool
	}{
		"takes":      {"rnbq1bnr/ppppk1pp/4p3/5P1Q/8/8/PPPP1PPP/RNB1KBNR w KQ - 2 4", "f5e6", false},
		"goes ahead": {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", true},
	} {
		p := fenOf(t, c.fen)
		m, err := p.ParseUCI(c.uci)
		require.NoError(t, err)
		v := NewSurvey(&p)
		_, makes := v.makesWay(v.find(m))
		assert.Equal(t, c.makes, makes, name)
	}
}
