package sqlstore

import (
	"context"
	"database/sql"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
)

// The times of feeds.
const (
	// feedWindow is how much of the past before its last call a feed asks SQLite for, as an event may be committed some
	// time after its own time.
	feedWindow = 250 * time.Millisecond
	// announceEvery bounds how often a process tells the others of events, and hearEvery how often a feed passes it on.
	announceEvery = 25 * time.Millisecond
	hearEvery     = 20 * time.Millisecond
	// unheardEvery is how often a feed reads though nobody told of events: a process may be killed before it tells.
	unheardEvery = time.Second
	listenAgain  = time.Second // after the connection was lost
)

// Feed tells which rooms and classes get events, whichever process appends them.
//
// In PostgreSQL it reads each event once. Each event has the number of its transaction. These numbers are given out in
// order, but transactions end in any order: so a feed reads as far as to the oldest transaction that still runs, and
// goes on from there. It reads when a process tells of events by NOTIFY, which is done outside of the appends, once for
// all of a short time: a NOTIFY in each append would let them wait for one another.
//
// In SQLite it reads what was stored since the last call, and in the feedWindow before that.
type Feed struct {
	store *Store
	heard *throttle
	stop  context.CancelFunc
	ended chan struct{} // closed when it no longer listens

	from      uint64    // the first transaction that was not read, 0 if reading has not begun
	read      time.Time // when it was read last
	listening atomic.Bool
	more      atomic.Bool // there may be events that were not read
	anew      atomic.Bool // reading is to begin anew
	rows      atomic.Uint64
}

// Changes are the numbers of the last events of the rooms and classes that got events.
type Changes struct {
	Rooms   map[room.ID]int
	Classes map[class.Code]int
	// Gap says that these may not be all: the feed begins with this. Ask Numbers and ClassNumbers.
	Gap bool
}

// Feed returns a feed, which calls heard, soon and not often, when it hears of events. Close must follow. One goroutine
// at a time may use it.
func (s *Store) Feed(heard func()) *Feed {
	ctx, stop := context.WithCancel(context.Background())
	f := &Feed{store: s, stop: stop, heard: &throttle{every: hearEvery, do: heard}, ended: make(chan struct{})}
	if s.server == nil {
		close(f.ended)
		return f
	}
	go func() {
		defer close(f.ended)
		for ctx.Err() == nil {
			f.listen(ctx)
			f.listening.Store(false)
			f.anew.Store(true) // a server that went down may count some transactions twice
			sleep(ctx, listenAgain)
		}
	}()
	return f
}

// Close ends the feed.
func (f *Feed) Close() {
	f.stop()
	<-f.ended
}

// Rows returns how many events the feed has read.
func (f *Feed) Rows() uint64 { return f.rows.Load() }

// Rest says that nobody wants to know what happens until the next call of Next, which begins with a gap.
func (f *Feed) Rest() { f.from, f.read = 0, time.Time{} }

// listen hears what processes tell of events, until the connection is lost. Without it Next reads each time.
func (f *Feed) listen(ctx context.Context) {
	connection, err := pgx.ConnectConfig(ctx, f.store.server)
	if err != nil {
		return
	}
	defer func() { _ = connection.Close(context.Background()) }()
	if _, err = connection.Exec(ctx, `LISTEN chesstutor`); err != nil {
		return
	}
	f.more.Store(true)
	f.listening.Store(true)
	for {
		if _, err := connection.WaitForNotification(ctx); err != nil {
			return
		}
		f.more.Store(true)
		f.heard.trigger()
	}
}

// announce tells the feeds of all processes that there are events. If it fails they find them within unheardEvery.
func (s *Store) announce() {
	ctx, cancel := context.WithTimeout(context.Background(), retryTimeout)
	defer cancel()
	_, _ = s.write.ExecContext(ctx, `NOTIFY chesstutor`)
}

// Next returns what has changed since the last call.
func (f *Feed) Next(ctx context.Context) (c Changes, err error) {
	if f.store.server == nil {
		return f.recent(ctx)
	}
	if f.from > 0 && f.listening.Load() && !f.more.Load() && time.Since(f.read) < unheardEvery {
		return Changes{}, nil
	}
	f.more.Store(false)
	if c, err = f.since(ctx); err != nil {
		f.Rest()
	}
	return c, err
}

// recent returns what has changed since the last call and within feedWindow before it: a server that is held up misses
// nothing.
func (f *Feed) recent(ctx context.Context) (c Changes, err error) {
	now, window := time.Now(), feedWindow
	if !f.read.IsZero() {
		window += now.Sub(f.read)
	}
	if c.Rooms, err = changed[room.ID](ctx, f.store, roomList, window); err == nil {
		c.Classes, err = changed[class.Code](ctx, f.store, classList, window)
	}
	if err == nil {
		f.read = now
	}
	return c, err
}

// feedSince has the oldest transaction that runs and the next one, the rooms that have events of the transactions from
// $1 on, but before all that run, and such classes. One statement sees one snapshot.
const feedSince = `
	SELECT 0, pg_snapshot_xmin(pg_current_snapshot())::text, 0, 0
	UNION ALL SELECT 1, pg_snapshot_xmax(pg_current_snapshot())::text, 0, 0
	UNION ALL SELECT 2, room, MAX(number), COUNT(*) FROM events
		WHERE tx >= CAST($1::text AS xid8) AND tx < (SELECT pg_snapshot_xmin(pg_current_snapshot())) GROUP BY room
	UNION ALL SELECT 3, class, MAX(number), COUNT(*) FROM class_events
		WHERE tx >= CAST($1::text AS xid8) AND tx < (SELECT pg_snapshot_xmin(pg_current_snapshot())) GROUP BY class`

// since returns what transactions have changed that ended since the last call.
func (f *Feed) since(ctx context.Context) (Changes, error) {
	type row struct {
		kind, number int
		name         string
		events       uint64
	}
	if f.anew.Swap(false) {
		f.Rest()
	}
	from := f.from
	if from == 0 {
		from = 1<<63 - 1 // nothing is read
	}
	rows, err := query(ctx, f.store, func(rows *sql.Rows) (r row, err error) {
		err = rows.Scan(&r.kind, &r.name, &r.number, &r.events)
		return r, err
	}, feedSince, strconv.FormatUint(from, 10))
	if err != nil {
		return Changes{}, err
	}
	c := Changes{Rooms: map[room.ID]int{}, Classes: map[class.Code]int{}}
	var ends [2]uint64 // the oldest transaction that runs, and the next one
	for _, r := range rows {
		f.rows.Add(r.events)
		switch r.kind {
		case 2:
			c.Rooms[room.ID(r.name)] = r.number
		case 3:
			c.Classes[class.Code(r.name)] = r.number
		default:
			if ends[r.kind], err = strconv.ParseUint(r.name, 10, 64); err != nil {
				return Changes{}, err
			}
		}
	}
	c.Gap = f.from == 0 || f.from > ends[0] // another database, restored, counts anew
	f.from, f.read = ends[0], time.Now()
	if ends[0] < ends[1] { // what still runs may end without a word
		f.more.Store(true)
	}
	return c, nil
}
