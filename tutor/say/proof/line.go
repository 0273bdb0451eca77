package proof

import (
	"slices"
	"strings"
)

// What is said of a position: what threatens the side to move, what it can win, and what the last move changed.
var lineForms = map[string]func(c *claim, w []string) bool{
	"{p} threatens checkmate {mating}!": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && !c.now.check(c.me) && c.now.has(by, other(c.me)) && matesBy(c.turn(other(c.me)), by, w[1])
	},
	"Nothing stops checkmate any more.": func(c *claim, _ []string) bool {
		return !c.now.check(c.me) && !slices.ContainsFunc(c.now.moves(), func(m move) bool {
			return len(c.now.play(m).mates()) == 0
		})
	},
	"Checkmate {mating} is still a threat!": func(c *claim, w []string) bool {
		was := c.back(2)
		return was != nil && !c.now.check(c.me) && matesBy(c.turn(other(c.me)), -1, w[0]) &&
			matesBy(was.pass(), -1, w[0]) && c.told(w[0])
	},
	"{p} attacks {p}, and (nothing guards it|its guard is pinned|nothing can take back).{remedy}": hangs,
	"{p} attacks {p}, and it needs more guards.{remedy}": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		threat := c.turn(other(c.me))
		return ok && found && c.now.has(on, c.me) && threat.exchange(on) > 0 && c.remedy(on, w[2]) &&
			slices.ContainsFunc(threat.captures(on), func(m move) bool {
				return m.from == by && len(threat.play(m).landing(on)) > 0
			})
	},
	"A pawn attacks {p}(.|!){remedy}": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		threat := c.turn(other(c.me))
		byPawn := ok && slices.ContainsFunc(threat.captures(on), func(m move) bool {
			return kind(threat.at[m.from]) == 'p'
		})
		return byPawn && c.now.has(on, c.me) && threat.exchange(on) > 0 && c.remedy(on, w[2]) &&
			(w[1] == "!") == (kind(c.now.at[on]) == 'q')
	},
	"line:: {p} attacks {p}(.|!){remedy}": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		return ok && found && c.now.has(on, c.me) && c.turn(other(c.me)).takesMore(by, on) && c.remedy(on, w[3]) &&
			(w[2] == "!") == (kind(c.now.at[on]) == 'q')
	},
	"{p} is still in danger.{remedy}": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		was := c.back(2)
		if !ok || was == nil || !c.now.has(on, c.me) || was.at[on] != c.now.at[on] {
			return false
		}
		return c.turn(other(c.me)).loses(on) && was.pass().loses(on) && c.toldOf(w[0], on) && c.remedy(on, w[1])
	},
	"On {s} {who} would lose {list}.(?: A pawn becomes a {t} there.)?{remedy}": func(c *claim, w []string) bool {
		on := squareOf(w[0])
		return c.is(w[1], c.me) && c.turn(other(c.me)).trades(on, w[2], w[3]) && c.remedy(on, w[4])
	},
	"line,hint:: On {s} {who} can win {list}.(?: A pawn becomes a {t} there.)?": func(c *claim, w []string) bool {
		on := squareOf(w[0])
		return c.is(w[1], c.me) && c.turn(c.me).trades(on, w[2], w[3]) && c.good(c.now.landing(on))
	},
	"(?:Another check|Check) from {p}! (?:{who} can (only ))?{answer}(?:, {answer})?(?: or {answer})?.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && slices.Equal(c.now.checkers(), []int{by}) && (w[1] == "" || c.is(w[1], c.me)) &&
			c.answers(w[2], w[3:])
	},
	"(?:Another check|Check) from {p}! {p} can take {p} for free.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		from, found := c.one(c.now, w[1])
		on, same := c.one(c.now, w[2])
		return ok && found && same && on == by && slices.Equal(c.now.checkers(), []int{by}) &&
			slices.ContainsFunc(c.now.captures(on), func(m move) bool {
				return m.from == from && len(c.now.play(m).landing(m.to)) == 0
			})
	},
	"(?:Another check|Check) from {p}! (En passant: {rest}.)": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && slices.Equal(c.now.checkers(), []int{by}) && c.prove(c.Place, w[1]) == nil
	},
	"Two checks at once! (?:{who} can (only ))?{answer}(?: or {answer})?.": func(c *claim, w []string) bool {
		return len(c.now.checkers()) == 2 && (w[0] == "" || c.is(w[0], c.me)) && c.answers(w[1], w[2:])
	},
	"line:: {goes}: it leads to mate in {n} moves.": func(c *claim, w []string) bool {
		list, ok := goes(c.now, w[0])
		return ok && slices.ContainsFunc(list, func(m move) bool {
			return c.now.play(m).forced(number(w[1]), (*board).mated)
		})
	},
	"{who} can win right now. Find checkmate!": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.turn == c.me && len(c.now.mates()) > 0
	},
	"{who} can win right now. Attack the king so that it has nowhere to go!": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.turn == c.me && len(c.now.mates()) > 0
	},
	"Checkmate is still there. Look at every check.":                                      stillMates,
	"A winning move is still there. Look at each move that attacks the king.":             stillMates,
	"(Now )?{p} attacks {p}.(?: (Nothing guards it|{p} guards it|{n} pieces guard it).)?": newlyAttacks,
	"A guard of {p} moved away.(?: (Nothing guards it) now.)?":                            guardMoved,
	"line,hint:: {p} can take {p} for free.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		return ok && found && c.now.has(by, c.me) && c.forNothing(c.now, on, by) && c.good(from(c.now.free(on), by))
	},
	"line,hint:: {p} can take {p}. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		on, found := c.one(c.now, w[1])
		return ok && found && c.now.has(by, c.me) && c.good(from(c.now.free(on), by))
	},
	"En passant: move to {s} and take the pawn(?: on {s})?.": func(c *claim, w []string) bool {
		return slices.ContainsFunc(c.now.moves(), func(m move) bool {
			return c.now.inPassing(m) && m.to == squareOf(w[0]) && (w[1] == "" || c.now.takenOn(m) == squareOf(w[1])) &&
				len(c.now.play(m).landing(m.to)) == 0 && c.good([]move{m})
		})
	},
	"{p} can still be taken.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		was := c.back(2)
		return ok && was != nil && was.at[on] == c.now.at[on] && c.now.has(on, other(c.me)) &&
			len(was.free(on)) > 0 && c.told(w[0]) && c.good(c.now.free(on))
	},
	"{who} can still win points on {s}.": func(c *claim, w []string) bool {
		on, was := squareOf(w[1]), c.back(2)
		if was == nil || !c.is(w[0], c.me) || c.now.exchange(on) == 0 || was.exchange(on) == 0 {
			return false
		}
		named := c.told(w[1])
		for name, letter := range letters { // what stands there may have been told of elsewhere
			named = named || c.now.at[on] == of(letter, other(c.me)) && c.told(name)
		}
		return named && c.good(c.now.landing(on))
	},
	"{p} can become a {t}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && c.now.has(by, c.me) && c.good(slices.DeleteFunc(from(c.now.moves(), by), func(m move) bool {
			return m.becomes != kindOf(w[1]) || c.now.gain(m) <= c.now.play(m).exchange(m.to)
		}))
	},
	"(?:{p} can become a queen: it cannot be caught|Move on with {p}: it cannot be caught).": func(c *claim, w []string) bool {
		pawn, ok := c.one(c.now, w[0]+w[1])
		return ok && c.now.has(pawn, c.me) && c.turn(c.me).runs(pawn, 0)
	},
	"{who} stopped the mate.": func(c *claim, w []string) bool {
		before, between := c.back(2), c.back(1)
		return before != nil && c.is(w[0], c.me) && len(before.pass().mates()) > 0 && len(between.mates()) == 0
	},
	"{who} saved {p}.": func(c *claim, w []string) bool {
		before, between := c.back(2), c.back(1)
		on, ok := c.one(c.now, w[1])
		if !ok || before == nil || !c.now.has(on, c.me) {
			return false
		}
		was := on
		if m := c.moves[len(c.moves)-2]; m.to == on {
			was = m.from
		}
		return c.is(w[0], c.me) && before.pass().loses(was) && !between.loses(on) && !c.turn(other(c.me)).loses(on)
	},
	"Now nothing can take (?:your|White's|Black's) pieces for free.": func(c *claim, _ []string) bool {
		return c.back(2) != nil && c.turn(other(c.me)).bestExchange() == 0
	},
	"Well taken: {p} was free.": func(c *claim, w []string) bool {
		before := c.back(2)
		if before == nil {
			return false
		}
		m := c.moves[len(c.moves)-2]
		taken := before.takenOn(m)
		return taken >= 0 && slices.Contains(c.some(before, w[0]), taken) && len(c.back(1).landing(m.to)) == 0
	},
	"{who} attacked two at once, and won {p}.": func(c *claim, w []string) bool {
		before, forked := c.back(2), c.back(3)
		if before == nil || c.back(4) == nil || !c.is(w[0], c.me) {
			return false
		}
		m, fork := c.moves[len(c.moves)-2], c.moves[len(c.moves)-4]
		taken, attacked := before.takenOn(m), 0
		for _, on := range forked.attacks(fork.to) {
			if forked.has(on, forked.turn) {
				attacked++
			}
		}
		return taken >= 0 && slices.Contains(c.some(before, w[1]), taken) && len(c.back(1).landing(m.to)) == 0 &&
			m.from == fork.to && forked.at[taken] == before.at[taken] && forked.hits(fork.to, taken) && attacked > 1
	},
	"{who} won {p} and lost nothing for it.": func(c *claim, w []string) bool {
		before := c.back(2)
		if before == nil || !c.is(w[0], c.me) {
			return false
		}
		taken := before.takenOn(c.moves[len(c.moves)-2])
		return taken >= 0 && slices.Contains(c.some(before, w[1]), taken) &&
			c.back(1).takenOn(c.moves[len(c.moves)-1]) < 0
	},
	"Good: {who} won {p}.": func(c *claim, w []string) bool {
		before := c.back(2)
		if before == nil || !c.is(w[0], c.me) {
			return false
		}
		taken := before.takenOn(c.moves[len(c.moves)-2])
		return taken >= 0 && slices.Contains(c.some(before, w[1]), taken) && c.now.lead(c.me)-before.lead(c.me) >= 3
	},
	"{p} has taken {p}.(?: That can happen.)?": func(c *claim, w []string) bool {
		before := c.back(2)
		if before == nil {
			return false
		}
		m := c.moves[len(c.moves)-1]
		on := c.back(1).takenOn(m)
		return on >= 0 && slices.Contains(c.some(c.now, w[0]), m.to) && slices.Contains(c.some(c.back(1), w[1]), on) &&
			before.lead(c.me)-c.now.lead(c.me) >= 3
	},
	"A good trade: {who} won {d} point(?:s)?.": func(c *claim, w []string) bool {
		before, n := c.back(2), len(c.moves)
		if n > 2 && c.moves[n-3].to == c.moves[n-2].to { // what the other side took there first counts, too
			if first := c.back(3); first != nil && first.takenOn(c.moves[n-3]) >= 0 {
				before = first
			}
		}
		return before != nil && c.is(w[0], c.me) && c.now.lead(c.me)-before.lead(c.me) == number(w[1])
	},
	"{who} castled: {n} pawns now stand before the king.": func(c *claim, w []string) bool {
		before := c.back(2)
		return before != nil && c.is(w[0], c.me) && before.castling(c.moves[len(c.moves)-2]) &&
			c.now.shelter(c.me) == number(w[1])
	},
	"{who} brought the pawn all the way: a new {t}.": func(c *claim, w []string) bool {
		return c.back(2) != nil && c.is(w[0], c.me) && c.moves[len(c.moves)-2].becomes == kindOf(w[1])
	},
	"The opening: {rest}.": func(c *claim, _ []string) bool { return len(c.moves) > 0 && len(c.moves) < 28 },
	"Careful: (many|{n}) move(?:s)? here would be stalemate.": func(c *claim, w []string) bool {
		n := 0
		for _, m := range c.now.moves() {
			if c.now.play(m).stalemated() {
				n++
			}
		}
		return n == number(w[0]) || n > 10 && w[0] == "many"
	},
}

// matesBy reports whether the side to move has a mating move as it is told: of the piece on a square, if one is named,
// "on f7" or "by castling".
func matesBy(b *board, by int, mating string) bool {
	return slices.ContainsFunc(b.mates(), func(m move) bool {
		if by >= 0 && m.from != by {
			return false
		}
		if mating == "by castling" {
			return b.castling(m)
		}
		return !b.castling(m) && "on "+m.String()[2:4] == mating
	})
}

// from returns the moves of the piece on a square, all of them for -1.
func from(moves []move, by int) []move {
	return slices.DeleteFunc(slices.Clone(moves), func(m move) bool { return by >= 0 && m.from != by })
}

// loses reports whether the side to move wins something by taking on a square.
func (b *board) loses(on int) bool { return b.exchange(on) > 0 }

// takesMore reports whether a piece of the side to move can take one that is worth more, and so wins by the exchange.
func (b *board) takesMore(by, on int) bool {
	return len(from(b.captures(on), by)) > 0 && b.exchange(on) > 0 && kind(b.at[by]) != 'k' &&
		worths[kind(b.at[by])] < worths[kind(b.at[on])]
}

// told reports whether something that was said before one of the last three moves names the same.
func (c *claim) told(name string) bool {
	name = strings.ToLower(name)
	bare, _, _ := strings.Cut(name, " on ")
	return c.toldAny(name, bare)
}

// toldOf is told of the piece on a square, which may have been named otherwise: "On d8 you would lose a queen."
func (c *claim) toldOf(name string, on int) bool {
	square := "on " + move{from: on, to: on}.String()[2:4]
	return c.told(name) || c.toldAny(square+" you ", square+" white ", square+" black ")
}

func (c *claim) toldAny(texts ...string) bool {
	return slices.ContainsFunc(c.Before[:min(len(c.Before), 3)], func(said string) bool {
		return slices.ContainsFunc(texts, func(text string) bool {
			return strings.Contains(strings.ToLower(said), text)
		})
	})
}

// hangs proves that a piece of the other side could take one of mine and nothing could take back: because nothing
// attacks the square then, or because what does is pinned, or for another reason.
func hangs(c *claim, w []string) bool {
	by, ok := c.one(c.now, w[0])
	on, found := c.one(c.now, w[1])
	if !ok || !found || !c.now.has(by, other(c.me)) || !c.now.has(on, c.me) {
		return false
	}
	threat := c.turn(other(c.me))
	for _, m := range from(threat.captures(on), by) {
		next := threat.play(m)
		guards := slices.DeleteFunc(next.attackers(m.to, c.me), func(s int) bool {
			return kind(next.at[s]) == 'k' && next.attacked(m.to, other(c.me))
		})
		pinned := len(guards) > 0 && !next.check(c.me)
		fits := map[string]bool{
			"nothing guards it": len(guards) == 0, "its guard is pinned": pinned, "nothing can take back": true,
		}
		if fits[w[2]] && (len(guards) == 0 || len(next.landing(m.to)) == 0) && c.remedy(on, w[3]) {
			return true
		}
	}
	return false
}

// forNothing proves that a piece can be taken, by the one on a square if that is not -1, that nothing can take back,
// and that it has not just taken something itself.
func (c *claim) forNothing(b *board, on, by int) bool {
	if len(from(b.free(on), by)) == 0 {
		return false
	}
	before, m, known := c.lastOn(b)
	return !known || m.to != on || before.takenOn(m) < 0
}

// trades proves what keeping to take on a square comes to, begun by the side to move: what is named, less what it is
// given for, is the count; what stands on the square is among what falls, and what can take there among what is given.
func (b *board) trades(on int, what, becomes string) bool {
	lost, against, _ := strings.Cut(what, " for ")
	count := points(lost) - points(against)
	isPoints := strings.Contains(what, "point")
	if becomes != "" && !isPoints {
		count += worths[kindOf(becomes)] - 1
	}
	takers := b.landing(on) // the first of which is given first
	if against != "" && !slices.ContainsFunc(takers, func(m move) bool {
		return m.becomes != 0 || slices.ContainsFunc(strings.Fields(against), func(word string) bool {
			return kindOf(word) == kind(b.at[m.from])
		})
	}) {
		return false
	}
	name := ""
	for word, letter := range letters {
		if b.at[on] != '.' && letter == kind(b.at[on]) {
			name = word
		}
	}
	return count > 0 && count == b.exchange(on) && (isPoints || b.at[on] == '.' || strings.Contains(what, name))
}

// stillMates is so where there is mate in one, as there was before the side's last move.
func stillMates(c *claim, _ []string) bool {
	was := c.back(2)
	return was != nil && len(c.now.mates()) > 0 && len(was.mates()) > 0
}
