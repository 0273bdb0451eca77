package proof

import "slices"

// Plans and rules of thumb: what they say of the board is proved, and that some move follows them which is about as
// good as the best; in a hint that is its move.
var planForms = map[string]func(c *claim, w []string) bool{
	"Often good: put a pawn in the middle of the board.": func(c *claim, _ []string) bool {
		return c.advised(func(m move, _ *board) bool {
			return kind(c.now.at[m.from]) == 'p' && slices.Contains([]int{27, 28, 35, 36}, m.to)
		})
	},
	"Often good: bring out {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && c.now.atHome(by, c.me) && c.advised(func(m move, _ *board) bool { return m.from == by })
	},
	"Often good: move other pieces before {p} moves again.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		n := len(c.moves)
		return ok && n >= 4 && c.now.has(by, c.me) && c.moves[n-2].to == by && c.moves[n-4].to == c.moves[n-2].from &&
			c.advised(func(m move, _ *board) bool { return m.from != by })
	},
	"Often good: bring out knights and bishops before the queen moves again.": func(c *claim, _ []string) bool {
		home, out := 0, false
		for s := range c.now.at {
			if c.now.atHome(s, c.me) {
				home++
			}
			out = out || c.now.at[s] == of('q', c.me) && s != queenHome(c.me)
		}
		return home > 0 && out && c.advised(func(m move, _ *board) bool { return c.now.atHome(m.from, c.me) })
	},
	"Good: {p} stands in the middle of the board.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		middle := slices.Contains([]int{27, 28, 35, 36}, on)
		return ok && middle && c.justCame(on) && kind(c.now.at[on]) == 'p' && c.now.pass().exchange(on) <= 0
	},
	"Good: {p} is out, and can do more.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.justCame(on) && !c.now.atHome(on, c.me) && c.now.pass().exchange(on) <= 0 &&
			slices.Contains([]byte{'n', 'b'}, kind(c.now.at[on]))
	},
	"Often good: castle early, so the king leaves the middle.": func(c *claim, _ []string) bool {
		return c.advised(func(m move, _ *board) bool { return c.now.castling(m) })
	},
	"(?:Shut the king in: leave it fewer squares|Keep taking squares from the king).": func(c *claim, _ []string) bool {
		for s := range c.now.at {
			if c.now.has(s, other(c.me)) && kind(c.now.at[s]) != 'k' && kind(c.now.at[s]) != 'p' {
				return false
			}
		}
		box := c.now.box(c.me)
		return c.now.count(of('r', c.me))+c.now.count(of('q', c.me)) > 0 &&
			c.advised(func(_ move, next *board) bool { return next.box(c.me) < box })
	},
	"(?:Give check, so that {p} stays away from the middle|Drive {p} to the edge).": func(c *claim, w []string) bool {
		king, ok := c.one(c.now, w[0]+w[1])
		return ok && king == c.now.king(other(c.me)) && c.advised(func(_ move, next *board) bool {
			return next.check(next.turn)
		})
	},
	"Bring {p} to the middle of the board.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && c.now.has(by, c.me) && c.advised(func(m move, _ *board) bool {
			return m.from == by && slices.Contains([]int{27, 28, 35, 36}, m.to)
		})
	},
	"Attack the middle of the board with {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && c.now.has(by, c.me) && c.advised(func(m move, next *board) bool {
			return m.from == by && next.aims(m.to) > c.now.aims(by)
		})
	},
	"(?:{p} has a good move. Can you find it?|Look once more at each move of {p}.)": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0]+w[1])
		return ok && c.now.has(by, c.me) && c.advised(func(m move, _ *board) bool { return m.from == by })
	},
	"Attack {p} once more.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.has(on, other(c.me)) && c.advised(func(_ move, next *board) bool {
			return len(next.pass().captures(on)) > 1
		})
	},
	"Move {p} to where it reaches more squares.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		return ok && c.now.has(by, c.me) && c.advised(func(m move, next *board) bool {
			return m.from == by && len(next.reaches(m.to)) > len(c.now.reaches(by))
		})
	},
	"(?:Go on: bring {p} nearer|Bring {p} nearer: it must help to give mate).": func(c *claim, w []string) bool {
		king, ok := c.one(c.now, w[0]+w[1])
		them := c.now.king(other(c.me))
		return ok && c.bare() && c.majors() <= 1 && king == c.now.king(c.me) && c.advised(func(m move, _ *board) bool {
			return m.from == king && apart(m.to, them) < apart(king, them)
		})
	},
	"{who} (?:are|is) {d} points (ahead|behind). (Trade pieces, not pawns|Keep your pieces: do not trade them).": func(
		c *claim, w []string) bool {
		lead := number(w[1])
		if w[2] == "behind" {
			lead = -lead
		}
		trades := w[2] == "ahead"
		return c.is(w[0], c.me) && c.now.lead(c.me) == lead && trades == (w[3] == "Trade pieces, not pawns") &&
			c.advised(func(m move, next *board) bool {
				return trades && c.offers(m, next) || !trades && c.now.takenOn(m) < 0
			})
	},
	"Push {p}: no pawn can stop it.": func(c *claim, w []string) bool {
		pawn, ok := c.one(c.now, w[0])
		return ok && c.now.has(pawn, c.me) && c.now.passed(pawn) &&
			c.advised(func(m move, _ *board) bool { return m.from == pawn && fileOf(m.to) == fileOf(pawn) })
	},
	"Try to attack {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.has(on, other(c.me)) && c.advised(func(m move, next *board) bool {
			return next.hits(m.to, on) && !c.now.hits(m.from, on)
		})
	},
	"Try to take what attacks {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		attack := c.turn(other(c.me)).captures
		return ok && c.now.has(on, c.me) && c.advised(func(m move, _ *board) bool {
			taken := c.now.takenOn(m)
			return m.from != on && slices.ContainsFunc(attack(on), func(t move) bool { return t.from == taken })
		})
	},
	"Try to guard {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		return ok && c.now.has(on, c.me) && len(c.turn(other(c.me)).captures(on)) > 0 &&
			c.advised(func(m move, next *board) bool {
				takesBack := slices.ContainsFunc(next.captures(on), func(t move) bool {
					return slices.Contains(squaresOf(next.play(t).landing(on)), m.to)
				})
				return next.at[on] == c.now.at[on] && takesBack || c.now.keepsKing(next, m, on)
			})
	},
	"Few pieces are left: bring {p} to the middle.": func(c *claim, w []string) bool {
		king, ok := c.one(c.now, w[0])
		return ok && king == c.now.king(c.me) && c.few() && c.advised(func(m move, _ *board) bool {
			return m.from == king && middle(m.to) < middle(king)
		})
	},
	"Bring {p} home: it stands far out.": func(c *claim, w []string) bool {
		king, ok := c.one(c.now, w[0])
		return ok && king == c.now.king(c.me) && c.advised(func(m move, _ *board) bool { return c.goesHome(m) })
	},
	"Make way for {p}: move a pawn.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		reach := func(b *board) int { return len(b.reaches(on)) }
		return ok && c.now.has(on, c.me) && c.advised(func(m move, next *board) bool {
			return kind(c.now.at[m.from]) == 'p' && reach(next) > reach(c.now)
		})
	},
	"Put {p} on a line without {whose} pawns.": func(c *claim, w []string) bool {
		rook, ok := c.one(c.now, w[0])
		open := func(s int) bool {
			for rank := range 8 {
				if c.now.at[8*rank+fileOf(s)] == of('p', c.me) {
					return false
				}
			}
			return true
		}
		return ok && c.is(w[1], c.me) && c.now.at[rook] == of('r', c.me) && !open(rook) &&
			c.advised(func(m move, _ *board) bool { return m.from == rook && open(m.to) })
	},
	"No pawn can guard {p}. Attack it.": func(c *claim, w []string) bool {
		on, ok := c.one(c.now, w[0])
		if !ok || c.now.at[on] != of('p', other(c.me)) {
			return false
		}
		for s := range c.now.at {
			files := fileOf(s) - fileOf(on)
			if c.now.at[s] == c.now.at[on] && files*files == 1 && (rankOf(on)-rankOf(s))*ahead(other(c.me)) > 0 {
				return false
			}
		}
		return c.advised(func(m move, next *board) bool { return next.hits(m.to, on) && !c.now.hits(m.from, on) })
	},
	"{p} does little there. Find it a better square.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		reach := func(b *board, s int) int { return len(b.reaches(s)) }
		return ok && c.now.has(by, c.me) && reach(c.now, by) <= 3 && c.advised(func(m move, next *board) bool {
			return m.from == by && reach(next, m.to) >= 2*reach(c.now, by)
		})
	},
	"Bring {whose} king nearer to {p}.": func(c *claim, w []string) bool {
		pawn, ok := c.one(c.now, w[1])
		king := c.now.king(c.me)
		return ok && c.is(w[0], c.me) && c.now.passed(pawn) && c.advised(func(m move, _ *board) bool {
			return m.from == king && apart(m.to, pawn) < apart(king, pawn)
		})
	},
	"(?:There is a good check. Can you find it?|Look at every check once more.)": func(c *claim, _ []string) bool {
		return c.good(slices.DeleteFunc(c.now.moves(), func(m move) bool {
			next := c.now.play(m)
			return !next.check(next.turn)
		}))
	},
	"(?:There is something good to take. Can you find it?|" +
		"Look once more at everything that can be taken.)": func(c *claim, _ []string) bool {
		return c.advised(func(m move, _ *board) bool { return c.now.takenOn(m) >= 0 })
	},
	"Give {p} a way out: move a pawn before it.": func(c *claim, w []string) bool {
		king, ok := c.one(c.now, w[0])
		return ok && king == c.now.king(c.me) && c.advised(func(m move, _ *board) bool {
			return c.now.at[m.from] == of('p', c.me) && apart(m.from, king) == 1
		})
	},

	"{n} piece(?:s)? (?:is|are) still at home.": func(c *claim, w []string) bool {
		n := 0
		for s := range c.now.at {
			if c.now.atHome(s, c.me) {
				n++
			}
		}
		return n == number(w[0])
	},
	"{n} pawn(?:s)? stand(?:s)? before {whose} king.": func(c *claim, w []string) bool {
		return c.is(w[1], c.me) && c.now.shelter(c.me) == number(w[0])
	},
	"{n} file(?:s)? (?:has|have) no pawns.": func(c *claim, w []string) bool {
		n := 0
		for file := range 8 {
			open := true
			for rank := range 8 {
				open = open && kind(c.now.at[8*rank+file]) != 'p'
			}
			if open {
				n++
			}
		}
		return n == number(w[0])
	},
}

// advised proves that a move follows a plan, and is about as good as the best; in a hint it must be the hint's.
func (c *claim) advised(follows func(m move, next *board) bool) bool {
	if c.Speech == Hint || c.Speech == Try {
		return follows(c.move, c.after)
	}
	return c.good(slices.DeleteFunc(c.now.moves(), func(m move) bool { return !follows(m, c.now.play(m)) }))
}

// bare reports whether the other side has a king alone, and mine a rook or queen.
func (c *claim) bare() bool {
	for s := range c.now.at {
		if c.now.has(s, other(c.me)) && kind(c.now.at[s]) != 'k' {
			return false
		}
	}
	return c.now.count(of('r', c.me))+c.now.count(of('q', c.me)) > 0
}

// few reports whether there are no queens, and one piece at most beside king and pawns on each side.
func (c *claim) few() bool {
	for _, side := range []byte{white, black} {
		n := c.now.count(of('n', side)) + c.now.count(of('b', side)) + c.now.count(of('r', side))
		if n > 1 || c.now.count(of('q', side)) > 0 {
			return false
		}
	}
	return true
}

// queenHome returns the square where a side's queen begins.
func queenHome(side byte) int {
	if side == white {
		return squareOf("d1")
	}
	return squareOf("d8")
}

// goesHome reports whether a move brings the king nearer to its first rank, of which it is two ranks away or more,
// where the opponent has a queen or three pieces.
func (c *claim) goesHome(m move) bool {
	fromHome := func(s int) int {
		if c.me == white {
			return rankOf(s)
		}
		return 7 - rankOf(s)
	}
	them := other(c.me)
	pieces := c.now.count(of('n', them)) + c.now.count(of('b', them)) + c.now.count(of('r', them))
	return m.from == c.now.king(c.me) && fromHome(m.from) > 1 && fromHome(m.to) < fromHome(m.from) &&
		(pieces > 2 || c.now.count(of('q', them)) > 0)
}

// apart returns how many moves a king needs from a square to another.
func apart(a, b int) int {
	files, ranks := fileOf(a)-fileOf(b), rankOf(a)-rankOf(b)
	return max(files, -files, ranks, -ranks)
}

// middle returns how far a square is from the four in the middle.
func middle(s int) int { return min(apart(s, 27), apart(s, 28), apart(s, 35), apart(s, 36)) }

// aims returns how many of the four squares in the middle the piece on a square attacks.
func (b *board) aims(from int) (n int) {
	for _, s := range []int{27, 28, 35, 36} {
		if b.hits(from, s) {
			n++
		}
	}
	return n
}

// justCame reports whether the own last move of the side to move ended on a square.
func (c *claim) justCame(on int) bool {
	return c.back(2) != nil && c.moves[len(c.moves)-2].to == on && c.now.has(on, c.me)
}

// offers reports whether a move takes a piece that is worth as much as the one that moves, or attacks one that could
// take it.
func (c *claim) offers(m move, next *board) bool {
	worth := worths[kind(c.now.at[m.from])]
	if on := c.now.takenOn(m); on >= 0 {
		return worths[kind(c.now.at[on])] == worth
	}
	return slices.ContainsFunc(next.landing(m.to), func(t move) bool {
		return worths[kind(next.at[t.from])] == worth && next.hits(m.to, t.from)
	})
}

// box returns how many squares the king against a side could come to if that side's pieces stood still.
func (b *board) box(side byte) int {
	alone := *b
	king := b.king(other(side))
	alone.at[king] = '.'
	reached := []int{king}
	for i := 0; i < len(reached); i++ {
		for _, d := range steps['k'] {
			s := step(reached[i], d[0], d[1])
			if s < 0 || slices.Contains(reached, s) || b.has(s, side) || alone.attacked(s, side) {
				continue
			}
			reached = append(reached, s)
		}
	}
	return len(reached)
}
