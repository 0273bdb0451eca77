package review

import (
	"context"
	"errors"
	"net/http"
	"net/netip"
	"strconv"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/web/site"
)

// A job is a review in progress. It has no goroutine: each request for it does the next steps, one request at a
// time. So it pauses when nobody asks for it, and continues at the next request.
type job struct {
	turn   chan struct{} // a semaphore: holds a token while the job is free
	review *review.Review
	soon   time.Duration // for a request that works on it and reports how far it is
}

func newJob(g *tutor.Game, side chess.Color) *job {
	j := &job{turn: make(chan struct{}, 1), review: review.New(g, side), soon: soonTime}
	j.turn <- struct{}{}
	return j
}

// enter acquires the job, to work on it or to read it.
func (j *job) enter(ctx context.Context) (err error) {
	site.Away(ctx, func() {
		select {
		case <-j.turn:
		case <-ctx.Done():
			err = ctx.Err()
		}
	})
	return err
}

func (j *job) leave() { j.turn <- struct{}{} }

// The time that a request may work on a review before it reports how far it is, until a step turns out to need more on
// this machine, and the time for a request that needs the whole review.
const (
	soonTime  = 900 * time.Millisecond
	wholeTime = 45 * time.Second
)

// jobOf returns the job for the review of a game for a side that the address of a request has, or a new one.
func (s *Review) jobOf(r *http.Request, a *subject) *job {
	game := a.game.Key()
	return s.jobs.add(s.network(r), string(game[:])+a.side.String(), newJob(a.game, a.side))
}

// network returns the address whose jobs a request may use.
func (s *Review) network(r *http.Request) netip.Prefix { return site.Network(s.Addresses.From(r)) }

// work acquires the job and continues its review until it is done, enough returns true, or the time most is over.
// It works only while the person has no other review in work. The caller must leave the job unless work returns an
// error.
func (s *Review) work(r *http.Request, j *job, most time.Duration, enough func(*review.Review) bool) error {
	waiting, cancel := context.WithTimeout(r.Context(), most)
	defer cancel()
	var end func()
	var late error
	site.Away(waiting, func() { end, late = s.turns.take(waiting, s.person(r)) })
	if late == nil {
		defer end()
	}
	if err := j.enter(r.Context()); err != nil {
		return err
	}
	if late == nil {
		late = j.proceed(r.Context(), s.searcher(r), most, enough)
	}
	var busy *ai.BusyError
	switch {
	case late == nil, errors.As(late, &busy), errors.Is(late, context.DeadlineExceeded) && r.Context().Err() == nil:
		return nil // the caller reports the progress
	}
	j.leave()
	return late
}

// proceed does the next steps of a review. If the time is too short for even one, the next request gets twice as much:
// a step that is broken off begins anew, and would never be done.
func (j *job) proceed(ctx context.Context, search review.Search, most time.Duration,
	enough func(*review.Review) bool) (late error) {
	ctx, cancel := context.WithTimeout(ctx, max(most, j.soon))
	defer cancel()
	steps := 0
	for ; !j.review.Done() && !enough(j.review); steps++ {
		if late = j.review.Step(ctx, search); late != nil {
			break
		}
	}
	if late != nil && steps == 0 {
		j.soon = min(2*j.soon, wholeTime)
	}
	return late
}

// whole is a condition for work that waits for the whole review.
func whole(*review.Review) bool { return false }

// found returns a condition for work that waits for the moment before a ply.
func found(ply string) func(*review.Review) bool {
	return func(r *review.Review) bool {
		n, err := strconv.Atoi(ply)
		_, there := r.Moment(n)
		return err == nil && there
	}
}

// searcher returns a search that queues in the pool. Reviews leave a processor to moves, and queue as a client apart
// from their address, so that they do not delay its games.
func (s *Review) searcher(r *http.Request) review.Search {
	client := "review " + s.network(r).String()
	return func(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (
		found ai.Result, err error) {
		site.Away(r.Context(), func() {
			found, err = s.pool.SearchInBackground(ctx, client, p, earlier, limits, reviewSeed)
		})
		return found, err
	}
}

// reviewSeed selects among moves of equal value, so that each review of a game is the same.
const reviewSeed = 0
