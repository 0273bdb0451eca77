package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
)

// What a piece attacks as it opens a check is lost because the check comes first: that is told, and no fork.
func TestAnOpenedCheckComesBeforeItsFork(t *testing.T) {
	for _, c := range []struct {
		name, fen, uci string
		want, never    fact.Concept
	}{
		{"queen and pawn", "r1bqkbr1/ppp2p1p/2n2np1/4N3/8/3P4/PPP1Q1PP/RNB1KB1R w Q - 0 1", "e5c6",
			fact.OpenedCheck, fact.Fork},
		{"king and rook, with no line opened", "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7",
			fact.Fork, fact.OpenedCheck},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.uci)
			require.NoError(t, err)
			var concepts []fact.Concept
			for _, f := range newStudy(&p, m).ideas(lastMove{}) {
				concepts = append(concepts, f.Concept)
			}
			assert.Contains(t, concepts, c.want)
			assert.NotContains(t, concepts, c.never)
		})
	}
}
