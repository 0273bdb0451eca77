package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is wrong with a try is told as what follows it, not as a warning: nothing waits for an answer.
func TestWhatIsWrongWithATry(t *testing.T) {
	const (
		knightOut = "r2q1rk1/pppb1ppp/8/3PN2B/1n1p4/3P4/PPP2PPP/R2QK2R w KQ - 3 12"
		twoLeft   = "r2q1rk1/pppb2pp/5p2/3PN2B/1n1p4/3P1Q2/PPP2PPP/R3K2R w KQ - 0 13"
		mateFear  = "2r5/6pk/4Q2p/BN6/1p5P/2Pqn1P1/1P1N1b2/2K4R w - - 0 32"
	)
	for _, c := range []struct {
		fen, played, try string
		wrong            fact.Kind
		answers          bool // the answer to fear is told as well, to who has no name for the idea
	}{
		{fen: knightOut, played: "Qf3", try: "Ng6", wrong: fact.KindThenLoses},
		{fen: knightOut, played: "Qf3", try: "Rf1", wrong: fact.KindThenIdea, answers: true},
		{fen: knightOut, played: "Qf3", try: "Qb1", wrong: fact.KindThenAttacks},
		{fen: knightOut, played: "Qf3", try: "Nxf7", answers: true}, // Black need not take at once
		{fen: twoLeft, played: "Ng4", try: "Nc4", wrong: fact.KindThenIdea, answers: true},
		{fen: mateFear, played: "Qxc8", try: "Rh2", wrong: fact.KindAllowsMate},
	} {
		g := gameFrom(t, c.fen, c.played)
		r, err := Alone(t.Context(), searchNow, g)
		require.NoError(t, err, c.try)
		move, err := g.PositionAt(0).ParseSAN(c.try)
		require.NoError(t, err, c.try)
		tried, err := r.Try(t.Context(), searchNow, r.Moments()[0], move)
		require.NoError(t, err, c.try)
		require.False(t, tried.Right, c.try)
		if c.wrong == "" {
			assert.Nil(t, tried.Why, c.try)
		} else if assert.NotNil(t, tried.Why, c.try) {
			assert.Equal(t, c.wrong, tried.Why.Kind, c.try)
		}
		assert.Equal(t, c.answers, tried.Fears != chess.NoMove, c.try)
	}
}
