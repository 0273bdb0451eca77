package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// A search of few positions takes little memory, and grows the table that the next
// one of more needs; both find what a table of the whole size does.
func TestTableTakesWhatASearchNeeds(t *testing.T) {
	s := newSelective(newTable(DefaultMebibytes))
	assert.Empty(t, s.table.buckets)
	start := chess.Start()
	for _, nodes := range []uint64{3_000, 100_000, 3_000} {
		limits := Limits{Method: Selective, Nodes: nodes}
		s.reset(limits.expected())
		found, err := s.search(t.Context(), &start, nil, limits, 1)
		assert.NoError(t, err)
		assert.LessOrEqual(t, uint64(len(s.table.buckets)), uint64(1<<17))

		whole := newSelective(newTable(DefaultMebibytes))
		whole.reset(0)
		whole.reset(limits.expected())
		same, err := whole.search(t.Context(), &start, nil, limits, 1)
		assert.NoError(t, err)
		assert.Equal(t, same, found)
	}
	assert.Len(t, s.table.buckets, 1<<17, "what it took once it keeps")
	s.reset(0)
	assert.Len(t, s.table.buckets, 1<<18)
}
