package coach

import (
	"regexp"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// lostMost proves that a side's move, by number and words, cost most of its moves.
func lostMost(c *claim, number, words string, cost int) bool {
	n, _ := strconv.Atoi(number)
	most, said := 0, -1
	us := c.fact.Side
	for ply, m := range c.g.Moves() {
		p := c.g.PositionAt(ply)
		if p.Turn() != us {
			continue
		}
		counts, best := slowCounts(p)
		difference := best - counts[m]
		if slowGrade(p, m, counts[m], best) == fact.Loses {
			most = max(most, difference)
		}
		if p.MoveNumber() == n && playedSo(p, m, words) {
			said = difference
		}
	}
	return said == most && said == cost
}

var (
	movingSo = regexp.MustCompile(`^Moving (White|Black)'s (\w+) to ([a-h][1-8])$`)
	takingSo = regexp.MustCompile(`^Taking the (\w+)(?: on ([a-h][1-8]))? with (White|Black)'s (\w+)$`)
)

// playedSo reports whether words tell of a move of the side to move.
func playedSo(p *chess.Position, m chess.Move, words string) bool {
	if w := movingSo.FindStringSubmatch(words); w != nil {
		return side(w[1]) == p.Turn() && p.At(m.From()).Type().String() == w[2] && square(w[3]) == m.To() &&
			!slowCapture(p, m)
	}
	if w := takingSo.FindStringSubmatch(words); w != nil {
		return side(w[3]) == p.Turn() && p.At(m.From()).Type().String() == w[4] &&
			chess.Taken(p, m).Type().String() == w[1] &&
			(w[2] == "" || square(w[2]) == chess.TakenOn(m))
	}
	return words == "Castling" && m.IsCastle()
}

// habitHolds proves what a rule of thumb says of the position.
func habitHolds(c *claim, text string) bool {
	if c.g.Setup().Start != chess.Start() || c.p.MoveNumber() > 14 {
		return false
	}
	rank, home, castled := "1", "BCFG", "KQ"
	if c.p.Turn() == chess.Black {
		rank, home, castled = "8", "bcfg", "kq"
	}
	atHome := 0
	for _, file := range home {
		piece := c.p.At(square(strings.ToLower(string(file)) + rank))
		if piece.Color() == c.p.Turn() && (piece.Type() == chess.Knight || piece.Type() == chess.Bishop) {
			atHome++
		}
	}
	switch {
	case strings.HasPrefix(text, "put a pawn"):
		return atHome == 4
	case strings.HasPrefix(text, "bring out knights and bishops"):
		return atHome >= 3 && c.p.At(square("d"+rank)) != chess.PieceOf(chess.Queen, c.p.Turn())
	case strings.HasPrefix(text, "bring out "):
		s, ok := parsePiece(c.p, strings.TrimPrefix(text, "bring out "))
		return ok && s.String()[1:] == rank
	case strings.HasPrefix(text, "move other pieces"):
		moves := c.g.Moves()[:c.ply]
		n := len(moves)
		s, ok := parsePiece(c.p,
			strings.TrimSuffix(strings.TrimPrefix(text, "move other pieces before "), " moves again"))
		return ok && moves[n-2].To() == s && moves[n-4].To() == moves[n-2].From()
	case strings.HasPrefix(text, "castle"):
		return strings.ContainsAny(strings.Fields(c.p.FEN())[2], castled)
	}
	return false
}
