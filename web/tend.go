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
)

// Tend does what no request asks for, until ctx ends: it passes on what other
// processes append to rooms, keeps the leases of those who are there, and
// removes old rooms. Then all streams end.
func (s *Server) Tend(ctx context.Context) {
	h := s.hub
	var wait sync.WaitGroup
	wait.Go(func() { h.every(ctx, feedEvery, h.follow()) })
	wait.Go(func() { h.every(ctx, leaseEvery, h.keepLeases) })
	wait.Go(func() { h.every(ctx, sweepEvery, h.sweep) })
	<-ctx.Done()
	close(h.closing)
	wait.Wait()
}

// Close gives the database back, when Tend and the last request have ended.
func (s *Server) Close() error {
	if store := s.hub.have(); store != nil {
		return store.Close()
	}
	return nil
}

// every does something again and again, and logs when it begins to fail and when
// it works again.
func (h *hub) every(ctx context.Context, interval time.Duration, work func(context.Context) error) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := false
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
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

func (h *hub) sweep(ctx context.Context) error {
	store, err := h.store(ctx)
	if err != nil {
		return err
	}
	removed, err := store.Sweep(ctx)
	if removed > 0 {
		h.log.Info("old rooms removed", "rooms", removed)
	}
	return err
}
