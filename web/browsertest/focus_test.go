package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// presses puts the focus on a control and presses Enter there.
func (b *tab) presses(selector string) {
	b.t.Helper()
	b.until(`document.querySelector(%q)?.checkVisibility()`, selector)
	ask[bool](b, `(document.querySelector(%q).focus(), true)`, selector)
	b.key(kb.Enter)
}

// focused waits until the focus is there.
func (b *tab) focused(selector, after string) {
	b.t.Helper()
	b.until(`!document.querySelector("[data-busy]") && document.activeElement.matches(%q)`, selector)
	b.idle()
	assert.True(b.t, b.holds(`document.activeElement.matches("`+selector+`")`), "after %s the focus is on %s", after,
		ask[string](b, `document.activeElement.outerHTML.slice(0, 99)`))
}

// Whatever is pressed, the focus stays on it, or goes to the heading if it is gone, and never falls to the top of
// the page.
func TestTheFocusStays(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 1280, height: 860, calm: true})
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	hint := `form[action='/hint'] button`
	for _, x := range []struct{ what, press, focus string }{
		{"a hint", hint, hint},
		{"another hint", hint, hint},
		{"the third, after which the last one waits unseen", hint, `#answer [data-closes]`},
		{"closing the hint", `#answer [href$='hint=closed']`, `#hint`},
		{"asking for the threat", `a[href='/?ask=threat']`, `#ask-threat`},
		{"show me", `#about [data-show]`, `[data-demo] .main`},
		{"one step back", `[data-demo] a:first-child`, `[data-demo] a, #heading`},
		{"the next step", `[data-demo] [data-next]`, `[data-demo] [data-next], #heading`},
		{"the end of the line", `[data-demo] [data-end]`, `#heading`},
	} {
		b.presses(x.press)
		b.focused(x.focus, x.what)
	}

	b.startFrom("3r1k2/5ppp/4p3/8/P7/8/5PPP/RR4K1 w - - 0 1", "computer")
	b.presses(`#says [data-show]`)
	b.focused(`#about [data-show]`, "showing a plan")
	b.presses(`#about [data-show]`)
	b.focused(`#says [data-show]`, "hiding it")

	b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	b.move("d1d4")
	b.presses(`#history [aria-label='First position']`)
	b.focused(`#history [aria-label='First position'][aria-disabled]`, "looking back while a warning is open")
	b.presses(`#answer [data-go].main`)
	b.focused(`#answer form[action='/undo'] button`, "going back to the warning")
	b.presses(`#answer form[action='/move'] button`)
	b.until(`document.querySelectorAll("#moves .san").length > 1`)
	b.focused(`#board .square`, "playing on")
	for _, x := range []struct{ what, press, focus string }{
		{"one position back", `#history [aria-label=Back]`, `#history [aria-label=Back]`},
		{"the first position", `#history [aria-label='First position']`,
			`#history [aria-label='First position'][aria-disabled]`},
		{"one position on", `#history [aria-label=Forward]`, `#history [aria-label=Forward]`},
		{"back to the game", `#answer [data-go].main`, `#heading`},
		{"taking back", `#answer form[action='/undo'] button`, `#answer form[action='/undo'] button, #heading`},
	} {
		b.presses(x.press)
		b.focused(x.focus, x.what)
	}

	b.startFrom("", "two")
	b.move("e2e4")
	mouse.unfold(b, `#restart [data-ask]`)
	b.presses(`#restart [data-ask]`)
	b.until(`document.getElementById("confirm").open`)
	b.presses(`#confirm .main`)
	b.until(`!document.querySelector("#e4 .piece")`)
	b.focused(`#restart .button, .opens, #heading`, "starting over")

	b.startFrom("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "two")
	b.presses(`#answer form[action='/new'] button.main`)
	b.until(`document.querySelectorAll("#board .piece").length === 32`)
	b.focused(`#heading`, "playing again")
}

// goesRound presses Tab through the whole page from its top, and returns what has the focus wholly behind a bar that is
// fixed to the screen.
func (b *tab) goesRound() (hidden []string) {
	b.t.Helper()
	ask[bool](b, `(window.been = new Set(), scrollTo(0, 0), true)`)
	for range 200 {
		b.key(kb.Tab)
		at := ask[string](b, `(() => { const e = document.activeElement, r = e.getBoundingClientRect();
			if (e === document.body || been.has(e)) return "round";
			been.add(e);
			const bars = [...document.querySelectorAll(".twobar, .sheet, .go, .bar, .long > .actions, .thumbs")].filter(
				bar => /fixed|sticky/.test(getComputedStyle(bar).position) && !e.closest(".thumbs") && !bar.contains(e));
			return bars.map(bar => bar.getBoundingClientRect()).some(bar => r.top >= bar.top &&
				(r.top < bar.bottom || r.top >= innerHeight)) ? e.outerHTML.slice(0, 150) : "" })()`)
		if at == "round" {
			return hidden
		}
		if at != "" {
			hidden = append(hidden, at)
		}
	}
	b.t.Fatal("Tab does not come round")
	return nil
}

// The last step of a hint leaves the focus at "Show me".
func TestTheLastStepOfAHintHasTheFocus(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 1280, height: 860, calm: true})
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	for step := range 3 {
		b.presses("[action='/hint'] button")
		b.until(`document.querySelectorAll("#hints li").length === %d`, step+1)
		b.idle()
	}
	ask[bool](b, `(document.getAnimations().forEach(each => each.finish()), true)`)
	b.presses("[action='/hint'] button")
	b.focused("[data-show]", "the last step")
}

// What has the focus is not behind a bar at the foot of a small phone's screen.
func TestNoBarHidesTheFocus(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	for _, path := range []string{"/lesson/rook", "/new", "/"} {
		b.open(path)
		assert.Empty(t, b.goesRound(), path)
	}
	b.exercise("rook-6")
	assert.Empty(t, b.goesRound(), "an exercise")
	b.reviewed(passed)
	assert.Empty(t, b.goesRound(), "a review")
	b.follow(".moments .leads")
	b.sees(".live #board")
	assert.Empty(t, b.goesRound(), "a moment of it")
}

// The sheet that More opens keeps the focus until it is closed, and gives it back to More, even if that has become
// another button meanwhile.
func TestASheetKeepsTheFocus(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.startFrom("", "two")
	b.move("e2e4")
	b.presses(".opens.narrow")
	b.focused("#rest > .head button", "More")
	assert.Equal(t, "dialog More", ask[string](b, `["role", "aria-label"].map(a => rest.getAttribute(a)).join(" ")`))
	b.do(chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
	b.focused("#rest *", "Shift and Tab")
	for range 40 {
		b.key(kb.Tab)
		assert.True(t, b.holds(`document.activeElement.closest("#rest")`), "Tab stays in the sheet")
	}
	b.presses(`#history [aria-label="First position"]`)
	b.sees("#board[data-looking]")
	b.presses("#rest > .head button")
	b.focused(".opens.narrow", "Done")
}

// Who goes past the doors by keyboard finds the board, and the doors again.
func TestTheDoorsStayForTheKeyboard(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	b := newcomer(t, s, small)
	b.open("/")
	for range 40 {
		if b.key(kb.Tab); b.holds(`document.activeElement.matches("#board .square")`) {
			break
		}
	}
	b.focused("#board .square", "Tab past the doors")
	assert.False(t, b.holds(`document.getElementById("welcome").checkVisibility({visibilityProperty: true})`),
		"they step aside")
	b.do(chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
	b.until(`document.getElementById("welcome").checkVisibility({visibilityProperty: true})`)
	b.open("/")
	b.sees("#welcome")
	b.walkAndEnter("#e2")
	b.until(`!document.getElementById("welcome")`)
	b.focused("#e2.selected", "choosing a piece")
}

// Next on a screen of a lesson moves the focus to the heading of the next one. It is drawn there for whoever presses
// keys, and for nobody else.
func TestTheFocusOfALessonIsDrawnForKeysOnly(t *testing.T) {
	t.Parallel()
	const drawn = `(e => e.id === "heading" && getComputedStyle(e).outlineStyle !== "none")(document.activeElement)`
	b := newTab(t, newSite(t), small)
	leads := func(to string) {
		t.Helper()
		b.until(`location.search === "?screen=%s" && document.readyState === "complete"`, to)
		b.until(`document.activeElement.id === "heading"`)
		b.idle()
	}
	b.open("/lesson/mate")
	b.tap(".twobar .main")
	leads("2")
	assert.False(t, ask[bool](b, drawn), "after a tap")

	b.wear(desk)
	b.open("/lesson/mate")
	b.click(".twobar .main")
	leads("2")
	assert.False(t, ask[bool](b, drawn), "after a click")

	b.open("/lesson/mate")
	b.tabAndEnter(".twobar .main")
	leads("2")
	assert.True(t, ask[bool](b, drawn), "after a key")
	b.key(kb.Tab)
	assert.Equal(t, "Back", ask[string](b, `document.activeElement.textContent.trim()`), "it goes on from there")
}
