package coach

import (
	"regexp"
	"slices"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// What is said of positions and of the opening, and how it is proved.
var positionProofs = map[string]proof{
	"{m} threatens checkmate on {s}!": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		return ok && !c.p.InCheck() && mates(&flipped, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
	},
	"{m} threatens checkmate by castling!": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parsePiece(c.p, w[0])
		return ok && !c.p.InCheck() && mates(&flipped, from, chess.Move.IsCastle)
	},
	"{m} attacks {m}, and nothing (?:guards it|can take back).{r}": func(c *claim, w []string) bool { return hangs(c, w) },
	"{m} attacks {m}, and its guard is pinned.{r}": func(c *claim, w []string) bool {
		of, ok := parsePiece(c.p, w[1])
		return ok && hangs(c, w) && bornOn(c, of)
	},
	"{m} attacks {m}, and it needs more guards.{r}": func(c *claim, w []string) bool { return hasFewGuards(c, w) },
	"A pawn attacks {m}(?:.|!){r}": func(c *claim, w []string) bool {
		of, ok := parsePiece(c.p, w[0])
		flipped := c.p.Pass()
		by := false
		for _, m := range flipped.Moves() {
			by = by || m.To() == of && flipped.At(m.From()).Type() == chess.Pawn
		}
		return ok && by && slowExchange(&flipped, of) > 0 && remedyHolds(c, of, w[1])
	},
	"{m} attacks {m}(?:.|!){r}": func(c *claim, w []string) bool {
		by, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		flipped := c.p.Pass()
		return ok && there && takesMore(&flipped, by, of) && remedyHolds(c, of, w[2])
	},
	"{m} can take {m}(?: for free|. Nothing can take back).": func(c *claim, w []string) bool {
		from, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		return ok && there && takesFree(c.p, from, of)
	},
	"En passant: move to {s} and take the pawn(?: on ([a-h][1-8]))?.": func(c *claim, w []string) bool {
		free := 0
		for _, m := range c.p.Moves() {
			if m.IsEnPassant() && m.To() == square(w[0]) && (w[1] == "" || chess.TakenOn(m) == square(w[1])) {
				if next := c.p.Play(m); landers(&next, m.To()) == 0 {
					free++
				}
			}
		}
		return free > 0
	},
	"{m} can become a queen.": func(c *claim, w []string) bool {
		from, ok := parsePiece(c.p, w[0])
		counts, _ := slowCounts(c.p)
		return ok && slices.ContainsFunc(c.p.Moves(), func(m chess.Move) bool {
			return m.From() == from && m.Promotion() == chess.Queen && counts[m] > 0
		})
	},
	"On {s} {c} would lose {l}.(?: A pawn becomes a (\\w+) there.)?{r}": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		return side(w[1]) == c.p.Turn() && taking(&flipped, w[0], w[2], w[3]) && remedyHolds(c, square(w[0]), w[4])
	},
	"On {s} {c} can win {l}.(?: A pawn becomes a (\\w+) there.)?": func(c *claim, w []string) bool {
		return side(w[1]) == c.p.Turn() && taking(c.p, w[0], w[2], w[3])
	},
	"Check from {m}! (?:{c} can )?{l}.": func(c *claim, w []string) bool {
		checker, ok := parsePiece(c.p, w[0])
		board := boardOf(c.p)
		checkers := checker.Bitboard()
		return ok && (w[1] == "" || side(w[1]) == c.p.Turn()) &&
			checkers == board.attackers(board.king(c.p.Turn()), c.p.Turn().Other()) &&
			waysOut(w[2]) == slowAnswers(c.p, checkers)
	},
	"Two checks at once! (?:{c} can )?{l}.": func(c *claim, w []string) bool {
		board := boardOf(c.p)
		checkers := board.attackers(board.king(c.p.Turn()), c.p.Turn().Other())
		return checkers.Count() == 2 && waysOut(w[1]) == slowAnswers(c.p, checkers)
	},
	"{c} can win right now. Find checkmate!": func(c *claim, w []string) bool {
		return side(w[0]) == c.p.Turn() && matesAtAll(c.p) && len(c.fact.Shown()) == 0 && len(c.fact.Line) == 0
	},
	"{m} attacks {m}.{r}": func(c *claim, w []string) bool {
		by, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		last := c.g.Moves()[c.ply-1]
		flipped := c.p.Pass()
		return ok && there && by == last.To() && len(capturesBy(c.g.PositionAt(c.ply-1), last.From(), of)) == 0 &&
			guardsSaid(c, &flipped, by, of, w[2])
	},
	"Now {m} attacks {m}.{r}": func(c *claim, w []string) bool {
		by, ok := parsePiece(c.p, w[0])
		of, there := parsePiece(c.p, w[1])
		flipped := c.p.Pass()
		return ok && there && len(capturesBy(&flipped, by, of)) > 0 &&
			len(capturesBy(c.g.PositionAt(c.ply-1), by, of)) == 0 && guardsSaid(c, &flipped, by, of, w[2])
	},
	"A guard of {m} moved away.( Nothing guards it now.)?": func(c *claim, w []string) bool {
		of, ok := parsePiece(c.p, w[0])
		return ok && stopsGuarding(c, of, w[1] != "")
	},
	"({c} stopped the mate|{c} saved {m}|Now nothing can take (White|Black)'s pieces for free).": func(c *claim, w []string) bool {
		return madeSafe(c, w)
	},
	"Well taken: (White|Black)'s {w} was free.": func(c *claim, w []string) bool {
		before, m := c.g.PositionAt(c.ply-2), c.g.Moves()[c.ply-2]
		taken := chess.Taken(before, m)
		after := before.Play(m)
		return side(w[0]) == c.p.Turn().Other() && taken.Type().String() == w[1] &&
			landers(&after, m.To()) == 0 && slowLead(c.p, c.p.Turn())-slowLead(before, c.p.Turn()) >= winsLeast
	},
	"{c} won (White|Black)'s {w} and lost nothing for it.": func(c *claim, w []string) bool {
		before, m := c.g.PositionAt(c.ply-2), c.g.Moves()[c.ply-2]
		return side(w[0]) == c.p.Turn() && side(w[1]) == c.p.Turn().Other() &&
			chess.Taken(before, m).Type().String() == w[2] &&
			slowLead(c.p, c.p.Turn())-slowLead(before, c.p.Turn()) >= worths[w[2]]
	},
	"Good: {c} won (White|Black)'s {w}.": func(c *claim, w []string) bool {
		before, m := c.g.PositionAt(c.ply-2), c.g.Moves()[c.ply-2]
		return side(w[0]) == c.p.Turn() && side(w[1]) == c.p.Turn().Other() &&
			chess.Taken(before, m).Type().String() == w[2] &&
			slowLead(c.p, c.p.Turn())-slowLead(before, c.p.Turn()) >= 3
	},
	"(White|Black)'s {w} has taken (White|Black)'s {w}.(?: That can happen.)?": func(c *claim, w []string) bool {
		m := c.g.Moves()[c.ply-1]
		return side(w[0]) == c.p.Turn().Other() && c.p.At(m.To()).Type().String() == w[1] &&
			side(w[2]) == c.p.Turn() && chess.Taken(c.g.PositionAt(c.ply-1), m).Type().String() == w[3] &&
			slowLead(c.g.PositionAt(c.ply-2), c.p.Turn())-slowLead(c.p, c.p.Turn()) >= 3
	},
	"A good trade: {c} won (\\d+ points?).": func(c *claim, w []string) bool {
		before, m := c.g.PositionAt(c.ply-2), c.g.Moves()[c.ply-2]
		if c.ply > 2 && c.g.Moves()[c.ply-3].To() == m.To() { // what the other side took there first counts, too
			before = c.g.PositionAt(c.ply - 3)
		}
		return side(w[0]) == c.p.Turn() && slowCapture(c.g.PositionAt(c.ply-2), m) &&
			slowLead(c.p, c.p.Turn())-slowLead(before, c.p.Turn()) == amount(w[1])
	},
	"{c} brought the pawn all the way: a new {w}.": func(c *claim, w []string) bool {
		m := c.g.Moves()[c.ply-2]
		return side(w[0]) == c.p.Turn() && m.Promotion().String() == w[1] &&
			c.p.At(m.To()) == chess.PieceOf(m.Promotion(), c.p.Turn())
	},
	"{c} castled: {w} pawns now stand before the king.": func(c *claim, w []string) bool {
		return side(w[0]) == c.p.Turn() && c.g.Moves()[c.ply-2].IsCastle() &&
			slowShelter(c.p, c.p.Turn()) == slices.Index(sizes, w[1])
	},
	"Good: {m} (stands in the middle of the board|is out, and can do more).": func(c *claim, w []string) bool {
		on, ok := parsePiece(c.p, w[0])
		m, mover := c.g.Moves()[c.ply-2], c.p.At(on).Type()
		flipped := c.p.Pass()
		if !ok || c.p.At(on).Color() != c.p.Turn() || m.To() != on ||
			exchange.Count(&flipped, on, 0) > 0 {
			return false
		}
		if mover == chess.Pawn {
			return strings.Contains("d4 e4 d5 e5", on.String()) && strings.HasPrefix(w[1], "stands")
		}
		home := strings.Contains("b1 c1 f1 g1 b8 c8 f8 g8", m.From().String())
		return home && (mover == chess.Knight || mover == chess.Bishop) && w[1] == "is out, and can do more"
	},
	"The opening: {l}.": func(c *claim, w []string) bool {
		for ply := range c.ply + 1 {
			if namedInBook(w[0], c.g.PositionAt(ply)) {
				return true
			}
		}
		return false
	},
	"Often good: {l}.": func(c *claim, w []string) bool { return habitHolds(c, w[0]) },
}

// hangs proves that a piece can be taken and nothing can take back, and what is said
// to help.
func hangs(c *claim, w []string) bool {
	from, ok := parsePiece(c.p, w[0])
	of, there := parsePiece(c.p, w[1])
	flipped := c.p.Pass()
	return ok && there && takesFree(&flipped, from, of) && remedyHolds(c, of, w[2])
}

// bornOn reports whether a piece of the side to move, no king, would attack a square
// once the opponent has taken there, though it cannot legally take back.
func bornOn(c *claim, of chess.Square) bool {
	flipped := c.p.Pass()
	for _, m := range flipped.Moves() {
		if m.To() != of {
			continue
		}
		after := flipped.Play(m)
		board := boardOf(&after)
		if born(&board, of, c.p.Turn()) && landers(&after, of) == 0 {
			return true
		}
	}
	return false
}

// born reports whether a side attacks a square with anything but its king.
func born(board *slowBoard, of chess.Square, c chess.Color) bool {
	return board.attackers(of, c)&^board.king(c).Bitboard() != 0
}

var remedySaid = regexp.MustCompile(`^ (White|Black) can (.+)\.$`)

// remedyHolds proves of each kind of move that is said to help that one is there
// after which taking gains the opponent nothing.
func remedyHolds(c *claim, of chess.Square, text string) bool {
	if text == "" {
		return true
	}
	said := remedySaid.FindStringSubmatch(text)
	if said == nil || side(said[1]) != c.p.Turn() {
		return false
	}
	for _, way := range regexp.MustCompile(`, | or `).Split(said[2], -1) {
		if !slices.ContainsFunc(
			c.p.Moves(),
			func(m chess.Move) bool { return isWay(c, m, of, way) && slowMeets(c.p, m, of) },
		) {
			return false
		}
	}
	return true
}

// isWay reports whether a move is of a kind that is said to help.
func isWay(c *claim, m chess.Move, of chess.Square, way string) bool {
	next := c.p.Play(m)
	switch {
	case way == "move it":
		return m.From() == of
	case way == "guard it":
		return m.From() != of && slices.ContainsFunc(next.Moves(), func(take chess.Move) bool {
			after := next.Play(take)
			return take.To() == of && landers(&after, of) != 0
		})
	case way == "block the way":
		return m.From() != of && !slowCapture(c.p, m)
	}
	piece, says := strings.CutPrefix(way, "take the ")
	taken, there := parsePiece(c.p, c.p.Turn().Other().String()+"'s "+piece)
	return says && there && slowCapture(c.p, m) && next.At(taken) != c.p.At(taken)
}

// slowMeets reports whether after a move no capture of the piece gains anything.
func slowMeets(p *chess.Position, m chess.Move, of chess.Square) bool {
	next := p.Play(m)
	if m.From() == of {
		of = m.To()
	}
	them := next.Turn()
	for _, take := range next.Moves() {
		after := next.Play(take)
		if after.At(of) == next.At(of) || !slowCapture(&next, take) {
			continue
		}
		if slowLead(&after, them)-slowBest(&after) > slowLead(p, them) {
			return false
		}
	}
	return true
}

// madeSafe proves that nothing is lost or mated now, that something was before the
// own last move, and that this move saw to it.
func madeSafe(c *claim, w []string) bool {
	flipped := c.p.Pass()
	if c.p.InCheck() || slowBest(&flipped) != 0 || matesAtAll(&flipped) || c.ply < 2 {
		return false
	}
	before, between := c.g.PositionAt(c.ply-2), c.g.PositionAt(c.ply-1)
	feared := before.Pass()
	if slowBest(between) > 0 || matesAtAll(between) || slowLead(c.p, c.p.Turn()) < slowLead(before, c.p.Turn()) {
		return false
	}
	switch {
	case w[1] != "":
		return side(w[1]) == c.p.Turn() && matesAtAll(&feared)
	case w[3] != "":
		s, ok := parsePiece(c.p, w[3])
		if m := c.g.Moves()[c.ply-2]; m.To() == s {
			s = m.From()
		}
		return ok && side(w[2]) == c.p.Turn() && slowExchange(&feared, s) > 0
	}
	return slowBest(&feared) > 0
}

// slowShelter counts the pawns on the three files about the king, one or two ranks
// before it.
func slowShelter(p *chess.Position, c chess.Color) (n int) {
	board := boardOf(p)
	king := board.king(c)
	ahead := 1
	if c == chess.Black {
		ahead = -1
	}
	for file := int(king.File()) - 1; file <= int(king.File())+1; file++ {
		for rank := int(king.Rank()) + ahead; rank != int(king.Rank())+3*ahead; rank += ahead {
			if file >= 0 && file < 8 && rank >= 0 && rank < 8 &&
				p.At(chess.SquareAt(chess.File(file), chess.Rank(rank))) == chess.PieceOf(chess.Pawn, c) {
				n++
			}
		}
	}
	return n
}

func matesAtAll(p *chess.Position) bool {
	for _, m := range p.Moves() {
		if next := p.Play(m); next.Outcome(nil) == chess.Checkmate {
			return true
		}
	}
	return false
}

// waysOut reads how a check can be answered.
func waysOut(text string) (ways fact.Answers) {
	for word, way := range map[string]fact.Answers{"ove the king": fact.AnswerMove, "lock the check": fact.AnswerBlock,
		"ake": fact.AnswerCapture} {
		if strings.Contains(text, word) {
			ways |= way
		}
	}
	if only := strings.HasPrefix(text, "only "); only != (ways&(ways-1) == 0) {
		return 0
	}
	return ways
}

// slowAnswers looks at what became of the checkers and the king.
func slowAnswers(p *chess.Position, checkers chess.Bitboard) (ways fact.Answers) {
	for _, m := range p.Moves() {
		next := p.Play(m)
		switch {
		case next.Color(p.Turn().Other())&checkers != checkers:
			ways |= fact.AnswerCapture
		case next.King(p.Turn()) != p.King(p.Turn()):
			ways |= fact.AnswerMove
		default:
			ways |= fact.AnswerBlock
		}
	}
	return ways
}

// guardsSaid proves who could take back after a capture.
func guardsSaid(c *claim, flipped *chess.Position, by, of chess.Square, said string) bool {
	captures := capturesBy(flipped, by, of)
	if len(captures) == 0 {
		return false
	}
	after := flipped.Play(captures[0])
	guards := landers(&after, of)
	switch {
	case said == "":
		return c.p.InCheck() // nothing is said of guards then
	case said == " Nothing guards it.":
		return guards == 0
	case strings.HasSuffix(said, " pieces guard it."):
		return strings.ToLower(strings.Fields(said)[0]) == sizes[guards.Count()]
	}
	guard, ok := parsePiece(&after, strings.TrimSuffix(said[1:], " guards it."))
	return ok && guard.Bitboard() == guards
}

// stopsGuarding tries every capture of a piece, now and before the last move.
func stopsGuarding(c *claim, of chess.Square, nobody bool) bool {
	last := c.g.Moves()[c.ply-1]
	was := c.g.PositionAt(c.ply - 1).Pass()
	for _, m := range c.p.Moves() {
		if m.To() != of {
			continue
		}
		now := c.p.Play(m)
		guards := landers(&now, of)
		for _, old := range was.Moves() {
			before := was.Play(old)
			if old == m && landers(&before, of).Has(last.From()) && !guards.Has(last.To()) && nobody == (guards == 0) {
				return true
			}
		}
	}
	return false
}
