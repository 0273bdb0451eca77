package tutor

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	oracle "github.com/corentings/chess/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

var someDay = time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)

func TestPGN(t *testing.T) {
	assert.Equal(t, `[Event "Chess Tutor"]
[Site "?"]
[Date "2026.11.21"]
[Round "-"]
[White "Learner"]
[Black "Computer"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1
`, gameFrom(t, "", "f3 e5 g4 Qh4#").PGN(someDay))

	black := NewGame(Setup{Start: chess.Start(), Learner: chess.Black}).PGN(someDay)
	assert.Contains(t, black, "[White \"Computer\"]\n[Black \"Learner\"]\n")

	g := gameFrom(t, "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7", "e5 e4")
	text := g.PGN(someDay)
	assert.Contains(t, text, `[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]`)
	assert.Contains(t, text, `[SetUp "1"]`)
	assert.Contains(t, text, "\n7... e5 8. e4 *\n")
}

// Another program reads the same moves from what we write.
func TestPGNIsReadElsewhere(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 20 {
		g := randomGame(random, Setup{Start: chess.Start()}, 150)
		text := g.PGN(someDay)
		for line := range strings.Lines(text) {
			require.LessOrEqual(t, len(line), pgnWidth+1)
		}
		read, err := oracle.PGN(strings.NewReader(text))
		require.NoError(t, err)
		other := oracle.NewGame(read)
		require.Len(t, other.Moves(), g.Ply())
		for i, m := range other.Moves() {
			require.Equal(t, g.Moves()[i].String(), m.String())
		}
	}
}
