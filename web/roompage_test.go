package web

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
)

// paging returns the same client asking for pages.
func (c *client) paging() *client {
	c.accept = "text/html"
	return c
}

// Pressing a button twice before the first response takes one seat: the browser got its secret with the page.
func TestPlayPressedTwice(t *testing.T) {
	s := newRoomServer(t, nil)
	maker := s.at(t)
	path := pathOf(decode[aSeat](t, maker.postJSON("/rooms", `{"side":"white"}`), http.StatusCreated).Room)
	guest := s.at(t).paging()
	require.Equal(t, http.StatusOK, guest.get(path).StatusCode)
	given := guest.cookies["chess_seat"]
	require.NotEmpty(t, given, "the page brings it")
	assert.False(t, maker.room(path).Seats["black"].Taken, "and takes no seat")
	for range 2 {
		assert.Equal(t, http.StatusSeeOther, guest.post(path+"/join").StatusCode)
		guest.cookies["chess_seat"] = given // as if that answer were lost
	}
	guest.accept = "application/json"
	assert.Equal(t, "black", *guest.room(path).You)
	guest.paging().get(path)
	assert.Equal(t, given, guest.cookies["chess_seat"], "who has one keeps it")
	assert.Empty(t, s.at(t).paging().get(path).Cookies(), "watchers need none")
	assert.NotEmpty(t, s.at(t).paging().get("/rooms").Cookies(), "makers do")
}

// On a page without scripts, the response to a refused POST reloads from the room's URL.
func TestRefusedPagesGoOn(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white"}`)
		refused := black.paging().post(path+"/move", "from", "e7", "to", "e5")
		assert.Equal(t, http.StatusConflict, refused.StatusCode)
		assert.Contains(t, text(t, refused), `<meta http-equiv="refresh" content="4; url=`+path+`">`)
		assert.Contains(t, text(t, white.paging().get(path+"?from=e2")), `content="15">`, "what was chosen stays so")

		late := s.at(t).paging().post(path + "/join")
		assert.Equal(t, http.StatusConflict, late.StatusCode)
		page := text(t, late)
		assert.Contains(t, page, "Both seats are taken. You can watch.")
		assert.Contains(t, page, `id="board"`, "so there is something to watch")
		assert.Contains(t, page, "url="+path)
	})
}

func TestEndedRoomsLeadOn(t *testing.T) {
	s := newRoomServer(t, nil)
	maker := s.at(t)
	path := pathOf(decode[aSeat](t, maker.postJSON("/rooms", "{}"), http.StatusCreated).Room)
	const onward = `href="/rooms">Make a room<`
	assert.NotContains(t, text(t, s.at(t).paging().get(path)), onward)
	maker.act(path+"/abort", "{}")
	assert.Contains(t, text(t, s.at(t).paging().get(path)), onward)
	assert.Contains(t, text(t, maker.paging().get(path)), onward, "nobody is there to play again with")
}

func TestTheCountdownIsWritten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newRoomServer(t, nil)
		white, _, path := pair(t, s, `{"side":"white"}`)
		white.room(path)
		time.Sleep(2500 * time.Millisecond)
		assert.Regexp(t, `data-starts="2\d\d\d" role="timer">3</p>`, text(t, white.paging().get(path)))
	})
}

func TestRoomsAreFoundByWhatIsTyped(t *testing.T) {
	s := newRoomServer(t, nil)
	c := s.at(t)
	made := decode[aSeat](t, c.postJSON("/rooms", "{}"), http.StatusCreated)
	for _, end := range []string{"", "/", "?ply=1", "#board", "/game.pgn"} {
		for _, typed := range []string{made.URL + end, string(made.Room) + end} {
			found := c.do(httptest.NewRequest(http.MethodGet, "/room?code="+url.QueryEscape(typed), nil))
			assert.Equal(t, http.StatusSeeOther, found.StatusCode, typed)
			assert.Equal(t, pathOf(made.Room), found.Header.Get("Location"))
		}
	}
}

func TestRoomPages(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white","minutes":5}`)
		white.act(path+"/move", `{"from":"e2","to":"e4"}`)
		for _, c := range []*client{white, black} {
			c.accept = "text/html"
		}
		page := func(c *client, path string) string {
			body, err := io.ReadAll(c.get(path).Body)
			require.NoError(t, err)
			return string(body)
		}
		assert.Contains(t, page(black, path), "Your move")
		assert.Regexp(t, `(?s)id="h1".*id="a8"`, page(black, path), "Black's pieces stand at the bottom")
		assert.Contains(t, page(white, path), "Your opponent&#39;s move")
		assert.Contains(t, page(white, path+"?ply=0"), "The start of the game")
		assert.Contains(t, page(black, path+"?from=e7"), "selected")
		assert.NotContains(t, page(white, path+"?from=d2"), "selected", "it is not White's turn")
		refused := white.post(path+"/move", "from", "d2", "to", "d4")
		assert.Equal(t, http.StatusConflict, refused.StatusCode)
		assert.Equal(t, http.StatusSeeOther, black.post(path+"/move", "from", "e7", "to", "e5").StatusCode)
		white.accept, black.accept = "application/json", "application/json"
		white.act(path+"/resign", "{}")
		body, err := io.ReadAll(black.get(path + "/game.pgn").Body)
		require.NoError(t, err)
		assert.Contains(t, string(body), `[Result "0-1"]`)
		assert.Contains(t, string(body), "1. e4 e5 0-1")
	})
}
