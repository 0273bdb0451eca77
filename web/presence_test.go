package web

import (
	"context"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// A process that is killed detaches none of its streams. Its players are there
// as long as their leases are, and no longer.
func TestAKilledProcessLeavesNoGhosts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		shared := func(c *Config) {
			c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
		}
		here, there := newRoomServer(t, shared), newTestServer(t, shared)
		ctx, kill := context.WithCancel(t.Context())
		defer func() { require.NoError(t, there.Close()) }()
		go there.Tend(ctx)

		white, _, path := pair(t, here, `{"side":"white"}`)
		id, _ := room.ParseID(path[len("/room/"):])
		require.NoError(t, here.hub.attach(t.Context(), id, &stream{player: room.Maker, wake: make(chan struct{}, 1)}))
		require.NoError(t, there.hub.attach(t.Context(), id, &stream{player: room.Guest, wake: make(chan struct{}, 1)}))
		time.Sleep(2 * awayAfter)
		assert.True(t, white.room(path).Seats["black"].Here, "its lease is renewed")
		require.Equal(t, "playing", white.room(path).Status)

		kill()
		time.Sleep(awayAfter - leaseEvery)
		assert.True(t, white.room(path).Seats["black"].Here)
		time.Sleep(3 * leaseEvery)
		state := white.room(path)
		assert.False(t, state.Seats["black"].Here)
		assert.True(t, state.Seats["white"].Here)
		time.Sleep(room.ClaimTime)
		assert.True(t, white.room(path).Seats["black"].Claimable)
		assert.Equal(t, "abandoned", string(white.act(path+"/claim", "{}").Result.Reason))
	})
}

func TestTwoTabsOfOneSeat(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, _, path := started(t, s, `{"side":"white"}`)
		id, _ := room.ParseID(path[len("/room/"):])
		var tabs [2]*stream
		for i := range tabs {
			tabs[i] = &stream{player: room.Maker, wake: make(chan struct{}, 1)}
			require.NoError(t, s.hub.attach(t.Context(), id, tabs[i]))
		}
		synctest.Wait()
		for _, tab := range tabs {
			for len(tab.wake) > 0 {
				<-tab.wake
			}
		}
		white.act(path+"/move", `{"from":"e2","to":"e4"}`)
		for _, tab := range tabs {
			assert.Len(t, tab.wake, 1, "both hear of it")
		}
		s.hub.detach(id, tabs[0])
		time.Sleep(2 * awayAfter)
		known := s.hub.known(id)
		assert.True(t, known.Present(room.Maker), "the other tab is there")
		s.hub.detach(id, tabs[1])
		time.Sleep(2 * graceTime)
		assert.False(t, s.at(t).room(path).Seats["white"].Here)
	})
}
