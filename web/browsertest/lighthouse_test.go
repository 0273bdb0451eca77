//go:build soak

package browsertest

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// rating is the Lighthouse report of a page.
type rating struct {
	URL    string
	Scores map[string]int
	Wrong  []string
}

// Every kind of page passes all Lighthouse audits of accessibility, best practices and SEO. How fast it is depends
// on the machine, and is printed. It takes a quarter of a minute a page.
func TestLighthouse(t *testing.T) {
	browser := needs.Tool(t, "chromium-headless-shell")
	s := newSite(t)
	b := newTab(t, s, desk)
	paths := []string{
		"/", "/welcome", "/new", "/settings", "/learn", "/lessons", "/lesson/check", "/lesson/rook?id=rook-6",
		"/progress", "/progress/link",
		"/rooms", b.makeRoom("5+3"), "/import",
	}
	arguments := []string{"lighthouse/rate.mjs", browser}
	for _, path := range paths {
		arguments = append(arguments, s.url(path))
	}
	output, err := exec.Command(needs.Tool(t, "node"), arguments...).Output()
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(output)), "\n")
	require.Len(t, lines, len(paths))
	for _, line := range lines {
		var page rating
		require.NoError(t, json.Unmarshal([]byte(line), &page), line)
		t.Log(page.URL, page.Scores)
		for _, category := range []string{"accessibility", "best-practices", "seo"} {
			assert.Equal(t, 100, page.Scores[category], "%s: %s: %v", page.URL, category, page.Wrong)
		}
	}
}
