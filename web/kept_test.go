package web

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/own"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// keptList is what GET /practice/own answers.
type keptList struct {
	Due       int
	Positions []struct {
		ID, FEN, Played, From, Due string
		Box                        int
	}
}

// What was missed goes into practice on request, and comes back there at the intervals of practice.
func TestAMissedMomentComesBackInPractice(t *testing.T) {
	now := time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)
	c := newBrowser(t, at(&now))
	query := "game=" + strings.TrimPrefix(passedOver, "/g/") + "&side=black"
	c.reviewOf(query)
	moment := c.see("/review?ply=5&" + query)
	assert.Equal(t, "Practice this later", moment.Find(`form[action="/review/keep"] button`).Text())
	assert.NotContains(t, c.cookies, site.OwnCookie)
	r := c.post("/review/keep?"+query, "ply", "5")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	moment = c.see(r.Header.Get("Location"))
	assert.Contains(t, moment.Find("#after").Text(), "This is in your practice.")
	assert.Zero(t, moment.Find(`form[action="/review/keep"]`).Length())
	assert.LessOrEqual(t, len(c.cookies[site.OwnCookie]), 900)
	list := decode[keptList](t, c.json().get("/practice/own"), http.StatusOK)
	require.Len(t, list.Positions, 1)
	kept := list.Positions[0]
	assert.Equal(t, "2026-05-04", kept.Due)
	assert.Equal(t, "b7b6", kept.Played)
	c.accept = "text/html"
	assert.Equal(t, http.StatusOK, c.get("/practice").StatusCode, "not yet")

	now = now.AddDate(0, 0, 1)
	assert.Contains(t, text(t, c.get("/practice/skills")), "1 due today")
	r = c.get("/practice")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	page := c.see(r.Header.Get("Location"))
	assert.Equal(t, "From your game of 3 May · move 3", strings.TrimSpace(page.Find("#place").Text()))
	assert.Equal(t, "There was mate in one here. What would you play?", page.Find("h1").Text())
	action := page.Find("#main").AttrOr("data-answer", "")
	right := text(t,
		c.post(action, "id", kept.ID, "try", page.Find(`#try [name="try"]`).AttrOr("value", ""), "move", "d8h4"))
	assert.Contains(t, right, "It comes back in 3 days.")
	assert.Contains(t, right, `href="/practice"`)
	c.accept = "application/json"
	assert.Equal(t, "2026-05-07", decode[keptList](t, c.get("/practice/own"), http.StatusOK).Positions[0].Due)

	now = now.AddDate(0, 0, 3)
	wrong := decode[aTry](t, c.post("/practice/own/try", "id", kept.ID, "move", "b8c6"), http.StatusOK)
	assert.False(t, wrong.Right)
	again := decode[keptList](t, c.get("/practice/own"), http.StatusOK)
	assert.Equal(t, "2026-05-08", again.Positions[0].Due, "it begins anew")
	assert.Equal(t, 1, again.Positions[0].Box)
	hinted := c.see("/practice/own?hint=1&id=" + kept.ID)
	assert.Equal(t, "1", hinted.Find(`#try [name="try"]`).AttrOr("value", ""), "a try after a hint is not the first")
	moved := c.see("/practice/own?from=d8&id=" + kept.ID) // without scripts
	assert.Equal(t, "try", moved.Find("#h4").AttrOr("form", ""))

	requireRefused(t, c.json().post("/practice/own/try", "id", "x", "move", "b8c6"), http.StatusNotFound, "")
	requireRefused(t, c.json().get("/review?game=x"), http.StatusNotFound, "")
	requireRefused(t, c.json().post("/review/keep?"+query, "ply", "4"), http.StatusNotFound, "")
	c.accept = "text/html"
	assert.Equal(t, http.StatusNotFound, c.get("/practice/own?id=x").StatusCode)
	assert.Contains(t, c.see("/progress").Find(".keptlinks").Text(), "From your game of 3 May · move 3")
}

// Chances of ideas in games are counted for four weeks, on the page of the progress, and forgotten with it.
func TestChancesOfFourWeeks(t *testing.T) {
	now := time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)
	c := newBrowser(t, at(&now))
	c.learnDanger()
	c.tryOut(7, "e1e2")
	type counted struct {
		Chances []struct {
			Group        string
			Seen, Missed int
		}
	}
	first := func() (seen, missed int) {
		c.accept = "application/json"
		r := decode[counted](t, c.get("/progress"), http.StatusOK)
		require.Len(t, r.Chances, 12)
		require.Equal(t, "in-danger", r.Chances[0].Group)
		return r.Chances[0].Seen, r.Chances[0].Missed
	}
	seen, missed := first()
	assert.Equal(t, [2]int{3, 1}, [2]int{seen, missed})
	row := c.see("/progress").Find(`th:contains("Pieces in danger")`).Parent()
	assert.Equal(t, "31", row.Find("td").Text())
	now = now.AddDate(0, 0, 28)
	seen, missed = first()
	assert.Zero(t, seen+missed, "that is past")
	now = now.AddDate(0, 0, -28)

	c.tryOut(8, "e4d4")
	c.accept = "text/html"
	c.post("/seen/reset")
	assert.NotContains(t, c.cookies, site.OwnCookie, "forgotten")
	c.hold(rookInDanger, "", tutor.Setup{Seed: 9})
	c.json().play("e4d4")
	require.Contains(t, c.cookies, site.OwnCookie)
	c.accept = "text/html"
	c.post("/progress/reset")
	assert.NotContains(t, c.cookies, site.OwnCookie, "forgotten with all progress")
}

// A full record fits into its cookie, and one that cannot be read is as none.
func TestTheCookieOfWhatIsKept(t *testing.T) {
	value, err := mustCookies(t, testKey).Sign(site.OwnCookie, make([]byte, own.MaxEncodedBytes))
	require.NoError(t, err)
	assert.LessOrEqual(t, len(value), 900)
	c := newBrowser(t, nil)
	c.cookies[site.OwnCookie] = value
	assert.Empty(t, decode[keptList](t, c.json().get("/practice/own"), http.StatusOK).Positions)
}

func TestPracticeOfKeptPositionsInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	query := "game=" + strings.TrimPrefix(passedOver, "/g/") + "&side=black"
	c.post("/review/keep?"+query, "ply", "5")
	page := text(t, c.askTurned(http.MethodGet, "/progress"))
	requireTurned(t, page, english.English.Pages.Learning.Progress, "Arrived", "ArrivedHow", "Add", "Leave", "BadLink",
		"Was",
		"Added", "LinkIs", "QR", "Copy", "Copied")
}
