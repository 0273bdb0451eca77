package coach

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// What is said of moves, and how it is proved. The warnings say the same.
var moveProofs = map[string]proof{
	"It attacks the king.": func(c *claim, _ []string) bool { return c.next.InCheck() },
	"This is checkmate.": func(c *claim,
		_ []string) bool {
		return c.next.Outcome(nil) == chess.Checkmate
	},
	"This is stalemate: a draw.": func(c *claim,
		_ []string) bool {
		return c.next.Outcome(nil) == chess.Stalemate
	},
	"Then nothing can give checkmate.": func(c *claim, _ []string) bool {
		return !slices.ContainsFunc(c.next.Moves(), func(m chess.Move) bool {
			after := c.next.Play(m)
			return after.Outcome(nil) == chess.Checkmate
		})
	},
	"(?:Then|Wait:) {m} can give checkmate on {s}.": mateFollows,
	"(?:Then|Wait:) {m} can give checkmate by castling.": func(c *claim, w []string) bool {
		from, ok := parsePiece(&c.next, w[0])
		return ok && mates(&c.next, from, chess.Move.IsCastle)
	},
	"{m} loses its guard: {m} can take it.": func(c *claim, w []string) bool {
		of, ok := parsePiece(&c.next, w[0])
		by, there := parsePiece(&c.next, w[1])
		flipped := c.p.Pass()
		return ok && there && takesFree(&c.next, by, of) && len(capturesBy(&flipped, by, of)) > 0 &&
			!anyTakesFree(&flipped, of)
	},
	"This lets {m} take {m}(?: for free)?.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		of, there := parsePiece(&c.next, w[1])
		flipped := c.p.Pass()
		return ok && there && takesFree(&c.next, by, of) && len(capturesBy(&flipped, by, of)) == 0 &&
			!anyTakesFree(&flipped, of)
	},
	"(?:Then|Wait:) {m} can take it en passant for free.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		return ok && takesFree(&c.next, by, c.move.To()) && onlyEnPassant(&c.next, by, c.move.To())
	},
	"(?:Then|Wait:) {m} can take {m}(?: for free|. Nothing can take back).": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		of, there := parsePiece(&c.next, w[1])
		return ok && there && takesFree(&c.next, by, of)
	},
	"(?:Then|Wait:) {m} can take {m}.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		of, there := parsePiece(&c.next, w[1])
		took := c.p.At(c.move.To()) != chess.NoPiece || c.move.IsEnPassant() // it is not for nothing
		return ok && there && (takesMore(&c.next, by, of) && slowBest(&c.next) == slowExchange(&c.next, of) ||
			takesFree(&c.next, by, of) && (took || returned(&c.next, by, of)))
	},
	"(?:Then|Wait:) on {s} {c} would lose {l}.(?: A pawn becomes a (\\w+) there.)?": func(c *claim, w []string) bool {
		return side(w[1]) == c.p.Turn() && slowBest(&c.next) == slowExchange(&c.next, square(w[0])) &&
			taking(&c.next, w[0], w[2], w[3])
	},
	"{c} would (?:take|win) (\\d+ points?), but could lose (\\d+).": func(c *claim, w []string) bool {
		counts, _ := slowCounts(c.p)
		gain := slowLead(&c.next, c.p.Turn()) - slowLead(c.p, c.p.Turn())
		lost := amount(w[2] + " points")
		return side(w[0]) == c.p.Turn() && amount(w[1]) == gain && counts[c.move] == gain-lost && lost > 0
	},
	"An even trade: (\\d+ points?) each.": func(c *claim, w []string) bool {
		gain := slowLead(&c.next, c.p.Turn()) - slowLead(c.p, c.p.Turn())
		return amount(w[0]) == gain && slowExchange(&c.next, c.move.To()) == gain
	},
	"It blocks the check.": func(c *claim, _ []string) bool {
		return c.p.InCheck() && c.p.At(c.move.From()).Type() != chess.King && c.p.At(c.move.To()) == chess.NoPiece
	},
	"{m} can take it there( en passant)? for free.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		return ok && takesFree(&c.next, by, c.move.To()) && (w[1] != "") == onlyEnPassant(&c.next, by, c.move.To())
	},
	"{m} can take it there. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		return ok && takesFree(&c.next, by, c.move.To())
	},
	"{m} can take it there( en passant)?, but wins nothing by it.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		captures := capturesBy(&c.next, by, c.move.To())
		return ok && len(captures) > 0 && !slices.ContainsFunc(captures, func(m chess.Move) bool {
			after := c.next.Play(m)
			return chess.Gain(&c.next, m) > mostByCaptures(&after, 3)
		})
	},
	"{m} can take it there( en passant)?. {m} can take back.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		if (w[1] != "") != onlyEnPassant(&c.next, by, c.move.To()) {
			return false
		}
		captures := capturesBy(&c.next, by, c.move.To())
		if !ok || len(captures) == 0 || anyTakesFree(&c.next, c.move.To()) {
			return false
		}
		for _, capture := range captures {
			after := c.next.Play(capture)
			if guard, there := parsePiece(&after, w[2]); there && landers(&after, capture.To()).Has(guard) {
				return true
			}
		}
		return false
	},
	"There it is out of danger.": func(c *claim, _ []string) bool { return savesSlowly(c, c.move.From()) },
	"Then {m} is out of danger.": func(c *claim, w []string) bool {
		on, ok := parsePiece(c.p, w[0])
		return ok && on != c.move.From() && savesSlowly(c, on)
	},
	"Nothing can take it there.": func(c *claim, _ []string) bool { return slowTakers(c.p, c.move) == 0 },
	"Nothing attacks the king there.": func(c *claim, _ []string) bool {
		board := boardOf(&c.next)
		return board.king(c.p.Turn()) == c.move.To() && board.attackers(c.move.To(), c.p.Turn().Other()) == 0
	},
	"The king leaves the middle, with {w} pawns? before it.": func(c *claim, w []string) bool {
		return c.move.IsCastle() && slowShelter(&c.next, c.p.Turn()) == slices.Index(sizes, w[0])
	},
	"After this {c} can no longer castle.": func(c *claim, w []string) bool {
		rights := map[chess.Color]string{chess.White: "KQ", chess.Black: "kq"}[c.p.Turn()]
		had := func(p *chess.Position) bool { return strings.ContainsAny(strings.Fields(p.FEN())[2], rights) }
		return side(w[0]) == c.p.Turn() && had(c.p) && !had(&c.next)
	},
	"It takes a place in the middle.": func(c *claim, _ []string) bool {
		return c.p.At(c.move.From()).Type() == chess.Pawn && strings.Contains("d4 e4 d5 e5", c.move.To().String())
	},
	"It makes way for {c}'s (bishop|queen|bishop and bishop|bishop and queen|queen and queen|bishop, bishop and queen).": func(c *claim, w []string) bool {
		for _, m := range c.fact.By {
			if c.p.At(m.Square) != m.Piece || !strings.Contains(w[1], m.Piece.Type().String()) ||
				!reachesMore(c, m.Square) {
				return false
			}
		}
		return side(w[0]) == c.p.Turn() && len(c.fact.By) > 0
	},
	"It comes out, and reaches {w} squares? from there.": func(c *claim, w []string) bool {
		n := 0
		board := boardOf(&c.next)
		for s := chess.A1; s <= chess.H8; s++ {
			own := c.next.At(s) != chess.NoPiece && c.next.At(s).Color() == c.p.Turn()
			if board.attackers(s, c.p.Turn()).Has(c.move.To()) && !own {
				n++
			}
		}
		return strings.ContainsRune("NBnb", rune(c.p.At(c.move.From()).Letter())) &&
			(n < len(sizes) && sizes[n] == w[0] || strconv.Itoa(n) == w[0])
	},
	"This gives check.": func(c *claim, _ []string) bool { return givesCheck(c) },
	"A fork: it attacks {l}.": func(c *claim, w []string) bool {
		targets, ok := parsePieces(&c.next, w[0])
		again := c.next.Pass()
		for _, s := range targets.Squares() {
			won := false
			for _, m := range capturesBy(&again, c.move.To(), s) {
				after := again.Play(m)
				won = won || slowLead(&after, again.Turn())-slowLead(&again, again.Turn())-slowExchange(&after, s) > 0
			}
			ok = ok && won
		}
		return ok && targets.Count() >= 2
	},
	"This gives check and attacks {l}.": func(c *claim, w []string) bool {
		return givesCheck(c) &&
			newlyAttacks(c, w[0])
	},
	"It attacks {l}.": func(c *claim, w []string) bool { return newlyAttacks(c, w[0]) },
	"It pins {m} to the king.": func(c *claim, w []string) bool {
		piece, ok := parsePiece(&c.next, w[0])
		return ok && pinsPiece(&c.next, c.move.To(), piece)
	},
	"Then {m} pins {m} to the king.": func(c *claim, w []string) bool {
		by, ok := parsePiece(&c.next, w[0])
		piece, there := parsePiece(&c.next, w[1])
		return ok && there && pinsPiece(&c.next, by, piece) && !pinsPiece(c.p, by, piece)
	},
	"It takes {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && s == c.move.To() && slowCapture(c.p, c.move)
	},
	"It takes {m} en passant.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && s != c.move.To() && c.next.At(s) == chess.NoPiece && slowCapture(c.p, c.move)
	},
	"The pawn becomes a {w}.": func(c *claim, w []string) bool {
		return c.p.At(c.move.From()).Type() == chess.Pawn && c.next.At(c.move.To()).Type().String() == w[0]
	},
}

func mateFollows(c *claim, w []string) bool {
	from, ok := parsePiece(&c.next, w[0])
	return ok && mates(&c.next, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
}

// reachesMore reports whether a piece attacks more squares without an own piece after
// the move than before.
func reachesMore(c *claim, piece chess.Square) bool {
	count := func(p *chess.Position) (n int) {
		board := boardOf(p)
		for s := chess.A1; s <= chess.H8; s++ {
			if board.attackers(s, c.p.Turn()).Has(piece) && p.At(s).Color() != c.p.Turn() ||
				board.attackers(s, c.p.Turn()).Has(piece) && p.At(s) == chess.NoPiece {
				n++
			}
		}
		return n
	}
	return count(&c.next) > count(c.p)
}

// onlyEnPassant reports whether a piece can take another only by going elsewhere.
func onlyEnPassant(p *chess.Position, from, of chess.Square) bool {
	for _, m := range capturesBy(p, from, of) {
		if m.To() == of {
			return false
		}
	}
	return true
}

// anyTakesFree reports whether anybody can take a piece and nothing can take back.
func anyTakesFree(p *chess.Position, of chess.Square) bool {
	for _, m := range p.Moves() {
		if !slowCapture(p, m) {
			continue
		}
		if after := p.Play(m); after.At(of) != p.At(of) && landers(&after, m.To()) == 0 {
			return true
		}
	}
	return false
}

func givesCheck(c *claim) bool {
	board := boardOf(&c.next)
	return board.attackers(board.king(c.next.Turn()), c.p.Turn()) != 0
}

// newlyAttacks proves that the piece that moved could take each of some pieces if it
// were its turn again; some of them it could not before.
func newlyAttacks(c *claim, list string) bool {
	targets, ok := parsePieces(&c.next, list)
	again := c.next.Pass()
	for _, s := range targets.Squares() {
		ok = ok && len(capturesBy(&again, c.move.To(), s)) > 0 && len(capturesBy(c.p, c.move.From(), s)) == 0
	}
	return ok
}

// pinners looks for moves of a piece after which somebody attacks its king who did
// not before, and nobody does who did.
func pinners(p *chess.Position, piece chess.Square) (by chess.Bitboard) {
	board := boardOf(p)
	c := p.At(piece).Color()
	checkers := board.attackers(board.king(c), c.Other())
	for _, to := range board.reaches(piece) {
		if exposed := board.exposed(piece, to); exposed&checkers == 0 {
			by |= exposed
		}
	}
	return by
}

func pinsPiece(p *chess.Position, by, piece chess.Square) bool { return pinners(p, piece).Has(by) }

// What is said of threats.
var askedProofs = map[string]proof{
	"{c} is in check from (?:{m}|two pieces): that is the threat.": func(c *claim, w []string) bool {
		board := boardOf(c.p)
		checkers := board.attackers(board.king(c.p.Turn()), c.p.Turn().Other())
		if w[1] == "" {
			return side(w[0]) == c.p.Turn() && checkers.Count() == 2
		}
		checker, ok := parsePiece(c.p, w[1])
		return ok && side(w[0]) == c.p.Turn() && checkers == checker.Bitboard()
	},
	"{c} attacked two at once, and won (White|Black)'s {w}.": func(c *claim, w []string) bool {
		fork, m := c.g.Moves()[c.ply-4], c.g.Moves()[c.ply-2]
		forked := c.g.PositionAt(c.ply - 3)
		hits := chess.Attacks(forked.At(fork.To()), fork.To(), forked.Occupied()) & forked.Color(forked.Turn())
		return side(w[0]) == c.p.Turn() && fork.To() == m.From() && hits.Has(m.To()) && hits.Count() > 1 &&
			chess.Taken(c.g.PositionAt(c.ply-2), m).Type().String() == w[2]
	},
	"Next, {m} could give checkmate on {s}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		return ok && mates(&flipped, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
	},
	"Next, {m} could give checkmate by castling.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		return ok && mates(&flipped, from, chess.Move.IsCastle)
	},
	"Next, {m} could take {m} for free.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		return ok && there && takesFree(&flipped, from, of) && greatestThreat(&flipped, -c.fact.Count)
	},
	"Next, {m} could take {m}. {c} would lose {l}.(?: A pawn becomes a (\\w+) there.)?": func(c *claim,
		w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		return ok && there && len(capturesBy(&flipped, from, of)) > 0 && side(w[2]) == c.p.Turn() &&
			taking(&flipped, of.String(), w[3], w[4]) && greatestThreat(&flipped, slowExchange(&flipped, of))
	},
	"Next, {m} could become a {w}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		for _, m := range flipped.Moves() {
			if m.From() == from && m.Promotion().String() == w[1] { // the greatest threat, or a danger among others
				return ok && (greatestThreat(&flipped, -c.fact.Count) || slowPromotion(&flipped, m) >= 5)
			}
		}
		return false
	},
	"I see no big threat right now.": func(c *claim, _ []string) bool {
		flipped := c.p.Pass()
		return !matesAtAll(&flipped) && greatestThreat(&flipped, 0)
	},
}

// slowPromotion returns what a promotion gains, less what taking back gains.
func slowPromotion(p *chess.Position, m chess.Move) int {
	after := p.Play(m)
	return slowLead(&after, p.Turn()) - slowLead(p, p.Turn()) - slowExchange(&after, m.To())
}

// greatestThreat proves that no exchange and no promotion gains more.
func greatestThreat(p *chess.Position, count int) bool {
	if slowBest(p) > count {
		return false
	}
	for _, m := range p.Moves() {
		after := p.Play(m)
		gain := slowLead(&after, p.Turn()) - slowLead(p, p.Turn()) - slowExchange(&after, m.To())
		if m.Promotion() != chess.NoPieceType && gain > count {
			return false
		}
	}
	return true
}

// savesSlowly reports whether a capture of a piece would gain something if it were the other side's turn, and gains
// nothing after the move.
func savesSlowly(c *claim, on chess.Square) bool {
	before, now := c.p.Pass(), on
	if on == c.move.From() {
		now = c.move.To()
	}
	return c.next.At(now) == c.p.At(on) && slowExchange(&before, on) > 0 && slowExchange(&c.next, now) == 0
}

// mostByCaptures returns the most that a side can win by so many captures in turn, none of which it has to make.
func mostByCaptures(p *chess.Position, captured int) (most int) {
	if captured == 0 {
		return 0
	}
	for m := range captures(p) {
		after := p.Play(m)
		most = max(most, chess.Gain(p, m)-mostByCaptures(&after, captured-1))
	}
	return most
}

// returned reports whether after a capture as much can be taken elsewhere, but for a point.
func returned(p *chess.Position, by, of chess.Square) bool {
	return slices.ContainsFunc(capturesBy(p, by, of), func(m chess.Move) bool {
		after := p.Play(m)
		return slowBest(&after) >= max(1, p.At(of).Type().Worth()-1)
	})
}
