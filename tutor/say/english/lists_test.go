package english

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestPhrases(t *testing.T) {
	for want, words := range map[string][]string{
		"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"},
	} {
		assert.Equal(t, want, and(words))
	}
	for want, n := range map[string]int{"1 point": 1, "2 points": 2, "10 points": 10, "11 points": 11} {
		assert.Equal(t, want, English.Phrases.Points(n))
	}
}

func TestMovesOfAPieceArePutTogether(t *testing.T) {
	start := chess.Start()
	going := func(names ...string) string {
		var moves []chess.Move
		for _, name := range names {
			m, err := start.ParseUCI(name)
			require.NoError(t, err)
			moves = append(moves, m)
		}
		return English.Phrases.Going(moves)
	}
	assert.Equal(t, "To f3?", going("g1f3"))
	assert.Equal(t, "To f3 or h3?", going("g1f3", "g1h3"))
	assert.Equal(t, "To a3, b3, c3 or d3?", going("a2a3", "b2b3", "c2c3", "d2d3"))
	assert.Equal(t, "To a3, b3, c3 and two more?", going("a2a3", "b2b3", "c2c3", "d2d3", "e2e3"))
	promotes, err := chess.ParseFEN("8/P6k/8/8/8/8/8/K7 w - - 0 1")
	require.NoError(t, err)
	start = promotes
	assert.Equal(t, "To a8 as a queen or a8 as a knight?", going("a7a8q", "a7a8n"))
}

func TestPiecesAreCounted(t *testing.T) {
	for want, types := range map[string][]chess.PieceType{
		"a queen, a rook, a bishop, a knight and a pawn": {chess.Queen, chess.Rook, chess.Bishop, chess.Knight,
			chess.Pawn},
		"two rooks and three pawns": {chess.Rook, chess.Rook, chess.Pawn, chess.Pawn, chess.Pawn},
		"a queen and a pawn":        {chess.Queen, chess.Pawn},
		"a knight":                  {chess.Knight},
	} {
		assert.Equal(t, want, counted(types))
	}
}
