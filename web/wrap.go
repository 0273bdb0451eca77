package web

import (
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/klauspost/compress/gzhttp"

	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// wrap adds the middleware that every answer needs. It wraps the router instead of being its middleware, which does
// not run for 404 and 405.
func (s *Server) wrap(next http.Handler) (http.Handler, error) {
	compress, err := gzhttp.NewWrapper(
		gzhttp.ContentTypes([]string{"text/html", "application/json"}), gzhttp.Implementation(newCompressors()),
		gzhttp.EnableZstd(false), // it takes many megabytes for each answer, to save few bytes
	)
	if err != nil {
		return nil, err
	}
	plain, err := s.sameSite(next)
	if err != nil {
		return nil, err
	}
	limited := s.limited(unlessStream(compress(plain), plain)) // compressing is a part of a turn
	answered := s.logged(s.withHeaders(s.cors(s.recovered(s.ofThisHost(limited)))))
	return s.unread.bound(s.site.Addresses.From, answered), nil
}

// ofThisHost refuses requests that name another host than that of the base URL: a page of a foreign name that leads to
// our address could otherwise use this server as its own. It replaces the host by the one that the browser asked for,
// which a proxy may have changed.
func (s *Server) ofThisHost(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.site.Addresses.Warn(r, s.site.Log)
		host, ok := s.site.Addresses.Public(r)
		if !ok && !ofAnyHost(r.URL.Path) {
			s.site.Fail(w, r, site.RefuseFor(http.StatusMisdirectedRequest,
				say.Problem{Key: say.WrongHost, Name: s.base.String()}))
			return
		}
		r.Host = host // of the copy that logged has made
		next.ServeHTTP(w, r)
	})
}

// ofAnyHost reports whether an address is answered whatever host the request names: probes and robots often use an IP
// address, and these answers are the same for all. The page that refuses a host has its style sheet.
func ofAnyHost(path string) bool {
	switch path {
	case "/healthz", "/readyz", "/board.svg", "/board.png", "/favicon.ico", "/robots.txt":
		return true
	}
	return strings.HasPrefix(path, "/assets/")
}

// sameSite refuses requests from pages of other sites that would change something. Only the configured origins may
// change rooms, and nothing else.
func (s *Server) sameSite(next http.Handler) (http.Handler, error) {
	denied := s.site.Handle(func(http.ResponseWriter, *http.Request) error {
		return site.RefuseFor(http.StatusForbidden, say.Problem{Key: say.OtherSite})
	})
	alone, inRooms := http.NewCrossOriginProtection(), http.NewCrossOriginProtection()
	alone.SetDenyHandler(denied)
	inRooms.SetDenyHandler(denied)
	for _, origin := range s.origins {
		if err := inRooms.AddTrustedOrigin(origin); err != nil {
			return nil, fmt.Errorf("the origin %q: %w", origin, err)
		}
	}
	ofGames, ofRooms := alone.Handler(next), inRooms.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch origin := r.Header.Get("Origin"); {
		case forRooms(r) && slices.Contains(s.origins, origin):
			ofRooms.ServeHTTP(w, r)
		case origin != "" && !s.base.IsZero() && changes(r) && !s.site.OwnOrigin(r):
			denied.ServeHTTP(w, r)
		default:
			ofGames.ServeHTTP(w, r)
		}
	}), nil
}

// changes reports whether the method of a request is one that may change something.
func changes(r *http.Request) bool {
	return r.Method != http.MethodGet && r.Method != http.MethodHead && r.Method != http.MethodOptions
}

// forRooms reports whether a request is for the part of the interface that separate front ends may use.
func forRooms(r *http.Request) bool {
	return r.URL.Path == "/rooms" || strings.HasPrefix(r.URL.Path, "/room/")
}

// contentSecurityPolicy allows resources from this server only, and neither inline scripts nor inline styles.
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

// withHeaders sets the security headers that every answer has, whatever its content type.
func (s *Server) withHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Content-Security-Policy", contentSecurityPolicy)
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		h.Set("Referrer-Policy", "same-origin") // not no-referrer: cross-origin checks need Origin
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		if s.isHTTPSOnly(r) {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		next.ServeHTTP(w, r)
	})
}

// isHTTPSOnly reports whether to tell browsers to use only https for this host from now on: it is served by TLS, or by
// a proxy under a base URL of https. Other programs of a developer may be at localhost.
func (s *Server) isHTTPSOnly(r *http.Request) bool {
	if r.TLS == nil && !strings.HasPrefix(s.base.String(), "https:") {
		return false
	}
	return !strings.HasPrefix(r.Host, "localhost")
}

// recovered turns a panic into a 500 with an apology, so that a bug in one request does not end the program. Where the
// panic came from is logged.
func (s *Server) recovered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			switch cause := recover(); cause {
			case nil:
			case http.ErrAbortHandler:
				panic(cause)
			default:
				s.site.Fail(w, r, &site.Panic{Value: cause, Stack: debug.Stack()})
			}
		}()
		next.ServeHTTP(w, r)
	})
}

// logged gives a request its id, counts it, and logs one line for it when it is answered: at level debug for probes,
// which come every few seconds.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun := time.Now()
		visit := &site.Visit{Context: r.Context(), ID: s.site.Addresses.RequestID(r)}
		answer := &statusWriter{ResponseWriter: w, visit: visit, status: http.StatusOK}
		w.Header().Set(site.RequestIDHeader, visit.ID)
		r = r.WithContext(visit)
		s.metrics.RequestBegun()
		next.ServeHTTP(answer, r)
		took := time.Since(begun)
		s.metrics.Request(visit.Route, r.Method, answer.status, took, answer.streams())
		level := slog.LevelInfo
		if isProbe(r.URL.Path) {
			level = slog.LevelDebug
		}
		if !s.site.Log.Enabled(r.Context(), level) {
			return
		}
		s.site.Log.LogAttrs(r.Context(), level, "request",
			slog.String("id", visit.ID),
			slog.String("method", r.Method),
			slog.String("path", s.site.LoggedPath(r)),
			slog.Int("status", answer.status),
			slog.Int64("bytes", answer.bytes),
			slog.Duration("took", took),
			slog.String("from", s.site.LoggedAddress(r)))
	})
}

// statusWriter records the status and the length of the answer, at whose beginning the request's turn ends: the client
// may read slowly.
type statusWriter struct {
	http.ResponseWriter
	visit  *site.Visit
	status int
	bytes  int64
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Write(p []byte) (int, error) {
	w.visit.Ticket.Pause()
	n, err := w.ResponseWriter.Write(p)
	w.bytes += int64(n)
	return n, err
}

// streams reports whether the answer is a stream of events, which lasts as long as its reader.
func (w *statusWriter) streams() bool { return w.Header().Get("Content-Type") == "text/event-stream" }

// Unwrap gives http.ResponseController access to the underlying writer.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// unlessStream serves event streams uncompressed, because compression would buffer the events.
func unlessStream(compressed, plain http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if rooms := strings.HasPrefix(r.URL.Path, "/room/") || strings.HasPrefix(r.URL.Path, "/class/"); rooms &&
			strings.HasSuffix(r.URL.Path, "/events") {
			plain.ServeHTTP(w, r)
			return
		}
		compressed.ServeHTTP(w, r)
	})
}

// cors allows the configured origins to use rooms: it answers preflight requests and lets scripts of these origins
// read the answers. They send tokens, not cookies.
func (s *Server) cors(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		rooms := forRooms(r)
		origin := r.Header.Get("Origin")
		if rooms && len(s.origins) > 0 {
			w.Header().Add("Vary", "Origin")
		}
		if !rooms || !slices.Contains(s.origins, origin) {
			next.ServeHTTP(w, r)
			return
		}
		h := w.Header()
		h.Set("Access-Control-Allow-Origin", origin)
		h.Set("Access-Control-Expose-Headers", "Location, Retry-After")
		h.Set("Cross-Origin-Resource-Policy", "cross-origin")
		if r.Method == http.MethodOptions {
			h.Set("Access-Control-Allow-Methods", "GET, POST")
			h.Set("Access-Control-Allow-Headers", "Authorization, Content-Type, Last-Event-ID")
			h.Set("Access-Control-Max-Age", "86400")
			w.WriteHeader(http.StatusNoContent)
			return
		}
		next.ServeHTTP(w, r)
	})
}
