package sqlstore

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// Two stores are as two processes.
func TestOneOfManyWins(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stores := []*Store{open(t, database), open(t, database)}
		r := create(t, stores[0])
		for range 10 {
			var wins, losses sync.Map
			var all sync.WaitGroup
			for i := range 16 {
				all.Go(func() {
					after, event, err := stores[i%2].Append(t.Context(), r, next(r))
					if err == nil {
						wins.Store(event.ID, after)
					} else {
						losses.Store(i, err)
					}
				})
			}
			all.Wait()
			won, lost := 0, 0
			wins.Range(func(_, after any) bool {
				won++
				r = after.(*room.Room)
				return true
			})
			losses.Range(func(_, err any) bool {
				lost++
				assert.ErrorIs(t, err.(error), ErrTaken)
				return true
			})
			require.Equal(t, 1, won)
			require.Equal(t, 15, lost)
		}
	})
}

// appendAnyway appends the next event, on whatever state the room has reached.
func appendAnyway(ctx context.Context, s *Store, id room.ID) (room.Event, error) {
	for {
		r, err := s.Load(ctx, id)
		if err != nil {
			return room.Event{}, err
		}
		_, event, err := s.Append(ctx, r, next(r))
		if !errors.Is(err, ErrTaken) {
			return event, err
		}
	}
}

// What was acknowledged is there, once, and the feeds tell all of it, in order
// and once, to every process.
func TestNothingIsLostBetweenStoresAndFeeds(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stores := []*Store{open(t, database), open(t, database)}
		feeds := []*Feed{stores[0].Feed(), stores[1].Feed()}
		for _, f := range feeds {
			_, err := f.Look(t.Context())
			require.NoError(t, err)
		}
		var rooms []room.ID
		for range 3 {
			rooms = append(rooms, create(t, stores[0]).ID())
		}

		done := make(chan struct{})
		told := make([]map[room.ID][]room.Event, len(feeds))
		var listening sync.WaitGroup
		for i, f := range feeds {
			listening.Go(func() {
				told[i] = map[room.ID][]room.Event{}
				for last := false; ; {
					changes, err := f.Look(context.Background())
					assert.NoError(t, err)
					for _, c := range changes {
						told[i][c.Room] = append(told[i][c.Room], c.Event)
					}
					if last {
						return
					}
					select {
					case <-done:
						last = true // one look more
					default:
					}
				}
			})
		}

		const each = 10
		var writing sync.WaitGroup
		var mu sync.Mutex
		acknowledged := map[string]bool{}
		for i := range 6 {
			writing.Go(func() {
				for range each {
					event, err := appendAnyway(t.Context(), stores[i%2], rooms[i%3])
					assert.NoError(t, err)
					mu.Lock()
					acknowledged[event.ID] = true
					mu.Unlock()
				}
			})
		}
		writing.Wait()
		close(done)
		listening.Wait()

		assert.Len(t, acknowledged, 6*each)
		for _, id := range rooms {
			events, err := stores[1].Events(t.Context(), id, 0)
			require.NoError(t, err)
			assert.Len(t, events, 2+2*each)
			for _, e := range events[2:] {
				assert.True(t, acknowledged[e.ID])
			}
			for i := range feeds {
				assert.Equal(t, events, told[i][id])
			}
		}
	})
}
