package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/web/site"
)

// A pawn attacks White's rook, which can step aside.
const rookInDanger = "7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1"

const (
	dangerTold  = "A pawn attacks your rook. You can move it."
	dangerAsked = "Is anything of yours in danger?"
)

// seenRead is what GET /seen answers.
type seenRead struct {
	Full   bool
	Groups []struct {
		Name    string
		Asks    bool
		Chances []string
	}
}

func (c *client) seen() seenRead { return decode[seenRead](c.t, c.json().get("/seen"), http.StatusOK) }

// chances are how the last ones of a group went, the last one first; asks tells what the coach does.
func (r seenRead) chances(name string) (went string, asks bool) {
	for _, g := range r.Groups {
		if g.Name == name {
			return strings.Join(g.Chances, " "), g.Asks
		}
	}
	return "no such group", false
}

// tryOut plays a move in a game of its own, before the computer answers.
func (c *client) tryOut(seed uint32, move string) {
	c.t.Helper()
	c.hold(rookInDanger, "", tutor.Setup{Seed: seed})
	c.json().play(move)
}

// learnDanger saves the rook three times.
func (c *client) learnDanger() {
	for seed := range uint32(3) {
		c.tryOut(seed+1, "e4d4")
	}
}

// line is the page's line of the coach, and the squares that it points at.
func (c *client) line(page string) (said, squares string) {
	c.t.Helper()
	_, list, found := strings.Cut(page, `id="says"`)
	require.True(c.t, found)
	list, _, _ = strings.Cut(list, "</ul>")
	found2 := regexp.MustCompile(`(?s)data-squares="([^"]*)">\s*<span class="text">([^<]*)`).FindStringSubmatch(list)
	if found2 == nil {
		return "", ""
	}
	return found2[2], found2[1]
}

var (
	someRing  = regexp.MustCompile(`id="[a-h][1-8]" class="[^>]*data-ring="[a-z]+"`)
	someClass = regexp.MustCompile(`id="[a-h][1-8]" class="[^"]*"`)
)

// What is done though it is told counts; after three in a row the coach asks and points at nothing; done then is
// alone; and one that is missed brings telling back. GET /advice goes on telling.
func TestHelpFadesInGames(t *testing.T) {
	c := newBrowser(t, nil)
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	told := text(t, c.get("/"))
	line, squares := c.line(told)
	assert.Equal(t, dangerTold, line)
	assert.NotEmpty(t, squares)
	assert.Regexp(t, `<g class="arrow|data-ring="danger"`, told)
	advice := text(t, c.json().get("/advice"))
	assert.NotContains(t, c.cookies, site.SeenCookie, "looking counts nothing")

	c.learnDanger()
	went, asks := c.seen().chances("in-danger")
	assert.Equal(t, "done done done", went)
	assert.True(t, asks)
	assert.LessOrEqual(t, len(c.cookies[site.SeenCookie]), 120)
	went, asks = c.seen().chances("free")
	assert.Empty(t, went)
	assert.False(t, asks, "each group for itself")

	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	faded := text(t, c.get("/"))
	line, squares = c.line(faded)
	assert.Equal(t, dangerAsked, line)
	assert.Empty(t, squares, "it points at nothing")
	_, more, _ := strings.Cut(faded, `id="more"`)
	assert.Contains(t, more, dangerTold, "who asks is told")
	assert.Equal(t, someClass.FindAllString(told, -1), someClass.FindAllString(faded, -1))
	assert.Equal(t, advice, text(t, c.json().get("/advice")))

	c.tryOut(91, "e4d4")
	c.tryOut(92, "e1e2")
	went, asks = c.seen().chances("in-danger")
	assert.Equal(t, "missed alone done done done", went)
	assert.False(t, asks)
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	line, _ = c.line(text(t, c.get("/")))
	assert.Equal(t, dangerTold, line)
}

// Where marks are calm, those at rest are left away too; a piece that is chosen shows what it always did.
func TestCalmMarksFadeAtRest(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().post("/settings", "board", "calm")
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	resting, chosen := text(t, c.get("/")), someRing.FindAllString(text(t, c.get("/?from=e1")), -1)
	assert.NotEmpty(t, someRing.FindAllString(resting, -1))
	assert.NotEmpty(t, chosen)
	c.learnDanger()
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	faded := text(t, c.get("/"))
	assert.Empty(t, someRing.FindAllString(faded, -1))
	assert.NotContains(t, faded, `<g class="arrow`)
	assert.Equal(t, someClass.FindAllString(resting, -1), someClass.FindAllString(faded, -1))
	assert.Equal(t, chosen, someRing.FindAllString(text(t, c.get("/?from=e1")), -1))
	c.json().post("/settings", "board", "all")
	assert.NotEmpty(t, someRing.FindAllString(text(t, c.get("/")), -1), "of all marks none is left away")
}

// The first move tells; one that is taken back, another try and a new game touch nothing.
func TestTakingBackTouchesNothing(t *testing.T) {
	c := newClient(t, nil)
	c.tryOut(7, "e1e2")
	kept := c.cookies[site.SeenCookie]
	require.NotEmpty(t, kept)
	decode[gameBoard](t, c.post("/undo"), http.StatusOK)
	c.play("e4d4")
	c.post("/undo")
	c.start("", "computer")
	assert.Equal(t, kept, c.cookies[site.SeenCookie])
	went, _ := c.seen().chances("in-danger")
	assert.Equal(t, "missed", went)
}

// Who plays against another person, or wants to be told nothing, has no chances counted.
func TestOnlyWhatIsToldIsCounted(t *testing.T) {
	c := newClient(t, nil)
	c.start(rookInDanger, "two")
	c.play("e4d4")
	assert.NotContains(t, c.cookies, site.SeenCookie)
	c.learnDanger()
	c.start(rookInDanger, "two")
	line, _ := c.line(text(t, c.browser().get("/")))
	assert.Contains(t, line, "A pawn attacks White", "where two play nothing fades")
	kept := c.cookies[site.SeenCookie]
	c.post("/settings", "help", "none")
	c.tryOut(9, "e1e2")
	assert.Equal(t, kept, c.cookies[site.SeenCookie])
}

// Full help always tells; nothing is forgotten by it.
func TestFullHelpAlwaysTells(t *testing.T) {
	c := newBrowser(t, nil)
	c.learnDanger()
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	for full, want := range map[string]string{"true": dangerTold, "false": dangerAsked} {
		c.json().post("/settings", "full", full)
		line, _ := c.line(text(t, c.get("/")))
		assert.Equal(t, want, line)
		read := c.seen()
		went, asks := read.chances("in-danger")
		assert.Equal(t, "done done done", went)
		assert.Equal(t, full == "false", asks)
		assert.Equal(t, full == "true", read.Full)
		assert.Equal(t, full == "true", strings.Contains(text(t, c.get("/seen")), "Full help is on"))
	}
}

// The page says in words what is kept, and forgets it; the settings and the progress lead there.
func TestSeenIsForgotten(t *testing.T) {
	c := newBrowser(t, nil)
	for _, path := range []string{"/settings", "/progress"} {
		assert.Contains(t, text(t, c.get(path)), `href="/seen"`)
	}
	page := text(t, c.get("/seen"))
	assert.NotContains(t, page, "<td>asks</td>")
	assert.Contains(t, page, "/learning.css", "its table looks as that of the progress")
	c.learnDanger()
	page = text(t, c.get("/seen"))
	assert.Contains(t, page, "<td>seen, seen, seen</td>")
	assert.Contains(t, page, "<td>asks</td>")
	r := c.post("/seen/reset")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	page = c.follow(r)
	assert.Contains(t, page, "It was forgotten.")
	assert.NotContains(t, page, "<td>asks</td>")
	assert.NotContains(t, c.cookies, site.SeenCookie)
	c.learnDanger()
	read := decode[seenRead](t, c.json().post("/seen/reset"), http.StatusOK)
	went, asks := read.chances("in-danger")
	assert.Len(t, read.Groups, 12)
	assert.Empty(t, went)
	assert.False(t, asks)
}

// A cookie that cannot be read is a newcomer's: everything is told, and counting begins anew.
func TestAnUnreadableSeenCookie(t *testing.T) {
	later, err := mustCookies(t, testKey).Sign(site.SeenCookie, []byte{99, 1})
	require.NoError(t, err)
	for _, broken := range []string{"broken", "", later} {
		c := newBrowser(t, nil)
		c.learnDanger()
		c.cookies[site.SeenCookie] = broken
		c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
		line, _ := c.line(text(t, c.get("/")))
		assert.Equal(t, dangerTold, line)
		c.tryOut(91, "e4d4")
		went, _ := c.seen().chances("in-danger")
		assert.Equal(t, "done", went)
	}
}
