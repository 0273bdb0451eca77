package sqlstore

import (
	"context"
	"database/sql"
	"time"

	"chesstutor/tutor/room"
)

// Change is an event appended to some room.
type Change struct {
	Room room.ID
	room.Event
}

// Feed returns the events that any process appends to any room. It is made by Store.Feed and polled
// by one goroutine; a process needs one.
//
// Events become visible when their transactions commit, not in the order of their times. So each
// poll also reads the events of a short time before the last poll, now and then of a longer time,
// and skips those that were delivered. Within a room it delivers events in order: it reads missing
// earlier events first.
type Feed struct {
	store     *Store
	from      int64 // the database's time at the last poll, 0 before the first
	lastFar   int64 // and at the last poll with the far window
	delivered map[room.ID]delivered
}

// delivered is the last event of a room that a feed has delivered.
type delivered struct {
	number int
	time   int64
}

// The windows before the last poll that are read again, and how often the far one is. A commit
// takes milliseconds; none is later than farWindow, since PostgreSQL ends transactions that take
// longer.
const (
	nearWindow   = int64(200 * time.Millisecond / time.Millisecond)
	farWindow    = int64(15 * time.Second / time.Millisecond)
	farInterval  = int64(time.Second / time.Millisecond)
	deliveredTTL = int64(time.Hour / time.Millisecond) // for delivered events
	selectNew    = `SELECT n.now, e.room, e.number, e.id, e.time, e.data
		FROM (SELECT now_ms() AS now) n LEFT JOIN events e ON e.time >= $1 ORDER BY e.time, e.number`
)

// Feed returns a feed that begins now. It may also deliver events of the last 15 seconds before its
// first poll.
func (s *Store) Feed() *Feed { return &Feed{store: s, delivered: map[room.ID]delivered{}} }

// Poll returns the events appended since the last poll, those of a room in order and each once. One
// that was committed late may be delivered up to a second later. When the database's clock is set
// back some are delivered again, which their numbers show. After ErrDown it continues where it was.
func (f *Feed) Poll(ctx context.Context) (changes []Change, err error) {
	if f.from == 0 {
		now, err := f.store.Now(ctx)
		if err != nil {
			return nil, err
		}
		f.from, f.lastFar = now.UnixMilli(), now.UnixMilli()
	}
	since, far := f.from-nearWindow, f.from-f.lastFar >= farInterval
	if far {
		since = f.lastFar - farWindow
	}
	changes, now, err := f.since(ctx, since)
	if err != nil {
		return nil, err
	}
	if now < f.from { // the database's clock was set back
		far = true
		if changes, now, err = f.since(ctx, now-farWindow); err != nil {
			return nil, err
		}
	}
	late, err := f.late(ctx, changes, now)
	if err != nil {
		return nil, err
	}
	f.from = now
	fresh := f.undelivered(append(late, changes...))
	if far {
		f.lastFar = now
		f.forget(now - deliveredTTL)
	}
	return fresh, nil
}

// late reads the events that are missing before the changes of a room. For a room without delivered
// events it returns those within the far window.
func (f *Feed) late(ctx context.Context, changes []Change, now int64) (late []Change, err error) {
	met := map[room.ID]bool{}
	for _, c := range changes {
		last, known := f.delivered[c.Room]
		if c.Room == "" || c.Number <= last.number || met[c.Room] {
			continue
		}
		met[c.Room] = true
		if c.Number == last.number+1 {
			continue
		}
		missing, err := f.store.Events(ctx, c.Room, last.number)
		if err != nil {
			return nil, err
		}
		for _, e := range missing {
			if e.Number < c.Number && (known || e.Time.UnixMilli() >= now-farWindow) {
				late = append(late, Change{c.Room, e})
			}
		}
	}
	return late, nil
}

// since returns the events of all rooms from a time on, and the time now.
func (f *Feed) since(ctx context.Context, since int64) (changes []Change, now int64, err error) {
	err = f.store.try(ctx, func(ctx context.Context, _ bool) (err error) {
		changes, now, err = f.store.eventsSince(ctx, since)
		return err
	})
	return changes, now, err
}

func (s *Store) eventsSince(ctx context.Context, since int64) (changes []Change, now int64, err error) {
	changes, err = query(ctx, s.read, func(rows *sql.Rows) (c Change, err error) {
		var id, name *string
		var number, ms *int64
		var data []byte
		if err := rows.Scan(&now, &id, &number, &name, &ms, &data); err != nil || id == nil {
			return c, err // if there are no events, there is one row with the time alone
		}
		c.Room = room.ID(*id)
		c.Event, err = storedEvent(int(*number), *name, *ms, data)
		return c, err
	}, selectNew, since)
	return changes, now, err
}

// undelivered returns the changes that were not delivered before, and marks them as delivered.
func (f *Feed) undelivered(changes []Change) (fresh []Change) {
	for _, c := range changes {
		if c.Room == "" || c.Number <= f.delivered[c.Room].number {
			continue
		}
		f.delivered[c.Room] = delivered{c.Number, c.Time.UnixMilli()}
		fresh = append(fresh, c)
	}
	return fresh
}

// forget drops rooms whose last event is too old to be read again.
func (f *Feed) forget(before int64) {
	for id, last := range f.delivered {
		if last.time < before {
			delete(f.delivered, id)
		}
	}
}
