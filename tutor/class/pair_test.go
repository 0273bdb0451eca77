package class

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

func TestTogether(t *testing.T) {
	c := must(t, two(t), Actor{Leads: true}, Event{Kind: KindAsked, Position: opening}, begin)
	c = must(t, c, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2e4"}, begin)
	c = must(t, c, Actor{Seat: 2}, Event{Kind: KindReplied, Seat: 2, Move: "d2d4"}, begin)
	assert.Equal(t, []Vote{{"d2d4", 1}, {"e2e4", 1}}, c.Votes())
	c = must(t, c, Actor{Seat: 2}, Event{Kind: KindReplied, Seat: 2, Move: "e2e4"}, begin)
	assert.Equal(t, []Vote{{"e2e4", 2}}, c.Votes(), "it may be changed")
	c = must(t, c, Actor{Leads: true}, Event{Kind: KindShown, Move: "e2e4"}, begin)
	assert.Equal(t, Together{1, opening, false, "", "e2e4"}, c.Together())
	c = must(t, c, Actor{Leads: true}, Event{Kind: KindAsked, Position: opening}, begin)
	assert.Equal(t, Together{2, opening, false, "", ""}, c.Together())
	assert.Empty(t, c.Votes())
}

// pairOf returns whom a child plays.
func pairOf(c *Class, seat int) Pair {
	s, _ := c.Seat(seat)
	return s.Pair
}

func TestPairs(t *testing.T) {
	c, teacher := join(t, two(t), Name{"cat", "red"}), Actor{Leads: true}
	first, second := room.NewID(), room.NewID()
	c = must(t, c, teacher, Event{Kind: KindPaired, Seat: 1, Other: 2, Room: first}, begin)
	assert.True(t, pairOf(c, 2).Waits(begin))
	assert.False(t, pairOf(c, 2).Waits(begin.Add(KeepPair)))
	c = must(t, c, teacher, Event{Kind: KindPaired, Seat: 3, Other: 1, Room: second}, begin)
	assert.Equal(t, Pair{Time: begin, Other: 3, Room: second}, pairOf(c, 1))
	assert.Equal(t, Pair{Time: begin, Other: 1}, pairOf(c, 2), "the old room is closed")
	assert.False(t, pairOf(c, 2).Waits(begin))

	later := begin.Add(time.Hour)
	e := Event{Kind: KindPlayed, Seat: 1, Position: opening, Move: "e2e4", Room: second}
	c = must(t, c, Actor{Seat: 1}, e, later)
	for seat, want := range map[int]string{1: "e2e4", 2: "", 3: "e2e4"} {
		s, _ := c.Seat(seat)
		assert.Equal(t, want, s.Game.Move, "the game of a pair is that of both")
	}
	e.Room = first
	_, err := c.Next(Actor{Seat: 1}, e, later)
	require.ErrorIs(t, err, ErrNotPaired)
	c = must(t, c, Actor{Seat: 3}, Event{Kind: KindFinished, Seat: 3, Room: second}, later)
	assert.Equal(t, Pair{later, 3, second, true, Game{opening, "e2e4", false}}, pairOf(c, 1))
	e.Room = second
	c = must(t, c, Actor{Seat: 1}, e, later)
	assert.True(t, pairOf(c, 3).Waits(later), "they play again")

	c = must(t, c, teacher, Event{Kind: KindRemoved, Seat: 3}, later)
	assert.Empty(t, pairOf(c, 1).Room)
	c = must(t, c, teacher, Event{Kind: KindPaired, Seat: 1}, later)
	assert.True(t, pairOf(c, 1).Waits(later), "against the computer")
	e.Room = ""
	c = must(t, c, Actor{Seat: 1}, e, later)
	assert.False(t, pairOf(c, 1).Waits(later), "that game has begun")
}

// TestDrawPairs draws pairs again and again: everybody has one partner or none, and another one than last time.
func TestDrawPairs(t *testing.T) {
	for n := range 9 {
		c, among := made(t), []int(nil)
		for i, name := range c.Free()[:n] {
			c, among = join(t, c, name), append(among, i+1)
		}
		for range 20 {
			pairs, odd := c.DrawPairs(among)
			met := map[int]int{}
			for _, two := range pairs {
				met[two[0]], met[two[1]] = two[1], two[0]
				e := Event{Kind: KindPaired, Seat: two[0], Other: two[1], Room: room.NewID()}
				after := must(t, c, Actor{Leads: true}, e, begin)
				if n > 3 {
					assert.NotEqual(t, pairOf(c, two[0]).Other, two[1])
				}
				c = after
			}
			if n%2 == 1 {
				require.Zero(t, met[odd])
				met[odd] = -1
				if n > 3 {
					assert.False(t, !pairOf(c, odd).Time.IsZero() && pairOf(c, odd).Other == 0, "left over again")
				}
				c = must(t, c, Actor{Leads: true}, Event{Kind: KindPaired, Seat: odd}, begin)
			} else {
				require.Zero(t, odd)
			}
			require.Len(t, met, n)
		}
	}
}
