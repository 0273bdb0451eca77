package practice_test

import (
	"slices"
	"sort"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson/exercise"
)

// A second implementation of each rule, on the slow board.

var points = map[byte]int{'P': 1, 'N': 3, 'B': 3, 'R': 5, 'Q': 9}

// gain returns the points that a move gains by its capture and promotion.
func (b *slow) gain(m step) (n int) {
	switch {
	case m.passing:
		n = 1
	case b.at[m.to] != 0:
		n = points[upper(b.at[m.to])]
	}
	if m.becomes != 0 {
		n += points[upper(m.becomes)] - 1
	}
	return n
}

// exchange returns what the side to move gains by a series of captures on a square.
func (b *slow) exchange(s int) (best int) {
	if b.at[s] == 0 && s != b.pass {
		return 0
	}
	for _, m := range b.moves() {
		if m.to == s && b.takes(m) {
			next := b.play(m)
			best = max(best, b.gain(m)-next.exchange(s))
		}
	}
	return best
}

// best returns the gain of the best exchange on any square.
func (b *slow) best() (n int) {
	seen := map[int]bool{}
	for _, m := range b.moves() {
		if b.takes(m) && !seen[m.to] {
			seen[m.to] = true
			n = max(n, b.exchange(m.to))
		}
	}
	return n
}

func (b *slow) mated() bool { return b.check() && len(b.moves()) == 0 }

func (b *slow) matesNow() bool {
	return slices.ContainsFunc(b.moves(), func(m step) bool {
		next := b.play(m)
		return next.mated()
	})
}

// mates reports whether a move forces mate in a number of moves.
func (b *slow) mates(m step, n int) bool {
	next := b.play(m)
	replies := next.moves()
	if len(replies) == 0 {
		return next.check()
	}
	return n > 1 && next.afterAll(func(at *slow, m step) bool { return at.mates(m, n-1) })
}

// afterAll reports whether a good move exists after every reply.
func (b *slow) afterAll(good func(*slow, step) bool) bool {
	for _, r := range b.moves() {
		at := b.play(r)
		if !slices.ContainsFunc(at.moves(), func(m step) bool { return good(&at, m) }) {
			return false
		}
	}
	return true
}

func (b *slow) promotes(m step, n int) bool {
	next := b.play(m)
	if m.becomes == 'q' {
		return len(next.moves()) > 0 && !next.takeable(m.to)
	}
	return n > 1 && len(next.moves()) > 0 && next.afterAll(func(at *slow, m step) bool { return at.promotes(m, n-1) })
}

// takeable reports whether the side to move can capture the piece on a square.
func (b *slow) takeable(s int) bool {
	return slices.ContainsFunc(b.moves(), func(m step) bool {
		return m.to == s && b.at[s] != 0 || m.passing && m.from/8*8+m.to%8 == s
	})
}

// sound reports whether a move loses nothing and allows no mate.
func (b *slow) sound(m step) bool {
	next := b.play(m)
	return !next.matesNow() && b.gain(m) >= next.best()
}

func (b *slow) lead(white bool) (n int) {
	for _, c := range b.at {
		if c != 0 && isWhite(c) == white {
			n += points[upper(c)]
		} else if c != 0 {
			n -= points[upper(c)]
		}
	}
	return n
}

// wins reports whether after each reply there is a mate, or a capture that counts and leaves the side two points
// better off than before.
func (b *slow) wins(m step, counts func(reply, capture step) bool) bool {
	next := b.play(m)
	replies := next.moves()
	if len(replies) == 0 {
		return next.check()
	}
	for _, r := range replies {
		at := next.play(r)
		found := at.matesNow()
		for _, c := range at.moves() {
			if found {
				break
			}
			if !at.takes(c) || !counts(r, c) {
				continue
			}
			after := at.play(c)
			stuck := len(after.moves()) == 0 && !after.check()
			found = !stuck && after.lead(b.white)-after.best()-b.lead(b.white) >= 2
		}
		if !found {
			return false
		}
	}
	return true
}

// could lists what the piece on a square could capture if it were its side's turn.
func (b *slow) could(from int) (list []int) {
	for _, m := range b.moves() {
		if m.from == from && b.at[m.to] != 0 && !m.passing && upper(b.at[m.to]) != 'K' && !has(list, m.to) {
			list = append(list, m.to)
		}
	}
	return list
}

func (b *slow) forks(m step) bool {
	next := b.play(m)
	count, fresh := 0, false
	if next.check() {
		for s := range 64 {
			if s != m.to && next.theirs(s) && has(next.sees(s), next.king(next.white)) {
				return false
			}
		}
		count, fresh = 1, true
	}
	again := next.turned()
	for _, on := range again.could(m.to) {
		best := -100
		for _, c := range again.moves() {
			if c.from == m.to && c.to == on {
				after := again.play(c)
				best = max(best, again.gain(c)-after.exchange(on))
			}
		}
		if best > 0 && b.exchange(on) == 0 {
			count++
			fresh = fresh || !has(b.could(m.from), on)
		}
	}
	return count > 1 && fresh && b.wins(m, func(_, _ step) bool { return true })
}

func slides(c byte) bool { return strings.IndexByte("BRQ", upper(c)) >= 0 }

// winsOne reports whether the move wins one of some pieces, or the material given for it.
func (b *slow) winsOne(m step, pieces ...int) bool {
	return b.wins(m, func(r, c step) bool {
		on := c.to
		if c.passing {
			on = c.from/8*8 + c.to%8
		}
		return on == r.to || has(pieces, c.to) && !c.passing
	})
}

// origin returns where the piece on a square was before a move.
func (b *slow) origin(m step, on int) int {
	switch castled := upper(b.at[m.from]) == 'K' && (m.to-m.from == 2 || m.from-m.to == 2); {
	case on == m.to:
		return m.from
	case castled && on == (m.from+m.to)/2 && m.to > m.from:
		return m.to + 1
	case castled && on == (m.from+m.to)/2:
		return m.to - 2
	}
	return on
}

func (b *slow) skewers(m step) bool {
	next := b.play(m)
	again := next.turned()
	for s := range 64 {
		if !again.ours(s) || !slides(again.at[s]) {
			continue
		}
		front := again.could(s)
		if king := next.king(next.white); has(next.sees(s), king) {
			front = append(front, king)
		}
		for _, a := range front {
			without := again
			without.at[a] = 0
			for _, behind := range without.sees(s) {
				if has(again.sees(s), behind) || !again.theirs(behind) || upper(again.at[behind]) == 'K' {
					continue
				}
				first, second := upper(again.at[a]), upper(again.at[behind])
				new := !has(b.could(b.origin(m, s)), a)
				if (first == 'K' || points[first] >= points[second]) && new && b.winsOne(m, a, behind) {
					return true
				}
			}
		}
	}
	return false
}

func (b *slow) opens(m step) bool {
	if upper(b.at[m.from]) == 'K' && (m.to-m.from == 2 || m.from-m.to == 2) {
		return false
	}
	next := b.play(m)
	again := next.turned()
	for s := range 64 {
		if s == m.to || !again.ours(s) || !slides(again.at[s]) {
			continue
		}
		for _, on := range again.could(s) {
			if !has(b.sees(s), on) && b.winsOne(m, append(again.could(m.to), on)...) {
				return true
			}
		}
	}
	return false
}

// pins reports whether the black piece on a square is pinned to its king after a move: without it another piece
// would give check.
func (b *slow) pins(m step, on int) bool {
	next := b.play(m)
	if !next.ours(on) {
		return false
	}
	bare := next
	bare.at[on] = 0
	king := next.king(next.white)
	for s := range 64 {
		if next.theirs(s) && has(bare.sees(s), king) && !has(next.sees(s), king) {
			return true
		}
	}
	return false
}

// index returns the number of a square, 0 for a1.
func index(s chess.Square) int { return int(s.File()) + 8*int(s.Rank()) }

// slowMoves are the rules of moves.
var slowMoves = map[string]func(b *slow, e *exercise.Exercise, m step) bool{
	"mates":        func(b *slow, _ *exercise.Exercise, m step) bool { return b.mates(m, 1) },
	"forks":        func(b *slow, _ *exercise.Exercise, m step) bool { return b.forks(m) },
	"skewers":      func(b *slow, _ *exercise.Exercise, m step) bool { return b.skewers(m) },
	"opens-line":   func(b *slow, _ *exercise.Exercise, m step) bool { return b.opens(m) },
	"pins":         func(b *slow, e *exercise.Exercise, m step) bool { return b.pins(m, index(e.Square)) && b.sound(m) },
	"out-of-check": func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) },
	"mate":         func(b *slow, e *exercise.Exercise, m step) bool { return b.mates(m, e.Most) },
	"promote":      func(b *slow, e *exercise.Exercise, m step) bool { return b.promotes(m, e.Most) },
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

// takenBy lists the squares on which the side to move can make a capture that counts.
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
	"newly-free": func(b *slow, e *exercise.Exercise) []int {
		before := readSlow(e.Before.FEN())
		turned := before.turned()
		return without(b.free(), turned.free())
	},
}

// slowSolutions returns all right answers to an exercise as text.
func slowSolutions(e *exercise.Exercise) (list []string) {
	b := readSlow(e.Position.FEN())
	name := func(s int) string { return string([]byte{'a' + byte(s%8), '1' + byte(s/8)}) }
	switch {
	case e.Kind == exercise.Judge:
		for _, m := range b.moves() {
			if m.from == index(e.Piece) && m.to == index(e.Square) {
				yes := b.sound(m) != (e.Rule == "mistake")
				list = append(list, map[bool]string{true: "yes", false: "no"}[yes])
			}
		}
	case e.Kind == exercise.Tap:
		for _, s := range slowTaps[e.Rule](&b, e) {
			list = append(list, name(s))
		}
	default:
		for _, m := range b.moves() {
			if slowMoves[e.Rule](&b, e, m) {
				list = append(list, strings.TrimRight(name(m.from)+name(m.to)+string(m.becomes), "\x00"))
			}
		}
	}
	sort.Strings(list)
	return list
}
