package proof

import (
	"slices"
	"strings"
)

// newlyAttacks proves that the last move made an attack, by the piece that moved or, "now", by another, and who could
// take back.
func newlyAttacks(c *claim, w []string) bool {
	before, last, ok := c.last()
	by, found := c.one(c.now, w[1])
	on, there := c.one(c.now, w[2])
	if !ok || !found || !there || !c.now.has(by, other(c.me)) || !c.now.has(on, c.me) {
		return false
	}
	if (last.to == by) == (w[0] != "") {
		return false
	}
	was := by
	if last.to == by {
		was = last.from
	}
	threat := c.turn(other(c.me))
	captures := from(threat.captures(on), by)
	if len(captures) == 0 || len(from(before.captures(on), was)) > 0 {
		return false
	}
	next := threat.play(captures[0])
	guards := next.landing(on)
	switch said := strings.ToLower(w[3]); {
	case said == "":
		return c.now.check(c.me)
	case said == "nothing guards it":
		return len(guards) == 0
	case strings.HasSuffix(said, "pieces guard it"):
		return len(squaresOf(guards)) == number(w[5])
	}
	guard, ok := c.one(next, w[4])
	return ok && slices.Equal(squaresOf(guards), []int{guard})
}

// squaresOf returns where moves come from, each square once.
func squaresOf(moves []move) (list []int) {
	for _, m := range moves {
		if !slices.Contains(list, m.from) {
			list = append(list, m.from)
		}
	}
	return list
}

// guardMoved proves that the piece that made the last move guarded another before, and does not now.
func guardMoved(c *claim, w []string) bool {
	before, last, ok := c.last()
	on, found := c.one(c.now, w[0])
	if !ok || !found || !c.now.has(on, other(c.me)) || before.at[on] != c.now.at[on] {
		return false
	}
	was := before.pass()
	for _, m := range c.now.captures(on) {
		now := squaresOf(c.now.play(m).landing(on))
		if slices.Contains(now, last.to) || !was.legal(m) || (w[1] != "") != (len(now) == 0) {
			continue
		}
		if slices.Contains(squaresOf(was.play(m).landing(on)), last.from) {
			return true
		}
	}
	return false
}

// answers proves how a check can be answered: by these ways, and "only" where it is one. Where it is told with what to
// take, that is about as good as the best, and not all other ways need to be told.
func (c *claim) answers(only string, ways []string) bool {
	said := strings.ToLower(strings.Join(ways, ","))
	checkers, king := c.now.checkers(), c.now.king(c.me)
	var moves, blocks, takes bool
	for _, m := range c.now.moves() {
		switch {
		case slices.Contains(checkers, c.now.takenOn(m)):
			takes = true
		case m.from == king:
			moves = true
		default:
			blocks = true
		}
	}
	n := 0
	for _, is := range []bool{moves, blocks, takes} {
		if is {
			n++
		}
	}
	if (only != "") != (n == 1) {
		return false
	}
	moved, blocked := strings.Contains(said, "move"), strings.Contains(said, "block")
	for _, way := range ways {
		verb, what, _ := strings.Cut(way, " ")
		if !strings.EqualFold(verb, "take") || strings.HasPrefix(what, "one of them") {
			continue
		}
		what, by, told := strings.Cut(what, " with ")
		if len(checkers) != 1 || !slices.Contains(c.some(c.now, what), checkers[0]) {
			return false
		}
		if told {
			taker, ok := c.one(c.now, by)
			takes := slices.DeleteFunc(from(c.now.moves(), taker), func(m move) bool {
				return c.now.takenOn(m) != checkers[0]
			})
			return ok && c.good(takes) && (moves || !moved) && (blocks || !blocked)
		}
	}
	return moves == moved && blocks == blocked && takes == strings.Contains(said, "take")
}

// lets proves that a piece of the side to move, which could not be won before, can be after some move of another.
func (c *claim) lets(name string) bool {
	on, ok := c.one(c.now, name)
	return ok && c.now.has(on, c.now.turn) && c.now.pass().exchange(on) == 0 &&
		slices.ContainsFunc(c.now.moves(), func(m move) bool { return m.from != on && c.now.play(m).exchange(on) > 0 })
}

// remedy proves that the one way to meet a danger that is named helps: such a move is there after which the piece is
// not lost by the count, and it is about as good as the best.
func (c *claim) remedy(on int, said string) bool {
	if said == "" {
		return true
	}
	words := strings.Fields(strings.ToLower(strings.TrimSuffix(said, ".")))
	if !c.is(words[0], c.me) {
		return false
	}
	var fit []move
	way, trade, even := strings.Cut(strings.Join(words[2:], " "), ", ")
	by := ""
	if checks, with, named := strings.Cut(way, " first with "); named {
		way, by = checks+" first", with
	}
	if words[2] == "move" || words[2] == "guard" { // the piece itself
		var name string
		name, by, _ = strings.Cut(strings.TrimPrefix(way, words[2]+" "), " with ")
		if name != "it" && !slices.Contains(c.some(c.now, name), on) {
			return false
		}
		way = words[2] + " it"
	}
	for _, m := range c.now.moves() {
		told := by == "" || slices.Contains(c.some(c.now, by), m.from)
		if told && (!even || c.evens(m, trade)) && c.meets(m, on, way) {
			fit = append(fit, m)
		}
	}
	return c.good(fit)
}

// evens reports whether a move trades one piece for another that is worth as much, as "queen for queen" says.
func (c *claim) evens(m move, trade string) bool {
	by, taken, _ := strings.Cut(trade, " for ")
	on := c.now.takenOn(m)
	return on >= 0 && len(c.now.play(m).landing(m.to)) > 0 && kind(c.now.at[m.from]) == kindOf(by) &&
		kind(c.now.at[on]) == kindOf(taken) && worths[kind(c.now.at[m.from])] == worths[kind(c.now.at[on])]
}

// meets reports whether a move is such a remedy, and the piece is not lost after it.
func (c *claim) meets(m move, on int, way string) bool {
	next := c.now.play(m)
	at := on
	if m.from == on {
		at = m.to
	}
	gain := c.now.gain(m)
	helps := next.exchange(at) <= gain
	switch {
	case way == "move it": // also where it is given up for as much
		return m.from == on && (helps || -next.search(3, -infinite, infinite) >= c.now.lead(c.me))
	case way == "guard it":
		guards := slices.ContainsFunc(next.captures(on), func(t move) bool {
			return slices.Contains(squaresOf(next.play(t).landing(t.to)), m.to)
		})
		return m.from != on && helps && (guards || len(next.captures(on)) > 0 || c.now.keepsKing(next, m, on))
	case way == "block the way":
		return m.from != on && c.now.takenOn(m) < 0 && helps
	}
	if way == "give check first" {
		return next.check(next.turn)
	}
	if attacked, threatens := strings.CutPrefix(way, "attack "); threatens {
		again := next.pass()
		return slices.ContainsFunc(c.some(c.now, strings.TrimSuffix(attacked, " in return")), func(target int) bool {
			return again.exchange(target) > c.now.exchange(target)
		})
	}
	way, instead := strings.CutSuffix(strings.TrimPrefix(way, "take "), " in return") // where nothing saves the piece
	way, by, named := strings.Cut(way, " with ")
	if named && !slices.Contains(c.some(c.now, by), m.from) {
		return false
	}
	way, passing := strings.CutSuffix(way, " en passant")
	taken := c.now.takenOn(m)
	return taken >= 0 && passing == (taken != m.to) && slices.Contains(c.some(c.now, way), taken) && (helps || instead)
}

// shelter counts the pawns on the three files about a side's king, one or two ranks before it.
func (b *board) shelter(side byte) (n int) {
	for files := -1; files <= 1; files++ {
		for ranks := 1; ranks <= 2; ranks++ {
			if s := step(b.king(side), files, ranks*ahead(side)); s >= 0 && b.at[s] == of('p', side) {
				n++
			}
		}
	}
	return n
}

// runs reports whether a pawn of the side to move becomes a queen by going on and on, whatever is answered, and is not
// taken then.
func (b *board) runs(pawn, plies int) bool {
	for _, m := range from(b.moves(), pawn) {
		next := b.play(m)
		switch {
		case fileOf(m.to) != fileOf(m.from) || m.becomes != 0 && m.becomes != 'q' || next.stalemated():
		case m.becomes == 'q':
			if len(next.landing(m.to)) == 0 {
				return true
			}
		case plies < 10 && next.cannotCatch(m.to, plies):
			return true
		}
	}
	return false
}

func (b *board) cannotCatch(pawn, plies int) bool {
	for _, reply := range b.moves() {
		if b.takenOn(reply) == pawn || !b.play(reply).runs(pawn, plies+2) {
			return false
		}
	}
	return true
}
