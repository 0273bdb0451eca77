package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// Who hears the page is told which pieces stand where, by a button behind the link that skips to the page; on a page
// without a board there is none.
func TestWhereThePiecesStandIsHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.startFrom("4k3/3r4/8/8/8/8/R7/R3K3 w - - 0 1", "computer")
	b.listens()
	b.key(kb.Tab)
	assert.Equal(t, "Skip to the page", ask[string](b, "document.activeElement.textContent"))
	b.key(kb.Tab)
	assert.Equal(t, "Where the pieces stand", ask[string](b, "document.activeElement.textContent"))
	b.shoot("where the pieces stand")
	b.key(kb.Enter)
	b.hears("white rook: a2, a1.", 1)
	b.hears("black king: e8.", 1)

	b.exercise("rook-6")
	b.listens()
	b.presses("button.skip")
	b.hears("white rook: e5.", 1)

	b.open("/settings")
	assert.Zero(t, b.count("button.skip"))
}

// Who steps through a reviewed game by keys is told what is shown then, and finds the focus on the same link.
func TestStepsThroughAReviewAreHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.reviewed(passed)
	last := b.text("#shown-text")
	b.presses("#shown .steps a:first-child")
	b.until(`(text => text && text !== %q && text === document.querySelector("#spoken [data-now]")?.textContent)(
		document.getElementById("shown-text")?.textContent)`, last)
	b.focused("#shown .steps a:first-child", "one move back")
}

// Escape closes the doors where nothing has the focus, and what closes them by a key leads to the board; elsewhere it
// is for something else.
func TestEscapeBesideTheDoors(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	b := newcomer(t, s, desk)
	b.open("/")
	ask[bool](b, `(document.querySelector(".skip").focus(), true)`)
	b.key(kb.Escape)
	assert.Equal(t, 1, b.count("#welcome"), "the link that skips to the page had the focus")
	ask[bool](b, "(document.activeElement.blur(), true)")
	b.key(kb.Escape)
	b.until(`!document.getElementById("welcome")`)
	b.focused("#board .square", "closing the doors")
}
