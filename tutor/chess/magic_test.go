package chess

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMagics compares the tables with walking, on every square: over every set of pieces that
// matters, with others added that do not.
func TestMagics(t *testing.T) {
	random := rand.New(rand.NewPCG(2026, 1))
	for s := A1; s <= H8; s++ {
		for _, slider := range []struct {
			steps   []step
			attacks func(Square, Bitboard) Bitboard
		}{{rookSteps, rookAttacks}, {bishopSteps, bishopAttacks}} {
			mask := sliderMask(s, slider.steps)
			for pieces := Bitboard(0); ; pieces = (pieces - mask) & mask {
				occupied := pieces | Bitboard(random.Uint64())&^mask
				want := slowSliderAttacks(s, slider.steps, occupied)
				if got := slider.attacks(s, occupied); got != want {
					require.Equal(t, want, got, "from %s over %#x", s, uint64(occupied))
				}
				if pieces == mask {
					break
				}
			}
		}
	}
}

func TestSliderMask(t *testing.T) {
	assert.Equal(t, 12, sliderMask(A1, rookSteps).Count())
	assert.Equal(t, 10, sliderMask(D1+24, rookSteps).Count())
	assert.Equal(t, 6, sliderMask(A1, bishopSteps).Count())
	assert.Equal(t, 9, sliderMask(D1+24, bishopSteps).Count())
}
