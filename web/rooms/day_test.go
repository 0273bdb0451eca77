package rooms_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// playedToday reports whether GET /lessons ticks the game of the day.
func playedToday(t *testing.T, c *webtest.Client) bool {
	t.Helper()
	type answer struct{ Today struct{ Game bool } }
	return webtest.Decode[answer](t, c.Get("/lessons"), http.StatusOK).Today.Game
}

// The page of a room ticks the game of the day for both players once their game has ended, however it did, but not one
// that was called off, and not on another day. Who watches has none.
func TestAGameInARoomIsThatOfTheDay(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		watcher := webtest.ClientOf(t, s)
		white.Act(path+"/move", `{"from":"f2","to":"f3"}`)
		black.Act(path+"/move", `{"from":"e7","to":"e5"}`)
		assert.NotContains(t, webtest.RequirePage(t, white.AsPage(path), http.StatusOK), "strip", "it goes on")
		white.Act(path+"/resign", "{}")
		for name, c := range map[string]*webtest.Client{"white": white, "black": black} {
			page := webtest.RequirePage(t, c.AsPage(path), http.StatusOK)
			assert.Contains(t, page, "today strip", name)
			assert.Contains(t, page, `class="thing did" href="/new?`, name)
			assert.True(t, playedToday(t, c), name)
		}
		assert.NotContains(t, webtest.RequirePage(t, watcher.AsPage(path), http.StatusOK), "strip", "who watches")
		assert.False(t, playedToday(t, watcher))

		time.Sleep(24 * time.Hour)
		page := webtest.RequirePage(t, white.AsPage(path), http.StatusOK)
		assert.Contains(t, page, "today strip")
		assert.False(t, playedToday(t, white), "it was yesterday")

		white, _, path = webtest.Started(t, s, `{"side":"white"}`)
		white.Act(path+"/abort", "{}")
		assert.NotContains(t, webtest.RequirePage(t, white.AsPage(path), http.StatusOK), "strip", "called off")
		assert.False(t, playedToday(t, white))
	})
}
