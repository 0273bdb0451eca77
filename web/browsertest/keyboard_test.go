package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A whole game is played by keyboard alone, and after each step the focus is where the next one is made: on the
// square moved to, on Take back while a warning waits, on the board again after it, on a way on at the end.
func TestAGameByKeyboard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 1280, height: 800, calm: true})
	p := keyboard.on(b)
	p.startFrom("r5k1/8/8/8/8/8/1P3PPP/6K1 w - - 0 1", "computer") // the rook mates if it is let
	b.listens()
	b.walkAndEnter("#b2")
	b.focused(`#b2.selected`, "choosing a piece")
	b.hears("2 lose it: b4, b3.", 1) // what its marks show others
	b.key(kb.Escape)
	b.focused(`#b2:not(.selected)`, "letting it go")

	b.key(kb.Enter)
	b.walkAndEnter("#b3")
	b.focused(`#answer.warns .main`, "a move that is warned of")
	b.key(kb.Escape)
	b.sees("#b2 .piece")
	b.focused(`#board .square`, "taking it back")
	assert.Zero(t, b.count("#answer.warns"))

	b.walkAndEnter("#b2")
	b.walkAndEnter("#b3")
	b.focused(`#answer.warns .main`, "the same move again")
	b.key(kb.Tab)
	b.focused(`#answer form[action='/move'] button`, "Tab")
	b.key(kb.Enter)
	b.reads("#heading", "Checkmate: Rufus won")
	b.focused(`#board .square`, "playing on")
	b.tabAndEnter(`#answer form[action='/new'] button`)
	b.until(`document.querySelectorAll("#board .piece").length === 32`)
	b.focused(`#heading`, "the next game")
	b.walkAndEnter("#e2")
	b.focused(`#e2.selected`, "choosing a piece of it")
}

// A piece that is put down is told not to be pressed any more, and who is asked whether to start over is led to keep
// playing.
func TestWhatIsPutDownIsHeard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/")
	b.presses("#e2")
	b.until(`document.querySelector("#e2.selected[aria-pressed=true]")`)
	b.presses("#e2")
	b.until(`document.querySelector("#e2:not(.selected)[aria-pressed=false]")`)
	b.presses("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.presses("#e4")
	b.until(`document.querySelector("#e4.occupied")`)
	b.until(`!document.getElementById("e2").hasAttribute("aria-pressed")`) // nothing stands there
	b.until(`document.querySelector("#restart [data-ask]")`)
	ask[bool](b, `(document.querySelector("#restart [data-ask]").click(), true)`)
	b.until(`document.querySelector("#confirm[open]")`)
	b.focused("#confirm [data-cancel]", "Start over")
	b.shoot("start over")
}
