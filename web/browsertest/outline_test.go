package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The first heading of a page is its only one of the first rank, and files run from left to right in every language.
func TestHeadingsAndBoardsInOrder(t *testing.T) {
	t.Parallel()
	b := newcomer(t, newSite(t), desk)
	for _, lead := range []func(){
		func() { b.open("/"); b.sees("#welcome") },
		func() { b.bringIn("1. e4 e5 2. Nf3 Nf5 *\n\n1. d4 d5 1-0"); b.sees(".games") },
		func() { b.open("/learn") },
		func() { b.open("/lesson/check?screen=2") },
		func() { b.exercise("free-1") },
		func() { b.open("/g/2AwEAAAAAABTlt4qu?ply=3") },
		func() { b.open("/edit") },
		func() { b.reviewed(passed) },
	} {
		lead()
		heads := ask[[]string](b, `[...document.querySelectorAll("h1, h2, h3")].filter(e => e.checkVisibility()).map(e => e.localName)`)
		require.NotEmpty(t, heads)
		assert.Equal(t, "h1", heads[0], b.path())
		assert.NotContains(t, heads[1:], "h1", b.path())
		astray := `(document.dir = "rtl", [...document.querySelectorAll(".board")].filter(e => getComputedStyle(e).direction !== "ltr").length)`
		assert.Zero(t, ask[int](b, "%s", astray), b.path())
	}
}

// All pieces of "How to play" are laid out, also those that the screen does not show yet, and as large as fingers.
func TestPiecesToPressInHowToPlay(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true})
	b.open("/learn?at=castling-across.e1#castling-across")
	assert.Empty(t, ask[[]string](b, `[...document.querySelectorAll(".diagram a.square")].filter(e => {
		const r = e.getBoundingClientRect();
		return !e.checkVisibility({contentVisibilityAuto: true}) || r.width < 44 || r.height < 44;
	}).map(e => e.id)`))
}

// On a phone a button opens what else can be done with a moment, and what was done there is told in it.
func TestMoreOfAMomentOnAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true})
	b.reviewed("ply=5&" + passed)
	b.shoot("moment on a phone")
	wide := ask[float64](b, `document.getElementById("board").getBoundingClientRect().width`)
	assert.Greater(t, wide, 370.0, "the board has what task and sheet leave")
	assert.False(t, ask[bool](b, `document.getElementById("after").checkVisibility()`))
	b.tap(".toafter")
	b.until(`document.getElementById("after").getAttribute("role") === "dialog"`)
	b.shoot("more of a moment on a phone")
	outside := `[...document.querySelectorAll("#after :is(a, button)")].map(e => e.getBoundingClientRect())
		.filter(r => r.bottom > innerHeight || r.height < 44).length`
	assert.Zero(t, ask[int](b, "%s", outside), "all of it is in view")
	b.tap(`#after form button`)
	b.until(`document.querySelector("#after:popover-open p")`)
	b.tap(`#after .head button`)
	b.until(`!document.querySelector("#after:popover-open")`)
	b.tap("#sheet a[data-swap]")
	b.until(`document.querySelector("#sheet").textContent.includes("Look at")`)
}
