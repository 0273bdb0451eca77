package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

// everything asks the store for each thing it can do.
func everything(ctx context.Context, s *Store, r *room.Room) map[string]error {
	all := map[string]error{}
	_, _, all["Append"] = s.Append(ctx, r, next(r))
	_, all["Create"] = s.Create(ctx, room.NewID(), "", room.Options{}, room.Key{})
	_, all["Events"] = s.Events(ctx, r.ID(), 0)
	_, all["Load"] = s.Load(ctx, r.ID())
	_, all["Now"] = s.Now(ctx)
	feed := s.Feed(func() {})
	_, all["Feed"] = feed.Next(ctx)
	feed.Close()
	all["Seen"] = s.Seen(ctx, Lease{r.ID(), room.Maker})
	_, all["LastSeen"] = s.LastSeen(ctx, r.ID())
	_, all["OpenRooms"] = s.OpenRooms(ctx, "")
	_, all["Sweep"] = s.Sweep(ctx)
	return all
}

func TestADatabaseThatStopsIsDownAndComesBack(t *testing.T) {
	t.Parallel()
	server := pgtest.Start(t)
	s := open(t, server.URL("postgres"))
	r := create(t, s)
	for i := range 2 {
		server.Stop(t)
		began := time.Now()
		for name, err := range everything(t.Context(), s, r) {
			assert.ErrorIs(t, err, ErrDown, name)
		}
		assert.Less(t, time.Since(began), 8*retryTimeout, "of all ten together: most are told at once")
		late := open(t, server.URL(fmt.Sprintf("later%d", i)))
		_, err := late.Now(t.Context())
		assert.ErrorIs(t, err, ErrDown)

		server.Start(t)
		execute(t, s, fmt.Sprintf("CREATE DATABASE later%d", i))
		create(t, late) // tables and all
		for name, err := range everything(t.Context(), s, r) {
			assert.NoError(t, err, name)
		}
		r, err = s.Load(t.Context(), r.ID())
		require.NoError(t, err)
	}
	assert.Equal(t, 4, r.Number())
}

// Its own process writes on while a server goes down and up; what it was told stays true.
func TestAppendingThroughOutages(t *testing.T) {
	t.Parallel()
	server := pgtest.Start(t)
	s := open(t, server.URL("postgres"))
	id := create(t, s).ID()
	ctx, cancel := context.WithCancel(t.Context())
	acknowledged := make(chan []string)
	go func() {
		var ids []string
		for ctx.Err() == nil {
			event, err := appendAnyway(context.Background(), s, id)
			if err == nil {
				ids = append(ids, event.ID)
			} else {
				assert.ErrorIs(t, err, ErrDown)
			}
		}
		acknowledged <- ids
	}()
	for range 3 {
		time.Sleep(150 * time.Millisecond)
		server.Stop(t)
		server.Start(t)
	}
	time.Sleep(150 * time.Millisecond)
	cancel()
	requireKept(t, s, id, <-acknowledged)
}

// requireKept requires acknowledged events to be in a room, in order and once.
func requireKept(t *testing.T, s *Store, id room.ID, acknowledged []string) {
	t.Helper()
	events, err := s.Events(t.Context(), id, 2)
	require.NoError(t, err)
	_, err = s.Load(t.Context(), id)
	require.NoError(t, err)
	require.NotEmpty(t, acknowledged)
	seen := map[string]bool{}
	for _, e := range events {
		require.False(t, seen[e.ID], "twice")
		seen[e.ID] = true
		if len(acknowledged) > 0 && acknowledged[0] == e.ID {
			acknowledged = acknowledged[1:]
		}
	}
	require.Empty(t, acknowledged, "acknowledged, but not there in this order")
}

func TestSQLiteWaitsForAnotherProcess(t *testing.T) {
	t.Parallel()
	database := databases["SQLite"](t)
	s, other := open(t, database), open(t, database)
	r := create(t, s)
	tx, err := other.write.BeginTx(t.Context(), nil)
	require.NoError(t, err)
	time.AfterFunc(1500*time.Millisecond, func() { _ = tx.Rollback() })
	r, _ = must(t, s, r)

	tx, err = other.write.BeginTx(t.Context(), nil)
	require.NoError(t, err)
	defer func() { _ = tx.Rollback() }()
	began := time.Now()
	_, _, err = s.Append(t.Context(), r, next(r))
	require.ErrorIs(t, err, ErrDown)
	assert.Less(t, time.Since(began), retryTimeout+time.Minute)
	_, err = s.Load(t.Context(), r.ID())
	assert.NoError(t, err, "who reads does not wait")
}

// A process that hangs in the middle of an append holds up its room for seconds, not for good.
func TestPostgreSQLEndsHungTransactions(t *testing.T) {
	t.Parallel()
	database := pgtest.Database(t)
	s, hung := open(t, database), open(t, database)
	r := create(t, s)
	tx, err := hung.write.BeginTx(t.Context(), nil)
	require.NoError(t, err)
	_, err = tx.ExecContext(t.Context(), `UPDATE rooms SET number = number + 1`)
	require.NoError(t, err)
	assert.Eventually(t, func() bool {
		after, err := appendAnyway(t.Context(), s, r.ID())
		return err == nil && after.Number == 3 || !assert.ErrorIs(t, err, ErrDown)
	}, time.Minute, time.Millisecond)
	assert.Error(t, tx.Commit())
}

// Want of time is told apart from a database that is not there.
func TestADatabaseWithoutTimeIsSlow(t *testing.T) {
	t.Parallel()
	s := open(t, databases["SQLite"](t))
	r := create(t, s)
	s.patience = time.Nanosecond
	for name, err := range everything(t.Context(), s, r) {
		assert.ErrorIs(t, err, ErrSlow, name)
		assert.ErrorIs(t, err, ErrDown, name)
	}
}

func TestWhatIsContended(t *testing.T) {
	assert.False(t, contended(errors.New("something")))
}
