package ai

import (
	"math/rand/v2"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/require"
)

// TestKPKTableAgreesWithTheRules looks a ply ahead from random positions of king and pawn: White to
// move wins if a move wins, with Black to move if there is none that does not lose.
func TestKPKTableAgreesWithTheRules(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 4))
	for _, p := range scattered(t, []chess.PieceType{chess.Pawn}, 2000, random) {
		win := p.Turn() == chess.Black
		for _, m := range p.Moves() {
			next := p.Play(m)
			score, _ := exactBareKing(&next, chess.White)
			if won := score > 0 && next.Outcome(nil) == chess.Playing ||
				next.Outcome(nil) == chess.Checkmate; won != (p.Turn() == chess.Black) {
				win = won
			}
		}
		require.Equal(t, win, kpkWins(&p, chess.White), p.FEN())
	}
}

func BenchmarkPawnTable(b *testing.B) {
	for b.Loop() {
		newKPKTable()
	}
}
