package browsertest

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/web"
)

// makeRoom makes a room as White, in minutes and seconds or "none", and returns its path.
func (b *tab) makeRoom(time string) string {
	b.t.Helper()
	b.open("/rooms")
	b.shoot("make a room")
	b.click(`[name=side][value=white]`)
	b.click(`[name=time][value="` + time + `"]`)
	b.follow(`form[action="/rooms"] .main`)
	b.until(`location.pathname.startsWith("/room/")`)
	b.idle()
	return ask[string](b, `location.pathname`)
}

// join takes the free seat of a room.
func (b *tab) join(path string) {
	b.t.Helper()
	b.open(path)
	b.follow(`#answer form[action$="/join"] button`)
	b.until(`!document.querySelector('#answer form[action$="/join"]')`)
}

// begun waits until the game in a room has started.
func (b *tab) begun() {
	b.t.Helper()
	b.until(`/move$/.test(document.getElementById("heading")?.textContent)`)
	b.idle()
}

// plays plays a move in a room and waits until it is on the board.
func (b *tab) plays(h func(*tab, string), from, to string) {
	b.t.Helper()
	b.until(`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`)
	h(b, "#"+from)
	b.until(`document.querySelector("#` + from + `.selected")`)
	h(b, "#"+to)
	b.until(`document.querySelector("#` + to + `.last .piece")`)
}

// ofRoom makes a room and seats two players in it, each in a tab with cookies of its own.
func ofRoom(t *testing.T, time string) (white, black *tab, path string) {
	return ofRoomAt(newSite(t), time)
}

func ofRoomAt(site *site, time string) (white, black *tab, path string) {
	t := site.t
	white, black = newTab(t, site, desk.moving()), newTab(t, site, phone.moving())
	path = white.makeRoom(time)
	assert.Equal(t, "Waiting for your opponent", white.heading())
	white.shoot("waiting in a room")
	black.open(path)
	assert.Equal(t, "You are invited to play", black.heading())
	black.shoot("invited")
	black.join(path)
	white.begun()
	black.begun()
	return white, black, path
}

// Both see the seconds go down before a game starts. Here they do so for long, so that nobody comes too late to see it;
// that the game then starts is seen in every other room.
func TestTheCountdownOfARoom(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	site.restart(func(c *web.Config) { c.Countdown = room.MaxCountdown })
	white, black := newTab(t, site, desk), newTab(t, site, phone)
	black.join(white.makeRoom("5+3"))
	for _, b := range []*tab{white, black} {
		b.until(`document.querySelector("[data-starts]")?.textContent > 0`)
		first := b.text("[data-starts]")
		b.until(`Number(document.querySelector("[data-starts]").textContent) < %s`, first)
		b.shoot("countdown")
	}
}

func TestGameThroughALink(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "5+3")
	watcher := newTab(t, white.site, desk)
	watcher.open(path)
	assert.Equal(t, "White to move", watcher.heading())
	assert.Equal(t, "a1", ask[string](white, `document.querySelectorAll(".square")[56].id`))
	assert.Equal(
		t,
		"h8",
		ask[string](black, `document.querySelectorAll(".square")[56].id`),
		"Black sees the board from the other side",
	)
	white.plays((*tab).click, "f2", "f3")
	black.until(`document.querySelector("#f3.last .piece")`)
	watcher.until(`document.querySelector("#f3.last .piece")`)
	white.shoot("room desk")
	black.shoot("room phone")
	watcher.shoot("watching")
	black.plays((*tab).tap, "e7", "e5")
	white.plays((*tab).click, "g2", "g4")
	black.plays((*tab).tap, "d8", "h4")
	black.until(`document.getElementById("heading").textContent === "You won"`)
	white.until(`document.getElementById("heading").textContent === "You lost"`)
	watcher.until(`document.getElementById("heading").textContent === "Black won"`)
	white.shoot("room over")

	white.click(`form[action$="/rematch"] button`)
	black.until(`document.getElementById("state").textContent.includes("would like to play again")`)
	black.tap(`form[action$="/rematch"] button`)
	black.begun()
	assert.Equal(t, "Your move", black.heading(), "sides are changed")
	assert.Equal(t, "a1", ask[string](black, `document.querySelectorAll(".square")[56].id`))
	black.plays((*tab).tap, "e2", "e4")
	white.until(`document.querySelector("#e4.last .piece")`)
	assert.Equal(t, "h8", ask[string](white, `document.querySelectorAll(".square")[56].id`))
}

func TestPromotionInARoom(t *testing.T) {
	t.Parallel()
	white, black, _ := ofRoom(t, "none")
	for _, m := range [][4]string{
		{"h2", "h4", "g7", "g5"}, {"h4", "g5", "h7", "h6"}, {"g5", "h6", "g8", "f6"}, {"h6", "h7", "f6", "g8"},
	} {
		white.plays((*tab).click, m[0], m[1])
		black.plays((*tab).tap, m[2], m[3])
	}
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	white.click("#h7")
	white.click("#g8")
	white.until(`document.getElementById("promotion").open`)
	black.tap(`form[action$="/draw"] button`)
	white.until(`document.getElementById("state").textContent.includes("offers a draw")`)
	white.until(`!document.querySelector("[data-busy]")`)
	white.click(`#promotion [value=n]`)
	black.until(`document.getElementById("moves").textContent.includes("hxg8=N")`)
	assert.Contains(t, ask[string](black, `document.querySelector("#g8 use").getAttribute("href")`), "#n")
}

func TestDrawAndResignInARoom(t *testing.T) {
	t.Parallel()
	white, black, _ := ofRoom(t, "none")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	black.until(`document.querySelector("form[action$='/draw'] [value=offer]")`)
	black.tap(`.sure summary`)
	const asked = `document.querySelector(".sure[open]")?.contains(document.activeElement)`
	require.True(t, black.holds(asked))
	white.until(`document.querySelector("form[action$='/draw'] button")`)
	white.click(`form[action$="/draw"] button`)
	black.until(`document.getElementById("state").textContent.includes("offers a draw")`)
	black.shoot("draw offered")
	assert.True(t, black.holds(asked), "what was being asked is still asked")
	black.tap(`#answer [value=decline] + button`)
	white.until(`document.getElementById("state").textContent.includes("declines the draw")`)
	black.until(`document.querySelector("form[action$='/draw'] [value=offer]")`)
	assert.True(t, black.holds(`document.querySelector(".sure[open]")`))
	black.tap(`form[action$="/resign"] button`)
	white.until(`document.getElementById("heading").textContent === "You won"`)
	assert.Contains(t, white.text("#state"), "resigned")
}

func TestLeavingARoomAndComingBack(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "10+5")
	white.plays((*tab).click, "e2", "e4")
	black.until(`document.querySelector("#e4.last .piece")`)
	black.open("/")
	white.until(`document.getElementById("state").textContent.includes("not looking")`)
	white.shoot("opponent away")
	black.open(path)
	white.until(`!document.getElementById("state").textContent.includes("not looking")`)
	black.plays((*tab).tap, "e7", "e5")
	white.until(`document.querySelector("#e5.last .piece")`)
}

// The server stops and starts again; the streams come back, and nothing is lost.
func TestARoomOutlivesTheServer(t *testing.T) {
	t.Parallel()
	white, black, _ := ofRoom(t, "10+5")
	white.plays((*tab).click, "e2", "e4")
	black.until(`document.querySelector("#e4.last .piece")`)
	white.site.stop()
	time.Sleep(500 * time.Millisecond)
	white.site.start()
	black.plays((*tab).tap, "e7", "e5")
	white.until(`document.querySelector("#e5.last .piece")`)
}

func TestARoomWithoutScripts(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	plain := look{width: 1280, height: 860, noScripts: true}
	white, black := newTab(t, site, plain), newTab(t, site, plain)
	path := white.makeRoom("none")
	black.join(path)
	white.until(`document.getElementById("heading")?.textContent === "Your move"`)
	white.follow("#e2")
	white.follow("#e4")
	black.until(`document.querySelector("#e4.last .piece")`)
	black.until(`document.getElementById("heading")?.textContent === "Your move"`)
	black.follow("#e7")
	black.follow("#e5")
	white.until(`document.querySelector("#e5.last .piece")`)
	white.shoot("room without scripts")
}

func TestTheCodeOfARoom(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	maker, other := newTab(t, site, desk), newTab(t, site, phone)
	path := maker.makeRoom("none")
	code := maker.text(".qr b")
	other.open("/")
	touch.on(other).choose(".friend summary")
	other.until(`document.querySelector(".code button").getBoundingClientRect().bottom <= innerHeight`) // it unfolds
	ask[string](other, `document.getElementById("code").value = %q`, " "+code+" ")
	other.shoot("a code typed")
	other.tap(`.code button`)
	other.until(`location.pathname === "` + path + `"`)
	other.open("/room?code=nonsense")
	assert.Equal(t, "There is no such room", other.text("h1"))
	other.shoot("no such room")
}
