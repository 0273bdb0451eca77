package exercise_test

import (
	"slices"
	"strings"
)

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
	count, fresh := 0, has(next.sees(m.to), next.king(next.white))
	checks := fresh
	if checks {
		count = 1
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
		if (best > 0 || checks && b.loses(m, on)) && b.exchange(on) == 0 {
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
				if !new || first != 'K' && points[first] < points[second] {
					continue
				}
				more := first != 'K' && points[first] > points[second]
				if b.winsOne(m, a, behind) || more && next.leaves(s, a, behind) {
					return true
				}
			}
		}
	}
	return false
}

// leaves reports whether a piece of the side to move is lost where it stands before a slider, and loses what stands
// behind it, two points or more, wherever it goes off the line.
func (b *slow) leaves(slider, front, behind int) bool {
	again := b.turned()
	if b.check() || again.exchange(front) == 0 {
		return false
	}
	line := append(between(slider, behind), slider, behind)
	off := 0
	for _, m := range b.moves() {
		if m.from != front || has(line, m.to) {
			continue
		}
		off++
		next := b.play(m)
		if !slices.ContainsFunc(next.moves(), func(c step) bool {
			after := next.play(c)
			return c.from == slider && c.to == behind && next.gain(c)-after.exchange(behind) >= 2
		}) {
			return false
		}
	}
	return off > 0
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
