package rooms_test

import (
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"modernc.org/sqlite"

	"chesstutor/web/webtest"
)

// slowFile is the name of the databases on a slow disk, where storing anything takes as long as slowness says.
const slowFile = "slow.db"

var (
	slowness atomic.Int64
	slowDown = sync.OnceFunc(func() {
		sqlite.RegisterConnectionHook(func(c sqlite.ExecQuerierContext, name string) error {
			if !strings.Contains(name, "/"+slowFile) {
				return nil
			}
			c.(sqlite.HookRegisterer).RegisterCommitHook(func() int32 {
				time.Sleep(time.Duration(slowness.Load()))
				return 0
			})
			return nil
		})
	})
)

// While the disk takes seconds to store anything, pages and games alone are answered at once, rooms can be looked at,
// and streams go on. A move in a room waits until it is stored; who would have to wait longer than that is refused in a
// sentence, and may repeat the request. No move is lost, and none is stored twice.
func TestASlowDisk(t *testing.T) {
	slowDown()
	defer slowness.Store(0)
	synctest.Test(t, func(t *testing.T) {
		s, stop := webtest.Start(t, filepath.Join(t.TempDir(), slowFile))
		defer stop()
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		other, _, second := webtest.Started(t, s, `{"side":"white"}`)
		heard, ended, leave := open(black, path)
		defer leave()
		_, _, whiteLeaves := open(white, path)
		defer whiteLeaves()
		time.Sleep(time.Minute) // until what their arrival caused is stored
		slowness.Store(int64(3 * time.Second))
		begun := time.Now()
		moved := moves(white, path, "e2e4")
		synctest.Wait()
		assert.Equal(t, 1, webtest.ClientOf(t, s).Play("e2e4").Ply)
		assert.Equal(t, http.StatusOK, webtest.ClientOf(t, s).Get("/").StatusCode)
		assert.Zero(t, webtest.ClientOf(t, s).Room(path).Board.Ply, "not yet stored")
		assert.Zero(t, time.Since(begun), "no other request waits")
		require.Equal(t, http.StatusOK, (<-moved).StatusCode)
		assert.GreaterOrEqual(t, time.Since(begun), 3*time.Second)
		assert.Equal(t, 1, webtest.ClientOf(t, s).Room(path).Board.Ply)

		slowness.Store(int64(15 * time.Second))
		begun = time.Now()
		moved = moves(black, path, "e7e5")
		synctest.Wait()
		refusal := <-moves(other, second, "d2d4")
		webtest.RequireRefused(t, refusal, http.StatusServiceUnavailable, "The server has too much to do")
		assert.NotEmpty(t, refusal.Header.Get("Retry-After"))
		assert.Less(t, time.Since(begun), 10*time.Second)
		require.Equal(t, http.StatusOK, (<-moved).StatusCode, "it was stored in the end")

		slowness.Store(0)
		time.Sleep(time.Minute)
		assert.Equal(t, 3, white.Act(path+"/move", `{"from":"g1","to":"f3"}`).Board.Ply)
		assert.Equal(t, 1, other.Act(second+"/move", `{"from":"d2","to":"d4"}`).Board.Ply, "it can be repeated")
		synctest.Wait()
		assert.Equal(t, 3, strings.Count(heard.Body.String(), "event: moved"), "each move once")
		select {
		case <-ended:
			assert.Fail(t, "the stream has ended")
		default:
		}
	})
}

// moves makes a move in a room, and returns where its answer comes.
func moves(c *webtest.Client, path, uci string) <-chan *http.Response {
	answer := make(chan *http.Response, 1)
	go func() { answer <- c.PostJSON(path+"/move", `{"from":"`+uci[:2]+`","to":"`+uci[2:]+`"}`) }()
	return answer
}
