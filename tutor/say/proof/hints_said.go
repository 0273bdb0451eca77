package proof

import (
	"regexp"
	"slices"
	"strings"
)

// The steps of a hint. Its move is told last; what the steps before say must fit that move.
var hintForms = map[string]func(c *claim, w []string) bool{
	"Look at {ps}.": func(c *claim, w []string) bool {
		pieces, ok := c.pieces(c.now, w[0])
		return ok && !slices.ContainsFunc(pieces, func(on int) bool { return !c.concerns(on) })
	},
	"Look at the two {kinds}.": func(c *claim, w []string) bool {
		k := kindOf(w[0])
		pieces := slices.DeleteFunc(c.all(k), func(on int) bool { return !c.concerns(on) })
		return len(pieces) > 1
	},
	"Look at the middle of the board. Which piece could go there?": func(c *claim, _ []string) bool {
		return slices.Contains([]int{squareOf("d4"), squareOf("e4"), squareOf("d5"), squareOf("e5")}, c.move.to)
	},
	"Look at {s}. Which piece could go there?":  func(c *claim, w []string) bool { return c.move.to == squareOf(w[0]) },
	"You can give checkmate in one move.":       func(c *claim, _ []string) bool { return c.after.mated() },
	"There is a way to checkmate in {n} moves.": func(c *claim, w []string) bool { return c.matesIn(number(w[0])) },
	"There is a way to checkmate.":              func(c *claim, _ []string) bool { return c.doubt(Mates, c.move) },
	"{n} of {whose} pieces can take on {s}.": func(c *claim, w []string) bool {
		on := squareOf(w[2])
		return c.is(w[1], c.me) && len(squaresOf(c.now.landing(on))) == number(w[0]) && c.move.to == on
	},
	"hint:: {p} is in danger.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.has(on, c.me) && c.turn(other(c.me)).loses(on)
	},
	"Look for a check.":              func(c *claim, _ []string) bool { return c.after.check(c.after.turn) },
	"A pawn can become a new piece.": func(c *claim, _ []string) bool { return c.move.becomes != 0 },
	"{who} can castle.": func(c *claim, w []string) bool {
		return c.is(w[0], c.me) && c.now.castling(c.move)
	},
	"I would move to {s}.": func(c *claim, w []string) bool { return c.move.to == squareOf(w[0]) },
	"Later: {rest}.": func(c *claim, w []string) bool {
		return c.ideas(c.now, []move{c.move}, w[0], later)
	},
	"Prepare this: {rest}.": func(c *claim, w []string) bool {
		return c.prepares(w[0])
	},
	"Try to threaten checkmate.": func(c *claim, _ []string) bool { return c.threatensMate() },
	"Stop this: {rest}.": func(c *claim, w []string) bool {
		return c.stops(w[0])
	},
	"Answer the check from {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && slices.Contains(c.now.checkers(), by)
	},
	"Take {p}: nothing can take back.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.takenOn(c.move) == on && len(c.after.captures(c.move.to)) == 0
	},
	"Take back on {s}.": func(c *claim, w []string) bool {
		return c.move.to == squareOf(w[0]) && c.now.takenOn(c.move) >= 0
	},
	"Try to bring out a piece.": func(c *claim, _ []string) bool { return c.comesOut() },
	"hint:: Find a safe square for {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && on == c.move.from && c.turn(other(c.me)).loses(on) &&
			c.after.exchange(c.move.to) <= c.now.gain(c.move)
	},
	"hint:: What can {p} take?": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && on == c.move.from && c.now.takenOn(c.move) >= 0
	},
	"hint:: Where could {p} go?": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && by == c.move.from
	},
	"hint:: {p} can help.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && by == c.move.from
	},
	"hint:: {rest}.":     func(c *claim, w []string) bool { return c.carriesBefore(w[0]) },
	"hint,try:: {goes}.": func(c *claim, w []string) bool { return c.says(c.now, w[0], c.move) },
	"hint,try:: {goes}: {rest}.": func(c *claim, w []string) bool {
		return c.says(c.now, w[0], c.move) && c.because(w[1])
	},
	"hint,try:: {goes}. {rest}": func(c *claim, w []string) bool {
		if !c.says(c.now, w[0], c.move) {
			return false
		}
		if c.because(strings.TrimSuffix(uncapitalized(w[1]), ".")) {
			return true
		}
		hinted := c.Place
		hinted.Speech = Hint
		return c.also(hinted, w[1])
	},
	"hint,try:: Then {p} can (?:(go to {s})|(give check on {s})|take {p}).": (*claim).couldAnswer,
}

// couldAnswer proves that after the move a piece can go to a square, give check there, or take a piece.
func (c *claim) couldAnswer(w []string) bool {
	by, ok := c.one(c.after, w[0])
	if !ok {
		return false
	}
	if checks := w[3] != ""; w[1] != "" || checks {
		return slices.ContainsFunc(from(c.after.moves(), by), func(m move) bool {
			next := c.after.play(m)
			return m.to == squareOf(w[2]+w[4]) && c.after.takenOn(m) < 0 &&
				(!checks || slices.Contains(next.checkers(), m.to))
		})
	}
	on, found := c.one(c.after, w[5])
	return found && len(from(c.after.captures(on), by)) > 0
}

// all returns where the pieces of a kind stand, of both sides.
func (c *claim) all(k byte) (list []int) {
	for s, piece := range c.now.at {
		if piece != '.' && kind(piece) == k {
			list = append(list, s)
		}
	}
	return list
}

// concerns reports whether a hint is about the piece on a square: its move takes it, moves it or attacks it; or a later
// step names it or its square as more than what moves, or tells of mate and it is the king.
func (c *claim) concerns(on int) bool {
	if on == c.move.from || on == c.now.takenOn(c.move) || c.newlyAttacked(on) ||
		c.now.turn == c.me && c.now.check(c.me) && slices.Contains(c.now.checkers(), on) { // which must be answered
		return true
	}
	if c.comesOut() && c.now.atHome(on, c.me) { // one of those that could come out
		return true
	}
	onNamed := func(said string) bool { // now, or after an answer
		names := func(m move) bool { return m.from == on && strings.Contains(said, "on "+m.String()[2:4]) }
		return names(move{from: on, to: on}) || slices.ContainsFunc(c.after.moves(), names)
	}
	for i, said := range c.Then {
		if strings.HasSuffix(said, " can help.") || strings.HasPrefix(said, "Move ") {
			continue
		}
		if strings.HasPrefix(said, "Stop this: ") && c.now.has(on, c.me) && c.turn(other(c.me)).loses(on) {
			return true // what could be taken is looked at, and named as a piece
		}
		said = besides.Replace(said)
		check := strings.Contains(said, "an opened check") || strings.Contains(said, "another gives check") ||
			strings.Contains(said, "two checks")
		if (check || strings.Contains(said, "mate")) && on == c.now.king(concerned(c, said)) || onNamed(said) ||
			slices.ContainsFunc(namedPiece.FindAllString(said, -1), func(name string) bool {
				return slices.Contains(c.some(c.now, name), on)
			}) {
			return true
		}
		if i == len(c.Then)-1 { // its move, whose pieces are named without their owner
			said = said[max(strings.Index(said, ": "), strings.Index(said, ". "), 0):]
		}
		if c.bears(on, namedPiece.ReplaceAllString(said, "")) {
			return true
		}
	}
	return false
}

// besides takes out of a step of a hint the names of pieces that it is not about.
var besides = strings.NewReplacer("pinned to the ", "pinned to a ", "No pawn", "", "not pawns", "", "move a pawn", "",
	"no pawn", "", "your pawns", "", "help to give mate", "")

// newlyAttacked reports whether a piece of the other side is attacked after the move by one that did not before.
func (c *claim) newlyAttacked(on int) bool {
	return c.now.has(on, other(c.me)) && slices.ContainsFunc(c.after.attackers(on, c.me), func(by int) bool {
		if by == c.move.to {
			by = c.move.from
		}
		return !c.now.hits(by, on)
	})
}

// namedPiece finds a piece that is named with its owner.
var namedPiece = regexp.MustCompile("(?i)" + forms.Replace("{p}"))

// bears reports whether a step of a hint may mean the piece on a square by its kind alone: what the idea is about is
// the other side's, or where it is to be stopped one's own.
func (c *claim) bears(on int, said string) bool {
	side := concerned(c, said)
	isKing := strings.Contains(said, "kings") && kind(c.now.at[on]) == 'k'
	return isKing || c.now.has(on, side) && slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(said),
		func(r rune) bool { return r < 'a' || r > 'z' }),
		func(word string) bool { return kindOf(word) == kind(c.now.at[on]) })
}

// concerned returns whose pieces a step of a hint is about.
func concerned(c *claim, said string) byte {
	for _, about := range []string{"Stop this", "it stops", "only move", "only one move"} {
		if strings.Contains(said, about) {
			return c.me
		}
	}
	return other(c.me)
}

func uncapitalized(text string) string {
	for _, name := range []string{"I ", "Black", "White"} {
		if strings.HasPrefix(text, name) {
			return text
		}
	}
	return strings.ToLower(text[:1]) + text[1:]
}

// matesIn proves that the move mates in so many moves; a mate farther away than three moves is left to a stronger
// judge.
func (c *claim) matesIn(n int) bool {
	if n > 3 {
		c.within = n
		return c.doubt(Mates, c.move)
	}
	return c.after.forced(n, (*board).mated)
}

// because proves the reason that is given for the move.
func (c *claim) because(reason string) bool {
	for _, forms := range []map[string]func(c *claim, w []string) bool{reasonForms, planReasonForms} {
		for text, holds := range forms {
			if w := form(text).FindStringSubmatch(reason); w != nil && holds(c, w[1:]) {
				return true
			}
		}
	}
	return c.carriesBefore(reason)
}

// reasonForms are reasons for a move in the last step of a hint, beside the ideas that it carries out. What is named
// stands there before the move.
var reasonForms = map[string]func(c *claim, w []string) bool{
	"then (?:comes )?{rest}": func(c *claim, w []string) bool {
		return c.ideas(c.now, []move{c.move}, w[0], later)
	},
	"if it is taken, go on with {goes}": (*claim).goesOn,
	"it stops a trap for {p}":           func(c *claim, w []string) bool { return c.stops(w[0] + " is trapped") },
	"it stops a pin": func(c *claim, _ []string) bool {
		return c.stops("a piece is pinned to the king") || c.stops("a piece is pinned to the queen") ||
			c.stops("a piece is pinned to the rook") || c.stops("a piece is pinned to the knight") ||
			c.stops("a piece is pinned to the bishop")
	},
	"it stops a threat": func(c *claim, _ []string) bool {
		return c.stopsThreat(func(*board, move) bool { return true })
	},
	"it stops a threat to {p}": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.stopsThreat(func(threat *board, m move) bool {
			return m.to == on || len(threat.play(m).attackers(on, other(c.me))) > 0
		})
	},
	"it prepares {rest}":     func(c *claim, w []string) bool { return c.prepares(w[0]) },
	"it threatens checkmate": func(c *claim, _ []string) bool { return c.threatensMate() },
	"it stops {p}": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && kind(c.now.at[on]) == 'p' && c.stops(w[0]+" cannot be caught")
	},
	"it stops {rest}": func(c *claim, w []string) bool { return c.stops(w[0]) },
	"it (comes out and )?attacks {p}": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[1])
		return ok && (w[0] == "" || c.comesOut()) && c.attacksNow([]int{on}, true)
	},
	"it is safe there": func(c *claim, _ []string) bool { return c.saves() },
	"it is safe there, and it guards {p}": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.saves() && c.guardsNow(on)
	},
	"then {p} attacks {p}": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && by != c.move.to && c.after.hits(by, on) && !c.now.hits(by, on) &&
			sideOf(c.after.at[by]) != sideOf(c.after.at[on])
	},
	"then {p} is out of danger":       func(c *claim, w []string) bool { return c.endsDanger(w[0]) },
	"then nothing can give checkmate": func(c *claim, _ []string) bool { return len(c.after.mates()) == 0 },
	"then {p} stays safe":             func(c *claim, w []string) bool { return c.staysSafe(w[0]) },
	"it guards {p}": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.guardsNow(on)
	},
	"it takes back":        func(c *claim, _ []string) bool { return c.now.takenOn(c.move) >= 0 },
	"it answers the check": func(c *claim, _ []string) bool { return c.now.check(c.now.turn) },
	"nothing can take back": func(c *claim, _ []string) bool {
		return c.now.takenOn(c.move) >= 0 && len(c.after.captures(c.move.to)) == 0
	},
	"it comes out":                       func(c *claim, _ []string) bool { return c.comesOut() },
	"it gives check":                     func(c *claim, _ []string) bool { return c.after.check(c.after.turn) },
	"the king leaves the middle":         func(c *claim, _ []string) bool { return c.now.castling(c.move) },
	"it leads to mate in {n} move(?:s)?": func(c *claim, w []string) bool { return c.matesIn(number(w[0])) },
	"it leads to mate":                   func(c *claim, _ []string) bool { return c.doubt(Mates, c.move) },
}

// stops proves that the other side could carry an idea out by a move if it were its turn, and not after the hint's.
func (c *claim) stops(text string) bool {
	threat := c.turn(other(c.me))
	return slices.ContainsFunc(threat.moves(), func(m move) bool {
		return c.ideas(threat, []move{m}, text, could) &&
			!c.stillThere(c.after, m, text)
	})
}

// prepares proves that the side that moves could carry out what a text names by its next move, were it its turn again,
// and could not do so before.
func (c *claim) prepares(text string) bool {
	again := c.after.pass()
	return slices.ContainsFunc(again.moves(), func(m move) bool {
		return c.ideas(again, []move{m}, text, could) && !c.stillThere(c.now, m, text)
	})
}

// threatensMate proves that the side that moves could mate by its next move, were it its turn again, and could not
// before; and that the answer does not mate.
func (c *claim) threatensMate() bool {
	return len(c.after.pass().mates()) > 0 && len(c.now.mates()) == 0 && len(c.after.mates()) == 0
}

// stopsThreat proves that a move of the other side would win something, were it its turn, and does not after the move,
// or not as much as it takes; it must be as asked for.
func (c *claim) stopsThreat(is func(threat *board, m move) bool) bool {
	threat := c.turn(other(c.me))
	return slices.ContainsFunc(threat.moves(), func(m move) bool {
		ends := func(points int) bool {
			return threat.wins(m, points) && !(c.after.legal(m) && c.after.wins(m, points))
		}
		return (ends(1) || threat.gain(m) > 1 && ends(threat.gain(m))) && is(threat, m)
	})
}

// goesOn proves that the piece that moved can be taken, and then a move be played.
func (c *claim) goesOn(w []string) bool {
	return slices.ContainsFunc(c.after.landing(c.move.to), func(m move) bool {
		_, ok := goes(c.after.play(m), w[0])
		return ok
	})
}

// saves proves that the piece that moves could be won where it stood, and not where it goes.
func (c *claim) saves() bool {
	return c.now.pass().loses(c.move.from) && c.after.exchange(c.move.to) <= c.now.gain(c.move)
}
