package ai

import (
	"strings"
	"testing"
	"unicode"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
)

// flipped returns a position with the sides changed: the board upside down, White's pieces Black's
// and the other side to move.
func flipped(t testing.TB, p chess.Position) chess.Position {
	swap := func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}
	f := strings.Fields(p.FEN())
	ranks := strings.Split(strings.Map(swap, f[0]), "/")
	for i := range 4 {
		ranks[i], ranks[7-i] = ranks[7-i], ranks[i]
	}
	turn := p.Turn().Other().String()[:1]
	rights := strings.Map(swap, f[2])
	if n := strings.IndexFunc(rights, unicode.IsUpper); n > 0 {
		rights = rights[n:] + rights[:n]
	}
	passed := strings.NewReplacer("3", "6", "6", "3").Replace(f[3])
	return fen(t, strings.Join([]string{strings.Join(ranks, "/"), turn, rights, passed, f[4], f[5]}, " "))
}

func TestEvaluateIsSymmetric(t *testing.T) {
	for _, g := range samples(t) {
		p, q := g.position, flipped(t, g.position)
		assert.Equal(t, Evaluate(&p), Evaluate(&q), p.FEN())
		passed := p.Pass()
		if _, known := exactEnding(&p); known {
			continue // whose turn it is matters
		}
		assert.Equal(t, Evaluate(&p), -Evaluate(&passed), p.FEN())
	}
	start := chess.Start()
	assert.Zero(t, Evaluate(&start))
}

// TestEvaluatePrefers compares two positions that differ in one thing, with the same side to move.
func TestEvaluatePrefers(t *testing.T) {
	tests := []struct{ name, better, worse string }{
		{"a queen more",
			"4k3/8/8/8/8/8/8/Q3K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"},
		{"a bishop to a knight and two pawns to none",
			"4k3/8/8/8/8/8/PP6/2B1K3 w - - 0 1", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1"},
		{"a knight in the middle",
			"4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1", "4k3/pppp4/8/8/7N/8/PPPP4/4K3 w - - 0 1"},
		{"the king castled in the middlegame",
			"r1bqk2r/pppp1ppp/2n2n2/8/8/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 0 1",
			"r1bqk2r/pppp1ppp/2n2n2/8/8/2N2N2/PPPPKPPP/R1BQ3R w - - 0 1"},
		{"the king in the middle in the endgame",
			"4k3/pppp4/8/8/4K3/8/PPPP4/8 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/6K1 w - - 0 1"},
		{"a pawn near its promotion in the endgame",
			"8/5P2/8/k7/8/8/p7/K7 w - - 0 1", "8/8/8/k7/8/5P2/p7/K7 w - - 0 1"},
		{"the bare king at the edge",
			"7Q/8/8/8/k1K5/8/8/8 w - - 0 1", "7Q/8/8/8/2K1k3/8/8/8 w - - 0 1"},
		{"the kings close",
			"4k3/8/4K3/8/8/8/8/Q7 w - - 0 1", "4k3/8/8/8/8/4K3/8/Q7 w - - 0 1"},
		{"the bare king fenced in",
			"6k1/8/8/8/8/8/5R2/KR6 w - - 0 1", "6k1/8/8/8/8/8/1R6/KR6 w - - 0 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			better, worse := fen(t, test.better), fen(t, test.worse)
			assert.Greater(t, Evaluate(&better), Evaluate(&worse))
		})
	}
}

func TestEvaluateTapers(t *testing.T) {
	w := weight{middle: 24, end: -48}
	assert.EqualValues(t, 24, w.at(fullPhase))
	assert.EqualValues(t, -48, w.at(0))
	assert.EqualValues(t, -12, w.at(fullPhase/2))
	assert.EqualValues(t, 24, w.at(2*fullPhase), "with promoted pieces")
}
