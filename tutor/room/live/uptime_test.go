package live

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

func TestUptime(t *testing.T) {
	var u uptime
	now := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)
	assert.False(t, u.longEnough(now, room.ClaimTime))
	goOn := func(by time.Duration) {
		for range by / leaseInterval {
			now = now.Add(leaseInterval)
			u.touch(now)
		}
	}
	u.touch(now)
	goOn(room.ClaimTime - leaseInterval)
	assert.False(t, u.longEnough(now, room.ClaimTime))
	goOn(leaseInterval)
	assert.True(t, u.longEnough(now, room.ClaimTime))
	assert.False(t, u.longEnough(now.Add(awayAfter+1), room.ClaimTime), "nothing was renewed since")
	now = now.Add(awayAfter + 1)
	goOn(room.ClaimTime)
	assert.False(t, u.longEnough(now, room.ClaimTime), "there was a gap")
	goOn(leaseInterval)
	assert.True(t, u.longEnough(now, room.ClaimTime))
	assert.False(t, u.longEnough(now, 2*room.ClaimTime))
	now = now.Add(-time.Hour) // the database's clock was set back
	goOn(room.ClaimTime + leaseInterval)
	assert.True(t, u.longEnough(now, room.ClaimTime))
}

// When the server was away nobody could be there. Whoever comes back first has to wait as long as
// ever before the game can be claimed.
func TestNothingIsWonByAnOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := newService(t, file, nil)
		stop := run(t, s)
		id := started(t, s)
		stop()
		time.Sleep(2 * room.ClaimTime)

		s = running(t, file, nil)
		assert.False(t, look(t, s, id, room.Maker).Silent[room.Guest])
		_, _, err := s.Claim(t.Context(), id, room.Maker)
		assert.ErrorIs(t, err, ErrServerAway)
		time.Sleep(room.ClaimTime - 2*leaseInterval)
		assert.False(t, look(t, s, id, room.Maker).Silent[room.Guest])
		look(t, s, id, room.Guest)
		time.Sleep(3 * leaseInterval)
		_, _, err = s.Claim(t.Context(), id, room.Maker)
		assert.ErrorIs(t, err, room.ErrOpponentHere)
		time.Sleep(room.ClaimTime)
		assert.True(t, look(t, s, id, room.Maker).Silent[room.Guest])
		r, _, err := s.Claim(t.Context(), id, room.Maker)
		require.NoError(t, err)
		end, _ := r.Result()
		assert.Equal(t, room.Abandoned, end.Reason)
	})
}

// A process that has only begun knows nothing of who was silent before. One that was there all the
// time does.
func TestEachProcessHasItsOwnUptime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		old := running(t, file, nil)
		id := started(t, old)
		time.Sleep(2 * room.ClaimTime)
		young := running(t, file, nil)
		_, _, err := young.Claim(t.Context(), id, room.Maker)
		assert.ErrorIs(t, err, ErrServerAway)
		r, _, err := old.Claim(t.Context(), id, room.Maker)
		require.NoError(t, err)
		end, _ := r.Result()
		assert.Equal(t, room.Abandoned, end.Reason)
	})
}

// Whoever streams here is here, whatever the leases say.
func TestNobodyIsClaimedFromWhoStreams(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		id := started(t, running(t, file, nil))
		idle := newService(t, file, nil) // it renews no leases, though it has been up for long enough
		defer func() { require.NoError(t, idle.Close()) }()
		defer subscribe(t, idle, id, room.Guest).Close()
		for range 2 * room.ClaimTime / leaseInterval {
			idle.database.uptime.touch(idle.database.now())
			time.Sleep(leaseInterval)
		}
		require.True(t, idle.database.uptime.longEnough(idle.database.now(), room.ClaimTime))
		assert.False(t, look(t, idle, id, room.Maker).Silent[room.Guest])
		_, _, err := idle.Claim(t.Context(), id, room.Maker)
		assert.ErrorIs(t, err, room.ErrOpponentHere)
	})
}
