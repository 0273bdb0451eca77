package review

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/web/site"
)

// A job is a review that is worked at while somebody waits for it: whoever asks does the next steps,
// one at a time. So it ends when nobody asks any more, and goes on where it was when somebody does.
type job struct {
	turn   chan struct{} // holds a token while nobody works at it or reads it
	review *review.Review
}

func newJob(g *tutor.Game, side chess.Color) *job {
	j := &job{turn: make(chan struct{}, 1), review: review.New(g, side)}
	j.turn <- struct{}{}
	return j
}

// enter waits for the turn to work at the job or to read it.
func (j *job) enter(ctx context.Context) error {
	select {
	case <-j.turn:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (j *job) leave() { j.turn <- struct{}{} }

// How long an answer may work at a review before it tells how far it is, and how long at most.
const (
	soonTime  = 900 * time.Millisecond
	wholeTime = 45 * time.Second
)

// mostJobs bounds how many reviews are kept, twice as many at most.
const mostJobs = 64

// jobOf returns the review of a game for a side, which may have been begun.
func (s *Review) jobOf(g *tutor.Game, side chess.Color) *job {
	key := g.Rev() + side.String()
	s.mu.Lock()
	defer s.mu.Unlock()
	j, ok := s.jobs.Get(key)
	if !ok {
		j = newJob(g, side)
		s.jobs.Put(key, j)
	}
	return j
}

// work enters the job and goes on with its review until it is whole, enough or the time is up: when it
// is the person's turn, who works at one review at a time, and nobody waits for a move. Whoever called
// it leaves the job, unless there is an error.
func (s *Review) work(r *http.Request, j *job, most time.Duration, enough func(*review.Review) bool) error {
	ctx, cancel := context.WithTimeout(r.Context(), most)
	defer cancel()
	end, late := s.turns.take(ctx, s.person(r))
	if late == nil {
		defer end()
	}
	if err := j.enter(r.Context()); err != nil {
		return err
	}
	search := s.searcher(r)
	for late == nil && !j.review.Done() && !enough(j.review) {
		if late = s.afterMoves(ctx); late == nil {
			late = j.review.Step(ctx, search)
		}
	}
	var busy *ai.BusyError
	switch {
	case late == nil, errors.As(late, &busy), errors.Is(late, context.DeadlineExceeded) && r.Context().Err() == nil:
		return nil // how far it is is told
	}
	j.leave()
	return late
}

// whole is never enough before the review is whole.
func whole(*review.Review) bool { return false }

// found is enough when the moment before a ply is there.
func found(ply string) func(*review.Review) bool {
	return func(r *review.Review) bool {
		n, err := strconv.Atoi(ply)
		_, there := r.Moment(n)
		return err == nil && there
	}
}

// searcher searches when it is the turn of the address that asks. Its reviews are a client of their
// own, so that they do not hold its moves up.
func (s *Review) searcher(r *http.Request) review.Search {
	client := "review " + site.Network(s.Addresses.From(r)).String()
	return func(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error) {
		return s.pool.Search(ctx, client, p, earlier, limits, reviewSeed)
	}
}

// reviewSeed decides among equal moves, so that each review of a game is the same.
const reviewSeed = 0

// lookEvery is how often a review that waits looks whether moves still do.
const lookEvery = 10 * time.Millisecond

// afterMoves waits until nobody waits for a move of the computer's.
func (s *Review) afterMoves(ctx context.Context) error {
	if s.pool.Waiting() == 0 {
		return ctx.Err()
	}
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for s.pool.Waiting() > 0 {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}
