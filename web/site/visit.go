package site

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"regexp"

	"chesstutor/templates/frame"
	"chesstutor/tutor/say"
)

// RequestIDHeader is the header with a request's id: of every answer, and of requests that a trusted proxy forwards.
const RequestIDHeader = "X-Request-Id"

// Visit is the context of a request, with what is found out about the request beside its values.
type Visit struct {
	context.Context
	ID    string // names the request in logs, on error pages and in the answer
	Route string // template of the route that answers, such as /room/{id}; "" before it is found, and if there is none
	// Ticket is that of the gate, nil for a request that needs none.
	Ticket *Ticket

	strip    func(*http.Request) *frame.ClassStrip // what pages show to a child of a class, nil if there are no classes
	tongues  []frame.Tongue                        // the languages that pages can be read in
	opened   map[string]any                        // the cookies that were read, by their names: each a cookieContent
	accepted *say.Language                         // what Accept-Language asks for, nil before it is read
}

type visitKey struct{}

// Value returns the visit itself for its own key, other values from the context it extends.
func (v *Visit) Value(key any) any {
	if key == (visitKey{}) {
		return v
	}
	return v.Context.Value(key)
}

// VisitOf returns the visit that is a request's context, an empty one if there is none.
func VisitOf(r *http.Request) *Visit {
	if v, ok := r.Context().Value(visitKey{}).(*Visit); ok {
		return v
	}
	return &Visit{Context: r.Context()}
}

// remember stores what a cookie of the request holds.
func (v *Visit) remember(name string, cookie any) {
	if v.opened == nil {
		v.opened = map[string]any{}
	}
	v.opened[name] = cookie
}

// validRequestID matches an id that is taken over from a proxy.
var validRequestID = regexp.MustCompile(`^[\w.-]{1,64}\z`)

// RequestID returns the id of a request: the one that a trusted proxy has given it, else a new one. New ones are hard
// to hit twice, but need not be hard to guess.
func (a *addresses) RequestID(r *http.Request) string {
	given := r.Header[RequestIDHeader]
	if len(given) == 1 && validRequestID.MatchString(given[0]) && a.trusted(peer(r)) {
		return given[0]
	}
	return fmt.Sprintf("%016x", rand.Uint64())
}
