package browsertest

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gate delays requests while it is closed.
type gate struct{ shut atomic.Pointer[chan struct{}] }

func (g *gate) close() {
	held := make(chan struct{})
	g.shut.Store(&held)
}

func (g *gate) open() { close(*g.shut.Swap(nil)) }

// before puts the gate before the requests of a site that match.
func (g *gate) before(s *site, match func(*http.Request) bool) {
	s.intercept(func(_ http.ResponseWriter, r *http.Request) bool {
		if held := g.shut.Load(); held != nil && match(r) {
			<-*held
		}
		return false
	})
}

// Events of the opponent update the page. A move made during the update is not lost.
func TestNothingIsLostWhileARoomIsBroughtUpToDate(t *testing.T) {
	t.Parallel()
	var pages gate
	site := newSite(t)
	pages.before(site, func(r *http.Request) bool {
		return r.Method == http.MethodGet && strings.Count(r.URL.Path, "/") == 2 &&
			strings.HasPrefix(r.Header.Get("Accept"), "text/html")
	})
	white, black, _ := ofRoomAt(site, "none")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	black.until(`!document.querySelector("[data-busy]")`)

	pages.close()
	black.tap(`form[action$="/draw"] button`)
	white.until(`document.querySelector("[data-busy]")`)
	white.click("#g1")
	white.click("#f3")
	white.until(`document.querySelector("#f3 .piece")`)
	pages.open()
	black.until(`document.querySelector("#f3.last .piece") && !document.querySelector("[data-busy]")`)
	white.until(`!document.querySelector("[data-busy]")`)

	black.tap(`.sure summary`)
	pages.close()
	white.click(`form[action$="/draw"] button`)
	black.until(`document.querySelector("[data-busy]")`)
	black.tap(`form[action$="/resign"] button`)
	time.Sleep(300 * time.Millisecond) // long enough for a late answer to undo it
	pages.open()
	white.until(`document.getElementById("heading").textContent === "You won"`)
	black.until(`document.getElementById("heading").textContent === "You lost"`)
}

// A piece being dragged stays with the pointer while events arrive.
func TestAnEventWhileAPieceIsDragged(t *testing.T) {
	t.Parallel()
	white, black, _ := ofRoom(t, "none")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	black.until(`!document.querySelector("[data-busy]")`)
	from, to := white.middle("#g1"), white.middle("#f3")
	mouse := func(kind input.DispatchMouseEventType, p point) {
		white.do(chromedp.MouseEvent(kind, p.X, p.Y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	}
	mouse(input.DispatchMouseEventTypeMousePressed, from)
	mouse(input.DispatchMouseEventTypeMouseMoved, point{(from.X + to.X) / 2, (from.Y + to.Y) / 2})
	white.until(`document.querySelector("#g1 .held")`)
	black.tap(`form[action$="/draw"] button`)
	white.until(
		`document.getElementById("state").textContent.includes("offers a draw") && !document.querySelector("[data-busy]")`,
	)
	assert.True(t, white.holds(`document.querySelector("#g1 .held")`))
	mouse(input.DispatchMouseEventTypeMouseMoved, to)
	mouse(input.DispatchMouseEventTypeMouseReleased, to)
	black.until(`document.querySelector("#f3.last .piece")`)
	white.until(`document.querySelector("#f3.last .piece:not(.held)")`)
}

// An action during the request of another one is sent after it.
func TestActsInARoomComeOneAfterTheOther(t *testing.T) {
	t.Parallel()
	var offers gate
	site := newSite(t)
	offers.before(site, func(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, "/draw") })
	white, black, path := ofRoomAt(site, "none")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	offers.close()
	white.click(`form[action$="/draw"] button`)
	white.click(`form[action$="/draw"] button`)
	white.click("#g1")
	white.click("#f3")
	offers.open()
	black.until(`document.querySelector("#f3.last .piece")`)
	kinds := ask[[]string](
		white,
		`fetch("%s/events?since=0").then(r => r.json()).then(l => l.events.map(e => e.kind).slice(-2))`,
		path,
	)
	assert.Equal(t, []string{"offered", "moved"}, kinds)
	white.idle()
	assert.Empty(t, white.text("#notice"))
}

// A move that is refused, here because another tab of the same seat has played, is put back, and the reason stays
// visible when further events arrive.
func TestARefusedMoveInARoomIsPutBack(t *testing.T) {
	t.Parallel()
	var pages gate
	site := newSite(t)
	pages.before(site, func(r *http.Request) bool { return strings.HasPrefix(r.Header.Get("Accept"), "text/html") })
	white, black, path := ofRoomAt(site, "none")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	pages.close()
	status := ask[int](white, `fetch("%s/move", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({from: "d2", to: "d4"})}).then(r => r.status)`, path)
	require.Equal(t, http.StatusOK, status)
	white.until(`document.querySelector("[data-busy]")`)
	white.click("#e2")
	white.click("#e4")
	white.until(`document.querySelector("#e4 .piece") && !document.querySelector("#e2 .piece")`)
	pages.open()
	white.until(`document.getElementById("notice").textContent.includes("The board has changed since")`)
	white.until(`document.querySelector("#e2 .piece") && document.querySelector("#d4.last .piece") &&
		!document.querySelector("#e4 .piece") && !document.querySelector("[data-busy]")`)
	seq := ask[string](white, `document.getElementById("board").dataset.seq`)
	ask[int](black, `fetch("%s/draw", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({answer: "offer"})}).then(r => r.status)`, path)
	white.until(`document.getElementById("board").dataset.seq > %s && !document.querySelector("[data-busy]")`, seq)
	assert.Contains(t, white.text("#notice"), "The board has changed since")
}

// For a while requests for the stream get errors: from the server, whose database is unavailable, or from a proxy.
func TestAStreamThatIsRefusedIsTriedAgain(t *testing.T) {
	t.Parallel()
	var away atomic.Bool
	var refused atomic.Int32
	site := newSite(t)
	site.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !away.Load() || !strings.HasSuffix(r.URL.Path, "/events") {
			return false
		}
		refused.Add(1)
		http.Error(w, "not now", http.StatusServiceUnavailable)
		return true
	})
	white, black, _ := ofRoomAt(site, "none")
	away.Store(true)
	site.stop()
	site.start()
	require.Eventually(t, func() bool { return refused.Load() >= 4 }, patience, 10*time.Millisecond, "both ask again")
	white.plays((*tab).click, "e2", "e4")
	assert.False(t, ask[bool](black, `Boolean(document.querySelector("#e4 .piece"))`), "nothing is heard yet")
	away.Store(false)
	black.until(`document.querySelector("#e4.last .piece")`)
	black.plays((*tab).tap, "e7", "e5")
	white.until(`document.querySelector("#e5.last .piece")`)
}
