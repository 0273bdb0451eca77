package proof

import "slices"

// planReasonForms are reasons for a move in the last step of a hint by which it follows a plan: the plan's own sentence
// must hold, of which the move is the example.
var planReasonForms = map[string]func(c *claim, w []string) bool{
	"the king has fewer squares then": ofPlan("Shut the king in: leave it fewer squares."),
	"the king must help to give mate": (*claim).kingNearer,
	"it takes what attacks {p}":       ofPlan("Try to take what attacks ", "."),
	"with few pieces left the king can help": func(c *claim, _ []string) bool {
		king := c.now.king(c.me)
		return c.few() && c.move.from == king && middle(c.move.to) < middle(king)
	},
	"the king cannot come nearer to the middle": func(c *claim, _ []string) bool {
		king := c.after.king(c.after.turn)
		return c.after.check(c.after.turn) && !slices.ContainsFunc(from(c.after.moves(), king), func(m move) bool {
			return middle(m.to) < middle(king)
		})
	},
	"{who} (?:are|is) ahead, so trade pieces": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.lead(c.me) > 2 && c.offers(c.move, c.after)
	},
	"{who} (?:are|is) behind, so keep pieces": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.lead(c.me) < -2 && c.now.takenOn(c.move) < 0
	},
	"no pawn can stop it": func(c *claim, _ []string) bool {
		return c.now.passed(c.move.from) && fileOf(c.move.to) == fileOf(c.move.from)
	},
	"it comes nearer to {p}": func(c *claim, w []string) bool {
		pawn, ok := c.one(c.now, w[0])
		king := c.now.king(c.me)
		return ok && c.now.passed(pawn) && c.move.from == king && apart(c.move.to, pawn) < apart(king, pawn)
	},
	"it makes way for {p}":     ofPlan("Make way for ", ": move a pawn."),
	"no pawn can guard {p}":    ofPlan("No pawn can guard ", ". Attack it."),
	"it attacks {p} once more": ofPlan("Attack ", " once more."),
	"the king goes back home":  func(c *claim, _ []string) bool { return c.goesHome(c.move) },
	"it gives {p} a way out":   ofPlan("Give ", " a way out: move a pawn before it."),
	"no pawn of {whose} own stands on that line": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.at[c.move.from] == of('r', c.me) && c.now.count(of('p', c.me)) ==
			c.elsewhere(of('p', c.me), fileOf(c.move.to))
	},
	"it has more moves there": func(c *claim, _ []string) bool {
		return len(c.after.reaches(c.move.to)) > len(c.now.reaches(c.move.from))
	},
	"it goes to the middle of the board": func(c *claim, _ []string) bool {
		return slices.Contains([]int{27, 28, 35, 36}, c.move.to)
	},
	"from there it attacks more of the middle": func(c *claim, _ []string) bool {
		return c.after.aims(c.move.to) > c.now.aims(c.move.from)
	},
	"a pawn is strong in the middle": ofPlan("Often good: put a pawn in the middle of the board."),
	"{p} has just moved twice":       ofPlan("Often good: move other pieces before ", " moves again."),
	"knights and bishops come out, too": ofPlan(
		"Often good: bring out knights and bishops before the queen moves again."),
	"no other move wins":         ofPlan("Careful: only one move still wins here."),
	"no other move makes a draw": ofPlan("Careful: only one move still makes a draw."),
}

// ofPlan proves a plan's sentence of a hint's move, with what is named between two parts of it.
func ofPlan(before string, after ...string) func(c *claim, w []string) bool {
	return func(c *claim, w []string) bool {
		hinted, text := c.Place, before
		if hinted.Speech = Hint; len(after) > 0 {
			text += w[0] + after[0]
		}
		return c.also(hinted, text)
	}
}

// kingNearer proves that a king goes nearer to the other, which stands alone.
func (c *claim) kingNearer(_ []string) bool {
	king, them := c.now.king(c.me), c.now.king(other(c.me))
	return c.bare() && c.majors() <= 1 && c.move.from == king && apart(c.move.to, them) < apart(king, them)
}

// majors counts the listener's queens and rooks: two mate without the king.
func (c *claim) majors() (n int) {
	for _, piece := range c.now.at {
		if piece == of('q', c.me) || piece == of('r', c.me) {
			n++
		}
	}
	return n
}

// elsewhere returns how many pieces of a kind do not stand on a file.
func (c *claim) elsewhere(piece byte, file int) (n int) {
	for s := range c.now.at {
		if c.now.at[s] == piece && fileOf(s) != file {
			n++
		}
	}
	return n
}
