package sqlstore

import (
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

// read reads a feed.
func read(t testing.TB, f *Feed) Changes {
	t.Helper()
	f.more.Store(true)
	c, err := f.Next(t.Context())
	require.NoError(t, err)
	return c
}

// readChanges reads a feed until it has told of the rooms and classes wanted their numbers, and of no others. It may
// take more than one time: transactions in other databases of the server hold it up.
func readChanges(t testing.TB, f *Feed, want Changes) (c Changes) {
	t.Helper()
	rooms, classes := map[room.ID]int{}, map[class.Code]int{}
	require.Eventually(t, func() bool {
		c = read(t, f)
		maps.Copy(rooms, c.Rooms)
		maps.Copy(classes, c.Classes)
		return maps.Equal(want.Rooms, rooms) && maps.Equal(want.Classes, classes)
	}, time.Minute, time.Millisecond)
	return c
}

func TestWhatHasChanged(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		feed := s.Feed(func() {})
		defer feed.Close()
		first := read(t, feed)
		assert.Empty(t, first.Rooms)
		assert.Equal(t, s.server != nil, first.Gap)
		r, other := create(t, s), create(t, open(t, database))
		c := createClass(t, open(t, database))
		changes := readChanges(t, feed, Changes{ // whichever process appended
			Rooms:   map[room.ID]int{r.ID(): 2, other.ID(): 2},
			Classes: map[class.Code]int{c.Code(): 2},
		})
		assert.False(t, changes.Gap)
		execute(t, s, `UPDATE events SET time = time - $1`, time.Hour.Milliseconds())
		execute(t, s, `UPDATE class_events SET time = time - $1`, time.Hour.Milliseconds())
		changes = read(t, feed)
		assert.Empty(t, changes.Rooms)
		assert.Empty(t, changes.Classes)
		must(t, s, r)
		readChanges(t, feed, Changes{Rooms: map[room.ID]int{r.ID(): 3}})
		numbers, err := s.Numbers(t.Context(), r.ID(), other.ID(), room.NewID())
		require.NoError(t, err)
		assert.Equal(t, map[room.ID]int{r.ID(): 3, other.ID(): 2}, numbers, "however long ago")
	})
}

// A feed that is asked late, as by a server that was held up, tells of what has changed since it was asked last.
func TestALateCallMissesNothing(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		feed := s.Feed(func() {})
		defer feed.Close()
		read(t, feed)
		r := create(t, s)
		time.Sleep(feedWindow + feedWindow/2)
		readChanges(t, feed, Changes{Rooms: map[room.ID]int{r.ID(): 2}})
	})
}

// TestWhatIsCommittedLateIsNotMissed holds a transaction open, which has stored an event, while later ones end and are
// read: its event is read when it ends. A feed that goes on from the last event that it has seen misses it.
func TestWhatIsCommittedLateIsNotMissed(t *testing.T) {
	t.Parallel()
	database := pgtest.Database(t)
	s := open(t, database)
	late, others := create(t, s), create(t, s)
	feed := s.Feed(func() {})
	defer feed.Close()
	require.True(t, read(t, feed).Gap)
	tx, err := open(t, database).write.BeginTx(t.Context(), nil)
	require.NoError(t, err)
	_, err = tx.ExecContext(t.Context(), roomList.counts(), late.ID(), late.Number())
	require.NoError(t, err)
	next, _, err := appendEvent(t.Context(), tx, late, "late", next(late), late.Time())
	require.NoError(t, err)
	seen := map[room.ID]int{}
	last := func() (tx int64) { // the last transaction of which an event can be seen
		tx, err := s.number(t.Context(), `SELECT MAX(tx)::text::bigint FROM events`)
		require.NoError(t, err)
		return tx
	}
	for range 3 {
		others, _ = must(t, s, others)
		maps.Copy(seen, read(t, feed).Rooms)
	}
	require.NotEqual(t, next.Number(), seen[late.ID()])
	plain := last()
	require.NoError(t, tx.Commit())
	readChanges(t, feed, Changes{Rooms: map[room.ID]int{late.ID(): next.Number(), others.ID(): others.Number()}})
	assert.Equal(t, plain, last(), "what is behind the last that could be seen is nothing")
	assert.Empty(t, read(t, feed).Rooms, "each event is read once")
}

// A feed that rests, or whose database counts its transactions anew, says that it has missed something.
func TestGapsOfFeeds(t *testing.T) {
	t.Parallel()
	s := open(t, pgtest.Database(t))
	feed := s.Feed(func() {})
	defer feed.Close()
	assert.True(t, read(t, feed).Gap)
	assert.False(t, read(t, feed).Gap)
	feed.Rest()
	create(t, s)
	changes := read(t, feed)
	assert.True(t, changes.Gap)
	assert.Empty(t, changes.Rooms)
	feed.from += 1 << 40
	assert.True(t, read(t, feed).Gap)
	assert.False(t, read(t, feed).Gap)
}

// follower follows a feed as a process does.
type follower struct {
	store *Store
	feed  *Feed
	reads atomic.Int64
	mu    sync.Mutex
	seen  Changes
}

// followFeed starts a follower, and returns when it follows.
func followFeed(t testing.TB, s *Store) *follower {
	heard := make(chan struct{}, 1)
	f := &follower{store: s, seen: Changes{Rooms: map[room.ID]int{}, Classes: map[class.Code]int{}}}
	f.feed = s.Feed(func() {
		select {
		case heard <- struct{}{}:
		default:
		}
	})
	_, err := f.feed.Next(t.Context())
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-ctx.Done():
				return
			case <-heard:
			case <-time.After(50 * time.Millisecond):
			}
			before := f.feed.read
			c, err := f.feed.Next(ctx)
			if err != nil {
				continue
			}
			if f.feed.read != before {
				f.reads.Add(1)
			}
			if c.Gap {
				c.Rooms, _ = s.Numbers(ctx, slices.Collect(maps.Keys(f.seen.Rooms))...)
				c.Classes, _ = s.ClassNumbers(ctx, slices.Collect(maps.Keys(f.seen.Classes))...)
			}
			f.mu.Lock()
			maps.Copy(f.seen.Rooms, c.Rooms)
			maps.Copy(f.seen.Classes, c.Classes)
			f.mu.Unlock()
		}
	}()
	t.Cleanup(func() {
		stop()
		<-ended
		f.feed.Close()
	})
	return f
}

// await waits until the follower knows the last events of a room and a class.
func (f *follower) await(t testing.TB, r *room.Room, c *class.Class) {
	t.Helper()
	require.Eventually(t, func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		return f.seen.Rooms[r.ID()] >= r.Number() && f.seen.Classes[c.Code()] >= c.Number()
	}, time.Minute, 5*time.Millisecond)
}

// TestEachEventIsReadOnce lets four processes follow what two append: each reads each event once, and does not miss the
// last ones.
func TestEachEventIsReadOnce(t *testing.T) {
	t.Parallel()
	database := pgtest.Database(t)
	var feeds []*follower
	for range 4 {
		feeds = append(feeds, followFeed(t, open(t, database)))
	}
	const events = 100
	var wait sync.WaitGroup
	var rooms [2]*room.Room
	var classes [2]*class.Class
	for i := range 2 {
		wait.Go(func() {
			s := feeds[i].store
			r, c := create(t, s), createClass(t, s)
			for n := range events {
				r, _ = must(t, s, r)
				c = inClass(t, s, c, child, answer(n))
			}
			rooms[i], classes[i] = r, c
		})
	}
	wait.Wait()
	for _, f := range feeds {
		for i := range 2 {
			f.await(t, rooms[i], classes[i])
		}
		assert.Equal(t, uint64(2*2*(events+2)), f.feed.Rows())
	}
}

// A feed that cannot listen reads each time, and listens again when it can.
func TestAFeedThatCannotListen(t *testing.T) {
	t.Parallel()
	server := pgtest.Start(t)
	s := open(t, server.URL("postgres"))
	f := followFeed(t, s)
	r, c := create(t, s), createClass(t, s)
	f.await(t, r, c)
	server.Stop(t)
	require.Eventually(t, func() bool { return !f.feed.listening.Load() }, time.Minute, time.Millisecond)
	server.Start(t)
	r, _ = must(t, s, r)
	f.await(t, r, c)
	require.Eventually(t, f.feed.listening.Load, time.Minute, 10*time.Millisecond)
	f.await(t, r, inClass(t, s, c, child, answer(1)))
}

// Tables of the version before are changed when they are first opened, and hold what they held.
func TestTablesOfTheVersionBefore(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		all := migrations
		t.Cleanup(func() { migrations = all })
		migrations = all[:2]
		old, err := Open(t.Context(), database)
		require.NoError(t, err)
		migrations = all
		for _, statement := range []string{
			`INSERT INTO classes VALUES ('CCCCCC', 3, 0, 0, 0, '')`,
			`INSERT INTO class_events (class, number, id, time, data)
				VALUES ('CCCCCC', 1, 'a', 0, '{}'), ('CCCCCC', 2, 'b', 0, '{}'), ('CCCCCC', 3, 'b', 0, '{}')`,
			`INSERT INTO rooms VALUES ('room', 1, 0, 0, FALSE, FALSE, '')`,
			`INSERT INTO events (room, number, id, time, data) VALUES ('room', 1, 'a', 0, '{}')`,
		} {
			execute(t, old, statement)
		}
		require.NoError(t, old.Close())
		s := open(t, database)
		entries, err := s.entries(t.Context(), classList, "CCCCCC", 0)
		require.NoError(t, err)
		assert.Len(t, entries, 3)
		feed := s.Feed(func() {})
		defer feed.Close()
		read(t, feed)
		r := create(t, s)
		readChanges(t, feed, Changes{Rooms: map[room.ID]int{r.ID(): 2}})
	})
}
