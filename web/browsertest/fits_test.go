package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/practice"
)

// broken lists the words of some elements that a line's end breaks.
const broken = `(() => {
	const found = [];
	for (const e of document.querySelectorAll(%q)) {
		const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode;
			for (const {0: word, index} of node.data.matchAll(/\S+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].map(r => Math.round(r.top)));
				if (lines.size > 1) found.push(word);
			}
		}
	}
	return found;
})()`

// sideways is whether a page is wider than the screen, or a table wider than what holds it.
const sideways = tooWide + ` ||
	[...document.querySelectorAll("table")].some(t =>
		t.getBoundingClientRect().right > document.documentElement.clientWidth)`

// unlearns gives the learner eight chances of a piece in danger, as many as are kept.
func (b *tab) unlearns() {
	b.t.Helper()
	b.open("/")
	for range 8 {
		b.call("POST", "/new", pawnInDanger)
		status, _ := b.call("POST", "/move", `{"from":"e4","to":"e5"}`)
		require.Equal(b.t, 200, status)
	}
}

// Tables are as wide as a phone, and break no word.
func TestTablesFitAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	b.unlearns()
	for _, width := range []int64{390, 320} {
		b.wear(look{width: width, height: 664, touch: true})
		b.open("/seen")
		assert.Contains(t, b.text("main"), "seen alone, seen alone")
		assert.False(t, ask[bool](b, sideways), "what is seen alone, %d wide", width)
		assert.Empty(t, ask[[]string](b, broken, "main table :is(th, td)"), "what is seen alone, %d wide", width)
		assert.Less(t, ask[float64](b, `Math.max(...[...document.querySelectorAll("main tbody tr")].map(e =>
			e.getBoundingClientRect().height))`), 150.0, "a row is not a tall column, %d wide", width)

		b.reviewed("moves=all&" + passed)
		ask[bool](b, `document.querySelector(".reviewed").open = true`)
		assert.False(t, ask[bool](b, sideways), "all moves, %d wide", width)
		assert.Empty(t, ask[[]string](b, broken, ".reviewed :is(th, td)"), "all moves, %d wide", width)
		b.shoot(fmt.Sprintf("all moves %d", width))
	}
}

// On a phone the pages have one order everywhere, in the header and at the thumb.
func TestThePagesKeepTheirOrder(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	for _, path := range []string{
		"/", "/new", "/settings", "/lessons", "/lesson/rook", "/practice/skills", "/practice", "/progress", "/seen",
		"/rooms", "/learn", "/welcome", "/about", "/grown-ups", "/edit", "/import", "/forget", "/nothing",
		"/g/2AwEAAAAAABTlt4qu", "/review?wait=true&" + passed,
	} {
		b.open(path)
		ways := strings.Join(ask[[]string](b, `[...document.querySelectorAll(".nav a, .thumbs > ul > li > a")].filter(e =>
			e.checkVisibility()).map(e => e.textContent.trim())`), " ")
		assert.Contains(t, []string{"Play Learn Practice Settings", "Play Learn Practice", ""}, ways, path)
	}
}

// The pages at the thumb hide nothing that a form ends with.
func TestFormsEndAboveThePagesAtTheThumb(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	for _, height := range []int64{664, 844} {
		b.wear(look{width: 390, height: height, touch: true})
		for _, path := range []string{"/new", "/settings"} {
			b.open(path)
			require.Equal(t, 3, b.count(".thumbs > ul > li > a"), path)
			const overlap = `document.querySelector(".long > .actions").getBoundingClientRect().bottom -
				document.querySelector(".thumbs").getBoundingClientRect().top`
			assert.InDelta(t, 0, ask[float64](b, overlap), 1, "%s at first", path)
			ask[bool](b, `(scrollTo(0, document.body.scrollHeight), true)`)
			assert.LessOrEqual(t, ask[float64](b, overlap), 1.0, "%s at its end", path)
			assert.Empty(t, b.goesRound(), path)
		}
	}
}

// The code that a friend scans is large and in the middle of the waiting room.
func TestTheCodeToScanIsLarge(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	b.makeRoom("5+3")
	for _, l := range append(screens[:4:4], look{width: 320, height: 568, touch: true}) {
		b.wear(l)
		b.open(b.path())
		at := ask[struct{ Width, Off, Bottom, Bar float64 }](b, `(() => {
			const code = document.querySelector(".qr svg").getBoundingClientRect();
			const all = document.querySelector("#invitation").getBoundingClientRect();
			const bar = document.querySelector(".bar").getBoundingClientRect();
			return {Width: code.width, Off: code.left + code.right - all.left - all.right,
				Bottom: code.bottom, Bar: bar.top};
		})()`)
		assert.GreaterOrEqual(t, at.Width, 200.0, "%d wide", l.width)
		assert.InDelta(t, 0, at.Off, 3, "%d wide", l.width)
		if l.width < 400 {
			assert.LessOrEqual(t, at.Bottom, at.Bar, "%d wide: all of the code is above the bar", l.width)
		}
		assert.False(t, ask[bool](b, sideways), "%d wide", l.width)
	}
}

// The face beside what a pawn may become is whole.
func TestTheFaceIsWholeWhereAPawnIsPromoted(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	for _, l := range []look{
		{width: 320, height: 568, touch: true}, {width: 360, height: 640, touch: true}, screens[0], screens[1],
	} {
		b.wear(l)
		b.exercise("odd-pawns-1")
		b.click("#g7")
		b.click("#g8")
		b.sees("#sheet .choice")
		assert.Empty(t, ask[[]string](b, `(() => {
			const face = document.querySelector("#sheet .face"), found = [];
			const at = face.getBoundingClientRect();
			for (let e = face.parentElement; e !== document.body; e = e.parentElement) {
				const box = e.getBoundingClientRect();
				if (getComputedStyle(e).overflowY !== "visible" && box.bottom < at.bottom - 1)
					found.push(e.className + " ends " + (at.bottom - box.bottom) + " above");
			}
			return found;
		})()`), "%dx%d", l.width, l.height)
	}
}

// On a phone each skill is a row, in which its drawing and name have their place, and each of its two ways its word.
func TestSkillsAreRowsOnAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), screens[0])
	b.guess()
	for _, width := range []int64{390, 360, 320} {
		b.wear(look{width: width, height: 664, touch: true})
		b.open("/practice/skills")
		assert.Less(t, ask[float64](b, `document.querySelector(".practises").getBoundingClientRect().bottom`), 332.0)
		ask[bool](b, `document.querySelector(".folded").open = true`)
		rows := ask[[]float64](b, `[...document.querySelectorAll(".skilllist li")].map(e =>
			e.getBoundingClientRect().height)`)
		require.Len(t, rows, len(practice.Skills()))
		assert.Less(t, slices.Max(rows), 156.0, "%d wide", width)
		assert.Empty(t, ask[[]string](b, `[...document.querySelectorAll(".skilllist .links a")].filter(e =>
			!e.innerText.trim()).map(e => e.outerHTML)`), "each way has its word, %d wide", width)
		assert.Empty(t, ask[[]string](b, `[...document.querySelectorAll(".skilllist :is(a, button)")].filter(e => {
			const r = e.getBoundingClientRect();
			return r.width < 43.5 || r.height < 43.5 || r.right > innerWidth;
		}).map(e => e.outerHTML)`), "fingers find the ways, %d wide", width)
		assert.False(t, ask[bool](b, sideways), "%d wide", width)
	}
}
