package live

import (
	"database/sql"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// A server that is stopped each evening sweeps all the same.
func TestRoomsAreSweptAtTheStart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := newService(t, file, nil)
		stop := run(t, s)
		made, err := s.Create(t.Context(), "somebody", room.Options{Side: chess.White}, keyed)
		require.NoError(t, err)
		stop()
		time.Sleep(sqlstore.KeepUnstarted + time.Minute)
		s = running(t, file, nil)
		time.Sleep(time.Second)
		_, err = s.Load(t.Context(), made.ID())
		assert.ErrorIs(t, err, sqlstore.ErrNoRoom)
	})
}

// A room that is swept is gone for those in it too, whichever process swept it.
func TestStreamsEndWithTheirRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := running(t, file, nil)
		id := pair(t, s).ID()
		st := subscribe(t, s, id, room.Nobody)
		require.NoError(t, s.sweep(t.Context()))
		_, _, ok := st.Next(0)
		require.True(t, ok)

		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		_, err = db.ExecContext(t.Context(), "DELETE FROM events; DELETE FROM rooms")
		require.NoError(t, err)
		require.NoError(t, db.Close())
		for len(st.Wake()) > 0 {
			<-st.Wake()
		}
		require.NoError(t, s.sweep(t.Context()))
		assert.Len(t, st.Wake(), 1)
		_, _, ok = st.Next(0)
		assert.False(t, ok, "the stream has ended")
		st.Close()
		assert.Empty(t, s.liveRooms())
		assert.Empty(t, s.addresses)
		_, err = s.Load(t.Context(), id)
		assert.ErrorIs(t, err, sqlstore.ErrNoRoom)
	})
}

// What another process appends is heard of here.
func TestOtherProcessesAreHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		here, there := running(t, file, nil), running(t, file, nil)
		id := started(t, here)
		st := subscribe(t, here, id, room.Nobody)
		defer st.Close()
		_, view, _ := st.Next(0)
		must(t, there, id, moving(room.Maker, "e2e4"))
		time.Sleep(2 * changesInterval)
		events, _, ok := st.Next(view.Room.Number())
		require.True(t, ok)
		require.Len(t, events, 1)
		assert.Equal(t, room.KindMoved, events[0].Kind)
	})
}

// What was committed long after its time is heard of all the same.
func TestWhatIsCommittedLateIsHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := running(t, file, nil)
		id := started(t, s)
		time.Sleep(time.Minute)
		st := subscribe(t, s, id, room.Nobody)
		defer st.Close()
		_, view, _ := st.Next(0)
		number := view.Room.Number()
		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		e := room.Event{Kind: room.KindMoved, Player: room.Maker, Move: "e2e4"}
		late := time.Now().Add(-20 * time.Second).UnixMilli()
		_, err = db.ExecContext(t.Context(), `INSERT INTO events VALUES ($1, $2, 'late', $3, $4);
			UPDATE rooms SET number = $2, last = $3 WHERE room = $1`, id, number+1, late, string(e.Encode()))
		require.NoError(t, err)
		require.NoError(t, db.Close())
		time.Sleep(2 * checkInterval)
		events, _, ok := st.Next(number)
		require.True(t, ok)
		require.Len(t, events, 1)
	})
}

// Two processes append to the same rooms at once. Each stream gets every event once and in order.
func TestEveryStreamGetsEveryEvent(t *testing.T) {
	file := newFile(t)
	services := []*Service{running(t, file, nil), running(t, file, nil)}
	ids := []room.ID{pair(t, services[0]).ID(), pair(t, services[1]).ID()}
	const each = 15
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for range each {
				_, _, err := services[i%2].Act(t.Context(), ids[i/2], goingOn)
				assert.NoError(t, err)
			}
		})
		all.Go(func() {
			st, err := services[i%2].Subscribe(t.Context(), ids[i/2], Viewer{Address: "somewhere"})
			if !assert.NoError(t, err) {
				return
			}
			defer st.Close()
			for number, done := 0, 0; done < 2*each; {
				events, _, ok := st.Next(number)
				if !assert.True(t, ok) {
					return
				}
				for _, e := range events {
					assert.Equal(t, number+1, e.Number)
					number = e.Number
					switch e.Kind {
					case room.KindAborted, room.KindRematch, room.KindAgain:
						done++
					}
				}
				if len(events) == 0 {
					<-st.Wake()
				}
			}
		})
	}
	all.Wait()
}
