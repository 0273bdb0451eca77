package web

import (
	"context"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"chesstutor/web/site"
)

// How long a check of the database may take, and for how long its result is good: however many probes there are, the
// database is asked no more often.
const (
	readyTimeout = 2 * time.Second
	readyFor     = time.Second
)

// health answers the probes of whatever watches over this server.
type health struct {
	check    func(context.Context) error // whether the database can be used, also to write; nil if there is none
	stopping atomic.Bool

	mu      sync.Mutex
	checked time.Time
	err     error // of the last check
}

func (h *health) routes(r *site.Router) {
	r.Get("/healthz", h.alive)
	r.Get("/readyz", h.ready)
}

// alive answers GET /healthz: the process answers requests.
func (h *health) alive(w http.ResponseWriter, _ *http.Request) error {
	return site.Write(w, "text/plain; charset=utf-8", http.StatusOK, "ok\n")
}

// ready answers GET /readyz: with 200 if requests may be sent here, with 503 while the server stops or its database
// cannot be reached or written.
func (h *health) ready(w http.ResponseWriter, r *http.Request) error {
	status, text := http.StatusOK, "ready\n"
	if h.stopping.Load() {
		status, text = http.StatusServiceUnavailable, "stopping\n"
	} else if h.database(r.Context()) != nil {
		status, text = http.StatusServiceUnavailable, "the database cannot be used\n"
	}
	return site.Write(w, "text/plain; charset=utf-8", status, text)
}

// database checks the database, unless that was done just now.
func (h *health) database(ctx context.Context) error {
	if h.check == nil {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if time.Since(h.checked) < readyFor {
		return h.err
	}
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), readyTimeout)
	defer cancel()
	h.err = h.check(bounded)
	h.checked = time.Now()
	return h.err
}

// isProbe reports whether a request is for one of these routes, whose answers are neither limited nor logged as
// visits are.
func isProbe(path string) bool { return path == "/healthz" || path == "/readyz" }
