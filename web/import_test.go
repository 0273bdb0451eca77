package web

import (
	"bytes"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say/english"
)

type broughtIn struct {
	Games []struct {
		Index                int
		White, Black, Result string
		Plies                int
		Error, Note          string
	}
}

const twoGames = "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. f3 {why?} e5 2. g4 Qh4# 0-1\n\n[White \"Cy\"]\n\n1. e4 e5\n2. Nf5 *\n"

// noRook is a game whose start gives Black a right to castle, without a rook at home.
const noRook = "[FEN \"4k3/8/8/8/8/8/4P3/4K2R w Kk - 0 0\"]\n\n1. O-O *\n"

// What is not read as it is written is told, with the game, and a file of another encoding is shown as it is meant.
func TestAwkwardTextsAreImported(t *testing.T) {
	found := decode[broughtIn](t, newClient(t, nil).post("/import", "pgn", noRook), http.StatusOK)
	require.Len(t, found.Games, 1)
	assert.Empty(t, found.Games[0].Error)
	assert.Equal(t, "A king or rook is not at home, so it cannot castle.", found.Games[0].Note)

	wide := "\xff\xfe"
	for _, c := range "[White \"Zoë\"]\n\n1. e4 e5 *" {
		wide += string([]byte{byte(c), byte(c >> 8)})
	}
	page, err := goquery.NewDocumentFromReader(newBrowser(t, nil).upload("/import", wide).Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#game-1").Text(), "1. Zoë – Black")
	assert.Contains(t, page.Find("textarea[name=pgn]").Text(), "[White \"Zoë\"]")

	for pgn, message := range map[string]string{
		"[Variant \"Crazyhouse\"]\n\n1. e4 *": "Line 1: this is a game of Crazyhouse. Only games of chess can be read.",
		"1. e4 -- *":                          "Line 1, move 1 of Black, --: nobody may pass in chess.",
		"1. b1d2 *":                           "Line 1, move 1, b1d2: nothing on b1 can go to d2.",
	} {
		found := decode[broughtIn](t, newClient(t, nil).post("/import", "pgn", pgn), http.StatusOK)
		require.Len(t, found.Games, 1)
		assert.Equal(t, message, found.Games[0].Error)
	}
}

func TestGamesAreImported(t *testing.T) {
	c := newClient(t, nil)
	found := decode[broughtIn](t, c.post("/import", "pgn", twoGames), http.StatusOK)
	require.Len(t, found.Games, 2)
	assert.Equal(t, "Ann", found.Games[0].White)
	assert.Equal(t, "0-1", found.Games[0].Result)
	assert.Equal(t, 4, found.Games[0].Plies)
	assert.Empty(t, found.Games[0].Error)
	assert.Equal(t, 2, found.Games[1].Plies, "what came before the fault is kept")
	assert.Equal(t, "Line 9, move 2, Nf5: no knight can go there.", found.Games[1].Error)

	url := decode[struct{ URL string }](t, c.post("/import", "pgn", twoGames, "look", "1"), http.StatusOK).URL
	path := strings.TrimPrefix(url, "http://example.com")
	assert.Equal(t, "checkmate", decode[gameBoard](t, c.get(path), http.StatusOK).Status)

	b := decode[gameBoard](t, c.post("/import", "pgn", twoGames, "index", "2"), http.StatusOK)
	assert.Equal(t, []string{"e4", "e5"}, b.SAN)
	assert.Equal(t, b.Rev, c.board().Rev, "it is the visitor's own now")
	c.play("g1f3")
	assert.Contains(t,
		requireRefused(t, c.post("/import", "pgn", twoGames, "index", "1"), http.StatusConflict,
			"under way").Error, "sure")
	assert.Len(t, c.board().SAN, 3)
	b = decode[gameBoard](t,
		c.post("/import", "pgn", "1. e4", "index", "1", "sure", "true", "players", "computer", "side", "black"),
		http.StatusOK)
	assert.Equal(t, "computer", b.Players)
	assert.Equal(t, "black", *b.Side)
	requireRefused(t, c.post("/import", "pgn", twoGames, "index", "3"), http.StatusBadRequest, "from 1 to 2")
	requireRefused(t, c.post("/import", "pgn", "Hello"), http.StatusUnprocessableEntity, "no game")
}

// upload sends a file as a browser does.
func (c *client) upload(path, content string) *http.Response {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	require.NoError(c.t, form.WriteField("pgn", ""))
	file, err := form.CreateFormFile("file", "games.pgn")
	require.NoError(c.t, err)
	_, err = file.Write([]byte(content))
	require.NoError(c.t, err)
	require.NoError(c.t, form.Close())
	return c.send(path, form.FormDataContentType(), body.String())
}

func TestAFileIsImported(t *testing.T) {
	c := newClient(t, nil)
	long := strings.Repeat("{"+strings.Repeat("x", 1000)+"}\r\n", 120)
	found := decode[broughtIn](t, c.upload("/import", "[White \"J\xf6rg\"]\r\n\r\n1. e4 "+long+" e5 *"), http.StatusOK)
	require.Len(t, found.Games, 1)
	assert.Equal(t, "Jörg", found.Games[0].White)
	assert.Equal(t, 2, found.Games[0].Plies)

	quoted, err := json.Marshal(map[string]string{"pgn": twoGames})
	require.NoError(t, err)
	assert.Len(t, decode[broughtIn](t, c.postJSON("/import", string(quoted)), http.StatusOK).Games, 2)

	requireRefused(t, c.post("/import", "pgn", "1. e4 "+strings.Repeat("x", 256<<10)), http.StatusRequestEntityTooLarge,
		"131072")
	requireRefused(t, c.upload("/import", strings.Repeat("x", 1<<20)), http.StatusRequestEntityTooLarge, "bytes")
	requireRefused(t, c.send("/import", "multipart/form-data; boundary=x", "nothing"), http.StatusBadRequest,
		"not a form")
	requireRefused(t, c.upload("/move", "e4"), http.StatusUnsupportedMediaType, "")
	requireRefused(t, c.post("/move", "from", strings.Repeat("x", 5000)), http.StatusRequestEntityTooLarge, "4096")
}

func TestTheImportPage(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().play("e2e4")
	c.accept = "text/html"
	assert.Contains(t, text(t, c.get("/")), `href="/import"`)
	require.Equal(t, http.StatusOK, c.get("/import").StatusCode)

	r := c.upload("/import", "Hello <b>")
	assert.Equal(t, http.StatusUnprocessableEntity, r.StatusCode)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "Hello <b>", page.Find("#pgn").Text(), "nothing is lost")
	assert.Contains(t, page.Find(".notice").Text(), "no game")

	page, err = goquery.NewDocumentFromReader(c.upload("/import", twoGames).Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#game-1").Text(), "1. Ann – Ben, Black won, 2 moves")
	assert.Contains(t, page.Find(".games li").Eq(1).Text(), "no knight can go there. The moves before it are kept.")
	sent := page.Find("textarea[name=pgn][hidden]").Text()
	r = c.post("/import", "pgn", sent, "look", "1")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Contains(t, text(t, c.get(r.Header.Get("Location"))), "Checkmate: Black won")

	r = c.post("/import", "pgn", sent, "index", "2")
	assert.Equal(t, http.StatusConflict, r.StatusCode)
	assert.Empty(t, r.Cookies())
	page, err = goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "Give up your game?", page.Find("h1").Text())
	r = c.post("/import", "pgn", page.Find("textarea").Text(), "index", page.Find("[name=index]").AttrOr("value", ""),
		"sure", "true")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, []string{"e4", "e5"}, c.json().board().SAN)
}

func TestTheImportPageInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	c.json().start("", "two")
	c.json().play("e2e4")
	c.accept = "text/html"
	pages := text(t, c.askTurned(http.MethodGet, "/import")) +
		text(t, c.askTurned(http.MethodPost, "/import", "pgn", twoGames)) +
		text(t, c.askTurned(http.MethodPost, "/import", "pgn", noRook)) +
		text(t, c.askTurned(http.MethodPost, "/import", "pgn", twoGames, "index", "1"))
	requireTurned(t, pages, english.English.Pages.Importing.Import)
}

// The review of an imported game that did not end on the board says how it ended, whichever position is shown.
func TestAnImportedGameKeepsItsResult(t *testing.T) {
	c := newBrowser(t, nil)
	r := c.post("/import", "pgn", "1. e4 e5 2. Nf3 0-1", "look", "1")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	see := func(path string) *goquery.Document {
		page, err := goquery.NewDocumentFromReader(c.get(path).Body)
		require.NoError(t, err)
		return page
	}
	path, _, _ := strings.Cut(r.Header.Get("Location"), "?")
	back := see(r.Header.Get("Location")).Find(".lookmoves a").First().AttrOr("href", "")
	review := see(path+back).Find(`.actions a[href^="/review"]`).First().AttrOr("href", "")
	assert.Equal(t, "You lost after 2 moves.", see(review+"&wait=true").Find("#state").Text())
}
