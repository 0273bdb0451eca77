package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A position is set up by dragging, by clicks, by keyboard and by touch, on one page that is never loaded again.
func TestAPositionIsSetUpByEveryHand(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/edit?fen=8/8/8/8/8/8/8/8")
	ask[bool](b, `(window.same = true)`)
	stands := func(square, symbol string) { b.t.Helper(); b.reads("#"+square, symbol) }

	b.drag("take-K", "e1")
	stands("e1", "♔")
	b.reads("#why", "Black has no king yet. Put one on the board.")
	b.drag("e1", "g1")
	stands("g1", "♔")
	b.click("#take-k")
	b.sees("#take-k[aria-pressed=true]")
	b.click("#g8")
	stands("g8", "♚")
	b.drag("take-R", "a1")
	stands("a1", "♖")
	b.drag("a1", "heading") // off the board
	b.until(`document.querySelector("#a1:not(.occupied)")`)

	b.tabAndEnter("#take-P")
	b.sees("#take-P[aria-pressed=true]")
	b.walkAndEnter("#b7")
	stands("b7", "♙")
	b.walkAndEnter("#h7")
	b.reads("#why", "Black's king is in check, so Black must move next. Change who moves, or a piece.")
	assert.True(t, b.holds(`document.activeElement.id === "h7"`), "the focus stays")
	b.key(kb.Delete)
	b.reads("#why", "This position can be played.")
	b.reads("#spoken p:last-child", "This position can be played.") // screen readers hear it too

	b.wear(phone)
	b.tap("#take-q")
	b.sees("#take-q[aria-pressed=true]")
	b.tap("#d8")
	stands("d8", "♛")
	b.dragByFinger("d8", "c8")
	stands("c8", "♛")
	b.wear(desk)
	b.click("#turn-black")
	b.until(`new URL(location.href).searchParams.get("fen") === "2q3k1/1P6/8/8/8/8/8/6K1 b - - 0 1"`)
	assert.True(t, b.holds("window.same"), "the page was not loaded again")
	assert.Equal(t, "2q3k1/1P6/8/8/8/8/8/6K1 b - - 0 1",
		ask[string](b, `new URL(document.querySelector(".header a[hreflang=de]").href).searchParams.get("fen")`),
		"the board goes along into another language")
	b.click(`a[href$="&ask=coach"]`)
	b.sees("#says li")
}
