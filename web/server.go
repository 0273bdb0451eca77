package web

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"sync"
	"time"

	"github.com/gorilla/mux"

	"chesstutor/ai"
	"chesstutor/assets"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
)

// Config is what a Server needs. All fields to Log are required.
type Config struct {
	Start     chess.Position // where every new game starts
	Keys      [][]byte       // sign the cookies, at least MinKeyBytes each; the first signs, all are accepted
	Pool      *ai.Pool       // bounds the computer's searches, of hints too
	Log       *slog.Logger
	Languages []*say.Language // in which it answers, the first whoever asks for none of them; say.Languages() if nil
	Proxies   []netip.Prefix  // whose forwarded addresses and schemes are believed
	// Rooms opens the database of rooms when it is first wanted, and again while it
	// cannot be. Without it there are no rooms.
	Rooms func(context.Context) (*sqlstore.Store, error)
	// Origins are those of separate front ends that may use rooms, as browsers name
	// them: https://chess.example.
	Origins []string
	// Countdown passes in a new room between both being there and the start of the
	// game, in whole milliseconds; room.CountdownTime if 0.
	Countdown time.Duration
}

// Server answers the requests of learners. It keeps no games: they live in the
// cookies of those who play them.
type Server struct {
	config    Config
	cookies   cookies
	visitors  *visitors
	languages *say.Matcher
	rooms     *rooms
	found     kept[string, ai.Result] // what searches for hints have found, by the state of the game
	router    *mux.Router
	handler   http.Handler
}

// New returns a server. It returns an error if there is no key or one is too
// short, an origin is none, or no room can count down so long. It starts nothing:
// while it serves Run must run; Close is the end.
func New(config Config) (*Server, error) {
	if !room.ValidCountdown(config.Countdown) {
		return nil, fmt.Errorf("no room counts down for %v", config.Countdown)
	}
	jar, err := newCookies(config.Keys)
	if err != nil {
		return nil, err
	}
	if config.Languages == nil {
		config.Languages = say.Languages()
	}
	s := &Server{config: config, languages: say.NewMatcher(config.Languages), cookies: jar, visitors: newVisitors(config.Proxies, requestsPerSecond, requestsAtOnce), router: mux.NewRouter(), found: kept[string, ai.Result]{most: mostFound}}
	s.showRoutes()
	s.movesRoutes()
	s.moveRoutes()
	s.adviceRoutes()
	s.hintRoutes()
	s.newRoutes()
	s.levelRoutes()
	s.undoRoutes()
	s.pgnRoutes()
	s.settingsRoutes()
	s.learnRoutes()
	s.rooms = newRooms(s, config)
	s.rooms.routes()
	s.router.PathPrefix("/assets/").Handler(assets.Handler(s.handle(notFound)))
	s.router.NotFoundHandler = s.handle(notFound)
	s.router.MethodNotAllowedHandler = s.handle(s.methodNotAllowed)
	if s.handler, err = s.wrap(s.router); err != nil {
		return nil, err
	}
	return s, nil
}

// Run does what no request asks for, until ctx ends: it reads the openings, and
// serves rooms. Then all streams of rooms end.
func (s *Server) Run(ctx context.Context) {
	var wait sync.WaitGroup
	wait.Go(tutor.LoadOpenings)
	s.rooms.service.Run(ctx)
	wait.Wait()
}

// Close gives the database of rooms back, when Run and the last request have
// ended.
func (s *Server) Close() error { return s.rooms.service.Close() }

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// get routes a handler that only reads: it answers GET and HEAD.
func (s *Server) get(path string, h handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// post routes a handler that changes something.
func (s *Server) post(path string, h handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodPost)
}
