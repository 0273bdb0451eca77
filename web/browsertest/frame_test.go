package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
)

// screens are the screens on which the frame of a game is tested: a phone with its browser's bars shown, the same
// on its side, a tablet, a laptop, a large screen.
var screens = []look{
	{
		width:  390,
		height: 664,
		touch:  true,
	}, {width: 844, height: 390, touch: true}, {width: 768, height: 1024, touch: true},
	{width: 1280, height: 800}, {width: 1920, height: 1080, dark: true},
}

// unframed lists the parts of the frame that are not fully visible or too small for a finger, and reports
// horizontal scrolling.
const unframed = `(() => {
	const found = [], rect = (e) => e.getBoundingClientRect();
	for (const part of [".slim", "#board", ".coach", ".words", "#answer"]) {
		const r = rect(document.querySelector(part));
		if (r.width < 44 || r.height < 38 || r.left < 0 || r.top < 0 || r.right > innerWidth + 0.5 ||
			r.bottom > innerHeight + 0.5)
			found.push(part + " at " + JSON.stringify(r));
	}
	for (const e of document.querySelectorAll("main :is(a, button, summary, input), .nav a, .brand")) {
		const r = rect(e);
		if (!e.checkVisibility({visibilityProperty: true}) || e.closest("#board") && innerWidth < 390 ||
			e.matches(".san, .textonly")) continue;
		if (r.width < 43.5 || r.height < 43.5) found.push("too small: " + e.outerHTML.slice(0, 80) + r.width + "x" +
			r.height);
	}
	const slot = document.querySelector(".words");
	if (slot.scrollHeight > slot.clientHeight + 1) found.push("the line is higher than its slot: " + slot.textContent);
	if (document.documentElement.scrollWidth > innerWidth) found.push("it scrolls sideways");
	return found;
})()`

// observing adds up all layout shifts from now on, including those after input.
const observing = `(window.shifts = [], window.watcher?.disconnect(), window.watcher = new PerformanceObserver(list => shifts.push(...list.getEntries())),
	watcher.observe({type: "layout-shift"}), true)`

// shifted returns the sum of these shifts, and the elements that shifted.
const shifted = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
	shifts.push(...watcher.takeRecords());
	done({By: shifts.reduce((sum, s) => sum + s.value, 0),
		What: shifts.flatMap(s => s.sources.map(c => (c.node?.outerHTML ?? c.node?.textContent ?? "?").slice(0, 60) +
			JSON.stringify([c.previousRect, c.currentRect])))});
}, 50))))`

// stands asserts that nothing on the page has shifted.
func (b *tab) stands(t *testing.T, name string) {
	t.Helper()
	moved := ask[struct {
		By   float64
		What []string
	}](b, shifted)
	assert.Less(t, moved.By, 0.001, "%s moves %s", name, moved.What)
	assert.Empty(t, ask[[]string](b, unframed), name)
}

// Board, line and bar are always in view, and nothing moves when a piece is pointed at, chosen, played or answered,
// warned of or explained.
func TestTheFrameKeepsItsPlaces(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	for _, l := range screens {
		b.wear(l)
		size := fmt.Sprintf("%dx%d", l.width, l.height)
		b.startFrom(marked, "computer")
		require.True(t, ask[bool](b, observing))
		b.stands(t, size)
		if l.touch {
			b.tap("#c4")
		} else {
			b.hover("#c4")
			b.sees("#b5.valid")
			b.hover("#b1")
			b.sees("#c3.valid")
			b.click("#c4")
			b.sees("#c4.selected")
			b.hover("#e6")
		}
		b.until(`document.querySelector("#about li")`)
		b.stands(t, "a piece chosen, "+size)
		assert.NotEmpty(t, b.texts("#tallies .good"))
		b.shoot("frame chosen " + size)
		old := b.rev()
		b.hand(l).press(b, "#e2")
		mouse.on(b).leaves(old)
		b.stands(t, "a move, "+size)

		b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
		require.True(t, ask[bool](b, observing))
		b.hand(l).press(b, "#d1")
		b.hand(l).press(b, "#d4")
		b.sees("#answer.warns")
		b.idle()
		b.stands(t, "a warning, "+size)
		assert.True(t, b.holds(`document.activeElement.matches("#answer .main")`), "Take back has the focus")
		b.shoot("frame warned " + size)
		if size != "390x664" {
			continue
		}
		b.tap("#answer .main")
		for step := 1; step <= tutor.HintSteps; step++ {
			b.tap(`form[action="/hint"] button`)
			b.sees(fmt.Sprintf("#hints li:nth-child(%d)", step))
			b.idle()
		}
		b.stands(t, "all of a hint, "+size)
		assert.True(
			t,
			b.holds(`[...document.querySelectorAll("#ladder b")].every(e => e.getBoundingClientRect().height < 20)`),
			"each step's name is on one line",
		)
		assert.Equal(t, 1, b.count("#answer .main[data-show]"), "the bar leads on to seeing the move")
		b.shoot("frame hint " + size)
	}
}

// trades are the moves of a game in which much is taken.
const trades = `d2d4 e7e5 d4e5 f7f6 e5f6 g8f6 c1g5 b8c6 g5f6 g7f6 e2e4 d7d5 e4d5 c6b4 a2a3 b4d5 d1d5 d8d5 b1c3 d5g2
	f1g2 f6f5 g2b7 c8b7 e1c1 b7h1 c3d5 h1d5 d1d5 c7c6 d5f5 f8a3 b2a3 e8c8 g1f3`

// covered lists the parts of the slim row that lie over another or leave the row.
const covered = `(() => {
	const found = [], row = document.querySelector(".slim");
	const parts = ["#top .player b", "#top .captured", "#top .lead", "#bottom .captured", "#bottom .lead",
		".standing"].flatMap(s => {
		const e = row.querySelector(s);
		if (!e) return [];
		const ends = [e, ...e.children].map(c => c.getBoundingClientRect());
		return [{s, left: Math.min(...ends.map(r => r.left)), right: Math.max(...ends.map(r => r.right))}];
	}).sort((a, b) => a.left - b.left);
	for (const [i, part] of parts.entries())
		if (part.right > (parts[i + 1]?.left ?? innerWidth) + 1) found.push(part.s + " over " + parts[i + 1]?.s);
	return found;
})()`

// On a small phone, too, what was taken lies neither over a name nor over the standing, however much it is, and More
// opens the list of the moves at the newest.
func TestALongGameOnAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	b.startFrom("", "two")
	for m := range strings.FieldsSeq(trades) {
		status, body := b.call("POST", "/move", fmt.Sprintf(`{"from":%q,"to":%q}`, m[:2], m[2:]))
		require.Equal(t, 200, status, body)
	}
	for _, width := range []int64{390, 360, 320} {
		b.wear(look{width: width, height: 640, touch: true})
		for _, path := range []string{"/", "/?ply=31"} {
			b.open(path)
			assert.Empty(t, ask[[]string](b, covered), "%s, %d wide", path, width)
		}
	}
	b.open("/")
	b.tap("#answer .opens")
	b.until(`document.querySelector("#rest:popover-open")`)
	b.until(`(r => r.top >= 0 && r.bottom <= document.querySelector("#moves").getBoundingClientRect().bottom + 1)(
		document.querySelector("#moves [aria-current]").getBoundingClientRect())`)
}

// hand is the input method for a screen.
func (b *tab) hand(l look) hand {
	if l.touch {
		return touch
	}
	return mouse
}
