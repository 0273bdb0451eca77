package browsertest

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

// startAt begins a game from a position, the usual one if fen is "", against a
// level of the computer's.
func (b *tab) startAt(fen string, l ai.Level) {
	b.t.Helper()
	b.open("/")
	status := ask[int](b, `fetch("/new", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({fen: %q, level: %d})}).then(r => r.status)`, fen, l)
	require.Equal(b.t, 200, status)
	b.open("/")
}

// level is the number of the level that the server plays at.
func (b *tab) level() ai.Level {
	b.t.Helper()
	return ask[ai.Level](b, `fetch("/show").then(r => r.json()).then(b => b.level.number)`)
}

// pick chooses one of the levels of a form, by the hand's own way.
func (h hand) pick(b *tab, l ai.Level) {
	b.t.Helper()
	selector := fmt.Sprintf(`[name=level][value="%d"]`, l)
	switch {
	case h.name == "keyboard": // Tab leads to the one that is chosen, arrows to the others
		for range 60 {
			if ask[bool](b, `Boolean(document.activeElement?.matches("[name=level]"))`) {
				break
			}
			b.key(kb.Tab)
		}
		for range ai.Levels() {
			if ask[bool](b, `document.querySelector(%q).checked`, selector) {
				break
			}
			b.key(kb.ArrowUp)
		}
	case h.look.touch:
		b.tap(selector)
	default:
		b.click(selector)
	}
	b.until(`document.querySelector(%q).checked`, selector)
}

// submit presses the main button of a form that leads to the board.
func (h hand) submit(b *tab) {
	b.t.Helper()
	h.choose(b, `.long > .actions .main`)
	b.until(`document.getElementById("board")`)
	b.idle()
}

// saysOfItself checks what the page tells of the computer.
func (b *tab) saysOfItself(l ai.Level) {
	b.t.Helper()
	assert.Contains(b.t, b.text("#opponent"), say.English.Level(l).Name)
	assert.Contains(b.t, b.text("#opponent"), say.English.Level(l).Sentence)
}

func TestChoosingALevel(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		b.saysOfItself(ai.ThreePlies)
		b.open("/new")
		for _, l := range ai.Levels() {
			assert.Contains(t, b.text("#level"), say.English.Level(l).Name)
			assert.Contains(t, b.text("#level"), say.English.Level(l).Sentence)
		}
		h.pick(b, ai.Easiest)
		b.shoot("new game " + h.name)
		h.submit(b)
		b.saysOfItself(ai.Easiest)
		assert.Equal(t, ai.Easiest, b.level())
		b.shoot("level chosen " + h.name)
		h.move(b, "e2e4")
		b.saysOfItself(ai.Easiest)
		b.open("/new")
		assert.True(t, ask[bool](b, `document.querySelector('[name=level][value="%d"]').checked`, ai.Easiest), "the next game begins with it")
	})
}

func TestChangingTheLevelInMidGame(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		h.move(b, "e2e4")
		moves := b.text("#moves")
		h.choose(b, "#opponent a")
		b.until(`location.pathname === "/settings" && document.readyState === "complete"`)
		b.shoot("change the level " + h.name)
		h.pick(b, ai.Easiest)
		h.submit(b)
		b.saysOfItself(ai.Easiest)
		assert.Equal(t, moves, b.text("#moves"), "the game goes on")
		h.move(b, "d2d4")
		assert.Equal(t, ai.Easiest, b.level())
	})
}

func TestAfterAGameALevelIsOffered(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		usual := ai.ThreePlies
		easier, _ := usual.Easier()
		harder, _ := usual.Harder()
		const won = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
		answers := func(text string) string {
			return ask[string](b, `(() => { const form = [...document.querySelectorAll("#answer form")].find(f => f.textContent.trim() === %q);
				form.querySelector("button").id = "wanted"; return "#wanted" })()`, text)
		}
		again := func(text string, want ai.Level) {
			t.Helper()
			h.choose(b, answers(text))
			b.until(`document.getElementById("heading")?.textContent === "Your move" && document.querySelectorAll("#board .piece").length === 32`)
			b.idle()
			assert.Equal(t, want, b.level())
			b.saysOfItself(want)
			assert.Empty(t, b.text("#again"))
		}
		b.startAt(won, usual)
		h.move(b, "d1d8")
		assert.Equal(t, "Checkmate: you won", b.heading())
		assert.Equal(t, fmt.Sprintf("You won. Try someone a little stronger: “%s”.", say.English.Level(harder).Name), b.text("#again"))
		assert.Contains(t, b.text("#spoken"), "You won. Try someone")
		b.shoot("won " + h.name)
		again("Play someone stronger", harder)

		b.startAt("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", usual)
		h.move(b, "g5g6")
		assert.Equal(t, "Stalemate: a draw", b.heading())
		b.shoot("drawn " + h.name)
		again("Play someone easier", easier)

		b.startAt(won, easier)
		h.move(b, "d1d8")
		again("Play again", easier)
	})
}

func TestLosingOffersSomeoneEasier(t *testing.T) {
	b := newTab(t, newSite(t), phone)
	easier, _ := ai.ThreePlies.Easier()
	b.startAt("r5k1/8/8/8/8/8/1P3PPP/6K1 w - - 0 1", ai.ThreePlies)
	hands[2].move(b, "b2b3")
	require.Equal(t, "Wait a moment", b.heading())
	b.tap(`#answer form[action="/move"] button`)
	b.until(`document.getElementById("heading").textContent === "Checkmate: the computer won"`)
	b.idle()
	b.shoot("lost on a phone")
	assert.Equal(t, fmt.Sprintf("The computer won. Try someone a little easier: “%s”.", say.English.Level(easier).Name), b.text("#again"))
	b.tap(`#answer form:has([name=level]) button`)
	b.until(`document.getElementById("heading").textContent === "Your move"`)
	b.idle()
	assert.Equal(t, easier, b.level())
}

func TestTwoPlayersAreToldOfNoLevel(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("", "two")
		assert.Empty(t, b.text("#opponent"))
		b.open("/settings")
		assert.Empty(t, b.text("#level"))
		b.open("/new")
		assert.False(t, ask[bool](b, `document.getElementById("level").checkVisibility()`))
		b.startFrom("", "two")
		for _, m := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
			h.move(b, m)
		}
		h.choose(b, `#answer form[action="/new"] button`)
		b.until(`document.getElementById("heading")?.textContent === "White to move"`)
		b.idle()
		assert.Empty(t, b.text("#opponent"), "two play again")
	})
}

// The learner's own move is on the board while a strong level thinks, and a
// screen reader is told that it does. Another level, or taking the move back,
// does not wait for it.
func TestTheComputerThinksAndMayBeInterrupted(t *testing.T) {
	s, release := newSite(t), make(chan struct{})
	s.holdAnswers(release)
	b := newTab(t, s, desk)
	b.open("/")
	start := b.rev()
	play := func() {
		b.click("#e2")
		b.until(`document.querySelector("#e2.selected")`)
		b.click("#e4")
		b.until(`document.getElementById("heading").textContent === "The computer is thinking"`)
	}
	play()
	assert.True(t, ask[bool](b, `Boolean(document.querySelector("#e4 .piece") && !document.querySelector("#e2 .piece"))`))
	assert.Equal(t, "status", ask[string](b, `document.getElementById("spoken").getAttribute("role")`))
	assert.Equal(t, "The computer is thinking.", b.text("#spoken"))
	b.click(`form[action="/undo"] button`)
	b.until(`document.getElementById("board").dataset.rev === %q`, start)
	b.idle()
	assert.Equal(t, "Your move", b.heading())

	play()
	b.click("#opponent a")
	b.until(`location.pathname === "/settings" && document.readyState === "complete"`)
	hands[0].pick(b, ai.Easiest)
	b.click(`.long > .actions .main`)
	b.until(`document.getElementById("heading")?.textContent === "The computer is thinking"`)
	close(release)
	b.until(`document.getElementById("heading").textContent === "Your move"`)
	b.idle()
	assert.Equal(t, ai.Easiest, b.level())
	b.saysOfItself(ai.Easiest)
	time.Sleep(200 * time.Millisecond) // long enough for a late answer to do harm
	assert.Equal(t, ai.Easiest, b.level())
}

// The name of the computer is never wider than its line, nor over anything.
func TestLevelsFitAPhone(t *testing.T) {
	b := newTab(t, newSite(t), look{width: 320, height: 568})
	for _, l := range ai.Levels() {
		b.startAt(marked, l)
		assert.False(t, ask[bool](b, `document.documentElement.scrollWidth > innerWidth`), say.English.Level(l).Name)
		fits := ask[bool](b, `(() => { const r = document.getElementById("top").getBoundingClientRect();
			return r.height <= 40 && r.right <= innerWidth })()`)
		assert.True(t, fits, say.English.Level(l).Name)
	}
}
