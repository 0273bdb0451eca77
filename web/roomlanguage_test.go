package web

import (
	"html"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/room"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/saytest"
)

// The pages of rooms come in the language that is asked for.
func TestRoomsInAnotherLanguage(t *testing.T) {
	s := newRoomServer(t, func(c *Config) { inTurned(c); c.Countdown = time.Minute })
	maker, guest := s.at(t).paging(), s.at(t).paging()
	page := text(t, maker.askTurned(http.MethodGet, "/rooms"))
	requireTurned(t, page, english.English.Pages.NewRoom)
	assert.Contains(t, page, saytest.Turn("5 minutes, and 3 seconds more a move"))
	page = text(t, maker.askTurned(http.MethodPost, "/rooms", "minutes", "1000"))
	assert.Contains(t, page, saytest.Turn(english.English.Errors.Refusals[room.ErrClock.Code]))
	requireTurned(t, text(t, maker.askTurned(http.MethodGet, "/room/nothing")), english.English.Pages.NoRoom)

	made := maker.post("/rooms", "side", "black", "help", "me").Header.Get("Location")
	page = text(t, maker.askTurned(http.MethodGet, made))
	requireTurned(t, page, english.English.Pages.Room, "Another")
	standing := english.English.Rooms.Standing
	for _, said := range []string{
		standing.Alone.Heading, standing.Alone.Detail, "You", "play Black", "not here yet",
		"Close this room", "Yes, close it", "No clock.", "Only Black sees the tutor's marks.",
	} {
		hasTurned(t, page, said)
	}
	page = text(t, guest.askTurned(http.MethodGet, made))
	hasTurned(t, page, standing.Invited)
	hasTurned(t, page, standing.InvitedAs(0))
	guest.post(made + "/join")
	page = text(t, guest.askTurned(http.MethodGet, made))
	hasTurned(t, page, "Your opponent")
	hasTurned(t, page, standing.GetReady)
	guest.post(made + "/abort")
	hasTurned(t, text(t, guest.askTurned(http.MethodGet, made)), english.English.Rooms.Ends.CalledOff.Detail)
}

// Refusals of rooms are in the requested language.
func TestRefusalsOfRoomsInAnotherLanguage(t *testing.T) {
	s := newRoomServer(t, inTurned)
	c := s.at(t)
	path := pathOf(decode[aSeat](t, c.postJSON("/rooms", "{}"), http.StatusCreated).Room)
	watcher := s.at(t)
	for want, r := range map[string]*http.Response{
		"There is no such room, or no longer. Look at the link or the code again.": c.askTurned(http.MethodGet,
			"/room/nothing"),
		"Only the two players may ask that.": watcher.askTurned(http.MethodGet,
			path+"/advice"),
		"Minutes is a number.": c.askTurned(http.MethodPost,
			"/rooms", "minutes", "few"),
		"Answer is one of offer, accept or decline.": c.askTurned(http.MethodPost, path+
			"/draw", "answer", "what"),
		"Seq is a whole number: that of the last event you have.": c.askTurned(http.MethodPost, path+
			"/move", "from", "e2", "to", "e4", "seq", "x"),
	} {
		assert.Equal(t, saytest.Turn(want), decode[struct{ Error string }](t, r, r.StatusCode).Error)
	}
}

// hasTurned asserts that a page has a text in the made-up language, and not in English.
func hasTurned(t *testing.T, page, english string) {
	t.Helper()
	page = html.UnescapeString(page)
	assert.True(t, strings.Contains(page, saytest.Turn(english)), "turned: %s", english)
	assert.False(t, strings.Contains(page, ">"+english+"<"), english)
}
