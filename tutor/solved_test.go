package tutor

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSolvedMomentsComeBack(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Nf3 Nc6 Bb5")
	bare := len(g.Encode())
	assert.True(t, g.Solve(4))
	assert.True(t, g.Solve(0))
	assert.False(t, g.Solve(4), "that is no news")
	assert.Equal(t, []int{0, 4}, g.Solved())

	data := g.Encode()
	assert.Len(t, data, bare+3)
	again, err := DecodeGame(data)
	require.NoError(t, err)
	requireSameGame(t, g, again)

	linked, err := ParseLink(g.Link())
	require.NoError(t, err)
	assert.Empty(t, linked.Solved(), "a link tells nothing of who played")
}

func TestCopiesSolveTheirOwnMoments(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Nf3 Nc6")
	g.Solve(3)
	copied := g.Clone()
	copied.Solve(1)
	assert.Equal(t, []int{3}, g.Solved())
	assert.Equal(t, []int{1, 3}, copied.Solved())
	assert.Equal(t, []int{1}, copied.Until(3).Solved(), "a move that is taken back takes its moment along")
}

func TestNotAllMomentsAreRecorded(t *testing.T) {
	g := gameFrom(t, "", "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4")
	for ply := range MaxSolved {
		require.True(t, g.Solve(ply))
	}
	assert.False(t, g.Solve(MaxSolved))
	again, err := DecodeGame(g.Encode())
	require.NoError(t, err)
	requireSameGame(t, g, again)
}
