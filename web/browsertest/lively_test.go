package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// heardBy solves an exercise by touch, with the sounds and the voice of the page replaced, and returns the pitches of
// what each press let sound, in hertz.
func (b *tab) heardBy(presses ...string) (pitches [][]float64) {
	b.t.Helper()
	for _, press := range presses {
		ask[any](b, `void (pitches.length = 0)`)
		b.tap(selector(press))
		b.idle()
		b.until(`performance.now() > 0 && !document.querySelector(".sliding")`)
		ask[any](b, `new Promise((done) => setTimeout(done, 50))`)
		pitches = append(pitches, ask[[]float64](b, "[...pitches]"))
	}
	return pitches
}

// In an exercise a piece that lands taps, each right step in a run rings higher, what is wrong sounds low, and the end
// of a lesson has a sound of its own. One press on the switch turns all off, as beside a game.
func TestExercisesAreHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small.moving())
	b.exercise("rook-6")
	const stars = `[...document.querySelectorAll("#board .sign.star")].filter((each) => each.checkVisibility()).length`
	require.Equal(t, 3, ask[int](b, stars), "each sound belongs to what is seen")
	ask[any](b, feels)
	assert.Equal(t, [][]float64{
		{190, 460, 523, 1046}, {190, 460, 587, 1174}, {190, 460, 523, 1046, 784.5, 1569},
	}, b.heardBy("e2", "b2", "b7"), "a tap and a star, the second higher; then the exercise is right")
	b.shoot("heard right")
	b.tap("#sheet .main")
	b.until(`document.getElementById("main").dataset.id === "rook-7"`)
	assert.Empty(t, ask[[]float64](b, "pitches.slice(6)"), "what is asked is not heard")

	b.exercise("free-2")
	ask[any](b, feels)
	assert.Equal(t, [][]float64{{}, {150, 520, 210, 233, 196}}, b.heardBy("d2", "d5"), "a capture; wrong sounds low")
	b.shoot("heard wrong")

	b.exercise("first-game-10")
	ask[any](b, feels)
	end := b.heardBy("h5", "f7")[1]
	assert.Equal(t, []float64{150, 520, 210, 523, 1046, 659}, end[:6])
	assert.Len(t, end, 13, "the last of a lesson: a capture and five bells")

	b.exercise("rook-6")
	ask[any](b, feels)
	b.tap("#sound")
	b.until(`document.getElementById("sound").ariaPressed === "false"`)
	b.idle()
	assert.Equal(t, [][]float64{{}, {}}, b.heardBy("e2", "b2"), "switched off")
	_, said := b.call("GET", "/settings", "")
	assert.Contains(t, said, `"sound":false`, "the server was told")
	b.open("/lesson/rook?id=rook-6")
	assert.Equal(t, "false", ask[string](b, `document.getElementById("sound").ariaPressed`))
}

// rings replaces the sounds of the pages that are loaded from now on, as feels does those of the page.
const rings = `window.pitches = [];
	const still = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
	window.AudioContext = class {
		currentTime = 0;
		resume() {}
		createOscillator() {
			return {frequency: {...still, setValueAtTime: (pitch) => pitches.push(pitch)}, connect: (next) => next, start() {}, stop() {}};
		}
		createGain() { return {gain: still, connect: (next) => next} }
	}`

// The end of a lesson, of the day's exercises and of the day is heard as it is come to: a bell for each star, and a
// flourish. It is not heard again when the page is loaded anew, nor where sounds are off. What falls meanwhile is
// behind the words.
func TestAnEndIsHeardAndSeen(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	call(b, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: rings})
	come := func(from, to string) []float64 {
		t.Helper()
		b.open(from)
		ask[any](b, `void location.assign(%q)`, to)
		b.until(`location.pathname + location.search === %q && document.readyState === "complete"`, to)
		b.idle()
		return ask[[]float64](b, `[...pitches]`)
	}
	flourish := []float64{523, 1046, 659, 1318, 784, 1568, 1047, 2094, 1319, 2638}
	b.open("/lessons")
	b.through("rook", 0)
	assert.Equal(t, append([]float64{523, 1046, 659, 1318, 784, 1568}, flourish...),
		come("/lesson/rook?id=rook-9", "/lesson/rook?end=lesson"))
	ask[any](b, `void location.reload()`)
	b.until(`document.readyState === "complete"`)
	b.idle()
	assert.Empty(t, ask[[]float64](b, `[...pitches]`), "loaded anew")
	assert.Empty(t, come("/lessons", "/lesson/rook?end=lesson"), "looked at again")
	assert.Equal(t, "-1", ask[string](b, `getComputedStyle(document.querySelector(".shower")).zIndex`))

	b.open("/practice/skills")
	b.practises(0)
	assert.Equal(t, flourish, come("/lesson/rook?id=rook-9", "/practice?end=session"))
	_, made := b.call("POST", "/new", `{"fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}`)
	var game struct{ Rev string }
	require.NoError(t, json.Unmarshal([]byte(made), &game))
	b.call("POST", "/move", fmt.Sprintf(`{"from": "a1", "to": "a8", "rev": %q}`, game.Rev))
	assert.Equal(t, flourish, come("/", "/lessons"), "all of the day is done")
	assert.Empty(t, come("/settings", "/lessons"), "nothing was done in between")
	assert.Empty(t, come("/", "/lessons"), "that day was celebrated")
	b.tap("#sound")
	b.until(`document.getElementById("sound").ariaPressed === "false"`)
	b.idle()
	assert.Empty(t, come("/lesson/rook?id=rook-9", "/lesson/rook?end=lesson"), "sounds are off")
}

// What is right shows: the owl nods and rays burst from the square. Who wants no motion sees how it ends at once.
func TestWhatIsRightShows(t *testing.T) {
	t.Parallel()
	for name, calm := range map[string]bool{"moving": false, "still": true} {
		b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true, calm: calm, lively: !calm})
		b.exercise("free-2")
		b.tap("#d2")
		b.tap("#h6")
		b.reads("#sheet h2", "Right!")
		const style = `getComputedStyle(document.querySelector(%s), %s)[%q]`
		for place, animation := range map[[2]string]string{
			{`"#sheet .face"`, `""`}: "nod", {`".cell:has(#h6)"`, `"::after"`}: "burst",
		} {
			if calm {
				animation = "none"
			}
			moves := ask[string](b, style, place[0], place[1], "animationName")
			assert.Equal(t, animation, moves, "%s: %s", name, place)
			assert.NotEqual(t, "none", ask[string](b, style, place[0], place[1], "display"), "%s: %s", name, place)
		}
		assert.True(t, ask[bool](b, `document.querySelector("#sheet .happy").checkVisibility()`), "it is glad")
		b.shoot("lively " + name)
	}
}

// A press on the owl reads in full words what stands beside it: the task, and what an answer came to. There is nothing
// to press where the browser has no voice.
func TestTheOwlReadsAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small.moving())
	b.open("/lesson/board?screen=2")
	require.False(t, ask[bool](b, `document.querySelector(".aloud").checkVisibility()`), "this browser has no voice")
	ask[any](b, fakeVoice)
	b.until(`document.querySelector(".aloud").checkVisibility()`)
	b.tap(".aloud")
	assert.Equal(t, []string{"-", "en-US The board. Each square has a name: first its file, then its rank. " +
		"Where file e meets rank 4 is e 4."}, ask[[]string](b, `heard`))
	b.shoot("aloud screen")

	b.exercise("free-2")
	ask[any](b, fakeVoice)
	b.tap("#d2")
	b.tap("#d5")
	b.reads("#sheet h2", "Try again")
	b.idle()
	assert.Empty(t, ask[[]string](b, `heard`), "nobody asked for it")
	b.tap(".aloud")
	assert.Contains(t, ask[string](b, `heard[1]`), "en-US Try again. ")

	b.call("POST", "/settings", `{"aloud":true}`)
	b.exercise("free-2")
	ask[any](b, fakeVoice)
	b.tap("#d2")
	b.until(`heard.length === 2`)
	assert.Contains(t, ask[string](b, `heard[1]`), "en-US ", "the task, once the page was touched")
	for n := range 2 {
		b.tap("#a7") // where the piece cannot go
		b.until(`heard.length === %d`, 4+2*n)
		b.tap("#d2")
	}
	assert.Equal(t, ask[string](b, `heard[3]`), ask[string](b, `heard[5]`), "which is wrong in the same way twice")
	b.tap("#h6")
	b.until(`heard.length === 8`)
	assert.Contains(t, ask[string](b, `heard[7]`), "en-US Right! ", "the answer")
}

// Whoever presses nothing for eight seconds on one of the first boards is shown the first step by a dotted arrow, which
// comes without motion, and goes with the first press.
func TestTheFirstStepIsShownAfterAWhile(t *testing.T) {
	t.Parallel()
	const seen = `(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}))(
		document.querySelector("#arrows .first"))`
	const after = `(arrow => { const [late] = arrow.getAnimations(); late.pause(); late.currentTime = %d; return true })(
		document.querySelector("#arrows .first"))`
	for _, calm := range []bool{false, true} {
		b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true, calm: calm, lively: !calm})
		b.exercise("rook-2")
		require.False(t, ask[bool](b, seen), "at first")
		require.True(t, ask[bool](b, after, 7999))
		assert.False(t, ask[bool](b, seen), "before eight seconds")
		require.True(t, ask[bool](b, after, 8001))
		assert.True(t, ask[bool](b, seen), "after eight seconds")
		dots := ask[string](b, `getComputedStyle(document.querySelector("#arrows .first .shaft")).strokeDasharray`)
		assert.NotEqual(t, "none", dots, "it is dotted")
		b.shoot("first step shown")
		b.tap("#c2")
		b.until("!" + seen)
		b.tap("#c7")
		b.reads("#sheet h2", "Right!")
		b.idle()
		assert.Zero(t, b.count("#arrows .first"))
	}
}
