package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// German words are long: every kind of page keeps within every screen all the same, and the board's frame is in view.
func TestGermanFits(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.open("/lessons?lang=de")
	assert.Equal(t, "de", ask[string](b, `document.documentElement.lang`))
	for _, l := range []look{
		{width: 320, height: 640, touch: true},
		{width: 390, height: 664, touch: true},
		{width: 844, height: 390, touch: true},
		{width: 1280, height: 800},
	} {
		b.wear(l)
		for _, path := range []string{
			"/lessons", "/lessons/rook", "/learn", "/practice/skills", "/practice/sheet", "/progress", "/new",
			"/settings", "/grown-ups", "/grown-ups/child", "/rooms", "/edit", "/import", "/seen", "/forget", "/about",
			"/class", "/class/new", "/nothing",
		} {
			b.open(path)
			assert.Empty(t, ask[[]string](b, `[...document.querySelectorAll("main *, header *")].filter(e =>
				e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().right > innerWidth + 1 &&
				!e.closest(".scrolls, table, svg, [popover], .sheet")).map(e => e.outerHTML.slice(0, 90))`), "%s %v", path, l)
			assert.False(t, ask[bool](b, tooWide), "%s %v", path, l)
		}
		for _, fen := range []string{marked, "6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1"} {
			b.startFrom(fen, "computer")
			assert.Empty(t, ask[[]string](b, clipped), "%s %v", fen, l)
			if l.width >= 390 {
				assert.Empty(t, ask[[]string](b, unframed), "%s %v", fen, l)
			}
		}
	}
}

// A learner of German plays, is warned, gets a hint and reads the moves by their German letters.
func TestAGameInGerman(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/lessons?lang=de")
	b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	old := b.rev()
	mouse.on(b).moveBetween("d1", "d4", "")
	b.sees("#answer.warns")
	assert.Contains(t, b.texts("#answer .main"), "Zurücknehmen")
	b.click("#answer .main")
	mouse.on(b).leaves(old)
	b.startFrom("4k3/7p/8/8/8/8/7P/1N2K3 w - - 0 1", "two")
	mouse.on(b).moveBetween("b1", "c3", "")
	b.sees("#moves .san:not(:empty)")
	assert.Contains(t, b.texts("#moves .san"), "Sc3")
	assert.Contains(t, mouse.on(b).label("c3"), "weißer Springer")
}
