package browsertest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/needs"
)

// states are the states that pages can be in, each with the steps that lead there.
var states = []struct {
	name string
	lead func(b *tab)
}{
	{"start", func(b *tab) { b.open("/") }},
	{"marks", func(b *tab) {
		b.startFrom(marked, "computer")
		b.click("#c4")
		b.until(`document.querySelector("#c4.selected")`)
		b.hover("#e6")
		b.until(`document.querySelector("#d7.threat")`)
	}},
	{"key", func(b *tab) {
		b.open("/")
		mouse.on(b).choose("#key summary")
		b.until(`document.getElementById("key").open`)
	}},
	{"promotion", func(b *tab) {
		b.startFrom("8/P6k/8/8/8/8/8/K7 w - - 0 1", "two")
		b.click("#a7")
		b.until(`document.querySelector("#a7.selected")`)
		b.click("#a8")
		b.until(`document.getElementById("promotion").open`)
	}},
	{"keep", func(b *tab) {
		b.startFrom("", "two")
		b.move("e2e4")
		mouse.on(b).choose("#keep summary")
		b.until(`document.getElementById("keep").open`)
	}},
	{"guess", func(b *tab) { b.guessesFirst(); b.click("#e3"); b.click("#f2") }},
	{"guess checked", func(b *tab) {
		b.guessesFirst()
		b.click("#f2")
		b.click("#check")
		b.sees(".sign.missed")
	}},
	{"new game", func(b *tab) { b.startAt("", ai.ThreePlies); b.open("/new") }},
	{"settings", func(b *tab) { b.open("/settings") }},
	{"level of the game", func(b *tab) { b.open("/settings#level-" + strconv.Itoa(int(ai.ThreePlies))) }},
	{"won", func(b *tab) {
		b.startAt("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", ai.ThreePlies)
		b.move("d1d8")
	}},
	{"drawn", func(b *tab) { b.startAt("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", ai.ThreePlies) }},
	{"new game after two played", func(b *tab) { b.startFrom("", "two"); b.open("/new") }},
	{"settings of two players", func(b *tab) { b.startFrom("", "two"); b.open("/settings") }},
	{"confirm", func(b *tab) {
		b.startFrom("", "two")
		b.move("e2e4")
		mouse.on(b).choose("#restart [data-ask]")
		b.until(`document.getElementById("confirm").open`)
	}},
	{"check", func(b *tab) {
		b.startFrom("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "two")
		b.move("a1a8")
	}},
	{"checkmate", func(b *tab) {
		b.startFrom("", "two")
		for _, m := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
			b.move(m)
		}
	}},
	{"notice", func(b *tab) {
		call(b, network.SetCookie, network.SetCookieParams{Name: "chess", Value: "broken", URL: b.site.url("/")})
		b.open("/")
	}},
	{"lessons", func(b *tab) { b.open("/learn") }},
	{"path", func(b *tab) { b.open("/lessons") }},
	{"screen of a lesson", func(b *tab) { b.open("/lesson/check?screen=2") }},
	{"exercise to tap", func(b *tab) { b.exercise("free-1"); b.click("#f5") }},
	{"exercise tapped wrong", func(b *tab) {
		b.exercise("free-1")
		b.click("#f5")
		b.click("#e5")
		b.click("#sheet .main")
		b.sees("#sheet.wrong")
	}},
	{"exercise to collect", func(b *tab) { b.exercise("rook-6"); b.click("#e5") }},
	{"exercise moved wrong", func(b *tab) {
		b.exercise("free-2")
		b.click("#d2")
		b.click("#d5")
		b.sees("#sheet.wrong")
	}},
	{"exercise moved right", func(b *tab) {
		b.exercise("free-2")
		b.click("#d2")
		b.click("#h6")
		b.sees("#sheet.right")
	}},
	{"exercise to judge", func(b *tab) { b.exercise("free-6") }},
	{"exercise judged wrong", func(b *tab) {
		b.exercise("free-6")
		b.click("#sheet [value='true']")
		b.sees("#sheet.shown")
	}},
	{"exercise of a line", func(b *tab) {
		b.exercise("look-8")
		b.click("#d3")
		b.click("#d8")
		b.sees("#sheet.right")
	}},
	{"exercise to walk a maze", func(b *tab) { b.exercise("free-9") }},
	{"mini-game", func(b *tab) { b.exercise("finish-8") }},
	{"mini-game of pawns", func(b *tab) {
		b.exercise("pawn-11")
		b.click("#b2")
		b.click("#b4")
		b.sees("#sheet.went .tracks")
	}},
	{"mini-game lost", func(b *tab) {
		b.exercise("taking-11")
		for _, square := range []string{"c1", "b1", "b1", "b4", "f1", "f6"} {
			b.click("#" + square)
			b.idle()
		}
		b.sees("#sheet.shown")
	}},
	{"promotion in an exercise", func(b *tab) {
		b.exercise("odd-pawns-1")
		b.click("#g7")
		b.click("#g8")
		b.sees("#sheet .choice")
	}},
	{"exercise not open", func(b *tab) { b.open("/lesson/king?id=king-2") }},
	{"end of a lesson", func(b *tab) { b.open("/lesson/rook?end=lesson") }},
	{"end of a game", func(b *tab) {
		b.startFrom("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "computer")
		b.move("a1a8")
		b.sees(".strip .did")
	}},
	{"end of practice", func(b *tab) {
		b.open("/practice/skills")
		b.practises(2)
		b.open("/practice?end=session")
	}},
	{"practice guessed wrong", func(b *tab) {
		b.guess()
		for _, shown := range []string{"#sheet.wrong .main", "#sheet.shown"} {
			b.click("#sheet .main")
			b.sees(shown)
		}
	}},
	{"practice not open", func(b *tab) { b.open("/practice?id=fork.1203") }},
	{"skills", func(b *tab) {
		b.guess()
		b.open("/practice/skills")
	}},
	{"positions to play out", func(b *tab) { b.open("/practice/endings") }},
	{"sheet to print", func(b *tab) { b.open("/practice/sheet") }},
	{"large sheet to print", func(b *tab) { b.open("/practice/sheet?skill=fork&n=12") }},
	{"progress", func(b *tab) { b.open("/progress") }},
	{"what is seen alone", func(b *tab) { b.open("/seen") }},
	{"forgetting this browser", func(b *tab) { b.open("/forget") }},
	{"about the site", func(b *tab) { b.open("/about") }},
	{"for grown-ups", func(b *tab) { b.open("/grown-ups") }},
	{"for a class or a school", func(b *tab) { b.open("/grown-ups/school") }},
	{"progress to another device", func(b *tab) { b.open("/progress/link") }},
	{"piece tried without scripts", func(b *tab) { b.open("/learn?at=takes.g1#takes") }},
	{"hints", func(b *tab) {
		b.startFrom("4k3/8/8/2p5/1N6/8/8/4K3 w - - 0 1", "computer")
		b.click(`form[action="/hint"] button`)
		b.until(`document.querySelectorAll("#hints li").length === 3`) // the last one waits
		b.idle()
	}},
	{"warning", func(b *tab) {
		b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
		b.move("d1d4")
	}},
	{"shown line", func(b *tab) {
		b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
		b.open("/?show=d4d1&pass=1&step=1")
	}},
	{"why", func(b *tab) {
		b.startFrom("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "computer")
		b.open("/?from=d2&to=f3")
	}},
	{"rooms", func(b *tab) { b.open("/rooms") }},
	{"room wanted", func(b *tab) { b.open("/room?code=0123") }},
	{"room waiting", func(b *tab) { b.makeRoom("5+3") }},
	{"invited to a room", func(b *tab) {
		path := b.makeRoom("5+3")
		call(b, network.DeleteCookies, network.DeleteCookiesParams{Name: "chess_seat", URL: b.site.url("/")})
		b.open(path)
	}},
	{"class wanted", func(b *tab) { b.open("/class") }},
	{"no such class", func(b *tab) { b.open("/class?code=none") }},
	{"class to make", func(b *tab) { b.open("/class/new") }},
	{"class to join", func(b *tab) { b.open(b.class().path) }},
	{"seat in a class", func(b *tab) { b.joins("green") }},
	{"path of a child in a class", func(b *tab) { b.joins("red"); b.open("/lessons") }},
	{"teacher of a class", func(b *tab) { b.joins("teal"); b.leads() }},
	{"child of a teacher", func(b *tab) {
		b.joins("gray")
		status, _ := b.call("POST", "/lesson/rook/open", `{"id":"rook-1"}`)
		require.Equal(b.t, 200, status)
		status, _ = b.call("POST", "/lesson/rook/answer", `{"id":"rook-1","squares":["h8"]}`)
		require.Equal(b.t, 200, status)
		b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
		b.move("d1d4")
		b.leads()
		b.follow(`.pupils tr:has(.wrong:not([width="0"])) th a`)
		b.sees(".missed .smallboard")
	}},
	{"wall of a class", func(b *tab) {
		at := b.leads() + "/together"
		status, _ := b.call("POST", at, `{"exercise":"rook-1"}`)
		require.Equal(b.t, 200, status)
		b.do(chromedp.Navigate(b.site.url(at + "?tally=true")))
		b.sees(".wallpage .sign.asked")
	}},
	{"poster of a class", func(b *tab) { b.open(b.leads() + "/poster") }},
	{"cards of a class", func(b *tab) { b.joins("orange"); b.open(b.leads() + "/cards") }},
	{"review", func(b *tab) { b.reviewed(passed) }},
	{"moment tried wrong", func(b *tab) {
		b.reviewed("ply=5&" + passed)
		b.click("#b8")
		b.click("#c6")
		b.sees("#sheet.wrong")
	}},
	{"moment hinted at", func(b *tab) { b.reviewed("ply=5&hint=2&" + passed) }},
	{"moment shown", func(b *tab) { b.reviewed("ply=5&show=1&" + passed) }},
	{"moves tried", func(b *tab) { b.open("/g/2AwEAAAAAABTlt4qu/explore/4.g2g4"); b.sees("#arrows .arrow") }},
	{"own position in practice", func(b *tab) {
		b.reviewed("ply=5&" + passed)
		b.click(`form[action="/review/keep"] button`)
		b.reads("#after p", "This is in your practice. It comes back there.")
		b.open("/progress")
		b.follow(".keptlinks a")
	}},
	{"game of a link", func(b *tab) { b.open("/g/2AwEAAAAAABTlt4qu?ply=3") }},
	{"position to set up", func(b *tab) {
		b.open("/edit?ask=coach&fen=6k1/8/8/3pP3/3r4/8/5PPP/6K1+w+-+d6")
		b.sees("#arrows .arrow")
	}},
	{"position that cannot be", func(b *tab) { b.open("/edit?hand=N&fen=4k3/8/8/8/8/8/8/8") }},
	{"games to bring in", func(b *tab) { b.bringIn("1. e4 e5 2. Nf3 Nf5 *\n\n1. d4 d5 1-0"); b.sees(".games") }},
	{"no game to bring in", func(b *tab) { b.bringIn("hello"); b.sees(".notice") }},
	{"no such page", func(b *tab) { b.open("/nothing") }},
	{"chosen without scripts", func(b *tab) { b.startFrom(marked, "computer"); b.open("/?from=c4") }},
	{"asking without scripts", func(b *tab) {
		b.startFrom("8/P6k/8/8/8/8/8/K7 w - - 0 1", "two")
		b.open("/?from=a7&to=a8")
	}},
}

// looks are the window sizes and media preferences in which pages are tested. In the long form each state is opened in
// all of them; else in the first, or every third in the last, which differs from it in both colours and width, and what
// is opened in the first is looked at in the width of the last, too.
var looks = []struct {
	name string
	look look
}{
	{"1280 light", look{width: 1280, height: 860}},
	{"1280 dark", look{width: 1280, height: 860, dark: true}},
	{"360 light", look{width: 360, height: 740}},
	{"360 dark", look{width: 360, height: 740, dark: true}},
}

// In every state that a page can be in axe-core finds nothing, no page is wider than the screen, and the HTML
// validates.
func TestPages(t *testing.T) {
	t.Parallel()
	needs.Tool(t, chromium)
	axe, err := os.ReadFile(filepath.Join(needs.Tool(t, "node_modules"), "axe-core", "axe.min.js"))
	require.NoError(t, err)
	dir, s := t.TempDir(), newSite(t)
	free := make(chan *tab, 4) // one after the other uses a tab: a new one takes as long as many a state
	for range cap(free) {
		free <- newTab(t, s, looks[0].look)
	}
	t.Run("states", func(t *testing.T) {
		for nth, state := range states {
			t.Run(state.name, func(t *testing.T) {
				t.Parallel()
				b := <-free
				defer func() { free <- b }()
				b = b.anew(t)
				last, chosen := looks[len(looks)-1], looks
				if !soaking {
					chosen = looks[:1]
					if nth%3 == 0 {
						chosen = looks[len(looks)-1:]
					}
				}
				for _, l := range chosen {
					b.wear(l.look)
					b = b.anew(t)
					state.lead(b)
					ask[bool](b, "%s", string(axe)+"; true")
					b.axe(state.name + ", " + l.name)
				}
				b.wear(last.look)
				assert.False(t, b.holds(tooWide), "%s, %s is wider than the screen", state.name, last.name)
				source := ask[string](b, `fetch(location.href, {headers: {Accept: "text/html"}}).then(r => r.text())`)
				require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d.html", nth)), []byte(source), 0o600))
			})
		}
	})
	files, err := filepath.Glob(filepath.Join(dir, "*.html"))
	require.NoError(t, err)
	require.Len(t, files, len(states))
	jar, err := filepath.Abs(filepath.Join(needs.Tool(t, "node_modules"), "vnu-jar", "build", "dist", "vnu.jar"))
	require.NoError(t, err)
	// The checker nests deep, which takes the more stack the less of it is compiled, and ends before compiling it well
	// would pay.
	options := []string{"-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar, "--Werror"}
	said, err := exec.Command(needs.Tool(t, "java"), append(options, files...)...).CombinedOutput()
	require.NoError(t, err, "%s", said)
}

// bringIn imports the games in a text.
func (b *tab) bringIn(pgn string) {
	b.open("/import")
	b.do(chromedp.SetValue("#pgn", pgn))
	b.follow(".import .main")
}

// anew resets the tab for another state: without cookies, and with the mouse out of the way. It leaves a page of a
// class first: one that finds its cookie gone loads itself anew, and would stop another page from opening.
func (b *tab) anew(t *testing.T) *tab {
	other := *b
	other.t = t
	if other.holds(`document.querySelector("[data-class]")`) {
		other.do(chromedp.Navigate("about:blank"))
	}
	call(&other, network.ClearBrowserCookies, cdp.Empty{})
	other.do(chromedp.MouseEvent("mouseMoved", 0, 0))
	return &other
}

// axe runs axe-core on the page, and looks whether it is wider than the screen.
func (b *tab) axe(name string) {
	b.t.Helper()
	b.still()
	b.shoot(name)
	found := ask[[]string](b, `axe.run({resultTypes: ["violations"], preload: false}).then(r => r.violations.map(v =>
		v.id + ": " + v.help + " " + v.nodes.map(n => n.html + n.failureSummary).join(" | ")))`)
	assert.Empty(b.t, found, name)
	assert.False(b.t, b.holds(tooWide), "%s is wider than the screen", name)
}

// tooWide is an expression that is true if the page scrolls horizontally. On phones the inner width grows with what is
// too wide, so it is not asked for.
const tooWide = `document.documentElement.scrollWidth > document.documentElement.clientWidth`

// still ends all animations, so that colours are final.
func (b *tab) still() {
	ask[bool](b, `(document.getAnimations().forEach(a => { try { a.finish() } catch { a.cancel() } }), true)`)
}

// The board is whole in view at every size, and squares are as large as fingers where fingers press them.
func TestTheBoardIsWholeInView(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	for _, l := range []look{
		{width: 320, height: 568}, {width: 360, height: 740}, {width: 412, height: 915}, {width: 740, height: 360},
		{width: 768, height: 1024}, {width: 1024, height: 768}, {width: 1280, height: 860}, {width: 2560, height: 1440},
	} {
		b.wear(l)
		b.startFrom(marked, "computer")
		size := fmt.Sprintf("%dx%d", l.width, l.height)
		b.shoot("board " + size)
		whole := ask[bool](b, `(() => { const r = document.getElementById("board").getBoundingClientRect();
			return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight })()`)
		assert.True(t, whole, size)
		if l.width == 360 {
			assert.GreaterOrEqual(
				t,
				ask[float64](b, `document.getElementById("e4").getBoundingClientRect().width`),
				44.0,
			)
			line := ask[float64](b, `document.querySelector(".words").getBoundingClientRect().bottom`)
			assert.Less(t, line, 740.0, "the first sentence is seen without scrolling")
		}
	}
}
