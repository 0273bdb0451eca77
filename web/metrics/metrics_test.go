package metrics

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

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

func BenchmarkRequest(b *testing.B) {
	m := New("", "")
	for b.Loop() {
		m.RequestBegun()
		m.Request("/show", http.MethodGet, http.StatusOK, time.Millisecond, false)
	}
}
