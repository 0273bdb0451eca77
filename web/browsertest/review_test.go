package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// passed is a game in which Black misses a mate after five plies.
const passed = "game=11e_DSzMS&side=black"

// A moment is tried again: from the review to the moment, a wrong move, and the right one.
func TestAMomentIsTriedAgain(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/review?wait=true&" + passed)
	b.follow(".moments a")
	b.sees(".live #board")
	assert.Contains(t, b.heading(), "There was mate in one here.")
	b.click("#b8")
	b.click("#c6")
	b.sees("#sheet.wrong")
	b.click("#d8")
	b.click("#h4")
	b.sees("#sheet.right")
	assert.Contains(t, b.text("#spoken"), "In the game: pawn to b6.")
}
