package tutor

import "chesstutor/tutor/chess"

// What is said of moves, and how it is proved. The warnings say the same.
var moveProofs = map[string]proof{
	"This is checkmate.":                          func(c *claim, _ []string) bool { return c.next.Outcome(nil) == chess.Checkmate },
	"This is stalemate: the game ends in a draw.": func(c *claim, _ []string) bool { return c.next.Outcome(nil) == chess.Stalemate },
	"(?:Then|Careful: now) {m} can mate on {s}.":  mateFollows,
	"(?:Then|Careful: now) {m} can mate by castling.": func(c *claim, w []string) bool {
		from, ok := parseMan(&c.next, w[0])
		return ok && mates(&c.next, from, chess.Move.IsCastle)
	},
	"{m} loses its guard: {m} can take it. Nothing can take back.": func(c *claim, w []string) bool {
		of, ok := parseMan(&c.next, w[0])
		by, there := parseMan(&c.next, w[1])
		flipped := c.p.Pass()
		return ok && there && takesFree(&c.next, by, of) && len(capturesBy(&flipped, by, of)) > 0 && !anyTakesFree(&flipped, of)
	},
	"This lets {m} take {m}. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		of, there := parseMan(&c.next, w[1])
		flipped := c.p.Pass()
		return ok && there && takesFree(&c.next, by, of) && len(capturesBy(&flipped, by, of)) == 0 && !anyTakesFree(&flipped, of)
	},
	"Then {m} can take {m} en passant. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		of, there := parseMan(&c.next, w[1])
		return ok && there && of == c.move.To() && takesFree(&c.next, by, of) && onlyPassing(&c.next, by, of)
	},
	"(?:Then|Careful: now) {m} can take {m}. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		of, there := parseMan(&c.next, w[1])
		return ok && there && takesFree(&c.next, by, of)
	},
	"Then, if both keep taking on {s}, {c} (loses) {l}.":        keepTaking,
	"Careful: if both now keep taking on {s}, {c} (loses) {l}.": keepTaking,
	"In all {c} (wins|loses) {w} pawns? by the count.": func(c *claim, w []string) bool {
		counts, _ := slowCounts(c.p)
		count := amount(w[2] + " pawns")
		if w[1] == "loses" {
			count = -count
		}
		return side(w[0]) == c.p.Turn() && counts[c.move] == count
	},
	"In all it is even by the count.": func(c *claim, _ []string) bool {
		counts, _ := slowCounts(c.p)
		return counts[c.move] == 0
	},
	"{m} can take it there( en passant)?. Nothing can take back.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		return ok && takesFree(&c.next, by, c.move.To()) && (w[1] != "") == onlyPassing(&c.next, by, c.move.To())
	},
	"{m} can take it there( en passant)?. {m} can take back.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		if (w[1] != "") != onlyPassing(&c.next, by, c.move.To()) {
			return false
		}
		captures := capturesBy(&c.next, by, c.move.To())
		if !ok || len(captures) == 0 || anyTakesFree(&c.next, c.move.To()) {
			return false
		}
		for _, capture := range captures {
			after := c.next.Play(capture)
			if guard, there := parseMan(&after, w[2]); there && landers(&after, capture.To()).Has(guard) {
				return true
			}
		}
		return false
	},
	"Nothing can take it there.": func(c *claim, _ []string) bool { return slowTakers(c.p, c.move) == 0 },
	"Nothing attacks the king there.": func(c *claim, _ []string) bool {
		board := boardOf(&c.next)
		return board.king(c.p.Turn()) == c.move.To() && board.attackers(c.move.To(), c.p.Turn().Other()) == 0
	},
	"This gives check.": func(c *claim, _ []string) bool { return givesCheck(c) },
	"A fork: it attacks {l}.": func(c *claim, w []string) bool {
		targets, ok := parseMen(&c.next, w[0])
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
	"This gives check and attacks {l}.": func(c *claim, w []string) bool { return givesCheck(c) && newlyAttacks(c, w[0]) },
	"It attacks {l}.":                   func(c *claim, w []string) bool { return newlyAttacks(c, w[0]) },
	"It pins {m} to the king.": func(c *claim, w []string) bool {
		man, ok := parseMan(&c.next, w[0])
		return ok && pinsMan(&c.next, c.move.To(), man)
	},
	"Then {m} pins {m} to the king.": func(c *claim, w []string) bool {
		by, ok := parseMan(&c.next, w[0])
		man, there := parseMan(&c.next, w[1])
		return ok && there && pinsMan(&c.next, by, man) && !pinsMan(c.p, by, man)
	},
	"It takes {m}.": func(c *claim, w []string) bool {
		s, ok := parseMan(c.p, w[0])
		return ok && s == c.move.To() && slowCapture(c.p, c.move)
	},
	"It takes {m} en passant.": func(c *claim, w []string) bool {
		s, ok := parseMan(c.p, w[0])
		return ok && s != c.move.To() && c.next.At(s) == chess.NoPiece && slowCapture(c.p, c.move)
	},
	"The pawn becomes a {w}.": func(c *claim, w []string) bool {
		return c.p.At(c.move.From()).Type() == chess.Pawn && c.next.At(c.move.To()).Type().String() == w[0]
	},
}

func mateFollows(c *claim, w []string) bool {
	from, ok := parseMan(&c.next, w[0])
	return ok && mates(&c.next, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
}

// keepTaking proves an exchange after the move, and that none costs more.
func keepTaking(c *claim, w []string) bool {
	return slowBest(&c.next) == slowExchange(&c.next, square(w[0])) && taking(&c.next, w[0], w[1], w[2], w[3])
}

// onlyPassing reports whether a man can take another only by going elsewhere.
func onlyPassing(p *chess.Position, from, of chess.Square) bool {
	for _, m := range capturesBy(p, from, of) {
		if m.To() == of {
			return false
		}
	}
	return true
}

// anyTakesFree reports whether anybody can take a man and nothing can take back.
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

// newlyAttacks proves that the man that moved could take each of some men if it
// were its turn again; some of them it could not before.
func newlyAttacks(c *claim, list string) bool {
	targets, ok := parseMen(&c.next, list)
	again := c.next.Pass()
	for _, s := range targets.Squares() {
		ok = ok && len(capturesBy(&again, c.move.To(), s)) > 0 && len(capturesBy(c.p, c.move.From(), s)) == 0
	}
	return ok
}

// pinners looks for moves of a man after which somebody attacks its king who did
// not before, and nobody does who did.
func pinners(p *chess.Position, man chess.Square) (by chess.Bitboard) {
	board := boardOf(p)
	c := p.At(man).Color()
	checkers := board.attackers(board.king(c), c.Other())
	for _, to := range board.reaches(man) {
		if exposed := board.exposed(man, to); exposed&checkers == 0 {
			by |= exposed
		}
	}
	return by
}

func pinsMan(p *chess.Position, by, man chess.Square) bool { return pinners(p, man).Has(by) }

// What is said of threats.
var askedProofs = map[string]proof{
	"{c} is in check from {l}: that is the threat.": func(c *claim, w []string) bool {
		checkers, ok := parseMen(c.p, w[1])
		board := boardOf(c.p)
		return ok && side(w[0]) == c.p.Turn() && checkers == board.attackers(board.king(c.p.Turn()), c.p.Turn().Other())
	},
	"With another move, {m} would mate on {s}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		return ok && mates(&flipped, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
	},
	"With another move, {m} would mate by castling.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		return ok && mates(&flipped, from, chess.Move.IsCastle)
	},
	"With another move, {m} would take {m}. Nothing could take back.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		of, there := parseMan(c.p, w[1])
		return ok && there && takesFree(&flipped, from, of) && greatestThreat(&flipped, -c.fact.Count)
	},
	"With another move, {m} would take {m}. If both keep taking on {s}, {c} (loses) {l}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		of, there := parseMan(c.p, w[1])
		return ok && there && len(capturesBy(&flipped, from, of)) > 0 && of == square(w[2]) &&
			taking(&flipped, w[2], w[3], w[4], w[5]) && greatestThreat(&flipped, slowExchange(&flipped, of))
	},
	"With another move, {m} would become a {w}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		for _, m := range flipped.Moves() {
			if m.From() == from && m.Promotion().String() == w[1] {
				return ok && greatestThreat(&flipped, -c.fact.Count)
			}
		}
		return false
	},
	"Another move would give no mate, no new queen that lasts, and no capture that wins.": func(c *claim, _ []string) bool {
		flipped := c.p.Pass()
		return !matesAtAll(&flipped) && greatestThreat(&flipped, 0)
	},
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
