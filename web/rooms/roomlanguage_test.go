package rooms_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/room"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// The pages of rooms come in the language that is asked for.
func TestRoomsInAnotherLanguage(t *testing.T) {
	s := webtest.NewRoomServer(t, func(c *web.Config) { webtest.Turned(c); c.Countdown = time.Minute })
	maker, guest := webtest.ClientOf(t, s).Browser(), webtest.ClientOf(t, s).Browser()
	page := webtest.Text(t, maker.AskTurned(http.MethodGet, "/rooms"))
	webtest.RequireTurned(t, page, english.English.Pages.NewRoom)
	assert.Contains(t, page, webtest.Turn("5 minutes, and 3 seconds more a move"))
	page = webtest.Text(t, maker.AskTurned(http.MethodPost, "/rooms", "minutes", "1000"))
	assert.Contains(t, page, webtest.Turn(english.English.Errors.Refusals[room.ErrClock.Code]))
	webtest.RequireTurned(t, webtest.Text(t, maker.AskTurned(http.MethodGet, "/room/nothing")),
		english.English.Pages.NoRoom)

	made := maker.Post("/rooms", "side", "black", "help", "me").Header.Get("Location")
	page = webtest.Text(t, maker.AskTurned(http.MethodGet, made))
	webtest.RequireTurned(t, page, english.English.Pages.Room, "Another")
	standing := english.English.Rooms.Standing
	for _, said := range []string{
		standing.Alone.Heading, standing.Alone.Detail, "You", "play Black", "not here yet",
		"Close this room", "Yes, close it", "No clock.", "Only Black sees the tutor's marks.",
	} {
		webtest.HasTurned(t, page, said)
	}
	page = webtest.Text(t, guest.AskTurned(http.MethodGet, made))
	webtest.HasTurned(t, page, standing.Invited)
	webtest.HasTurned(t, page, standing.InvitedAs(0))
	guest.Post(made + "/join")
	page = webtest.Text(t, guest.AskTurned(http.MethodGet, made))
	webtest.HasTurned(t, page, "Your opponent")
	webtest.HasTurned(t, page, standing.GetReady)
	guest.Post(made + "/abort")
	webtest.HasTurned(t, webtest.Text(t, guest.AskTurned(http.MethodGet, made)),
		english.English.Rooms.Ends.CalledOff.Detail)
}

// Refusals of rooms are in the requested language.
func TestRefusalsOfRoomsInAnotherLanguage(t *testing.T) {
	s := webtest.NewRoomServer(t, webtest.Turned)
	c := webtest.ClientOf(t, s)
	path := webtest.RoomPath(webtest.Decode[webtest.Seat](t, c.PostJSON("/rooms", "{}"), http.StatusCreated).Room)
	watcher := webtest.ClientOf(t, s)
	for want, r := range map[string]*http.Response{
		"There is no such room, or no longer. Look at the link or the code again.": c.AskTurned(http.MethodGet,
			"/room/nothing"),
		"Only the two players may ask that.": watcher.AskTurned(http.MethodGet,
			path+"/advice"),
		"Minutes is a number.": c.AskTurned(http.MethodPost,
			"/rooms", "minutes", "few"),
		"Answer is one of offer, accept or decline.": c.AskTurned(http.MethodPost, path+
			"/draw", "answer", "what"),
		"Seq is a whole number: that of the last event you have.": c.AskTurned(http.MethodPost, path+
			"/move", "from", "e2", "to", "e4", "seq", "x"),
	} {
		assert.Equal(t, webtest.Turn(want), webtest.Decode[struct{ Error string }](t, r, r.StatusCode).Error)
	}
}
