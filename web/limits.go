package web

import (
	"io"
	"net/http"
	"runtime"
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

// For how many bytes of its address, and of its body, a request counts once more: what takes long to answer, a game of
// many moves, is long.
const (
	addressUnit = 256
	bodyUnit    = 4 << 10
)

// weight returns as how many requests one counts, without its body.
func weight(r *http.Request) int { return 1 + (len(r.URL.Path)+len(r.URL.RawQuery))/addressUnit }

// The limits of the gate. A browser has one or two requests under way, so four classes of thirty may share an address.
// All those under way take 500 MB at most, as each of them holds 32 KiB of headers several times.
func gateLimits() site.GateLimits {
	return site.GateLimits{Turns: runtime.GOMAXPROCS(0), Most: 128, All: 1024}
}

// limited answers 429 to an address that exceeds the rate limit, and lets the others enter by the gate. Requests for
// assets do neither: they cost little, and browsers cache them. Probes do not either: a server must not count as dead
// because it is busy.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/assets/") || isProbe(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		from, visit := s.site.Limited(r), site.VisitOf(r)
		mayGoOn := func(n int) error {
			if s.limiter.AllowN(from, time.Now(), n) {
				return nil
			}
			return site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyRequests})
		}
		err := mayGoOn(weight(r))
		if err == nil {
			visit.Ticket, err = s.gate.Enter(r.Context(), from)
		}
		if err != nil {
			s.site.Fail(w, r, err)
			return
		}
		defer visit.Ticket.Leave()
		if r.ContentLength != 0 {
			r.Body = &countedBody{ReadCloser: r.Body, mayGoOn: mayGoOn, ticket: visit.Ticket}
		}
		next.ServeHTTP(w, r)
	})
}

// countedBody is a body that counts towards the rate limit as it is read, so that its length need not be known. The
// request has no turn from the first read to the last, as the client may send slowly.
type countedBody struct {
	io.ReadCloser
	mayGoOn func(n int) error // returns why not
	ticket  *site.Ticket
	bytes   int // since the last whole unit
}

// Read reads a part of the body. The error is a refusal if the limit is exceeded.
func (b *countedBody) Read(p []byte) (int, error) {
	b.ticket.Pause()
	n, err := b.ReadCloser.Read(p)
	b.bytes += n
	if units := b.bytes / bodyUnit; units > 0 {
		b.bytes -= units * bodyUnit
		if refusal := b.mayGoOn(units); refusal != nil {
			err = refusal
		}
	}
	if err != nil { // mostly io.EOF
		b.ticket.Resume()
	}
	return n, err
}
