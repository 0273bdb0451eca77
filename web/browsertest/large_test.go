package browsertest

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
)

// crossed is a function that lists what on the page lies over something else of its kind, is cut off or reaches over
// the edge of the screen: the parts of the slim row, buttons with their text, the ways to other pages, which are on
// one line, and the sheet of an exercise over its board. No row of the bar is empty.
const crossed = `() => {
	const found = [], rect = (e) => e.getBoundingClientRect();
	const name = (e) => e.textContent.trim().replace(/\s+/g, " ").slice(0, 24) || e.className;
	const seen = (selector) => [...document.querySelectorAll(selector)].filter(e =>
		e.checkVisibility({visibilityProperty: true}) && rect(e).width > 2 && !e.closest(".sure:not([open]) > form"));
	const cover = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
	for (const group of [".slim :is(.king, .face, .player, .captured, .lead, .clock, h1)", ".header a",
		"#answer :is(.button, .tile)", ".choice", "#sheet .button", ".steps a"]) {
		const parts = seen(group).map(e => [e, rect(e)]);
		for (const [i, [a, of]] of parts.entries())
			for (const [b, other] of parts.slice(i + 1))
				if (cover(of, other) && !a.contains(b)) found.push(name(a) + " over " + name(b));
	}
	for (const e of seen(".nav a, #answer :is(.button, .tile), .choice, #sheet .button, .clock")) {
		if (e.scrollWidth > e.clientWidth + 1) found.push("cut: " + name(e));
		if (rect(e).right > innerWidth + 1 || rect(e).left < -1) found.push("beyond the edge: " + name(e));
	}
	const bar = document.querySelector(".bar#answer");
	const foot = Math.max(...seen(".bar#answer :is(.button, .tile:not(.opens))").map(e => rect(e).bottom));
	if (bar && rect(bar).bottom - foot > 24) found.push("the bar has an empty row");
	const ways = seen(".nav a").map(e => Math.round(rect(e).top));
	if (new Set(ways).size > 1) found.push("the header has two lines: " + ways);
	const sheet = document.querySelector("#sheet");
	if (sheet && cover(rect(sheet), rect(document.querySelector("#board")))) found.push("the sheet lies over the board");
	if (document.documentElement.scrollWidth > innerWidth) {
		const wide = [...document.querySelectorAll("body *")].filter(e => rect(e).right > innerWidth + 1);
		found.push("it scrolls sideways: " + (wide.length ? name(wide.at(-1)) + " in " + wide.at(-1).parentElement.className : ""));
	}
	return found;
}`

// largely evaluates crossed with text of several sizes, and with the words of the header and of the buttons 1.4 times
// as long, as those of other languages are.
const largely = `(() => {
	const crossed = %s, found = [];
	for (const size of [131, 200]) {
		document.documentElement.style.fontSize = size + "%%";
		found.push(...crossed().map(what => size + " %%: " + what));
	}
	document.documentElement.style.fontSize = "";
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), short = [];
	while (walker.nextNode()) {
		const node = walker.currentNode;
		if (node.parentElement.closest(".nav, #answer, .choice, #sheet .button")) short.push([node, node.data]);
	}
	const longer = (word) => word + word.slice(-Math.round(0.4 * word.length));
	for (const [node, text] of short) node.data = text.replace(/\p{L}{2,}/gu, longer);
	found.push(...crossed().map(what => "longer words: " + what));
	for (const [node, text] of short) node.data = text;
	return found;
})()`

// On phones nothing lies over anything else, is cut off or makes the page wider where all text is larger, or words are
// longer: in the long form each page on all of them.
func TestLargerTextAndLongerWords(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	leads := map[string]func(b *tab){}
	for _, state := range states {
		leads[state.name] = state.lead
	}
	for nth, name := range []string{
		"start", "promotion", "won", "shown line", "game of a link", "exercise moved wrong",
		"promotion in an exercise", "new game", "guess", "what is seen alone",
		"child of a teacher", "wall of a class",
	} {
		require.Contains(t, leads, name)
		b.wear(desk)
		leads[name](b)
		for i, l := range []look{{width: 390, height: 664}, {width: 320, height: 568}, {width: 844, height: 390}} {
			if nth%3 != i && !soaking {
				continue
			}
			b.wear(l)
			assert.Empty(t, ask[[]string](b, largely, crossed), "%s at %dx%d", name, l.width, l.height)
		}
	}
}

// rows are the sizes at which a room's row and bar are looked at.
var rows = []look{
	{width: 1280, height: 800}, {width: 1024, height: 768}, {width: 960, height: 700}, {width: 900, height: 700},
	{width: 800, height: 600}, {width: 768, height: 1024}, {width: 844, height: 390}, {width: 740, height: 360},
	{width: 568, height: 320}, {width: 412, height: 900}, {width: 390, height: 664}, {width: 320, height: 568},
}

// offerInSight is whether the whole sentence that offers a draw is in the slot, and not behind the bar.
const offerInSight = `(() => {
	const [offer, words, bar] = ["#state p", ".words", "#answer"].map(
		(part) => document.querySelector(part).getBoundingClientRect());
	return offer.top >= words.top - 1 && offer.bottom <= Math.min(words.bottom, bar.top);
})()`

// In a room with clocks nothing in the row over the board lies over anything else, nor do the buttons when there are
// three of them, and the offer is read beside them. The same holds for the four buttons of one who may also claim the
// win.
func TestTheRowAndTheBarOfARoom(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	site.restart(func(c *web.Config) { c.Claim = time.Second })
	white, black, _ := ofRoomAt(site, "10+5")
	for _, m := range [][4]string{{"e2", "e4", "d7", "d5"}, {"e4", "d5", "d8", "d5"}} {
		white.plays((*tab).click, m[0], m[1])
		black.plays((*tab).tap, m[2], m[3])
	}
	black.tap(`form[action$="/draw"] button`)
	white.until(`document.querySelectorAll("#answer form").length === 3`)
	fits := func(name string, b *tab) {
		for _, l := range rows {
			b.wear(l)
			at := fmt.Sprintf("%s at %dx%d", name, l.width, l.height)
			assert.Empty(t, ask[[]string](b, "(%s)()", crossed), at)
			if b == white && (l.width < 400 || l.height == 390) {
				assert.Empty(t, ask[[]string](b, largely, crossed), at)
			}
		}
	}
	fits("black, who offered a draw", black)
	fits("white, who answers", white)
	white.wear(look{width: 390, height: 664, touch: true})
	read := `(e => e.scrollHeight <= e.clientHeight + 1)(document.querySelector(".words"))`
	assert.True(t, white.holds(read), "the offer is read")
	white.wear(look{width: 320, height: 568, touch: true})
	assert.True(t, white.holds(offerInSight), "the offer is over the bar")
	black.open("/")
	white.until(`document.querySelector("#answer form[action$='/claim']")`)
	assert.Equal(t, 4, white.count("#answer form"))
	fits("white, who may also claim the win", white)
	white.wear(look{width: 320, height: 568, touch: true})
	assert.True(t, white.holds(offerInSight), "the offer is over the bar with four buttons")
	white.shoot("claim the win or answer")
}

// What leads on from the coach's line, and the offer of a calmer board, have room beside each other on a phone.
func TestTheOfferOfACalmerBoardHasRoom(t *testing.T) {
	t.Parallel()
	for _, l := range []look{{width: 390, height: 664, touch: true}, {width: 320, height: 568, touch: true}} {
		b := newTab(t, newSite(t), l)
		b.open("/")
		for range 4 { // it is made after so many games
			b.startFrom("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "computer")
			status, _ := b.call("POST", "/move", `{"from":"a1","to":"a8"}`)
			require.Equal(t, 200, status)
		}
		b.startFrom("rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1", "computer")
		require.Equal(t, 1, b.count("#calmer form"))
		assert.Empty(t, ask[[]string](b, `(() => {
			const found = [], rect = (e) => e.getBoundingClientRect();
			const ways = [...document.querySelectorAll(".words .ways a, #calmer .link, .more summary")].filter(e =>
				e.checkVisibility());
			for (const [i, a] of ways.entries()) for (const b of ways.slice(i + 1))
				if (Math.min(rect(a).right, rect(b).right) - Math.max(rect(a).left, rect(b).left) > 1 &&
					Math.min(rect(a).bottom, rect(b).bottom) - Math.max(rect(a).top, rect(b).top) > 1)
					found.push(a.textContent + " over " + b.textContent);
			return found;
		})()`), "%dx%d", l.width, l.height)
	}
}
