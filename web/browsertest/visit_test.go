package browsertest

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// traffic counts what a server answers, before it goes on a line.
type traffic struct {
	sync.Mutex
	requests, bytes int
}

// before counts the answers of all requests to come, with their headers. None of
// them may be a stream.
func (c *traffic) before(s *site) {
	s.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer := httptest.NewRecorder()
			next.ServeHTTP(answer, r)
			var headers bytes.Buffer
			_ = answer.Header().Write(&headers) // a buffer takes everything
			c.Lock()
			c.requests++
			c.bytes += headers.Len() + answer.Body.Len()
			c.Unlock()
			for name, values := range answer.Header() {
				w.Header()[name] = values
			}
			w.WriteHeader(answer.Code)
			_, _ = w.Write(answer.Body.Bytes())
		})
	}
}

// A first visit is soon there on a slow line: few requests, few bytes, and
// nothing from elsewhere.
func TestTheFirstVisitIsSmall(t *testing.T) {
	t.Parallel()
	for path, has := range map[string]string{"/": "#board .moveable", "/learn": ".diagram .board"} {
		t.Run(path, func(t *testing.T) {
			var seen traffic
			s := newSite(t)
			seen.before(s)
			b := newTab(t, s, desk)
			b.open(path)
			b.until(`document.querySelector("%s")`, has)
			seen.Lock()
			defer seen.Unlock()
			t.Logf("%d requests, %d bytes with their headers", seen.requests, seen.bytes)
			assert.LessOrEqual(t, seen.requests, 12)
			assert.Less(t, seen.bytes, 40<<10)
			assert.Greater(t, seen.bytes, 10<<10, "answers were counted")
			assert.Zero(t, ask[int](b, `performance.getEntriesByType("resource").filter(e => !e.name.startsWith(location.origin)).length`))
		})
	}
}
