package browsertest

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// watch opens a number of streams of a room, as a spectator. The server may notice a moment late that a page was left
// whose stream counts among them.
func (s *site) watch(path string, n int) (leave func()) {
	ctx, leave := context.WithCancel(s.t.Context())
	for range n {
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.url(path+"/events"), nil)
		require.NoError(s.t, err)
		require.Eventually(s.t, func() bool {
			answer, err := http.DefaultClient.Do(r)
			if err != nil || answer.StatusCode != http.StatusOK {
				return false
			}
			s.t.Cleanup(func() { _ = answer.Body.Close() })
			return true
		}, 10*time.Second, 100*time.Millisecond)
	}
	return leave
}

// A spectator for whom no stream is free sees a notice, polls, and gets the first stream that becomes free. The
// players, at the same IP address, are not affected.
func TestACrowdedRoom(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	white, black, path := ofRoomAt(site, "none")
	leave := site.watch(path, 8)
	watcher := newTab(t, site, phone)
	watcher.open(path)
	const told = `document.getElementById("notice").textContent.includes("asks for news every few seconds")`
	watcher.until(told)
	watcher.shoot("crowded")
	white.plays((*tab).click, "e2", "e4")
	black.until(`document.querySelector("#e4.last .piece")`)
	assert.Empty(t, black.text("#notice"))
	watcher.until(`document.querySelector("#e4.last .piece")`)
	watcher.until(told)
	leave()
	watcher.until("!(" + told + ")")
	black.plays((*tab).tap, "e7", "e5")
	watcher.until(`document.querySelector("#e5.last .piece")`)
	assert.Empty(t, watcher.text("#notice"))
}
