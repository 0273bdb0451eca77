package explore_test

import (
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// Moves of both sides are tried from a position of a game, by forms and links alone: piece, square, and back again.
// The visitor's own game stays.
func TestMovesAreTriedWithoutScripts(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "computer")
	c.JSON().Play("d2d4")
	mine := c.JSON().Board().Rev
	cookie := c.Cookies[site.GameCookie]

	page := c.Document(webtest.PassedOver + "?ply=4")
	way := page.Find(`.actions a:contains("Try moves here")`).AttrOr("href", "")
	require.Equal(t, webtest.PassedOver+"/explore/4", way)
	page = c.Document(way)
	assert.Equal(t, "White to move", page.Find("h1").Text())
	assert.Equal(t, "Trying moves", page.Find("#top .note").Text())
	for _, move := range []string{"e2e4", "d8h4"} {
		action := page.Find("#pick").AttrOr("action", "")
		page = c.Document(action + "?from=" + move[:2])
		require.Equal(t, "play", page.Find("#"+move[2:]).AttrOr("form", ""), move)
		r := c.Post(page.Find("#play").AttrOr("action", ""), "from",
			page.Find(`#play [name="from"]`).AttrOr("value", ""),
			"to", move[2:])
		require.Equal(t, http.StatusSeeOther, r.StatusCode)
		assert.Empty(t, r.Cookies())
		page = c.Document(r.Header.Get("Location"))
	}
	assert.Equal(t, "White to move", page.Find("h1").Text())
	assert.Contains(t, page.Find("#says").Text(), "Check from Black's queen!", "the coach speaks")
	assert.Equal(t, "f3e5a3a6e4Qh4+", strings.Join(strings.Fields(page.Find("#moves .san").Text()), ""))
	back := page.Find("#answer a").First().AttrOr("href", "")
	assert.Equal(t, webtest.PassedOver+"/explore/4.e2e4", back)
	assert.Equal(t, "Black to move", c.Document(back).Find("h1").Text())
	assert.Equal(t, webtest.PassedOver+"?ply=4", page.Find("#answer .home").AttrOr("href", ""))
	assert.Equal(t, cookie, c.Cookies[site.GameCookie])
	assert.Equal(t, mine, c.JSON().Board().Rev)
}

// The steps lead through the game as long as nothing is tried, and back from what was tried to the game.
func TestEachPositionOfAGameCanBeTriedFrom(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := c.Document(webtest.PassedOver + "/explore/4;result=white;side=black")
	var ways []string
	for _, step := range page.Find("#history .step").EachIter() {
		ways = append(ways, strings.TrimPrefix(step.AttrOr("href", ""), webtest.PassedOver+"/explore/"))
	}
	with := ";result=white;side=black"
	assert.Equal(t, []string{"0" + with, "3" + with, "5" + with, "8" + with}, ways)
	assert.Equal(t, "h1", page.Find("#board button").First().AttrOr("id", ""), "Black sits below")
	assert.Equal(t, webtest.PassedOver+"?ply=4&result=white", page.Find("#answer .home").AttrOr("href", ""))
	page = c.Document(webtest.PassedOver + "/explore/4.e2e4.d8h4")
	assert.Equal(t, webtest.PassedOver+"/explore/4.e2e4", page.Find("#moves .san").Eq(4).AttrOr("href", ""))
	assert.Equal(t, webtest.PassedOver+"/explore/3", page.Find("#moves .san").Eq(2).AttrOr("href", ""))
	assert.Equal(t, 2, page.Find("#history .step[aria-disabled]").Length(), "nothing comes after what was tried")
}

func TestTheWaysToTryMoves(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play(strings.Fields("f2f3 e7e5 a2a3 a7a6 g2g4 b7b6")...)
	link := c.LinkOf()
	c.Accept = "text/html"
	page := c.Document("/?ply=4")
	way := page.Find("#answer a").Eq(1).AttrOr("href", "")
	require.Equal(t, "/explore?ply=4", way, "from a position looked back at")
	assert.Equal(t, "Try moves", page.Find("#answer a").Eq(1).Text())
	assert.Empty(t, c.Document("/").Find(`#answer a[href^="/explore"]`).Nodes)
	r := c.Get(way)
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, link+"/explore/4;of=own", r.Header.Get("Location"))
	assert.Equal(t, "/?ply=4", c.Document(r.Header.Get("Location")).Find("#answer .home").AttrOr("href", ""))

	game := "game=" + strings.TrimPrefix(webtest.PassedOver, "/g/")
	c.ReviewOf("side=black&" + game)
	moment := c.Document("/review?side=black&ply=5&" + game)
	way = moment.Find(`.after a:contains("Try any moves")`).AttrOr("href", "")
	require.Equal(t, webtest.PassedOver+"/explore/5;of=moment;side=black", way)
	assert.Equal(t, "/review?"+game+"&ply=5&side=black", c.Document(way).Find("#answer .home").AttrOr("href", ""))
	assert.Equal(t, "To the moment", strings.TrimSpace(c.Document(way).Find("#answer .home").Text()))

	c.JSON().Play("e2e4")
	c.Accept = "text/html"
	page = c.Document(r.Header.Get("Location"))
	assert.Equal(t, link+"?ply=4", page.Find("#answer .home").AttrOr("href", ""), "the own game has gone on")
}

func TestTriedMovesInJSON(t *testing.T) {
	c := webtest.NewClient(t, nil)
	at := webtest.PassedOver + "/explore/4.e2e4"
	r := webtest.Decode[struct{ URL string }](t, c.Post(at+"/move", "from", "d8", "to", "h4"), http.StatusOK)
	assert.Equal(t, "http://example.com"+at+".d8h4", r.URL)
	b := webtest.Decode[webtest.Board](t, c.Get(at+".d8h4"), http.StatusOK)
	assert.Equal(t, []string{"f3", "e5", "a3", "a6", "e4", "Qh4+"}, b.SAN)
	assert.Contains(t, webtest.Text(t, c.Get(at+"/moves")), `"d8":["h4","g5","f6","e7"]`)
	assert.Contains(t, webtest.Text(t, c.Get(at+"/advice?move=d8h4")), "gives check")
	assert.Contains(t, webtest.Text(t, c.Get(at+"/why?from=d8&to=d6")), "cannot jump")
	assert.Contains(t, webtest.Text(t, c.Get(at+"/game.pgn")), "3. e4 *")
	advice := webtest.Text(t, c.Get(webtest.PassedOver+"/explore/4.g2g4/advice"))
	assert.Contains(t, advice, "Wait: Black's queen can give checkmate on h4.", "what was tried is warned of")

	webtest.RequireRefused(t, c.Post(at+"/move", "from", "d8", "to", "d6"), http.StatusUnprocessableEntity,
		"not a legal move")
	webtest.RequireRefused(t, c.Post(at+"/move", "from", "d8"), http.StatusBadRequest, "")
	webtest.RequireRefused(t, c.Post(webtest.PassedOver+"/explore/4.g2g4.d8h4/move", "from", "a3", "to", "a4"),
		http.StatusUnprocessableEntity, "")
	for _, wrong := range []string{
		"", "x", "9", "-1", "4.e2e5", "4.e2e4.", "4;side=green", "4;%25",
	} {
		webtest.RequireRefused(t, c.Get(webtest.PassedOver+"/explore/"+wrong), http.StatusNotFound, "")
	}
	webtest.RequireRefused(t, c.Get("/g/x/explore/0"), http.StatusNotFound, "holds no game")
	g, long := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}), "0"
	for random := rand.New(rand.NewPCG(18, 1)); g.Ply() < 100; {
		moves := g.Position().Moves()
		m := moves[random.IntN(len(moves))]
		require.NoError(t, g.Play(m))
		long += "." + m.String()
	}
	next := g.Position().Moves()[0]
	webtest.RequireRefused(t, c.Post(webtest.PassedOver+"/explore/"+long+"/move", "move", next.String()),
		http.StatusConflict,
		"as far as moves can be tried")
	webtest.RequireRefused(t, c.Get(webtest.PassedOver+"/explore/"+long+"."+next.String()), http.StatusNotFound,
		"as far as moves can be tried")
}

func TestThePageOfTriedMovesInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	moment := webtest.Text(t, c.AskTurned(http.MethodGet, webtest.PassedOver+"/explore/4;of=moment"))
	page := webtest.Text(t, c.AskTurned(http.MethodGet, webtest.PassedOver+"/explore/4"))
	webtest.RequireTurned(t, moment+page, english.English.Pages.Exploring)
}

// Who played an imported game is still known on the page of the game after moves were tried from it: each address on
// the way has the names in its query, and none in its path. The PGN of moves tried is of a game that they did not play.
func TestNamesStayWhereMovesAreTried(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	const names = "?black=B.+Bell&white=Ann"
	page := c.Document(webtest.PassedOver + names)
	require.Contains(t, page.Find("main").Text(), "B. Bell")
	page = c.Document(webtest.PassedOver + names + "&ply=4")
	way := page.Find(`.actions a:contains("Try moves here")`).AttrOr("href", "")
	require.Equal(t, webtest.PassedOver+"/explore/4"+names, way)
	page = c.Document(way)
	for _, move := range []string{"e2e4", "d8h4"} {
		fields := url.Values{"from": {move[:2]}}
		page.Find("#pick input").Each(func(_ int, field *goquery.Selection) {
			fields.Set(field.AttrOr("name", ""), field.AttrOr("value", ""))
		})
		path, _, _ := strings.Cut(page.Find("#pick").AttrOr("action", ""), "?")
		page = c.Document(path + "?" + fields.Encode())
		r := c.Post(page.Find("#play").AttrOr("action", ""), "from", move[:2], "to", move[2:])
		page = c.Document(r.Header.Get("Location"))
		leads := 0
		page.Find(`main a[href*="/g/"]:not([download]):not([href*=".pgn"]), #board`).Each(func(_ int, each *goquery.Selection) {
			leads++
			to := each.AttrOr("href", each.AttrOr("data-home", ""))
			at, query, _ := strings.Cut(to, "?")
			assert.NotContains(t, at, "Bell")
			assert.Contains(t, query, "white=Ann", to)
		})
		assert.Greater(t, leads, 2)
	}
	home := page.Find("a.home").AttrOr("href", "")
	assert.Equal(t, webtest.PassedOver+"?black=B.+Bell&ply=4&white=Ann", home)
	assert.Contains(t, c.Document(home).Find("main").Text(), "B. Bell")
}
