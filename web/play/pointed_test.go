package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// What the coach rings is named in the label of its square, and no other square is.
func TestWhatTheCoachRingsIsHeard(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1", "computer")
	page := c.Document("/")
	assert.Regexp(t, "^c3, black knight.*, shown$", page.Find("#c3").AttrOr("aria-label", ""))
	assert.NotContains(t, page.Find("#a8").AttrOr("aria-label", ""), "shown")
}
