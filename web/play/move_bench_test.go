//go:build unix

package play_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// BenchmarkWholeMove measures a learner's move with the computer's answer, as the page asks for them and, beside
// it, as it did when it fetched itself and the marks anew after each: the processor time of all that takes, the
// computer's search and the advice included, the requests, and the bytes of the answers before compression and
// after it. Between two who want no help nothing is searched: what is left is the server's own.
func BenchmarkWholeMove(b *testing.B) {
	type request struct{ method, path, accept string }
	for _, way := range []struct {
		name     string
		players  string
		requests []request
	}{
		{"page", "computer", []request{{"POST", "/move", "page"}, {"GET", "/move", "page"}}},
		{"fetched-anew", "computer", []request{
			{"POST", "/move", "application/json"}, {"GET", "/", "text/html"}, {"GET", "/moves", "application/json"},
			{"GET", "/move", "application/json"}, {"GET", "/", "text/html"}, {"GET", "/moves", "application/json"},
		}},
		{"page-of-two", "two", []request{{"POST", "/move", "page"}}},
		{"fetched-anew-of-two", "two", []request{
			{"POST", "/move", "application/json"}, {"GET", "/", "text/html"}, {"GET", "/moves", "application/json"},
		}},
	} {
		b.Run(way.name, func(b *testing.B) {
			s := webtest.NewServer(b, nil)
			ask := func(number int, coding string) (bytes int, spent time.Duration) {
				c := &webtest.Client{T: b, Handler: s, Cookies: map[string]string{}, Accept: "application/json",
					Unknown: true}
				c.Start(fmt.Sprintf(webtest.FourKnights, number),
					way.players) // another game each time: so no cache helps
				if way.players == "two" {
					c.Post("/settings", "help", "none", "warnings", "false")
				}
				answerBytes(c, "GET", "/", "text/html", coding) // the page that the learner has seen before the move
				begun := processorTime(b)
				for _, r := range way.requests {
					bytes += answerBytes(c, r.method, r.path, r.accept, coding)
				}
				return bytes, processorTime(b) - begun
			}
			var packed, number int
			var spent time.Duration
			for b.Loop() {
				number++
				bytes, took := ask(number, "gzip")
				packed, spent = packed+bytes, spent+took
			}
			plain, _ := ask(number+1, "identity")
			b.ReportMetric(float64(spent)/float64(number)/float64(time.Millisecond), "cpu-ms/move")
			b.ReportMetric(float64(len(way.requests)), "requests/move")
			b.ReportMetric(float64(packed)/float64(number), "gzip-B/move")
			b.ReportMetric(float64(plain), "plain-B/move")
		})
	}
}

// answerBytes makes a request of a learner's move, or for what follows it, and returns how long the answer is.
func answerBytes(c *webtest.Client, method, path, accept, coding string) int {
	form := url.Values{}
	if method == http.MethodPost {
		form = url.Values{"from": {"f1"}, "to": {"c4"}}
	}
	r := httptest.NewRequest(method, path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept-Encoding", coding)
	r.Header.Set("Accept", accept)
	if accept == "page" {
		r.Header.Set("Accept", "text/html")
		r.Header.Set("Chess-Part", "page")
	}
	answer := c.Do(r)
	body := webtest.Text(c.T, answer)
	require.Equal(c.T, http.StatusOK, answer.StatusCode, body)
	return len(body)
}

// processorTime is the CPU time that this process has used so far.
func processorTime(t testing.TB) time.Duration {
	t.Helper()
	var used syscall.Rusage
	require.NoError(t, syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
