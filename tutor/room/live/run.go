package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// How often a process polls the database.
const (
	changesInterval = 50 * time.Millisecond
	checkInterval   = time.Second // whether the live rooms still exist, and what was committed late
	leaseInterval   = 5 * time.Second
	sweepInterval   = 10 * time.Minute
)

// Run does the work in the background until ctx ends: it delivers events of other processes, appends events that are
// due, renews leases, and removes old rooms. Then all streams end.
func (s *Service) Run(ctx context.Context) {
	if s.database.open == nil {
		<-ctx.Done()
		return
	}
	var wait sync.WaitGroup
	feed := &feed{heard: make(chan struct{}, 1)}
	wait.Go(func() {
		s.repeat(ctx, changesInterval, feed.heard, func(ctx context.Context) error { return s.goOn(ctx, feed) })
		feed.end()
	})
	wait.Go(func() { s.repeat(ctx, checkInterval, nil, s.checkRooms, s.classes.check) })
	wait.Go(func() { s.repeat(ctx, leaseInterval, nil, s.keepLeases, s.classes.keepLeases) })
	wait.Go(func() { s.repeat(ctx, sweepInterval, nil, s.sweep) })
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
	s.classes.endStreams()
}

// isClosed reports whether Run has ended.
func (s *Service) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}

// Close closes the database. Call it when Run and the last request have ended.
func (s *Service) Close() error { return s.database.close() }

// repeat calls work at once, and then at each interval and when early has a value. It logs when work begins to fail,
// unless the database is down, and when it succeeds again.
func (s *Service) repeat(ctx context.Context, interval time.Duration, early <-chan struct{},
	works ...func(context.Context) error) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := false
	for ; ; wait(ctx, ticker, early) {
		if ctx.Err() != nil {
			return
		}
		var err error
		for _, work := range works {
			err = errors.Join(err, work(ctx))
		}
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

func wait(ctx context.Context, ticker *time.Ticker, early <-chan struct{}) {
	select {
	case <-ctx.Done():
	case <-early:
	case <-ticker.C:
	}
}

// goOn reads the live rooms and classes that have changed, and appends the events that are due in rooms.
func (s *Service) goOn(ctx context.Context, f *feed) error {
	rooms := s.liveRooms()
	if len(rooms) == 0 && len(s.classes.codes()) == 0 {
		f.rest()
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	changes, err := f.of(store).Next(ctx)
	if err == nil && changes.Gap {
		err = errors.Join(s.checkRooms(ctx), s.classes.check(ctx))
	}
	if err == nil {
		err = s.classes.follow(ctx, changes.Classes)
	}
	if err != nil {
		return err
	}
	for _, r := range rooms {
		if changes.Rooms[r.ID()] > r.Number() {
			_, err = s.load(ctx, r.ID())
		} else {
			_, err = s.appendDue(ctx, r)
		}
		if err != nil && !errors.Is(err, sqlstore.ErrNoRoom) {
			return err
		}
	}
	return nil
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

// checkRooms detects that the database was removed or replaced. It drops the live rooms that the database does not
// have, or has fewer events of: those that a process has swept, and those that differ in a database that was restored.
// It reads those that the database has more events of, which were committed late.
func (s *Service) checkRooms(ctx context.Context) error {
	if s.database.current() == nil { // nobody has wanted a room yet
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	rooms := s.liveRooms() // before the query, as the database may be ahead of us
	var ids []room.ID
	for _, r := range rooms {
		ids = append(ids, r.ID())
	}
	numbers, err := store.Numbers(ctx, ids...)
	if err != nil {
		return err
	}
	for _, r := range rooms {
		switch number := numbers[r.ID()]; {
		case number < r.Number():
			s.drop(r.ID())
		case number > r.Number():
			_, err = s.read(ctx, r.ID())
		}
	}
	return err
}
