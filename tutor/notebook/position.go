package notebook

import (
	"slices"
	"strconv"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
)

// MostPositions is the maximum number of positions in a Record.
const MostPositions = 10

// Position is a position of a learner's game in which something was missed.
type Position struct {
	Board  chess.Position // its clock is 0
	Played chess.Move     // what was played in the game
	From   practice.Day   // the day on which it was kept
	Due    practice.Day
	box    uint8
}

// ID identifies the position among the learner's own. It is stable.
func (p *Position) ID() string { return strconv.FormatUint(p.Board.Key(), 36) }

// Box returns how far the learning has come, from 0 to practice.Boxes-1.
func (p *Position) Box() int { return int(p.box) }

// Record is what a learner has kept. The zero value is empty.
type Record struct {
	positions []Position
	weeks     weeks
}

// Positions returns the positions, in the order in which they were kept.
func (r *Record) Positions() []Position { return slices.Clone(r.positions) }

// Find returns the position with an id, and whether there is one.
func (r *Record) Find(id string) (Position, bool) {
	if at := r.find(id); at >= 0 {
		return r.positions[at], true
	}
	return Position{}, false
}

func (r *Record) find(id string) int {
	return slices.IndexFunc(r.positions, func(p Position) bool { return p.ID() == id })
}

// Keep adds a position, in which a legal move was played, to come back on the next day. One that is there already
// begins anew. If there is no room, the position that is due last goes.
func (r *Record) Keep(board chess.Position, played chess.Move, day practice.Day) {
	added := Position{Board: board.WithCounts(0, board.MoveNumber()), Played: played, From: day,
		Due: day + practice.Gap(0)}
	list := slices.Clone(r.positions)
	if at := r.find(added.ID()); at >= 0 {
		list = slices.Delete(list, at, at+1)
	}
	if len(list) == MostPositions {
		last := 0
		for i := range list {
			if list[i].Due > list[last].Due {
				last = i
			}
		}
		list = slices.Delete(list, last, last+1)
	}
	r.positions = append(list, added)
}

// Due returns how many positions are due on a day.
func (r *Record) Due(day practice.Day) (n int) {
	for _, p := range r.positions {
		if p.Due <= day {
			n++
		}
	}
	return n
}

// Next returns the position that has been due longest on a day, and whether one is due.
func (r *Record) Next(day practice.Day) (next Position, ok bool) {
	for _, p := range r.positions {
		if p.Due <= day && (!ok || p.Due < next.Due) {
			next, ok = p, true
		}
	}
	return next, ok
}

// Note records a try at the position with an id: first tells whether it was right at the first try. Such a one moves
// a position that is due to its next box, and out of the last; any other brings it back to the first.
func (r *Record) Note(id string, first bool, day practice.Day) {
	at := r.find(id)
	if at < 0 {
		return
	}
	list := slices.Clone(r.positions)
	switch p := &list[at]; {
	case !first:
		p.box, p.Due = 0, day+practice.Gap(0)
	case day < p.Due: // before its time: it stays in its box
	case int(p.box) == practice.Boxes-1:
		list = slices.Delete(list, at, at+1)
	default:
		p.box++
		p.Due = day + practice.Gap(int(p.box))
	}
	r.positions = list
}
