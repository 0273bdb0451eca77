package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/singleflight"
	"golang.org/x/time/rate"

	"chesstutor/tutor/room/sqlstore"
)

// database is the database of a service, opened when first needed, and the difference between its
// clock and ours.
type database struct {
	open    func(context.Context) (*sqlstore.Store, error)
	opening singleflight.Group // all requests that need it wait for the same attempt to open it
	uptime  uptime

	mu        sync.Mutex
	opened    *sqlstore.Store
	retired   *sqlstore.Store // to be closed before another is opened
	skewKnown bool            // skew is measured
	skew      time.Duration   // by how much the database's clock is ahead of ours
}

// store returns the database of the service. If the database was removed or replaced, it drops all
// live rooms and opens the database again.
func (s *Service) store(ctx context.Context) (*sqlstore.Store, error) {
	if s.database.retire() {
		s.outage.logDown("the database of rooms was removed or replaced, and is opened anew")
		for _, r := range s.liveRooms() {
			s.drop(r.ID())
		}
		s.classes.dropAll()
	}
	return s.database.get(ctx)
}

// Check returns an error if the database cannot be used: if it takes no rooms and events.
func (s *Service) Check(ctx context.Context) (err error) {
	defer s.outage.record(&err)
	store, err := s.store(ctx)
	if err == nil {
		err = store.Writable(ctx)
	}
	return err
}

// get returns the database. It opens it at the first call, and again after a failure.
func (d *database) get(ctx context.Context) (*sqlstore.Store, error) {
	if d.open == nil {
		return nil, ErrOff
	}
	d.mu.Lock()
	if d.opened != nil && d.skewKnown {
		defer d.mu.Unlock()
		return d.opened, nil
	}
	d.mu.Unlock()
	select {
	case try := <-d.opening.DoChan("", d.try):
		store, _ := try.Val.(*sqlstore.Store)
		return store, try.Err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// try opens the database, if it is not open, and measures the difference of the clocks.
func (d *database) try() (any, error) {
	ctx, cancel := context.WithTimeout(context.Background(), backgroundTimeout)
	defer cancel()
	store, err := d.current(), error(nil)
	if store == nil {
		d.closeRetired()
		store, err = d.open(ctx)
	}
	if err == nil {
		d.mu.Lock()
		d.opened = store
		d.mu.Unlock()
		err = d.setClock(ctx, store)
	}
	if err != nil {
		return nil, errors.Join(sqlstore.ErrDown, err)
	}
	d.uptime.touch(d.now())
	return store, nil
}

// retire stops using a database that was removed or replaced, and reports whether it did.
func (d *database) retire() bool {
	store := d.current()
	if store == nil || !store.Replaced() {
		return false
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.opened != store { // another goroutine has done it
		return false
	}
	d.opened, d.retired, d.skewKnown = nil, store, false
	return true
}

// closeRetired closes a database that was retired.
func (d *database) closeRetired() {
	d.mu.Lock()
	store := d.retired
	d.retired = nil
	d.mu.Unlock()
	if store != nil {
		_ = store.Close() // its data is lost anyway
	}
}

// current returns the database if it is open, nil if not.
func (d *database) current() *sqlstore.Store {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.opened
}

// setClock measures the difference between the database's clock and ours.
func (d *database) setClock(ctx context.Context, store *sqlstore.Store) error {
	before := time.Now()
	now, err := store.Now(ctx)
	if err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.skew, d.skewKnown = now.Sub(before.Add(time.Since(before)/2)), true
	return nil
}

// now returns approximately the database's time. It uses the wall clock, which goes on while the machine
// sleeps.
func (d *database) now() time.Time {
	d.mu.Lock()
	defer d.mu.Unlock()
	return time.Now().Add(d.skew).UTC().Round(0)
}

// close closes the database. It waits for an attempt to open it.
func (d *database) close() error {
	_, _, _ = d.opening.Do("", func() (any, error) { return nil, nil })
	d.closeRetired()
	if store := d.current(); store != nil {
		return store.Close()
	}
	return nil
}

// outage logs when the database becomes unavailable and available again.
type outage struct {
	log    *slog.Logger
	errors atomic.Uint64  // uses of the database that failed
	slow   rate.Sometimes // when it is logged that the database is slow
	down   atomic.Bool    // an outage was logged that is not over
}

// slowLogInterval is how often it is logged that the database is slow, however many requests fail.
const slowLogInterval = time.Minute

// record counts a failed use of the database, and logs when an outage begins.
func (o *outage) record(err *error) {
	if !errors.Is(*err, sqlstore.ErrDown) {
		return
	}
	o.errors.Add(1)
	switch {
	case errors.Is(*err, sqlstore.ErrReplaced): // the next call of store logs it
	case errors.Is(*err, sqlstore.ErrSlow): // it is there: perhaps this server has too much to do
		o.slow.Do(func() { o.log.Warn("rooms are slow", "cause", *err) })
	default:
		o.logDown("rooms cannot be used", "cause", *err)
	}
}

// logDown logs that an outage begins, if there was none.
func (o *outage) logDown(text string, pairs ...any) {
	if !o.down.Swap(true) {
		o.log.Error(text, pairs...)
	}
}

// logUp logs that the database is available again, if it was not.
func (o *outage) logUp() {
	if o.down.Swap(false) {
		o.log.Info("rooms can be used again")
	}
}
