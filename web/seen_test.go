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

// chances are the results of a group's last chances, the latest first; asks is whether the coach only asks.
func (r seenRead) chances(name string) (went string, asks bool) {
	for _, g := range r.Groups {
		if g.Name == name {
			return strings.Join(g.Chances, " "), g.Asks
		}
	}
	return "no such group", false
}

// tryOut plays a move in a new game, without the computer's reply.
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

// A chance that is taken although the coach names it counts. After three in a row the coach only asks, without
// pointing; taking it then counts as done alone, and missing it makes the coach name it again. GET /advice always
// names it.
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

// The coach's question can be answered by tapping. The right piece makes the coach tell, and point; another one of the
// learner's is only chosen; any piece that is not one of theirs is no answer to this question. None of that counts: the
// move does.
func TestAQuestionIsAnsweredByTapping(t *testing.T) {
	c := newBrowser(t, nil)
	c.learnDanger()
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	kept := c.cookies[site.SeenCookie]
	page := text(t, c.get("/"))
	assert.Contains(t, page, `data-answers="e4"`)
	for name, right := range map[string]string{
		"without scripts": c.press(page, "e4"), "by scripts": text(t, c.get("/?answer=e4")),
	} {
		line, squares := c.line(right)
		assert.Equal(t, "You saw it. "+dangerTold, line, name)
		assert.NotEmpty(t, squares, name)
		assert.Regexp(t, `>You saw it[.]</p><p [^>]+>A pawn attacks your rook[.]</p>`, right, "it is announced")
		assert.Contains(t, right, `<g class="arrow`, name)
		assert.NotContains(t, right, "data-answers", name)
	}
	other := c.press(page, "e1")
	line, _ := c.line(other)
	assert.Equal(t, dangerAsked, line)
	assert.NotContains(t, other, "Not that one")
	wrong := c.press(page, "d5")
	assert.Regexp(t, `id="about"[^>]*><li[^>]*><span class="text">Not that one. Look again\?</span>`, wrong)
	assert.Equal(t, 1, strings.Count(announced.FindString(wrong), ">Not that one.</p>"), "it is announced once")
	assert.NotContains(t, wrong, `<g class="arrow`)
	assert.Equal(t, kept, c.cookies[site.SeenCookie])
	assert.Equal(t, http.StatusBadRequest, c.get("/?answer=e9").StatusCode)
}

// A chance that a hint tells of, although the coach only asked, is done, but not alone.
func TestAHintTells(t *testing.T) {
	c := newClient(t, nil)
	c.learnDanger()
	c.hold(rookInDanger, "", tutor.Setup{Seed: 90})
	c.get("/hint?step=1")
	c.play("e4d4")
	went, asks := c.seen().chances("in-danger")
	assert.Equal(t, "done done done done", went)
	assert.True(t, asks)
}

// Looking back always tells: who looks at an earlier position wants to know what there was to see. There the calm
// board shows its marks too.
func TestLookingBackTells(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().post("/settings", "board", "calm")
	c.learnDanger()
	c.hold(rookInDanger, "Rd4 Kg8", tutor.Setup{Seed: 90})
	line, squares := c.line(text(t, c.get("/?ply=0")))
	assert.Equal(t, dangerTold, line)
	assert.NotEmpty(t, squares)
	back := text(t, c.get("/?ply=0"))
	assert.NotEmpty(t, someRing.FindAllString(back, -1))
	assert.Contains(t, back, `<g class="arrow`)
	assert.NotContains(t, back, "data-answers")
}

// With calm marks, no marks show while no piece is chosen; a chosen piece shows the same as always.
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

// The first move in a position counts; taking it back, trying another and starting a new game change nothing.
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

// Chances are not counted in games between two people or without help.
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

// With full help the coach always names the chance; the counts are kept.
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

// The page lists what is stored and can delete it; the settings and the progress link to it.
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

// An unreadable cookie counts as none: the coach names everything, and counting starts again.
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
