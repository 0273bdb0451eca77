package class

import (
	"math/rand/v2"

	"chesstutor/tutor/room"
)

func (c *Class) mayPair(e Event) error {
	if e.Other == 0 && e.Room == "" {
		return nil // against the computer
	}
	if e.Seat == e.Other || c.place(e.Other) < 0 {
		return ErrNoSeat
	}
	if _, ok := room.ParseID(string(e.Room)); !ok || len(c.paired(e.Room)) > 0 {
		return ErrField
	}
	return nil
}

// pair lets two children play each other, and each nobody else; or one the computer.
func (c *Class) pair(e Event) {
	c.unpair(e.Seat)
	c.is.Seats[c.place(e.Seat)].Pair = Pair{Time: e.Time, Other: e.Other, Room: e.Room}
	if e.Other != 0 {
		c.unpair(e.Other)
		c.is.Seats[c.place(e.Other)].Pair = Pair{Time: e.Time, Other: e.Seat, Room: e.Room}
	}
}

// unpair closes the room of a child's pair to both. Each still knows who the other was.
func (c *Class) unpair(number int) {
	for _, s := range c.paired(c.is.Seats[c.place(number)].Pair.Room) {
		s.Pair.Room = ""
	}
}

// paired returns the seats of the two who play in a room.
func (c *Class) paired(in room.ID) (seats []*Seat) {
	for i := range c.is.Seats {
		if s := &c.is.Seats[i]; in != "" && s.Pair.Room == in {
			seats = append(seats, s)
		}
	}
	return seats
}

// isPairs checks that a room is that of the pair of an event's seat.
func (c *Class) isPairs(e Event) error {
	if c.is.Seats[c.place(e.Seat)].Pair.Room != e.Room {
		return ErrNotPaired
	}
	return nil
}

func (c *Class) mayPlay(e Event) error {
	if !played(e) {
		return ErrField
	}
	if e.Room == "" {
		return nil
	}
	return c.isPairs(e)
}

// play keeps the game that a child plays: that of a pair for both.
func (c *Class) play(e Event) {
	s := &c.is.Seats[c.place(e.Seat)]
	s.Active = e.Time
	if e.Room == "" {
		s.Game = Game{e.Position, e.Move, e.On}
		s.Pair.Over = s.Pair.Over || s.Pair.Other == 0 && !s.Pair.Time.IsZero()
		return
	}
	for _, s := range c.paired(e.Room) {
		s.Game = Game{e.Position, e.Move, false}
		s.Pair.Time, s.Pair.Over, s.Pair.Game = e.Time, false, s.Game
	}
}

func (c *Class) mayFinish(e Event) error {
	if e.Room == "" {
		return ErrField
	}
	return c.isPairs(e)
}

func (c *Class) finish(e Event) {
	for _, s := range c.paired(e.Room) {
		s.Pair.Time, s.Pair.Over = e.Time, true
	}
}

// pairTries is how often other pairs are drawn, if two of one played each other last time.
const pairTries = 50

// DrawPairs draws pairs among children by the numbers of their seats, and who is left over, 0 for nobody. As far as it
// can be, nobody has the same partner as last time, and nobody is left over again.
func (c *Class) DrawPairs(among []int) (pairs [][2]int, odd int) {
	least := len(among) + 1
	for range pairTries {
		drawn, again := [][2]int(nil), 0
		order := rand.Perm(len(among))
		for i := 0; i+1 < len(order); i += 2 {
			two := [2]int{among[order[i]], among[order[i+1]]}
			drawn = append(drawn, two)
			again += c.playedLast(two[0], two[1])
		}
		left := 0
		if len(order)%2 == 1 {
			left = among[order[len(order)-1]]
			again += c.playedLast(left, 0)
		}
		if again < least {
			pairs, odd, least = drawn, left, again
		}
		if again == 0 {
			break
		}
	}
	return pairs, odd
}

// playedLast returns 1 if a child's last pair was with another, or with the computer, 0.
func (c *Class) playedLast(seat, other int) int {
	s, _ := c.Seat(seat)
	if !s.Pair.Time.IsZero() && s.Pair.Other == other {
		return 1
	}
	return 0
}
