package main

import (
	"bytes"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/room/live"
	"chesstutor/web/metrics"
)

// named returns what a pattern finds in a text, each once.
func named(pattern, text string) (found []string) {
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		found = append(found, match[1])
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// docs/running.md has a row for each flag and each metric, and for no others.
func TestFlagsAndMetricsAreDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/running.md")
	require.NoError(t, err)
	var rows bytes.Buffer
	for _, row := range regexp.MustCompile(`(?m)^\| (`+"`"+`[^|]*) \|`).FindAllSubmatch(page, -1) {
		rows.Write(append(row[1], '\n'))
	}
	var help bytes.Buffer
	_, err = parseOptions([]string{"-help"}, noEnv, &help)
	require.ErrorIs(t, err, flag.ErrHelp)
	assert.Equal(t, named(`(?m)^  (-[a-z-]+)`, help.String()), named("`(-[a-z-]+)", rows.String()))

	m := metrics.New("v1", "abc")
	m.Watch(func() ai.PoolStats { return ai.PoolStats{} }, func() live.Stats { return live.Stats{} })
	m.RequestBegun()
	m.Request("/show", http.MethodGet, http.StatusOK, time.Millisecond, false)
	m.Refused("busy")
	m.Search(ai.SearchReport{})
	m.Report("sent")
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	assert.Equal(t, named(`(?m)^# TYPE (chesstutor_\w+)`, w.Body.String()), named("`(chesstutor_\\w+)`", rows.String()))
}
