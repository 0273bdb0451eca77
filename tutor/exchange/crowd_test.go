package exchange

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/cmd/workshop/tactics"
	"chesstutor/tutor/chess"
)

// crowds are positions that somebody made up so that proofs take long.
var crowds = []string{
	"k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K w - - 0 1",
	"qqqqkqqq/qq6/8/8/8/8/QQ6/QQQQKQQQ w - - 0 1",
	"qr1q1k1q/1n1q1b2/q2q1q1q/2b2n1r/Q2Q1Q1Q/3N1B2/1Q1Q1R1R/2Q1QK1N w - - 0 1",
	"Q2B3N/3KRbQ1/1r1QQbnn/2QQN1qr/Q2Q1q2/2q1R3/1q2q1BQ/1k2qqq1 w - - 0 1",
}

// In a crowd an exchange takes no more looking than it has captures.
func TestExchangesInCrowdsHaveOneLine(t *testing.T) {
	t.Parallel()
	for _, fen := range crowds {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		for _, m := range p.Moves() {
			assert.LessOrEqual(t, len(capturesOnto(&p, m.To(), nil)), 1, fen)
		}
	}
}

// Positions of games are no crowds, and neither is a new game with a queen more a
// side.
func TestGamesAreNoCrowds(t *testing.T) {
	t.Parallel()
	list, err := tactics.Suite()
	require.NoError(t, err)
	for _, problem := range list {
		assert.False(t, Crowded(&problem.Position), problem.ID)
	}
	p, err := chess.ParseFEN("rnbqkbnr/pppppppq/8/8/8/8/QPPPPPPP/RNBQKBNR w KQkq - 0 1")
	require.NoError(t, err)
	assert.False(t, Crowded(&p))
}
