package coach

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// What is said of the end of a game, and how it is proved.
var endingProofs = map[string]proof{
	"Check from {m}! {m} can take {m} for free.": func(c *claim, w []string) bool {
		checker, ok := parsePiece(c.p, w[0])
		from, found := parsePiece(c.p, w[1])
		on, same := parsePiece(c.p, w[2])
		for _, m := range c.p.Moves() {
			if m.From() == from && chess.CapturesOn(m, checker) && slowTakers(c.p, m) == 0 {
				return ok && found && same && on == checker && c.p.Checkers() == checker.Bitboard()
			}
		}
		return false
	},
	"Nothing stops checkmate any more.": func(c *claim, _ []string) bool {
		for _, m := range c.p.Moves() {
			if next := c.p.Play(m); matingMove(&next) == chess.NoMove {
				return false
			}
		}
		return true
	},
	"Checkmate! {m} attacks {m}, and nothing can stop it. {c} wins.": func(c *claim, w []string) bool {
		by, ok := parsePiece(c.p, w[0])
		king, there := parsePiece(c.p, w[1])
		board := boardOf(c.p)
		return ok && there && c.p.Outcome(nil) == chess.Checkmate && side(w[2]) == c.p.Turn().Other() &&
			board.attackers(king, c.p.Turn().Other()).Has(by) && board.king(c.p.Turn()) == king
	},
	"Stalemate: no legal move and no check. That is a draw.": func(c *claim, _ []string) bool {
		return c.p.Outcome(nil) == chess.Stalemate
	},
	"The same position three times: a draw.": func(c *claim, _ []string) bool {
		times := 0
		for ply := range c.g.Ply() + 1 {
			if slices.Equal(strings.Fields(c.g.PositionAt(ply).FEN())[:4], strings.Fields(c.p.FEN())[:4]) {
				times++
			}
		}
		return times == 3
	},
	"Fifty moves, and no piece taken or pawn moved: a draw.": func(c *claim, _ []string) bool {
		return c.p.Clock() >= 100
	},
	"Nobody has enough pieces left to give mate: a draw.": func(c *claim, _ []string) bool {
		pieces := strings.NewReplacer(".", "", "\n", "", "k", "", "K", "").Replace(c.p.String())
		return len(pieces) <= 1 && !strings.ContainsAny(pieces, "pPrRqQ") || strings.Trim(pieces, "bB") == ""
	},
	"The turning point: move (\\d+). {l} let mate happen.": func(c *claim, w []string) bool {
		ply := c.g.Ply() - 2
		allowed := 0
		p := c.g.PositionAt(ply)
		for _, m := range p.Moves() {
			if next := p.Play(m); matesAtAll(&next) {
				allowed++
			}
		}
		number, _ := strconv.Atoi(w[0])
		return playedSo(p, c.g.Moves()[ply], w[1]) && p.MoveNumber() == number && matesAtAll(c.g.PositionAt(ply+1)) &&
			allowed < len(p.Moves())
	},
	"The most costly: move (\\d+). {l} cost (\\d+ points?).": func(c *claim, w []string) bool {
		return lostMost(c, w[0], w[1], amount(w[2]))
	},
	"{c} was (\\d+ points?) ahead at the end.": func(c *claim, w []string) bool {
		return slowLead(c.p, side(w[0])) == amount(w[1])
	},
	"Another move kept the game going.": func(c *claim, _ []string) bool {
		p := c.g.PositionAt(c.ply - 1)
		others := 0
		for _, m := range p.Moves() {
			if next := p.Play(m); next.Outcome(nil) != chess.Stalemate {
				others++
			}
		}
		return c.p.Outcome(nil) == chess.Stalemate && others > 0
	},
}
