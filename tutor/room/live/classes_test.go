package live

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// makeClass makes a class in which so many children have seats, by the tokens "child 1" and so on.
func makeClass(t testing.TB, k *Classes, children int) class.Code {
	t.Helper()
	c, err := k.Create(t.Context(), func(class.Code) class.Event {
		return class.Event{
			Kind: class.KindMade, Title: "Class 4b", Days: 90, Key: room.KeyOf("teacher"), Card: room.KeyOf("link"),
		}
	})
	require.NoError(t, err)
	for n := range children {
		_, err := k.Act(t.Context(), c.Code(), func(c *class.Class, now time.Time) (class.Event, error) {
			key, card := room.KeyOf(fmt.Sprint("child ", n+1)), room.KeyOf(fmt.Sprint("card ", n+1))
			return c.Next(class.Actor{}, class.Event{
				Kind: class.KindSeated, Seat: c.NextSeat(), Name: c.Free()[0], Key: key, Card: card,
			}, now)
		})
		require.NoError(t, err)
	}
	return c.Code()
}

// answers is the command of a child's right answer.
func answers(child int) ClassCommand {
	return func(c *class.Class, now time.Time) (class.Event, error) {
		by := c.Actor(fmt.Sprint("child ", child))
		return c.Next(by, class.Event{
			Kind: class.KindAnswered, Seat: by.Seat, Skill: "fork", Exercise: "fork.1", On: true,
		}, now)
	}
}

// right returns how many right answers of a child the class has.
func right(c *class.Class, child int) int {
	s, _ := c.Seat(child)
	if len(s.Days) == 0 {
		return 0
	}
	return s.Days[0].Skills[0].Right
}

func TestAnswersOfTwoProcesses(t *testing.T) {
	file := newFile(t)
	one, other := running(t, file, nil).Classes(), running(t, file, nil).Classes()
	code := makeClass(t, one, 5)
	stream, err := other.Subscribe(t.Context(), code, 0)
	require.NoError(t, err)
	defer stream.Close()
	var wait sync.WaitGroup
	for child := 1; child <= 5; child++ {
		for _, k := range []*Classes{one, other} {
			wait.Go(func() {
				for range 10 {
					_, err := k.Act(context.Background(), code, answers(child))
					assert.NoError(t, err)
				}
			})
		}
	}
	wait.Wait()
	require.EventuallyWithT(t, func(t *assert.CollectT) {
		c, _, ok := stream.Next()
		require.True(t, ok)
		for child := 1; child <= 5; child++ {
			assert.Equal(t, 20, right(c, child))
		}
	}, 5*time.Second, 10*time.Millisecond)
}

func TestWhatAClassRefuses(t *testing.T) {
	k := running(t, newFile(t), nil).Classes()
	code := makeClass(t, k, 1)
	_, err := k.Act(t.Context(), code, answers(2))
	require.ErrorIs(t, err, class.ErrNotAllowed)
	require.ErrorIs(t, k.Count(t.Context(), code, "", time.Second, answers(2)), class.ErrNotAllowed)
	_, err = k.Act(t.Context(), "222222", answers(1))
	require.ErrorIs(t, err, sqlstore.ErrNoClass)
	_, err = k.Subscribe(t.Context(), "222222", 0)
	require.ErrorIs(t, err, sqlstore.ErrNoClass)
	_, err = New(Config{}).Classes().Act(t.Context(), code, answers(1))
	require.ErrorIs(t, err, ErrOff)
	require.Eventually(t, func() bool { return len(k.codes()) == 0 }, time.Second, time.Millisecond, "nothing is left")
}

// TestWhatCountsLater lets a child answer while the database is away: it is stored when the database is back.
func TestWhatCountsLater(t *testing.T) {
	file := newFile(t)
	code := makeClass(t, running(t, file, nil).Classes(), 1)
	var away atomic.Bool
	away.Store(true)
	s := running(t, file, func(c *Config) {
		opens := c.Open
		c.Open = func(ctx context.Context) (*sqlstore.Store, error) {
			if away.Load() {
				return nil, errors.New("no answer")
			}
			return opens(ctx)
		}
	})
	begun := time.Now()
	err := s.Classes().Count(t.Context(), code, "", 50*time.Millisecond, answers(1))
	require.ErrorIs(t, err, context.DeadlineExceeded)
	assert.Less(t, time.Since(begun), time.Second, "the child does not wait")
	_, err = s.Classes().Act(t.Context(), code, answers(1))
	require.ErrorIs(t, err, sqlstore.ErrDown, "who waits is told at once")
	away.Store(false)
	require.EventuallyWithT(t, func(t *assert.CollectT) {
		c, err := s.Classes().Load(context.Background(), code)
		require.NoError(t, err)
		assert.Equal(t, 1, right(c, 1))
	}, 5*time.Second, 50*time.Millisecond)
}

// TestAnAnswerWhoseOutcomeIsUnknown stores an answer and loses that it was: it waits, is stored again with another one,
// and counts once.
func TestAnAnswerWhoseOutcomeIsUnknown(t *testing.T) {
	k := running(t, newFile(t), nil).Classes()
	code := makeClass(t, k, 2)
	require.Eventually(t, func() bool { // what made the class works no more, and so takes nothing of this
		k.mu.Lock()
		defer k.mu.Unlock()
		return k.live[code] == nil || !k.live[code].working
	}, time.Minute, time.Millisecond)
	deeds := []*deed{{id: "one", command: answers(1), until: time.Now().Add(time.Hour), outcome: make(chan outcome, 1)}}
	_, err := k.store(code, deeds)
	require.NoError(t, err)
	k.mu.Lock()
	k.liveClass(code).working = true
	k.mu.Unlock()
	for _, lost := range []error{sqlstore.ErrDown, sqlstore.ErrTaken, context.DeadlineExceeded} {
		require.True(t, k.settle(code, deeds, nil, lost))
		require.Len(t, k.next(code), 1)
	}
	require.True(t, k.settle(code, deeds, nil, sqlstore.ErrDown))
	go k.work(code)
	require.NoError(t, k.Count(t.Context(), code, "", time.Minute, answers(2)))
	o := <-deeds[0].outcome
	require.NoError(t, o.err)
	c, err := k.Load(t.Context(), code)
	require.NoError(t, err)
	assert.Equal(t, 1, right(c, 1))
	assert.Equal(t, 1, right(c, 2))
}

// TestWhatIsSentAgainCountsOnce counts an answer of one ID in two processes.
func TestWhatIsSentAgainCountsOnce(t *testing.T) {
	file := newFile(t)
	one, other := running(t, file, nil).Classes(), running(t, file, nil).Classes()
	code := makeClass(t, one, 1)
	for _, k := range []*Classes{one, other, one} {
		require.NoError(t, k.Count(t.Context(), code, "same", time.Minute, answers(1)))
	}
	require.NoError(t, one.Count(t.Context(), code, "another", time.Minute, answers(1)))
	c, err := other.Load(t.Context(), code)
	require.NoError(t, err)
	assert.Equal(t, 2, right(c, 1))
}

func TestWhoIsHere(t *testing.T) {
	file := newFile(t)
	one, other := running(t, file, nil).Classes(), running(t, file, nil).Classes()
	code := makeClass(t, one, 3)
	child, err := one.Subscribe(t.Context(), code, 2)
	require.NoError(t, err)
	one.Seen(code, 3)
	here, err := one.Here(t.Context(), code)
	require.NoError(t, err)
	assert.Equal(t, map[int]bool{2: true, 3: true}, here)
	require.NoError(t, one.keepLeases(t.Context()))
	here, err = other.Here(t.Context(), code)
	require.NoError(t, err)
	assert.Equal(t, map[int]bool{2: true, 3: true}, here, "in another process too")
	child.Close()
	for range maxStreamsOfSeat {
		st, err := one.Subscribe(t.Context(), code, 1)
		require.NoError(t, err)
		defer st.Close()
	}
	_, err = one.Subscribe(t.Context(), code, 1)
	require.ErrorIs(t, err, ErrTooManyStreams)
}

// TestStreamsEndWithTheirClass ends a class in one process: the streams of both end, and nothing is left of it.
func TestStreamsEndWithTheirClass(t *testing.T) {
	file := newFile(t)
	one, other := running(t, file, nil).Classes(), running(t, file, nil).Classes()
	code := makeClass(t, one, 1)
	for _, k := range []*Classes{one, other} {
		st, err := k.Subscribe(t.Context(), code, 1)
		require.NoError(t, err)
		defer st.Close()
		_, _, ok := st.Next()
		require.True(t, ok)
		defer require.Eventually(t, func() bool {
			_, _, ok := st.Next()
			return !ok
		}, 5*time.Second, 10*time.Millisecond)
	}
	require.NoError(t, one.End(t.Context(), code))
	require.ErrorIs(t, one.End(t.Context(), code), sqlstore.ErrNoClass)
	_, err := one.Load(t.Context(), code)
	require.ErrorIs(t, err, sqlstore.ErrNoClass)
}

// TestAClassThatGoesOnIsNotTakenForGone checks again and again whether a class is still there while children answer:
// its stream goes on.
func TestAClassThatGoesOnIsNotTakenForGone(t *testing.T) {
	k := newService(t, newFile(t), nil).Classes()
	code := makeClass(t, k, 1)
	st, err := k.Subscribe(t.Context(), code, 0)
	require.NoError(t, err)
	defer st.Close()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for range 300 {
			_, err := k.Act(context.Background(), code, answers(1))
			assert.NoError(t, err)
		}
	}()
	for going := true; going; {
		select {
		case <-ended:
			going = false
		default:
		}
		require.NoError(t, k.check(t.Context()))
	}
	_, _, ok := st.Next()
	assert.True(t, ok)
	require.NoError(t, k.service.Close())
}
