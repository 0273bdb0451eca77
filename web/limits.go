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

// limited answers 429 to an address that exceeds the rate limit. Requests for assets do not count: they cost
// little, and browsers cache them. Probes do not either: a server must not count as dead because it is busy.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/assets/") && !isProbe(r.URL.Path) &&
			!s.limiter.Allow(s.site.Addresses.From(r), time.Now()) {
			s.site.Fail(w, r, site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyRequests}))
			return
		}
		next.ServeHTTP(w, r)
	})
}
