package sqlstore

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

func look(t *testing.T, f *Feed) []Change {
	t.Helper()
	changes, err := f.Poll(t.Context())
	require.NoError(t, err)
	return changes
}

func TestAFeedBeginsNow(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		execute(t, s, `UPDATE events SET time = time - $1`, 2*farWindow)
		f := s.Feed()
		assert.Empty(t, look(t, f))
		_, event := must(t, s, r)
		assert.Equal(t, []Change{{r.ID(), event}}, look(t, f))
		assert.Empty(t, look(t, f))
		time.Sleep(time.Duration(farInterval+50) * time.Millisecond)
		assert.Empty(t, append(look(t, f), look(t, f)...), "far back")
	})
}

// A transaction can commit long after another that began later.
func TestAFeedTellsWhatWasCommittedLate(t *testing.T) {
	s := open(t, pgtest.Database(t))
	slow, quick := create(t, s), create(t, s)
	f := s.Feed()
	look(t, f)
	committed := make(chan room.Event)
	decided, passed := make(chan struct{}), make(chan struct{})
	decide := sync.OnceFunc(func() { close(decided) }) // a database that has waited too long is asked again
	go func() {
		_, event, err := s.Append(t.Context(), slow, func(now time.Time) (room.Event, error) {
			decide()
			<-passed
			return next(slow)(now)
		})
		assert.NoError(t, err)
		committed <- event
	}()
	<-decided
	for range 3 { // looks in the meantime pass its time, by more than the near window
		time.Sleep(100 * time.Millisecond)
		_, event := must(t, s, quick)
		quick, _ = s.Load(t.Context(), quick.ID())
		assert.Contains(t, look(t, f), Change{quick.ID(), event})
	}
	close(passed)
	late := <-committed
	var told []Change
	for began := time.Now(); len(told) == 0 && time.Since(began) < time.Minute; {
		time.Sleep(50 * time.Millisecond)
		told = append(told, look(t, f)...)
	}
	time.Sleep(time.Duration(farInterval+50) * time.Millisecond)
	told = append(append(told, look(t, f)...), look(t, f)...)
	assert.Equal(t, []Change{{slow.ID(), late}}, told, "once")
}

// What is late is told before what comes after it in its room.
func TestAFeedTellsARoomInOrder(t *testing.T) {
	s := open(t, pgtest.Database(t))
	known, unknown, old := create(t, s), create(t, s), create(t, s)
	f := s.Feed()
	look(t, f)
	f.delivered = map[room.ID]delivered{known.ID(): {number: 2}}
	for _, r := range []*room.Room{known, unknown, old} {
		r, _ = must(t, s, r)
		// as if it had been committed only now
		execute(t, s, `UPDATE events SET time = time - 1000 WHERE room = $1`, r.ID())
		if r.ID() == old.ID() {
			execute(t, s, `UPDATE events SET time = time - $1 WHERE room = $2`, farWindow, r.ID())
		}
		must(t, s, r)
	}
	numbers := map[room.ID][]int{}
	for _, c := range look(t, f) {
		numbers[c.Room] = append(numbers[c.Room], c.Number)
	}
	assert.Equal(t, map[room.ID][]int{known.ID(): {3, 4}, unknown.ID(): {1, 2, 3, 4}, old.ID(): {4}}, numbers)
	assert.Empty(t, look(t, f))
}

// setClock makes a database's clock go wrong by so much.
func setClock(t *testing.T, s *Store, wrong time.Duration) {
	execute(t, s, fmt.Sprintf(`CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
		AS 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + %d'`, wrong.Milliseconds()))
}

func TestAFeedOutlivesAClockSetBack(t *testing.T) {
	s := open(t, pgtest.Database(t))
	f := s.Feed()
	look(t, f)
	r := create(t, s)
	assert.Len(t, look(t, f), 2)
	setClock(t, s, -time.Hour)
	created := create(t, s)
	assert.Len(t, look(t, f), 2)
	_, event := must(t, s, r)
	assert.Equal(t, r.Time(), event.Time, "though the database says an hour less")
	assert.Equal(t, []Change{{r.ID(), event}}, look(t, f))
	_, event = must(t, s, created)
	assert.Equal(t, []Change{{created.ID(), event}}, look(t, f))
}

// A feed remembers only what it may meet again.
func TestAFeedForgets(t *testing.T) {
	s := open(t, pgtest.Database(t))
	f := s.Feed()
	look(t, f)
	create(t, s)
	assert.Len(t, look(t, f), 2)
	assert.Len(t, f.delivered, 1)
	setClock(t, s, time.Hour)
	later := create(t, s)
	for _, c := range append(look(t, f), look(t, f)...) {
		assert.Equal(t, later.ID(), c.Room)
	}
	assert.Len(t, f.delivered, 1)
}
