package web

import (
	"net/http"
	"strings"
	"time"

	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// The rate limit of one address. A whole class may share an address, and a move takes about four requests, so only
// a script that sends requests without pause exceeds it.
const (
	requestsPerSecond = 100
	requestsBurst     = 400
)

// addressUnit is for how many bytes of its address a request counts once more: what takes long to answer, a game of
// thousands of moves in a link, has a long address.
const addressUnit = 256

// weight returns as how many requests one counts.
func weight(r *http.Request) int { return 1 + (len(r.URL.Path)+len(r.URL.RawQuery))/addressUnit }

// limited answers 429 to an address that exceeds the rate limit. Requests for assets do not count: they cost
// little, and browsers cache them. Probes do not either: a server must not count as dead because it is busy.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/assets/") && !isProbe(r.URL.Path) &&
			!s.limiter.AllowN(s.site.Addresses.From(r), time.Now(), weight(r)) {
			s.site.Fail(w, r, site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyRequests}))
			return
		}
		next.ServeHTTP(w, r)
	})
}
