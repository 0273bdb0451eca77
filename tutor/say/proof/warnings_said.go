package proof

import (
	"slices"
	"strings"
)

// warnForms are sentences about a move that was just made, before it is answered.
var warnForms = map[string]func(c *claim, w []string) bool{
	"(?:Wait: t|T)hen {rest}.": func(c *claim, w []string) bool {
		return c.ideas(c.after, anyMove(c.after), strings.TrimPrefix(w[0], "comes "), now) ||
			c.ideas(c.after, anyMove(c.after), strings.TrimPrefix(w[0], "comes "), later)
	},
	"(?:Wait: t|T)hen {p} can attack {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && slices.ContainsFunc(c.after.moves(), func(m move) bool {
			at := by // the piece that moves attacks, or one for which it makes way
			if m.from == by {
				at = m.to
			}
			return len(from(c.after.play(m).pass().captures(on), at)) > 0
		})
	},
	// What a right try offers, as the search sees it.
	"Whoever takes it there loses more.": func(c *claim, _ []string) bool {
		return len(c.after.landing(c.move.to)) > 0 && c.doubt(AreGood, c.move)
	},
	"If it is taken, go on with {goes}.": (*claim).goesOn,
	unlessMate: func(c *claim, _ []string) bool {
		return len(c.now.mates()) > 0 && !c.after.mated()
	},
	"Are you sure? On {s} {who} can win {list}.(?: A pawn becomes a {t} there.)?": func(c *claim, w []string) bool {
		return c.is(w[1], c.now.turn) && c.now.trades(squareOf(w[0]), w[2], w[3])
	},
	"Look again?": func(c *claim, _ []string) bool { return c.doubt(IsBad, c.move) },
	"Look again? Then {p} can (?:(go to {s})|(give check on {s})|take {p}).": func(c *claim, w []string) bool {
		return c.couldAnswer(w) && c.doubt(IsBad, c.move)
	},
	"Are you sure? You could win right now.": func(c *claim, _ []string) bool {
		return len(c.now.mates()) > 0 && !c.after.mated()
	},
	"Take it back: {p} can give checkmate on {s}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && matesBy(c.now, by, "on "+w[1]) && !c.after.mated()
	},
	"Are you sure? You could take something for free.": func(c *claim, _ []string) bool {
		return slices.ContainsFunc(c.now.moves(), func(m move) bool {
			on := c.now.takenOn(m)
			return on >= 0 && m != c.move && len(c.now.play(m).landing(m.to)) == 0 && c.forNothing(c.now, on, m.from)
		})
	},
	"Are you sure? You could take something. Nothing can take back.": func(c *claim, _ []string) bool {
		return slices.ContainsFunc(c.now.moves(), func(m move) bool {
			return c.now.takenOn(m) >= 0 && m != c.move && len(c.now.play(m).landing(m.to)) == 0
		})
	},
	"Are you sure? {p} (?:is free|(can) be taken), too.(?: Nothing can take back.)?": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		took := c.now.takenOn(c.move)
		return ok && took >= 0 && took != on && slices.ContainsFunc(c.now.captures(on), func(m move) bool {
			return len(c.now.play(m).landing(m.to)) == 0 && (w[1] != "" || c.forNothing(c.now, on, m.from))
		})
	},
	"Are you sure? Your pawn could become a queen.": func(c *claim, _ []string) bool {
		return c.move.becomes != 'q' && slices.ContainsFunc(c.now.moves(), func(m move) bool {
			return m.becomes == 'q'
		})
	},
	"Stalemate: no legal move and no check. You were winning: take it back.": func(c *claim, _ []string) bool {
		return c.after.stalemated() && (c.now.lead(c.now.turn) > 0 || c.now.search(4, -infinite, infinite) > 0)
	},
}
