package review_test

import (
	"net/http"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// After the game of a room each player can review it from their own side.
func TestTheGameOfARoomIsReviewed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := webtest.NewRoomServer(t, nil)
		white, black, path := webtest.Started(t, s, `{"side":"white","help":"none"}`)
		white.Act(path+"/move", `{"from":"e2","to":"e4"}`)
		black.Act(path+"/move", `{"from":"e7","to":"e5"}`)
		webtest.RequireRefused(t, white.Get(path+"/review"), http.StatusConflict, "This game goes on.")
		white.Act(path+"/resign", "{}")
		for side, c := range map[string]*webtest.Client{"white": white, "black": black} {
			r := c.Get(path + "/review")
			require.Equal(t, http.StatusSeeOther, r.StatusCode)
			to := r.Header.Get("Location")
			assert.Contains(t, to, "side="+side)
			assert.Len(t, webtest.Decode[webtest.Review](t, c.Get(to+"&wait=true"), http.StatusOK).Moves, 2)
			c.Accept = "text/html"
			assert.Contains(t, webtest.Text(t, c.Get(to+"&wait=true")), map[string]string{
				"white": "You resigned after 1 move.", "black": "The other side resigned after 1 move.",
			}[side])
		}
		webtest.RequireRefused(t, webtest.ClientOf(t, s).Get(path+"/review"), http.StatusForbidden, "")
	})
}
