package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// crowds are positions that somebody made up so that proofs take long.
var crowds = []string{
	"k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K w - - 0 1",
	"qqqqkqqq/qq6/8/8/8/8/QQ6/QQQQKQQQ w - - 0 1",
	"qr1q1k1q/1n1q1b2/q2q1q1q/2b2n1r/Q2Q1Q1Q/3N1B2/1Q1Q1R1R/2Q1QK1N w - - 0 1",
	"Q2B3N/3KRbQ1/1r1QQbnn/2QQN1qr/Q2Q1q2/2q1R3/1q2q1BQ/1k2qqq1 w - - 0 1",
}

// In a crowd no idea but mate is looked for, whoever asks.
func TestCrowdsAreNotStudied(t *testing.T) {
	t.Parallel()
	for _, fen := range crowds {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		flipped := p.Pass()
		assert.Empty(t, threats(&flipped), fen)
		for _, m := range p.Moves() {
			next := p.Play(m)
			for _, f := range Ideas(&p, m, lastMove{}) {
				assert.True(t, f.Mate && !next.HasMove(), "%s: %s", fen, f.Concept)
			}
		}
	}
}

// BenchmarkCrowd measures all that a hint proves where nine queens a side stand.
func BenchmarkCrowd(b *testing.B) {
	for _, fen := range crowds {
		p, err := chess.ParseFEN(fen)
		require.NoError(b, err)
		flipped := p.Pass()
		b.Run(fen, func(b *testing.B) {
			for b.Loop() {
				NewSurvey(&p)
				threats(&flipped)
				matesInTwo(&p)
			}
		})
	}
}
