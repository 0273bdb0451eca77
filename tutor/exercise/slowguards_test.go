package exercise_test

import (
	"slices"
	"strings"
)

// guards reports whether a piece of the other side could take back on a square, or alone keeps the king from taking
// there.
func (b *slow) guards(guard, on int) bool {
	king := b.king(b.white)
	if !b.check() && guard != on && b.at[guard] != 0 && near(king, on) {
		without := *b
		without.at[guard] = 0
		if list := b.seers(on); len(list) == 1 && list[0] == guard && len(without.seers(on)) == 0 {
			return true
		}
	}
	for _, c := range b.moves() {
		if c.to != on || b.at[on] == 0 || c.from == guard {
			continue
		}
		after := b.play(c)
		if slices.ContainsFunc(after.moves(), func(r step) bool { return r.from == guard && r.to == on }) {
			return true
		}
	}
	return false
}

// seers lists the pieces of the other side that attack a square once the king of the side to move is gone.
func (b *slow) seers(on int) (list []int) {
	bare := *b
	bare.at[b.king(b.white)] = 0
	for s := range 64 {
		if bare.theirs(s) && has(bare.sees(s), on) {
			list = append(list, s)
		}
	}
	return list
}

// loses reports whether after every reply to a move the piece on a square is lost, and the side is ahead of where it
// was.
func (b *slow) loses(m step, piece int) bool {
	next := b.play(m)
	found := false
	for _, r := range next.moves() {
		at, on := next.play(r), piece
		if r.from == piece {
			on = r.to
		}
		count := at.exchange(on)
		switch {
		case count == 0 && b.stays(m, r):
		case count == 0 || at.lead(b.white)+count <= b.lead(b.white):
			return false
		default:
			found = true
		}
	}
	return found
}

// stepsBetween reports whether a move stands between a slider and the piece on a square that it guarded.
func (b *slow) stepsBetween(m step, on int) bool {
	for guard := range 64 {
		if b.theirs(guard) && slides(b.at[guard]) && has(b.sees(guard), on) && has(between(guard, on), m.to) {
			return true
		}
	}
	return false
}

// removesGuard reports whether a move takes, drives off or cuts off the guard of the piece on a square, and wins that
// piece.
func (b *slow) removesGuard(m step, on int) bool {
	if b.exchange(on) > 0 || !b.theirs(on) || upper(b.at[on]) == 'K' || on == m.to {
		return false
	}
	if b.at[m.to] != 0 && b.guards(m.to, on) && b.loses(m, on) {
		return true
	}
	if b.stepsBetween(m, on) {
		_, mate, ok := b.victory(m, onto(on))
		if b.loses(m, on) || ok && !mate {
			return true
		}
	}
	next := b.play(m)
	again := next.turned()
	if !next.check() || !again.seen(on, b.white) {
		return false
	}
	for guard := range 64 {
		if guard == on || !b.theirs(guard) || !b.guards(guard, on) && !again.guards(guard, on) {
			continue
		}
		if !slices.ContainsFunc(next.moves(), func(r step) bool { return b.guardsStill(m, r, guard, on) }) {
			_, mate, ok := b.victory(m, onto(on))
			return b.loses(m, on) && !b.leavesChecker(m, on) || ok && !mate
		}
	}
	return false
}

// leavesChecker reports whether a reply attacks the piece that gave check, so that it is lost once another piece takes
// the one on a square: the least valuable of those whose capture gains the most.
func (b *slow) leavesChecker(m step, on int) bool {
	next := b.play(m)
	return slices.ContainsFunc(next.moves(), func(r step) bool {
		at := next.play(r)
		count := at.exchange(on)
		if count == 0 {
			return false
		}
		best := slices.DeleteFunc(at.moves(), func(c step) bool {
			after := at.play(c)
			return c.to != on || at.gain(c)-after.exchange(on) != count
		})
		first := slices.MinFunc(best, func(c, d step) int {
			const kinds = "PNBRQK"
			return strings.IndexByte(kinds, upper(at.at[c.from])) - strings.IndexByte(kinds, upper(at.at[d.from]))
		})
		after := at.play(first)
		return first.from != m.to && after.exchange(m.to) > 0
	})
}

// guardsStill reports whether a piece guards another after a reply, and what replied is not lost at once.
func (b *slow) guardsStill(m, reply step, guard, on int) bool {
	next := b.play(m)
	at := next.play(reply)
	if reply.from == guard {
		guard = reply.to
	}
	punished := at.matesNow() || slices.ContainsFunc(at.prizes(b.lead(b.white), 2), func(z prize) bool {
		return taken(z.capture) == reply.to
	})
	return !punished && at.guards(guard, on)
}
