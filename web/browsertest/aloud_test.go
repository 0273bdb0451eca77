package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
)

// fakeVoice replaces the browser's speech synthesis by a list of what was spoken.
const fakeVoice = `(() => {
	window.heard = [];
	window.spoken = [];
	const real = window.speechSynthesis;
	const voice = {lang: "en-US"};
	window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
	Object.defineProperty(window, "speechSynthesis", {value: {
		getVoices: () => [voice], cancel: () => heard.push("-"), speak: (said) => {
			spoken.push(said);
			heard.push(said.lang + " " + said.text);
		},
	}});
	real?.dispatchEvent(new Event("voiceschanged"));
})()`

// A new coach's line is read aloud and the previous one cancelled, if the setting is on. The setting is offered
// only if the browser has a voice.
func TestTheCoachIsReadAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/settings")
	require.False(
		t,
		ask[bool](b, `document.getElementById("setting-aloud").checkVisibility()`),
		"this browser has no voice",
	)
	ask[any](b, fakeVoice)
	assert.True(t, ask[bool](b, `document.getElementById("setting-aloud").checkVisibility()`))

	b.call("POST", "/settings", `{"aloud":true,"warnings":false}`)
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "two")
	ask[any](b, fakeVoice)
	line := b.attr("#says li:first-child .text", "data-aloud")
	require.NotEmpty(t, line, "mate threatens")
	assert.NotRegexp(t, `[a-h][1-8]`, line)
	b.click("#g2")
	b.until(`heard.length > 1`)
	assert.Equal(t, []string{"-", "en-US " + line}, ask[[]string](b, `heard`), "one at a time")
	b.hover("#g1")
	b.idle()
	assert.Len(t, ask[[]string](b, `heard`), 2, "only a new line of the coach's")
	b.click("#g3")
	b.until(`heard.length > 2`)
	assert.Equal(t, "-", ask[string](b, `heard[2]`), "the line before is broken off")
}

// Whoever has chosen to be read to hears what was asked for, too: each step of a hint, the threat, what is shown on the
// board, and what is told of a piece that is tapped.
func TestWhatIsAskedForIsReadAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.call("POST", "/settings", `{"aloud":true}`)
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	ask[any](b, fakeVoice)
	asks := func(press, of string) {
		b.tap(press)
		b.idle()
		b.until(`(e => e && spoken.at(-1)?.text.trim() === (e.dataset.aloud ?? e.textContent).trim())(
			[...document.querySelectorAll("%s")].find(e => e.textContent && e.checkVisibility()))`, of)
		said := ask[[]string](b, `spoken.splice(0).map(s => s.text)`)
		assert.Len(t, said, 1, "%s: %q", press, said)
	}
	asks("#e5", ".panel .text") // its own line, at the first touch
	asks("#ask-threat", ".panel .text")
	asks(".ways [data-show]", "#state p")
	asks("[data-demo] .main", ".panel .text")
	for range 2 {
		asks(`.bar form[action="/hint"] button`, ".panel .text")
	}
	asks("#g1", ".panel .text")
	b.open("/")
	ask[any](b, fakeVoice)
	b.tap(".more summary")
	b.until(`document.querySelector(".more[open]") && spoken.length > 0 &&
		spoken.at(-1).text.includes((e => e.dataset.aloud ?? e.textContent)(document.querySelector(".more .text")))`)
	b.shoot("asked aloud")
}

// Where the coach has nothing to say, whoever has chosen to be read to hears what was played, in full words.
func TestAMoveOfWhichNothingIsToldIsReadAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.call("POST", "/settings", `{"aloud":true,"help":"none"}`)
	b.startFrom("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "two")
	ask[any](b, fakeVoice)
	for _, m := range [][2]string{{"#a1", "#a7"}, {"#e8", "#d8"}} {
		b.tap(m[0])
		b.until(`document.querySelector(".selected")`)
		b.tap(m[1])
		b.until(`!document.querySelector(".selected")`)
		b.idle()
	}
	b.until(`spoken.at(-1)?.text.trim() === "Black king from e 8 to d 8."`)
}

// A press on the owl in a game reads aloud what it says: its line, or what it tells of a piece. Without a voice there
// is nothing to press.
func TestTheOwlOfAGameReadsAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "two")
	assert.False(t, ask[bool](b, `document.querySelector(".owl .aloud").checkVisibility()`), "there is no voice")
	ask[any](b, fakeVoice)
	b.until(`document.querySelector(".owl .aloud").checkVisibility()`)
	line := b.attr("#says li:first-child .text", "data-aloud")
	require.NotEmpty(t, line, "mate threatens")
	b.click(".owl .aloud")
	b.until(`heard.length > 1`)
	assert.Equal(t, []string{"-", "en-US " + line}, ask[[]string](b, `heard`))

	b.click("#says [data-show]")
	b.until(`document.querySelector("#state p")`)
	b.click(".owl .aloud")
	b.until(`heard.length > 3`)
	assert.Equal(t, "en-US "+b.text("#state p"), ask[[]string](b, `heard`)[3], "what is shown on the board, too")
}

// Who has the owl read twice is read each new line from then on, on the next page too, until a press on it while it
// speaks.
func TestTheOwlReadsOnOnceItWasAskedTwice(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	open := func(id string) {
		b.exercise(id)
		ask[any](b, fakeVoice)
		b.until(`document.querySelector(".aloud").checkVisibility()`)
	}
	wrong := func() {
		b.tap("#c2")
		b.sees("#c2.selected")
		b.tap("#b2") // not the star's file
		b.sees("#sheet.wrong, #sheet.shown")
	}
	said := func() []string { return ask[[]string](b, `spoken.map(s => s.text)`) }
	open("rook-2")
	b.tap(".aloud")
	b.until(`spoken.length === 1`)
	wrong()
	b.idle()
	assert.Len(t, said(), 1, "it was asked once")
	b.tap(".aloud")
	b.until(`spoken.length === 2 && document.querySelector(".reads")`)
	b.shoot("reads on")

	open("rook-2")
	wrong()
	b.until(`spoken.length > 0`)
	assert.Contains(t, said()[len(said())-1], ask[string](b, `document.querySelector("[data-say]").dataset.say`))
	ask[any](b, `Object.defineProperty(speechSynthesis, "speaking", {value: true})`)
	b.tap(".aloud")
	b.until(`!document.querySelector(".reads")`)
	before := len(said())
	wrong()
	b.idle()
	assert.Len(t, said(), before, "it was told to stop")
}

// Who has lost sees on a phone what nothing could be done about, and hears it from the owl.
func TestTheOwlTellsHowAGameEnded(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.startAt("4r1k1/8/8/8/8/8/P4PPP/6K1 w - - 0 1", ai.Strongest)
	b.call("POST", "/settings", `{"warnings":false}`)
	b.open("/")
	b.tap("#a2")
	b.tap("#a3")
	b.sees(".endcard.lost")
	b.idle()
	b.shoot("lost, told by the owl")
	ask[any](b, fakeVoice)
	b.until(`[...document.querySelectorAll(".endcard :is(.text, .aloud)")].every((e) => e.checkVisibility())`)
	b.tap(".endcard .aloud")
	b.until(`heard.length > 1`)
	assert.Equal(t, "en-US Checkmate. Tove won. The rook attacks your king, and nothing can stop it.",
		ask[string](b, `heard[1]`))
}

// Who cannot read yet hears from the first screen on what is behind the doors, each of which is marked meanwhile. Where
// the browser has no voice nothing offers it.
func TestTheDoorsAreReadAloud(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	for _, path := range []string{"/", "/welcome"} {
		for _, l := range []look{
			{width: 320, height: 568, touch: true}, small, {width: 844, height: 390, touch: true}, desk,
		} {
			b := newcomer(t, s, l)
			b.open(path)
			assert.False(t, ask[bool](b, `document.querySelector(".listen").checkVisibility()`), "there is no voice")
			ask[any](b, fakeVoice)
			b.until(`document.querySelector(".listen").checkVisibility() && %q`, fmt.Sprint(path, l.width))
			b.sees(".listen")
			b.click(".listen")
			assert.True(t, b.holds(`document.documentElement.matches(".reads")`), "and what comes is read, too")
			b.until(`heard.length > 4`)
			said := ask[[]string](b, `heard`)
			assert.Equal(t, "-", said[0], "one at a time")
			assert.Equal(t, "en-US Welcome! Which door is yours?", said[1])
			for i, title := range ask[[]string](b, `[...document.querySelectorAll(".door b")].map(e => e.textContent)`) {
				assert.Contains(t, said[i+2], "en-US "+title+". ")
			}
			marked := `[...document.querySelectorAll(".door")].map(e => e.classList.contains("told"))`
			ask[any](b, `spoken[2].onstart()`)
			assert.Equal(t, []bool{false, true, false}, ask[[]bool](b, "%s", marked))
			ask[any](b, `spoken[2].onend()`)
			assert.Equal(t, []bool{false, false, false}, ask[[]bool](b, "%s", marked))
			assert.True(t, b.holds(`(r => r.width >= 44 && r.height >= 44)(document.querySelector(".listen").getBoundingClientRect())`))
			if path == "/" {
				assert.Empty(t, ask[[]string](b, "%s", outside), "%d x %d", l.width, l.height)
			}
			b.shoot(fmt.Sprintf("doors aloud %d", l.width))
		}
	}
}
