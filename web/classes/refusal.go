package classes

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/a-h/templ"

	"chesstutor/templates/classes"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// The errors of requests in classes.
var (
	errNoSuchClass = site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchClass}).Beside(findAgain, nil)
	errNoClasses   = site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoRooms})
	errNotTheirs   = site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.NotTheirs})
	errWrongCodes  = site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.WrongCodes}).
			Beside(findAgain, nil).After(time.Minute)
	errTooManyMade = site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.ClassesMade}).After(madeEvery)
	errBadCard     = site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.BadCard})
	errNoTask      = site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchTask})
	errNobodyHere  = site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NobodyHere})
	errAllPlay     = site.RefuseFor(http.StatusConflict, say.Problem{Key: say.AllPlay})
	errNoSeat      = site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.SeatGone})
)

// refusals are the refusals for other errors. An unavailable database is not logged here, since the service logs it.
var refusals = []struct {
	err     error
	refusal *site.Refusal
}{
	{live.ErrOff, errNoClasses},
	{live.ErrTooMuch, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.ClassCrowded})},
	{live.ErrTooManyStreams, site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyStreams}).
		After(2 * time.Second)},
	{sqlstore.ErrNoClass, errNoSuchClass},
	{sqlstore.ErrSlow, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.RoomsSlow})},
	{sqlstore.ErrDown, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.RoomsDown})},
	{sqlstore.ErrTaken, site.RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.ClassCrowded})},
	{class.ErrNotAllowed, errNotTheirs},
	{class.ErrNameTaken, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NameTaken})},
	{class.ErrLocked, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.ClassLocked})},
	{class.ErrFull, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.ClassFull})},
	{class.ErrSeated, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.SoAlready})},
	{class.ErrNoChange, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.SoAlready})},
	{class.ErrNoSeat, errNoSeat},
}

// findAgain is the page on which a code is typed again.
func findAgain(l *say.Language, wrong string) templ.Component {
	page := findPage(l, "")
	page.Wrong = wrong
	return classes.FindPage(page)
}

func isNoClass(err error) bool { return errors.Is(err, sqlstore.ErrNoClass) }

// withRefusals wraps a handler and turns errors of classes into refusals.
func withRefusals(h site.Handler) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error { return refusalOf(h(w, r)) }
}

// refusalOf turns an error of classes into a refusal. It returns other errors unchanged.
func refusalOf(err error) error {
	var known *site.Refusal
	if err == nil || errors.As(err, &known) || errors.Is(err, context.Canceled) {
		return err
	}
	for _, each := range refusals {
		if errors.Is(err, each.err) {
			return each.refusal
		}
	}
	return err
}
