package friends

import (
	"maps"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Chance is something that a move can take or pass over.
type Chance int

// The chances.
const (
	Mate      Chance = iota // in one
	FreePiece               // a knight, bishop, rook or queen that nobody takes back
	Fork                    // that wins something
	chances
)

var chanceNames = [chances]string{"a mate in one", "a free piece", "a fork"}

// minor is the worth of the least piece that is not a pawn.
const minor = 3

// taking returns the moves that take each chance. Who mates passes over no piece, and a fork counts only where neither
// of the others is there.
func taking(p *chess.Position) (by [chances]map[chess.Move]bool) {
	for c := range by {
		by[c] = map[chess.Move]bool{}
	}
	for _, m := range p.Moves() {
		next := p.Play(m)
		switch {
		case next.InCheck() && !next.HasMove():
			by[Mate][m] = true
		case chess.Taken(p, m).Type().Worth() >= minor && coach.Takers(p, m) == 0:
			by[FreePiece][m] = true
		}
	}
	if len(by[FreePiece]) > 0 {
		maps.Copy(by[FreePiece], by[Mate])
	}
	if len(by[Mate])+len(by[FreePiece]) > 0 {
		return by
	}
	for _, m := range p.Moves() {
		for _, f := range coach.CarriesOut(p, m, fact.Fork) {
			if f.Count > 0 {
				by[Fork][m] = true
			}
		}
	}
	return by
}

// Misses are how often a friend met chances, and passed over them.
type Misses [chances]struct {
	Met    int
	Missed float64
}

// Share returns the share of chances of a kind that were missed.
func (m *Misses) Share(c Chance) float64 { return m[c].Missed / float64(max(m[c].Met, 1)) }

// add counts a position, which a line leads to.
func (m *Misses) add(friend people.Person, line *people.Line) {
	p := line.Position()
	by := taking(&p)
	var choices []people.Choice
	for c := range by {
		if len(by[c]) == 0 {
			continue
		}
		if choices == nil {
			choices = friend.Choices(line)
		}
		m[c].Met++
		for _, choice := range choices {
			if !by[c][choice.Move] {
				m[c].Missed += float64(choice.Share) / people.One
			}
		}
	}
}

// players returns the friends that play like people.
func players() (list []ai.Level) {
	for _, l := range ai.Friends() {
		if l.Limits().Method == ai.Person {
			list = append(list, l)
		}
	}
	return list
}
