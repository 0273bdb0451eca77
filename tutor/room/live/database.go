package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"chesstutor/tutor/room/sqlstore"
)

// database is the database of a service, opened when it is first wanted, and how
// far its clock is from ours.
type database struct {
	open func(context.Context) (*sqlstore.Store, error)

	mu      sync.Mutex
	opening *opening // nil if nobody waits for it
	opened  *sqlstore.Store
	retired *sqlstore.Store // to be closed before another is opened
	clocked bool            // skew was found out
	skew    time.Duration   // how far the database's clock is ahead of ours
	uptime  uptime
}

// opening is one attempt to open the database. All who want it wait for the same
// one, each no longer than its own request lasts.
type opening struct {
	done  chan struct{} // closed when there is one of these:
	store *sqlstore.Store
	err   error
}

// store returns the database of the service. One that was removed or replaced is
// given up, and opened anew: what is known here of its rooms is worth nothing.
func (s *Service) store(ctx context.Context) (*sqlstore.Store, error) {
	if s.database.retire() {
		s.outage.lost()
		for _, id := range s.liveRooms() {
			s.drop(id)
		}
	}
	return s.database.get(ctx)
}

// get returns the database, opened when it is first wanted, and again after it
// could not be.
func (d *database) get(ctx context.Context) (*sqlstore.Store, error) {
	if d.open == nil {
		return nil, ErrOff
	}
	d.mu.Lock()
	if d.opened != nil && d.clocked {
		defer d.mu.Unlock()
		return d.opened, nil
	}
	try := d.opening
	if try == nil {
		try = &opening{done: make(chan struct{})}
		d.opening = try
		go d.try(try)
	}
	d.mu.Unlock()
	select {
	case <-try.done:
		return try.store, try.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// try opens the database, if it is not, and asks it for the time: without that no
// clock here would be right.
func (d *database) try(o *opening) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	store, err := d.current(), error(nil)
	if store == nil {
		d.closeRetired()
		store, err = d.open(ctx)
	}
	d.mu.Lock()
	if err == nil {
		d.opened = store
	}
	d.mu.Unlock()
	if err == nil {
		err = d.setClock(ctx, store)
	}
	if err != nil {
		store, err = nil, errors.Join(sqlstore.ErrDown, err)
	}
	d.mu.Lock()
	if err == nil {
		d.uptime.touch(d.clock())
	}
	d.opening = nil
	d.mu.Unlock()
	o.store, o.err = store, err
	close(o.done)
}

// retire gives up a database that was removed or replaced, and reports whether it
// did.
func (d *database) retire() bool {
	store := d.current()
	if store == nil || !store.Replaced() {
		return false
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.opened != store { // another has done it
		return false
	}
	d.opened, d.retired, d.clocked = nil, store, false
	return true
}

// closeRetired gives back a database that was given up.
func (d *database) closeRetired() {
	d.mu.Lock()
	store := d.retired
	d.retired = nil
	d.mu.Unlock()
	if store != nil {
		_ = store.Close() // nothing that matters can be lost with it any more
	}
}

// current returns the database if it is open, nil if not.
func (d *database) current() *sqlstore.Store {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.opened
}

// setClock finds out how far the database's clock is from ours.
func (d *database) setClock(ctx context.Context, store *sqlstore.Store) error {
	before := time.Now()
	now, err := store.Now(ctx)
	if err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.skew, d.clocked = now.Sub(before.Add(time.Since(before)/2)), true
	return nil
}

// now returns the database's time, nearly.
func (d *database) now() time.Time {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.clock()
}

// clock is now for whoever holds mu. It goes on while the machine sleeps.
func (d *database) clock() time.Time { return time.Now().Add(d.skew).UTC().Round(0) }

// touchUptime says that leases were renewed now.
func (d *database) touchUptime() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.uptime.touch(d.clock())
}

// upLong reports whether silence says something of a player: see uptime.
func (d *database) upLong() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.uptime.long(d.clock())
}

// close gives the database back. It waits for who opens it.
func (d *database) close() error {
	d.mu.Lock()
	try := d.opening
	d.mu.Unlock()
	if try != nil {
		<-try.done
	}
	d.closeRetired()
	if store := d.current(); store != nil {
		return store.Close()
	}
	return nil
}

// outage logs that the database is down, and that it is back.
type outage struct {
	log *slog.Logger

	mu   sync.Mutex
	down bool
	told time.Time
}

// toldEvery is how often an outage is logged, however many requests it refuses.
const toldEvery = time.Minute

// note logs an error of the database, unless it was told lately. That it was
// replaced is logged by whoever wants it next.
func (o *outage) note(err *error) {
	if !errors.Is(*err, sqlstore.ErrDown) || errors.Is(*err, sqlstore.ErrReplaced) {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.tell("rooms cannot be used", "cause", *err)
}

// tell logs an outage, unless one was told lately. The caller holds mu.
func (o *outage) tell(text string, pairs ...any) {
	o.down = true
	if now := time.Now(); o.told.IsZero() || now.Sub(o.told) >= toldEvery {
		o.told = now
		o.log.Error(text, pairs...)
	}
}

// lost logs that the database was removed or replaced.
func (o *outage) lost() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.tell("the database of rooms was removed or replaced, and is opened anew")
}

// over logs that the database is back, if it was not there.
func (o *outage) over() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.down {
		o.down, o.told = false, time.Time{}
		o.log.Info("rooms can be used again")
	}
}
