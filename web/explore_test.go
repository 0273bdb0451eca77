package web

import (
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// passedOver is a link to a game of four moves each; after five plies Black can mate.
const passedOver = "/g/2AwEAAAAAABTlt4qu"

// see gets a page.
func (c *client) see(path string) *goquery.Document {
	c.t.Helper()
	c.accept = "text/html"
	r := c.get(path)
	require.Equal(c.t, http.StatusOK, r.StatusCode, path)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(c.t, err)
	return page
}

// Moves of both sides are tried from a position of a game, by forms and links alone: piece, square, and back again.
// The visitor's own game stays.
func TestMovesAreTriedWithoutScripts(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("", "computer")
	c.json().play("d2d4")
	mine := c.json().board().Rev
	cookie := c.cookies[site.GameCookie]

	page := c.see(passedOver + "?ply=4")
	way := page.Find(`.actions a:contains("Try moves here")`).AttrOr("href", "")
	require.Equal(t, passedOver+"/explore/4", way)
	page = c.see(way)
	assert.Equal(t, "White to move", page.Find("h1").Text())
	assert.Equal(t, "Trying moves", page.Find("#top .note").Text())
	for _, move := range []string{"e2e4", "d8h4"} {
		action := page.Find("#pick").AttrOr("action", "")
		page = c.see(action + "?from=" + move[:2])
		require.Equal(t, "play", page.Find("#"+move[2:]).AttrOr("form", ""), move)
		r := c.post(page.Find("#play").AttrOr("action", ""), "from",
			page.Find(`#play [name="from"]`).AttrOr("value", ""),
			"to", move[2:])
		require.Equal(t, http.StatusSeeOther, r.StatusCode)
		assert.Empty(t, r.Cookies())
		page = c.see(r.Header.Get("Location"))
	}
	assert.Equal(t, "White to move", page.Find("h1").Text())
	assert.Contains(t, page.Find("#says").Text(), "Check from Black's queen!", "the coach speaks")
	assert.Equal(t, "f3e5a3a6e4Qh4+", strings.Join(strings.Fields(page.Find("#moves .san").Text()), ""))
	back := page.Find("#answer a").First().AttrOr("href", "")
	assert.Equal(t, passedOver+"/explore/4.e2e4", back)
	assert.Equal(t, "Black to move", c.see(back).Find("h1").Text())
	assert.Equal(t, passedOver+"?ply=4", page.Find("#answer .home").AttrOr("href", ""))
	assert.Equal(t, cookie, c.cookies[site.GameCookie])
	assert.Equal(t, mine, c.json().board().Rev)
}

// The steps lead through the game as long as nothing is tried, and back from what was tried to the game.
func TestEachPositionOfAGameCanBeTriedFrom(t *testing.T) {
	c := newBrowser(t, nil)
	page := c.see(passedOver + "/explore/4;result=white;side=black")
	var ways []string
	for _, step := range page.Find("#history .step").EachIter() {
		ways = append(ways, strings.TrimPrefix(step.AttrOr("href", ""), passedOver+"/explore/"))
	}
	with := ";result=white;side=black"
	assert.Equal(t, []string{"0" + with, "3" + with, "5" + with, "8" + with}, ways)
	assert.Equal(t, "h1", page.Find("#board button").First().AttrOr("id", ""), "Black sits below")
	assert.Equal(t, passedOver+"?ply=4&result=white", page.Find("#answer .home").AttrOr("href", ""))
	page = c.see(passedOver + "/explore/4.e2e4.d8h4")
	assert.Equal(t, passedOver+"/explore/4.e2e4", page.Find("#moves .san").Eq(4).AttrOr("href", ""))
	assert.Equal(t, passedOver+"/explore/3", page.Find("#moves .san").Eq(2).AttrOr("href", ""))
	assert.Equal(t, 2, page.Find("#history .step[aria-disabled]").Length(), "nothing comes after what was tried")
}

func TestTheWaysToTryMoves(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("", "two")
	c.json().play(strings.Fields("f2f3 e7e5 a2a3 a7a6 g2g4 b7b6")...)
	link := c.linkOf()
	c.accept = "text/html"
	page := c.see("/?ply=4")
	way := page.Find("#answer a").Eq(1).AttrOr("href", "")
	require.Equal(t, "/explore?ply=4", way, "from a position looked back at")
	assert.Equal(t, "Try moves", page.Find("#answer a").Eq(1).Text())
	assert.Empty(t, c.see("/").Find(`#answer a[href^="/explore"]`).Nodes)
	r := c.get(way)
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, link+"/explore/4;of=own", r.Header.Get("Location"))
	assert.Equal(t, "/?ply=4", c.see(r.Header.Get("Location")).Find("#answer .home").AttrOr("href", ""))

	game := "game=" + strings.TrimPrefix(passedOver, "/g/")
	c.reviewOf("side=black&" + game)
	moment := c.see("/review?side=black&ply=5&" + game)
	way = moment.Find(`.after a:contains("Try any moves")`).AttrOr("href", "")
	require.Equal(t, passedOver+"/explore/5;of=moment;side=black", way)
	assert.Equal(t, "/review?"+game+"&ply=5&side=black", c.see(way).Find("#answer .home").AttrOr("href", ""))
	assert.Equal(t, "To the moment", strings.TrimSpace(c.see(way).Find("#answer .home").Text()))

	c.json().play("e2e4")
	c.accept = "text/html"
	page = c.see(r.Header.Get("Location"))
	assert.Equal(t, link+"?ply=4", page.Find("#answer .home").AttrOr("href", ""), "the own game has gone on")
}

func TestTriedMovesInJSON(t *testing.T) {
	c := newClient(t, nil)
	at := passedOver + "/explore/4.e2e4"
	r := decode[struct{ URL string }](t, c.post(at+"/move", "from", "d8", "to", "h4"), http.StatusOK)
	assert.Equal(t, "http://example.com"+at+".d8h4", r.URL)
	b := decode[gameBoard](t, c.get(at+".d8h4"), http.StatusOK)
	assert.Equal(t, []string{"f3", "e5", "a3", "a6", "e4", "Qh4+"}, b.SAN)
	assert.Contains(t, text(t, c.get(at+"/moves")), `"d8":["h4","g5","f6","e7"]`)
	assert.Contains(t, text(t, c.get(at+"/advice?move=d8h4")), "gives check")
	assert.Contains(t, text(t, c.get(at+"/why?from=d8&to=d6")), "cannot jump")
	assert.Contains(t, text(t, c.get(at+"/game.pgn")), "3. e4 *")
	advice := text(t, c.get(passedOver+"/explore/4.g2g4/advice"))
	assert.Contains(t, advice, "Wait: Black's queen can give mate on h4.", "what was tried is warned of")

	requireRefused(t, c.post(at+"/move", "from", "d8", "to", "d6"), http.StatusUnprocessableEntity, "not a legal move")
	requireRefused(t, c.post(at+"/move", "from", "d8"), http.StatusBadRequest, "")
	requireRefused(t, c.post(passedOver+"/explore/4.g2g4.d8h4/move", "from", "a3", "to", "a4"),
		http.StatusUnprocessableEntity, "")
	for _, wrong := range []string{
		"", "x", "9", "-1", "4.e2e5", "4.e2e4.", "4;side=green", "4;%25", strings.Repeat(".a2a3", 101),
	} {
		requireRefused(t, c.get(passedOver+"/explore/"+wrong), http.StatusNotFound, "")
	}
	requireRefused(t, c.get("/g/x/explore/0"), http.StatusNotFound, "holds no game")
	g, long := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}), "0"
	for random := rand.New(rand.NewPCG(18, 1)); g.Ply() < 100; {
		moves := g.Position().Moves()
		m := moves[random.IntN(len(moves))]
		require.NoError(t, g.Play(m))
		long += "." + m.String()
	}
	next := g.Position().Moves()[0]
	requireRefused(t, c.post(passedOver+"/explore/"+long+"/move", "move", next.String()), http.StatusConflict,
		"as far as moves can be tried")
}

func TestThePageOfTriedMovesInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	moment := text(t, c.askTurned(http.MethodGet, passedOver+"/explore/4;of=moment"))
	page := text(t, c.askTurned(http.MethodGet, passedOver+"/explore/4"))
	requireTurned(t, moment+page, english.English.Pages.Exploring)
}
