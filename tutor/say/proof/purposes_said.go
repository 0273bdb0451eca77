package proof

import (
	"maps"
	"slices"
	"strings"
)

// purposeForms are sentences about the other side's last move.
var purposeForms = map[string]func(c *claim, w []string) bool{
	"purpose:: It guards {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.guardsNow(on)
	},
	"purpose:: Now {p} is out of danger.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && on == c.move.to && c.saves()
	},
	"purpose:: It prepares this: {rest}.": func(c *claim, w []string) bool { return c.prepares(w[0]) },
	"purpose:: Next, {p} could give checkmate {mating}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && c.threatensMate() && matesBy(c.after.pass(), by, w[1])
	},
	"purpose:: It brings a piece out.": func(c *claim, _ []string) bool { return c.comesOut() },
	"purpose:: It moves away from an attack.": func(c *claim, _ []string) bool {
		attackers := c.now.attackers(c.move.from, other(c.now.turn))
		return len(c.after.captures(c.move.to)) == 0 && slices.ContainsFunc(attackers, func(by int) bool {
			return worths[kind(c.now.at[by])] <= worths[kind(c.now.at[c.move.from])]
		})
	},
	"purpose:: It answers the check.": func(c *claim, _ []string) bool { return c.now.check(c.now.turn) },
	"purpose:: It reaches more squares from there.": func(c *claim, _ []string) bool {
		return len(c.after.reaches(c.move.to)) > len(c.now.reaches(c.move.from))
	},
	"purpose,review:: It takes back.": func(c *claim, _ []string) bool { return c.takesBack() > 1 },
	"purpose,review:: It takes back: {list}(, an even trade)?.": func(c *claim, w []string) bool {
		n := c.takesBack()
		if n < 2 || c.after.exchange(c.move.to) > 0 {
			return false
		}
		won, lost := map[byte]int{}, map[byte]int{}
		boards, moves := append(slices.Clone(c.past), c.after), append(slices.Clone(c.moves), c.move)
		worth := 0
		for i, m := range moves[len(moves)-n:] {
			b := boards[len(boards)-1-n+i]
			if k := kind(b.at[b.takenOn(m)]); b.turn == c.now.turn {
				won[k], worth = won[k]+1, worth+b.gain(m)
			} else {
				lost[k], worth = lost[k]+1, worth-b.gain(m)
			}
		}
		got, gave, _ := strings.Cut(w[0], " for ")
		return maps.Equal(won, counts(got)) && maps.Equal(lost, counts(gave)) && (w[1] != "") == (worth == 0)
	},
	"purpose:: It attacks {p} once more.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		again := c.after.pass()
		if !ok || again.exchange(on) <= c.now.exchange(on) {
			return false
		}
		alone := *again // as if no other of its side stood between
		for _, by := range again.attackers(on, c.now.turn) {
			if by != c.move.to {
				alone.at[by] = '.'
			}
		}
		return alone.hits(c.move.to, on) && slices.ContainsFunc(c.now.captures(on), func(m move) bool {
			return m.from != c.move.from
		})
	},
	"purpose:: It lets {p} attack {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		again := c.after.pass()
		return ok && found && by != c.move.to && len(from(again.captures(on), by)) > 0 &&
			len(c.now.captures(on)) == 0 && again.exchange(on) > 0
	},
	"purpose:: I see no new threat in this move.": func(c *claim, _ []string) bool {
		again := c.after.pass()
		return !slices.ContainsFunc(again.moves(), func(m move) bool {
			on := again.takenOn(m)
			return on >= 0 && len(c.now.captures(on)) == 0
		}) && (len(again.mates()) == 0 || len(c.now.mates()) > 0 || len(c.after.mates()) > 0)
	},
	"purpose:: I see nothing that this move does.": func(c *claim, _ []string) bool {
		return c.now.takenOn(c.move) < 0 && !c.now.check(c.now.turn) && !c.after.check(c.after.turn) &&
			c.move.becomes == 0 && !c.comesOut() && !c.now.castling(c.move)
	},
}

// takesBack returns how many moves in a row have taken where the move takes, itself one of them, 0 if it takes nothing.
func (c *claim) takesBack() (n int) {
	boards, moves := append(slices.Clone(c.past), c.after), append(slices.Clone(c.moves), c.move)
	for i := len(moves) - 1; i >= 0 && moves[i].to == c.move.to && boards[i].takenOn(moves[i]) >= 0; i-- {
		n++
	}
	return n
}

// guardsNow proves that the piece that moved could take back on a square where the other side can take, and could not
// before; or that the other side's king can no longer take there since that piece guards it.
func (c *claim) guardsNow(on int) bool {
	was := c.now.pass()
	return c.now.keepsKing(c.after, c.move, on) || slices.ContainsFunc(c.after.captures(on), func(m move) bool {
		return was.legal(m) && slices.Contains(squaresOf(c.after.play(m).landing(m.to)), c.move.to) &&
			!slices.Contains(squaresOf(was.play(m).landing(m.to)), c.move.from)
	})
}
