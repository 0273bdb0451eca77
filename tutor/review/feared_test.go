package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A moment whose question has no name for what was there tells which answer was to be feared; and a right try that
// takes what attacks a piece is told so, not what else it attacks.
func TestAMomentWithoutANameTellsWhatToFear(t *testing.T) {
	const moves = "e2e4 e7e5 g1f3 b8c6 f1b5 f8c5 e1g1 a7a6 b5c4 b7b5 c4d5 g8f6 " +
		"b1c3 e8g8 d2d3 g7g6 c1g5 c5e7 a2a3 a8b8 b2b4 c6d4 d1d2 d4f3"
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for _, uci := range strings.Fields(moves) {
		m, err := g.Position().ParseUCI(uci)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	r := whole(t, g, chess.Black)
	m, ok := r.Moment(19) // a rook moved, and a bishop could take the knight that guards a pawn
	require.True(t, ok)
	require.False(t, m.asks())
	told := r.Moves()[19].Told
	assert.Equal(t, "d5c6", told.Fears.String())
	assert.False(t, told.Came)
	assert.Nil(t, told.Missed)
	assert.Equal(t, m.Hint[3].Move, told.Better.Move)
	takes, err := g.PositionAt(19).ParseUCI("f6d5")
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, m, takes)
	require.NoError(t, err)
	require.True(t, tried.Right)
	require.Equal(t, fact.KindHintMove, tried.Why.Kind)
	assert.Equal(t, fact.KindHintPlan, tried.Why.Ideas[0].Kind)
}

// What an answer is for is told where there is something to fear of it, or something gets away: not that it guards a
// piece or makes way for one.
func TestWhatAnAnswerIsFor(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		want      fact.Kind // "" for nothing
	}{
		"it guards":                    {"4k3/8/2p5/8/8/4n3/8/3R2K1 b - - 0 1", "e3d5", fact.Kind("")},
		"it makes way":                 {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "e7e5", fact.Kind("")},
		"it castles":                   {"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/4K3 b kq - 0 1", "e8g8", fact.Kind("")},
		"it gets away":                 {"4k3/8/2p5/3b4/4P3/8/6PP/6K1 b - - 0 1", "d5e6", fact.KindPurposeSaves},
		"it leaves check":              {"4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", "e8d7", fact.Kind("")},
		"it leaves check, and attacks": {"8/3k1p2/8/8/6B1/8/8/6K1 b - - 0 1", "f7f5", fact.KindMoveAttacks},
		"it mates":                     {"4k3/8/8/8/8/8/r4PPP/6K1 b - - 0 1", "a2a1", fact.KindMates},
	} {
		p, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
		m, err := p.ParseUCI(c.move)
		require.NoError(t, err, name)
		got := fact.Kind("")
		if f := purposeOf(g, m); f != nil {
			got = f.Kind
		}
		assert.Equal(t, c.want, got, name)
	}
}

// An answer that the best move allows as well is nothing to be blamed for, and alone makes no moment.
func TestNobodyIsBlamedForWhatTheBestMoveAllows(t *testing.T) {
	g := gameFrom(t, "r1bq1bnr/1pp2B1p/p1nk2p1/3Np3/4P3/5Q2/PPPP1PPP/R1B1K1NR w KQ - 0 9", "b4", "h6")
	r := New(g, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	assert.Empty(t, r.Moments())
	assert.Equal(t, chess.NoMove, r.Moves()[0].Told.Fears)
}
