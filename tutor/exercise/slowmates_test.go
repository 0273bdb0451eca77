package exercise_test

import "slices"

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

// promotes reports whether a move forces a queen that stays, or mate, in a number of moves.
func (b *slow) promotes(m step, n int) bool {
	next := b.play(m)
	if len(next.moves()) == 0 {
		return next.check()
	}
	if m.becomes == 'q' {
		return !next.takeable(m.to)
	}
	return n > 1 && next.afterAll(func(at *slow, m step) bool { return at.promotes(m, n-1) })
}
