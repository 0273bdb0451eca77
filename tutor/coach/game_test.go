package coach

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// gameFrom plays moves in SAN from a position, the usual start if fen is "".
func gameFrom(t testing.TB, fen, moves string) *tutor.Game {
	t.Helper()
	setup := tutor.Setup{Start: chess.Start()}
	if fen != "" {
		var err error
		setup.Start, err = chess.ParseFEN(fen)
		require.NoError(t, err)
	}
	g := tutor.NewGame(setup)
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err, san)
		require.NoError(t, g.Play(m))
	}
	return g
}

// randomGame plays at most plies random moves.
func randomGame(random *rand.Rand, setup tutor.Setup, plies int) *tutor.Game {
	g := tutor.NewGame(setup)
	for range plies {
		if g.Outcome() != chess.Playing {
			break
		}
		moves := g.Position().Moves()
		if err := g.Play(moves[random.IntN(len(moves))]); err != nil {
			panic(err)
		}
	}
	return g
}
