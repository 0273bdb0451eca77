package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A win given away by stalemate is what a review tells of first, whatever else was lost.
func TestAStalemateComesFirst(t *testing.T) {
	g := gameFrom(t, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Kf7", "Kh7", "Qg1", "Kh8", "Qg6")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(4)
	require.True(t, ok)
	assert.Equal(t, fact.KindStalemates, r.Moves()[4].Told.Fact.Kind)
	assert.Greater(t, m.Lost.Weight(), Loss{Chances: 1, Points: 9}.Weight())
}
