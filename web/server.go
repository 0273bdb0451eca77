package web

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"time"

	"chesstutor/ai"
	"chesstutor/assets"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/languages"
	"chesstutor/web/about"
	"chesstutor/web/classes"
	"chesstutor/web/edit"
	"chesstutor/web/explore"
	"chesstutor/web/game"
	"chesstutor/web/imports"
	"chesstutor/web/install"
	"chesstutor/web/learn"
	"chesstutor/web/links"
	"chesstutor/web/me"
	"chesstutor/web/metrics"
	"chesstutor/web/picture"
	"chesstutor/web/play"
	"chesstutor/web/review"
	"chesstutor/web/rooms"
	"chesstutor/web/site"
)

// MinKeyBytes is the minimum length of a signing key.
const MinKeyBytes = site.MinKeyBytes

// Config is the configuration of a Server. All fields up to Log are required.
type Config struct {
	Start     chess.Position // where every new game starts
	Keys      [][]byte       // sign the cookies, at least MinKeyBytes each; the first signs, all are accepted
	Pool      *ai.Pool       // bounds the computer's searches, of hints too
	Log       *slog.Logger
	Languages []*say.Language // the first is the default; languages.All() if nil
	Proxies   []netip.Prefix  // trusted to set X-Forwarded-For, -Proto and -Host, and X-Request-Id
	Base      site.BaseURL    // under which browsers reach the server; other hosts are refused. The zero value for any
	// Rooms opens the database of rooms. It is called at the first use of a room, and again after it failed. If it
	// is nil there are no rooms.
	Rooms func(context.Context) (*sqlstore.Store, error)
	// Version is that of the program, which /about tells; "" for none.
	Version string
	// Metrics count what the server does; if nil, nobody asks for what is counted.
	Metrics *metrics.Metrics
	// Origins are the origins of separate front ends that may use rooms, in the form of the Origin header:
	// https://chess.example.
	Origins []string
	// Countdown is the time in a new room between the arrival of the second player and the start of the game, in
	// whole milliseconds; room.CountdownTime if 0.
	Countdown time.Duration
	// Claim is how long an opponent in a new room must be absent before the game can be claimed, in whole
	// milliseconds; room.ClaimTime if 0.
	Claim time.Duration
	// CoachTime limits how long a page may wait for the coach's searches, including their time in the queue;
	// game.CoachTime if 0. After it the coach uses only the facts found by counting.
	CoachTime time.Duration
	// Now returns the current time for practice, which repeats missed exercises days later; time.Now if nil.
	Now func() time.Time
	// ReplyTime is the minimum time on the page between the end of the learner's move and the computer's answer, in
	// whole milliseconds; play.ReplyTime if 0.
	ReplyTime time.Duration
}

// Server is the HTTP handler of the whole site. It stores no games except those in rooms: the others are in their
// players' cookies.
type Server struct {
	site    *site.Site
	limiter *site.Limiter
	gate    *site.Gate
	unread  *unread
	base    site.BaseURL
	origins []string
	router  *site.Router
	play    *play.Play
	learn   *learn.Learn
	review  *review.Review
	rooms   *rooms.Rooms
	health  health
	metrics *metrics.Metrics
	handler http.Handler
}

// New returns a server. It returns an error if there is no key or one is too short, an origin is malformed, or a
// duration of rooms is out of range. It starts no goroutine: Run must run while the server serves, and Close must
// be called at the end.
func New(config Config) (*Server, error) {
	if !room.ValidCountdown(config.Countdown) {
		return nil, fmt.Errorf("no room counts down for %v", config.Countdown)
	}
	if !room.ValidClaim(config.Claim) {
		return nil, fmt.Errorf("no room waits for %v before a claim", config.Claim)
	}
	if config.Languages == nil {
		config.Languages = languages.All()
	}
	config.Metrics = cmp.Or(config.Metrics, metrics.New("", ""))
	shared, err := site.New(site.Config{
		Keys: config.Keys, Languages: config.Languages, Proxies: config.Proxies, Base: config.Base, Log: config.Log,
		Refused: config.Metrics.Refused, Now: config.Now,
	})
	if err != nil {
		return nil, err
	}
	shared.NoRooms = config.Rooms == nil
	surveys, games := game.NewSurveys(), game.NewGames(shared, config.Start)
	judge := game.NewJudge(shared, surveys, config.Pool, cmp.Or(config.CoachTime, game.CoachTime))
	s := &Server{
		site: shared, limiter: site.NewLimiter(requestsPerSecond, requestsBurst), gate: site.NewGate(gateLimits()),
		unread: newUnread(), base: config.Base, origins: config.Origins, router: site.NewRouter(shared),
		metrics: config.Metrics,
		play:    play.New(shared, surveys, games, judge, cmp.Or(config.ReplyTime, play.ReplyTime)),
		learn:   learn.New(shared, surveys, games),
		review:  review.New(shared, surveys, games, config.Pool),
		rooms: rooms.New(shared, surveys, config.Keys[0], live.Config{
			Open: config.Rooms, Log: config.Log, Countdown: config.Countdown, Claim: config.Claim,
		}),
	}
	config.Pool.Observe(config.Metrics.Search)
	config.Metrics.Watch(config.Pool.Stats, s.rooms.Stats)
	if config.Rooms != nil {
		s.health.check = s.rooms.Check
	}
	s.health.routes(s.router)
	about.New(shared, config.Version, config.Rooms != nil).Routes(s.router)
	s.play.Routes(s.router)
	s.learn.Routes(s.router)
	me.New(shared, games, s.play.Changing).Routes(s.router)
	s.review.Routes(s.router)
	links.New(shared, surveys, games).Routes(s.router)
	explore.New(shared, surveys, games, judge).Routes(s.router)
	imports.New(shared, games).Routes(s.router)
	s.rooms.Routes(s.router)
	pupils := classes.New(shared, s.rooms.Classes(), config.Rooms == nil, config.Keys[0])
	shared.Pupils = pupils
	pupils.Routes(s.router)
	edit.New(shared, surveys).Routes(s.router)
	picture.New().Routes(s.router)
	install.New(shared).Routes(s.router)
	s.router.Files("/assets/", assets.Handler(shared.Handle(site.NotFound)))
	if s.handler, err = s.wrap(s.router); err != nil {
		return nil, err
	}
	return s, nil
}

// Run runs the rooms until ctx ends. When it returns, all event streams of rooms have ended.
func (s *Server) Run(ctx context.Context) { s.rooms.Run(ctx) }

// Stopping makes /readyz say that the server stops, so that no more requests are sent to it. It goes on answering.
func (s *Server) Stopping() { s.health.stopping.Store(true) }

// Close closes the database of rooms. Run and the last request must have ended.
func (s *Server) Close() error { return s.rooms.Close() }

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }
