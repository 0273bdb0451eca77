package ai

import (
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// TestHistoriesAreCleared checks that a reset leaves nothing of what a search learned about moves.
func TestHistoriesAreCleared(t *testing.T) {
	s, p := newSelective(newTable(1)), chess.Start()
	s.reset(5_000)
	_, err := s.search(t.Context(), &p, nil, Limits{Method: Selective, Nodes: 5_000}, 1)
	require.NoError(t, err)
	require.NotEqual(t, [16]chess.Bitboard{}, s.histories.written)
	s.reset(5_000)
	require.True(t, s.histories == histories{}, "something is left")
}
