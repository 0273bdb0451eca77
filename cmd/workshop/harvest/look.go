package harvest

import (
	"fmt"
	"io"

	"chesstutor/ai/people/train"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
)

// A share is how many of some things are so.
type share struct{ are, of int }

func (s *share) count(is bool) {
	s.of++
	if is {
		s.are++
	}
}

// percent returns the share in percent, 0 of nothing.
func (s *share) percent() float64 { return 100 * float64(s.are) / float64(max(s.of, 1)) }

// fullBoard is how many pieces a full board has at least, halfFull how many one of the middlegame has.
const (
	fullBoard = 24
	halfFull  = 16
)

// muchAhead is by how many points a side is much ahead.
const muchAhead = 5

// A look is what positions look like: how often pieces of full boards stand where people hardly place them, and how
// often a side is much ahead.
type look struct {
	rooksOff, kingsMoved, rim share    // of full boards' rooks, kings, knights
	ahead                     [3]share // of full boards, of those half full, of the others
}

// add looks at a position.
func (l *look) add(p *chess.Position) {
	pieces := p.Occupied().Count()
	lead := aheadBy(p)
	switch {
	case pieces >= fullBoard:
		l.ahead[0].count(lead >= muchAhead)
	case pieces >= halfFull:
		l.ahead[1].count(lead >= muchAhead)
		return
	default:
		l.ahead[2].count(lead >= muchAhead)
		return
	}
	for c, first := range map[chess.Color]chess.Rank{chess.White: 0, chess.Black: 7} {
		for _, s := range p.Pieces(chess.Rook, c).Squares() {
			l.rooksOff.count(s.Rank() != first)
		}
		king := p.King(c)
		l.kingsMoved.count(king.Rank() != first || !usual[king.File()])
		for _, s := range p.Pieces(chess.Knight, c).Squares() {
			l.rim.count(s.File() == 0 || s.File() == 7)
		}
	}
}

// shares returns what is counted, in the order of the table.
func (l *look) shares() [6]*share {
	return [...]*share{&l.rooksOff, &l.kingsMoved, &l.rim, &l.ahead[0], &l.ahead[1], &l.ahead[2]}
}

// ofPeople is what the table says of people's games, in percent.
var ofPeople = [6]float64{2.2, 7.5, 5.4, 8.9, 28.9, 35}

// enough is how many of a kind a skill may have before shares say anything.
const enough = 3

// takes reports whether a look is still like that of people's games with a position more: no share that it adds to is
// more than a third above theirs. Who simplifies is ahead.
func (l look) takes(s practice.Skill, p *chess.Position) bool {
	before := l
	l.add(p)
	for i, now := range l.shares() {
		lead := i >= len(ofPeople)-len(l.ahead)
		if now.are > max(before.shares()[i].are, enough) && 3*now.percent() > 4*ofPeople[i] &&
			(s != practice.Simplify || !lead) {
			return false
		}
	}
	return true
}

// usual are the files of kings at home or castled: b, c, e, g and h.
var usual = [8]bool{1: true, 2: true, 4: true, 6: true, 7: true}

// print writes a line of the table.
func (l *look) print(out io.Writer, name string) {
	fmt.Fprintf(out, "%-16s", name)
	for _, share := range l.shares() {
		fmt.Fprintf(out, "%7.1f", share.percent())
	}
	fmt.Fprintln(out)
}

// novice is the rating below which people's positions are looked at, and everyPosition which of them are.
const (
	novice        = 1400
	everyPosition = 5
)

// lookAtPeople looks at positions of files of people's games, as far into the game and as even as those of the bank.
func lookAtPeople(files []string) (l look, err error) {
	for _, name := range files {
		err := train.ReadGames(name, func(g *train.Game) error {
			p := chess.Start()
			for ply, m := range g.Moves {
				if ply > firstPly && ply%everyPosition == 0 && aheadBy(&p) < mostLead && g.Ratings[ply%2] < novice {
					l.add(&p)
				}
				p = p.Play(m)
			}
			return nil
		})
		if err != nil {
			return l, err
		}
	}
	return l, nil
}
