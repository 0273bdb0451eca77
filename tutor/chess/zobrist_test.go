package chess

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestKeysTellPositionsApart holds equal keys to equal positions, as the rule of threefold
// repetition sees them, over many positions.
func TestKeysTellPositionsApart(t *testing.T) {
	t.Parallel()
	positions := make(map[uint64]string)
	keys := make(map[string]uint64)
	randomGames(t, 200, 150, func(p *Position, _ Move) {
		text := strings.Join(strings.Fields(p.FEN())[:4], " ")
		if before, ok := positions[p.Key()]; ok && before != text {
			require.Equal(t, before, text, "one key, two positions")
		}
		if before, ok := keys[text]; ok && before != p.Key() {
			require.Equal(t, before, p.Key(), "one position, two keys: %s", text)
		}
		positions[p.Key()], keys[text] = text, p.Key()
	})
	assert.Greater(t, len(keys), 10_000)
}

// TestKeyParts changes one thing at a time.
func TestKeyParts(t *testing.T) {
	fens := []string{
		"r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq - 0 1",
		"r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1",
		"r3k2r/8/8/8/3pP3/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/8/8/8/3pP3/8/8/R3K2R b KQk - 0 1",
		"r3k2r/8/8/8/3pP3/8/8/R3K2R b - - 0 1",
		"r3k2r/8/8/8/3pP3/8/8/RN2K2R b KQkq - 0 1",
		"r3k2r/8/8/8/3pP3/8/8/Rn2K2R b KQkq - 0 1",
	}
	seen := make(map[uint64]string)
	for _, fen := range fens {
		p := mustParse(t, fen)
		assert.NotContains(t, seen, p.Key(), fen)
		seen[p.Key()] = fen
	}
	start := Start()
	assert.NotZero(t, start.Key())
	later := mustParse(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 30 40")
	assert.Equal(t, start.Key(), later.Key(), "the counts are not part of the position")
}
