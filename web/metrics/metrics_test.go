package metrics

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
)

// Without metrics there is nothing to do.
func TestNoMetrics(t *testing.T) {
	var m *Metrics
	m.RequestBegun()
	m.Request("/show", http.MethodGet, http.StatusOK, time.Millisecond, false)
	m.Refused("busy")
	m.Search(ai.SearchReport{})
	m.Error()
	m.Report("sent")
	m.Watch(nil, nil)
}

func TestProfilesAreServed(t *testing.T) {
	for path, status := range map[string]int{
		"/metrics": 200, "/debug/pprof/": 200, "/debug/pprof/heap": 200, "/debug/pprof/cmdline": 404, "/": 404,
		"/show": 404,
	} {
		w := httptest.NewRecorder()
		New("", "").Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		assert.Equal(t, status, w.Code, path)
	}
}

// What is counted for each request allocates nothing once its labels are known.
func TestCountingAllocatesNothing(t *testing.T) {
	m := New("", "")
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		m.RequestBegun()
		m.Request("/show", http.MethodGet, http.StatusOK, time.Millisecond, false)
	}))
}

func BenchmarkRequest(b *testing.B) {
	m := New("", "")
	for b.Loop() {
		m.RequestBegun()
		m.Request("/show", http.MethodGet, http.StatusOK, time.Millisecond, false)
	}
}
