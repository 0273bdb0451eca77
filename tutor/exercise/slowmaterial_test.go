package exercise_test

import "slices"

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
// better off than before, or it keeps as much of what the move took.
func (b *slow) wins(m step, counts func(reply, capture step) bool) bool {
	_, _, ok := b.victory(m, counts)
	return ok
}
