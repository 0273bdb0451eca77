package link

import (
	"encoding/base64"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// longGame is a game of 5,000 plies, more than a game may have.
func longGame(t testing.TB) *tutor.Game {
	t.Helper()
	text, err := os.ReadFile("../testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	g, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	return g
}

func TestALinkHoldsAsManyMovesAsAGame(t *testing.T) {
	long := longGame(t)
	requireSame(t, long.Until(tutor.MaxPlies-1))
	requireSame(t, long.Until(tutor.MaxPlies))
	for _, plies := range []int{tutor.MaxPlies + 1, tutor.MaxPlies + 500, 5000} {
		_, err := Decode(Encode(long.Until(plies)))
		assert.ErrorIs(t, err, tutor.ErrTooLong, plies)
	}
	_, err := Decode(version + strings.Repeat("_", MaxLength))
	assert.ErrorIs(t, err, tutor.ErrTooLong)
}

// unlikely returns a game as long as a game may be, of moves that take much of a link: each side plays the unlikeliest
// and the likeliest by turns, so that neither comes to be expected.
func unlikely(t testing.TB) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	r := newReader(chess.Start())
	for g.Outcome() == chess.Playing {
		f, p := r.forecast(), g.Position()
		order := make([]int, len(f.moves))
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(a, b int) int { return int(f.chances[a]) - int(f.chances[b]) })
		if g.Ply()/2%2 > 0 {
			slices.Reverse(order)
		}
		played := order[0]
		for _, at := range order { // the first after which the game goes on, with as many pieces
			m := f.moves[at]
			next := g.Clone()
			require.NoError(t, next.Play(m))
			pawn := p.At(m.From()).Type() == chess.Pawn
			if next.Outcome() == chess.Playing && chess.Taken(p, m) == chess.NoPiece && (!pawn || p.Clock() > 70) {
				played = at
				break
			}
		}
		require.NoError(t, g.Play(f.moves[played]))
		r.play(f, played, g.Position())
	}
	return g
}

// Every game has a link that is read, whatever is played in it.
func TestAGameOfUnlikelyMovesHasALink(t *testing.T) {
	g := unlikely(t)
	require.Equal(t, tutor.MaxPlies, g.Ply())
	requireSame(t, g)
	text := Encode(g)
	assert.Less(t, len(text), MaxLength)
	kept, err := os.ReadFile("testdata/longest.txt") // other packages make pages of it
	require.NoError(t, err)
	assert.Equal(t, strings.TrimSpace(string(kept)), text)
}

// BenchmarkDecodeTooLong is the reading of a link of more moves than a game may have.
func BenchmarkDecodeTooLong(b *testing.B) {
	text := Encode(longGame(b))
	b.ReportMetric(float64(len(text)), "bytes")
	for b.Loop() {
		_, err := Decode(text)
		require.ErrorIs(b, err, tutor.ErrTooLong)
	}
}
