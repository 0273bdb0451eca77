package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// said are the sentences in one of the tutor's lists.
func (b *tab) said(list string) []string {
	return ask[[]string](b, `[...document.querySelectorAll("#%s li")].map(e => e.firstChild.textContent.trim())`, list)
}

func TestTheTutorSpeaks(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		// After Bg4 the knight on f3 hangs: nothing guards it.
		b.startFrom("rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP2PPP/R3KB1R w KQkq - 0 6", "computer")
		assert.NotEmpty(t, b.said("says"))
		b.shoot("tutor " + h.name)
	})
}

func TestHintsByStep(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
		for step := 1; step <= 4; step++ {
			h.choose(b, `form[action="/hint"] button`)
			b.until(`document.querySelectorAll("#hints li").length === %d`, step)
			b.idle()
		}
		assert.Empty(t, b.text(`form[action="/hint"]`), "there is no fifth step")
		assert.Contains(t, b.said("hints")[3], "d8")
		b.shoot("hints " + h.name)
		h.move(b, "d1d8")
		assert.Equal(t, "Checkmate: you won", b.heading())
	})
}

func TestWhatIsTheThreat(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
		h.choose(b, `#answer a[href="/?ask=threat"]`)
		b.until(`document.querySelector("#about li")`)
		b.idle()
		assert.Contains(t, b.text("#about"), "d1")
	})
}

func TestWhyNot(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "computer")
		h.press(b, "#d2")
		b.until(`document.querySelector("#d2.selected")`)
		h.press(b, "#f3")
		b.until(`document.querySelector("#about li")`)
		assert.Contains(t, b.text("#about"), "pinned")
		b.shoot("why " + h.name)
	})
}

func TestWarnings(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
		old := b.rev()
		h.move(b, "d1d4")
		assert.Equal(t, "Wait a moment", b.heading())
		assert.Len(t, b.said("says"), 1)
		b.shoot("warning " + h.name)
		b.open("/")
		assert.Equal(t, "Wait a moment", b.heading(), "it is still open")
		h.choose(b, `form[action="/undo"] button`)
		b.until(`document.getElementById("board")?.dataset.rev === %q`, old)
		b.idle()
		h.move(b, "d1d4")
		h.choose(b, `#answer form[action="/move"] button`)
		b.until(`document.getElementById("heading")?.textContent === "Your move"`)
		b.idle()
		assert.Contains(t, b.text("#moves"), "Rxd4")
	})
}

func TestShowMe(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
		rev := b.rev()
		h.choose(b, `#says [data-show]`)
		b.until(`document.getElementById("heading")?.textContent.startsWith("Show me")`)
		if h.look.noScripts {
			h.choose(b, `#answer [data-next]`)
			assert.Equal(t, "Show me: 1 of 1", b.heading())
			assert.Equal(t, 1, ask[int](b, `document.querySelectorAll("#arrows line").length`))
			b.shoot("show me " + h.name)
			h.choose(b, `#answer [data-end]`)
		}
		b.until(`document.getElementById("heading")?.textContent === "Your move"`)
		b.idle()
		assert.Equal(t, rev, b.rev(), "the board is put back")
	})
}

func TestTheTutorTellsOfAMove(t *testing.T) {
	b := newTab(t, newSite(t), desk)
	b.startFrom(marked, "computer")
	b.click("#c4")
	b.until(`document.querySelector("#c4.selected")`)
	b.hover("#f7")
	b.until(`document.querySelectorAll("#about li").length > 0`)
	b.shoot("about")
	assert.Contains(t, b.text("#about"), "f7")
}

// A finger does not hover over the moves of what it has touched, so the main
// things about them are said at once.
func TestTheTutorTellsOfWhatAFingerTouches(t *testing.T) {
	b := newTab(t, newSite(t), phone)
	b.startFrom(marked, "computer")
	b.tap("#c4")
	b.until(`document.querySelectorAll("#about li").length > 0`)
	b.shoot("about by touch")
	assert.Contains(t, b.text("#about"), "Be2")
	assert.LessOrEqual(t, ask[int](b, `document.querySelectorAll("#about li").length`), 3)
}
