package web

import (
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"chesstutor/tutor/say"
)

// router leads requests to handlers. Each capability enters its routes.
type router struct {
	*mux.Router
	site *site
}

// newRouter returns a router that knows no address yet.
func newRouter(s *site) *router {
	r := &router{mux.NewRouter(), s}
	r.NotFoundHandler = s.handle(notFound)
	r.MethodNotAllowedHandler = s.handle(r.methodNotAllowed)
	return r
}

// get routes a handler that only reads: it answers GET and HEAD.
func (r *router) get(path string, h handler) {
	r.Handle(path, r.site.handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// getOnly routes a handler that a look at the head would cost as much as the
// whole, or change something.
func (r *router) getOnly(path string, h handler) {
	r.Handle(path, r.site.handle(h)).Methods(http.MethodGet)
}

// post routes a handler that changes something.
func (r *router) post(path string, h handler) {
	r.Handle(path, r.site.handle(h)).Methods(http.MethodPost)
}

// variable returns what stands in the address of a request for a name in its route.
func variable(r *http.Request, name string) string { return mux.Vars(r)[name] }

// handler answers a request, or says why it cannot.
type handler func(http.ResponseWriter, *http.Request) error

// handle makes a handler one of net/http's. Its answers are never stored: they
// show a game as it was at one moment.
func (s *site) handle(h handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Add("Vary", "Accept")
		w.Header().Add("Vary", "Accept-Language")
		if err := h(w, r); err != nil {
			s.fail(w, r, err)
		}
	})
}

func notFound(_ http.ResponseWriter, r *http.Request) error {
	return refusing(http.StatusNotFound, say.Problem{Key: say.NotFound})
}

// methodNotAllowed says which methods the address does answer.
func (r *router) methodNotAllowed(w http.ResponseWriter, q *http.Request) error {
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
	return refusing(http.StatusMethodNotAllowed, say.Problem{Key: say.WrongMethod, Name: q.Method, Names: allowed})
}
