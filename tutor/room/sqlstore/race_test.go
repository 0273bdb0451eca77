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

// What was acknowledged is there, once.
func TestNothingIsLostBetweenStores(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stores := []*Store{open(t, database), open(t, database)}
		rooms := []room.ID{create(t, stores[0]).ID(), create(t, stores[1]).ID(), create(t, stores[0]).ID()}

		const each = 10
		var acknowledged, doubtful sync.Map // doubtful are the rooms of events that may be there or not
		var writing sync.WaitGroup
		for i := range 6 {
			writing.Go(func() {
				for range each {
					event, err := appendAnyway(t.Context(), stores[i%2], rooms[i%3])
					for ; errors.Is(err, ErrDown); event, err = appendAnyway(t.Context(), stores[i%2], rooms[i%3]) {
						doubtful.Store(rooms[i%3], true)
					}
					assert.NoError(t, err)
					acknowledged.Store(event.ID, true)
				}
			})
		}
		writing.Wait()
		for _, id := range rooms {
			events, err := stores[1].Events(t.Context(), id, 0)
			require.NoError(t, err)
			known := 0
			for _, e := range events[2:] {
				if _, ok := acknowledged.Load(e.ID); ok {
					known++
				}
			}
			assert.Equal(t, 2*each, known)
			if _, ok := doubtful.Load(id); !ok {
				assert.Len(t, events, 2+known)
			}
		}
	})
}
