package proof

import (
	"slices"
	"strings"
)

// What is said of a move: one that may be made, was just made, was made in a game, or is tried. "It" is the piece that
// moves, or the move.
var moveForms = map[string]func(c *claim, w []string) bool{
	"(?:Then|Make sure that) nothing can give checkmate.": func(c *claim, _ []string) bool { return len(c.after.mates()) == 0 },
	"This is checkmate.":         func(c *claim, _ []string) bool { return c.after.mated() },
	"It attacks the king.":       func(c *claim, _ []string) bool { return c.after.check(c.after.turn) },
	"This is stalemate: a draw.": func(c *claim, _ []string) bool { return c.after.stalemated() },
	"(?:Then|Wait:) {p} can give checkmate {mating}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && matesBy(c.after, by, w[1])
	},
	"{p} loses its guard: {p} can take it.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		by, found := c.one(c.after, w[1])
		was := c.now.pass()
		return ok && found && len(from(c.after.free(on), by)) > 0 && len(from(was.captures(on), by)) > 0 &&
			len(was.free(on)) == 0
	},
	"This lets {p} take {p}(?: for free)?.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		was := c.now.pass()
		return ok && found && len(from(c.after.free(on), by)) > 0 && len(from(was.captures(on), by)) == 0 &&
			len(was.free(on)) == 0
	},
	"(?:Then|Wait:) {p} can take it( en passant)? for free.": func(c *claim, w []string) bool {
		return c.takenThere(w[0], w[1], "")
	},
	// Something can be taken elsewhere then.
	"(?:Then|Wait:) {p} can take it en passant.": func(c *claim, w []string) bool {
		return c.takenThere(w[0], " en passant", "")
	},
	"(?:Then|Wait:) {p} can take {p} for free.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && c.after.has(by, c.after.turn) && c.forNothing(c.after, on, by)
	},
	"(?:Then|Wait:) {p} can take {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		free := len(from(c.after.free(on), by)) > 0
		return ok && found && (c.after.takesMore(by, on) || c.after.paysFor(by, on) || free)
	},
	"(?:Then|Wait:) {p} can take {p}. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && c.after.has(by, c.after.turn) && len(from(c.after.free(on), by)) > 0
	},
	"{p} can take it there. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && len(from(c.after.free(c.move.to), by)) > 0
	},
	"(?:Then|Wait:) on {s} {who} would lose {list}.(?: A pawn becomes a {t} there.)?": func(c *claim, w []string) bool {
		return c.is(w[1], c.now.turn) && c.after.trades(squareOf(w[0]), w[2], w[3])
	},
	"{who} would (take|win) {d} point(?:s)?, but could lose {d}.": func(c *claim, w []string) bool {
		gain := c.now.gain(c.move)
		return c.is(w[0], c.now.turn) && gain == number(w[2]) && c.after.bestExchange() == number(w[3]) &&
			(strings.ToLower(w[1]) == "win") == (c.move.becomes != 0)
	},
	"An even trade: {d} point(?:s)? each.": func(c *claim, w []string) bool {
		return c.now.gain(c.move) == number(w[0]) && c.after.exchange(c.move.to) == number(w[0]) &&
			c.after.bestExchange() == number(w[0])
	},
	"It blocks the check.": func(c *claim, _ []string) bool {
		return c.now.check(c.now.turn) && kind(c.now.at[c.move.from]) != 'k' && c.now.takenOn(c.move) < 0
	},
	"{p} can take it there( en passant)? for free.": func(c *claim, w []string) bool {
		return c.takenThere(w[0], w[1], "")
	},
	"{p} can take it there( en passant)?, but wins nothing by it.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && slices.ContainsFunc(from(c.after.captures(c.move.to), by), func(m move) bool {
			next := c.after.play(m)
			return (w[1] != "") == c.after.inPassing(m) &&
				slices.ContainsFunc(next.moves(), func(r move) bool { return next.wins(r, c.after.gain(m)) })
		})
	},
	"{p} can take it there( en passant)?. {p} can take back.": func(c *claim, w []string) bool {
		return c.takenThere(w[0], w[1], w[2])
	},
	"Nothing can take it there.": func(c *claim, _ []string) bool { return len(c.after.captures(c.move.to)) == 0 },
	"There it is out of danger.": func(c *claim, _ []string) bool {
		return c.now.pass().loses(c.move.from) && !c.after.loses(c.move.to)
	},
	"Then {p} is out of danger.": func(c *claim, w []string) bool {
		return c.endsDanger(w[0])
	},
	"Then {p} stays safe.": func(c *claim, w []string) bool { return c.staysSafe(w[0]) },
	"Keep {p} safe.":       func(c *claim, w []string) bool { return c.staysSafe(w[0]) },
	"It is safe there.":    func(c *claim, _ []string) bool { return len(c.after.captures(c.move.to)) == 0 },
	"Nothing attacks the king there.": func(c *claim, _ []string) bool {
		return kind(c.now.at[c.move.from]) == 'k' && !c.after.check(c.now.turn)
	},
	"The king leaves the middle, with {n} pawn(?:s)? before it.": func(c *claim, w []string) bool {
		return c.now.castling(c.move) && c.after.shelter(c.now.turn) == number(w[0])
	},
	"After this {who} can no longer castle.": func(c *claim, w []string) bool {
		mine := "KQ"
		if c.now.turn == black {
			mine = "kq"
		}
		return c.is(w[0], c.now.turn) && strings.ContainsAny(c.now.castles, mine) &&
			!strings.ContainsAny(c.after.castles, mine)
	},
	"It takes a place in the middle.": func(c *claim, _ []string) bool {
		return kind(c.now.at[c.move.from]) == 'p' && slices.Contains([]int{27, 28, 35, 36}, c.move.to)
	},
	"It makes way for {whose} ((?:bishop|queen|, | and )+).": func(c *claim, w []string) bool {
		return c.is(w[0], c.now.turn) && c.makesWay(kinds(w[1]))
	},
	"It comes out, and reaches {n} square(?:s)? from there.": func(c *claim, w []string) bool {
		free := 0
		for _, on := range c.after.attacks(c.move.to) {
			if !c.after.has(on, c.now.turn) {
				free++
			}
		}
		return c.comesOut() && free == number(w[0])
	},
	"This gives check.": func(c *claim, _ []string) bool { return c.after.check(c.after.turn) },
	"A fork: it attacks {ps}.": func(c *claim, w []string) bool {
		targets, ok := c.pieces(c.after, w[0])
		return ok && len(targets) > 1 && c.attacksNow(targets, false)
	},
	"This gives check and attacks {ps}.": func(c *claim, w []string) bool {
		targets, ok := c.pieces(c.after, w[0])
		return ok && c.after.check(c.after.turn) && c.attacksNow(targets, true)
	},
	"It attacks {ps}.": func(c *claim, w []string) bool {
		targets, ok := c.pieces(c.after, w[0])
		return ok && c.attacksNow(targets, true)
	},
	"It pins {p} to the king.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.after.pins(c.move.to, on)
	},
	"Then {p} pins {p} to the king.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && by != c.move.to && c.after.pins(by, on) &&
			!(c.now.pins(by, on) && len(c.now.reaches(on)) > 0)
	},
	"It takes {p}( en passant)?.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && on == c.now.takenOn(c.move) && (w[1] != "") == c.now.inPassing(c.move)
	},
	"The pawn becomes a {t}.": func(c *claim, w []string) bool {
		return c.move.becomes != 0 && c.move.becomes == kindOf(w[0])
	},
}

// takenThere proves that a piece can take the one that moved where it stands now, in passing or not, and that a guard
// can take back, or for "" that nothing can.
func (c *claim) takenThere(name, passing, guard string) bool {
	by, ok := c.one(c.after, name)
	if !ok {
		return false
	}
	return slices.ContainsFunc(from(c.after.captures(c.move.to), by), func(m move) bool {
		if (passing != "") != c.after.inPassing(m) {
			return false
		}
		next := c.after.play(m)
		back := squaresOf(next.landing(m.to))
		if guard == "" {
			return len(back) == 0 && (c.now.takenOn(c.move) < 0)
		}
		s, found := c.one(next, guard)
		return found && slices.Contains(back, s)
	})
}

// makesWay proves that bishops and queens reach more squares after the move.
func (c *claim) makesWay(kinds []byte) bool {
	reach := func(b *board, s int) (n int) {
		for _, to := range b.attacks(s) {
			if !b.has(to, c.now.turn) {
				n++
			}
		}
		return n
	}
	var freed []byte
	for s, piece := range c.now.at {
		if piece != '.' && sideOf(piece) == c.now.turn && strings.ContainsRune("bq", rune(kind(piece))) &&
			c.after.at[s] == piece && reach(c.after, s) > reach(c.now, s) {
			freed = append(freed, kind(piece))
		}
	}
	slices.Sort(freed)
	slices.Sort(kinds)
	return slices.Equal(slices.Compact(freed), kinds) // two bishops are "your bishop"
}

// comesOut reports whether the move brings a knight or bishop out from where the game began.
func (c *claim) comesOut() bool { return c.now.atHome(c.move.from, c.now.turn) }

// atHome reports whether a knight or bishop of a side stands where the game began.
func (b *board) atHome(s int, side byte) bool {
	rank := 0
	if side == black {
		rank = 7
	}
	k := map[int]byte{1: 'n', 6: 'n', 2: 'b', 5: 'b'}[fileOf(s)]
	return rankOf(s) == rank && k != 0 && b.at[s] == of(k, side)
}

// attacksNow proves that the piece that moved could take each of some pieces if it were its turn again; "newly": not
// one of them it could take before.
func (c *claim) attacksNow(targets []int, newly bool) bool {
	again := c.after.pass()
	return !slices.ContainsFunc(targets, func(on int) bool {
		return !c.after.has(on, c.after.turn) || len(from(again.captures(on), c.move.to)) == 0 ||
			newly && len(from(c.now.captures(on), c.move.from)) > 0
	})
}

// pins reports whether a piece pins another to its king: if that went away, the king would be attacked by it.
func (b *board) pins(by, on int) bool {
	if b.at[by] == '.' || b.at[on] == '.' || kind(b.at[on]) == 'k' || sideOf(b.at[by]) == sideOf(b.at[on]) {
		return false
	}
	king := b.king(sideOf(b.at[on]))
	without := *b
	without.at[on] = '.'
	return !b.hits(by, king) && without.hits(by, king)
}

// threatForms are answers to what the other side would do if it moved again.
var threatForms = map[string]func(c *claim, w []string) bool{
	"{who} (?:are|is) in check from (?:{p}|(two pieces)): that is the threat.": func(c *claim, w []string) bool {
		checkers := c.now.checkers()
		if w[2] != "" {
			return c.is(w[0], c.me) && len(checkers) == 2
		}
		by, ok := c.one(c.now, w[1])
		return ok && c.is(w[0], c.me) && slices.Equal(checkers, []int{by})
	},
	"Next, {p} could give checkmate {mating}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && matesBy(c.turn(other(c.me)), by, w[1])
	},
	"Next, {p} could take {p} for free.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		return ok && found && c.now.has(by, other(c.me)) && len(from(c.turn(other(c.me)).free(on), by)) > 0
	},
	"Next, {p} could take {p}. {who} would lose {list}.(?: A pawn becomes a {t} there.)?": func(
		c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		threat := c.turn(other(c.me))
		return ok && found && len(from(threat.captures(on), by)) > 0 && c.is(w[2], c.me) &&
			threat.trades(on, w[3], w[4])
	},
	"Next, {p} could become a {t}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && slices.ContainsFunc(from(c.turn(other(c.me)).moves(), by), func(m move) bool {
			return m.becomes == kindOf(w[1])
		})
	},
	"I see no big threat right now.": func(c *claim, _ []string) bool {
		threat := c.turn(other(c.me))
		return len(threat.mates()) == 0 && threat.bestExchange() == 0 && !c.bigThreat(threat)
	},
	"The threat: {rest}.": func(c *claim, w []string) bool {
		threat := c.turn(other(c.me))
		return c.ideas(threat, anyMove(threat), w[0], could) || c.ideas(threat, anyMove(threat), w[0], later)
	},
	"{p} to {s}? Then {p} is in danger.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.mine(w[2])
		threat := c.turn(other(c.me))
		return ok && found && slices.ContainsFunc(from(threat.moves(), by), func(m move) bool {
			return m.to == squareOf(w[1]) && !threat.loses(on) && threat.play(m).pass().loses(on)
		})
	},
	"Next, {p} could take {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.mine(w[1])
		threat := c.turn(other(c.me))
		return ok && found && slices.ContainsFunc(from(threat.moves(), by), func(m move) bool {
			return threat.takenOn(m) == on
		})
	},
	"Next, {p} could give check on {s}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		threat := c.turn(other(c.me))
		return ok && slices.ContainsFunc(from(threat.moves(), by), func(m move) bool {
			next := threat.play(m)
			return m.to == squareOf(w[1]) && next.check(next.turn) && c.doubt(Threats, m)
		})
	},
	"Next, {p} could give check on {s}, then take {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.mine(w[2])
		threat := c.turn(other(c.me))
		return ok && found && slices.ContainsFunc(from(threat.moves(), by), func(m move) bool {
			return m.to == squareOf(w[1]) && threat.play(m).takesAfterAnswer(m.to, on) && c.doubt(Threats, m)
		})
	},
	"Next, {p} could go to {s}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		threat := c.turn(other(c.me))
		moves := from(threat.moves(), by)
		i := slices.IndexFunc(moves, func(m move) bool { return m.to == squareOf(w[1]) })
		if !ok || i < 0 {
			return false
		}
		return threat.good(moves[i:i+1]) || c.doubt(Threats, moves[i])
	},
}

// takesAfterAnswer reports whether the side to move is in check and has an answer after which a piece that stands on a
// square can take another that stands on one now, and nothing can take as much back.
func (b *board) takesAfterAnswer(by, on int) bool {
	return b.check(b.turn) && slices.ContainsFunc(b.moves(), func(answer move) bool {
		next := b.play(answer)
		return answer.from != on && slices.ContainsFunc(from(next.captures(on), by), func(m move) bool {
			after := next.play(m)
			return after.lead(next.turn)-after.bestExchange() > next.lead(next.turn)
		})
	})
}

// bigThreat reports whether the other side would win two points and more if it moved twice, at every depth.
func (c *claim) bigThreat(threat *board) bool {
	for _, depth := range []int{1, 3} {
		score := threat.search(depth, -infinite, infinite)
		if score == 0 || score-threat.lead(threat.turn) < 3 { // 0 may be a stalemate that it is saved by
			return false
		}
	}
	return true
}

// endsDanger reports whether the move ends the danger of another piece of its side, by its name.
func (c *claim) endsDanger(name string) bool {
	on, ok := c.one(c.now, name)
	return ok && on != c.move.from && c.now.has(on, c.now.turn) && c.now.pass().loses(on) && !c.after.loses(on)
}

// staysSafe proves that a piece is not lost after the move.
func (c *claim) staysSafe(name string) bool {
	on, ok := c.one(c.after, name)
	return ok && c.after.has(on, c.me) && !c.after.loses(on)
}

// paysFor reports whether a piece can take another so that nothing can take back there, and the other side wins
// something elsewhere in return.
func (b *board) paysFor(by, on int) bool {
	return b.has(by, b.turn) && slices.ContainsFunc(from(b.free(on), by), func(m move) bool {
		return b.play(m).bestExchange() > 0
	})
}
