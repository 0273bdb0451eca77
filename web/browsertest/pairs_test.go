package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestAPairInThreeBrowsers lets a teacher pair two children, one of whom plays the computer: both are led to their game
// at once, the board stays where it is, and the teacher sees what they play.
func TestAPairInThreeBrowsers(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	teacher, one, other := newTab(t, s, desk), newTab(t, s, phone), newTab(t, s, phone)
	path := teacher.leads()
	one.joins("purple")
	other.joins("teal")
	one.open("/")
	place := boardAt(one)
	teacher.open(path + "/teacher")
	teacher.follow(".pairing .main")
	teacher.reads("#pairs li b", "Purple Otter and Teal Otter")
	one.reads("#strip .main", "Play Teal Otter")
	assert.Equal(t, place, boardAt(one), "nothing moves the board")
	one.follow("#strip .main")
	other.reads(".card.now a", "Play Purple Otter")
	other.follow(".card.now a")
	assert.Equal(t, one.path(), other.path())
	one.until(`document.querySelector("#standing.mine") || document.querySelector("#heading").textContent === %q`,
		"Your opponent's move")
	white := one
	if one.heading() != "Your move" {
		white = other
	}
	white.click("#e2")
	white.click("#e4")
	teacher.reads("#pairs li span", "Last move: e2 to e4")
	assert.False(t, one.holds(tooWide))
	assert.False(t, teacher.holds(tooWide))
}

// boardAt tells where the board of a page is.
func boardAt(b *tab) string {
	b.t.Helper()
	return ask[string](b, `Object.values(document.querySelector("#board").getBoundingClientRect().toJSON()).join(" ")`)
}
