package chess

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOutcome(t *testing.T) {
	tests := []struct {
		name, fen string
		want      Outcome
	}{
		{"the start", StartFEN, Playing},
		{"check is not mate", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", Playing},
		{"the same without the answer", "1R6/2N5/2K5/k7/1Pp5/8/8/3B4 b - - 0 1", Checkmate},
		{"back row mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Checkmate},
		{"fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Checkmate},
		{"smothered mate", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", Checkmate},
		{"no mate: the one answer is en passant", "1R6/2N5/2K5/k7/1Pp5/8/8/3B4 b - b3 0 1", Playing},
		{"checkmate outranks the fifty-move rule", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 90", Checkmate},
		{"stalemate in the corner", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Stalemate},
		{"stalemate by a pawn", "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", Stalemate},
		{"stalemate with a pinned man", "kb5R/8/1K6/8/8/8/8/8 b - - 0 1", Stalemate},
		{"stalemate outranks the fifty-move rule", "7k/5Q2/6K1/8/8/8/8/8 b - - 100 90", Stalemate},
		{"stalemate outranks insufficient material", "k7/2K5/8/8/8/4B3/8/8 b - - 0 1", Stalemate},
		{"ninety-nine plies", "4k3/8/8/8/8/8/8/4K2R w - - 99 90", Playing},
		{"a hundred plies", "4k3/8/8/8/8/8/8/4K2R w - - 100 90", FiftyMove},
		{"more than a hundred", "4k3/8/8/8/8/8/8/4K2R w - - 180 190", FiftyMove},
		{"insufficient outranks the fifty-move rule", "4k3/8/8/8/8/8/8/4K2B w - - 100 90", Insufficient},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			assert.Equal(t, test.want, p.Outcome(nil))
		})
	}
}

func TestInsufficient(t *testing.T) {
	tests := []struct {
		pieces string // in a row, white and black
		want   bool
	}{
		{"K/k", true},
		{"KN/k", true},
		{"K/kn", true},
		{"KB/k", true},
		{"K/kb", true},
		{"KP/k", false},
		{"KR/k", false},
		{"K/kq", false},
		{"KNN/k", false},
		{"KN/kn", false},
		{"KN/kb", false},
		{"KBN/k", false},
		{"KB/kn", false},
	}
	for _, test := range tests {
		white, black, _ := strings.Cut(test.pieces, "/")
		pad := func(pieces string) string { return pieces + string(rune('0'+8-len(pieces))) }
		p := mustParse(t, "8/8/"+pad(black)+"/8/8/"+pad(white)+"/8/8 w - - 0 1")
		assert.Equal(t, test.want, p.Insufficient(), test.pieces)
	}
	bishops := []struct {
		name, fen string
		want      bool
	}{
		{"one each, both on dark squares", "1k3b2/8/8/8/8/8/8/1KB5 w - - 0 1", true},
		{"one each, on different colors", "1kb5/8/8/8/8/8/8/1KB5 w - - 0 1", false},
		{"a pair", "1k6/8/8/8/8/8/8/1KBB4 w - - 0 1", false},
		{"two on one color", "1k6/8/8/8/8/8/8/1KB1B3 w - - 0 1", true},
		{"many on one color", "1k6/b1b5/8/8/8/8/8/1KB1B1B1 w - - 0 1", true},
		{"many on one color and a knight", "1k6/b1b5/8/8/8/8/8/1KB1BNB1 w - - 0 1", false},
	}
	for _, test := range bishops {
		p := mustParse(t, test.fen)
		assert.Equal(t, test.want, p.Insufficient(), test.name)
	}
}

// play plays moves in UCI notation and returns the last position and the keys of those before it.
func play(t *testing.T, fen, moves string) (p Position, earlier []uint64) {
	t.Helper()
	p = mustParse(t, fen)
	for text := range strings.FieldsSeq(moves) {
		m := mustUCI(t, &p, text)
		earlier = append(earlier, p.Key())
		p = p.Play(m)
	}
	return p, earlier
}

func TestThreefold(t *testing.T) {
	const round = " g1f3 g8f6 f3g1 f6g8"
	const rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name, fen, moves string
		repetitions      int
		want             Outcome
	}{
		{"once round", StartFEN, round, 1, Playing},
		{"twice round", StartFEN, round + round, 2, Threefold},
		{"thrice round", StartFEN, round + round + round, 3, Threefold},
		{"not in a row", StartFEN, round + " b1c3 b8c6 c3b1 c6b8", 2, Threefold},
		{"a pawn move between", StartFEN, round + " e2e3 e7e6" + round, 1, Playing},
		{"by another way", StartFEN, " g1f3 b8c6 f3e5 c6b8 e5f3 b8c6 f3g1 c6b8" + round, 2, Threefold},
		{"the other side to move is another position", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8e7 a2a3 e7e8 a3a1",
			0, Playing},
		// Kings that have moved and come back stand as before, but may no longer castle.
		{"rights lost: two of three", rooks, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8", 1, Playing},
		{"rights lost: three without", rooks, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8", 2,
			Threefold},
		{"one right lost", rooks, "h1h2 a8a7 h2h1 a7a8 h1h2 a8a7 h2h1 a7a8", 1, Playing},
		// The first of these positions has a legal capture en passant, the later ones none.
		{"en passant was open: two of three", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
			"e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1", 1, Playing},
		{"en passant was open: three without", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
			"e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1", 2, Threefold},
		// Here the pawn that could capture is pinned: nothing was open.
		{"en passant was not legal", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
			"e2e4 a4a5 e1e2 a5a4 e2e1 a4a5 e1e2 a5a4 e2e1", 2, Threefold},
		{"no pawn could take", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1", 2,
			Threefold},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, earlier := play(t, test.fen, test.moves)
			assert.Equal(t, test.repetitions, p.Repetitions(earlier))
			assert.Equal(t, test.want, p.Outcome(earlier))
		})
	}
}

// TestRepetitionsIsBounded asks with a clock that says more than the keys hold.
func TestRepetitionsIsBounded(t *testing.T) {
	p := mustParse(t, "4k3/8/8/8/8/8/8/4K2R w - - 60 90")
	assert.Zero(t, p.Repetitions(nil))
	assert.Zero(t, p.Repetitions(make([]uint64, 3)))
	assert.Equal(t, 1, p.Repetitions([]uint64{p.Key(), 1, 2, 3}))
	assert.Zero(t, p.Repetitions([]uint64{p.Key(), 1, 2, 3, 4}), "the other side was to move")
}

// TestRepetitionsAgainstCount counts equal positions the slow way, by FEN.
func TestRepetitionsAgainstCount(t *testing.T) {
	t.Parallel()
	var keys []uint64
	seen := make(map[string]int)
	randomGames(t, 100, 300, func(p *Position, next Move) {
		position := strings.Join(strings.Fields(p.FEN())[:4], " ")
		require.Equal(t, seen[position], p.Repetitions(keys), p.FEN())
		seen[position]++
		keys = append(keys, p.Key())
		if next == NoMove {
			keys, seen = nil, make(map[string]int)
		}
	})
}

// TestFiftyMovesInPlay counts a hundred plies that no rule ends before.
func TestFiftyMovesInPlay(t *testing.T) {
	p := mustParse(t, "4k3/8/8/8/8/8/8/4K2R w - - 98 90")
	p = p.Play(mustUCI(t, &p, "h1h2"))
	assert.Equal(t, Playing, p.Outcome(nil))
	p = p.Play(mustUCI(t, &p, "e8e7"))
	assert.Equal(t, FiftyMove, p.Outcome(nil))
}

func TestOutcomeNames(t *testing.T) {
	want := []string{"playing", "checkmate", "stalemate", "threefold", "fifty-move", "insufficient", "move-limit"}
	for o := Playing; o <= Insufficient; o++ {
		assert.Equal(t, want[o], o.String())
	}
}
