package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

func TestTakingBack(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		start := b.rev()
		h.move(b, "e2e4")
		h.choose(b, `form[action="/undo"] button`)
		b.until(`document.getElementById("board")?.dataset.rev === %q`, start)
		b.idle()
		assert.Empty(t, b.text(`form[action="/undo"]`), "there is nothing more to take back")
		h.move(b, "d2d4")

		b.startFrom("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		h.move(b, "g5g6")
		assert.Equal(t, "Stalemate: a draw", b.heading())
		h.choose(b, `form[action="/undo"] button`)
		b.until(`document.getElementById("heading")?.textContent === "Your move"`)
	})
}

func TestLookingBack(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("", "two")
		for _, m := range []string{"e2e4", "e7e5", "g1f3", "b8c6"} {
			h.move(b, m)
		}
		rev := b.rev()
		shows := func(heading string) {
			t.Helper()
			b.until(`document.getElementById("heading")?.textContent === %q`, heading)
			b.idle()
		}
		h.choose(b, `#moves a.san`)
		shows("After 1. e4")
		b.shoot("looking back " + h.name)
		assert.Equal(t, []string{"e4", "e2"}, b.classed("last"))
		assert.NotEmpty(t, b.classed("moveable"), "the position has its marks")
		h.choose(b, `#history [aria-label="Forward"]`)
		shows("After 1... e5")
		h.choose(b, `#history [aria-label="First position"]`)
		shows("The start of the game")
		h.choose(b, `#history [aria-label="Last position"]`)
		shows("White to move")
		h.choose(b, `#history [aria-label="Back"]`)
		shows("After 2. Nf3")
		if !b.noScripts {
			// Nothing can be lost by looking: pressing squares plays nothing.
			h.press(b, "#e7")
			h.press(b, "#e6")
			b.idle()
		}
		h.choose(b, `#history .main`)
		shows("White to move")
		assert.Equal(t, rev, b.rev())
	})
}

func TestArrowKeysStepThroughTheGame(t *testing.T) {
	b := newTab(t, newSite(t), desk)
	b.startFrom("", "two")
	for _, m := range []string{"e2e4", "e7e5"} {
		hands[0].move(b, m)
	}
	ask[bool](b, `(document.getElementById("moves").focus(), true)`)
	for _, step := range []struct{ key, heading string }{
		{kb.ArrowLeft, "After 1. e4"}, {kb.Home, "The start of the game"}, {kb.ArrowRight, "After 1. e4"}, {kb.End, "White to move"},
	} {
		b.key(step.key)
		b.until(`document.getElementById("heading").textContent === %q`, step.heading)
		b.idle()
	}
}

// What is written or shown as text keeps its keys, and so do the browser's own
// combinations.
func TestKeysOfTextAreLeftAlone(t *testing.T) {
	b := newTab(t, newSite(t), desk)
	b.startFrom("", "two")
	hands[0].move(b, "e2e4")
	b.click("#keep summary")
	b.until(`document.getElementById("keep").open`)
	// taken is whether the page takes a key pressed there for itself.
	taken := func(selector, keys string) bool {
		return ask[bool](b, `!document.querySelector(%q).dispatchEvent(
			new KeyboardEvent("keydown", Object.assign({bubbles: true, cancelable: true}, %s)))`, selector, keys)
	}
	for _, key := range []string{"ArrowLeft", "Home"} {
		assert.False(t, taken("#pgn", `{key: "`+key+`"}`), "in a text")
	}
	for _, with := range []string{"altKey", "ctrlKey", "shiftKey", "metaKey"} {
		assert.False(t, taken("#moves", `{key: "ArrowLeft", `+with+`: true}`), with)
		assert.False(t, taken("#e4", `{key: "ArrowLeft", `+with+`: true}`), with)
	}
	assert.True(t, taken("#e4", `{key: "ArrowLeft"}`))
	assert.True(t, taken("#moves", `{key: "ArrowLeft"}`), "the list steps through the game")
}

func TestKeepingTheGame(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("", "two")
		h.move(b, "e2e4")
		if h.name == "keyboard" {
			h.choose(b, "#keep summary")
		} else {
			b.click("#keep summary")
		}
		b.until(`document.getElementById("keep").open`)
		assert.Contains(t, ask[string](b, `document.getElementById("pgn").value`), "1. e4 *")
		assert.Contains(t, ask[string](b, `document.getElementById("position").value`), "4P3")
		ask[bool](b, `(document.getElementById("keep").scrollIntoView(), true)`)
		b.shoot("keep " + h.name)
		if !b.noScripts {
			h.choose(b, `[data-copy="pgn"]`)
			b.until(`document.querySelector('[data-copy="pgn"]').textContent === "Copied"`)
		}
	})
}
