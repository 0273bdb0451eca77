package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A win given away by stalemate is what a review tells of first, whatever else was lost.
func TestAStalemateComesFirst(t *testing.T) {
	start, err := chess.ParseFEN("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: start})
	for _, san := range []string{"Kf7", "Kh7", "Qg1", "Kh8", "Qg6"} {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err, san)
		require.NoError(t, g.Play(m))
	}
	r := whole(t, g, chess.White)
	m, ok := r.Moment(4)
	require.True(t, ok)
	assert.Equal(t, fact.KindStalemates, r.Moves()[4].Told.Fact.Kind)
	assert.Greater(t, m.Lost.Weight(), Loss{Chances: 1, Points: 9}.Weight())
}
