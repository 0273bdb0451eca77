package browsertest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/say/english"
)

// level is the number of the level that the server plays at.
func (p player) level() ai.Level {
	p.t.Helper()
	return answer[struct{ Level struct{ Number ai.Level } }](p, "/show").Level.Number
}

// pick chooses one of the levels of a form, by the hand's own way.
func (p player) pick(l ai.Level) {
	p.t.Helper()
	selector := fmt.Sprintf(`[name=level][value="%d"]`, l)
	if !slices.Contains(ai.Friends(), l) && p.count("#level details[open]") == 0 {
		p.choose("#level summary")
	}
	if p.hand.name == keyboard.name { // Tab leads to the one that is chosen, arrows to the others
		p.page.(byHand).arrowTo(selector)
	} else {
		p.press(selector)
	}
	p.sees(selector + ":checked")
}

// arrowTo chooses one of the levels of a form with Tab and arrows.
func (b *tab) arrowTo(selector string) {
	b.t.Helper()
	for range 60 {
		if b.holds(`document.activeElement?.matches("[name=level]")`) {
			break
		}
		b.key(kb.Tab)
	}
	for range ai.Levels() {
		if b.holds(fmt.Sprintf(`document.querySelector(%q).checked`, selector)) {
			return
		}
		b.key(kb.ArrowUp)
	}
}

// submit presses the main button of a form that leads to the board.
func (p player) submit() {
	p.t.Helper()
	p.choose(`.long > .actions .main`)
	p.sees("#board")
	p.idle()
}

// saysOfItself checks what the page tells of the computer.
func saysOfItself(t *testing.T, p interface{ text(string) string }, l ai.Level) {
	t.Helper()
	assert.Contains(t, p.text("#opponent"), english.English.Called(l))
	assert.Contains(t, p.text("#opponent"), english.English.Level(l).Sentence)
}

// Friends stand on a ladder, each above the one it is stronger than, and a finger finds each.
func TestFriendsStandOnALadder(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	for _, l := range []look{small, {width: 1280, height: 800}} {
		b.wear(l)
		b.open("/new")
		places := ask[[][]float64](b, `[...document.querySelectorAll(".opponents > .faces > .opponent")].map(e =>
			[e.getBoundingClientRect().top, e.getBoundingClientRect().height])`)
		require.Len(t, places, 8)
		for i, at := range places[1:] {
			assert.Less(t, at[0], places[i][0]-20, "%d wide, friend %d", l.width, i+2)
			assert.GreaterOrEqual(t, at[1], 44.0, "%d wide, friend %d", l.width, i+2)
		}
	}
}

func TestChoosingALevel(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.open("/")
		saysOfItself(t, p, ai.ThreePlies)
		p.open("/new")
		for _, l := range ai.Levels() {
			assert.Contains(t, p.text("#level"), english.English.Called(l))
			assert.Contains(t, p.text("#level"), english.English.Level(l).Sentence)
		}
		if h, ok := p.page.(byHand); ok && !p.hand.look.noScripts {
			assert.True(t, h.holds(`document.querySelector(".opponent:has(:checked)").getBoundingClientRect().bottom
				<= document.querySelector(".setup .actions").getBoundingClientRect().top`), "the chosen opponent is in view")
		}
		p.pick(ai.Easiest)
		p.shoot("new game " + p.hand.name)
		p.submit()
		saysOfItself(t, p, ai.Easiest)
		assert.Equal(t, ai.Easiest, p.level())
		p.shoot("level chosen " + p.hand.name)
		p.move("e2e4")
		saysOfItself(t, p, ai.Easiest)
		p.open("/new")
		assert.Equal(
			t,
			1,
			p.count(fmt.Sprintf(`[name=level][value="%d"]:checked`, ai.Easiest)),
			"the next game begins with it",
		)
	})
}

func TestChangingTheLevelInMidGame(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.open("/")
		p.move("e2e4")
		moves := p.text("#moves")
		p.choose("#opponent a")
		p.sees(`.long > .actions .main`)
		assert.Equal(t, "/settings", p.path())
		p.idle()
		p.shoot("change the level " + p.hand.name)
		p.pick(ai.Easiest)
		p.submit()
		saysOfItself(t, p, ai.Easiest)
		assert.Equal(t, moves, p.text("#moves"), "the game goes on")
		p.move("d2d3")
		assert.Equal(t, ai.Easiest, p.level())
	})
}

func TestAfterAGameAFriendIsOffered(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		const won = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
		again := func(form, text string, want ai.Level) {
			t.Helper()
			assert.Equal(t, text, p.text("#answer "+form))
			p.choose("#answer " + form + " button")
			p.shows("Your move")
			assert.Equal(t, 32, p.count("#board .piece"))
			assert.Equal(t, want, p.level())
			saysOfItself(t, p, want)
			assert.Empty(t, p.text("#again"))
		}
		p.startAt(won, ai.Pip)
		p.move("d1d8")
		assert.Equal(t, "Checkmate. You won!", p.heading())
		assert.Equal(t, "You won. Try Nib next.", p.text("#again"))
		assert.Contains(t, p.text("#spoken"), "Try Nib next.")
		assert.Contains(t, p.text("#end .offer"), "Loves to chase your king.")
		p.shoot("won " + p.hand.name)
		again(`form:has([name=level])`, "Meet Nib", ai.Nib)

		p.startAt("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", ai.ThreePlies)
		p.move("g5g6")
		assert.Equal(t, "Stalemate: a draw", p.heading())
		p.shoot("drawn " + p.hand.name)
		assert.Equal(t, "Nobody won.", p.text("#again"))
		assert.Equal(t, "Take back", p.text("#answer form"), "first, since the game was won")
		again(`form[action="/new"]`, "Play Rufus again", ai.ThreePlies)

		p.startAt(won, 9)
		p.move("d1d8")
		again(`form[action="/new"]:not(:has([name=level]))`, "Play again", 9)
	})
}

func TestTheSecondLossOffersTheFriendBelow(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.startAt("6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", ai.ThreePlies)
	b.startAt("r5k1/8/8/8/8/8/1P3PPP/6K1 w - - 0 1", ai.ThreePlies)
	touch.on(b).move("b2b3")
	require.Equal(t, "Paused", b.heading())
	b.tap(`#answer form[action="/move"] button`)
	b.until(`document.getElementById("heading").textContent === "Checkmate: Rufus won"`)
	b.idle()
	b.shoot("lost on a phone")
	assert.Equal(t, "Rufus won. Try Mina next.", b.text("#again"))
	touch.on(b).choose(`#answer form:has([name=level]) button`)
	b.until(`document.getElementById("heading").textContent === "Your move"`)
	b.idle()
	assert.Equal(t, ai.Mina, touch.on(b).level())
}

// The loser's sentence is in view on a phone, too, where no friend is left to be offered in its place.
func TestTheLoserSpeaksOnAPhone(t *testing.T) {
	t.Parallel()
	for _, l := range []look{phone, {width: 390, height: 664, touch: true}, {width: 320, height: 568, touch: true}} {
		b := newTab(t, newSite(t), l)
		b.startAt("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", ai.Strongest)
		b.move("d1d8")
		b.until(`document.querySelector("#end .bubble q")`)
		b.until(`(() => { // once the style sheet of the end is there
			const said = document.querySelector("#end q").getBoundingClientRect();
			return said.height > 0 && said.top >= document.getElementById("board").getBoundingClientRect().bottom
				&& said.bottom <= document.getElementById("answer").getBoundingClientRect().top })()`)
	}
}

func TestTwoPlayersSeeNoLevel(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("", "two")
		assert.Empty(t, p.text("#opponent"))
		p.open("/settings")
		assert.Empty(t, p.text("#level"))
		p.open("/new")
		if h, ok := p.page.(byHand); ok {
			assert.False(t, h.holds(`document.getElementById("level").checkVisibility()`))
		}
		p.startFrom("", "two")
		for _, m := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
			p.move(m)
		}
		p.choose(`#answer form[action="/new"] button`)
		p.reads("#heading", "White to move")
		p.idle()
		assert.Empty(t, p.text("#opponent"), "two play again")
	})
}

// The learner's own move is on the board while a strong level thinks, and a screen reader is told that it does.
// Another level, or taking the move back, does not wait for it.
func TestTheComputerThinksAndMayBeInterrupted(t *testing.T) {
	t.Parallel()
	s, release := newSite(t), make(chan struct{})
	s.holdAnswers(release)
	b := newTab(t, s, desk)
	b.open("/")
	start := b.rev()
	play := func() {
		b.click("#e2")
		b.until(`document.querySelector("#e2.selected")`)
		b.click("#e4")
		b.until(`document.getElementById("heading").textContent === "Rufus is thinking"`)
	}
	play()
	assert.True(
		t,
		ask[bool](b, `Boolean(document.querySelector("#e4 .piece") && !document.querySelector("#e2 .piece"))`),
	)
	assert.Equal(t, "status", ask[string](b, `document.getElementById("spoken").getAttribute("role")`))
	assert.Contains(t, b.text("#spoken"), "Rufus is thinking.")
	b.click(`form[action="/undo"] button`)
	b.until(`document.getElementById("board").dataset.rev === %q`, start)
	b.idle()
	assert.Equal(t, "Your move", b.heading())

	play()
	mouse.on(b).choose("#opponent a")
	b.until(`location.pathname === "/settings" && document.readyState === "complete"`)
	mouse.on(b).pick(ai.Easiest)
	b.click(`.long > .actions .main`)
	b.until(`document.getElementById("heading")?.textContent === "The computer is thinking"`)
	close(release)
	b.until(`document.getElementById("heading").textContent === "Your move"`)
	b.idle()
	assert.Equal(t, ai.Easiest, mouse.on(b).level())
	saysOfItself(t, b, ai.Easiest)
	time.Sleep(200 * time.Millisecond) // long enough for a late answer to do harm
	assert.Equal(t, ai.Easiest, mouse.on(b).level())
}

// The name of the computer is never wider than its line, nor over anything.
func TestLevelsFitAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 320, height: 568})
	for _, l := range ai.Levels() {
		b.startAt(marked, l)
		assert.False(t, ask[bool](b, `document.documentElement.scrollWidth > innerWidth`),
			english.English.Level(l).Name)
		fits := ask[bool](b, `(() => { const r = document.querySelector(".slim").getBoundingClientRect();
			return r.height <= 40 && r.right <= innerWidth })()`)
		assert.True(t, fits, english.English.Level(l).Name)
	}
}
