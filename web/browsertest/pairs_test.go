package browsertest

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

// TestALineAboveABoardMovesNothing asks a child to look while it has a board before it, on a desk and on a phone held
// both ways: a link comes above the board, which stays where it is, is not covered, and is in view.
func TestALineAboveABoardMovesNothing(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	teacher := newTab(t, s, desk)
	path := teacher.leads()
	for i, view := range []look{desk, phone, {width: 740, height: 360, touch: true}} {
		child := newTab(t, s, view)
		child.joins([]string{"gray", "orange", "yellow"}[i])
		for _, at := range []string{"/", "/lesson/bishop?id=bishop-1", "/practice?skill=fork"} {
			child.open(at)
			child.sees("#strip .button")
			place := boardAt(child)
			status, _ := teacher.call("POST", path+"/together", `{"skill":"fork"}`)
			require.Equal(t, http.StatusOK, status)
			child.reads("#strip .main", "Everyone look: answer now")
			assert.Equal(t, place, boardAt(child), at)
			assert.False(t, child.holds(`(b => (s => s.bottom > b.top && s.left < b.right && s.right > b.left)(
				document.querySelector("#strip").getBoundingClientRect()))(
				document.querySelector("#board").getBoundingClientRect())`), "it covers nothing of the board")
			assert.True(t, child.holds(`document.querySelector("#board").getBoundingClientRect().bottom <= innerHeight`), at)
			assert.False(t, child.holds(tooWide))
			status, _ = teacher.call("POST", path+"/together", `{"end":true}`)
			require.Equal(t, http.StatusOK, status)
			child.until(`!document.querySelector("#strip .main")`)
		}
	}
}
