package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A check that follows one from the same piece is told as another, the next one after it as the first.
func TestAnotherCheckIsToldAsOne(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "k7/8/8/8/8/8/6P1/4q2K w - - 0 1")})
	var told []*fact.Fact
	for i, want := range []string{"Check", "Another check", "Check"} {
		for _, san := range strings.Fields([]string{"", "Kh2 Qh4+", "Kg1 Qe1+"}[i]) {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		v := NewSurvey(g.Position())
		list, speaks := v.Coach(g, g.Ply(), v.Advice(g, g.Ply()), false, told)
		require.True(t, speaks)
		assert.Equal(t, want+" from the queen! You can only move the king.", English(list[0], tutor.ToWhite))
		told = append([]*fact.Fact{&list[0]}, told...)
	}
}
