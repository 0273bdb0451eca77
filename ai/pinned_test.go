package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNodeCountsArePinned fails at every change of the search. An intended change updates the
// numbers, and a match shows that it is better.
func TestNodeCountsArePinned(t *testing.T) {
	tests := []struct {
		name   string
		limits Limits
		nodes  uint64
	}{
		{"the default level", ThreePlies.Limits(), 143_194},
		{"full, four plies", Limits{Depth: 4}, 692_605},
		{"selective, eight plies", Limits{Method: Selective, Depth: 8}, 163_847},
		{"selective, three lines", Limits{Method: Selective, Depth: 6, Lines: 3}, 142_508},
	}
	for _, test := range tests {
		var nodes uint64
		for _, m := range middlegames(t) {
			r, err := Search(t.Context(), m.position, nil, test.limits, 1)
			require.NoError(t, err)
			nodes += r.Nodes
		}
		assert.Equal(t, test.nodes, nodes, test.name)
	}
}
