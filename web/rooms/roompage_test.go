package rooms_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// Pressing a button twice before the first response takes one seat: the browser got its secret with the page.
func TestPlayPressedTwice(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	maker := webtest.ClientOf(t, s)
	path := webtest.RoomPath(webtest.Decode[webtest.Seat](t, maker.PostJSON("/rooms", `{"side":"white"}`),
		http.StatusCreated).Room)
	guest := webtest.ClientOf(t, s).Browser()
	require.Equal(t, http.StatusOK, guest.Get(path).StatusCode)
	given := guest.Cookies["chess_seat"]
	require.NotEmpty(t, given, "the page brings it")
	assert.False(t, maker.Room(path).Seats["black"].Taken, "and takes no seat")
	for range 2 {
		assert.Equal(t, http.StatusSeeOther, guest.Post(path+"/join").StatusCode)
		guest.Cookies["chess_seat"] = given // as if that answer were lost
	}
	guest.Accept = "application/json"
	assert.Equal(t, "black", *guest.Room(path).You)
	guest.Browser().Get(path)
	assert.Equal(t, given, guest.Cookies["chess_seat"], "who has one keeps it")
	assert.Empty(t, webtest.ClientOf(t, s).Browser().Get(path).Cookies(), "watchers need none")
	assert.NotEmpty(t, webtest.ClientOf(t, s).Browser().Get("/rooms").Cookies(), "makers do")
}

// On a page without scripts, the response to a refused POST reloads from the room's URL.
func TestRefusedPagesGoOn(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		refused := black.Browser().Post(path+"/move", "from", "e7", "to", "e5")
		assert.Equal(t, http.StatusConflict, refused.StatusCode)
		assert.Contains(t, webtest.Text(t, refused), `<meta http-equiv="refresh" content="4; url=`+path+`">`)
		assert.Contains(t, webtest.Text(t, white.Browser().Get(path+"?from=e2")), `content="15">`,
			"what was chosen stays so")

		late := webtest.ClientOf(t, s).Browser().Post(path + "/join")
		assert.Equal(t, http.StatusConflict, late.StatusCode)
		page := webtest.Text(t, late)
		assert.Contains(t, page, "Both seats are taken. You can watch.")
		assert.Contains(t, page, `id="board"`, "so there is something to watch")
		assert.Contains(t, page, "url="+path)
	})
}

func TestEndedRoomsLeadOn(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	maker := webtest.ClientOf(t, s)
	path := webtest.RoomPath(webtest.Decode[webtest.Seat](t, maker.PostJSON("/rooms", "{}"), http.StatusCreated).Room)
	const onward = `href="/rooms">Make a room<`
	assert.NotContains(t, webtest.Text(t, webtest.ClientOf(t, s).Browser().Get(path)), onward)
	maker.Act(path+"/abort", "{}")
	assert.Contains(t, webtest.Text(t, webtest.ClientOf(t, s).Browser().Get(path)), onward)
	assert.Contains(t, webtest.Text(t, maker.Browser().Get(path)), onward, "nobody is there to play again with")
}

func TestTheCountdownIsWritten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := webtest.NewRoomServer(t, nil)
		white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
		white.Room(path)
		time.Sleep(2500 * time.Millisecond)
		assert.Regexp(t, `data-starts="2\d\d\d" role="timer">3</p>`, webtest.Text(t, white.Browser().Get(path)))
	})
}

func TestRoomsAreFoundByWhatIsTyped(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c := webtest.ClientOf(t, s)
	made := webtest.Decode[webtest.Seat](t, c.PostJSON("/rooms", "{}"), http.StatusCreated)
	for _, end := range []string{"", "/", "?ply=1", "#board", "/game.pgn"} {
		for _, typed := range []string{made.URL + end, string(made.Room) + end} {
			found := c.Do(httptest.NewRequest(http.MethodGet, "/room?code="+url.QueryEscape(typed), nil))
			assert.Equal(t, http.StatusSeeOther, found.StatusCode, typed)
			assert.Equal(t, webtest.RoomPath(made.Room), found.Header.Get("Location"))
		}
	}
}

func TestRoomPages(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white","minutes":5}`)
		white.Act(path+"/move", `{"from":"e2","to":"e4"}`)
		for _, c := range []*webtest.Client{white, black} {
			c.Accept = "text/html"
		}
		page := func(c *webtest.Client, path string) string {
			body, err := io.ReadAll(c.Get(path).Body)
			require.NoError(t, err)
			return string(body)
		}
		assert.Contains(t, page(black, path), "Your move")
		assert.Regexp(t, `(?s)id="h1".*id="a8"`, page(black, path), "Black's pieces stand at the bottom")
		assert.Contains(t, page(white, path), "Your opponent&#39;s move")
		assert.Contains(t, page(white, path+"?ply=0"), "The start of the game")
		assert.Contains(t, page(black, path+"?from=e7"), "selected")
		assert.NotContains(t, page(white, path+"?from=d2"), "selected", "it is not White's turn")
		refused := white.Post(path+"/move", "from", "d2", "to", "d4")
		assert.Equal(t, http.StatusConflict, refused.StatusCode)
		assert.Equal(t, http.StatusSeeOther, black.Post(path+"/move", "from", "e7", "to", "e5").StatusCode)
		white.Accept, black.Accept = "application/json", "application/json"
		white.Act(path+"/resign", "{}")
		body, err := io.ReadAll(black.Get(path + "/game.pgn").Body)
		require.NoError(t, err)
		assert.Contains(t, string(body), `[Result "0-1"]`)
		assert.Contains(t, string(body), "1. e4 e5 0-1")
	})
}
