package classes_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// paired is whom a child is to play.
type paired struct{ URL, Animal, Color string }

func toPlay(t testing.TB, c *webtest.Client, path string) *paired {
	t.Helper()
	return webtest.Decode[struct{ Play *paired }](t, c.Get(path), http.StatusOK).Play
}

// makePairs lets the teacher pair all who are here, and returns the seats of the others by those of the children.
func makePairs(t testing.TB, teacher *webtest.Client, path string, form ...string) map[int]int {
	t.Helper()
	pairs := map[int]int{}
	r := teacher.Post(path+"/pairs", form...)
	for _, s := range webtest.Decode[struct{ Seats []struct{ Seat, Pair int } }](t, r, http.StatusOK).Seats {
		pairs[s.Seat] = s.Pair
	}
	return pairs
}

// bySide tells which of two children is White in the game of their pair.
func bySide(t testing.TB, room string, one, other *webtest.Client) (white, black *webtest.Client) {
	t.Helper()
	seen := webtest.Decode[struct{ You string }](t, one.Get(room), http.StatusOK)
	if seen.You == "white" {
		return one, other
	}
	assert.Equal(t, "black", seen.You)
	return other, one
}

// Those who are here play in pairs, in rooms of their own, and the odd one plays the computer.
func TestPairs(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		teacher, path, _ := makeClass(t, s)
		webtest.RequireRefused(t, teacher.Post(path+"/pairs"), http.StatusConflict, "No pupil is here")
		otter := join(t, s, path, "blue", "otter")
		assert.Nil(t, toPlay(t, otter, path))
		assert.Equal(t, map[int]int{1: 0}, makePairs(t, teacher, path))
		assert.Equal(t, paired{URL: "/new?level=18"}, *toPlay(t, otter, path))

		fox := join(t, s, path, "green", "cat")
		assert.Equal(t, map[int]int{1: 2, 2: 1}, makePairs(t, teacher, path))
		play := toPlay(t, otter, path)
		assert.Equal(t, []string{"cat", "green"}, []string{play.Animal, play.Color})
		assert.Equal(t, play.URL, toPlay(t, fox, path).URL)
		white, black := bySide(t, play.URL, otter, fox)
		time.Sleep(10 * time.Second) // both are here: it begins
		webtest.Decode[struct{}](t, white.Post(play.URL+"/move", "from", "f2", "to", "f3"), http.StatusOK)
		for _, p := range pupils(t, teacher, path) {
			assert.Equal(t, "f2f3", p.Game.Move)
		}
		page := teacher.Browser().Document(path + "/teacher").Find("#pairs li")
		assert.Equal(t, 1, page.Length())
		assert.Contains(t, page.Text(), "Blue Otter and Green Cat")
		assert.Contains(t, page.Text(), "f2 to f3")

		webtest.RequireRefused(t, teacher.Post(path+"/pairs"), http.StatusConflict, "still play")
		bear := join(t, s, path, "red", "bear")
		assert.Equal(t, map[int]int{1: 2, 2: 1, 3: 0}, makePairs(t, teacher, path), "who plays keeps the game")
		assert.NotNil(t, toPlay(t, bear, path))

		for i, move := range []string{"e7e5", "g2g4", "d8h4"} {
			by := []*webtest.Client{black, white}[i%2]
			by.Post(play.URL+"/move", "from", move[:2], "to", move[2:])
		}
		assert.Nil(t, toPlay(t, otter, path), "the game is over")
		assert.Contains(t, teacher.Browser().Document(path+"/teacher").Find("#pairs li").Text(), "over")
		webtest.Decode[struct{ You string }](t, otter.Get(play.URL), http.StatusOK)
		again := makePairs(t, teacher, path)
		assert.Positive(t, again[3], "who was left over has a partner now")
	})
}

// TestAPairIsClosed lets everybody else try to watch, take or play a pair's game: strangers, another child, the
// teacher, who leads another class, and with tokens.
func TestAPairIsClosed(t *testing.T) {
	webtest.InRooms(t, tryToGetIntoAPair)
}

func tryToGetIntoAPair(t *testing.T, s *web.Server) {
	teacher, path, _ := makeClass(t, s)
	otter, cat := join(t, s, path, "blue", "otter"), join(t, s, path, "green", "cat")
	makePairs(t, teacher, path)
	room := toPlay(t, otter, path).URL
	bear := join(t, s, path, "red", "bear")
	other, otherPath, _ := makeClass(t, s)
	inOther := join(t, s, otherPath, "blue", "otter")
	seated := webtest.ClientOf(t, s)
	seated.Get("/rooms") // a secret of seats
	outside := []*webtest.Client{teacher, bear, other, inOther, seated, webtest.ClientOf(t, s)}
	look(t, otter, path)
	get := []string{"", "/events", "/moves", "/advice", "/why?from=e2&to=e4", "/game.pgn", "/review"}
	post := []string{"/join", "/move", "/draw", "/resign", "/abort", "/rematch", "/claim"}
	for n := range 200 {
		time.Sleep(time.Second) // so that nobody sends too many requests
		c := outside[n%len(outside)]
		for _, at := range get {
			require.Equal(t, http.StatusForbidden, c.Get(room+at).StatusCode, at)
			with := httptest.NewRequest(http.MethodGet, room+at, nil)
			with.Header.Set("Authorization", fmt.Sprint("Bearer ABCDEFGHIJKLMNOPQRSTUVW", n))
			require.Equal(t, http.StatusForbidden, c.Do(with).StatusCode, at)
		}
		for _, at := range post {
			form := []string{"from", "e2", "to", "e4", "answer", "offer"}
			require.Equal(t, http.StatusForbidden, c.Post(room+at, form...).StatusCode, at)
		}
	}
	seen := webtest.Decode[struct {
		Seq   int
		Board struct{ Ply int }
	}](t, cat.Get(room), http.StatusOK)
	assert.Zero(t, seen.Board.Ply)
	webtest.RequireRefused(t, cat.Post(room+"/join"), http.StatusConflict, "")
}

// The game of a pair belongs to the seats: the next child at a browser does not play it, nor who was removed, and a
// card brings it to another browser.
func TestAPairBelongsToItsSeats(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	tablet, cat := join(t, s, path, "blue", "otter"), join(t, s, path, "green", "cat")
	makePairs(t, teacher, path)
	room := toPlay(t, tablet, path).URL
	cards := webtest.Decode[struct{ Cards []struct{ Card string } }](t, teacher.Get(path+"/cards"), http.StatusOK).Cards
	_, secret, _ := strings.Cut(cards[0].Card, "?card=")

	webtest.Decode[struct{}](t, tablet.Post(path+"/leave"), http.StatusOK)
	webtest.RequireRefused(t, tablet.Get(room), http.StatusForbidden, "only for the two")
	webtest.Decode[struct{}](t, tablet.Post(path+"/join", "animal", "duck", "color", "red"), http.StatusOK)
	webtest.RequireRefused(t, tablet.Get(room), http.StatusForbidden, "")
	otter := webtest.ClientOf(t, s)
	webtest.Decode[struct{}](t, otter.Post(path+"/join", "card", secret), http.StatusOK)
	assert.Equal(t, http.StatusOK, otter.Get(room).StatusCode)

	webtest.Decode[struct{}](t, teacher.Post(path+"/remove", "seat", "1"), http.StatusOK)
	webtest.RequireRefused(t, otter.Get(room), http.StatusForbidden, "")
	assert.Nil(t, toPlay(t, cat, path), "the other is free")
	webtest.RequireRefused(t, cat.Get(room), http.StatusForbidden, "")
	webtest.Decode[struct{}](t, tablet.Get(path), http.StatusOK)
	assert.Equal(t, map[int]int{2: 3, 3: 2}, makePairs(t, teacher, path))
	room = toPlay(t, cat, path).URL
	webtest.Decode[struct{}](t, teacher.Post(path+"/end"), http.StatusOK)
	webtest.RequireRefused(t, cat.Get(room), http.StatusNotFound, "")
}

// On pages without a board, and by forms, a child is led to its game by one button.
func TestPairsByForms(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter, cat := join(t, s, path, "blue", "otter"), join(t, s, path, "green", "cat")
	r := teacher.Browser().Post(path+"/today", "position", "x")
	assert.Equal(t, http.StatusBadRequest, r.StatusCode)
	assert.Regexp(t, `(?s)leadpage.*There is no such thing to do today.*id="pairing"`, webtest.Text(t, r), "told on the page")
	assert.Equal(t, http.StatusSeeOther, teacher.Browser().Post(path+"/pairs").StatusCode)
	room := toPlay(t, otter, path).URL
	card := otter.Browser().Document(path).Find(".card.now a")
	assert.Equal(t, "Play Green Cat", card.Text())
	assert.Equal(t, room, card.AttrOr("href", ""))
	assert.Equal(t, room, otter.Browser().Document("/lessons").Find("#strip .main").AttrOr("href", ""))
	assert.Equal(t, 1, otter.Browser().Document(room).Find("#board").Length())
	assert.Equal(t, "Play Blue Otter", cat.Browser().Document(path).Find(".card.now a").Text())
}
