package tutor

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

func TestWhoWasBeaten(t *testing.T) {
	var b Beaten
	for _, l := range ai.Levels() {
		for _, end := range []string{lost, drawn} {
			g := gameFrom(t, end, "")
			g.SetLevel(l)
			assert.Equal(t, b, b.After(g))
		}
		g := gameFrom(t, won, "")
		g.SetLevel(l)
		assert.Equal(t, b, b.After(g), "a position that was set up")
		g = NewGame(Setup{Start: chess.Start(), Learner: chess.Black, Level: l})
		for san := range strings.FieldsSeq("f3 e5 g4 Qh4#") {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		friend := slices.Contains(ai.Friends(), l)
		assert.False(t, b.Has(l))
		assert.Equal(t, friend, b.After(g).Has(l), "level %d", l)
		b = b.After(g)
		assert.Equal(t, b, b.After(g), "twice is once")

		g.setup.Players = TwoPlayers
		assert.Zero(t, Beaten(0).After(g))
	}
	assert.Equal(t, ^Beaten(0), b, "eight friends")
}
