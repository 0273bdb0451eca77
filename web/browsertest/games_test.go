package browsertest

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// each runs a test with every hand.
func each(t *testing.T, test func(t *testing.T, h hand, b *tab)) {
	for _, h := range hands {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			test(t, h, newTab(t, newSite(t), h.look))
		})
	}
}

func TestScholarsMate(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("", "two")
		for _, m := range strings.Fields("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7") {
			h.move(b, m)
		}
		assert.Equal(t, "Checkmate: White won", b.heading())
		assert.Contains(t, b.text("#moves"), "Qxf7#")
		assert.Equal(t, 0, ask[int](b, `document.querySelectorAll("#board .moveable").length`), "nothing can move any more")
		b.shoot("mate " + h.name)
	})
}

func TestBeatingTheComputer(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("k7/8/1K6/8/8/8/8/6RR w - - 0 1", "computer")
		h.move(b, "h1h2") // Black's only move is Kb8
		h.move(b, "g1g8")
		assert.Equal(t, "Checkmate: you won", b.heading())
	})
}

// The learner plays the first move that the page offers, and loses a whole game
// to the computer.
func TestLosingAWholeGame(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		for range 120 {
			if b.heading() == "Wait a moment" { // the tutor has warned: all the better
				old := b.rev()
				h.choose(b, `#answer form[action="/move"] button`)
				b.until(`document.getElementById("board")?.dataset.rev !== %q`, old)
				b.idle()
			}
			if b.heading() != "Your move" {
				break
			}
			h.move(b, firstMove(b))
		}
		assert.Equal(t, "Checkmate: the computer won", b.heading())
		b.shoot("lost " + h.name)
		h.choose(b, `#answer form[action="/new"] button`)
		b.until(`document.getElementById("heading")?.textContent === "Your move"`)
		assert.Equal(t, 32, ask[int](b, `document.querySelectorAll("#board .piece").length`), "play again begins anew")
	})
}

// firstMove is a legal move, the first in the order of GET /moves whose piece
// has one; a promotion is to a queen.
func firstMove(b *tab) string {
	return ask[string](b, `fetch("/moves").then(r => r.json()).then(m => {
		const [from, to] = Object.entries(m.player).find(([, to]) => to.length > 0);
		return from + to[0] + (m.promotions.includes(from + to[0]) ? "q" : "") })`)
}

func TestStalemate(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		h.move(b, "g5g6")
		assert.Equal(t, "Stalemate: a draw", b.heading())
		assert.Contains(t, b.text("#says"), "no legal move")
	})
}

func TestUnderpromotion(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("8/P6k/8/8/8/8/7p/K7 w - - 0 1", "two")
		h.move(b, "a7a8n")
		assert.Contains(t, ask[string](b, `document.getElementById("a8").ariaLabel`), "white knight")
		h.move(b, "h2h1r")
		assert.Contains(t, ask[string](b, `document.getElementById("h1").ariaLabel`), "black rook")
	})
}

func TestEnPassant(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "two")
		h.move(b, "d7d5")
		h.move(b, "e5d6")
		assert.Equal(t, 3, ask[int](b, `document.querySelectorAll("#board .piece").length`))
		assert.Contains(t, b.text("#moves"), "exd6")
	})
}

func TestCastling(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.startFrom("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "two")
		h.move(b, "e1g1")
		h.move(b, "e8c8")
		for square, man := range map[string]string{"g1": "white king", "f1": "white rook", "c8": "black king", "d8": "black rook"} {
			assert.Contains(t, ask[string](b, `document.getElementById(%q).ariaLabel`, square), man)
		}
		assert.Contains(t, b.text("#moves"), "O-O-O")
	})
}

func TestGoingOnAfterTheBrowserWasClosed(t *testing.T) {
	for _, h := range hands {
		t.Run(h.name, func(t *testing.T) {
			s, profile := newSite(t), t.TempDir()
			ctx, stop := launch(profile)
			b := openTab(t, ctx, s, h.look)
			b.open("/")
			h.move(b, "e2e4")
			moves, rev := b.text("#moves"), b.rev()
			flushCookies(b)
			stop()

			ctx, stop = launch(profile)
			defer stop()
			b = openTab(t, ctx, s, h.look)
			b.open("/")
			assert.Equal(t, rev, b.rev())
			assert.Equal(t, moves, b.text("#moves"))
			h.move(b, "d2d4")
		})
	}
}

// flushCookies waits for the browser to write its cookies down, which it does a
// moment after it got them; stop then ends it as a person would.
func flushCookies(b *tab) {
	b.do(chromedp.Navigate("about:blank"))
	time.Sleep(500 * time.Millisecond)
}

func TestGoingOnAfterTheServerWasRestarted(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		h.move(b, "e2e4")
		b.site.stop()
		b.site.start()
		h.move(b, "d2d4")
		assert.Contains(t, b.text("#moves"), "d4")
		b.open("/")
		assert.Equal(t, 4, ask[int](b, `document.querySelectorAll("#moves .san:not(:empty)").length`))
	})
}

func TestStartOverAsksFirst(t *testing.T) {
	each(t, func(t *testing.T, h hand, b *tab) {
		b.open("/")
		h.move(b, "e2e4")
		rev := b.rev()
		h.choose(b, "#restart [data-ask]")
		b.until(`document.getElementById("confirm").open`)
		b.shoot("confirm " + h.name)
		h.choose(b, "#confirm [data-cancel]")
		b.until(`!document.getElementById("confirm").open`)
		require.Equal(t, rev, b.rev(), "nothing is lost")
		h.choose(b, "#restart [data-ask]")
		b.until(`document.getElementById("confirm").open`)
		h.choose(b, "#confirm button")
		b.until(`document.getElementById("board")?.dataset.rev !== %q`, rev)
		b.idle()
		assert.Empty(t, b.text("#moves .san"))
	})
}
