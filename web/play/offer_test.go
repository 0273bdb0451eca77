package play_test

import (
	"context"
	"errors"
	"fmt"
	"html"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/game"
	"chesstutor/web/webtest"
)

// After a game the response and the page offer the next opponent, who is always a friend or the same again; playing
// again keeps the level.
func TestAfterAGameTheNextFriendIsOffered(t *testing.T) {
	const won, drawn = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"
	for _, l := range ai.Levels() {
		for name, x := range map[string]struct{ fen, move, says string }{
			"won":        {won, "a1a8", "You won."},
			"won by far": {"6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1", "a1a8", "You won."},
			"lost":       {"6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "", "won."},
			"drawn":      {drawn, "", "Nobody won."},
		} {
			t.Run(fmt.Sprint(l, " ", name), func(t *testing.T) {
				c := webtest.NewBrowser(t, nil)
				b := webtest.Decode[webtest.Board](t, c.JSON().Post("/new", "level", webtest.Number(l), "fen", x.fen),
					http.StatusOK)
				if x.move != "" {
					assert.Nil(t, b.Offer, "the game goes on")
					c.JSON().Play(x.move)
				}
				offer := c.JSON().Board().Offer
				next := ai.Level(offer.Number)
				page := html.UnescapeString(webtest.Text(t, c.Get("/")))
				again := "Play again"
				if name := english.English.Character(l); name != "" {
					again = "Play " + name + " again"
				}
				assert.Contains(t, page, again)
				assert.Contains(t, page, x.says)
				if strings.HasPrefix(name, "won") && l != ai.Strongest {
					assert.Greater(t, offer.Place, game.Place(l))
					assert.Contains(t, page, "Meet "+*offer.Character)
					likes, _, _ := strings.Cut(offer.Sentence, ".")
					assert.Contains(t, page, likes+".", "the first of what is said of each")
					assert.Contains(t, page, fmt.Sprintf(`name="level" value="%d"`, next))
				} else {
					assert.Equal(t, l, next, "the same again")
					levels := c.Document("/").Find("[name=level]")
					assert.Zero(t, levels.Not(".today [name=level]").Length())
				}
				assert.Equal(t, http.StatusSeeOther, c.Post("/new", "rev", rev(c), "players", "computer").StatusCode)
				assert.Equal(t, game.NewLevel(english.English, l), *c.JSON().Board().Level,
					"playing again is at the same level")
			})
		}
	}
	c := webtest.NewBrowser(t, nil)
	assert.Nil(t, c.JSON().Start(drawn, "two").Offer)
	page := webtest.Text(t, c.Get("/"))
	assert.Contains(t, page, "Play again")
	assert.NotContains(t, page, "Try ")
	assert.Contains(t, page, `name="players" value="two"`, "two play on")
}

// The game of the day shows who was played once it is done, though another friend is met next.
func TestTheGameOfTheDayShowsWhoWasPlayed(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Post("/new", "level", webtest.Number(ai.Pip), "fen", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
	c.JSON().Play("a1a8")
	require.NotEqual(t, int(ai.Pip), c.JSON().Board().Offer.Number)
	for _, path := range []string{"/", "/lessons"} {
		face := c.Document(path).Find(".thing.did use[href*=portraits]")
		assert.Contains(t, face.AttrOr("href", ""), "#"+game.Portrait(ai.Pip), path)
	}
}

// A game counts once, when the next one begins. A win by far leads two friends up until a game is lost; the second loss
// in a row leads one down.
func TestOffersRememberTheGamesBefore(t *testing.T) {
	const byFar, lost = "6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1", "6k1/8/8/8/8/8/5PPP/rq4K1 w - - 0 1"
	c := webtest.NewClient(t, nil)
	offered := func(fen string) string {
		c.Post("/new", "level", webtest.Number(ai.Hop), "fen", fen)
		if fen == byFar {
			c.Play("a1a8")
			c.Post("/undo")
			c.Play("a1a8")
		}
		return *c.Board().Offer.Character
	}
	assert.Equal(t, "Hazel", offered(byFar), "however clear the win was")
	assert.Equal(t, "Hop", offered(lost), "the same")
	assert.Equal(t, "Nib", offered(lost), "the second loss")
	page := html.UnescapeString(webtest.Text(t, c.Browser().Get("/")))
	assert.Contains(t, page, "Play Nib")
	assert.Contains(t, page, "Loves to chase your king.")
	assert.Equal(t, "Hazel", offered(byFar))
	clear(c.Cookies)
	assert.Equal(t, "Hop", offered(lost), "a newcomer")
}

// The card of the day names the friend whom the end of the game offers, on the game's page and on that of the path:
// also after two losses in a row.
func TestTheDayNamesWhoIsOffered(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for _, x := range []struct{ fen, moves, next string }{
		{"6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1", "Ra8#", "Hop"},
		{"", "f3 e5 g4 Qh4#", "Nib"},
		{"", "f3 e5 g4 Qh4#", "Pip"},
	} {
		c.Hold(x.fen, x.moves, tutor.Setup{Level: ai.Nib})
		assert.Equal(t, x.next, *c.JSON().Board().Offer.Character)
		next := ai.Level(c.JSON().Board().Offer.Number)
		for _, path := range []string{"/", "/lessons"} {
			press := c.Document(path).Find(fmt.Sprintf(`.today [name=level][value="%d"]`, next)).Length()
			assert.Positive(t, press, "%s names %s", path, x.next)
		}
		c.JSON().Post("/new") // with which the result counts
	}
}

// Where a server has no rooms, no page leads to one.
func TestRoomsAreOfferedWhereThereAreAny(t *testing.T) {
	some := func(c *web.Config) {
		c.Rooms = func(context.Context) (*sqlstore.Store, error) { return nil, errors.ErrUnsupported }
	}
	for _, change := range []func(*web.Config){nil, some} {
		b := webtest.NewBrowser(t, change)
		for _, path := range []string{"/", "/new"} {
			page := webtest.Text(t, b.Get(path))
			assert.Equal(t, change != nil, strings.Contains(page, `href="/rooms"`), path)
		}
	}
}
