package browsertest

import (
	"fmt"

	"github.com/chromedp/chromedp"

	"chesstutor/ai"
)

// sees waits for an element.
func (b *tab) sees(selector string) { b.t.Helper(); b.until(`document.querySelector(%q)`, selector) }

// reads waits until an element says something.
func (b *tab) reads(selector, text string) {
	b.t.Helper()
	b.until(`document.querySelector(%q)?.textContent.trim() === %q`, selector, text)
}

// text is what an element says, "" if there is none.
func (b *tab) text(selector string) string {
	b.t.Helper()
	return ask[string](b, `document.querySelector(%q)?.textContent.trim() ?? ""`, selector)
}

func (b *tab) heading() string { b.t.Helper(); return b.text("#heading") }

func (b *tab) texts(selector string) []string {
	b.t.Helper()
	return ask[[]string](b, `[...document.querySelectorAll(%q)].map(e => e.textContent.trim())`, selector)
}

func (b *tab) attrs(selector, name string) []string {
	b.t.Helper()
	return ask[[]string](b, `[...document.querySelectorAll(%q)].map(e => e.getAttribute(%q) ?? "")`, selector, name)
}

func (b *tab) count(selector string) int {
	b.t.Helper()
	return ask[int](b, `document.querySelectorAll(%q).length`, selector)
}

func (b *tab) attr(selector, name string) string {
	b.t.Helper()
	return ask[string](b, `document.querySelector(%q).getAttribute(%q) ?? ""`, selector, name)
}

func (b *tab) value(selector string) string {
	b.t.Helper()
	return ask[string](b, `document.querySelector(%q).value`, selector)
}

func (b *tab) path() string { b.t.Helper(); return ask[string](b, `location.pathname`) }

// classed lists the squares with a class, in the page's order.
func (b *tab) classed(class string) []string { b.t.Helper(); return b.attrs("#board ."+class, "id") }

func (b *tab) hover(selector string) {
	b.t.Helper()
	p := b.middle(selector)
	b.do(chromedp.MouseEvent("mouseMoved", p.X, p.Y))
}

// call sends JSON from the page, or from an empty one if the tab has none of the site, and returns the status and body
// of the answer.
func (b *tab) call(method, path, body string) (int, string) {
	b.t.Helper()
	if !b.holds(fmt.Sprintf(`location.origin === %q`, b.site.url(""))) {
		b.open(blank)
	}
	type answer struct {
		Status int
		Body   string
	}
	a := ask[answer](
		b,
		`fetch(%q, {method: %q, headers: {"Content-Type": "application/json", "Accept": "application/json"}, body: %q || undefined})
		.then(async r => ({Status: r.status, Body: await r.text()}))`,
		path,
		method,
		body,
	)
	return a.Status, a.Body
}

// What a player does who uses this tab with the mouse.

func (b *tab) startFrom(fen, players string) { b.t.Helper(); mouse.on(b).startFrom(fen, players) }

func (b *tab) startAt(fen string, l ai.Level) { b.t.Helper(); mouse.on(b).startAt(fen, l) }

func (b *tab) move(uci string) { b.t.Helper(); mouse.on(b).move(uci) }

func (b *tab) rev() string { b.t.Helper(); return b.attr("#board", "data-rev") }
