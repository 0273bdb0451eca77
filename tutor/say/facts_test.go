package say_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
)

func played(t testing.TB, setup tutor.Setup, sans string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(setup)
	for _, san := range strings.Fields(sans) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}
