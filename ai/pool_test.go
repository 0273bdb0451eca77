package ai

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// served lists the searches of a test's pool in the order in which they ran.
type served struct {
	pool *Pool
	mu   sync.Mutex
	list []string
	all  sync.WaitGroup
}

// ask queues searches of this duration and waits until they run or are queued.
func (s *served) ask(t *testing.T, from string, k searchKind, takes time.Duration, searches int) {
	for i := range searches {
		s.all.Go(func() {
			assert.NoError(t, s.pool.run(t.Context(), from, k, func() error {
				s.mu.Lock()
				s.list = append(s.list, fmt.Sprint(from, i+1))
				s.mu.Unlock()
				time.Sleep(takes)
				return nil
			}))
		})
		synctest.Wait()
	}
}

// TestPoolBound checks that a pool never runs more searches than workers, gives a single client all
// workers, and finishes every search.
func TestPoolBound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(3, 100)
		var running, most, done atomic.Int32
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() {
				assert.NoError(t, p.run(t.Context(), "a", shortSearch, func() error {
					if n := running.Add(1); n > most.Load() {
						most.Store(n)
					}
					time.Sleep(time.Second)
					running.Add(-1)
					done.Add(1)
					return nil
				}))
			})
		}
		begun := time.Now()
		all.Wait()
		assert.EqualValues(t, 3, most.Load())
		assert.EqualValues(t, 50, done.Load())
		assert.Equal(t, 17*time.Second, time.Since(begun), "no place was empty while one waited")
		assert.Empty(t, p.queue.turns)
	})
}

// A client with many searches has one turn a round, and no second turn before another's first.
func TestPoolServesRoundRobin(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := served{pool: NewPool(1, 100)} // which makes two places
		s.ask(t, "z", longSearch, time.Hour, 1)
		s.ask(t, "a", shortSearch, time.Second, 6)
		s.ask(t, "b", shortSearch, time.Second, 1)
		s.ask(t, "c", shortSearch, time.Second, 3)
		time.Sleep(3500 * time.Millisecond) // a1 b1 c1 are done, and a2 runs
		s.ask(t, "b", shortSearch, time.Second, 1)
		s.ask(t, "d", shortSearch, time.Second, 1)
		s.all.Wait()
		assert.Equal(t, []string{"z1", "a1", "b1", "c1", "a2", "c2", "b1", "d1", "a3", "c3", "a4", "a5", "a6"}, s.list)
	})
}

// A client that queues one search at a time does not overtake clients with many.
func TestPoolRoundsGoOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := served{pool: NewPool(2, 100)}
		s.ask(t, "z", longSearch, time.Hour, 1)
		s.ask(t, "class", shortSearch, time.Second, 30)
		for range 5 {
			s.all.Go(func() {
				for range 10 {
					assert.NoError(t, s.pool.run(t.Context(), "one", shortSearch,
						func() error { time.Sleep(time.Second); return nil }))
				}
			})
		}
		time.Sleep(59500 * time.Millisecond)
		s.mu.Lock()
		assert.Len(t, s.list, 31, "the class had every other turn")
		s.mu.Unlock()
		s.all.Wait()
	})
}

// Long searches leave one worker to short ones, and share the others in turn with them.
func TestPoolLongSearches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := served{pool: NewPool(2, 200)}
		s.ask(t, "a", longSearch, time.Second, 50)
		begun := time.Now()
		s.ask(t, "b", shortSearch, time.Millisecond, 1)
		assert.Equal(t, []string{"a1", "b1"}, s.list, "at once")
		s.ask(t, "c", shortSearch, 100*time.Millisecond, 60)
		s.ask(t, "d", longSearch, time.Second, 1)
		s.ask(t, "b", shortSearch, time.Millisecond, 2)
		time.Sleep(2 * time.Second)
		s.mu.Lock()
		assert.Contains(t, s.list, "d1")
		assert.Contains(t, s.list, "b2")
		s.mu.Unlock()
		s.all.Wait()
		assert.LessOrEqual(t, time.Since(begun), 57*time.Second, "and both places are used")
	})
}

// Searches in the background leave one worker to short ones, however many wait, and take turns with all others at the
// rest: each client is served, whatever others ask for.
func TestPoolBackgroundSearches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := served{pool: NewPool(2, 200)}
		s.ask(t, "crowd", backgroundSearch, time.Second, 50)
		s.ask(t, "move", shortSearch, time.Millisecond, 1)
		assert.Equal(t, []string{"crowd1", "move1"}, s.list, "at once")
		s.ask(t, "one", backgroundSearch, time.Second, 2)
		s.ask(t, "moves", shortSearch, time.Second, 50)
		s.ask(t, "strong", longSearch, time.Second, 1)
		time.Sleep(4500 * time.Millisecond) // between two ends
		s.mu.Lock()
		assert.Subset(t, s.list, []string{"one1", "strong1", "one2"})
		s.mu.Unlock()
		s.all.Wait()
	})
}

// A class of thirty behind one address may use the whole pool.
func TestPoolServesAClass(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := served{pool: NewPool(2, 256)}
		begun := time.Now()
		s.ask(t, "class", shortSearch, 2*time.Millisecond, 30)
		s.all.Wait()
		assert.Equal(t, 30*time.Millisecond, time.Since(begun))
	})
}

// TestPoolFull checks that a full queue drops the last search of the client with the most waiting,
// to make room for a new client.
func TestPoolFull(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(2, 3)
		second := func() error { time.Sleep(time.Second); return nil }
		var refused atomic.Int32
		for range 8 {
			go func() {
				if err := p.run(t.Context(), "a", shortSearch, second); err != nil {
					assert.ErrorIs(t, err, ErrBusy)
					refused.Add(1)
				}
			}()
		}
		synctest.Wait()
		assert.EqualValues(t, 3, refused.Load())
		assert.NoError(t, p.run(t.Context(), "b", shortSearch, second))
		assert.EqualValues(t, 4, refused.Load())
		time.Sleep(time.Minute)
		_, err := p.Search(t.Context(), "a", chess.Start(), nil, Limits{}, 1)
		assert.NoError(t, err, "there is room again")
	})
}

// A search that is refused succeeds at the retry time, and not before.
func TestPoolRetryTime(t *testing.T) {
	for _, k := range []searchKind{shortSearch, longSearch} {
		synctest.Test(t, func(t *testing.T) {
			p := NewPool(3, 1000)
			ask := func(from string) error {
				patient, cancel := context.WithTimeout(t.Context(), 10*time.Second)
				defer cancel()
				return p.run(patient, from, k, func() error { time.Sleep(time.Second); return nil })
			}
			require.NoError(t, ask("a"))
			defer time.Sleep(time.Hour)
			for range 20 * 3 {
				go func() { _ = ask("a") }()
				synctest.Wait()
			}
			var busy *BusyError
			require.ErrorAs(t, ask("a"), &busy)
			assert.Positive(t, busy.After)
			assert.LessOrEqual(t, busy.After, 2*time.Second)
			time.Sleep(busy.After - time.Millisecond)
			require.ErrorIs(t, ask("a"), ErrBusy, "not sooner")
			time.Sleep(time.Millisecond)
			begun := time.Now()
			require.NoError(t, ask("a"))
			assert.LessOrEqual(t, time.Since(begun), 10*time.Second)
			require.NoError(t, ask("b"), "others are not refused")
		})
	}
}

// However long searches took before, one for which there is room is tried: it may be quick.
func TestPoolTriesWhereThereIsRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(2, 1)
		require.NoError(t, p.run(t.Context(), "a", shortSearch, func() error { time.Sleep(time.Minute); return nil }))
		hasty, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		assert.NoError(t, p.run(hasty, "b", shortSearch, func() error { return nil }))
	})
}

// TestPoolGivesUp checks that a cancelled search leaves the queue and makes room in it.
func TestPoolGivesUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(2, 1)
		for range 2 {
			go p.run(t.Context(), "a", shortSearch, func() error { time.Sleep(time.Hour); return nil })
		}
		synctest.Wait()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		for range 2 {
			_, err := p.Search(ctx, "a", chess.Start(), nil, Limits{}, 1)
			assert.ErrorIs(t, err, context.DeadlineExceeded)
		}
		assert.Empty(t, p.queue.waiting)
		time.Sleep(2 * time.Hour)
		_, err := p.Search(t.Context(), "a", chess.Start(), nil, Limits{}, 1)
		assert.NoError(t, err)
	})
}

// TestPoolSearches checks that concurrent searches of a pool return what Search does.
func TestPoolSearches(t *testing.T) {
	t.Parallel()
	p := NewPool(2, 100)
	var all sync.WaitGroup
	for _, m := range middlegames(t)[:8] {
		for _, limits := range []Limits{{Depth: 2}, {}} {
			all.Go(func() {
				want, err := Search(t.Context(), m.position, nil, limits, 5)
				assert.NoError(t, err)
				got, err := p.Search(t.Context(), m.name, m.position, nil, limits, 5)
				assert.NoError(t, err)
				assert.Equal(t, want, got)
			})
		}
	}
	all.Wait()
}
