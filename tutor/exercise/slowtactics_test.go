package exercise_test

import "slices"

// prize is a capture, and how far it brings its side above an earlier balance.
type prize struct {
	capture step
	points  int
}

// prizes lists the captures that bring the side to move so many points above an earlier balance at least.
func (b *slow) prizes(lead, least int) (list []prize) {
	for _, c := range b.moves() {
		if !b.takes(c) {
			continue
		}
		next := b.play(c)
		points := next.lead(b.white) - lead
		if points >= least {
			points -= next.best()
		}
		if points >= least && (next.check() || len(next.moves()) > 0) {
			list = append(list, prize{c, points})
		}
	}
	return list
}

// taken returns the square of what a move takes.
func taken(m step) int {
	if m.passing {
		return m.from/8*8 + m.to%8
	}
	return m.to
}

// stays reports whether a reply lets the side keep what a move took and would lose again.
func (b *slow) stays(m, reply step) bool {
	next := b.play(m)
	at := next.play(reply)
	gain := b.gain(m)
	return gain > 0 && taken(reply) != m.to && at.lead(b.white)-b.lead(b.white) >= 2 && gain <= next.exchange(m.to)
}

// victory returns the least that a move wins by captures that count, whether it is always mate, and whether it wins.
func (b *slow) victory(m step, counts func(reply, capture step) bool) (points int, mate, ok bool) {
	next := b.play(m)
	replies := next.moves()
	if len(replies) == 0 {
		return 0, true, next.check()
	}
	points, captures := 1<<10, false
	for _, r := range replies {
		at := next.play(r)
		best := 0
		for _, z := range at.prizes(b.lead(b.white), 2) {
			if counts(r, z.capture) {
				best = max(best, z.points)
			}
		}
		switch {
		case best > 0:
			points, captures = min(points, best), true
		case b.stays(m, r):
			points = min(points, at.lead(b.white)-b.lead(b.white))
		case !at.matesNow():
			return 0, false, false
		}
	}
	return points, points == 1<<10, captures || points == 1<<10
}

// onto returns a filter of captures: of the piece on a square, or of the one that replied.
func onto(on int) func(reply, capture step) bool {
	return func(r, c step) bool { return taken(c) == r.to || c.to == on && !c.passing }
}

// trapped lists the pieces of the side to move that are lost wherever they go, and of these those that are lost
// whatever it does.
func (b *slow) trapped() (stuck, lost []int) {
	if b.check() || len(b.moves()) == 0 {
		return nil, nil
	}
	other := b.turned()
	for _, c := range other.moves() {
		if b.at[c.to] == 0 || has(stuck, c.to) {
			continue
		}
		if kind := upper(b.at[c.to]); kind != 'P' && kind != 'K' {
			stuck = append(stuck, c.to)
		}
	}
	drop := func(list []int, s int) []int { return slices.DeleteFunc(list, func(o int) bool { return o == s }) }
	lost = slices.Clone(stuck)
	for _, m := range b.moves() {
		next := b.play(m)
		for _, piece := range slices.Clone(stuck) {
			on, gain := piece, 0
			if m.from == piece {
				on, gain = m.to, b.gain(m)
			} else if next.at[piece] != b.at[piece] { // a rook that castles
				on = (m.from + m.to) / 2
			}
			if next.exchange(on) > gain {
				continue
			}
			if lost = drop(lost, piece); on != piece {
				stuck = drop(stuck, piece)
			}
		}
		for _, piece := range slices.Clone(lost) {
			if !has(stuck, piece) {
				lost = drop(lost, piece)
			}
		}
	}
	return stuck, lost
}

// traps reports whether a move traps the piece on a square.
func (b *slow) traps(m step, on int) bool {
	next, flipped := b.play(m), b.turned()
	stuck, lost := next.trapped()
	were, before := flipped.trapped()
	if !has(stuck, on) || has(before, on) || has(were, on) && b.exchange(on) > 0 || !b.sound(m) {
		return false
	}
	if has(lost, on) {
		return true
	}
	again := next.turned()
	points, mate, ok := b.victory(m, onto(on))
	return ok && !mate && points > b.gain(m) && again.exchange(on) > 0
}

// exchangeWithout is exchange if one piece may not capture.
func (b *slow) exchangeWithout(s, piece int) (best int) {
	for _, m := range b.moves() {
		if m.to == s && b.at[s] != 0 && m.from != piece {
			next := b.play(m)
			best = max(best, b.gain(m)-next.exchangeWithout(s, piece))
		}
	}
	return best
}

// overloads reports whether a move takes one of two pieces that one piece guards alone.
func (b *slow) overloads(m step) bool {
	if b.at[m.to] == 0 || b.exchange(m.to) > 0 {
		return false
	}
	next := b.play(m)
	for _, back := range next.moves() {
		if back.to != m.to || back.becomes != 0 && back.becomes != 'q' {
			continue
		}
		if b.gain(m) <= next.exchangeWithout(m.to, back.from) {
			continue
		}
		later := next.play(back)
		cost := next.gain(back) - b.gain(m)
		for second := range 64 {
			if second == m.to || second == back.from || !b.theirs(second) || upper(b.at[second]) == 'K' {
				continue
			}
			if later.exchange(second) > max(cost, 0) && b.exchange(second) == 0 && b.guards(back.from, second) {
				return true
			}
		}
	}
	return false
}

// offers reports whether a move offers a piece, and whoever takes it loses more.
func (b *slow) offers(m step) bool {
	next := b.play(m)
	if back := next.exchange(m.to); back == 0 || back < b.gain(m) {
		return false
	}
	found, always, least := false, true, 1<<10
	for _, r := range next.moves() {
		at := next.play(r)
		if taken(r) != m.to {
			if at.lead(b.white)+at.best() < b.lead(b.white) {
				return false
			}
			continue
		}
		points, mate := at.punishes(b.lead(b.white))
		if points == 0 && !mate {
			return false
		}
		if found = true; !mate {
			always, least = false, min(least, points)
		}
	}
	return found && (always || least > b.best())
}

// punishes returns how far the side to move comes above an earlier balance by a capture, or by a check or capture that
// wins, and whether it mates; 0 if neither.
func (b *slow) punishes(lead int) (most int, mates bool) {
	if b.matesNow() {
		return 0, true
	}
	for _, z := range b.prizes(lead, 1) {
		most = max(most, z.points)
	}
	for _, m := range b.moves() {
		next := b.play(m)
		if b.gain(m) == 0 && !next.check() {
			continue
		}
		points, mate, ok := b.victory(m, func(_, _ step) bool { return true })
		if ok && mate {
			return 0, true
		} else if ok {
			most = max(most, points+b.lead(b.white)-lead)
		}
	}
	return most, false
}

// lures reports whether a move calls a guard away, and wins so many points.
func (b *slow) lures(m step, least int) bool {
	if !b.ahead(m, b.lead(b.white)+least, 2) {
		return false
	}
	for on := range 64 {
		if b.removesGuard(m, on) {
			return true
		}
	}
	return b.overloads(m) || b.offers(m)
}

// ahead reports whether a side is so far ahead with the last of so many moves, of which this is the first, whatever is
// replied and taken then, or mates.
func (b *slow) ahead(m step, lead, moves int) bool {
	next := b.play(m)
	replies := next.moves()
	switch {
	case len(replies) == 0:
		return next.check()
	case moves == 1:
		ahead := next.lead(b.white)
		return ahead >= lead && ahead-next.best() >= lead && !next.matesNow()
	}
	for _, r := range replies {
		at := next.play(r)
		if !slices.ContainsFunc(at.moves(), func(m step) bool { return at.ahead(m, lead, moves-1) }) {
			return false
		}
	}
	return true
}

// opensCheck reports whether a piece that does not move gives check after a move.
func (b *slow) opensCheck(m step) bool {
	next := b.play(m)
	king := next.king(next.white)
	castles := upper(b.at[m.from]) == 'K' && (m.to-m.from == 2 || m.from-m.to == 2)
	for s := range 64 {
		if s != m.to && !castles && next.theirs(s) && has(next.sees(s), king) {
			return true
		}
	}
	return false
}

// simplifies reports whether a move trades a piece for one that is worth as much, and nothing else is lost.
func (b *slow) simplifies(m step) bool {
	next := b.play(m)
	worth := b.gain(m)
	return worth >= 3 && m.becomes == 0 && points[upper(b.at[m.from])] == worth && next.takeable(m.to) &&
		b.sound(m) && worth == next.best()
}
