package live

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// How often a process polls the database.
const (
	feedInterval       = 50 * time.Millisecond
	checkInterval      = time.Second // whether the live rooms still exist
	leaseInterval      = 5 * time.Second
	sweepInterval      = time.Hour
	sweepCheckInterval = time.Minute // whether a sweep is due
)

// Run does the work in the background until ctx ends: it delivers events of other processes, renews
// leases, and removes old rooms. Then all streams end.
func (s *Service) Run(ctx context.Context) {
	var wait sync.WaitGroup
	wait.Go(func() { s.repeat(ctx, feedInterval, s.newFeeder()) })
	wait.Go(func() { s.repeat(ctx, checkInterval, s.checkRooms) })
	wait.Go(func() { s.repeat(ctx, leaseInterval, s.keepLeases) })
	wait.Go(func() { s.repeat(ctx, sweepCheckInterval, s.newSweeper()) })
	<-ctx.Done()
	s.endStreams()
	wait.Wait()
}

// endStreams ends all streams.
func (s *Service) endStreams() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	for _, l := range s.rooms {
		l.wake()
	}
}

// Close closes the database. Call it when Run and the last request have ended.
func (s *Service) Close() error { return s.database.close() }

// repeat calls work at once and then at each interval. It logs when work begins to fail, unless the
// database is down, and when it succeeds again.
func (s *Service) repeat(ctx context.Context, interval time.Duration, work func(context.Context) error) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := false
	for ; ; wait(ctx, ticker) {
		if ctx.Err() != nil {
			return
		}
		err := work(ctx)
		if ctx.Err() != nil {
			return
		}
		s.outage.record(&err)
		failed := err != nil && !errors.Is(err, sqlstore.ErrDown)
		if failed {
			s.outage.errors.Add(1)
		}
		if failed != failing {
			failing = failed
			if failed {
				s.config.Log.Warn("rooms cannot be kept up to date", "cause", err)
			} else {
				s.config.Log.Info("rooms are up to date again")
			}
		}
	}
}

func wait(ctx context.Context, ticker *time.Ticker) {
	select {
	case <-ctx.Done():
	case <-ticker.C:
	}
}

// newFeeder returns the function that delivers new events from the database's feed. It does nothing
// while there are no streams.
func (s *Service) newFeeder() func(context.Context) error {
	var feed *sqlstore.Feed
	var of *sqlstore.Store
	return func(ctx context.Context) error {
		if s.idle() {
			feed = nil
			return nil
		}
		store, err := s.store(ctx)
		if err != nil {
			return err
		}
		missed := feed == nil || of != store
		if missed {
			feed, of = store.Feed(), store
		}
		changes, err := feed.Poll(ctx)
		if err != nil {
			feed = nil
			return err
		}
		for _, c := range changes {
			s.deliver(c.Room, c.Event)
		}
		if missed {
			return s.catchUp(ctx)
		}
		return s.fillGaps(ctx, changes)
	}
}

// catchUp reads what was appended to the live rooms while there was no feed.
func (s *Service) catchUp(ctx context.Context) error {
	for _, id := range s.liveRooms() {
		if _, err := s.read(ctx, id); err != nil && !errors.Is(err, sqlstore.ErrNoRoom) {
			return err
		}
	}
	return nil
}

// fillGaps reads the rooms for which the feed returned an event before its predecessor.
func (s *Service) fillGaps(ctx context.Context, changes []sqlstore.Change) error {
	for _, c := range changes {
		if r := s.liveState(c.Room); r != nil && r.Number() < c.Number {
			if _, err := s.read(ctx, c.Room); err != nil {
				return err
			}
		}
	}
	return nil
}

// newSweeper returns a function that removes old rooms: at the start, as servers may never run for
// long, and whenever sweepEvery has passed since the last sweep.
func (s *Service) newSweeper() func(context.Context) error {
	var next time.Time
	return func(ctx context.Context) error {
		if s.database.open == nil || time.Now().Before(next) {
			return nil
		}
		err := s.sweep(ctx)
		if err == nil {
			next = time.Now().Add(sweepInterval)
		}
		return err
	}
}

// sweep removes old rooms.
func (s *Service) sweep(ctx context.Context) error {
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	removed, err := store.Sweep(ctx)
	if removed > 0 {
		s.config.Log.Info("old rooms removed", "rooms", removed)
	}
	if err != nil {
		return err
	}
	return s.checkRooms(ctx)
}

// checkRooms detects that the database was removed or replaced, and drops the live rooms that the
// database does not have, or has fewer events of: those that a process has swept, and those that
// differ in a database that was restored.
func (s *Service) checkRooms(ctx context.Context) error {
	if s.database.current() == nil { // nobody has wanted a room yet
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	known := map[room.ID]int{} // before the query, as the database may be ahead of us
	for _, id := range s.liveRooms() {
		if r := s.liveState(id); r != nil {
			known[id] = r.Number()
		}
	}
	numbers, err := store.Numbers(ctx, slices.Collect(maps.Keys(known))...)
	if err != nil {
		return err
	}
	for id, number := range known {
		if numbers[id] < number {
			s.drop(id)
		}
	}
	return nil
}
