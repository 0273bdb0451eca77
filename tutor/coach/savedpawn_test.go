package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// Who takes the rook that attacked a pawn is told of the rook, not that the pawn was saved.
func TestAPieceThatWasWonIsMoreThanAPawn(t *testing.T) {
	for start, c := range map[string]struct {
		takes string
		saves bool
	}{
		"6k1/8/8/3r4/3P4/2N5/8/6K1 w - - 0 1": {"Nxd5", false},
		"6k1/8/8/3p4/4P3/8/8/3R2K1 w - - 0 1": {"Rxd5", true}, // a pawn
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, start)})
		for _, san := range []string{c.takes, "Kg7"} {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		v := NewSurvey(g.Position())
		list, _ := v.Coach(g, 2, v.Advice(g, 2), false, nil)
		told := false
		for _, f := range list {
			told = told || f.Kind == fact.KindCalm
		}
		assert.Equal(t, c.saves, told, start)
	}
}
