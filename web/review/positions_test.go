package review_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/notebook"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// What was missed goes into practice on request, and comes back there at the intervals of practice.
func TestAMissedMomentComesBackInPractice(t *testing.T) {
	now := time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)
	c := webtest.NewBrowser(t, webtest.Clock(&now))
	query := "game=" + strings.TrimPrefix(webtest.PassedOver, "/g/") + "&side=black"
	c.ReviewOf(query)
	moment := c.Document("/review?ply=5&" + query)
	assert.Equal(t, "Practice this later", moment.Find(`form[action="/review/keep"] button`).Text())
	assert.NotContains(t, c.Cookies, site.NotebookCookie)
	r := c.Post("/review/keep?"+query, "ply", "5")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	moment = c.Document(r.Header.Get("Location"))
	assert.Contains(t, moment.Find("#after").Text(), "This is in your practice.")
	assert.Zero(t, moment.Find(`form[action="/review/keep"]`).Length())
	assert.LessOrEqual(t, len(c.Cookies[site.NotebookCookie]), 900)
	list := webtest.Decode[webtest.OwnPositions](t, c.JSON().Get("/practice/own"), http.StatusOK)
	require.Len(t, list.Positions, 1)
	kept := list.Positions[0]
	assert.Equal(t, "2026-05-04", kept.Due)
	assert.Equal(t, "b7b6", kept.Played)
	c.Accept = "text/html"
	assert.Equal(t, http.StatusOK, c.Get("/practice").StatusCode, "not yet")

	now = now.AddDate(0, 0, 1)
	assert.Contains(t, webtest.Text(t, c.Get("/practice/skills")), "1 due today")
	r = c.Get("/practice")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	page := c.Document(r.Header.Get("Location"))
	assert.Equal(t, "From your game of 3 May · move 3", strings.TrimSpace(page.Find("#place").Text()))
	assert.Equal(t, "There was checkmate in one move here. What would you play?", page.Find("h1").Text())
	action := page.Find("#main").AttrOr("data-answer", "")
	right := webtest.Text(t,
		c.Post(action, "id", kept.ID, "try", page.Find(`#try [name="try"]`).AttrOr("value", ""), "move", "d8h4"))
	assert.Contains(t, right, "It comes back in 3 days.")
	assert.Contains(t, right, `href="/practice"`)
	c.Accept = "application/json"
	assert.Equal(t, "2026-05-07", webtest.Decode[webtest.OwnPositions](t, c.Get("/practice/own"),
		http.StatusOK).Positions[0].Due)

	now = now.AddDate(0, 0, 3)
	wrong := webtest.Decode[webtest.Retry](t, c.Post("/practice/own/try", "id", kept.ID, "move", "b8c6"), http.StatusOK)
	assert.False(t, wrong.Right)
	again := webtest.Decode[webtest.OwnPositions](t, c.Get("/practice/own"), http.StatusOK)
	assert.Equal(t, "2026-05-08", again.Positions[0].Due, "it begins anew")
	assert.Equal(t, 1, again.Positions[0].Box)
	hinted := c.Document("/practice/own?hint=1&id=" + kept.ID)
	assert.Equal(t, "1", hinted.Find(`#try [name="try"]`).AttrOr("value", ""), "a try after a hint is not the first")
	moved := c.Document("/practice/own?from=d8&id=" + kept.ID) // without scripts
	assert.Equal(t, "try", moved.Find("#h4").AttrOr("form", ""))

	webtest.RequireRefused(t, c.JSON().Post("/practice/own/try", "id", "x", "move", "b8c6"), http.StatusNotFound, "")
	webtest.RequireRefused(t, c.JSON().Get("/review?game=x"), http.StatusNotFound, "")
	webtest.RequireRefused(t, c.JSON().Post("/review/keep?"+query, "ply", "4"), http.StatusNotFound, "")
	c.Accept = "text/html"
	assert.Equal(t, http.StatusNotFound, c.Get("/practice/own?id=x").StatusCode)
	assert.Contains(t, c.Document("/progress").Find(".keptlinks").Text(), "From your game of 3 May · move 3")
}

// Chances of ideas in games are counted for four weeks, on the page of the progress, and forgotten with it.
func TestChancesOfFourWeeks(t *testing.T) {
	now := time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)
	c := webtest.NewBrowser(t, webtest.Clock(&now))
	c.LearnDanger()
	c.TryOut(7, "g1g2")
	type counted struct {
		Chances []struct {
			Group        string
			Seen, Missed int
		}
	}
	first := func() (seen, missed int) {
		c.Accept = "application/json"
		r := webtest.Decode[counted](t, c.Get("/progress"), http.StatusOK)
		require.Len(t, r.Chances, 12)
		require.Equal(t, "in-danger", r.Chances[0].Group)
		return r.Chances[0].Seen, r.Chances[0].Missed
	}
	seen, missed := first()
	assert.Equal(t, [2]int{3, 1}, [2]int{seen, missed})
	row := c.Document("/progress").Find(`th:contains("Pieces in danger")`).Parent()
	assert.Equal(t, "31", row.Find("td").Text())
	now = now.AddDate(0, 0, 28)
	seen, missed = first()
	assert.Zero(t, seen+missed, "that is past")
	now = now.AddDate(0, 0, -28)

	c.TryOut(8, "e4e5")
	c.Accept = "text/html"
	c.Post("/seen/reset")
	assert.NotContains(t, c.Cookies, site.NotebookCookie, "forgotten")
	c.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 9})
	c.JSON().Play("e4e5")
	require.Contains(t, c.Cookies, site.NotebookCookie)
	c.Accept = "text/html"
	c.Post("/progress/reset")
	assert.NotContains(t, c.Cookies, site.NotebookCookie, "forgotten with all progress")
}

// A full record fits into its cookie, and one that cannot be read is as none.
func TestTheCookieOfWhatIsKept(t *testing.T) {
	value, err := webtest.Jar(t, webtest.Key).Sign(site.NotebookCookie, make([]byte, notebook.MaxEncodedBytes))
	require.NoError(t, err)
	assert.LessOrEqual(t, len(value), 900)
	c := webtest.NewBrowser(t, nil)
	c.Cookies[site.NotebookCookie] = value
	assert.Empty(t, webtest.Decode[webtest.OwnPositions](t, c.JSON().Get("/practice/own"), http.StatusOK).Positions)
}

func TestPracticeOfKeptPositionsInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	query := "game=" + strings.TrimPrefix(webtest.PassedOver, "/g/") + "&side=black"
	c.Post("/review/keep?"+query, "ply", "5")
	page := webtest.Text(t, c.AskTurned(http.MethodGet, "/progress"))
	webtest.RequireTurned(t, page, english.English.Pages.Learning.Progress, "Arrived", "ArrivedHow", "Add", "Leave",
		"BadLink",
		"Was",
		"Added", "LinkIs", "QR", "Copy", "Copied")
}
