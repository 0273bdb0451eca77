package review

import (
	"math/rand/v2"
	"testing"

	"chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// In endings that tables have, a move is a blunder if it lets a win or a draw go, and has no bad mark otherwise. The
// games go on at random from positions of king and pawn, and of rook against knight.
func TestMarksFollowTheTables(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 3))
	letGo := 0
	for _, fen := range []string{
		"8/8/3k4/8/3K4/3P4/8/8 w - - 0 1", "8/1p6/8/2k5/8/8/2K5/8 w - - 0 1", "8/8/8/4k3/8/7P/8/6K1 b - - 0 1",
		"8/2R5/8/8/7k/3K4/8/4n3 w - - 0 1", "8/8/8/8/1n6/2k5/8/K6R b - - 0 1",
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		<-ending.Prepare(&p)
		g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
		for g.Ply() < 40 && g.Outcome() == chess.Playing {
			moves := g.Position().Moves()
			require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
		}
		for _, m := range whole(t, g, p.Turn()).Moves() {
			at := g.PositionAt(m.Ply)
			before, known := ending.Judge(at)
			require.True(t, known, at.FEN())
			next := at.Play(m.Move)
			after, known := ending.Judge(&next)
			require.True(t, known, next.FEN())
			lost := before.Result > -after.Result
			assert.Equal(t, lost, m.Mark == Blunder, "%s %s: %s", at.FEN(), m.Move, m.Mark)
			assert.True(t, lost || !m.Mark.IsBad(), "%s %s: %s", at.FEN(), m.Move, m.Mark)
			if lost {
				gone, _ := coach.LetsGo(at, m.Move)
				require.NotNil(t, gone)
				told := m.Told.Fact
				require.NotNil(t, told, "%s %s", at.FEN(), m.Move)
				if told.Kind != fact.KindStalemates && told.Kind != fact.KindAllowsMate {
					assert.Equal(t, gone, told, "%s %s", at.FEN(), m.Move)
				}
				letGo++
			}
		}
	}
	assert.Greater(t, letGo, 5)
}
