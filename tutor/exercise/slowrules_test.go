package exercise_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A second implementation of each rule, on the slow board.

// index returns the number of a square, 0 for a1.
func index(s chess.Square) int { return int(s.File()) + 8*int(s.Rank()) }

// slowMoves are the rules of moves.
var slowMoves = map[string]func(b *slow, e *exercise.Exercise, m step) bool{
	"mates":      func(b *slow, _ *exercise.Exercise, m step) bool { return b.mates(m, 1) },
	"forks":      func(b *slow, _ *exercise.Exercise, m step) bool { return b.forks(m) },
	"skewers":    func(b *slow, _ *exercise.Exercise, m step) bool { return b.skewers(m) },
	"opens-line": func(b *slow, _ *exercise.Exercise, m step) bool { return b.opens(m) },
	"pins": func(b *slow, e *exercise.Exercise, m step) bool {
		return b.pins(m, index(e.Square)) &&
			b.sound(m)
	},
	"out-of-check": func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) },
	"brings-out": func(b *slow, _ *exercise.Exercise, m step) bool {
		minor := b.at[m.from] == 'N' || b.at[m.from] == 'B'
		return minor && m.from < 8 && m.to >= 8 && b.sound(m)
	},
	"keeps-win":  func(b *slow, _ *exercise.Exercise, m step) bool { return b.keeps(m) },
	"keeps-draw": func(b *slow, _ *exercise.Exercise, m step) bool { return b.keeps(m) },
	"traps":      func(b *slow, e *exercise.Exercise, m step) bool { return b.traps(m, index(e.Square)) },
	"stops-mate": func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) },
	"opens-check": func(b *slow, e *exercise.Exercise, m step) bool {
		return b.opensCheck(m) && b.ahead(m, b.lead(b.white)+e.Least, 2)
	},
	"removes-guard": func(b *slow, e *exercise.Exercise, m step) bool { return b.removesGuard(m, index(e.Square)) },
	"in-between": func(b *slow, e *exercise.Exercise, m step) bool {
		next := b.play(m)
		return m.to != index(e.Last.To()) && (!b.takes(m) || next.check()) && b.ahead(m, b.lead(b.white)+e.Least, 2)
	},
	"lures":      func(b *slow, e *exercise.Exercise, m step) bool { return b.lures(m, e.Least) },
	"simplifies": func(b *slow, _ *exercise.Exercise, m step) bool { return b.simplifies(m) },
	"mate":       func(b *slow, e *exercise.Exercise, m step) bool { return b.mates(m, e.Most) },
	"promote":    func(b *slow, e *exercise.Exercise, m step) bool { return b.promotes(m, e.Most) },
	"saves": func(b *slow, e *exercise.Exercise, m step) bool {
		next := b.play(m)
		if m.from != index(e.Square) && next.exchange(index(e.Square)) > b.gain(m) {
			return false
		}
		return b.sound(m)
	},
	"stops-promotion": func(b *slow, _ *exercise.Exercise, m step) bool {
		next := b.play(m)
		for _, r := range next.moves() {
			if at := next.play(r); r.becomes == 'q' && !at.takeable(r.to) {
				return false
			}
		}
		return b.sound(m)
	},
}

// targets lists the squares on which the side to move can make a capture that counts.
func (b *slow) targets(counts func(step) bool) (list []int) {
	for _, m := range b.moves() {
		if b.takes(m) && counts(m) && !has(list, m.to) {
			list = append(list, m.to)
		}
	}
	return list
}

func all(step) bool { return true }

// free lists what can be captured without a recapture.
func (b *slow) free() []int {
	return b.targets(func(m step) bool {
		next := b.play(m)
		return !next.takeable(m.to)
	})
}

func without(list, others []int) (left []int) {
	for _, s := range list {
		if !has(others, s) {
			left = append(left, s)
		}
	}
	return left
}

// ends lists the destination squares of moves, or with from their origin squares.
func (b *slow) ends(from bool, counts func(step) bool) (list []int) {
	for _, m := range b.moves() {
		s := m.to
		if from {
			s = m.from
		}
		if counts(m) && !has(list, s) {
			list = append(list, s)
		}
	}
	return list
}

// slowTaps are the rules of squares to tap.
var slowTaps = map[string]func(b *slow, e *exercise.Exercise) []int{
	"mine-taken": func(b *slow, _ *exercise.Exercise) []int {
		black := b.turned()
		return black.targets(all)
	},
	"attackers": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(true, func(m step) bool { return m.to == index(e.Square) })
	},
	"taken-by": func(b *slow, e *exercise.Exercise) []int {
		black := b.turned()
		return black.ends(true, func(m step) bool { return m.to == index(e.Square) })
	},
	"safe-squares": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool {
			next := b.play(m)
			return m.from == index(e.Piece) && !next.takeable(m.to)
		})
	},
	"free": func(b *slow, _ *exercise.Exercise) []int { return b.free() },
	"escapes": func(b *slow, _ *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from == b.king(true) })
	},
	"helpers": func(b *slow, _ *exercise.Exercise) []int { return b.ends(true, all) },
	"blocks": func(b *slow, _ *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from != b.king(true) && !b.takes(m) })
	},
	"newly-attacked": func(b *slow, e *exercise.Exercise) []int {
		black, before := b.turned(), readSlow(e.Before.FEN())
		return without(black.targets(all), before.targets(all))
	},
	"threatens-mate": func(b *slow, _ *exercise.Exercise) []int {
		black := b.turned()
		return black.ends(false, func(m step) bool { return black.mates(m, 1) })
	},
	"newly-free": func(b *slow, e *exercise.Exercise) []int {
		before := readSlow(e.Before.FEN())
		turned := before.turned()
		return without(b.free(), turned.free())
	},
}
