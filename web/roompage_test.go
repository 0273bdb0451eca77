package web

import (
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say"
)

// paging returns the same client asking for pages.
func (c *client) paging() *client {
	c.accept = "text/html"
	return c
}

// A button pressed twice before the first answer has come is of one browser: it
// was given its secret with the page.
func TestPlayPressedTwice(t *testing.T) {
	s := newRoomServer(t, nil)
	maker := s.at(t)
	path := roomPath(decode[seated](t, maker.postJSON("/rooms", `{"side":"white"}`), http.StatusCreated).Room)
	guest := s.at(t).paging()
	require.Equal(t, http.StatusOK, guest.get(path).StatusCode)
	given := guest.cookies[seatCookie]
	require.NotEmpty(t, given, "the page brings it")
	assert.False(t, maker.room(path).Seats["black"].Taken, "and takes no seat")
	for range 2 {
		assert.Equal(t, http.StatusSeeOther, guest.post(path+"/join").StatusCode)
		guest.cookies[seatCookie] = given // as if that answer were lost
	}
	guest.accept = "application/json"
	assert.Equal(t, "black", *guest.room(path).You)
	guest.paging().get(path)
	assert.Equal(t, given, guest.cookies[seatCookie], "who has one keeps it")
	assert.Empty(t, s.at(t).paging().get(path).Cookies(), "watchers need none")
	assert.NotEmpty(t, s.at(t).paging().get("/rooms").Cookies(), "makers do")
}

// The second request may have read the room before the first took the seat.
func TestOneSeatForOneSecret(t *testing.T) {
	s := newRoomServer(t, nil)
	maker := s.at(t)
	made := decode[seated](t, maker.postJSON("/rooms", `{"side":"white"}`), http.StatusCreated)
	for range 2 {
		_, p, err := s.rooms.takeSeat(t.Context(), made.Room, "mine")
		require.NoError(t, err)
		assert.Equal(t, room.Guest, p)
	}
	_, _, err := s.rooms.takeSeat(t.Context(), made.Room, "another's")
	assert.ErrorIs(t, err, room.ErrSeatTaken)
}

// A page without scripts that shows what a POST was answered with is loaded anew
// from the room's address.
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
	path := roomPath(decode[seated](t, maker.postJSON("/rooms", "{}"), http.StatusCreated).Room)
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
	made := decode[seated](t, c.postJSON("/rooms", "{}"), http.StatusCreated)
	for _, end := range []string{"", "/", "?ply=1", "#board", "/game.pgn"} {
		for _, typed := range []string{made.URL + end, string(made.Room) + end} {
			found := c.do(httptest.NewRequest(http.MethodGet, "/room?code="+url.QueryEscape(typed), nil))
			assert.Equal(t, http.StatusSeeOther, found.StatusCode, typed)
			assert.Equal(t, roomPath(made.Room), found.Header.Get("Location"))
		}
	}
}

// Whose king stands alone gets no win from whoever leaves, and is not promised any.
func TestWhatMayBeClaimed(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		_, _, path := started(t, s, `{"side":"white"}`)
		in, err := s.rooms.service.Load(t.Context(), roomAt(path))
		require.NoError(t, err)
		black := func() *seat {
			return &seat{room: in, player: room.Guest, language: say.English, now: in.Time().Add(room.ClaimTime), url: path,
				seen: [3]live.LastSeen{room.Maker: {Silent: true}}}
		}
		assert.Equal(t, "Claim the win", black().acts()[0].Text)
		lots := rand.New(rand.NewPCG(1, 1))
		for in.Game().Position().Color(chess.Black).Count() > 1 {
			require.Equal(t, room.Playing, in.Status())
			m := greedy(in.Game().Position(), lots)
			event, err := in.Move(in.Turn(), m.From(), m.To(), m.Promotion(), 0, in.Time())
			require.NoError(t, err)
			in, err = in.After(event)
			require.NoError(t, err)
		}
		assert.Equal(t, "Claim a draw", black().acts()[0].Text)
		assert.True(t, newRoomState(black()).Seats["white"].Claimable)
	})
}

// greedy picks a move by which White takes what it can, Black nothing if it can
// help it, and nobody is mated.
func greedy(p *chess.Position, lots *rand.Rand) chess.Move {
	var takes, others []chess.Move
	for _, m := range p.Moves() {
		switch next := p.Play(m); {
		case !next.HasMove():
		case p.Occupied().Has(m.To()):
			takes = append(takes, m)
		default:
			others = append(others, m)
		}
	}
	if len(others) == 0 || p.Turn() == chess.White && len(takes) > 0 {
		return takes[lots.IntN(len(takes))]
	}
	return others[lots.IntN(len(others))]
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
		assert.Regexp(t, `(?s)id="h1".*id="a8"`, page(black, path), "Black's men stand at the bottom")
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
