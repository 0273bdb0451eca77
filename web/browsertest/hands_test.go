package browsertest

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// hand is a way to use the page.
type hand struct {
	name string
	look look
	// press presses an element.
	press func(b *tab, selector string)
	// choose presses one of the answers to a question.
	choose func(b *tab, selector string)
}

var hands = []hand{
	{"mouse", desk, (*tab).click, (*tab).click},
	{"keyboard", desk, (*tab).walkAndEnter, (*tab).tabAndEnter},
	{"touch", phone, (*tab).tap, (*tab).tap},
	{"no scripts", look{width: 1280, height: 860, noScripts: true}, (*tab).follow, (*tab).follow},
	{"no scripts on a phone", look{width: 360, height: 740, touch: true, noScripts: true}, (*tab).follow, (*tab).follow},
}

type point struct{ X, Y float64 }

// middle returns the middle of an element on the screen, having made sure that
// it can be seen and nothing lies over it.
func (b *tab) middle(selector string) point {
	b.t.Helper()
	b.until(`document.querySelector(%q)`, selector)
	ask[bool](b, `(document.querySelector(%q).scrollIntoView({block: "nearest"}), true)`, selector)
	p := ask[point](b, `(() => { const r = document.querySelector(%q).getBoundingClientRect();
		return {X: r.left + r.width / 2, Y: r.top + r.height / 2} })()`, selector)
	hit := ask[bool](b, `(() => { const e = document.querySelector(%q), on = document.elementFromPoint(%f, %f);
		return e.contains(on) || on?.contains(e) })()`, selector, p.X, p.Y)
	require.True(b.t, hit, "%s lies under something else", selector)
	return p
}

func (b *tab) click(selector string) {
	b.t.Helper()
	p := b.middle(selector)
	b.do(chromedp.MouseClickXY(p.X, p.Y))
}

func (b *tab) tap(selector string) {
	b.t.Helper()
	p := b.middle(selector)
	b.do(chromedp.TapXY(p.X, p.Y))
}

// follow clicks on a page without scripts and waits for the page it leads to.
func (b *tab) follow(selector string) {
	b.t.Helper()
	ask[bool](b, `(window.old = true)`)
	b.click(selector)
	b.until(`!window.old && document.readyState === "complete"`)
}

func (b *tab) key(keys string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(keys))
}

// tabAndEnter goes to an element with the Tab key alone and presses Enter.
func (b *tab) tabAndEnter(selector string) {
	b.t.Helper()
	for range 400 { // each move in the list is a stop
		if ask[bool](b, `document.activeElement?.matches(%q)`, selector) {
			b.key(kb.Enter)
			return
		}
		b.key(kb.Tab)
	}
	require.Fail(b.t, "Tab does not lead there", selector)
}

// walkAndEnter goes to a square with Tab and arrows and presses Enter.
func (b *tab) walkAndEnter(selector string) {
	b.t.Helper()
	for range 40 {
		if ask[bool](b, `document.activeElement?.matches("#board .square")`) {
			break
		}
		b.key(kb.Tab)
	}
	const where = `(() => { const rows = [...document.querySelectorAll("#board .row")].map(r => [...r.querySelectorAll(".square")]);
		const at = e => { const r = rows.findIndex(l => l.includes(e)); return {X: rows[r].indexOf(e), Y: r} };
		const a = at(document.activeElement), z = at(document.querySelector(%q)); return {X: z.X - a.X, Y: z.Y - a.Y} })()`
	way := ask[point](b, where, selector)
	for ; way.X > 0; way.X-- {
		b.key(kb.ArrowRight)
	}
	for ; way.X < 0; way.X++ {
		b.key(kb.ArrowLeft)
	}
	for ; way.Y > 0; way.Y-- {
		b.key(kb.ArrowDown)
	}
	for ; way.Y < 0; way.Y++ {
		b.key(kb.ArrowUp)
	}
	require.True(b.t, ask[bool](b, `document.activeElement.matches(%q)`, selector), "arrows do not lead to %s", selector)
	b.key(kb.Enter)
}

// rev is the state of the game that the page shows.
func (b *tab) rev() string { return ask[string](b, `document.getElementById("board").dataset.rev`) }

// move makes a move in UCI notation, and waits until it is a person's turn
// again.
func (h hand) move(b *tab, uci string) {
	b.t.Helper()
	old := b.rev()
	h.press(b, "#"+uci[:2])
	b.until(`document.querySelector(%q)`, fmt.Sprintf("#%s.selected", uci[:2]))
	b.until(`document.querySelector(%q)`, fmt.Sprintf("#%s.valid", uci[2:4]))
	h.press(b, "#"+uci[2:4])
	if len(uci) > 4 {
		b.until(`document.getElementById("promotion").open`)
		h.choose(b, fmt.Sprintf("#promotion [value=%s]", uci[4:]))
	}
	b.until(`document.getElementById("board")?.dataset.rev !== %q`, old)
	b.idle()
}

// drag moves a piece by dragging it with the mouse, in several steps.
func (b *tab) drag(from, to string) {
	b.t.Helper()
	start, end := b.middle("#"+from), b.middle("#"+to)
	b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, start.X, start.Y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	for i := 1.0; i <= 5; i++ {
		b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved,
			start.X+(end.X-start.X)*i/5, start.Y+(end.Y-start.Y)*i/5, chromedp.ButtonLeft))
	}
	b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, end.X, end.Y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// dragByFinger does the same by touch.
func (b *tab) dragByFinger(from, to string) {
	b.t.Helper()
	start, end := b.middle("#"+from), b.middle("#"+to)
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		b.t.Helper()
		if points == nil {
			points = []*input.TouchPoint{}
		}
		call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: start.X, Y: start.Y})
	for i := 1.0; i <= 5; i++ {
		touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: start.X + (end.X-start.X)*i/5, Y: start.Y + (end.Y-start.Y)*i/5})
	}
	touch(input.DispatchTouchEventTypeTouchEnd)
}

// startFrom begins a game from a position.
func (b *tab) startFrom(fen, players string) {
	b.t.Helper()
	b.open("/")
	status := ask[int](b, `fetch("/new", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({fen: %q, players: %q})}).then(r => r.status)`, fen, players)
	require.Equal(b.t, 200, status)
	b.open("/")
}

func (b *tab) heading() string {
	return ask[string](b, `document.getElementById("heading").textContent`)
}

// text is what an element says, "" if there is none.
func (b *tab) text(selector string) string {
	return ask[string](b, `document.querySelector(%q)?.textContent.trim() ?? ""`, selector)
}
