package browsertest

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// The waiting is done in the page: an expression is evaluated again after each change of the document and each
// event. A timer catches what causes neither, such as the position of a scrolled element. The result is false after
// a while, since a page in the back/forward cache would never answer.
const waiting = `new Promise((answer) => {
	const holds = () => { try { return Boolean(%s) } catch { return false } };
	if (holds()) return answer(true);
	const events = ["readystatechange", "load", "change", "input", "focusin", "toggle", "close", "hashchange", "popstate", "scrollend", "animationend"];
	const end = (held) => {
		watcher.disconnect();
		clearInterval(clock);
		for (const kind of events) document.removeEventListener(kind, look, true);
		answer(held);
	};
	const look = () => { if (holds()) end(true); else if (performance.now() > late) end(false) };
	const late = performance.now() + 1000;
	const watcher = new MutationObserver(look);
	watcher.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
	for (const kind of events) document.addEventListener(kind, look, true);
	const clock = setInterval(look, 100);
})`

// until waits for an expression of the page to hold. An expression that fails, or whose page is just being left,
// does not hold.
func (b *tab) until(expression string, arguments ...any) {
	b.t.Helper()
	if len(arguments) > 0 {
		expression = fmt.Sprintf(expression, arguments...)
	}
	most := brief
	for begun, asked := time.Now(), time.Now(); !b.comesToHold(expression, most); asked = time.Now() {
		if time.Since(asked) >= most {
			most = min(2*most, patience/4)
		}
		if time.Since(begun) > patience {
			b.shoot("failed")
			require.Fail(
				b.t,
				"waited in vain",
				"%s\nthe page says: %s",
				expression,
				ask[string](b, "document.body.innerText"),
			)
		}
	}
}

// notes makes the page write down each value that an expression comes to have, in a list named noted: for what is
// shown for a moment only, and may be over before anybody asks for it.
func (b *tab) notes(expression string) {
	b.t.Helper()
	ask[bool](b, `(() => {
		window.noted = [];
		const look = () => { const now = %s; if (noted.at(-1) !== now) noted.push(now) };
		new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
		look();
		return true;
	})()`, expression)
}

// brief is how long a page may take to answer that nothing has come to hold for a second. One that has not answered
// by then is asked again, and gets more time.
const brief = 3 * time.Second

// comesToHold waits for an expression, for a second or so, and for the answer at most so long.
func (b *tab) comesToHold(expression string, most time.Duration) bool {
	if b.noScripts { // nothing can wait in a page where no script runs
		if b.holds(expression) {
			return true
		}
		time.Sleep(25 * time.Millisecond)
		return false
	}
	ctx, cancel := context.WithTimeout(b.ctx, most)
	defer cancel()
	held, err := chromedp.Run(ctx, chromedp.Evaluate[bool](fmt.Sprintf(waiting, expression), chromedp.EvalAwaitPromise))
	if err != nil { // the page was left
		time.Sleep(10 * time.Millisecond)
	}
	return err == nil && held
}

// holds reports whether a condition holds now. On a page that is just being left it does not.
func (b *tab) holds(expression string) bool {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("Boolean("+expression+")"))
	return err == nil && value
}

// idle waits until no request is under way and it is a person's turn or the game is over.
func (b *tab) idle() {
	b.t.Helper()
	if b.noScripts {
		b.until(`document.readyState === "complete"`)
		return
	}
	b.until(`document.readyState === "complete" && !document.querySelector("[data-busy], #board[data-thinking]") &&
		(!document.getElementById("board") || document.documentElement.matches(".live"))`)
}
