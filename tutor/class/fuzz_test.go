package class

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// FuzzClass lets a teacher, children and strangers do things in any order, sensible or not. Four bytes are one thing:
// what, by whom, with what, and how much later.
func FuzzClass(f *testing.F) {
	f.Add([]byte{3, 0, 0, 0, 3, 0, 9, 1, 11, 1, 2, 3, 11, 1, 2, 3, 14, 0, 0, 0, 15, 1, 0, 0, 6, 1, 1, 1, 5, 3, 1, 1})
	f.Add([]byte{3, 0, 0, 0, 3, 0, 9, 1, 17, 0, 1, 2, 7, 0, 1, 0, 3, 0, 1, 1, 8, 0, 2, 0, 2, 0, 0, 0, 1, 0, 0, 99})
	f.Fuzz(func(t *testing.T, script []byte) {
		c, now := made(t), begin
		for script = script[:min(len(script), 800)]; len(script) >= 4; script = script[4:] {
			now = now.Add(time.Duration(script[3]) * time.Minute)
			e := deed(c, script[0], script[2])
			by := []Actor{{Leads: true}, {Seat: e.Seat}, {Link: true}, {Card: e.Seat}, {}}[script[1]%5]
			e, err := c.Next(by, e, now)
			if err != nil {
				continue
			}
			text := string(c.Encode())
			next, err := c.After(e)
			require.NoError(t, err, "what Next returns is allowed")
			require.Equal(t, text, string(c.Encode()), "the class before is as it was")
			back, err := DecodeEvent(e.Encode())
			require.NoError(t, err)
			back.Number, back.ID, back.Time = e.Number, e.ID, e.Time
			require.Equal(t, e, back)
			same, err := Decode(c.Code(), next.Encode())
			require.NoError(t, err)
			require.Equal(t, string(next.Encode()), string(same.Encode()))
			requireSound(t, next)
			c = next
		}
	})
}

// deed is an event of any kind.
func deed(c *Class, what, with byte) Event {
	n := int(with)
	key := room.KeyOf(string(rune('a' + with%7)))
	name := Name{animals[n%len(animals)], colors[n%len(colors)]}
	seat, in := 1+n%4, room.ID(fmt.Sprintf("%016d", n%8))
	kinds := []Event{
		{Kind: KindMade, Title: "x", Days: 1, Key: key, Card: key}, {Kind: KindVisited}, {Kind: KindLed, Key: key},
		{Kind: KindClocked, Clock: 15 * (n - 128)},
		{Kind: KindSeated, Seat: c.NextSeat(), Name: name, Key: key, Card: room.KeyOf("card")},
		{Kind: KindRenewed, Key: key, Card: key}, {Kind: KindOpened, Seat: seat, Key: key},
		{Kind: KindLeft, Seat: seat},
		{Kind: KindRemoved, Seat: seat}, {Kind: KindCarded, Seat: seat, Card: key}, {Kind: KindLocked, On: n%2 == 0},
		{Kind: KindToday, Task: Task{Kind: SameTask, Name: "fork", Seed: uint32(n)}},
		{Kind: KindAnswered, Seat: seat, Skill: "fork", Exercise: "fork." + name.Color, Lesson: "fork", On: n%3 == 0},
		{Kind: KindStarred, Seat: seat, Lesson: name.Animal, Stars: n % 4},
		{Kind: KindPlayed, Seat: seat, Position: opening, Move: "e2e4", On: n%2 == 0},
		{Kind: KindAsked, Position: []string{"", opening}[n%2], Exercise: []string{"", "fork.7", "?"}[n%3]},
		{Kind: KindReplied, Seat: seat, Move: []string{"e2e4", "e2", "e2e5"}[n%3]},
		{Kind: KindShown, Move: "e2e4"}, {Kind: KindPaired, Seat: seat},
		{Kind: KindPaired, Seat: seat, Other: 1 + n/4%4, Room: in}, {Kind: KindFinished, Seat: seat, Room: in},
		{Kind: KindPlayed, Seat: seat, Position: opening, Move: "e2e4", Room: in},
	}
	return kinds[int(what)%len(kinds)]
}

// requireSound checks what holds in every class.
func requireSound(t *testing.T, c *Class) {
	t.Helper()
	require.LessOrEqual(t, len(c.Seats()), MostSeats)
	require.False(t, c.Ends().After(c.is.Made.AddDate(0, 0, MostDays)))
	names, keys := map[Name]bool{}, map[room.Key]bool{}
	for _, s := range c.Seats() {
		require.False(t, names[s.Name], "a name twice")
		require.False(t, s.Key != room.Key{} && keys[s.Key], "a browser with two seats")
		names[s.Name], keys[s.Key] = true, true
		if s.Pair.Room != "" {
			other, ok := c.Seat(s.Pair.Other)
			require.True(t, ok)
			require.Equal(t, s.Number, other.Pair.Other)
			require.Equal(t, s.Pair.Room, other.Pair.Room)
			require.Len(t, c.paired(s.Pair.Room), 2)
		}
	}
	require.Len(t, c.Free(), len(animals)*len(colors)-len(c.Seats()))
}

func FuzzDecodeEvent(f *testing.F) {
	f.Add([]byte(`{"v":1,"kind":"left","seat":3}`))
	f.Add([]byte(`{"v":1,"kind":"left","seat":3,"move":"e2"}`))
	f.Add(Event{Kind: KindLed, Key: room.KeyOf("x")}.Encode())
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := DecodeEvent(text)
		if err != nil {
			require.ErrorIs(t, err, ErrBadEvent)
			return
		}
		require.Equal(t, text, e.Encode())
	})
}

func FuzzDecode(f *testing.F) {
	f.Add(two(f).Encode())
	f.Add([]byte(`{"v":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Decode("K7WQRT", text)
		if err != nil {
			require.ErrorIs(t, err, ErrBadEvent)
			return
		}
		require.Equal(t, text, c.Encode())
		_ = c.Actor("x")
		_ = c.Free()
	})
}
