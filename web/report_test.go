package web_test

import (
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/report"
	"chesstutor/web/webtest"
)

// A request that fails is reported by the template of its route; a receiver that hangs holds no request up.
func TestFailedRequestsAreReported(t *testing.T) {
	got, leave := make(chan report.Error), make(chan struct{})
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var e report.Error
		assert.NoError(t, json.NewDecoder(r.Body).Decode(&e))
		select {
		case got <- e:
			<-leave
		case <-leave:
		}
	}))
	defer receiver.Close()
	defer close(leave)
	reporter, err := report.New(receiver.URL, "v1", "abc", func(report.Result) {})
	require.NoError(t, err)
	errs := 0
	s := webtest.NewServer(t, func(c *web.Config) {
		c.Log = slog.New(report.Handler(slog.DiscardHandler, reporter, func() { errs++ }))
	})
	s.Router().Get("/broken/{id}", func(http.ResponseWriter, *http.Request) error { return errors.New("a cause") })
	s.Router().Get("/panics/{id}", func(http.ResponseWriter, *http.Request) error { panic("a bug") })
	go reporter.Run(t.Context())
	c := webtest.ClientOf(t, s)
	answer := c.Get("/broken/anna")
	require.Equal(t, http.StatusInternalServerError, answer.StatusCode)
	e := <-got
	assert.Equal(t, report.Error{Time: e.Time, What: "failed", Cause: "a cause", Route: "/broken/{id}", Method: "GET",
		Request: answer.Header.Get("X-Request-Id"), Version: "v1", Commit: "abc"}, e)

	for range 100 { // while the receiver hangs
		require.Equal(t, http.StatusInternalServerError, c.Get("/panics/anna").StatusCode)
		require.Equal(t, http.StatusNotFound, c.Get("/nothing").StatusCode, "which is no error")
	}
	assert.Equal(t, 101, errs)
}
