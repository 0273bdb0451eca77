package play_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

const (
	dangerTold  = "The knight attacks your pawn, and nothing guards it. You can guard it."
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

func seen(c *webtest.Client) seenRead {
	return webtest.Decode[seenRead](c.T, c.JSON().Get("/seen"), http.StatusOK)
}

// chances are the results of a group's last chances, the latest first; asks is whether the coach only asks.
func (r seenRead) chances(name string) (went string, asks bool) {
	for _, g := range r.Groups {
		if g.Name == name {
			return strings.Join(g.Chances, " "), g.Asks
		}
	}
	return "no such group", false
}

// coachLine is the page's line of the coach, and the squares that it points at.
func coachLine(c *webtest.Client, page string) (said, squares string) {
	c.T.Helper()
	_, list, found := strings.Cut(page, `id="says"`)
	require.True(c.T, found)
	list, _, _ = strings.Cut(list, "</ul>")
	list = strings.NewReplacer("<b>", "", "</b>", "").Replace(list) // what can be done is set apart
	found2 := regexp.MustCompile(`(?s)data-squares="([^"]*)">\s*<span class="text"[^>]*>([^<]*)`).FindStringSubmatch(list)
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
	c := webtest.NewBrowser(t, nil)
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	told := webtest.Text(t, c.Get("/"))
	line, squares := coachLine(c, told)
	assert.Equal(t, dangerTold, line)
	assert.NotEmpty(t, squares)
	assert.Regexp(t, `<g class="arrow|data-ring="danger"`, told)
	advice := webtest.Text(t, c.JSON().Get("/advice"))
	assert.NotContains(t, c.Cookies, site.ChancesCookie, "looking counts nothing")

	c.LearnDanger()
	went, asks := seen(c).chances("in-danger")
	assert.Equal(t, "done done done", went)
	assert.True(t, asks)
	assert.LessOrEqual(t, len(c.Cookies[site.ChancesCookie]), 120)
	went, asks = seen(c).chances("free")
	assert.Empty(t, went)
	assert.False(t, asks, "each group for itself")

	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	faded := webtest.Text(t, c.Get("/"))
	line, squares = coachLine(c, faded)
	assert.Equal(t, dangerAsked, line)
	assert.Empty(t, squares, "it points at nothing")
	assert.NotRegexp(t, someRing, faded, "no ring answers the question")
	_, more, _ := strings.Cut(faded, `id="more"`)
	assert.Contains(t, more, dangerTold, "who asks is told")
	assert.Equal(t, someClass.FindAllString(told, -1), someClass.FindAllString(faded, -1))
	assert.Equal(t, advice, webtest.Text(t, c.JSON().Get("/advice")))

	c.TryOut(91, "e4e5")
	c.TryOut(92, "g1g2")
	went, asks = seen(c).chances("in-danger")
	assert.Equal(t, "missed alone done done done", went)
	assert.False(t, asks)
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	line, _ = coachLine(c, webtest.Text(t, c.Get("/")))
	assert.Equal(t, dangerTold, line)
}

// A danger of more than a pawn is told, whatever was seen before, and so is what comes before such a danger.
// Of what else can be won the coach asks.
func TestABigDangerIsTold(t *testing.T) {
	for fen, want := range map[string]string{
		webtest.PawnInDanger:                    dangerAsked,
		"7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1":      "A pawn attacks your rook. You can move it.",
		"7k/8/8/2n5/4N3/8/8/3R2K1 w - - 0 1":    "The knight attacks your knight, and nothing guards it.",
		"7k/8/8/3q4/8/8/6PP/R2R2K1 w - - 0 1":   "Can you win something here?",
		"7k/8/8/3q4/8/1n6/6PP/R2R2K1 w - - 0 1": "Your rook on d1 can take the queen for free.",
	} {
		c := webtest.NewBrowser(t, nil)
		c.LearnDanger()
		// three seen of each: pieces in danger, and free pieces
		record := "\x01\x00\x2a\x00\x2a" + strings.Repeat("\x00", 24)
		seen, err := webtest.Jar(t, webtest.Key).Sign(site.ChancesCookie, []byte(record))
		require.NoError(t, err)
		c.Cookies[site.ChancesCookie] = seen
		c.Hold(fen, "", tutor.Setup{Seed: 90})
		line, _ := coachLine(c, webtest.Text(t, c.Get("/")))
		assert.Contains(t, line, want, fen)
	}
}

// In a first game the coach tells whatever was seen before; once a game has ended it asks.
func TestAFirstGameKeepsItsHelp(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for seed := range uint32(3) {
		c.TryOut(seed+1, "e4e5")
	}
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	line, _ := coachLine(c, webtest.Text(t, c.Get("/")))
	assert.Equal(t, dangerTold, line)
	went, asks := seen(c).chances("in-danger")
	assert.Equal(t, "done done done", went)
	assert.False(t, asks)
}

// The coach's question can be answered by tapping. The right piece makes the coach tell, and point; another one of the
// learner's is only chosen; any piece that is not one of theirs is no answer to this question. None of that counts: the
// move does.
func TestAQuestionIsAnsweredByTapping(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.LearnDanger()
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	kept := c.Cookies[site.ChancesCookie]
	page := webtest.Text(t, c.Get("/"))
	assert.Contains(t, page, `data-answers="e4"`)
	for name, right := range map[string]string{
		"without scripts": c.Press(page, "e4"), "by scripts": webtest.Text(t, c.Get("/?answer=e4")),
	} {
		line, squares := coachLine(c, right)
		assert.Equal(t, "You saw it. "+dangerTold, line, name)
		assert.NotEmpty(t, squares, name)
		assert.Regexp(t, `>You saw it[.]</p><p [^>]+>The knight attacks your pawn, and nothing guards it[.]</p>`, right,
			"it is announced")
		assert.Contains(t, right, `<g class="arrow`, name)
		assert.NotContains(t, right, "data-answers", name)
	}
	other := c.Press(page, "g1")
	line, _ := coachLine(c, other)
	assert.Equal(t, dangerAsked, line)
	assert.NotContains(t, other, "Not that one")
	wrong := c.Press(page, "c5")
	assert.Regexp(t, `id="about"[^>]*><li[^>]*><span class="text"[^>]*>Not that one. Look again\?</span>`, wrong)
	assert.Equal(t, 1, strings.Count(webtest.Announced.FindString(wrong), ">Not that one.</p>"), "it is announced once")
	assert.NotContains(t, wrong, `<g class="arrow`)
	assert.Equal(t, kept, c.Cookies[site.ChancesCookie])
	assert.Equal(t, http.StatusBadRequest, c.Get("/?answer=e9").StatusCode)
}

// A chance that a hint tells of, although the coach only asked, is done, but not alone.
func TestAHintTells(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.LearnDanger()
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	c.Get("/hint?step=1")
	c.Play("e4e5")
	went, asks := seen(c).chances("in-danger")
	assert.Equal(t, "done done done done", went)
	assert.True(t, asks)
}

// Looking back always tells: who looks at an earlier position wants to know what there was to see. There the calm
// board shows its marks too.
func TestLookingBackTells(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Post("/settings", "board", "calm")
	c.LearnDanger()
	c.Hold(webtest.PawnInDanger, "e5 Kg8", tutor.Setup{Seed: 90})
	line, squares := coachLine(c, webtest.Text(t, c.Get("/?ply=0")))
	assert.Equal(t, "The knight attacks your pawn, and nothing guards it.", line, "without a search no remedy is named")
	assert.NotEmpty(t, squares)
	back := webtest.Text(t, c.Get("/?ply=0"))
	assert.NotEmpty(t, someRing.FindAllString(back, -1))
	assert.Contains(t, back, `<g class="arrow`)
	assert.NotContains(t, back, "data-answers")
}

// With calm marks, no marks show while no piece is chosen; a chosen piece shows the same as always.
func TestCalmMarksFadeAtRest(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Post("/settings", "board", "calm")
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	resting, chosen := webtest.Text(t, c.Get("/")), someRing.FindAllString(webtest.Text(t, c.Get("/?from=g1")), -1)
	assert.NotEmpty(t, someRing.FindAllString(resting, -1))
	assert.NotEmpty(t, chosen)
	c.LearnDanger()
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	faded := webtest.Text(t, c.Get("/"))
	assert.Empty(t, someRing.FindAllString(faded, -1))
	assert.NotContains(t, faded, `<g class="arrow`)
	assert.Equal(t, someClass.FindAllString(resting, -1), someClass.FindAllString(faded, -1))
	assert.Equal(t, chosen, someRing.FindAllString(webtest.Text(t, c.Get("/?from=g1")), -1))
	c.JSON().Post("/settings", "board", "all")
	assert.Empty(t, someRing.FindAllString(webtest.Text(t, c.Get("/")), -1), "nor does another board answer")
}

// The first move in a position counts; taking it back, trying another and starting a new game change nothing.
func TestTakingBackTouchesNothing(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.TryOut(7, "g1g2")
	kept := c.Cookies[site.ChancesCookie]
	require.NotEmpty(t, kept)
	webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK)
	c.Play("e4e5")
	c.Post("/undo")
	c.Start("", "computer")
	assert.Equal(t, kept, c.Cookies[site.ChancesCookie])
	went, _ := seen(c).chances("in-danger")
	assert.Equal(t, "missed", went)
}

// Chances are not counted in games between two people or without help.
func TestOnlyWhatIsToldIsCounted(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start(webtest.PawnInDanger, "two")
	c.Play("e4e5")
	assert.NotContains(t, c.Cookies, site.ChancesCookie)
	c.LearnDanger()
	c.Start(webtest.PawnInDanger, "two")
	line, _ := coachLine(c, webtest.Text(t, c.Browser().Get("/")))
	assert.Contains(t, line, "knight attacks White", "where two play nothing fades")
	kept := c.Cookies[site.ChancesCookie]
	c.Post("/settings", "help", "none")
	c.TryOut(9, "g1g2")
	assert.Equal(t, kept, c.Cookies[site.ChancesCookie])
}

// With full help the coach always names the chance; the counts are kept.
func TestFullHelpAlwaysTells(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.LearnDanger()
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	for full, want := range map[string]string{"true": dangerTold, "false": dangerAsked} {
		c.JSON().Post("/settings", "full", full)
		line, _ := coachLine(c, webtest.Text(t, c.Get("/")))
		assert.Equal(t, want, line)
		read := seen(c)
		went, asks := read.chances("in-danger")
		assert.Equal(t, "done done done", went)
		assert.Equal(t, full == "false", asks)
		assert.Equal(t, full == "true", read.Full)
		assert.Equal(t, full == "true", strings.Contains(webtest.Text(t, c.Get("/seen")), "Full help is on"))
	}
}

// The page lists what is stored and can delete it; the settings and the progress link to it.
func TestSeenIsForgotten(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for _, path := range []string{"/settings", "/progress"} {
		assert.Contains(t, webtest.Text(t, c.Get(path)), `href="/seen"`)
	}
	page := webtest.Text(t, c.Get("/seen"))
	assert.NotContains(t, page, ">asks</td>")
	assert.Contains(t, page, "/learning.css", "its table looks as that of the progress")
	c.LearnDanger()
	page = webtest.Text(t, c.Get("/seen"))
	assert.Contains(t, page, ">seen, seen, seen</td>")
	assert.Contains(t, page, ">asks</td>")
	r := c.Post("/seen/reset")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	page = c.Follow(r)
	assert.Contains(t, page, "It was forgotten.")
	assert.NotContains(t, page, ">asks</td>")
	assert.NotContains(t, c.Cookies, site.ChancesCookie)
	c.LearnDanger()
	read := webtest.Decode[seenRead](t, c.JSON().Post("/seen/reset"), http.StatusOK)
	went, asks := read.chances("in-danger")
	assert.Len(t, read.Groups, 12)
	assert.Empty(t, went)
	assert.False(t, asks)
}

// An unreadable cookie counts as none: the coach names everything, and counting starts again.
func TestAnUnreadableSeenCookie(t *testing.T) {
	later, err := webtest.Jar(t, webtest.Key).Sign(site.ChancesCookie, []byte{99, 1})
	require.NoError(t, err)
	for _, broken := range []string{"broken", "", later} {
		c := webtest.NewBrowser(t, nil)
		c.LearnDanger()
		c.Cookies[site.ChancesCookie] = broken
		c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
		line, _ := coachLine(c, webtest.Text(t, c.Get("/")))
		assert.Equal(t, dangerTold, line)
		c.TryOut(91, "e4e5")
		went, _ := seen(c).chances("in-danger")
		assert.Equal(t, "done", went)
	}
}

// A game counts the chances that were seen in it: its end and the page of chances tell how many, and the next game
// begins anew.
func TestAGameCountsItsChances(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	assert.NotContains(t, webtest.Text(t, c.Get("/seen")), "in your last game")
	c.TryOut(91, "e4e5")
	assert.Contains(t, webtest.Text(t, c.Get("/seen")), "in your last game: 1 of 1.")
	c.TryOut(92, "g1g2")
	assert.Contains(t, webtest.Text(t, c.Get("/seen")), "in your last game: 0 of 1.")
	c.TryOut(93, "e4e5")
	mate := "f3 e5 g4 Qh4#"
	c.Hold("", mate, tutor.Setup{Seed: 93})
	assert.Contains(t, webtest.Text(t, c.Get("/")), "Chances you saw: 1 of 1.")
	c.Hold("", mate, tutor.Setup{Seed: 94})
	assert.NotContains(t, webtest.Text(t, c.Get("/")), "Chances you saw")
}

// Of a game that was begun to look for ideas of one group, as a lesson says at its end, only the chances of that group
// are counted, and its end names them.
func TestAGameCountsWhatItLooksFor(t *testing.T) {
	const mate = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"
	for look, says := range map[string]string{
		"":            "Chances you saw: 1 of 1.",
		"mate-in-one": "One mate was there; you saw it.",
		"fork":        "No fork came up this time.",
	} {
		c := webtest.NewBrowser(t, nil)
		sought := c.Document("/new?look="+look).Find(`input[name="look"]`).AttrOr("value", "")
		assert.Equal(t, look, sought)
		c.Post("/new", "fen", mate, "look", sought)
		c.JSON().Play("f7g7")
		assert.Contains(t, webtest.Text(t, c.Get("/")), says, look)
	}
	c := webtest.NewBrowser(t, nil)
	assert.Equal(t, http.StatusBadRequest, c.JSON().Post("/new", "look", "spoon").StatusCode)
}
