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

// Feed tells what is appended to any room, by whichever process. It is made by
// Store.Feed and asked by one goroutine, again and again: a process has one.
//
// Events become visible when their transactions commit, and not in the order of
// their times. So a feed looks back a little each time, further now and then,
// and leaves out what it has told. In one room they do come in order: where an
// event is met and the one before it was not, that was late, and is read first.
type Feed struct {
	store *Store
	from  int64 // the database's time at the last look, 0 before the first
	wide  int64 // and at the last that looked far back
	told  map[room.ID]told
}

// told is the last event of a room that a feed has told.
type told struct {
	number int
	time   int64
}

// How far a feed looks back, and how often far. A commit takes milliseconds; none
// is later than lookFar, since PostgreSQL ends transactions that take longer.
const (
	lookNear  = int64(200 * time.Millisecond / time.Millisecond)
	lookFar   = int64(15 * time.Second / time.Millisecond)
	farEvery  = int64(time.Second / time.Millisecond)
	remember  = int64(time.Hour / time.Millisecond) // what was told
	selectNew = `SELECT n.now, e.room, e.number, e.id, e.time, e.data
		FROM (SELECT now_ms() AS now) n LEFT JOIN events e ON e.time >= $1 ORDER BY e.time, e.number`
)

// Feed returns a feed that begins now. Of what was appended before its first
// look it may tell the last quarter of a minute's.
func (s *Store) Feed() *Feed { return &Feed{store: s, told: map[room.ID]told{}} }

// Look returns the events appended since the last look, those of a room in
// order and each once. One that was committed late may wait for a look a second
// later. When the database's clock is set back some are told again: their numbers
// show it. After ErrDown it goes on where it was.
func (f *Feed) Look(ctx context.Context) (changes []Change, err error) {
	if f.from == 0 {
		now, err := f.store.Now(ctx)
		if err != nil {
			return nil, err
		}
		f.from, f.wide = now.UnixMilli(), now.UnixMilli()
	}
	since, far := f.from-lookNear, f.from-f.wide >= farEvery
	if far {
		since = f.wide - lookFar
	}
	changes, now, err := f.since(ctx, since)
	if err != nil {
		return nil, err
	}
	if now < f.from { // the database's clock was set back
		far = true
		if changes, now, err = f.since(ctx, now-lookFar); err != nil {
			return nil, err
		}
	}
	late, err := f.late(ctx, changes, now)
	if err != nil {
		return nil, err
	}
	f.from = now
	fresh := f.news(append(late, changes...))
	if far {
		f.wide = now
		f.forget(now - remember)
	}
	return fresh, nil
}

// late reads the events that were missed before others of the same room. Of a
// room that it knows nothing of it takes those that could still be late.
func (f *Feed) late(ctx context.Context, changes []Change, now int64) (late []Change, err error) {
	met := map[room.ID]bool{}
	for _, c := range changes {
		last, known := f.told[c.Room]
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
			if e.Number < c.Number && (known || e.Time.UnixMilli() >= now-lookFar) {
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
			return c, err // there is one row without an event if there are no events
		}
		c.Room = room.ID(*id)
		c.Event, err = storedEvent(int(*number), *name, *ms, data)
		return c, err
	}, selectNew, since)
	return changes, now, err
}

// news picks what was not told before.
func (f *Feed) news(changes []Change) (fresh []Change) {
	for _, c := range changes {
		if c.Room == "" || c.Number <= f.told[c.Room].number {
			continue
		}
		f.told[c.Room] = told{c.Number, c.Time.UnixMilli()}
		fresh = append(fresh, c)
	}
	return fresh
}

// forget drops rooms whose last event is too old to be met again.
func (f *Feed) forget(before int64) {
	for id, last := range f.told {
		if last.time < before {
			delete(f.told, id)
		}
	}
}
