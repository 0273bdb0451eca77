package imports_test

import (
	"bytes"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

const twoGames = "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. f3 {why?} e5 2. g4 Qh4# 0-1\n\n[White \"Cy\"]\n\n1. e4 e5\n2. Nf5 *\n"

// noRook is a game whose start gives Black a right to castle, without a rook at home.
const noRook = "[FEN \"4k3/8/8/8/8/8/4P3/4K2R w Kk - 0 0\"]\n\n1. O-O *\n"

// What is not read as it is written is told, with the game, and a file of another encoding is shown as it is meant.
func TestAwkwardTextsAreImported(t *testing.T) {
	found := webtest.Decode[webtest.Imported](t, webtest.NewClient(t, nil).Post("/import", "pgn", noRook),
		http.StatusOK)
	require.Len(t, found.Games, 1)
	assert.Empty(t, found.Games[0].Error)
	assert.Equal(t, "A king or rook is not at home, so it cannot castle.", found.Games[0].Note)

	wide := "\xff\xfe"
	for _, c := range "[White \"Zoë\"]\n\n1. e4 e5 *" {
		wide += string([]byte{byte(c), byte(c >> 8)})
	}
	page, err := goquery.NewDocumentFromReader(upload(webtest.NewBrowser(t, nil), "/import", wide).Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#game-1").Text(), "1. Zoë – Black")
	assert.Contains(t, page.Find("textarea[name=pgn]").Text(), "[White \"Zoë\"]")

	for pgn, message := range map[string]string{
		"[Variant \"Crazyhouse\"]\n\n1. e4 *": "Line 1: this is a game of Crazyhouse. Only games of chess can be read.",
		"1. e4 -- *":                          "Line 1, move 1 of Black, --: nobody may pass in chess.",
		"1. b1d2 *":                           "Line 1, move 1, b1d2: nothing on b1 can go to d2.",
	} {
		found := webtest.Decode[webtest.Imported](t, webtest.NewClient(t, nil).Post("/import", "pgn", pgn),
			http.StatusOK)
		require.Len(t, found.Games, 1)
		assert.Equal(t, message, found.Games[0].Error)
	}
}

func TestGamesAreImported(t *testing.T) {
	c := webtest.NewClient(t, nil)
	found := webtest.Decode[webtest.Imported](t, c.Post("/import", "pgn", twoGames), http.StatusOK)
	require.Len(t, found.Games, 2)
	assert.Equal(t, "Ann", found.Games[0].White)
	assert.Equal(t, "0-1", found.Games[0].Result)
	assert.Equal(t, 4, found.Games[0].Plies)
	assert.Empty(t, found.Games[0].Error)
	assert.Equal(t, 2, found.Games[1].Plies, "what came before the fault is kept")
	assert.Equal(t, "Line 9, move 2, Nf5: no knight can go there.", found.Games[1].Error)

	url := webtest.Decode[struct{ URL string }](t, c.Post("/import", "pgn", twoGames, "look", "1"), http.StatusOK).URL
	path := strings.TrimPrefix(url, "http://example.com")
	assert.Equal(t, "checkmate", webtest.Decode[webtest.Board](t, c.Get(path), http.StatusOK).Status)

	b := webtest.Decode[webtest.Board](t, c.Post("/import", "pgn", twoGames, "index", "2"), http.StatusOK)
	assert.Equal(t, []string{"e4", "e5"}, b.SAN)
	assert.Equal(t, b.Rev, c.Board().Rev, "it is the visitor's own now")
	c.Play("g1f3")
	assert.Contains(t,
		webtest.RequireRefused(t, c.Post("/import", "pgn", twoGames, "index", "1"), http.StatusConflict,
			"under way").Error, "sure")
	assert.Len(t, c.Board().SAN, 3)
	b = webtest.Decode[webtest.Board](t,
		c.Post("/import", "pgn", "1. e4", "index", "1", "sure", "true", "players", "computer", "side", "black"),
		http.StatusOK)
	assert.Equal(t, "computer", b.Players)
	assert.Equal(t, "black", *b.Side)
	webtest.RequireRefused(t, c.Post("/import", "pgn", twoGames, "index", "3"), http.StatusBadRequest, "from 1 to 2")
	webtest.RequireRefused(t, c.Post("/import", "pgn", "Hello"), http.StatusUnprocessableEntity, "no game")
}

// A game that has ended counts when another takes its place: who was beaten in it keeps the badge, and two losses are
// remembered.
func TestTheGameBeforeAnImportCounts(t *testing.T) {
	const lost = "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1"
	c := webtest.NewClient(t, nil)
	level := webtest.Number(ai.Hop)
	c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Learner: chess.Black, Level: ai.Hop})
	c.Post("/import", "pgn", "1. e4", "index", "1", "players", "computer")
	assert.Equal(t, 1, strings.Count(webtest.Text(t, c.Browser().Get("/new")), `aria-label="Beaten."`))

	c.Post("/new", "level", level, "fen", lost)
	c.Post("/import", "pgn", "1. e4", "index", "1", "players", "computer")
	c.Post("/new", "level", level, "fen", lost)
	assert.Equal(t, "Nib", *c.Board().Offer.Character, "the second loss")
}

// upload sends a file as a browser does.
func upload(c *webtest.Client, path, content string) *http.Response {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	require.NoError(c.T, form.WriteField("pgn", ""))
	file, err := form.CreateFormFile("file", "games.pgn")
	require.NoError(c.T, err)
	_, err = file.Write([]byte(content))
	require.NoError(c.T, err)
	require.NoError(c.T, form.Close())
	return c.Send(path, form.FormDataContentType(), body.String())
}

func TestAFileIsImported(t *testing.T) {
	c := webtest.NewClient(t, nil)
	long := strings.Repeat("{"+strings.Repeat("x", 1000)+"}\r\n", 120)
	found := webtest.Decode[webtest.Imported](t, upload(c, "/import", "[White \"J\xf6rg\"]\r\n\r\n1. e4 "+long+" e5 *"),
		http.StatusOK)
	require.Len(t, found.Games, 1)
	assert.Equal(t, "Jörg", found.Games[0].White)
	assert.Equal(t, 2, found.Games[0].Plies)

	quoted, err := json.Marshal(map[string]string{"pgn": twoGames})
	require.NoError(t, err)
	assert.Len(t, webtest.Decode[webtest.Imported](t, c.PostJSON("/import", string(quoted)), http.StatusOK).Games, 2)

	webtest.RequireRefused(t, c.Post("/import", "pgn", "1. e4 "+strings.Repeat("x", 256<<10)),
		http.StatusRequestEntityTooLarge,
		"131072")
	webtest.RequireRefused(t, upload(c, "/import", strings.Repeat("x", 1<<20)), http.StatusRequestEntityTooLarge,
		"131072 bytes")
	webtest.RequireRefused(t, c.Send("/import", "multipart/form-data; boundary=x", "nothing"), http.StatusBadRequest,
		"not a form")
	webtest.RequireRefused(t, upload(c, "/move", "e4"), http.StatusUnsupportedMediaType, "")
	webtest.RequireRefused(t, c.Post("/move", "from", strings.Repeat("x", 5000)), http.StatusRequestEntityTooLarge,
		"4096")
}

// What is too large is told by how much may be sent, also of a text whose signs take more room on the page: so much is
// taken.
func TestATooLargeImportSaysHowMuchMayBeSent(t *testing.T) {
	c := webtest.NewClient(t, nil)
	text := strings.Repeat(`"`, 120_000)
	webtest.RequireRefused(t, upload(c, "/import", text), http.StatusRequestEntityTooLarge, "more than 32768 bytes")
	webtest.RequireRefused(t, upload(c, "/import", text[:32768]), http.StatusUnprocessableEntity, "")
}

func TestTheImportPage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Play("e2e4")
	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.Get("/")), `href="/import"`)
	require.Equal(t, http.StatusOK, c.Get("/import").StatusCode)

	r := upload(c, "/import", "Hello <b>")
	assert.Equal(t, http.StatusUnprocessableEntity, r.StatusCode)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "Hello <b>", page.Find("#pgn").Text(), "nothing is lost")
	assert.Contains(t, page.Find(".notice").Text(), "no game")

	page, err = goquery.NewDocumentFromReader(upload(c, "/import", twoGames).Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#game-1").Text(), "1. Ann – Ben, Black won, 2 moves")
	assert.Contains(t, page.Find(".games li").Eq(1).Text(), "no knight can go there. The moves before it are kept.")
	sent := page.Find("textarea[name=pgn][hidden]").Text()
	r = c.Post("/import", "pgn", sent, "look", "1")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Contains(t, webtest.Text(t, c.Get(r.Header.Get("Location"))), "Checkmate: Black won")

	r = c.Post("/import", "pgn", sent, "index", "2")
	assert.Equal(t, http.StatusConflict, r.StatusCode)
	assert.Empty(t, r.Cookies())
	page, err = goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "Give up your game?", page.Find("h1").Text())
	r = c.Post("/import", "pgn", page.Find("textarea").Text(), "index", page.Find("[name=index]").AttrOr("value", ""),
		"sure", "true")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, []string{"e4", "e5"}, c.JSON().Board().SAN)
}

func TestTheImportPageInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	c.JSON().Start("", "two")
	c.JSON().Play("e2e4")
	c.Accept = "text/html"
	pages := webtest.Text(t, c.AskTurned(http.MethodGet, "/import")) +
		webtest.Text(t, c.AskTurned(http.MethodPost, "/import", "pgn", twoGames)) +
		webtest.Text(t, c.AskTurned(http.MethodPost, "/import", "pgn", noRook)) +
		webtest.Text(t, c.AskTurned(http.MethodPost, "/import", "pgn", twoGames, "index", "1"))
	webtest.RequireTurned(t, pages, english.English.Pages.Importing.Import)
}

// Who played an imported game, when and where stays with it: in the query of its link, on its page, in its PGN, and in
// its review; never in a path.
func TestAnImportedGameKeepsItsHeader(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	const text = "[Event \"Club match\"]\n" +
		"[Date \"2024.05.01\"]\n[White \"Zoë <b>\"]\n[Black \"Ben \\\"B\\\"\"]\n\n1. e4 e5 2. Nf3 0-1"
	r := c.Post("/import", "pgn", text, "look", "1")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	path, query, _ := strings.Cut(r.Header.Get("Location"), "?")
	assert.NotContains(t, path, "Zo")
	assert.LessOrEqual(t, len(query), 200)
	see := func(path string) *goquery.Document {
		page, err := goquery.NewDocumentFromReader(c.Get(path).Body)
		require.NoError(t, err)
		return page
	}
	page := see(r.Header.Get("Location"))
	assert.Equal(t, "Zoë <b> – Ben \"B\", Black won", page.Find(".players").Eq(0).Text())
	assert.Equal(t, "Club match, 1 May 2024", page.Find(".players").Eq(1).Text())
	back := page.Find(".lookmoves a").First().AttrOr("href", "")
	assert.Equal(t, 2, see(path+back).Find(".players").Length(), "also of an earlier position")

	pgn := webtest.Text(t, c.Get(page.Find("a[download]").AttrOr("href", "")))
	for _, tag := range []string{
		`[Event "Club match"]`, `[Date "2024.05.01"]`, `[White "Zoë <b>"]`, `[Black "Ben \"B\""]`, `[Result "0-1"]`,
		"1. e4 e5 2. Nf3 0-1",
	} {
		assert.Contains(t, pgn, tag)
	}
	review := page.Find(`.actions a[href^="/review"]`).First().AttrOr("href", "")
	reviewed := see(review + "&wait=true")
	assert.Equal(t, "Ben \"B\" won against Zoë <b> after 2 moves.", reviewed.Find("#state .soft").Text())
	pgn = webtest.Text(t, c.Get(reviewed.Find(".reviewed a[download]").AttrOr("href", "")))
	assert.Contains(t, pgn, `[White "Zoë <b>"]`)
	assert.Contains(t, pgn, `[Result "0-1"]`)
}

// However long names are, a link takes 200 bytes of them, whole signs, and those that make no sense are not in it.
func TestAHeaderIsShort(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for _, name := range []string{strings.Repeat("Ж", 200), strings.Repeat("a b", 200), "\x01\u202e?", "?"} {
		text := "[Event \"" + name + "\"]\n" +
			"[White \"" + name + "\"]\n[Black \"" + name + "\"]\n[Date \"soon\"]\n\n1. e4 1-0"
		r := c.Post("/import", "pgn", text, "look", "1")
		require.Equal(t, http.StatusSeeOther, r.StatusCode)
		_, query, _ := strings.Cut(r.Header.Get("Location"), "?")
		assert.LessOrEqual(t, len(query), 200)
		values, err := url.ParseQuery(query)
		require.NoError(t, err)
		assert.False(t, values.Has("date"))
		assert.Equal(t, len(name) > 20, values.Has("white"))
		assert.True(t, utf8.ValidString(values.Get("white")))
		page, err := goquery.NewDocumentFromReader(c.Get(r.Header.Get("Location")).Body)
		require.NoError(t, err)
		assert.Contains(t, page.Find(".players").First().Text(), ", White won")
	}
}

// An imported game that went on after a draw that nobody claimed comes in whole, and is played on.
func TestAnImportedGameGoesOnAfterADraw(t *testing.T) {
	c := webtest.NewClient(t, nil)
	const text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 1-0"
	found := webtest.Decode[webtest.Imported](t, c.Post("/import", "pgn", text), http.StatusOK)
	assert.Equal(t, 10, found.Games[0].Plies)
	assert.Empty(t, found.Games[0].Error)
	b := webtest.Decode[webtest.Board](t, c.Post("/import", "pgn", text, "index", "1"), http.StatusOK)
	assert.Equal(t, "playing", b.Status)
	assert.Len(t, b.SAN, 10)
	c.Play("g1f3")
	linked := webtest.Decode[webtest.Board](t, c.Get(c.LinkOf()+"?ply=8"), http.StatusOK)
	assert.Equal(t, "playing", linked.Status, "it went on there")
}

// The review of an imported game that did not end on the board says how it ended, whichever position is shown.
func TestAnImportedGameKeepsItsResult(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	r := c.Post("/import", "pgn", "1. e4 e5 2. Nf3 0-1", "look", "1")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	see := func(path string) *goquery.Document {
		page, err := goquery.NewDocumentFromReader(c.Get(path).Body)
		require.NoError(t, err)
		return page
	}
	path, _, _ := strings.Cut(r.Header.Get("Location"), "?")
	back := see(r.Header.Get("Location")).Find(".lookmoves a").First().AttrOr("href", "")
	review := see(path+back).Find(`.actions a[href^="/review"]`).First().AttrOr("href", "")
	assert.Equal(t, "You lost after 2 moves.", see(review+"&wait=true").Find("#state .soft").Text())
}

// A score sheet is read by the international letters or by those of the page's language, which the faults name too.
func TestGamesWithTheLettersOfALanguageAreImported(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	const sheet = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 *\n\n1. e4 e5 2. Nf3 Nc6 *\n\n1. e4 e5 2. Sf3 Nc6 *"
	read := func() (plies []int, faults []string) {
		found := webtest.Decode[webtest.Imported](t, c.JSON().Post("/import", "pgn", sheet), http.StatusOK)
		require.Len(t, found.Games, 3)
		for _, g := range found.Games {
			plies, faults = append(plies, g.Plies), append(faults, g.Error)
		}
		return plies, faults
	}
	plies, _ := read()
	assert.Equal(t, []int{2, 4, 2}, plies, "in English")
	require.Equal(t, http.StatusSeeOther, c.Get("/?lang=de").StatusCode)
	plies, faults := read()
	assert.Equal(t, []int{9, 4, 3}, plies)
	assert.Equal(t, []string{"", "", "Zeile 5, Zug 2 von Schwarz, Nc6: Das ist kein Zug."}, faults)
}
