package chess

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// walk returns what a slider attacks, found step by step.
func walk(s Square, steps []step, occupied Bitboard) (to Bitboard) {
	for _, by := range steps {
		for t, ok := s.move(by); ok; t, ok = t.move(by) {
			to |= t.Bitboard()
			if occupied.Has(t) {
				break
			}
		}
	}
	return to
}

// TestSliders compares sliders with walking, on every square: over every set of pieces on its lines, with others added
// that do not matter.
func TestSliders(t *testing.T) {
	random := rand.New(rand.NewPCG(2026, 1))
	for s := A1; s <= H8; s++ {
		for _, slider := range []struct {
			steps   []step
			attacks func(Square, Bitboard) Bitboard
		}{{rookSteps, rookAttacks}, {bishopSteps, bishopAttacks}} {
			lines := walk(s, slider.steps, 0)
			for pieces := Bitboard(0); ; pieces = (pieces - lines) & lines {
				occupied := pieces | Bitboard(random.Uint64())&^lines
				want := walk(s, slider.steps, occupied)
				if got := slider.attacks(s, occupied); got != want {
					require.Equal(t, want, got, "from %s over %#x", s, uint64(occupied))
				}
				if pieces == lines {
					break
				}
			}
		}
	}
}
