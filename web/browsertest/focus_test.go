package browsertest

import (
	"testing"

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
		{"the third, after which the last one waits unseen", hint, `#heading`},
		{"closing the hint", `#answer [href$='hint=closed']`, `#heading`},
		{"asking for the threat", `a[href='/?ask=threat']`, `a[href='/?ask=threat'], #heading`},
		{"show me", `#about [data-show]`, `#heading`},
		{"one step back", `[data-demo] a:first-child`, `[data-demo] a, #heading`},
		{"the next step", `[data-demo] [data-next]`, `[data-demo] [data-next], #heading`},
		{"the end of the line", `[data-demo] [data-end]`, `#heading`},
	} {
		b.presses(x.press)
		b.focused(x.focus, x.what)
	}

	b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	b.move("d1d4")
	b.presses(`#history [aria-label='First position']`)
	b.focused(`#history [aria-label='First position'][aria-disabled]`, "looking back while a warning is open")
	b.presses(`#answer .main`)
	b.presses(`#answer form[action='/move'] button`)
	b.until(`document.querySelectorAll("#moves .san").length > 1`)
	b.focused(`#board .square`, "playing on")
	for _, x := range []struct{ what, press, focus string }{
		{"one position back", `#history [aria-label=Back]`, `#history [aria-label=Back]`},
		{"the first position", `#history [aria-label='First position']`, `#history [aria-label='First position'][aria-disabled]`},
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

// Changes in a room are announced to screen readers, each sentence once, and the focus stays. Moves slide and sound
// as in other games.
func TestARoomIsHeard(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "none")
	for _, b := range []*tab{white, black} {
		ask[bool](
			b,
			`(window.heard = [], new MutationObserver(changes => heard.push(...changes.flatMap(c => [...c.addedNodes].map(n => n.textContent))))
			.observe(document.getElementById("spoken"), {childList: true, subtree: true, characterData: true}), true)`,
		)
	}
	ask[any](white, feels)
	hears := func(b *tab, sentence string, times int) {
		t.Helper()
		count := `heard.filter(text => text.includes("` + sentence + `")).length`
		b.until(count+` >= %d`, times)
		b.idle()
		assert.Equal(t, times, ask[int](b, "%s", count), "%q in %q", sentence, ask[[]string](b, "heard"))
	}
	white.plays((*tab).click, "e2", "e4")
	hears(black, "White pawn from e2 to e4.", 1)
	black.plays((*tab).tap, "e7", "e5")
	white.until(`slides.length === 2 && pitches.length === 4`)
	assert.Equal(
		t,
		[]string{"e4", "e5"},
		ask[[]string](white, `slides.map((each) => each.on)`),
		"the other side's move slides as the own",
	)
	assert.Equal(t, []float64{190, 460, 190, 460}, ask[[]float64](white, `pitches`), "and is heard as the own")
	white.presses(`form[action$='/draw'] [value=offer] + button`)
	white.focused(`#heading`, "offering a draw")
	hears(white, "You have offered a draw.", 1)
	hears(black, "Your opponent offers a draw.", 1)
	black.presses(`form[action$='/draw'] [value=decline] + button`)
	black.focused(`#heading`, "declining a draw")
	hears(black, "White pawn from e2 to e4.", 1)

	black.open("/")
	hears(white, "Your opponent is not looking just now.", 1)
	black.open(path)
	hears(white, "Your opponent is here.", 1)

	black.presses(`.sure summary`)
	black.presses(`form[action$='/resign'] button`)
	black.focused(`#heading`, "resigning")
	hears(white, "You won.", 1)
	hears(white, "You won because the other side resigned.", 1)
	white.sees("#end .celebrates .confetti")
	white.shoot("room won")
	assert.True(t, white.holds(`pitches.filter((pitch) => pitch === 1047).length === 1`), "a win is heard")
	assert.Zero(t, black.count("#end *"), "who has lost sees no confetti")
	black.presses(`form[action$='/rematch'] button`)
	black.focused(`#heading`, "asking for another game")
	hears(white, "Your opponent would like to play again.", 1)
	hears(white, "Black pawn from e7 to e5.", 1)
}
