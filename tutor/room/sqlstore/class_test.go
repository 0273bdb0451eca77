package sqlstore

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
)

// createClass makes a class, and lets a child in.
func createClass(t testing.TB, s *Store) *class.Class {
	t.Helper()
	c, err := s.CreateClass(t.Context(), class.NewCode(), class.Event{
		Kind: class.KindMade, Title: "Class 4b", Days: 90, Key: room.KeyOf("teacher"), Card: room.KeyOf("link"),
	})
	require.NoError(t, err)
	return inClass(t, s, c, class.Actor{}, class.Event{
		Kind: class.KindSeated, Seat: 1, Name: class.Name{Animal: "otter", Color: "blue"}, Key: room.KeyOf("child"),
		Card: room.KeyOf("card"),
	})
}

// inClass lets somebody do something in a class.
func inClass(t testing.TB, s *Store, c *class.Class, by class.Actor, e class.Event) *class.Class {
	t.Helper()
	after, err := s.AppendToClass(t.Context(), c, doing(c, by, e))
	require.NoError(t, err)
	return after
}

// doing is the command of what somebody does in a class.
func doing(c *class.Class, by class.Actor, e class.Event) ClassCommand {
	return func(now time.Time) ([]class.Event, error) {
		next, err := c.Next(by, e, now)
		return []class.Event{next}, err
	}
}

// answer is what a child does a thousand times.
func answer(n int) class.Event {
	return class.Event{Kind: class.KindAnswered, Seat: 1, Skill: "fork", Exercise: fmt.Sprint("fork.", n), On: n%2 == 0}
}

var child, teacher = class.Actor{Seat: 1}, class.Actor{Leads: true}

func TestClassesComeBackAsTheyWere(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		c := createClass(t, s)
		early := c
		for n := range 2*keepEvents + 7 {
			c = inClass(t, s, c, child, answer(n))
		}
		c, err := s.AppendToClass(t.Context(), c, func(now time.Time) (events []class.Event, err error) {
			for n, next := 0, c; n < keepEvents; n++ { // many at once
				e, err := next.Next(child, answer(n), now)
				require.NoError(t, err)
				next, err = next.After(e)
				require.NoError(t, err)
				events = append(events, e)
			}
			return events, nil
		})
		require.NoError(t, err)
		assert.Equal(t, 3*keepEvents+9, c.Number())
		other := open(t, database)
		for name, known := range map[string]*class.Class{"unknown": nil, "known": c, "known long ago": early} {
			again, err := other.Class(t.Context(), c.Code(), known)
			require.NoError(t, err, name)
			assert.Equal(t, c, again, name)
		}
		events := func() (n int64) {
			n, err := s.number(t.Context(), `SELECT COUNT(*) FROM class_events`)
			require.NoError(t, err)
			return n
		}
		assert.Equal(t, int64(c.Number()), events(), "what is tried again now is recognized")
		execute(t, s, `UPDATE class_events SET time = time - $1`, keepIDs.Milliseconds()+1)
		for n := range keepEvents {
			c = inClass(t, s, c, child, answer(n))
		}
		assert.LessOrEqual(t, events(), int64(2*keepEvents), "old events are deleted")
	})
}

func TestWhatAClassRefusesIsNotStored(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		c := createClass(t, s)
		_, err := s.CreateClass(t.Context(), c.Code(), class.Event{
			Kind: class.KindMade, Title: "x", Days: 1, Key: room.KeyOf("a"), Card: room.KeyOf("b"),
		})
		require.ErrorIs(t, err, ErrTaken)
		_, err = s.CreateClass(t.Context(), class.NewCode(), class.Event{Kind: class.KindMade})
		require.ErrorIs(t, err, class.ErrField)
		locks := class.Event{Kind: class.KindLocked, On: true}
		_, err = s.AppendToClass(t.Context(), c, doing(c, child, locks))
		require.ErrorIs(t, err, class.ErrNotAllowed)
		after := inClass(t, s, c, teacher, locks)
		_, err = s.AppendToClass(t.Context(), c, doing(c, teacher, locks))
		require.ErrorIs(t, err, ErrTaken)
		now, err := s.Class(t.Context(), c.Code(), c)
		require.NoError(t, err)
		assert.Equal(t, after, now)
	})
}

func TestAClassEndsWithAllItHeld(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		c, stays := createClass(t, s), createClass(t, s)
		pair, err := s.Create(t.Context(), room.NewID(), PairMaker(c.Code()), room.Options{}, room.KeyOf("child"))
		require.NoError(t, err)
		require.NoError(t, s.EndClass(t.Context(), c.Code()))
		require.ErrorIs(t, s.EndClass(t.Context(), c.Code()), ErrNoClass)
		for _, known := range []*class.Class{nil, c} {
			_, err := s.Class(t.Context(), c.Code(), known)
			require.ErrorIs(t, err, ErrNoClass)
		}
		_, err = s.AppendToClass(t.Context(), c, doing(c, child, answer(1)))
		require.ErrorIs(t, err, ErrNoClass)
		_, err = s.Load(t.Context(), pair.ID())
		require.ErrorIs(t, err, ErrNoRoom)
		numbers, err := s.ClassNumbers(t.Context(), c.Code(), stays.Code())
		require.NoError(t, err)
		assert.Equal(t, map[class.Code]int{stays.Code(): 2}, numbers)
		for _, table := range []string{"classes", "class_events", "rooms", "events"} {
			held, err := s.number(t.Context(), `SELECT COUNT(*) FROM `+table)
			require.NoError(t, err)
			assert.Equal(t, map[string]int64{"classes": 1, "class_events": 2}[table], held, table)
		}
	})
}

func TestClassesAreSweptWhenTheyEnd(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		c, stays := createClass(t, s), createClass(t, s)
		ends, err := s.number(t.Context(), `SELECT ends FROM classes WHERE class = $1`, c.Code())
		require.NoError(t, err)
		assert.Equal(t, c.Ends(), fromMS(ends))
		execute(t, s, `UPDATE classes SET ends = now_ms() - 1 WHERE class = $1`, c.Code())
		pair, err := s.Create(t.Context(), room.NewID(), PairMaker(c.Code()), room.Options{}, room.KeyOf("child"))
		require.NoError(t, err)
		kept, err := s.Create(t.Context(), room.NewID(), PairMaker(stays.Code()), room.Options{}, room.KeyOf("child"))
		require.NoError(t, err)
		_, err = s.Sweep(t.Context())
		require.NoError(t, err)
		_, err = s.Class(t.Context(), c.Code(), nil)
		require.ErrorIs(t, err, ErrNoClass)
		_, err = s.Load(t.Context(), pair.ID())
		require.ErrorIs(t, err, ErrNoRoom, "the rooms of its pairs go with it")
		_, err = s.Class(t.Context(), stays.Code(), nil)
		require.NoError(t, err)
		_, err = s.Load(t.Context(), kept.ID())
		require.NoError(t, err)
	})
}

// TestChildrenWhoAnswerAtOnce lets children of two processes answer at once: each answer counts once.
func TestChildrenWhoAnswerAtOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		first := open(t, database)
		c := createClass(t, first)
		const children, answers = 4, 10
		var wait sync.WaitGroup
		for n, s := range []*Store{first, open(t, database), first, open(t, database)} {
			wait.Go(func() {
				for i, known := 0, c; i < answers; {
					after, err := s.AppendToClass(t.Context(), known, doing(known, child, answer(2*(n*answers+i))))
					if err == nil {
						i, known = i+1, after
					} else if !assert.ErrorIs(t, err, ErrTaken) {
						return
					} else if known, err = s.Class(t.Context(), c.Code(), known); !assert.NoError(t, err) {
						return
					}
				}
			})
		}
		wait.Wait()
		now, err := first.Class(t.Context(), c.Code(), c)
		require.NoError(t, err)
		seat, _ := now.Seat(1)
		assert.Equal(t, children*answers, seat.Days[0].Skills[0].Right)
		assert.Equal(t, 2+children*answers, now.Number())
	})
}

// TestWhatIsTriedAgainCountsOnce tries to store answers again after their outcome got lost, with others before, between
// and behind, when the class knows of them and when it does not, and in another process: each is stored once.
func TestWhatIsTriedAgainCountsOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, other := open(t, database), open(t, database)
		before := createClass(t, s)
		answers := func(c *class.Class, ids ...string) ClassCommand {
			return func(now time.Time) (events []class.Event, err error) {
				for _, id := range ids {
					e, err := c.Next(child, answer(0), now)
					require.NoError(t, err)
					e.ID = id
					c, err = c.After(e)
					require.NoError(t, err)
					events = append(events, e)
				}
				return events, nil
			}
		}
		counted := func(want int, c *class.Class, err error) *class.Class {
			t.Helper()
			require.NoError(t, err)
			again, err := open(t, database).Class(t.Context(), c.Code(), nil)
			require.NoError(t, err)
			require.Equal(t, again, c)
			seat, _ := c.Seat(1)
			require.Equal(t, want, seat.Days[0].Skills[0].Right)
			return c
		}
		c, err := s.AppendToClass(t.Context(), before, answers(before, "a", "b"))
		c = counted(2, c, err)
		c, err = other.AppendToClass(t.Context(), c, answers(c, "b", "c", "a"))
		c = counted(3, c, err)
		c, err = s.AppendToClass(t.Context(), c, answers(c, "c"))
		c = counted(3, c, err)
		_, err = s.AppendToClass(t.Context(), before, answers(before, "a", "d"))
		require.ErrorIs(t, err, ErrTaken, "there is something new")
		c, err = s.AppendToClass(t.Context(), c, answers(c, "a", "d"))
		counted(4, c, err)
		elsewhere := createClass(t, s)
		elsewhere, err = s.AppendToClass(t.Context(), elsewhere, answers(elsewhere, "a"))
		counted(1, elsewhere, err)
	})
}
