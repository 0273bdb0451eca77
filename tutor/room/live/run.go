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

// How often a process asks the database: for what other processes appended, who
// is still there, and for old rooms.
const (
	feedEvery  = 50 * time.Millisecond
	checkEvery = time.Second // whether the database still has the rooms that are live here
	leaseEvery = 5 * time.Second
	sweepEvery = time.Hour
	sweepAsk   = time.Minute // whether it is time to
)

// Run does what no request asks for, until ctx ends: it passes on what other
// processes append to rooms, keeps the leases of those who are there, and
// removes old rooms. Then all streams end.
func (s *Service) Run(ctx context.Context) {
	var wait sync.WaitGroup
	wait.Go(func() { s.every(ctx, feedEvery, s.following()) })
	wait.Go(func() { s.every(ctx, checkEvery, s.checkRooms) })
	wait.Go(func() { s.every(ctx, leaseEvery, s.keepLeases) })
	wait.Go(func() { s.every(ctx, sweepAsk, s.sweeping()) })
	<-ctx.Done()
	s.endStreams()
	wait.Wait()
}

// endStreams lets all streams end.
func (s *Service) endStreams() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	for _, l := range s.rooms {
		l.wake()
	}
}

// Close gives the database back, when Run and the last request have ended.
func (s *Service) Close() error { return s.database.close() }

// every does something at once, and again and again, and logs when it begins to
// fail for another reason than that the database is down, and when it works again.
func (s *Service) every(ctx context.Context, interval time.Duration, work func(context.Context) error) {
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
		s.outage.note(&err)
		if failed := err != nil && !errors.Is(err, sqlstore.ErrDown); failed != failing {
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

// following returns what passes on new events. It asks nothing while there are no
// streams.
func (s *Service) following() func(context.Context) error {
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
		changes, err := feed.Look(ctx)
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
		return s.mend(ctx, changes)
	}
}

// catchUp reads what was appended to the live rooms while nobody listened.
func (s *Service) catchUp(ctx context.Context) error {
	for _, id := range s.liveRooms() {
		if _, err := s.read(ctx, id); err != nil && !errors.Is(err, sqlstore.ErrNoRoom) {
			return err
		}
	}
	return nil
}

// mend reads the rooms of which an event was heard before the one before it.
func (s *Service) mend(ctx context.Context, changes []sqlstore.Change) error {
	for _, c := range changes {
		if r := s.known(c.Room); r != nil && r.Number() < c.Number {
			if _, err := s.read(ctx, c.Room); err != nil {
				return err
			}
		}
	}
	return nil
}

// sweeping returns what removes old rooms: at the start, as servers may never run
// for long, and every sweepEvery since it was last done.
func (s *Service) sweeping() func(context.Context) error {
	var next time.Time
	return func(ctx context.Context) error {
		if s.database.open == nil || time.Now().Before(next) {
			return nil
		}
		err := s.sweep(ctx)
		if err == nil {
			next = time.Now().Add(sweepEvery)
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

// checkRooms notices that the database was removed or replaced, and forgets the
// live rooms that it has not, or of which it knows less than is known here: those
// that this or another process has swept, and all in which another database
// differs that was put in its place.
func (s *Service) checkRooms(ctx context.Context) error {
	if s.database.current() == nil { // nobody has wanted a room yet
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	known := map[room.ID]int{} // before the database is asked, which may be ahead of us
	for _, id := range s.liveRooms() {
		if r := s.known(id); r != nil {
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
