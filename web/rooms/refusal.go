package rooms

import (
	"errors"
	"net/http"
	"time"

	"github.com/a-h/templ"

	"chesstutor/templates/rooms"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// The errors of requests in rooms.
var (
	errNoSuchRoom = site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchRoom}).
			Beside(noRoomPage, nil)
	errNoRooms  = site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoRooms})
	errWatching = site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.PlayersOnly})
	errClosed   = site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.RoomClosed})
	errNoHelp   = site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.NoHelp})
)

// refusals are the refusals for other errors. An unavailable database is not logged here, since the service logs it.
var refusals = []struct {
	err     error
	refusal *site.Refusal
}{
	{live.ErrOff, errNoRooms},
	{live.ErrTooManyStreams, site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyStreams}).
		After(2 * time.Second)},
	{live.ErrServerAway, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.ServerAway})},
	{sqlstore.ErrNoRoom, errNoSuchRoom},
	{sqlstore.ErrSlow, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.RoomsSlow})},
	{sqlstore.ErrDown, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.RoomsDown})},
	{sqlstore.ErrTaken, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.RoomCrowded})},
}

// noRoomPage is the page of a room that does not exist, with links to go on.
func noRoomPage(l *say.Language, _ string) templ.Component {
	words := l.Pages.NoRoom
	return rooms.NoRoomPage(rooms.NoRoom{Layout: site.LearningFrame(l, "", words.Title), Say: words})
}

// withRefusals wraps a handler and turns errors of rooms into refusals.
func withRefusals(h site.Handler) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error { return refusalOf(h(w, r)) }
}

// refusalOf turns an error of rooms into a refusal. It returns other errors unchanged.
func refusalOf(err error) error {
	var known *site.Refusal
	var notAllowed *room.Refusal
	if err == nil || errors.As(err, &known) {
		return err
	}
	if errors.As(err, &notAllowed) {
		return site.RefuseFor(roomStatus(notAllowed), err)
	}
	for _, each := range refusals {
		if errors.Is(err, each.err) {
			return each.refusal
		}
	}
	return err
}

// roomStatus returns the HTTP status of a refusal by the rules of rooms.
func roomStatus(e *room.Refusal) int {
	switch {
	case errors.Is(e, room.ErrNotPlayer):
		return http.StatusForbidden
	case errors.Is(e, room.ErrIllegalMove), errors.Is(e, room.ErrPromotion):
		return http.StatusUnprocessableEntity
	case errors.Is(e, room.ErrClock):
		return http.StatusBadRequest
	}
	return http.StatusConflict
}
