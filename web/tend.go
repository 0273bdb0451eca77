package web

import (
	"context"
	"errors"
	"sync"
	"time"

	"chesstutor/tutor/room/sqlstore"
)

// How often a process asks the database: for what other processes appended, who
// is still there, and for old rooms.
const (
	feedEvery  = 50 * time.Millisecond
	leaseEvery = 5 * time.Second
	sweepEvery = time.Hour
	sweepAsk   = time.Minute // whether it is time to
)

// Tend does what no request asks for, until ctx ends: it passes on what other
// processes append to rooms, keeps the leases of those who are there, and
// removes old rooms. Then all streams end.
func (s *Server) Tend(ctx context.Context) {
	h := s.hub
	var wait sync.WaitGroup
	wait.Go(func() { h.every(ctx, feedEvery, h.follow()) })
	wait.Go(func() { h.every(ctx, leaseEvery, h.keepLeases) })
	wait.Go(func() { h.every(ctx, sweepAsk, h.sweeping()) })
	<-ctx.Done()
	close(h.closing)
	wait.Wait()
}

// Close gives the database back, when Tend and the last request have ended.
func (s *Server) Close() error {
	s.hub.mu.Lock()
	try := s.hub.opening
	s.hub.mu.Unlock()
	if try != nil {
		<-try.done
	}
	if store := s.hub.have(); store != nil {
		return store.Close()
	}
	return nil
}

// every does something at once, and again and again, and logs when it begins to fail and when
// it works again.
func (h *hub) every(ctx context.Context, interval time.Duration, work func(context.Context) error) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := false
	for ; ; wait(ctx, ticker) {
		if ctx.Err() != nil {
			return
		}
		err := work(ctx)
		if failed := err != nil && ctx.Err() == nil; failed != failing {
			failing = failed
			if failed {
				h.log.Warn("rooms cannot be kept up to date", "cause", err)
			} else {
				h.log.Info("rooms are up to date again")
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

// follow returns what passes on new events. It asks nothing while there are no
// streams.
func (h *hub) follow() func(context.Context) error {
	var feed *sqlstore.Feed
	return func(ctx context.Context) error {
		h.mu.Lock()
		idle := len(h.live) == 0
		h.mu.Unlock()
		if idle {
			feed = nil
			return nil
		}
		store, err := h.store(ctx)
		if err != nil {
			return err
		}
		missed := feed == nil
		if missed {
			feed = store.Feed()
		}
		changes, err := feed.Look(ctx)
		if err != nil {
			feed = nil
			return err
		}
		for _, c := range changes {
			h.heard(c.Room, c.Event)
		}
		if missed {
			return h.catchUp(ctx)
		}
		return h.mend(ctx, changes)
	}
}

// catchUp reads what was appended to the live rooms while nobody listened.
func (h *hub) catchUp(ctx context.Context) error {
	for _, id := range h.liveRooms() {
		if _, err := h.read(ctx, id); err != nil && !errors.Is(err, sqlstore.ErrNoRoom) {
			return err
		}
	}
	return nil
}

// mend reads the rooms of which an event was heard before the one before it.
func (h *hub) mend(ctx context.Context, changes []sqlstore.Change) error {
	for _, c := range changes {
		if r := h.known(c.Room); r != nil && r.Number() < c.Number {
			if _, err := h.read(ctx, c.Room); err != nil {
				return err
			}
		}
	}
	return nil
}

// sweeping returns what removes old rooms: at the start, as servers may never run
// for long, and every sweepEvery since it was last done.
func (h *hub) sweeping() func(context.Context) error {
	var next time.Time
	return func(ctx context.Context) error {
		if h.open == nil || time.Now().Before(next) {
			return nil
		}
		err := h.sweep(ctx)
		if err == nil {
			next = time.Now().Add(sweepEvery)
		}
		return err
	}
}

// sweep removes old rooms, and forgets those that this or another process has
// removed.
func (h *hub) sweep(ctx context.Context) error {
	store, err := h.store(ctx)
	if err != nil {
		return err
	}
	removed, err := store.Sweep(ctx)
	if removed > 0 {
		h.log.Info("old rooms removed", "rooms", removed)
	}
	if err != nil {
		return err
	}
	live := h.liveRooms()
	there, err := store.There(ctx, live...)
	if err != nil {
		return err
	}
	for _, id := range live {
		if !there[id] {
			h.drop(id)
		}
	}
	return nil
}
