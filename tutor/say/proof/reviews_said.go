package proof

import (
	"slices"
	"strings"
)

// What a review says: of moves that were made, of moments to try again, and of tries.
var reviewForms = map[string]func(c *claim, w []string) bool{
	"review:: {p} took {p}.( What was better?)?": func(c *claim, w []string) bool {
		if len(c.next) == 0 {
			return false
		}
		by, on := c.next[0].from, c.after.takenOn(c.next[0])
		return slices.Contains(c.some(c.after, w[0]), by) && slices.Contains(c.some(c.after, w[1]), on)
	},
	"review:: {rest} What was better?": func(c *claim, w []string) bool { return c.also(c.Place, w[0]) },
	"review:: {rest} What would you play?": func(c *claim, w []string) bool {
		return c.also(c.Place, w[0])
	},
	"review:: You chose {goes}.":         func(c *claim, w []string) bool { return c.says(c.now, w[0], c.move) },
	"review:: You did well here. {rest}": func(c *claim, w []string) bool { return c.also(c.Place, w[0]) },
	"review,try:: In the game: {goes}.":  func(c *claim, w []string) bool { return c.says(c.now, w[0], c.move) },
	"review:: Then {who} played {goes}.": func(c *claim, w []string) bool {
		return len(c.next) > 0 && c.is(w[0], c.after.turn) && c.says(c.after, w[1], c.next[0])
	},
	"review:: Then {p} took {p}.( What was better?)?": func(c *claim, w []string) bool {
		if len(c.next) == 0 {
			return false
		}
		by, on := c.next[0].from, c.after.takenOn(c.next[0])
		return slices.Contains(c.some(c.after, w[0]), by) && slices.Contains(c.some(c.after, w[1]), on)
	},
	"review,try:: Then {who} can play {goes}.": func(c *claim, w []string) bool {
		_, ok := goes(c.after, w[1])
		return ok && c.is(w[0], c.after.turn) && c.doubt(IsBad, c.move)
	},
	"try:: Then {goes} does no harm.": func(c *claim, w []string) bool {
		_, ok := goes(c.after, w[0])
		return ok && c.good([]move{c.move})
	},
	"try:: Then {who} cannot play {goes}.": func(c *claim, w []string) bool {
		_, ok := goes(c.after, w[1])
		return !ok && c.is(w[0], c.after.turn)
	},
	"review,try:: Then {p} can take {p}.": func(c *claim, w []string) bool {
		taken := c.some(c.after, w[1])
		return c.doubt(IsBad, c.move) && slices.ContainsFunc(c.after.moves(), func(m move) bool {
			return slices.Contains(c.some(c.after, w[0]), m.from) && slices.Contains(taken, c.after.takenOn(m))
		})
	},
	"review:: Then {who} can force mate in {n} moves.": func(c *claim, w []string) bool {
		if number(w[1]) > 2 {
			return c.is(w[0], other(c.now.turn)) && c.doubt(IsBad, c.move)
		}
		return c.is(w[0], other(c.now.turn)) && slices.ContainsFunc(c.after.moves(), func(m move) bool {
			return c.after.play(m).forced(2, (*board).mated)
		})
	},
	"try:: (?:Now|Then) nothing can take (?:your|White's|Black's) pieces for free.": func(c *claim, _ []string) bool {
		return c.after.bestExchange() == 0
	},
	"try:: That is not checkmate.": func(c *claim, _ []string) bool { return !c.after.mated() },
	"try:: That is not checkmate. {rest}": func(c *claim, w []string) bool {
		return !c.after.mated() && c.also(c.Place, w[0])
	},
	"try:: That gives no check.": func(c *claim, _ []string) bool {
		return !c.after.check(c.after.turn)
	},
	"try:: You are out of check, but it is not mate.": func(c *claim, _ []string) bool { return c.now.check(c.me) },
	"try:: The king can go to {s}.": func(c *claim, w []string) bool {
		return c.after.legal(move{from: c.after.king(c.after.turn), to: squareOf(w[0])})
	},
	"try:: The king can take {p}.": func(c *claim, w []string) bool {
		on, ok := c.one(c.after, w[0])
		return ok && c.after.legal(move{from: c.after.king(c.after.turn), to: on})
	},
	"try:: {p} can take {p}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		on, found := c.one(c.after, w[1])
		return ok && found && len(from(c.after.captures(on), by)) > 0
	},
	"try:: {p} can block on {s}.": func(c *claim, w []string) bool {
		by, ok := c.one(c.after, w[0])
		return ok && slices.ContainsFunc(from(c.after.moves(), by), func(m move) bool { return m.to == squareOf(w[1]) })
	},
	"try:: Something can be taken right now.": func(c *claim, _ []string) bool {
		taken := slices.ContainsFunc(c.now.moves(), func(m move) bool { return c.now.takenOn(m) >= 0 })
		return taken && c.doubt(IsBad, c.move)
	},
	"try:: You can take more than that.": func(c *claim, _ []string) bool {
		more := slices.ContainsFunc(c.now.moves(), func(m move) bool { return c.now.gain(m) > c.now.gain(c.move) })
		return more && c.doubt(IsBad, c.move)
	},
	"try:: Something better is there.": func(c *claim, _ []string) bool { return c.doubt(IsBad, c.move) },
	"Now checkmate cannot be stopped.": func(c *claim, _ []string) bool { return c.doubt(Mates, c.move) },
	"review:: You could force checkmate here.": func(c *claim, _ []string) bool {
		return c.doubt(Mates, c.now.moves()...)
	},
	"review:: You stayed far ahead, but you could force checkmate here.": func(c *claim, _ []string) bool {
		return c.doubt(Mates, c.now.moves()...)
	},
	"review:: {rest} could be prepared here.": func(c *claim, w []string) bool {
		return c.ideas(c.now, anyMove(c.now), uncapitalized(w[0]), later)
	},
	"review:: {rest} was coming.": func(c *claim, w []string) bool {
		return c.ideas(c.now.pass(), anyMove(c.now.pass()), uncapitalized(w[0]), could)
	},
	"review:: There was a threat to stop.": func(c *claim, _ []string) bool {
		threat := c.now.pass()
		return slices.ContainsFunc(threat.moves(), func(m move) bool { return threat.wins(m, 1) })
	},
	"review:: There was {rest} here.": func(c *claim, w []string) bool {
		if w[0] == "a pin" {
			return c.wasThere("a piece is pinned to the king", "a piece is pinned to the queen",
				"a piece is pinned to the rook", "a piece is pinned to the knight", "a piece is pinned to the bishop",
				"a piece is pinned to the pawn")
		}
		return c.wasThere(w[0])
	},
	"review:: Something could be won here.": func(c *claim, _ []string) bool {
		return c.wasThere("a good trade", "it costs nothing")
	},
	"review:: Something was free here.": func(c *claim, _ []string) bool {
		return c.ideas(c.now, anyMove(c.now), "it costs nothing", now)
	},
	"review:: A pawn could become a new piece.": func(c *claim, _ []string) bool {
		return c.wasThere("can become a queen")
	},
	"review:: A piece could be trapped here.": func(c *claim, _ []string) bool {
		return c.wasThere("a piece is trapped")
	},
	"review:: A piece could be lured here.": func(c *claim, _ []string) bool {
		return c.wasThere("an offer lures something away")
	},
	"review:: Only one move was good here.": func(c *claim, _ []string) bool { return c.wasThere("the only move") },
	"review:: A pawn could not be caught.": func(c *claim, _ []string) bool {
		return c.wasThere("a pawn cannot be caught")
	},
	"review:: Something was badly guarded here.": func(c *claim, _ []string) bool {
		return c.wasThere("its guard is gone", "a piece has too much to guard", "its guard is pinned")
	},
	"review,try:: Checkmate, {rest}.": func(c *claim, w []string) bool {
		name, _, _ := strings.Cut(w[0], ":")
		return c.after.mated() && slices.Contains(c.after.mateNames(), name)
	},
}

// wasThere proves that a move of now carries out one of some ideas.
func (c *claim) wasThere(ideas ...string) bool {
	return slices.ContainsFunc(ideas, func(text string) bool {
		return c.ideas(c.now, anyMove(c.now), text, now) || c.ideas(c.now, anyMove(c.now), text, later)
	})
}

// mateNames returns the names that the mate on the board has.
func (b *board) mateNames() (names []string) {
	king, checkers := b.king(b.turn), b.checkers()
	if !b.mated() || len(checkers) != 1 {
		return nil
	}
	by := checkers[0]
	line := fileOf(by) == fileOf(king) || rankOf(by) == rankOf(king)
	heavy := kind(b.at[by]) == 'r' || kind(b.at[by]) == 'q'
	if b.backRank() {
		names = append(names, "mate on the back rank")
	}
	if kind(b.at[by]) == 'n' && b.walled(king) {
		names = append(names, "a smothered mate")
	}
	beside := kind(b.at[by]) == 'q' && apart(by, king) == 1 && len(b.attackers(by, other(b.turn))) > 0
	if beside {
		names = append(names, "a guarded queen beside the king")
	}
	if heavy && line && !beside && b.ladder(king, by) {
		names = append(names, "a ladder mate")
	}
	return names
}

// walled reports whether pieces of the king's side stand on all squares beside it.
func (b *board) walled(king int) bool {
	for _, d := range steps['k'] {
		if s := step(king, d[0], d[1]); s >= 0 && !b.has(s, b.turn) {
			return false
		}
	}
	return true
}

// ladder reports whether another rook or queen holds the line beside the one on which the check is given, at the edge.
func (b *board) ladder(king, by int) bool {
	for s := range b.at {
		if s == by || !b.has(s, other(b.turn)) || kind(b.at[s]) != 'r' && kind(b.at[s]) != 'q' {
			continue
		}
		if rankOf(by) == rankOf(king) && rankOf(king)%7 == 0 && near(rankOf(s), rankOf(king)) ||
			fileOf(by) == fileOf(king) && fileOf(king)%7 == 0 && near(fileOf(s), fileOf(king)) {
			return true
		}
	}
	return false
}

func near(a, b int) bool { return a-b == 1 || b-a == 1 }

// endForms are sentences about how a game ended.
var endForms = map[string]func(c *claim, w []string) bool{
	"Checkmate! {p} attacks {p}, and nothing can stop it. {who} win(?:s)?.": func(c *claim, w []string) bool {
		by, ok := c.one(c.now, w[0])
		king, found := c.one(c.now, w[1])
		return ok && found && c.now.mated() && king == c.now.king(c.now.turn) && c.now.hits(by, king) &&
			c.is(w[2], other(c.now.turn))
	},
	"Stalemate: no legal move and no check. That is a draw.": func(c *claim, _ []string) bool {
		return c.now.stalemated()
	},
	"The same position three times: a draw.": func(c *claim, _ []string) bool {
		return c.stood() > 2
	},
	"Fifty moves, and no piece taken or pawn moved: a draw.": func(c *claim, _ []string) bool {
		return c.quietFor() >= 100
	},
	"Nobody has enough pieces left to give mate: a draw.": func(c *claim, _ []string) bool {
		return c.now.insufficient()
	},
	"The turning point: move {n}. {rest} let mate happen.": func(c *claim, w []string) bool {
		ply := len(c.moves) - 2
		return ply >= 0 && c.now.mated() && c.numberOf(ply) == number(w[0]) && c.moved(ply, w[1])
	},
	"The most costly: move {n}. {rest} cost {d} point(?:s)?.": func(c *claim, w []string) bool {
		for ply := range c.moves {
			if c.numberOf(ply) == number(w[0]) && c.past[ply].turn == c.now.turn && c.moved(ply, w[1]) &&
				c.costs(ply) == number(w[2]) {
				return true
			}
		}
		return false
	},
	"{who} (?:were|was) {d} point(?:s)? ahead at the end.": func(c *claim, w []string) bool {
		side := byte(white)
		if c.is(w[0], black) {
			side = black
		}
		return c.is(w[0], side) && c.now.lead(side) == number(w[1])
	},
	"Another move kept the game going.": func(c *claim, _ []string) bool {
		before, _, ok := c.last()
		return ok && c.now.stalemated() && slices.ContainsFunc(before.moves(), func(m move) bool {
			return !before.play(m).stalemated()
		})
	},
}

// over reports whether the game has ended.
func (c *claim) over() bool {
	return len(c.now.moves()) == 0 || c.stood() > 2 || c.quietFor() >= 100 || c.now.insufficient()
}

// stood returns how often the position on the board has been there.
func (c *claim) stood() (n int) {
	for _, b := range c.past {
		if b.at == c.now.at && b.turn == c.now.turn && b.castles == c.now.castles {
			n++
		}
	}
	return n
}

// quietFor returns for how many plies nothing has been taken and no pawn moved.
func (c *claim) quietFor() (plies int) {
	for i := len(c.moves) - 1; i >= 0; i-- {
		if b := c.past[i]; b.takenOn(c.moves[i]) >= 0 || kind(b.at[c.moves[i].from]) == 'p' {
			return plies
		}
		plies++
	}
	if fields := strings.Fields(c.Start); len(fields) > 4 {
		plies += max(0, number(fields[4]))
	}
	return plies
}

// insufficient reports whether neither side has what it needs for mate: a pawn, rook or queen, or two pieces.
func (b *board) insufficient() bool {
	n := 0
	for _, piece := range b.at {
		if piece == '.' || kind(piece) == 'k' {
			continue
		}
		if n++; strings.ContainsRune("prq", rune(kind(piece))) {
			return false
		}
	}
	return n < 3
}

// costs returns how many points a move that was played lost, by exchanges, beside the best one.
func (c *claim) costs(ply int) int {
	b := c.past[ply]
	worth := func(m move) int {
		next := b.play(m)
		if next.takes(4) == 0 {
			return b.gain(m)
		}
		return b.gain(m) - next.bestExchange()
	}
	best := -infinite
	for _, m := range b.moves() {
		best = max(best, worth(m))
	}
	return best - worth(c.moves[ply])
}

// numberOf returns the number of a move as score sheets count, in a game from the first position.
func (c *claim) numberOf(ply int) int { return ply/2 + 1 }

// moved proves words for a move that was played: "moving your queen to f7", "taking the pawn on f7 with your queen".
func (c *claim) moved(ply int, text string) bool {
	b, m := c.past[ply], c.moves[ply]
	text = strings.ToLower(text)
	if rest, ok := strings.CutPrefix(text, "taking "); ok {
		taken, by, _ := strings.Cut(rest, " with ")
		on := b.takenOn(m) // it is named without its owner, which is clear
		words := strings.Fields(taken)
		return slices.Contains(c.some(b, by), m.from) && on >= 0 && words[0] == "the" &&
			kind(b.at[on]) == kindOf(words[1]) && (len(words) < 4 || on == squareOf(words[3]))
	}
	if rest, ok := strings.CutPrefix(text, "moving "); ok {
		by, to, _ := strings.Cut(rest, " to ")
		return slices.Contains(c.some(b, by), m.from) && m.to == squareOf(to)
	}
	return text == "castling" && b.castling(m)
}
