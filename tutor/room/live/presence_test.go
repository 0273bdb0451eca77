package live

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// endsWhen is a context that ends as soon as something is so.
type endsWhen struct {
	context.Context
	end context.CancelFunc
	so  func() bool
}

func newEndsWhen(t *testing.T, so func() bool) endsWhen {
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	return endsWhen{ctx, cancel, so}
}

func (c endsWhen) Done() <-chan struct{} {
	if c.so() {
		c.end()
	}
	return c.Context.Done()
}

// Whoever goes while the stream is being opened leaves nothing behind.
func TestAStreamGivenUpAsItOpens(t *testing.T) {
	inBubble(t, func(t *testing.T, s *Service) {
		id := pair(t, s).ID()
		s.markAway(id, room.Maker)
		gone := newEndsWhen(t, func() bool { return len(s.liveRooms()) > 0 })
		_, err := s.Subscribe(gone, id, Viewer{Player: room.Maker, Address: "somewhere"})
		require.Error(t, err)
		assert.Empty(t, s.liveRooms())
		assert.Empty(t, s.addresses)
		time.Sleep(2 * graceTime)
		assert.False(t, look(t, s, id, room.Guest).Room.Present(room.Maker))
	})
}

// A process that is killed ends none of its streams. Its players are there as long as their leases
// are, and no longer.
func TestAKilledProcessLeavesNoGhosts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		here, there := running(t, file, nil), newService(t, file, nil)
		ctx, kill := context.WithCancel(t.Context())
		defer func() { require.NoError(t, there.Close()) }()
		go there.Run(ctx)

		id := pair(t, here).ID()
		defer subscribe(t, here, id, room.Maker).Close()
		subscribe(t, there, id, room.Guest)
		time.Sleep(2 * awayAfter)
		r := look(t, here, id, room.Maker).Room
		assert.True(t, r.Present(room.Guest), "its lease is renewed")
		require.Equal(t, room.Playing, r.Status())

		kill()
		time.Sleep(awayAfter - leaseInterval)
		assert.True(t, look(t, here, id, room.Maker).Room.Present(room.Guest))
		time.Sleep(3 * leaseInterval)
		r = look(t, here, id, room.Maker).Room
		assert.False(t, r.Present(room.Guest))
		assert.True(t, r.Present(room.Maker))
		time.Sleep(room.ClaimTime)
		assert.True(t, look(t, here, id, room.Maker).Silent[room.Guest])
		r, _, err := here.Claim(t.Context(), id, room.Maker)
		require.NoError(t, err)
		end, _ := r.Result()
		assert.Equal(t, room.Abandoned, end.Reason)
	})
}

func TestTwoTabsOfOneSeat(t *testing.T) {
	inBubble(t, func(t *testing.T, s *Service) {
		id := started(t, s)
		tabs := []*Stream{subscribe(t, s, id, room.Maker), subscribe(t, s, id, room.Maker)}
		synctest.Wait()
		for _, tab := range tabs {
			for len(tab.Wake()) > 0 {
				<-tab.Wake()
			}
		}
		must(t, s, id, moving(room.Maker, "e2e4"))
		for _, tab := range tabs {
			assert.Len(t, tab.Wake(), 1, "both hear of it")
		}
		tabs[0].Close()
		time.Sleep(2 * awayAfter)
		_, view, ok := tabs[1].Next(0)
		require.True(t, ok)
		assert.True(t, view.Room.Present(room.Maker), "the other tab is there")
		tabs[1].Close()
		time.Sleep(2 * graceTime)
		assert.False(t, look(t, s, id, room.Nobody).Room.Present(room.Maker))
	})
}

// Streams end with Run, and nobody is taken to have left by that.
func TestStreamsEndWithTheService(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := newService(t, file, nil)
		stop := run(t, s)
		id := started(t, s)
		st := subscribe(t, s, id, room.Maker)
		synctest.Wait()
		for len(st.Wake()) > 0 {
			<-st.Wake()
		}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		go func() {
			<-st.Wake()
			_, _, ok := st.Next(0)
			assert.False(t, ok)
			st.Close()
			cancel()
		}()
		stop()
		<-ctx.Done()
		time.Sleep(2 * graceTime)
		again := running(t, file, nil)
		assert.True(t, load(t, again, id).Present(room.Maker))
	})
}
