package tutor

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// What is said of positions, of the opening and of the end, and how it is proved.
var positionProofs = map[string]proof{
	"{m} threatens mate on {s}.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		return ok && !c.p.InCheck() && mates(&flipped, from, func(m chess.Move) bool { return m.To() == square(w[1]) })
	},
	"{m} threatens mate by castling.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		from, ok := parseMan(c.p, w[0])
		return ok && !c.p.InCheck() && mates(&flipped, from, chess.Move.IsCastle)
	},
	"{m} can take {m}. Nothing can take back.": func(c *claim, w []string) bool {
		from, ok := parseMan(c.p, w[0])
		of, there := parseMan(c.p, w[1])
		base := turned(c.p, c.p.At(from).Color())
		return ok && there && takesFree(&base, from, of)
	},
	"En passant: {m} can move to {s} and take the pawn on {s}. Nothing can take back.": func(c *claim, w []string) bool {
		from, ok := parseMan(c.p, w[0])
		of := square(w[2])
		captures := capturesBy(c.p, from, of)
		return ok && of != square(w[1]) && len(captures) == 1 && captures[0].To() == square(w[1]) && takesFree(c.p, from, of)
	},
	"{m} can become a queen.": func(c *claim, w []string) bool {
		from, ok := parseMan(c.p, w[0])
		counts, _ := slowCounts(c.p)
		return ok && slices.ContainsFunc(c.p.Moves(), func(m chess.Move) bool {
			return m.From() == from && m.Promotion() == chess.Queen && counts[m] > 0
		})
	},
	"If both keep taking on {s}, {c} (loses|wins) {l}.": func(c *claim, w []string) bool {
		begins := side(w[1])
		if w[2] == "loses" {
			begins = begins.Other()
		}
		base := turned(c.p, begins)
		return side(w[1]) == c.p.Turn() && taking(&base, w[0], w[1], w[2], w[3])
	},
	"{c} is in check from {l}. {c} can {l}.": func(c *claim, w []string) bool {
		checkers, ok := parseMen(c.p, w[1])
		board := boardOf(c.p)
		return ok && side(w[0]) == c.p.Turn() && w[0] == w[2] &&
			checkers == board.attackers(board.king(c.p.Turn()), c.p.Turn().Other()) &&
			waysOut(w[3]) == slowAnswers(c.p, checkers)
	},
	"{c} can mate in one move.": func(c *claim, w []string) bool {
		for _, m := range c.p.Moves() {
			if next := c.p.Play(m); next.Outcome(nil) == chess.Checkmate {
				return side(w[0]) == c.p.Turn() && len(c.fact.Shown()) == 0 && len(c.fact.Line) == 0
			}
		}
		return false
	},
	"{l} attacks {m}.{r}": func(c *claim, w []string) bool {
		of, ok := parseMan(c.p, w[1])
		return ok && attacksNow(c, w[0], of, w[2])
	},
	"The move {w} lets {m} attack {m}.{r}": func(c *claim, w []string) bool {
		by, ok := parseMan(c.p, w[1])
		of, there := parseMan(c.p, w[2])
		flipped := c.p.Pass()
		before := c.g.PositionAt(c.ply - 1)
		return ok && there && lastSAN(c) == w[0] && len(capturesBy(&flipped, by, of)) > 0 &&
			len(capturesBy(before, by, of)) == 0 && guardsSaid(c, &flipped, by, of, w[3])
	},
	"The move {w} stops guarding {m}.( Nothing guards it now.)?": func(c *claim, w []string) bool {
		of, ok := parseMan(c.p, w[1])
		return ok && lastSAN(c) == w[0] && stopsGuarding(c, of, w[2] != "")
	},
	"No capture costs {c} anything by the count, and no mate in one threatens.": func(c *claim, w []string) bool {
		flipped := c.p.Pass()
		return side(w[0]) == c.p.Turn() && !c.p.InCheck() && slowBest(&flipped) == 0 && !matesAtAll(&flipped)
	},
	"The name of this opening is {l}.": func(c *claim, w []string) bool {
		for ply := range c.ply + 1 {
			if namedInBook(w[0], c.g.PositionAt(ply)) {
				return true
			}
		}
		return false
	},
	"A good habit in the opening: {l}.": func(c *claim, w []string) bool { return habitHolds(c, w[0]) },

	"Checkmate: {m} attacks {m}, and nothing stops it. {c} wins.": func(c *claim, w []string) bool {
		by, ok := parseMan(c.p, w[0])
		king, there := parseMan(c.p, w[1])
		board := boardOf(c.p)
		return ok && there && c.p.Outcome(nil) == chess.Checkmate && side(w[2]) == c.p.Turn().Other() &&
			board.attackers(king, c.p.Turn().Other()).Has(by) && board.king(c.p.Turn()) == king
	},
	"Stalemate: {c} is not in check, but no legal move is left. The game is a draw.": func(c *claim, w []string) bool {
		return c.p.Outcome(nil) == chess.Stalemate && side(w[0]) == c.p.Turn()
	},
	"This position stands for the third time. The game is a draw.": func(c *claim, _ []string) bool {
		times := 0
		for ply := range c.g.Ply() + 1 {
			if strings.Join(strings.Fields(c.g.PositionAt(ply).FEN())[:4], " ") == strings.Join(strings.Fields(c.p.FEN())[:4], " ") {
				times++
			}
		}
		return times == 3
	},
	"Fifty moves passed without a capture or a pawn move. The game is a draw.": func(c *claim, _ []string) bool {
		return c.p.Clock() >= 100
	},
	"Nobody has the pieces left to give mate. The game is a draw.": func(c *claim, _ []string) bool {
		men := strings.NewReplacer(".", "", "\n", "", "k", "", "K", "").Replace(c.p.String())
		return len(men) <= 1 && !strings.ContainsAny(men, "pPrRqQ") || strings.Trim(men, "bB") == ""
	},
	"{c}'s {w} on move (\\d+) allowed the mate. Another move did not.": func(c *claim, w []string) bool {
		ply := c.g.Ply() - 2
		allowed := 0
		p := c.g.PositionAt(ply)
		for _, m := range p.Moves() {
			if next := p.Play(m); matesAtAll(&next) {
				allowed++
			}
		}
		number, _ := strconv.Atoi(w[2])
		next := c.g.PositionAt(ply + 1)
		return strings.TrimRight(c.g.SAN()[ply], "+#") == w[1] && p.MoveNumber() == number && side(w[0]) == p.Turn() &&
			matesAtAll(next) && allowed < len(p.Moves())
	},
	"By the count, {c}'s {w} on move (\\d+) lost most: {w} pawns?.": func(c *claim, w []string) bool { return lostMost(c, w) },
	"By the count, {c} was ahead by {w} pawns? at the end.": func(c *claim, w []string) bool {
		return slowLead(c.p, side(w[0])) == amount(w[1]+" pawns")
	},
	"{c}'s {w} left no legal move. Another move was there.": func(c *claim, w []string) bool {
		p := c.g.PositionAt(c.ply - 1)
		others := 0
		for _, m := range p.Moves() {
			if next := p.Play(m); next.Outcome(nil) != chess.Stalemate {
				others++
			}
		}
		return lastSAN(c) == w[1] && side(w[0]) == p.Turn() && others > 0
	},
}

func matesAtAll(p *chess.Position) bool {
	for _, m := range p.Moves() {
		if next := p.Play(m); next.Outcome(nil) == chess.Checkmate {
			return true
		}
	}
	return false
}

func lastSAN(c *claim) string { return strings.TrimRight(c.g.SAN()[c.ply-1], "+#") }

// waysOut reads how a check can be answered.
func waysOut(text string) (ways Answers) {
	for word, way := range map[string]Answers{"move the king": AnswerMove, "block": AnswerBlock, "take": AnswerCapture} {
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
func slowAnswers(p *chess.Position, checkers chess.Bitboard) (ways Answers) {
	for _, m := range p.Moves() {
		next := p.Play(m)
		switch {
		case next.Color(p.Turn().Other())&checkers != checkers:
			ways |= AnswerCapture
		case next.King(p.Turn()) != p.King(p.Turn()):
			ways |= AnswerMove
		default:
			ways |= AnswerBlock
		}
	}
	return ways
}

// attacksNow proves that the last move's man attacks another, which it did not
// before unless that is said of a man that nothing guards.
func attacksNow(c *claim, who string, of chess.Square, rest string) bool {
	last := c.g.Moves()[c.ply-1]
	if who != lastSAN(c) {
		if s, ok := parseMan(c.p, who); !ok || s != last.To() {
			return false
		}
	}
	flipped := c.p.Pass()
	fresh := len(capturesBy(c.g.PositionAt(c.ply-1), last.From(), of)) == 0
	return (fresh || c.fact.Kind == KindHanging) && guardsSaid(c, &flipped, last.To(), of, rest)
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
	case strings.Contains(said, " others guard"):
		first, ok := parseMen(c.p, said)
		n := amount(regexp.MustCompile(`and (\w+) others`).FindStringSubmatch(said)[1] + " pawns")
		return ok && first&guards == first && n+1 == guards.Count()
	}
	named, ok := parseMen(c.p, said)
	return ok && named == guards
}

// stopsGuarding tries every capture of a man, now and before the last move.
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
