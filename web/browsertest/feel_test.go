package browsertest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// feels records in the page when pieces began to slide, by their destination square, which captured pieces stayed
// visible meanwhile, and the pitches of the sounds played.
const feels = `(() => {
	window.slides = [];
	window.taken = [];
	window.pitches = [];
	new MutationObserver((records) => {
		const seen = new Set(); // a change may come in several records
		const at = performance.now(); // of all that begins at once
		for (const {target, oldValue, addedNodes} of records) {
			const on = target.closest?.(".square")?.id;
			if (target.matches?.(".sliding") && !oldValue?.includes("sliding") && !seen.has(target)) slides.push({on, at});
			seen.add(target);
			for (const each of addedNodes) if (each.matches?.(".taken")) taken.push(on);
		}
	}).observe(document.getElementById("board"), {subtree: true, childList: true, attributes: true, attributeFilter: ["class"], attributeOldValue: true});
	window.AudioContext = class {
		currentTime = 0;
		resume() {}
		createOscillator() {
			const frequency = {setValueAtTime: (pitch) => pitches.push(pitch), exponentialRampToValueAtTime() {}};
			return {frequency, connect: (next) => next, start() {}, stop() {}};
		}
		createGain() {
			const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
			return {gain, connect: (next) => next};
		}
	};
})()`

type slide struct {
	On string
	At float64 // milliseconds
}

// playAndWait plays a move and waits for the answer.
func (b *tab) playAndWait(from, to string) {
	b.t.Helper()
	old := ask[string](b, `document.getElementById("board").dataset.rev`)
	b.click("#" + from)
	b.until(`document.querySelector("#%s.selected")`, from)
	b.click("#" + to)
	b.until(
		`document.getElementById("board").dataset.rev !== %q && !("thinking" in document.getElementById("board").dataset)`,
		old,
	)
	b.idle()
}

// The computer's reply is shown half a second after the own piece has landed, or when it is found, whichever is
// later. Moves make sounds, for a newcomer too, until one press turns the sound off.
func TestAnAnswerComesAfterAMomentAndIsHeard(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.stop()
	s.config.ReplyTime = 0
	s.start()
	b := newTab(t, s, desk.moving())
	b.startFrom("4k3/p7/8/3pP3/8/8/PPP5/4K3 w - d6 0 1", "computer")
	_, said := b.call("POST", "/settings", `{"warnings":false}`)
	require.Contains(t, said, `"sound":true`)
	ask[any](b, feels)

	ask[any](b, `(() => {
		const real = setTimeout;
		window.delays = [];
		window.setTimeout = (f, ms = 0, ...rest) => { delays.push(ms); return real(f, ms, ...rest) };
	})()`)
	for _, move := range [][2]string{{"e5", "d6"}, {"b2", "b3"}, {"c2", "c3"}} {
		ask[any](b, `void (slides.length = 0)`)
		b.playAndWait(move[0], move[1])
		slides := ask[[]slide](b, "slides")
		require.GreaterOrEqual(t, len(slides), 2, slides)
		require.Equal(t, move[1], slides[0].On)
		const sliding, late = 200, 100 // a slide is noticed once the script that began it is done: later if busy
		gap := slides[1].At - slides[0].At - sliding
		assert.GreaterOrEqual(t, gap, 500.0-late, "the answer waits until the piece has landed and was seen")
	}
	delays := ask[[]float64](b, "delays.filter(ms => ms !== 5000)") // after these old words are swept away
	require.NotEmpty(t, delays)
	assert.LessOrEqual(t, slices.Max(delays), 950.0, "and comes soon: nothing waits longer")
	assert.Equal(t, "d5", ask[[]string](b, "taken")[0], "the pawn taken en passant goes as it is taken")
	assert.Equal(t, []float64{150, 520, 210}, ask[[]float64](b, "pitches.slice(0, 3)"), "a capture is heard")
	assert.Contains(t, ask[[]float64](b, "pitches"), 190.0, "and a move")

	ask[any](b, `void (pitches.length = 0)`)
	b.click("#b3")
	b.click("#e5")
	b.sees("#about li")
	assert.Equal(t, []float64{233}, ask[[]float64](b, "pitches"), "a move that the rules forbid is heard, and told why")

	require.Equal(t, "true", ask[string](b, `document.getElementById("sound").ariaPressed`))
	mouse.on(b).choose("#sound")
	b.until(`document.getElementById("sound").ariaPressed === "false"`)
	ask[any](b, `void (pitches.length = 0)`)
	b.playAndWait("b3", "b4")
	assert.Empty(t, ask[[]float64](b, "pitches"))
	b.open("/")
	assert.Equal(t, "false", ask[string](b, `document.getElementById("sound").ariaPressed`), "the server was told")
}

// In castling, both pieces begin to slide at the same time.
func TestBothPiecesOfACastlingSlideAtOnce(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	together := func(first, second string) {
		t.Helper()
		b.until(`slides.length >= 2`)
		slides := ask[[]slide](b, "slides")
		assert.ElementsMatch(t, []string{first, second}, []string{slides[0].On, slides[1].On})
		assert.Equal(t, slides[0].At, slides[1].At)
	}
	b.startFrom("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K2R w K - 0 1", "two")
	ask[any](b, feels)
	b.playAndWait("e1", "g1")
	together("g1", "f1")

	// As the server tells of it: here, that it is taken back.
	ask[any](b, `void (slides.length = 0)`)
	b.click(`form[action="/undo"] button`)
	together("e1", "h1")
	b.idle()
	assert.Equal(
		t,
		[]string{"e1", "h1"},
		ask[[]string](
			b,
			`[...document.querySelectorAll("#e1, #h1, #f1, #g1")].filter((each) => each.querySelector(".piece")).map((each) => each.id)`,
		),
	)
}

// While the reply takes long, three dots show beside the computer's name, and disappear when it comes. Here it is a
// castling, by which both pieces slide at once, and the end of the game.
func TestDotsShowWhileTheComputerThinksLong(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	found := make(chan struct{})
	s.holdAnswers(found)
	b := newTab(t, s, desk.moving())
	b.startFrom("4k2r/7p/5K1p/8/8/8/P7/4r3 w k - 0 1", "computer")
	b.call("POST", "/settings", `{"warnings":false}`)
	ask[any](b, feels)
	ask[any](b, `(() => { window.waited = 0; new MutationObserver(() => { waited ||= performance.now(); })
		.observe(document.getElementById("main"), {attributes: true, attributeFilter: ["data-waits"]}); })()`)
	const dots = `getComputedStyle([...document.querySelectorAll(".side[data-turn] .player")].find((each) => each.checkVisibility()), "::after").content`
	b.click("#a2")
	b.sees("#a2.selected")
	b.click("#a3")
	b.sees(".play[data-waits]")
	assert.Contains(t, ask[string](b, dots), "…")
	slides := ask[[]slide](b, "slides")
	require.Len(t, slides, 1)
	assert.GreaterOrEqual(
		t,
		ask[float64](b, "waited")-slides[0].At,
		200.0+700-17,
		"milliseconds, less a frame, at whose begin a slide starts: it slides, and then the answer is awaited",
	)
	close(found)
	b.sees("#end .lost")
	b.idle()
	assert.Zero(t, b.count(".play[data-waits]"))
	slides = ask[[]slide](b, "slides")
	require.Len(t, slides, 3)
	assert.ElementsMatch(t, []string{"g8", "f8"}, []string{slides[1].On, slides[2].On})
	assert.Equal(t, slides[1].At, slides[2].At)
	assert.NotContains(t, ask[[]float64](b, "pitches"), 523.0, "a loss has no fanfare")
}

// A game that is lost ends with a sound of its own, and nothing celebrates.
func TestALostGameIsHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.startFrom("8/6k1/8/8/8/6q1/P3r3/7K w - - 0 1", "computer")
	ask[any](b, feels)
	b.move("a2a3")
	b.sees("#end .lost")
	b.idle()
	assert.Equal(t, 1, ask[int](b, `pitches.filter((pitch) => pitch === 262).length`))
	assert.Zero(t, b.count(".celebrates"))
}

// A win is celebrated when it happens and not again: not after looking back and returning, nor after reloading the
// page. With reduced motion it is celebrated without falling confetti.
func TestAWinIsCelebratedOnce(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	wins := func() {
		t.Helper()
		b.startFrom("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		ask[any](b, feels)
		b.move("g5g7")
		b.sees("#end .celebrates")
		assert.Equal(t, "14deg", ask[string](b, `Promise.all(document.getAnimations().map((each) => each.finished))
			.then(() => getComputedStyle(document.querySelector("#h8 .piece")).rotate)`), "the king leans")
		assert.Equal(t, 1, ask[int](b, `pitches.filter((pitch) => pitch === 1047).length`), "it is heard")
	}
	const falls = `getComputedStyle(document.querySelector("#end .scrap")).animationName`
	wins()
	assert.False(t, ask[bool](b, `[...document.querySelectorAll(".coach :is(a, button, summary)")].some((each) => each.checkVisibility())`),
		"no link under the card takes the focus")
	assert.Equal(t, "fall", ask[string](b, falls))
	ask[any](b, `void (pitches.length = 0)`)
	b.click(`#answer a[href^="/?ply="]`)
	b.until(`!document.querySelector("#end .won")`)
	b.idle()
	b.click(`#answer [data-go].main`)
	b.sees("#end .won")
	b.idle()
	assert.Zero(t, b.count(".celebrates"), "looking back and returning")
	assert.NotContains(t, ask[[]float64](b, "pitches"), 523.0)
	b.open("/")
	assert.Equal(t, 1, b.count("#end .won"))
	assert.Zero(t, b.count(".celebrates"), "the page loaded anew")
	assert.Equal(t, "none", ask[string](b, falls))

	still := desk
	still.calm = true
	b.wear(still)
	wins()
	assert.Equal(t, "none", ask[string](b, falls), "motion is unwelcome")
	assert.True(t, ask[bool](b, `document.querySelector("#end .confetti").checkVisibility({ opacityProperty: true })`))

	for _, l := range screens {
		b.wear(l)
		assert.Empty(t, ask[[]string](b, "%s", outside), l)
		b.shoot(fmt.Sprintf("won %dx%d", l.width, l.height))
		assert.Zero(
			t,
			ask[int](b, `document.documentElement.scrollHeight - innerHeight`),
			"all of the end is in view at %v",
			l,
		)
	}
}
