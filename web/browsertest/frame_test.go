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
	b := newTab(t, newSite(t), screens[0].moving())
	for _, l := range screens {
		b.wear(l.moving())
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
		assert.NotEmpty(t, b.texts("#tallies .tally"))
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
		if (!e?.checkVisibility()) return [];
		const ends = [e, ...e.children].map(c => c.getBoundingClientRect());
		return [{s, left: Math.min(...ends.map(r => r.left)), right: Math.max(...ends.map(r => r.right)),
			top: ends[0].top, bottom: ends[0].bottom}];
	});
	const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
	for (const [i, part] of parts.entries()) {
		if (part.right > innerWidth + 1) found.push(part.s + " leaves the row");
		for (const other of parts.slice(i + 1)) if (overlap(part, other)) found.push(part.s + " over " + other.s);
	}
	return found;
})()`

// squeezed lists the piles of what was taken that are not seen, or whose number lies under another pile.
const squeezed = `(() => {
	const found = [], rect = (e) => e.getBoundingClientRect();
	for (const pile of document.querySelectorAll(".slim .pile")) {
		const drawing = rect(pile.querySelector("svg")), number = pile.querySelector("b");
		if (rect(pile).width < 13 || drawing.width < 15) found.push("narrow: " + pile.outerHTML);
		const on = number ?? pile, r = rect(on);
		if (!pile.contains(document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)))
			found.push("covered: " + pile.outerHTML);
		if (number && r.height < 9) found.push("a number too small to read: " + r.height);
	}
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
		b.open("/")
		assert.Equal(t, 9, b.count(".captured .pile"), "a pile for each kind")
		assert.Empty(t, ask[[]string](b, squeezed), "%d wide", width)
	}
	b.open("/")
	b.tap("#answer .opens")
	b.until(`document.querySelector("#rest:popover-open")`)
	b.until(`(r => r.top >= 0 && r.bottom <= document.querySelector("#moves").getBoundingClientRect().bottom + 1)(
		document.querySelector("#moves [aria-current]").getBoundingClientRect())`)
}

// The line is whole on the smallest screens, too, once a piece is chosen: in the long form each position on all of
// them.
func TestTheLineIsWholeOnASmallPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	for nth, fen := range []string{
		marked, "6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1",
		"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
		"rnb1kbnr/pppp1ppp/8/4p3/4P2q/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3",
		"r1bqk2r/ppp2ppp/2n2n2/3pp3/1b2P3/2NP1N2/PPPB1PPP/R2QKB1R w KQkq - 0 6", // a lesson with a long name
	} {
		b.startFrom(fen, "computer")
		for i, size := range [][2]int64{{320, 568}, {320, 640}, {360, 640}} {
			if nth%3 != i && !soaking {
				continue
			}
			b.wear(look{width: size[0], height: size[1], touch: true})
			b.open("/")
			for _, square := range append([]string{""}, b.classed("moveable")...) {
				if square != "" {
					b.tap("#" + square)
					b.sees("#" + square + ".selected")
					b.idle()
				}
				assert.Empty(t, ask[[]string](b, clipped), "%s, %s chosen, %v", fen, square, size)
			}
		}
	}
}

// clipped is what of the coach's line cannot be read: words beyond its slot, or under the row that counts marks.
const clipped = `(() => {
	const found = [], slot = document.querySelector(".words");
	if (slot.scrollHeight > slot.clientHeight + 1)
		found.push("the line is higher than its slot: " + slot.innerText + " " + slot.scrollHeight + " " + slot.clientHeight);
	const foot = document.querySelector(".coach .foot").getBoundingClientRect();
	if (slot.getBoundingClientRect().bottom > foot.top + 1) found.push("the line is under the row below it");
	for (const e of document.querySelectorAll("#tallies .tally, .foot .more summary")) {
		const r = e.getBoundingClientRect();
		if (e.checkVisibility({visibilityProperty: true}) && (r.right > innerWidth || r.bottom > foot.bottom + 1 ||
			e.scrollWidth > e.clientWidth + 1)) found.push("beyond the edge: " + e.textContent);
	}
	const more = document.querySelector(".foot .more summary");
	for (const link of document.querySelectorAll(".words .ways a")) {
		const r = link.getBoundingClientRect(), m = more?.getBoundingClientRect();
		if (link.checkVisibility({visibilityProperty: true}) && more?.checkVisibility({visibilityProperty: true}) &&
			r.right > m.left && r.bottom > m.top)
			found.push("over one another: " + link.textContent + ", " + more.textContent);
	}
	return found;
})()`

// No two buttons in sight have the same name.
func TestThereIsOneMore(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	for _, l := range screens {
		b.wear(l)
		for _, fen := range []string{
			"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
			"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
		} {
			b.startFrom(fen, "computer")
			names := ask[[]string](b, `[...document.querySelectorAll("main :is(button, summary):not(.square)")].filter(e =>
				e.checkVisibility({visibilityProperty: true})).map(e => e.textContent.trim()).filter(Boolean)`)
			seen := map[string]bool{}
			for _, name := range names {
				assert.False(t, seen[name], "two %q at %dx%d: %q", name, l.width, l.height, names)
				seen[name] = true
			}
		}
	}
}

// hand is the input method for a screen.
func (b *tab) hand(l look) hand {
	if l.touch {
		return touch
	}
	return mouse
}
