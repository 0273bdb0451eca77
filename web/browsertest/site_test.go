package browsertest

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
)

var key = []byte("the key of the browser tests, long enough")

// site is a server that can be stopped and started again at its address.
type site struct {
	t       *testing.T
	address string
	door    *door
	server  *http.Server
	rooms   string // the file of the rooms
	end     func() // stops the server's background work
	wrap    func(http.Handler) http.Handler
	config  web.Config
	worker  bool // pages may install the service worker, which most tests do without: it takes time in every tab
}

// blank is the path of an empty page, which costs a browser a third of any other.
const blank = "/blank"

func newSite(t *testing.T) *site { return newSiteFor(t) }

// newSiteFor starts a server for separate front ends too.
func newSiteFor(t *testing.T, origins ...string) *site {
	s := &site{t: t,
		rooms: filepath.Join(t.TempDir(), "rooms.db"), wrap: func(h http.Handler) http.Handler { return h }}
	s.config = web.Config{
		Start: chess.Start(), Keys: [][]byte{key}, Pool: ai.NewPool(2, 64), Log: slog.New(slog.DiscardHandler),
		Rooms:   func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, s.rooms) },
		Origins: origins, Countdown: 50 * time.Millisecond, ReplyTime: time.Millisecond,
		CoachTime: time.Minute, // however busy the machine is
	}
	s.start()
	t.Cleanup(s.stop)
	return s
}

func (s *site) start() {
	handler, err := web.New(s.config)
	require.NoError(s.t, err)
	if s.door == nil {
		s.door = newDoor(s.t)
		s.address = s.door.address()
	}
	listener := s.door.open()
	var answering sync.WaitGroup
	s.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answering.Add(1)
		defer answering.Done()
		if r.URL.Path == blank {
			w.Header().Set("Content-Type", "text/html")
			return
		}
		if r.URL.Path == "/sw.js" && !s.worker {
			http.NotFound(w, r)
			return
		}
		s.wrap(handler).ServeHTTP(w, r)
	})}
	ctx, cancel := context.WithCancel(context.Background())
	tended := make(chan struct{})
	go func() {
		handler.Run(ctx)
		close(tended)
	}()
	s.end = func() {
		answering.Wait() // else one could still write to the database, whose directory is removed
		cancel()
		<-tended
		_ = handler.Close()
	}
	go s.server.Serve(listener)
}

func (s *site) stop() {
	_ = s.server.Close()
	s.end()
}

// intercept lets a function answer requests before the server does, and report whether it has.
func (s *site) intercept(answer func(http.ResponseWriter, *http.Request) bool) {
	s.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !answer(w, r) {
				next.ServeHTTP(w, r)
			}
		})
	}
}

// restart stops the server and starts it again with another configuration.
func (s *site) restart(change func(*web.Config)) {
	s.stop()
	change(&s.config)
	s.start()
}

// beenWelcome is the cookie of a visitor who has already been asked where to begin, the same at all servers here.
var beenWelcome = sync.OnceValue(func() *http.Cookie {
	handler, err := web.New(
		web.Config{
			Start: chess.Start(),
			Keys:  [][]byte{key},
			Pool:  ai.NewPool(1, 1),
			Log:   slog.New(slog.DiscardHandler),
		},
	)
	if err != nil {
		panic(err)
	}
	request := httptest.NewRequest(http.MethodPost, "/welcome", strings.NewReader(`{"door":"closed"}`))
	request.Header.Set("Content-Type", "application/json")
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	return answer.Result().Cookies()[0]
})

func (s *site) url(path string) string { return "http://" + s.address + path }

// The five cards for grown-ups stand above the pages at the thumb of a phone.
func TestTheCardsForGrownUpsAreInSight(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/grown-ups")
	assert.Equal(t, 5, ask[int](b, `document.querySelectorAll(".topic").length`))
	assert.True(t, b.holds(`[...document.querySelectorAll(".topic")].at(-1).getBoundingClientRect().bottom <=
		document.querySelector(".thumbs").getBoundingClientRect().top`))
}
