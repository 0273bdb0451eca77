package browsertest

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/needs"
)

// Every input method operates each kind of control once in the browser: squares, buttons, links, form choices,
// sheets and dialogs. The games and the tutor are tested with one input method, and without scripts over HTTP.
func TestEveryHand(t *testing.T) {
	t.Parallel()
	for _, h := range hands {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			p := h.on(newTab(t, newSite(t), h.look.moving()))
			p.open("/new")
			p.pick(ai.Easiest)
			p.submit()
			assert.Equal(t, ai.Easiest, p.level())

			p.startFrom("4k3/P6p/8/8/8/8/8/4K2R w K - 0 1", "computer")
			p.choose(`form[action="/hint"] button`)
			p.sees("#hints li")
			p.idle()
			rev := p.rev()
			p.move("e1g1")
			assert.Contains(t, p.label("f1"), "white rook")
			p.choose(`form[action="/undo"] button`)
			p.returns(rev)

			p.startFrom("8/P6k/7p/8/8/8/8/4K3 w - - 0 1", "two")
			p.move("a7a8n")
			assert.Contains(t, p.label("a8"), "white knight")
			p.move("h7g7")
			p.choose("#moves a.san")
			p.shows("After 1. a8=N")
			p.choose("#answer .main")
			p.shows("White to move")
			p.choose("#key summary")
			p.sees("#key[open]")
			p.startsOver()
		})
	}
}

// startsOver is asked first, keeps the game, is asked again and gives it up.
func (p player) startsOver() {
	p.t.Helper()
	rev := p.rev()
	p.choose("#restart [data-ask]")
	p.sees("#confirm[open]")
	p.shoot("confirm " + p.hand.name)
	p.choose("#confirm [data-cancel]")
	p.sees("body:not(:has(#confirm[open]))")
	require.Equal(p.t, rev, p.rev(), "nothing is lost")
	p.choose("#restart [data-ask]")
	p.sees("#confirm[open]")
	p.choose("#confirm button")
	p.leaves(rev)
	assert.Empty(p.t, p.text("#moves .san"))
}

func TestScholarsMate(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("", "two")
		for _, m := range strings.Fields("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7") {
			p.move(m)
		}
		assert.Equal(t, "Checkmate: White won", p.heading())
		assert.Contains(t, p.text("#moves"), "Qxf7#")
		assert.Zero(t, p.count("#board .moveable"), "nothing can move any more")
		p.shoot("mate " + p.hand.name)
	})
}

func TestBeatingTheComputer(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.startFrom("2k5/8/1K6/8/8/8/8/6RR w - - 0 1", "computer")
		p.move("h1h7") // mates next, wherever the king goes
		p.move("g1g8")
		assert.Equal(t, "Checkmate. You won!", p.heading())
	})
}

// The learner plays the first move there is, and loses a whole game to the computer.
func TestLosingAWholeGame(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.open("/")
		for range 120 {
			if p.heading() == "Paused" { // the tutor has warned: play on and lose
				old := p.rev()
				p.choose(`#answer form[action="/move"] button`)
				p.leaves(old)
			}
			if p.heading() != "Your move" {
				break
			}
			p.move(p.firstMove())
		}
		assert.Equal(t, "Checkmate: Rufus won", p.heading())
		p.shoot("lost " + p.hand.name)
		p.choose(`#answer form[action="/new"] button`)
		p.shows("Your move")
		assert.Equal(t, 32, p.count("#board .piece"), "play again begins anew")
	})
}

func TestStalemate(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		p.move("g5g6")
		assert.Equal(t, "Stalemate: a draw", p.heading())
		assert.Contains(t, p.text("#says"), "no legal move")
	})
}

func TestUnderpromotion(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("8/P6k/8/8/8/8/7p/K7 w - - 0 1", "two")
		p.move("a7a8n")
		assert.Contains(t, p.label("a8"), "white knight")
		p.move("h2h1r")
		assert.Contains(t, p.label("h1"), "black rook")
	})
}

func TestEnPassant(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "two")
		p.move("d7d5")
		p.move("e5d6")
		assert.Equal(t, 3, p.count("#board .piece"))
		assert.Contains(t, p.text("#moves"), "exd6")
	})
}

func TestCastling(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "two")
		p.move("e1g1")
		p.move("e8c8")
		for square, piece := range map[string]string{
			"g1": "white king", "f1": "white rook", "c8": "black king", "d8": "black rook",
		} {
			assert.Contains(t, p.label(square), piece)
		}
		assert.Contains(t, p.text("#moves"), "O-O-O")
	})
}

func TestGoingOnAfterTheBrowserWasClosed(t *testing.T) {
	t.Parallel()
	for _, h := range hands {
		if !soaking && h.name != mouse.name {
			continue // what is kept is the browser's, not the hand's
		}
		t.Run(h.name, func(t *testing.T) {
			needs.Tool(t, chromium)
			s, profile := newSite(t), t.TempDir()
			ctx, stop := launch(profile)
			b := openTab(t, ctx, s, h.look)
			p := h.on(b)
			p.open("/")
			p.move("e2e4")
			moves, rev := p.text("#moves"), p.rev()
			flushCookies(b)
			stop()

			ctx, stop = launch(profile)
			defer stop()
			p = h.on(openTab(t, ctx, s, h.look))
			p.open("/")
			assert.Equal(t, rev, p.rev())
			assert.Equal(t, moves, p.text("#moves"))
			p.move("d2d3")
		})
	}
}

// flushCookies waits for the browser to write its cookies down, which it does a moment after it got them; stop then
// ends it as a person would.
func flushCookies(b *tab) {
	b.do(chromedp.Navigate("about:blank"))
	time.Sleep(500 * time.Millisecond)
}

func TestGoingOnAfterTheServerWasRestarted(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.open("/")
		p.move("e2e4")
		p.server().stop()
		p.server().start()
		p.move("d2d3")
		assert.Contains(t, p.text("#moves"), "d3")
		p.open("/")
		assert.Equal(t, 4, p.count("#moves .san:not(:empty)"))
	})
}

func TestStartOverAsksFirst(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.open("/")
		p.move("e2e4")
		p.startsOver()
	})
}
