package site

import (
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"chesstutor/tutor/say"
)

// Router leads requests to handlers. Each capability enters its routes.
type Router struct {
	*mux.Router
	site *Site
}

// NewRouter returns a router that knows no address yet.
func NewRouter(s *Site) *Router {
	r := &Router{mux.NewRouter(), s}
	r.NotFoundHandler = s.Handle(NotFound)
	r.MethodNotAllowedHandler = s.Handle(r.methodNotAllowed)
	return r
}

// Get routes a handler that only reads: it answers GET and HEAD.
func (r *Router) Get(path string, h Handler) {
	r.Handle(path, r.site.Handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// GetOnly routes a handler that a look at the head would cost as much as the
// whole, or change something.
func (r *Router) GetOnly(path string, h Handler) {
	r.Handle(path, r.site.Handle(h)).Methods(http.MethodGet)
}

// Post routes a handler that changes something.
func (r *Router) Post(path string, h Handler) {
	r.Handle(path, r.site.Handle(h)).Methods(http.MethodPost)
}

// Var returns what stands in the address of a request for a name in its route.
func Var(r *http.Request, name string) string { return mux.Vars(r)[name] }

// Handler answers a request, or says why it cannot.
type Handler func(http.ResponseWriter, *http.Request) error

// Handle makes a handler one of net/http's. Its answers are never stored: they
// show a game as it was at one moment.
func (s *Site) Handle(h Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Add("Vary", "Accept")
		w.Header().Add("Vary", "Accept-Language")
		w.Header().Add("Vary", partHeader)
		if err := h(w, r); err != nil {
			s.Fail(w, r, err)
		}
	})
}

// NotFound is the handler of addresses that there are none of.
func NotFound(_ http.ResponseWriter, r *http.Request) error {
	return RefuseFor(http.StatusNotFound, say.Problem{Key: say.NotFound})
}

// methodNotAllowed says which methods the address does answer.
func (r *Router) methodNotAllowed(w http.ResponseWriter, q *http.Request) error {
	var allowed []string
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
		probe := q.Clone(q.Context())
		probe.Method = method
		var match mux.RouteMatch
		if r.Match(probe, &match) && match.MatchErr == nil {
			allowed = append(allowed, method)
		}
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	return RefuseFor(http.StatusMethodNotAllowed, say.Problem{Key: say.WrongMethod, Name: q.Method, Names: allowed})
}
