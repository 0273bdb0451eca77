package sqlstore

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

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

// listener writes down what a feed tells until it is done.
type listener struct {
	feed *Feed
	told map[room.ID][]room.Event
	done chan struct{}
	sync.WaitGroup
}

func listen(t *testing.T, s *Store) *listener {
	l := &listener{feed: s.Feed(), told: map[room.ID][]room.Event{}, done: make(chan struct{})}
	look(t, l.feed)
	l.Go(func() {
		var end time.Time
		for last := false; !last; {
			select {
			case <-l.done:
				if end.IsZero() { // what was committed late is told by the next look far back
					end = time.Now().Add(time.Duration(farInterval+50) * time.Millisecond)
				}
				last = time.Now().After(end)
			default:
			}
			changes, err := l.feed.Poll(context.Background())
			if errors.Is(err, ErrDown) { // a machine with too much to do: it goes on where it was
				last = false
				continue
			}
			assert.NoError(t, err)
			for _, c := range changes {
				l.told[c.Room] = append(l.told[c.Room], c.Event)
			}
		}
	})
	return l
}

// What was acknowledged is there, once, and the feeds tell all of it, in order and once, to every
// process.
func TestNothingIsLostBetweenStoresAndFeeds(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stores := []*Store{open(t, database), open(t, database)}
		listeners := []*listener{listen(t, stores[0]), listen(t, stores[1])}
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
		for _, l := range listeners {
			close(l.done)
			l.Wait()
		}
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
			for _, l := range listeners {
				assert.Equal(t, events, l.told[id])
			}
		}
	})
}
