package load

import (
	"context"
	"net/http"
	"sync"
	"time"
)

// Load is the configuration of a load test.
type Load struct {
	URL      string // of the server
	Rooms    int
	Duration time.Duration // how long to play
	Pace     time.Duration // the mean pause before a move
	Memory   func() int64  // returns the server's memory in bytes; nil if unknown

	Learners    int           // who play against the computer, in a server that trusts the address of a proxy from us
	LearnerPace time.Duration // the time from one move of a learner to the next

	Spent func() time.Duration // returns the processor time that the server has used; nil if unknown
}

// The number of rooms that are made, or whose streams are opened, concurrently; and the timeout of the requests
// after the last move.
const (
	atOnce   = 16
	lastTime = time.Minute
)

// Run makes the rooms, opens the streams, plays, and checks everything. It returns an error only if it could not
// begin; later errors are in the report.
func (l Load) Run(ctx context.Context) (*Report, error) {
	if l.Memory == nil {
		l.Memory = func() int64 { return 0 }
	}
	if l.Spent == nil {
		l.Spent = func() time.Duration { return 0 }
	}
	r := &Report{Rooms: l.Rooms, Learners: l.Learners}
	rooms := make([]*Room, l.Rooms)
	failed := each(rooms, atOnce, func(i int, _ *Room) (err error) {
		rooms[i], err = Open(ctx, NewClient(l.URL, i), l.URL, l.URL)
		return err
	})
	if len(failed) > 0 {
		return r, failed[0]
	}
	r.Made = l.Memory()
	defer each(rooms, l.Rooms, func(_ int, room *Room) error { room.Close(); return nil })
	if failed = each(rooms, atOnce, func(_ int, room *Room) error { return room.Listen(ctx) }); len(failed) > 0 {
		return r, failed[0]
	}
	r.Open = l.Memory()
	spent := l.Spent()
	learning, stop := context.WithTimeout(ctx, l.Duration)
	defer stop()
	var beside sync.WaitGroup
	beside.Go(func() { l.learn(learning, r) })
	l.play(ctx, rooms, r)
	beside.Wait()
	r.End, r.Spent = l.Memory(), l.Spent()-spent
	return r, ctx.Err()
}

// learn lets all learners play until ctx ends. They come as a proxy passes them on: over connections that they share.
func (l Load) learn(ctx context.Context, r *Report) {
	shared := &http.Transport{MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute}
	defer shared.CloseIdleConnections()
	var wait sync.WaitGroup
	for number := range l.Learners {
		wait.Go(func() { newLearner(shared, l.URL, number, r).play(ctx, l.LearnerPace) })
	}
	wait.Wait()
}

// play plays in all rooms and checks them.
func (l Load) play(ctx context.Context, rooms []*Room, r *Report) {
	patience, cancel := context.WithTimeout(ctx, l.Duration+lastTime)
	defer cancel()
	stop := make(chan struct{})
	begun := time.Now()
	timer := time.AfterFunc(l.Duration, func() { close(stop) })
	defer timer.Stop()
	faults := each(rooms, l.Rooms, func(_ int, room *Room) error { return room.Play(patience, stop, l.Pace, r) })
	r.Took = time.Since(begun)
	if len(faults) == 0 {
		faults = each(rooms, atOnce, func(_ int, room *Room) error { return room.Check(patience) })
	}
	r.mu.Lock() // learners go on
	defer r.mu.Unlock()
	r.Faults = append(r.Faults, faults...)
	for _, room := range rooms {
		r.Moves += room.Moves()
		for i, s := range room.Streams {
			r.Breaks = append(r.Breaks, s.Breaks()...)
			r.Lost = append(r.Lost, room.Players[i].Lost()...)
		}
	}
}

// each calls do for every room, up to limit concurrently, and returns the errors.
func each(rooms []*Room, limit int, do func(int, *Room) error) (failed []error) {
	var wait sync.WaitGroup
	var mu sync.Mutex
	places := make(chan struct{}, limit)
	for i, room := range rooms {
		places <- struct{}{}
		wait.Go(func() {
			defer func() { <-places }()
			if err := do(i, room); err != nil {
				mu.Lock()
				defer mu.Unlock()
				failed = append(failed, err)
			}
		})
	}
	wait.Wait()
	return failed
}
