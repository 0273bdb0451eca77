package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// phones are held upright and on their side. Their scrollbars take no room.
var phones = []look{
	{width: 320, height: 568}, {width: 360, height: 740}, {width: 844, height: 390, dark: true},
	{width: 740, height: 360}, {width: 667, height: 375}, {width: 568, height: 320},
}

// windows are those of desks, and of laptops whose pages are zoomed to 200 and to 400 per cent: they are as wide
// and high as so many pixels less. Their scrollbars take room for ever.
var windows = []look{
	{
		width:  1280,
		height: 860,
	}, {width: 768, height: 1024}, {width: 640, height: 512}, {width: 640, height: 400, dark: true},
	{width: 360, height: 740}, {width: 320, height: 256}, {width: 320, height: 200},
}

// outside lists what on a page is cut off or out of reach: elements wider than the screen or beyond its edge,
// missing links to other pages, a board that is too small.
const outside = `(() => {
	const wide = document.documentElement.clientWidth, found = [], rect = (e) => e.getBoundingClientRect();
	const beyond = (r) => r.left < -0.5 || r.right > wide + 0.5 || r.top + scrollY < -0.5;
	if (document.documentElement.scrollWidth > wide) found.push("the page, by " + (document.documentElement.scrollWidth - wide) + " pixels");
	for (const e of document.querySelectorAll("h1, h2, p, label, a, button, summary, input, textarea, .board, .card")) {
		if (e.closest(".unseen") || !e.checkVisibility() || e.type === "hidden") continue;
		if (beyond(rect(e))) found.push(e.outerHTML.slice(0, 60));
	}
	const links = [...document.querySelectorAll(".nav a, .thumbs :is(a, button)")].filter(e => e.checkVisibility() && rect(e).width > 10 && rect(e).height > 10);
	if (links.length < 4 && !document.querySelector(".exercise .close")) found.push("the ways to other pages: there are " + links.length);
	const main = document.getElementById("main");
	if (rect(main).width && rect(main).width < Math.min(300, wide - 20)) found.push("main is " + rect(main).width + " pixels narrow");
	for (const board of document.querySelectorAll(".board")) {
		if (document.querySelector(".invitation > *") && !board.checkVisibility()) continue; // a phone has room for the link alone
		if (rect(board).width < Math.min(240, wide) - 0.5) found.push("a board of " + rect(board).width + " pixels");
	}
	return found
})()`

// Every page is whole on phones however they are held, at every zoom, and beside a scrollbar that takes room. Every
// other page is seen on phones, the rest on desks, in the long form all on both.
func TestEveryPageIsWhole(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	room := b.makeRoom("5+3")
	b.startFrom(marked, "two")
	b.move("e1f1")
	for i, path := range []string{"/", "/?ask=new", "/?ply=0", "/new", "/settings", "/learn", "/lessons",
		"/lesson/check", "/lesson/rook?id=rook-6", "/progress", "/rooms", "/room?code=0123", "/edit", room,
		"/nothing"} {
		for hidden, sizes := range map[bool][]look{true: phones, false: windows} {
			if hidden != (i%2 == 0) && !soaking {
				continue
			}
			call(b, emulation.SetScrollbarsHidden, emulation.SetScrollbarsHiddenParams{Hidden: hidden})
			b.open(path)
			taken := ask[int](b, `(() => { const html = document.documentElement; html.style.overflowY = "scroll";
				return innerWidth - html.clientWidth })()`)
			require.Equal(t, hidden, taken == 0, "a scrollbar that is seen takes room")
			for _, l := range sizes {
				b.wear(l)
				name := fmt.Sprintf("%s at %dx%d", path, l.width, l.height)
				b.shoot("whole " + name)
				assert.Empty(t, ask[[]string](b, "%s", outside), name)
			}
		}
		b.wear(look{width: 390, height: 664})
		b.do(chromedp.Evaluate[chromedp.Void](`document.documentElement.style.fontSize = "200%"`))
		b.shoot("whole " + path + " with large text")
		assert.Empty(t, ask[[]string](b, "%s", outside), "%s with text twice as large", path)
	}
}
