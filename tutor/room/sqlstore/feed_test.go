package sqlstore

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

func look(t *testing.T, f *Feed) []Change {
	t.Helper()
	changes, err := f.Look(t.Context())
	require.NoError(t, err)
	return changes
}

func TestAFeedBeginsNow(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		time.Sleep(time.Duration(lookNear+50) * time.Millisecond)
		f := s.Feed()
		assert.Empty(t, look(t, f))
		r, event := must(t, s, r)
		assert.Equal(t, []Change{{r.ID(), event}}, look(t, f))
		assert.Empty(t, look(t, f))
		time.Sleep(time.Duration(farEvery+50) * time.Millisecond)
		changes := look(t, f) // far back, where it has not looked before
		for _, c := range changes {
			assert.Less(t, c.Number, event.Number)
		}
		assert.Empty(t, look(t, f))
	})
}

// A transaction can commit long after another that began later.
func TestAFeedTellsWhatWasCommittedLate(t *testing.T) {
	s := open(t, pgtest.Database(t))
	slow, quick := create(t, s), create(t, s)
	f := s.Feed()
	look(t, f)
	committed := make(chan room.Event)
	decided := make(chan struct{})
	go func() {
		_, event, err := s.Append(t.Context(), slow, func(now time.Time) (room.Event, error) {
			close(decided)
			time.Sleep(1500 * time.Millisecond)
			return next(slow)(now)
		})
		assert.NoError(t, err)
		committed <- event
	}()
	<-decided
	for range 3 { // looks in the meantime pass its time
		time.Sleep(100 * time.Millisecond)
		_, event := must(t, s, quick)
		quick, _ = s.Load(t.Context(), quick.ID())
		assert.Contains(t, look(t, f), Change{quick.ID(), event})
	}
	late := <-committed
	var told []Change
	for range 25 {
		time.Sleep(50 * time.Millisecond)
		told = append(told, look(t, f)...)
	}
	assert.Equal(t, []Change{{slow.ID(), late}}, told, "within little more than a second, and once")
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
	assert.Len(t, f.told, 1)
	setClock(t, s, time.Hour)
	later := create(t, s)
	for _, c := range append(look(t, f), look(t, f)...) {
		assert.Equal(t, later.ID(), c.Room)
	}
	assert.Len(t, f.told, 1)
}
