package browsertest

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// traffic counts the requests to a server and the bytes of its responses. Streams are not counted.
type traffic struct {
	sync.Mutex
	requests, bytes int
	list            []string // requests other than for files since the last call of told: "POST /move"
}

// before counts the answers of all requests to come, with their headers.
func (c *traffic) before(s *site) {
	s.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Accept") == "text/event-stream" {
				next.ServeHTTP(w, r)
				return
			}
			answer := httptest.NewRecorder()
			next.ServeHTTP(answer, r)
			var headers bytes.Buffer
			_ = answer.Header().Write(&headers) // a buffer takes everything
			c.Lock()
			c.requests++
			if !strings.HasPrefix(r.URL.Path, "/assets/") {
				c.list = append(c.list, r.Method+" "+r.URL.Path)
			}
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

// told returns the requests since the last call, and the bytes of their responses. Requests about a move that the
// pointer happens to hover over are not in the list.
func (c *traffic) told() (list []string, bytes int) {
	c.Lock()
	defer c.Unlock()
	for _, each := range c.list {
		if !strings.HasSuffix(each, "/advice") {
			list = append(list, each)
		}
	}
	bytes = c.bytes
	c.list, c.bytes = nil, 0
	return list, bytes
}

// The first visit loads fast on a slow line: few requests, few bytes, and nothing from other hosts.
func TestTheFirstVisitIsSmall(t *testing.T) {
	t.Parallel()
	for path, has := range map[string]string{
		"/": "body:has(#board .moveable) #welcome .door", "/learn": ".diagram .board",
	} {
		t.Run(path, func(t *testing.T) {
			var seen traffic
			s := newSite(t)
			seen.before(s)
			b := newcomer(t, s, desk)
			b.open(path)
			b.until(`document.querySelector("%s")`, has)
			seen.Lock()
			defer seen.Unlock()
			t.Logf("%d requests, %d bytes with their headers", seen.requests, seen.bytes)
			assert.LessOrEqual(t, seen.requests, 12)
			assert.Less(t, seen.bytes, 40<<10)
			assert.Greater(t, seen.bytes, 10<<10, "answers were counted")
			assert.Zero(
				t,
				ask[int](
					b,
					`performance.getEntriesByType("resource").filter(e => !e.name.startsWith(location.origin)).length`,
				),
			)
		})
	}
}
