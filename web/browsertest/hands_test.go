package browsertest

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// hand is an input method, such as the mouse.
type hand struct {
	name string
	look look
	// press presses a square of the board.
	press func(b *tab, selector string)
	// choose presses anything else.
	choose func(b *tab, selector string)
}

var (
	mouse          = hand{"mouse", desk, (*tab).click, (*tab).click}
	keyboard       = hand{"keyboard", desk, (*tab).walkAndEnter, (*tab).tabAndEnter}
	touch          = hand{"touch", phone, (*tab).tap, (*tab).tap}
	noScripts      = hand{"no scripts", look{width: 1280, height: 860, noScripts: true}, (*tab).follow, (*tab).follow}
	phoneNoScripts = hand{
		"no scripts on a phone",
		look{width: 360, height: 740, touch: true, noScripts: true},
		(*tab).follow,
		(*tab).follow,
	}
)

var hands = []hand{mouse, keyboard, touch, noScripts, phoneNoScripts}

type point struct{ X, Y float64 }

// unfold opens the sheet that something stands in, if it is closed.
func (h hand) unfold(b *tab, selector string) {
	b.t.Helper()
	shut := fmt.Sprintf(
		`(e => e && !e.checkVisibility() && e.closest(".drawer"))(document.querySelector(%q))`,
		selector,
	)
	if !b.holds(shut) {
		return
	}
	opener := ask[string](
		b,
		`[...document.querySelectorAll(".opens")].find(e => e.checkVisibility()).matches(".narrow") ? ".narrow" : ".wide"`,
	)
	h.choose(b, ".opens"+opener)
	b.until(`document.querySelector(".drawer:popover-open")`)
}

// fold closes the sheet that lies over something, by its own button.
func (h hand) fold(b *tab, selector string) {
	b.t.Helper()
	if b.holds(
		fmt.Sprintf(
			`document.querySelector(".drawer:popover-open") && !document.querySelector(%q)?.closest(".drawer")`,
			selector,
		),
	) {
		h.choose(b, `.drawer:popover-open > .head button`)
		b.until(`!document.querySelector(".drawer:popover-open")`)
	}
}

// middle returns the middle of an element on the screen, having made sure that it can be seen and nothing lies over
// it, once the sheet that it stands in has come up.
func (b *tab) middle(selector string) point {
	b.t.Helper()
	b.until(
		`(e => e && ![...document.querySelectorAll(".drawer")].some(d => d.contains(e) && d.getAnimations().length))(document.querySelector(%q))`,
		selector,
	)
	p := ask[struct {
		point
		Hit bool
		On  string
	}](b, `(() => { const e = document.querySelector(%q);
		e.scrollIntoView({block: "nearest"});
		const r = e.getBoundingClientRect(), X = r.left + r.width / 2, Y = r.top + r.height / 2, on = document.elementFromPoint(X, Y);
		return {X, Y, Hit: e.contains(on) || Boolean(on?.contains(e)), On: on?.outerHTML.slice(0, 100) ?? ""} })()`, selector)
	require.True(b.t, p.Hit, "%s at %v lies under something else: %s", selector, p.point, p.On)
	return p.point
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

// follow clicks on a page without scripts and waits for the page it leads to, if it leads to one.
func (b *tab) follow(selector string) {
	b.t.Helper()
	if b.holds(
		fmt.Sprintf(`document.querySelector(%q)?.matches("summary, input, [popovertarget]")`, selector),
	) { // leads nowhere
		b.click(selector)
		return
	}
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

// walkAndEnter moves the focus to a square with Tab and arrow keys and presses Enter.
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
	require.True(
		b.t,
		ask[bool](b, `document.activeElement.matches(%q)`, selector),
		"arrows do not lead to %s",
		selector,
	)
	b.key(kb.Enter)
}

// drag moves a piece by dragging it with the mouse, in several steps.
func (b *tab) drag(from, to string) {
	b.t.Helper()
	start, end := b.middle("#"+from), b.middle("#"+to)
	b.do(
		chromedp.MouseEvent(
			input.DispatchMouseEventTypeMousePressed,
			start.X,
			start.Y,
			chromedp.ButtonLeft,
			chromedp.ClickCount(1),
		),
	)
	for i := 1.0; i <= 5; i++ {
		b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved,
			start.X+(end.X-start.X)*i/5, start.Y+(end.Y-start.Y)*i/5, chromedp.ButtonLeft))
	}
	b.do(
		chromedp.MouseEvent(
			input.DispatchMouseEventTypeMouseReleased,
			end.X,
			end.Y,
			chromedp.ButtonLeft,
			chromedp.ClickCount(1),
		),
	)
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
		touch(
			input.DispatchTouchEventTypeTouchMove,
			&input.TouchPoint{X: start.X + (end.X-start.X)*i/5, Y: start.Y + (end.Y-start.Y)*i/5},
		)
	}
	touch(input.DispatchTouchEventTypeTouchEnd)
}
