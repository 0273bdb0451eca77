package browsertest

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// listens notes from now on what comes into the page's live region.
func (b *tab) listens() {
	b.t.Helper()
	ask[bool](b, `(window.heard = [], new MutationObserver(changes =>
		heard.push(...changes.flatMap(c => [...c.addedNodes].map(n => n.textContent))))
		.observe(document.getElementById("spoken"), {childList: true, subtree: true, characterData: true}), true)`)
}

// hears waits until a sentence was told, and requires that it was told so many times since listens.
func (b *tab) hears(sentence string, times int) {
	b.t.Helper()
	asked, err := json.Marshal(sentence)
	require.NoError(b.t, err)
	count := `heard.filter(text => text.includes(` + string(asked) + `)).length`
	b.until(count+` >= %d`, times)
	b.idle()
	assert.Equal(b.t, times, ask[int](b, "%s", count), "%q in %q", sentence, ask[[]string](b, "heard"))
}

// live lists the live regions in the page's accessibility tree, by how urgent they are.
func (b *tab) live() (list []string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	require.NoError(b.t, err)
	for _, node := range tree.Nodes {
		for _, p := range node.Properties {
			if p.Name == accessibility.PropertyNameLive && !node.Ignored && string(p.Value.Value) != `"off"` {
				list = append(list, string(p.Value.Value))
			}
		}
	}
	return list
}

// A page has one live region, however much is told on it.
func TestOneRegionSpeaks(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	for _, path := range []string{"/", "/learn", "/progress", "/edit", "/explore"} {
		b.open(path)
		assert.Equal(t, []string{`"polite"`}, b.live(), path)
	}
	b.exercise("rook-6")
	assert.Equal(t, []string{`"polite"`}, b.live(), "an exercise")
	b.reviewed(passed)
	assert.Equal(t, []string{`"polite"`}, b.live(), "a review")
	b.follow(".moments .sets")
	b.follow("#shown .main")
	assert.Equal(t, []string{`"polite"`}, b.live(), "a moment of it")
}

// What is asked for is told once, without the links beside it: each step of a hint, that the last one is open, and what
// threatens; and not again after a move was taken back.
func TestHintsAreHeardOnce(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 1280, height: 860, calm: true})
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	b.listens()
	var told []string
	for step := range 3 {
		b.presses(`form[action='/hint'] button`)
		b.until(`document.querySelectorAll("#hints li").length === %d`, step+1)
		told = append(told, b.texts("#hints .text")[step])
		if step == 2 { // it is shown with the sentence before it, which has been heard
			told[2] = strings.TrimPrefix(told[2], told[1]+" ")
		}
		b.hears(told[step], 1)
	}
	b.hears("More help comes soon.", 1)
	ask[bool](b, `(document.getAnimations().forEach(each => each.finish()), true)`)
	b.hears("The last step of the hint is open now.", 1)
	b.presses(`#answer [data-closes]`)
	b.focused("#hint", "closing the hint")
	b.presses("#hint")
	b.hears(told[2], 2)
	b.presses(`a[href='/?ask=threat'], #answer [data-closes]`)
	b.focused("#hint", "closing it again")
	b.move("g1f1")
	b.presses(`#answer form[action='/undo'] button`)
	b.hears("Taken back:", 1)
	b.hears(told[0], 1)
	b.hears(told[2], 2) // it stays closed
	b.presses(`a[href='/?ask=threat']`)
	b.sees("#about li")
	b.hears(b.text("#about .text"), 1)
	b.hears("Lesson:", 0)
	b.hears("Show me", 0)
}

// A new game is told, even if it is one's turn as before.
func TestANewGameIsHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 1280, height: 860, calm: true})
	b.open("/")
	b.move("e2e4")
	b.listens()
	mouse.unfold(b, `#restart [data-ask]`)
	b.presses(`#restart [data-ask]`)
	b.until(`document.getElementById("confirm").open`)
	b.presses(`#confirm .main`)
	b.hears("A new game.", 1)
}

// Each step of a maze is told, and how many there were, although the rest of the sentence is the same.
func TestAMazeIsHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.exercise("rook-6")
	b.listens()
	for i, squares := range [][2]string{{"e5", "e2"}, {"e2", "b2"}} {
		b.walkAndEnter("#" + squares[0])
		b.walkAndEnter("#" + squares[1])
		b.hears("Good, go on.", i+1)
	}
	b.hears("Moves: 1 of", 1)
	b.hears("Moves: 2 of", 1)
}

// That the connection is lost is told once, however often the page tries again meanwhile.
func TestALostConnectionIsHeardOnce(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom("", "two")
	b.listens()
	ask[bool](b, `(() => { const real = fetch; let left = 3;
		window.fetch = (...of) => of[1]?.method === "POST" && left-- > 0 ? Promise.reject(new TypeError()) : real(...of);
		return true })()`)
	b.click("#e2")
	b.sees("#e2.selected")
	b.click("#e4")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 1`)
	b.hears("connection is lost", 1)
}

// A copied link and an own clock that runs low are told, each once.
func TestARoomTellsOfTheClock(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	white, black := newTab(t, s, desk.moving()), newTab(t, s, desk.moving())
	white.open("/rooms")
	ask[bool](white, `(document.querySelector("[name=minutes]").value = "0.3", true)`)
	white.click(`[name=side][value=white]`)
	white.click(`[name=time][value=free]`)
	white.follow(`form[action="/rooms"] .main`)
	white.until(`location.pathname.startsWith("/room/")`)
	white.idle()
	white.listens()
	white.click("[data-copy]")
	white.hears("Copied", 1)
	black.open(white.path())
	black.listens()
	black.join(white.path())
	white.begun()
	white.hears("You have less than 20 seconds left.", 1)
}

// Changes in a room are announced to screen readers, each sentence once, and the focus stays. Moves slide and sound
// as in other games.
func TestARoomIsHeard(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "none")
	white.listens()
	black.listens()
	ask[any](white, feels)
	white.plays((*tab).click, "e2", "e4")
	black.hears("White pawn from e2 to e4.", 1)
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
	white.hears("You have offered a draw.", 1)
	black.hears("Your opponent offers a draw.", 1)
	black.presses(`form[action$='/draw'] [value=decline] + button`)
	black.focused(`#heading`, "declining a draw")
	white.hears("Your opponent declines the draw.", 1)
	black.hears("White pawn from e2 to e4.", 1)

	black.open("/")
	white.hears("Your opponent is not looking just now.", 1)
	black.open(path)
	white.hears("Your opponent is here.", 1)

	black.presses(`.sure summary`)
	black.presses(`form[action$='/resign'] button`)
	black.focused(`#heading`, "resigning")
	white.hears("You won.", 1)
	white.hears("You won because the other side resigned.", 1)
	white.sees("#end .celebrates .confetti")
	white.shoot("room won")
	assert.True(t, white.holds(`pitches.filter((pitch) => pitch === 1047).length === 1`), "a win is heard")
	assert.Zero(t, black.count("#end .endcard"), "who has lost sees no confetti")
	black.presses(`form[action$='/rematch'] button`)
	black.focused(`#heading`, "asking for another game")
	white.hears("Your opponent would like to play again.", 1)
	white.hears("Black pawn from e7 to e5.", 1)
}
