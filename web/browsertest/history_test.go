package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

func TestTakingBack(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.open("/")
		start := p.rev()
		p.move("e2e4")
		p.choose(`form[action="/undo"] button`)
		p.returns(start)
		assert.Empty(t, p.text(`form[action="/undo"]`), "there is nothing more to take back")
		p.move("d2d4")

		p.startFrom("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		p.move("g5g6")
		assert.Equal(t, "Stalemate: a draw", p.heading())
		p.choose(`form[action="/undo"] button`)
		p.reads("#heading", "Your move")
	})
}

func TestLookingBack(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("", "two")
		for _, m := range []string{"e2e4", "e7e5", "g1f3", "b8c6"} {
			p.move(m)
		}
		rev := p.rev()
		p.choose(`#moves a.san`)
		p.shows("After 1. e4")
		p.shoot("looking back " + p.hand.name)
		assert.Equal(t, []string{"e4", "e2"}, p.classed("last"))
		assert.NotEmpty(t, p.classed("moveable"), "the position has its marks")
		p.choose(`#history [aria-label="Forward"]`)
		p.shows("After 1... e5")
		p.choose(`#history [aria-label="First position"]`)
		p.shows("The start of the game")
		p.choose(`#history [aria-label="Last position"]`)
		p.shows("White to move")
		p.choose(`#history [aria-label="Back"]`)
		p.shows("After 2. Nf3")
		if !p.hand.look.noScripts {
			// Nothing can be lost by looking: pressing squares plays nothing.
			p.press("#e7")
			p.press("#e6")
			p.idle()
		}
		p.choose(`#answer .main`)
		p.shows("White to move")
		assert.Equal(t, rev, p.rev())
	})
}

func TestArrowKeysStepThroughTheGame(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.startFrom("", "two")
	for _, m := range []string{"e2e4", "e7e5"} {
		b.move(m)
	}
	ask[bool](b, `(document.getElementById("moves").focus(), true)`)
	for _, step := range []struct{ key, heading string }{
		{kb.ArrowLeft, "After 1. e4"}, {kb.Home, "The start of the game"}, {kb.ArrowRight, "After 1. e4"},
		{kb.End, "White to move"},
	} {
		b.key(step.key)
		b.until(`document.getElementById("heading").textContent === %q`, step.heading)
		b.idle()
	}
}

// What is written or shown as text keeps its keys, and so do the browser's own combinations.
func TestKeysOfTextAreLeftAlone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.startFrom("", "two")
	b.move("e2e4")
	mouse.on(b).choose("#keep summary")
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
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.startFrom("", "two")
		p.move("e2e4")
		p.choose("#keep summary")
		p.sees("#keep[open]")
		assert.Contains(t, p.value("#pgn"), "1. e4 *")
		assert.Contains(t, p.value("#position"), "4P3")
		p.shoot("keep " + p.hand.name)
		if !p.hand.look.noScripts {
			b := p.page.(byHand)
			b.notes(`document.querySelector("[data-copy=pgn]").textContent`)
			p.choose(`[data-copy="pgn"]`)
			b.until(`noted.includes("Copied")`)
		}
	})
}
