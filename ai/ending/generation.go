package ending

import (
	"bytes"
	"errors"
)

// A position's value in a table is the plies to mate with best play, odd where the side to move
// mates and even where it is mated, or one of these. While a table is made, values between open and
// drawn stand for positions that may yet be lost: as many of their moves as they are above open are
// not known to lose; and those that are drawn may yet be won.
const (
	open    byte = 128
	drawn   byte = 254
	illegal byte = 255
)

// resultOf returns what a value says.
func resultOf(value byte) Result {
	switch {
	case value >= open:
		return Drawn
	case value&1 == 1:
		return Won
	}
	return Lost
}

// errIncomplete is the error of a table that needs another, whose distances cannot be read.
var errIncomplete = errors.New("the distances of another ending cannot be read")

// generation is a table while it is made.
type generation struct {
	*table
	values     []byte
	incomplete bool // another table could not be read
}

// generate returns the values of a table, by retrograde analysis. The tables that its captures and
// promotions lead to are made.
func generate(t *table) ([]byte, error) {
	g := &generation{table: t, values: make([]byte, t.size())}
	var s setup
	for i := range g.values {
		t.at(i, &s)
		g.values[i] = illegal
		if t.legal(i, &s) {
			g.values[i] = g.begin(&s)
		}
	}
	for plies := range open - 1 {
		for i := 0; ; i++ {
			next := bytes.IndexByte(g.values[i:], plies)
			if next < 0 {
				break
			}
			i += next
			t.at(i, &s)
			g.back(&s, plies)
		}
	}
	for i, value := range g.values {
		if value >= open && value < drawn {
			g.values[i] = drawn
		}
	}
	if g.incomplete {
		return nil, errIncomplete
	}
	return g.values, nil
}

// begin returns the first value of a position: as far as its moves out of the table tell.
func (g *generation) begin(s *setup) byte {
	l := g.ahead(s)
	switch {
	case !l.moves && g.inCheck(s, s.turn, g.occupied(s), -1):
		return 0
	case !l.moves, l.exit == drawn:
		return drawn
	case l.exit < open && (l.inside == 0 || resultOf(l.exit) == Won): // at the latest: a quicker win may come
		return l.exit
	}
	return open + byte(l.inside)
}

// back tells the positions from which a move leads to s what s is worth.
func (g *generation) back(s *setup, value byte) {
	us := s.turn.Other() // who made the move
	q := *s
	q.turn, q.enPassant = us, false
	if s.enPassant { // it was the pawn's two steps
		q.men[us] = step(s.turn, step(s.turn, s.men[us]))
		g.tell(&q, value)
		return
	}
	occupied := g.occupied(s)
	distinct := g.distinct(occupied)
	for from := kingAttacks(s.kings[us]) &^ occupied & distinct; from != 0; from &= from - 1 {
		q.kings[us] = from.First()
		g.tell(&q, value)
	}
	q.kings[us] = s.kings[us]
	for i, man := range g.men {
		if man.Color() != us {
			continue
		}
		for from := g.origins(s, i, occupied) & distinct; from != 0; from &= from - 1 {
			q.men[i] = from.First()
			g.tell(&q, value)
		}
		q.men[i] = s.men[i]
	}
}

// tell tells a position that a move leads to one of this value, and that in which it is made instead
// of a capture en passant too.
func (g *generation) tell(q *setup, value byte) {
	g.tellOne(q, value)
	if g.pawns == 2 && g.canPass(q, g.occupied(q)) {
		passing := *q
		passing.enPassant = true
		g.tellOne(&passing, value)
	}
}

// tellOne tells one position.
func (g *generation) tellOne(q *setup, value byte) {
	i := g.index(q)
	if i < 0 || g.values[i] == illegal {
		return
	}
	old := &g.values[i]
	switch {
	case resultOf(value) == Lost:
		if *old >= open || resultOf(*old) == Won {
			*old = min(*old, value+1)
		}
	case *old > open && *old < drawn:
		if *old--; *old == open { // no move is left that may not lose
			*old = value + 1
			if exit := g.ahead(q).exit; exit != illegal {
				*old = max(exit, value+1)
			}
		}
	}
}
