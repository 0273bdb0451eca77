package ai

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestAPoolReportsItsSearches(t *testing.T) {
	p := NewPool(2, 0)
	var reports []SearchReport
	p.Observe(func(r SearchReport) { reports = append(reports, r) })
	result, err := p.Search(t.Context(), "", chess.Start(), nil, Limits{Depth: 2}, 0)
	require.NoError(t, err)
	_, err = p.Search(t.Context(), "", chess.Start(), nil, Limits{Method: Selective, Nodes: shortNodes + 1, Depth: 1},
		0)
	require.NoError(t, err)
	given, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = p.Search(given, "", chess.Start(), nil, Limits{}, 0)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, PoolStats{}, p.Stats())
	p.running = make([]*ticket, 2)
	for i := range p.running {
		p.running[i] = &ticket{}
	}
	_, err = p.Search(t.Context(), "", chess.Start(), nil, Limits{}, 0)
	require.ErrorIs(t, err, ErrBusy)
	assert.Equal(t, PoolStats{Running: 2}, p.Stats())

	require.Len(t, reports, 4)
	assert.Equal(t, result.Nodes, reports[0].Nodes)
	assert.Positive(t, reports[0].Took)
	assert.Equal(t, []bool{false, true}, []bool{reports[0].Long, reports[1].Long})
	assert.Equal(t, SearchGivenUp, reports[2].End)
	assert.Equal(t, SearchReport{End: SearchRefused}, reports[3])
}
