package edit_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

// edited is GET /edit in JSON.
type edited struct {
	FEN      string
	Possible bool
	Why      *string
}

// pressed presses a button of a page, or follows a link on it, as a browser without scripts does, and returns the next
// page.
func pressed(c *webtest.Client, page *goquery.Document, selector string) *goquery.Document {
	c.T.Helper()
	found := page.Find(selector)
	require.Equal(c.T, 1, found.Length(), selector)
	if href, ok := found.Attr("href"); ok {
		return c.Document(href)
	}
	_, off := found.Attr("disabled")
	require.False(c.T, off, selector)
	form, _ := found.Attr("form")
	fields := url.Values{}
	page.Find("#" + form + " input").Each(func(_ int, input *goquery.Selection) {
		fields.Set(input.AttrOr("name", ""), input.AttrOr("value", ""))
	})
	fields.Set(found.AttrOr("name", ""), found.AttrOr("value", ""))
	return c.Document(page.Find("#"+form).AttrOr("action", "") + "?" + fields.Encode())
}

// A position is set up by buttons alone, and then played, looked at, or told about by the coach.
func TestAPositionIsSetUpWithoutScripts(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := pressed(c, c.Document("/new"), `a[href="/edit"]`)
	assert.Equal(t, chess.StartFEN, page.Find("#edit [name=fen]").AttrOr("value", ""))
	page = pressed(c, page, `a[href^="/edit?fen=8/8"]`)
	assert.Contains(t, page.Find("#why").Text(), "White has no king yet.")
	for _, selector := range []string{
		`[value="K"][name=take]`, "#e1", `[value="k"][name=take]`, "#e8", `[value="R"][name=take]`, "#a1", "#h1", "#h2",
		`[value="x"][name=take]`, "#h2", `[name=take][value=""]`, "#h1", "#g1",
		`[value="Q"][name=castling]`, `[value="p"][name=take]`, "#d4", `[value="P"][name=take]`, "#e4",
		`[name=turn][value=black]`,
		`[name=passed][value="e3"]`,
	} {
		page = pressed(c, page, selector)
	}
	fen := "4k3/8/8/8/3pP3/8/8/R3K1R1 b Q e3 0 1"
	assert.Equal(t, fen, page.Find("#edit [name=fen]").AttrOr("value", ""))
	assert.Equal(t, "true", page.Find(`[name=castling][value="Q"]`).AttrOr("aria-pressed", ""))
	assert.Equal(t, 3, page.Find("[name=castling][disabled]").Length())
	assert.Equal(t, "This position can be played.", strings.TrimSpace(page.Find("#why").Text()))

	advised := pressed(c, page, `a[href$="&ask=coach"]`)
	assert.NotEmpty(t, strings.TrimSpace(advised.Find("#says").Text()))
	look := pressed(c, page, `a[href^="/g/"]`)
	assert.Contains(t, look.Find(`a[href^="/new?fen="]`).AttrOr("href", ""), url.QueryEscape(fen))
	for _, side := range []string{"white", "black"} {
		setUp := pressed(c, page, `a[href^="/new?side=`+side+`"]`)
		assert.Equal(t, fen, setUp.Find("#fen").Text())
		assert.Equal(t, 1, setUp.Find(`[name=side][value="`+side+`"][checked]`).Length())
		assert.Equal(t, 1, setUp.Find(`[name=players][value=computer][checked]`).Length())
	}
}

// The coach says of a position set up what it would say in a game, and draws it.
func TestTheCoachSpeaksOfAPositionSetUp(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := c.Document("/edit?ask=coach&fen=" + url.QueryEscape("6k1/8/8/8/3r4/8/5PPP/6K1 w - - 0 1"))
	said := page.Find("#says").Text()
	c.JSON().Start("6k1/8/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	advice := webtest.Decode[webtest.Advice](t, c.JSON().Get("/advice"), http.StatusOK)
	assert.Contains(t, said, advice.Facts[0].Text)
	assert.NotZero(t, page.Find("#arrows .arrow").Length())
	quiet := c.Document("/edit?ask=coach&fen=" + url.QueryEscape("7k/8/8/8/8/8/8/KR6 b - - 0 1"))
	assert.NotEmpty(t, strings.TrimSpace(quiet.Find("#says").Text()))
	assert.Zero(t, c.Document("/edit").Find("#says").Length(), "nobody asked")
}

// What is wrong with a position is said in the coach's words, and nothing can be done with it.
func TestImpossiblePositionsSayWhy(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for fen, why := range map[string]string{
		"4k3/8/8/8/8/8/8/8":                "White has no king yet. Put one on the board.",
		"4k2k/8/8/8/8/8/8/4K3":             "Black has 2 kings. Leave just one.",
		"4k2P/8/8/8/8/8/8/4K3":             "No pawn can stand on h8. Move it off the first and last row.",
		"4k3/8/8/8/8/8/8/4RK2 w":           "Black's king is in check, so Black must move next. Change who moves, or a piece.",
		"4k3/8/3N1N2/8/8/8/4R3/4K3 b":      "3 pieces give check at once. In a game it is never more than two.",
		"4k3/8/8/8/8/PP6/PPPPPPPP/4K3":     "White has 10 pawns. Nobody has more than 8.",
		"4k3/qq6/8/8/8/8/8/4K3 w":          "",
		"qqk5/pppppppp/8/8/8/8/8/4K3 w":    "Black has too many pieces for its pawns. Only a pawn that promotes makes a new one.",
		"QQQQQQQQ/QQQQQQQQ/Q7/k7/8/8/8/7K": "White has 18 pieces. Nobody has more than 16.",
	} {
		path := "/edit?fen=" + url.QueryEscape(fen)
		state := webtest.Decode[edited](t, c.JSON().Get(path), http.StatusOK)
		assert.Equal(t, why == "", state.Possible, fen)
		page := c.Document(path)
		if why == "" {
			assert.Nil(t, state.Why, fen)
			assert.Equal(t, 1, page.Find(`a[href^="/new?side=white"]`).Length())
			continue
		}
		require.NotNil(t, state.Why, fen)
		assert.Equal(t, why, *state.Why)
		assert.Equal(t, why, strings.TrimSpace(page.Find("#why").Text()))
		assert.Zero(t, page.Find(`main a[href^="/new"], main a[href^="/g/"]`).Length(), fen)
	}
}

func TestWhatThePageOfAPositionRefuses(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for query, says := range map[string]string{
		"fen=hello":                       "eight rows",
		"hand=king":                       "Hand is one of K, Q",
		"take=z":                          "Hand is one of K, Q",
		"hand=z9":                         `"z9" is not a square`,
		"at=e9":                           `"e9" is not a square`,
		"off=here":                        `"here" is not a square`,
		"turn=green":                      "Side is one of",
		"castling=W":                      "castling rights are made of",
		"passed=e":                        `"e" is not a square`,
		"fen=8/8/8/8/8/8/8/8+w+-+-+0+1+2": "six parts",
	} {
		webtest.RequireRefused(t, c.Get("/edit?"+query), http.StatusBadRequest, says)
	}
}

func TestThePageOfAPositionInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	pages := ""
	for _, query := range []string{
		"ask=coach&fen=" + url.QueryEscape("7k/8/8/8/8/5K2/8/8 w - - 0 1"), "",
		"fen=" + url.QueryEscape("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
	} {
		pages += webtest.Text(t, c.AskTurned(http.MethodGet, "/edit?"+query))
	}
	webtest.RequireTurned(t, pages, english.English.Pages.Editing.Words, "Nothing")
}
