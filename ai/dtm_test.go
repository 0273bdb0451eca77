package ai

import (
	"math/rand/v2"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDTMTablesKnowTheLongestMates compares the farthest mates with those that are known of these
// endings: in 10, 16, 19 and 33 moves.
func TestDTMTablesKnowTheLongestMates(t *testing.T) {
	tests := []struct {
		table *dtmTable
		moves int
	}{{queenTable.get(), 10}, {rookTable.get(), 16}, {bishopsTable.get(), 19}, {knightTable.get(), 33}}
	for _, test := range tests {
		farthest := 0
		for _, plies := range test.table.wins {
			if plies != noMate {
				farthest = max(farthest, int(plies))
			}
		}
		assert.Equal(t, test.moves, (farthest+1)/2, test.table.kinds)
	}
}

// TestDTMTablesAgreeWithTheRules compares random positions with their successors: the plies to mate
// are one more than after the best move.
func TestDTMTablesAgreeWithTheRules(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for _, pieces := range [][]chess.PieceType{{chess.Queen}, {chess.Rook}, {chess.Bishop, chess.Bishop},
		{chess.Bishop, chess.Knight}} {
		for _, p := range scattered(t, pieces, 300, random) {
			plies, known := mateIn(&p, chess.White)
			best, found := -1, false
			for _, m := range p.Moves() {
				next := p.Play(m)
				n, mate := mateIn(&next, chess.White)
				switch {
				case p.Turn() == chess.White && mate && (!found || n < best):
					best, found = n, true
				case p.Turn() == chess.Black && !mate:
					best, found = noMate, true
				case p.Turn() == chess.Black && n > best:
					best, found = n, true
				}
			}
			switch {
			case known:
				require.Equal(t, plies, best+1, p.FEN())
			case p.Turn() == chess.White:
				require.False(t, found, p.FEN())
			default:
				require.Equal(t, noMate, best, p.FEN())
			}
		}
	}
}

func BenchmarkLoneTable(b *testing.B) {
	for b.Loop() {
		newDTMTable(chess.Bishop, chess.Knight)
	}
}
