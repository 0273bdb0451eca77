package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// marked is a position with something of every mark: White's pawn on b4 is threatened, and the bishop on c4 has
// safe and unsafe targets.
const marked = "r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R w KQkq - 0 4"

func TestMarksOnHover(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom(marked, "computer")
	assert.Equal(t, []string{"b4", "f2"}, b.classed("threatened"))
	assert.Contains(t, b.classed("moveable"), "b4")
	assert.Empty(t, b.classed("valid"))
	assert.False(t, ask[bool](b, `(() => {
		document.querySelector("#c4").dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
		const shown = document.querySelector("#board .valid") !== null;
		document.querySelector("#board").dispatchEvent(new PointerEvent("pointerleave"));
		return shown;
	})()`), "a square that the pointer only crosses changes nothing")

	b.hover("#c4")
	b.until(`document.querySelector("#f7.valid.unsafe")`)
	assert.Equal(t, []string{"f7", "a6", "e6", "b5", "d5", "b3", "d3", "e2", "f1"}, b.classed("valid"))
	assert.Equal(t, []string{"f7", "a6", "e6"}, b.classed("unsafe"))
	assert.Empty(t, b.classed("selected"))

	b.hover("#b4")
	b.until(`document.querySelector("#c5.threat")`)
	assert.Equal(t, []string{"c6", "c5"}, b.classed("threat"))
	assert.NotEqual(
		t,
		"none",
		ask[string](b, `getComputedStyle(document.getElementById("c5"), "::after").animationName`),
		"it flashes",
	)

	b.click("#c4")
	b.until(`document.querySelector("#c4.selected")`)
	b.hover("#e6")
	b.until(`document.querySelector("#d7.threat")`)
	assert.Equal(t, []string{"d7", "f7"}, b.classed("threat"))
	assert.Contains(
		t,
		ask[string](b, `document.getElementById("e6").ariaLabel`),
		"Unsafe: it could be taken by the pawn on d7 and the pawn on f7",
	)
	b.shoot("marks")

	b.click("#c4")
	b.until(`!document.querySelector(".selected.square:is(#board *)")`)
	assert.Contains(t, ask[string](b, `document.getElementById("e6").ariaLabel`), "e6, empty", "the label is as it was")
	b.hover(".brand")
	b.until(`!document.querySelector("#board .valid")`)
}

func TestMarksHoldStillWhereMotionIsUnwelcome(t *testing.T) {
	t.Parallel()
	calm := desk
	calm.calm = true
	b := newTab(t, newSite(t), calm)
	b.startFrom(marked, "computer")
	b.hover("#b4")
	b.until(`document.querySelector("#c5.threat")`)
	assert.Equal(t, "none", ask[string](b, `getComputedStyle(document.getElementById("c5"), "::after").animationName`))
}

// A warning waits for its answer: the board shows what it is about, and cannot be touched until then.
func TestAWarningFreezesTheBoard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom("rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "computer")
	before := b.rev()
	ask[any](b, feels)
	b.click("#d1")
	b.click("#g4")
	b.until(`document.querySelector("#board[data-frozen] .arrow.danger.grows")`)
	b.idle()
	b.shoot("frozen")
	assert.True(t, b.holds(`pitches.includes(392) && pitches.includes(311)`), "a warning is heard")
	rev := b.rev()
	require.NotEqual(t, before, rev)
	style := func(selector, property string) string {
		return ask[string](b, `getComputedStyle(document.querySelector(%q))[%q]`, selector, property)
	}
	assert.Equal(t, "grow", style(".grows .shaft", "animationName"))

	b.click("#e4")
	b.drag("e4", "e5")
	ask[bool](b, `(document.getElementById("e4").focus(), true)`)
	b.key(kb.Enter)
	b.idle()
	assert.Empty(t, b.classed("selected"))
	assert.Zero(t, ask[int](b, `performance.getEntriesByType("resource").filter((each) =>
		/\/(advice|why)$/.test(new URL(each.name).pathname)).length`), "nothing is asked about a square that is pressed")
	assert.Equal(t, rev, b.rev())

	b.wear(look{width: desk.width, height: desk.height, calm: true})
	for _, moves := range []string{".grows .shaft", ".grows .tip", ".mist"} {
		assert.Equal(t, "none", style(moves, "animationName"), moves)
	}
	b.click(`form[action="/undo"] button`)
	b.until(`!document.querySelector("#board[data-frozen]")`)
	b.idle()
	assert.Equal(t, before, b.rev())
	assert.Zero(t, b.count("#arrows .arrow, #arrows .mist"))
	b.click("#e4")
	b.until(`document.querySelector("#e4.selected")`)
}

func TestMarksByKeyboard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom(marked, "computer")
	walk := keyboard.on(b)
	walk.press("#c4")
	b.until(`document.querySelector("#c4.selected")`)
	b.key(kb.Escape)
	b.until(`!document.querySelector("#board .selected")`)
	assert.Equal(t, "c4", ask[string](b, `document.activeElement.id`), "the focus stays")
	b.key(kb.ArrowLeft)
	b.until(`document.querySelector("#c5.threat")`)
	b.key(kb.Home)
	assert.Equal(t, "a4", ask[string](b, `document.activeElement.id`))
	b.key(kb.ArrowLeft)
	assert.Equal(t, "a4", ask[string](b, `document.activeElement.id`), "there is no way over the edge")
	walk.move("b4c5")
	assert.Equal(t, "c5", ask[string](b, `document.activeElement.id`), "the focus outlives the answer")
}

func TestDragging(t *testing.T) {
	t.Parallel()
	for name, x := range map[string]struct {
		look look
		drag func(b *tab, from, to string)
	}{"mouse": {desk, (*tab).drag}, "finger": {phone, (*tab).dragByFinger}} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t, newSite(t), x.look.moving())
			b.startFrom("", "two")
			rev := b.rev()
			x.drag(b, "e2", "e5")
			b.idle()
			assert.Equal(t, rev, b.rev(), "dropped where it may not go, it is put back")
			require.True(t, ask[bool](b, `Boolean(document.querySelector("#e2 .piece"))`))
			x.drag(b, "e2", "e4")
			b.until(`document.getElementById("board").dataset.rev !== %q`, rev)
			b.idle()
			assert.Contains(t, b.text("#moves"), "e4")
		})
	}
}

func TestCheckAndLastMoveAreMarked(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "two")
	b.move("a1a8")
	assert.Equal(t, []string{"e8"}, b.classed("check"))
	assert.Equal(t, []string{"a8", "a1"}, b.classed("last"))
	assert.Contains(t, b.text("#says"), "Check from White's rook!")
}

func TestTheKeyIsOneTapAway(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.open("/")
		require.Zero(t, p.count("#key[open]"))
		p.choose("#key summary")
		p.sees("#key[open]")
		for _, mark := range []string{"moveable", "threatened", "valid", "unsafe", "fair", "threat"} {
			assert.NotZero(t, p.count("#key .square."+mark), mark)
		}
		assert.Equal(t, 1, p.count(`#key [data-grade="loses"]`))
		assert.Equal(t, 1, p.count("#key .square.wins"))
		assert.Equal(t, 1, p.count(`#key [data-grade="stalemates"]`))
		require.LessOrEqual(t, p.count("#key li"), 9)
		p.shoot("key " + p.hand.name)
	})
}

func TestGradesAreMarked(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	// On g5 the knight could be taken by the queen, on d4 by the knight; the bishop would take back.
	b.startFrom("r1bqkbnr/ppp2ppp/2np4/8/8/4BN2/PPP2PPP/RN1QKB1R w KQkq - 0 5", "computer")
	b.click("#f3")
	b.until(`document.querySelector("#f3.selected")`)
	grades := ask[map[string]string](
		b,
		`Object.fromEntries([...document.querySelectorAll("#board [data-grade]")].map(e => [e.id, e.dataset.grade]))`,
	)
	b.shoot("grades")
	assert.Equal(
		t,
		map[string]string{"g5": "guarded", "d4": "guarded", "h4": "loses", "e5": "loses", "g1": "safe", "d2": "safe"},
		grades,
	)
	assert.Contains(t, ask[string](b, `document.getElementById("g5").ariaLabel`), "But you would lose no points.")
}

// A square where nothing can take the piece is no good place to go to if another piece is lost by that.
func TestALossElsewhereIsMarked(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.startFrom("r2qkb1r/pppb1ppp/2np1n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 6", "computer")
	b.click("#c3")
	b.until(`document.querySelector("#c3.selected")`)
	assert.Equal(t, []string{"5 careful"}, b.texts("#tallies .tally"))
	b.shoot("careful")
	b.open("/?from=c3") // as the server draws it
	assert.Equal(t, []string{"5 careful"}, b.texts("#tallies .tally"))
}

// A finger that tries a square where the piece cannot go is told why, and may try another at once: the piece stays
// chosen, with its marks.
func TestAChosenPieceStaysAfterAForbiddenTry(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.startFrom("4k3/p7/8/8/8/8/P7/4K1N1 w - - 0 1", "computer")
	b.tap("#g1")
	b.sees("#f3.valid")
	b.tap("#g3")
	b.until(`document.querySelector("#about")?.textContent.includes("A knight goes two squares")`)
	assert.Equal(t, 1, b.count("#f3.valid"))
	b.tap("#f3")
	b.until(`document.querySelector("#f3 .piece") !== null`)
	b.idle()
}
