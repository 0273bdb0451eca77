package tutor

import (
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// lostMost counts every move of the loser's.
func lostMost(c *claim, w []string) bool {
	number, _ := strconv.Atoi(w[2])
	most, said := 0, -1
	for ply, m := range c.g.Moves() {
		p := c.g.PositionAt(ply)
		if p.Turn() != side(w[0]) {
			continue
		}
		counts, best := slowCounts(p)
		difference := best - counts[m]
		if slowGrade(p, m, counts[m], best) == Loses {
			most = max(most, difference)
		}
		if p.MoveNumber() == number && strings.TrimRight(p.SAN(m), "+#") == w[1] {
			said = difference
		}
	}
	return said == most && said == amount(w[3]+" pawns")
}

// habitHolds proves what a rule of thumb says of the position.
func habitHolds(c *claim, text string) bool {
	if c.g.Setup().Start != chess.Start() || c.p.MoveNumber() > 10 {
		return false
	}
	rank, home, castled := "1", "BCFG", "KQ"
	if c.p.Turn() == chess.Black {
		rank, home, castled = "8", "bcfg", "kq"
	}
	atHome := 0
	for _, file := range home {
		man := c.p.At(square(strings.ToLower(string(file)) + rank))
		if man.Color() == c.p.Turn() && (man.Type() == chess.Knight || man.Type() == chess.Bishop) {
			atHome++
		}
	}
	switch {
	case strings.HasPrefix(text, "put a pawn"):
		return atHome == 4
	case strings.HasPrefix(text, "bring out knights and bishops"):
		return atHome >= 3 && c.p.At(square("d"+rank)) != chess.PieceOf(chess.Queen, c.p.Turn())
	case strings.HasPrefix(text, "bring out "):
		s, ok := parseMan(c.p, strings.TrimPrefix(text, "bring out "))
		return ok && s.String()[1:] == rank
	case strings.HasPrefix(text, "move other pieces"):
		moves := c.g.Moves()[:c.ply]
		n := len(moves)
		s, ok := parseMan(c.p, strings.TrimSuffix(strings.TrimPrefix(text, "move other pieces before "), " moves again"))
		return ok && moves[n-2].To() == s && moves[n-4].To() == moves[n-2].From()
	case strings.HasPrefix(text, "castle"):
		return strings.ContainsAny(strings.Fields(c.p.FEN())[2], castled)
	}
	return false
}
