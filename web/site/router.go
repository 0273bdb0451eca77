package site

import (
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"chesstutor/tutor/say"
)

// Router routes requests to handlers. Each capability registers its routes in it.
type Router struct {
	*mux.Router
	site *Site
}

// NewRouter returns a router without routes.
func NewRouter(s *Site) *Router {
	r := &Router{mux.NewRouter(), s}
	r.NotFoundHandler = s.Handle(NotFound)
	r.MethodNotAllowedHandler = s.Handle(r.methodNotAllowed)
	return r
}

// Get registers a read-only handler for GET and HEAD.
func (r *Router) Get(path string, h Handler) {
	r.handle(path, h, http.MethodGet, http.MethodHead)
}

// GetOnly registers a handler for GET without HEAD: for a GET that changes something, or that is so expensive that
// a HEAD must not compute it for nothing.
func (r *Router) GetOnly(path string, h Handler) {
	r.handle(path, h, http.MethodGet)
}

// Post registers a handler for POST.
func (r *Router) Post(path string, h Handler) {
	r.handle(path, h, http.MethodPost)
}

// handle registers a handler, which tells the visit its route.
func (r *Router) handle(path string, h Handler, methods ...string) {
	r.Router.Handle(path, at(path, r.site.Handle(h))).Methods(methods...)
}

// Files registers the handler of a folder of files.
func (r *Router) Files(folder string, h http.Handler) {
	r.PathPrefix(folder).Handler(at(folder+"...", h))
}

// at tells the visit its route, and passes the request on.
func at(route string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		VisitOf(r).Route = route
		next.ServeHTTP(w, r)
	})
}

// Var returns the value of a variable in the route of a request.
func Var(r *http.Request, name string) string { return mux.Vars(r)[name] }

// Handler answers a request. If it returns an error, Fail answers instead.
type Handler func(http.ResponseWriter, *http.Request) error

// Handle adapts a Handler to net/http. It forbids caching, because the answers depend on a game that changes.
func (s *Site) Handle(h Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Add("Vary", "Accept")
		w.Header().Add("Vary", "Accept-Language")
		w.Header().Add("Vary", partHeader)
		s.renameCookies(w, r)
		if s.Pupils != nil {
			VisitOf(r).strip = s.Pupils.Strip
		}
		VisitOf(r).tongues = s.tongues(r)
		answer := h
		if r.Method == http.MethodGet && r.URL.Query().Has(langField) {
			answer = s.choose
		}
		if err := answer(w, r); err != nil {
			s.Fail(w, r, err)
		}
	})
}

// NotFound is the handler of unknown addresses.
func NotFound(_ http.ResponseWriter, r *http.Request) error {
	return RefuseFor(http.StatusNotFound, say.Problem{Key: say.NotFound})
}

// methodNotAllowed answers 405 with the methods that the address supports in Allow.
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
