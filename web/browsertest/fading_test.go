package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A knight attacks White's pawn, which can step forward to e5.
const pawnInDanger = `{"fen":"7k/8/8/2n5/4P3/8/8/3R2K1 w - - 0 1","players":"computer"}`

// guessesFirst chooses to guess first, in a game where Black's only move takes the rook, and attacks the bishop then.
func (b *tab) guessesFirst() {
	b.t.Helper()
	b.open("/")
	b.call("POST", "/settings", `{"guess":true}`)
	b.call("POST", "/new", `{"fen":"r3R2k/6pp/8/8/8/4B3/5PPP/6K1 b - - 0 1","players":"computer"}`)
	b.open("/")
	b.reads("#says .text", "Which of your pieces can be taken now? Tap them.")
	b.idle()
}

// A learner who saves the pawn three times is asked the fourth time, and answers by tapping it; then plays on, which
// counts as seen alone. Who wants to guess first marks pieces after the computer's move, with the keyboard too, and is
// shown what was right; playing on is possible at any time.
func TestQuestionsAreAnsweredOnTheBoard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/")
	b.call("POST", "/new", `{"fen":"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1","players":"computer"}`) // which has ended
	for range 3 {
		b.call("POST", "/new", pawnInDanger)
		status, _ := b.call("POST", "/move", `{"from":"e4","to":"e5"}`)
		require.Equal(t, 200, status)
	}
	b.call("POST", "/new", pawnInDanger)
	b.open("/")
	b.reads("#says .text", "Is anything of yours in danger?")
	assert.Zero(t, b.count("#arrows g"))
	b.shoot("asked")
	b.tap("#g1")
	b.sees("#g1.selected")
	b.tap("#e4")
	b.reads("#says .text", "You saw it. The knight attacks your pawn, and nothing guards it. You can guard it.")
	b.until(`document.querySelector("#spoken").textContent.includes("You saw it.")`)
	assert.Equal(t, []string{"e4"}, b.classed("selected"), "and it is chosen, to be moved")
	assert.NotZero(t, b.count("#arrows g"))
	b.shoot("asked and answered")
	b.tap("#e5")
	b.idle()
	_, record := b.call("GET", "/seen", "")
	assert.Contains(t, record, `"chances":["alone","done","done","done"]`)

	b.guessesFirst()
	assert.Empty(t, b.classed("moveable"))
	assert.Equal(t, "None", b.text("#check"))
	b.shoot("guess")
	b.tap("#f2")
	b.tap("#h2")
	b.tap("#h2")
	assert.Equal(t, []string{"f2"}, b.classed("tapped"), "a second tap removes the mark")
	ask[bool](b, `(document.getElementById("e3").focus(), true)`)
	b.key(kb.Enter)
	assert.Equal(t, []string{"e3", "f2"}, b.classed("tapped"))
	assert.Contains(t, b.attr("#e3", "aria-label"), ", marked")
	assert.Equal(t, "2 marked. Tap another, or check.", b.text("#tallies"))
	assert.Equal(t, []string{"e3"}, b.classed("selected"))
	assert.True(t, b.holds(`[...document.querySelectorAll("#board .square")].every(e => e.ariaLabel &&
		e.ariaLabel.includes("You can move here") === e.matches(".valid"))`), "targets of the piece chosen before are none any more")
	assert.Empty(t, b.classed("unsafe"), "its targets do not give anything away")
	assert.Equal(t, "Done", b.text("#check"))
	b.shoot("guess marked")
	ask[bool](b, `(document.getElementById("check").focus(), true)`)
	b.key(kb.Enter)
	b.reads("#about .text", "You saw what can be taken. The rest is safe.")
	b.until(`document.activeElement.id === "heading"`)
	assert.Equal(t, 1, b.count("#e3 .sign.good"))
	assert.Equal(t, 1, b.count("#f2 .sign.bad"))
	assert.Equal(t, []string{"e8"}, b.attrs("#arrows g", "data-from"))
	assert.NotEmpty(t, b.classed("moveable"))
	b.shoot("guess checked")
	b.drag("e3", "d2")
	b.until(`document.getElementById("board").dataset.last !== "a8e8" && document.querySelector("#check")`)
	b.idle()
	b.drag("h2", "h3")
	b.until(`document.querySelectorAll("#moves .san").length > 5`)
}
