package load

import (
	"context"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"
)

// searchTimeout is how long a learner waits for an answer that takes a search.
const searchTimeout = time.Minute

// crowd is all learners of a load test. They come as a proxy passes them on: over connections that they share, each
// with an address of its own in X-Forwarded-For.
type crowd struct {
	mu            sync.Mutex
	usual, strong []time.Duration // of moves against the default level, and against the strong one
	busy          int
	lost          []error
	faults        []error
}

// play lets all learners play until ctx ends, each a move every pace.
func (c *crowd) play(ctx context.Context, server string, learners int, pace time.Duration) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute}}
	defer client.CloseIdleConnections()
	var wait sync.WaitGroup
	for number := range learners {
		wait.Go(func() { c.learn(ctx, NewLearner(client, server, number), pace) })
	}
	wait.Wait()
}

// learn lets one learner play until ctx ends.
func (c *crowd) learn(ctx context.Context, l *Learner, pace time.Duration) {
	next := time.Now().Add(rand.N(pace + 1)) // not all at once
	started := false
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Until(next)):
		}
		next = next.Add(pace)
		var took time.Duration
		var err error
		if !started {
			err = l.Begin(ctx)
		} else {
			took, err = l.Move(ctx)
		}
		if ctx.Err() != nil {
			return
		}
		c.add(l, took, err)
		started = err == nil
	}
}

// add records a move of a learner that took so long, if any, and an error.
func (c *crowd) add(l *Learner, took time.Duration, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.busy, c.lost = c.busy+l.busy, append(c.lost, l.lost...)
	l.busy, l.lost = 0, nil
	switch {
	case err != nil:
		c.faults = append(c.faults, err)
	case took == 0:
	case l.strong:
		c.strong = append(c.strong, took)
	default:
		c.usual = append(c.usual, took)
	}
}
