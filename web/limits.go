package web

import (
	"net/http"
	"strings"
	"time"

	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// What one address may ask for. A whole class may share one address, and a
// move takes about four requests; a script that asks without pause is held up.
const (
	requestsPerSecond = 100
	requestsBurst     = 400
)

// limited answers 429 to an address that asks too often. Files are let through:
// they cost nothing and are kept by browsers.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/assets/") && !s.limiter.Allow(s.site.Addresses.From(r), time.Now()) {
			s.site.Fail(w, r, site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyRequests}))
			return
		}
		next.ServeHTTP(w, r)
	})
}
