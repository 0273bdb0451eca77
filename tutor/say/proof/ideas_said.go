package proof

import (
	"slices"
	"strings"
)

// What is said of ideas: those that the last move carries out, those that are there, and of moves that carry them out.
var ideaForms = map[string]func(c *claim, w []string) bool{
	"line:: {p} gives check and attacks {p}(?:: a fork)?.": func(c *claim, w []string) bool {
		_, m, ok := c.last()
		on, found := c.mine(w[1])
		return ok && found && slices.Contains(c.some(c.now, w[0]), m.to) && c.now.check(c.me) &&
			slices.Contains(c.now.checkers(), m.to) && c.now.hits(m.to, on)
	},
	"line:: {p} attacks {p} and {p}(?:: a fork)?.": func(c *claim, w []string) bool {
		_, m, ok := c.last()
		on, found := c.mine(w[1])
		second, there := c.mine(w[2])
		return ok && found && there && on != second && slices.Contains(c.some(c.now, w[0]), m.to) &&
			c.now.hits(m.to, on) && c.now.hits(m.to, second)
	},
	"line:: A skewer: {p} attacks {p}, {p} behind.": func(c *claim, w []string) bool {
		on, found := c.mine(w[1])
		back, there := c.mine(w[2])
		if !found || !there {
			return false
		}
		without := *c.now
		without.at[on] = '.'
		return slices.ContainsFunc(c.some(c.now, w[0]), func(by int) bool {
			return c.now.hits(by, on) && without.hits(by, back) && !c.now.hits(by, back)
		})
	},
	"line:: An opened line: {p} attacks {p}.": func(c *claim, w []string) bool {
		before, m, ok := c.last()
		on, found := c.mine(w[1])
		return ok && found && slices.ContainsFunc(c.some(c.now, w[0]), func(by int) bool {
			return by != m.to && c.now.hits(by, on) && !before.hits(by, on)
		})
	},
	"line:: {who} can force (mate in two|mate on the back rank).": func(c *claim, w []string) bool {
		way := (*board).mated
		if strings.HasSuffix(w[1], "rank") {
			way = (*board).backRank
		}
		return c.is(w[0], other(c.me)) && c.now.forced(2, way)
	},
	"line:: {who} can force mate in {n} moves.": func(c *claim, w []string) bool {
		c.within = number(w[1])
		return c.is(w[0], c.me) && c.within > 2 && c.doubt(Mates, c.now.moves()...)
	},
	"line:: {who} can force mate.": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.doubt(Mates, c.now.moves()...)
	},
	"line:: {rest}.": func(c *claim, w []string) bool {
		if before, m, ok := c.last(); ok && c.ideas(before, []move{m}, w[0], after) {
			return true
		}
		return c.now.turn == c.me && c.ideas(c.now, anyMove(c.now), w[0], now)
	},

	"{p} is pinned to the {t}.": func(c *claim, w []string) bool {
		return c.carries(w[0] + " is pinned to the " + w[1])
	},
	"A skewer: {p}, with {p} behind.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		back, found := c.one(c.after, w[1])
		if !ok || !found {
			return false
		}
		s := &scene{claim: c, b: c.now, a: c.after, m: c.move, us: c.now.turn, names: c.after}
		return s.lined(on, kind(c.after.at[on]), kind(c.after.at[back]))
	},
	"An opened line: now {p} attacks {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && by != c.move.to && c.after.hits(by, on) && !c.now.hits(by, on) &&
			sideOf(c.after.at[by]) != sideOf(c.after.at[on])
	},
	"An opened check by {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && by != c.move.to && slices.Contains(c.after.checkers(), by)
	},
	"Two checks at once: {p} and {p}.": func(c *claim, w []string) bool {
		a, ok := c.one(c.after, w[0])
		b, found := c.one(c.after, w[1])
		checkers := c.after.checkers()
		return ok && found && a != b && slices.Contains(checkers, a) && slices.Contains(checkers, b)
	},
	"{p} is trapped, nowhere to go.": func(c *claim, w []string) bool { return c.carries(w[0] + " is trapped") },
	"{p} can be won: its guard (?:is gone|must go|is blocked).": func(c *claim, w []string) bool {
		return c.carries(w[0] + " can be won: its guard is gone")
	},
	"{p} has too much to guard.": func(c *claim, w []string) bool {
		return c.carriesBefore(w[0] + " has too much to guard")
	},
	"Its guard is pinned: {p} cannot take back.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && c.now.takenOn(c.move) >= 0 && c.after.hits(by, c.move.to) &&
			!slices.Contains(squaresOf(c.after.landing(c.move.to)), by)
	},
	"{p} is pinned and cannot take it.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		s := &scene{claim: c, b: c.now, a: c.after, m: c.move, us: c.now.turn, names: c.after}
		return ok && slices.Contains(s.held(), by)
	},
	"{p} is lured (away|in): taking loses more.": func(c *claim, w []string) bool {
		return c.carries("it lures " + w[0] + " " + w[1])
	},
	"line:: If {p} takes {p}, {who} lose(?:s)? more.": func(c *claim, w []string) bool {
		before, m, ok := c.last()
		by, found := c.mine(w[0])
		if !ok || !found || !slices.Contains(c.some(c.now, w[1]), m.to) || !c.is(w[2], c.me) {
			return false
		}
		s := &scene{claim: c, b: before, a: c.now, m: m, us: other(c.me), names: c.now}
		return s.lured(by)
	},
	"First this: {p} can still be taken after it.": func(c *claim, w []string) bool {
		return c.carriesBefore(w[0] + " can wait")
	},
	"Mate in (one|two|three), whatever the answer.": func(c *claim, w []string) bool {
		return c.carries("mate in " + strings.ToLower(w[0]))
	},
	"mate on the back rank, whatever the answer.": func(c *claim, _ []string) bool {
		return c.carries("mate on the back rank")
	},
	"The only move: every other one allows mate.": func(c *claim, _ []string) bool {
		return c.carries("the only move")
	},
	"{p} is a passed pawn now.": func(c *claim, w []string) bool {
		pawn, ok := c.one(c.after, w[0])
		return ok && pawn == c.move.to && c.after.passed(pawn)
	},
	"advice,review,try,purpose:: {p} cannot be caught.": func(c *claim, w []string) bool {
		return c.carries(w[0] + " cannot be caught")
	},
	"The kings face each other.": func(c *claim, _ []string) bool { return c.after.opposed() },
	"It takes {p} for free.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.takenOn(c.move) == on && len(c.after.landing(c.move.to)) == 0 && c.notTakingBack()
	},
	"It takes {p}. Nothing can take back.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.takenOn(c.move) == on && len(c.after.landing(c.move.to)) == 0
	},
	"A good trade on {s}.": func(c *claim, w []string) bool { return c.carries("a good trade on " + w[0]) },
	"A good trade on {s}: {list}.": func(c *claim, w []string) bool {
		return c.carries("a good trade on "+w[0]) && c.comesTo(w[1])
	},
	"It comes out with a threat: it attacks {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.comesOut() && c.after.hits(c.move.to, on)
	},
	"Endless check: the checks never stop.": func(c *claim, _ []string) bool { return c.after.checksOn() },
}

// carries proves that the move carries an idea out, with what is named where it stands after it.
func (c *claim) carries(text string) bool { return c.ideas(c.now, []move{c.move}, text, after) }

// comesTo proves what is traded for what where the move takes, if both sides go on taking there.
func (c *claim) comesTo(text string) bool {
	got, gave, _ := strings.Cut(text, " for ")
	balance := points(got) - points(gave)
	return counts(got)[kind(c.now.at[c.now.takenOn(c.move)])] > 0 &&
		balance == c.now.gain(c.move)-c.after.exchange(c.move.to)
}

// carriesBefore is carries with what is named where it stands before the move.
func (c *claim) carriesBefore(text string) bool { return c.ideas(c.now, []move{c.move}, text, now) }

// notTakingBack reports whether the piece that the move takes has not just taken something itself.
func (c *claim) notTakingBack() bool {
	before, last, ok := c.last()
	return !ok || last.to != c.now.takenOn(c.move) || before.takenOn(last) < 0
}
