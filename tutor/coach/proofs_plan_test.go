package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What plans say of the board, and how it is proved: from the words, by looking for a move that follows the advice.
var planProofs = map[string]proof{
	"Shut the king in: leave it fewer squares.": func(c *claim, _ []string) bool {
		return kingAndPawns(c.p, c.p.Turn().Other())
	},
	"Give check, so that {m} stays away from the middle.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && s == c.p.King(c.p.Turn().Other()) && someMove(c.p, func(_ chess.Move, next *chess.Position) bool {
			return next.InCheck() && next.HasMove() && !canGo(next, s, func(m chess.Move) bool {
				return slowMiddle(m.To()) < slowMiddle(s)
			})
		})
	},
	"Bring {m} to the middle of the board.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && slowMiddle(s) > 0 && canGo(c.p, s, func(m chess.Move) bool { return slowMiddle(m.To()) == 0 })
	},
	"Attack the middle of the board with {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			return m.From() == s && slowAims(next, m.To()) > slowAims(c.p, s)
		})
	},
	"Attack {m} once more.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.p.At(s).Color() != c.p.Turn() && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			again := next.Pass()
			return len(capturesBy(&again, m.To(), s)) > 0 && landers(&again, s) > 1
		})
	},
	"Move {m} to where it reaches more squares.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			return m.From() == s && slowReach(next, m.To()) >= slowReach(c.p, s)+2
		})
	},
	"Bring (?:White|Black)'s king nearer: it must help to give mate.": func(c *claim, _ []string) bool {
		return slowBare(c.p)
	},
	"{c} is (\\d+) points ahead. Trade pieces, not pawns.": func(c *claim, w []string) bool {
		return side(w[0]) == c.p.Turn() && slowLead(c.p, c.p.Turn()) == amount(w[1]+" points") &&
			amount(w[1]+" points") >= 3
	},
	"{c} is (\\d+) points behind. Keep your pieces: do not trade them.": func(c *claim, w []string) bool {
		return side(w[0]) == c.p.Turn() && slowLead(c.p, c.p.Turn()) == -amount(w[1]+" points") &&
			amount(w[1]+" points") >= 3
	},
	"Push {m}: no pawn can stop it.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && slowPassed(c.p, s) && canGo(c.p, s, func(m chess.Move) bool { return m.To().File() == s.File() })
	},
	"Try to attack {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.p.At(s).Color() != c.p.Turn() && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			again := next.Pass()
			return !slowCapture(c.p, m) && len(capturesBy(&again, m.To(), s)) > 0 && slowExchange(&again, s) > 0
		})
	},
	"Try to take what attacks {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		flipped := c.p.Pass()
		return ok && c.p.At(s).Color() == c.p.Turn() && someMove(c.p, func(m chess.Move, _ *chess.Position) bool {
			return m.From() != s && slowCapture(c.p, m) && len(capturesBy(&flipped, chess.TakenOn(m), s)) > 0
		})
	},
	"Try to guard {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.p.At(s).Color() == c.p.Turn() && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			return guardsNewly(&claim{p: c.p, move: m, next: *next}, s)
		})
	},
	"Few pieces are left: bring {m} to the middle.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		few := 0
		for at := chess.A1; at <= chess.H8; at++ {
			switch c.p.At(at).Type() {
			case chess.Queen:
				return false
			case chess.Knight, chess.Bishop, chess.Rook:
				few++
			}
		}
		return ok && few <= 2 && s == c.p.King(c.p.Turn())
	},
	"Bring (?:White|Black)'s king nearer to {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && slowPassed(c.p, s)
	},
	"Make way for {m}: move a pawn.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && someMove(c.p, func(m chess.Move, next *chess.Position) bool {
			now, then := slowReach(c.p, s), slowReach(next, s)
			return c.p.At(m.From()).Type() == chess.Pawn && then > now && (now == 0 || then >= now+2)
		})
	},
	"Put {m} on a line without (?:White|Black)'s pawns.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		free := func(m chess.Move) bool { return !slowPawnOn(c.p, m.To().File()) }
		return ok && slowPawnOn(c.p, s.File()) && canGo(c.p, s, free)
	},
	"No pawn can guard {m}. Attack it.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.p.At(s).Type() == chess.Pawn && slowWeak(c.p, s)
	},
	"{m} does little there. Find it a better square.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && canGo(c.p, s, func(chess.Move) bool { return true })
	},
	"Give {m} a way out: move a pawn before it.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && s == c.p.King(c.p.Turn()) &&
			!canGo(c.p, s, func(m chess.Move) bool { return m.To().Rank() != s.Rank() && !m.IsCastle() })
	},
	"Bring {m} home: it stands far out.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		pieces := 0
		for at := chess.A1; at <= chess.H8; at++ {
			if other := c.p.At(at); other.Color() != c.p.Turn() && other.Type() > chess.Pawn {
				pieces++
			}
		}
		queen := c.p.Pieces(chess.Queen, c.p.Turn().Other()) != 0
		home := func(at chess.Square) int {
			if c.p.Turn() == chess.Black {
				return int('8') - int(at.String()[1])
			}
			return int(at.String()[1]) - int('1')
		}
		return ok && s == c.p.King(c.p.Turn()) && home(s) > 1 && (queen || pieces > 3) &&
			canGo(c.p, s, func(m chess.Move) bool { return home(m.To()) < home(s) })
	},
}

func someMove(p *chess.Position, does func(m chess.Move, next *chess.Position) bool) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		next := p.Play(m)
		return does(m, &next)
	})
}

// canGo reports whether a piece has a legal move of a kind.
func canGo(p *chess.Position, from chess.Square, fits func(chess.Move) bool) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return m.From() == from && fits(m) })
}

// slowMiddle returns how many steps of a king a square is from the nearest of the four in the middle.
func slowMiddle(s chess.Square) int {
	steps := func(at int) int { return max(3-at, at-4, 0) }
	return max(steps(int(s.File())), steps(int(s.Rank())))
}

// slowAims counts the squares in the middle that a piece attacks.
func slowAims(p *chess.Position, from chess.Square) (n int) {
	for _, name := range []string{"d4", "e4", "d5", "e5"} {
		s, _ := chess.ParseSquare(name)
		if p.AttackersTo(s, p.Occupied()).Has(from) {
			n++
		}
	}
	return n
}

// slowReach counts the squares that a piece attacks and where none of its own side stands.
func slowReach(p *chess.Position, from chess.Square) (n int) {
	for s := chess.A1; s <= chess.H8; s++ {
		own := p.At(s) != chess.NoPiece && p.At(s).Color() == p.At(from).Color()
		if p.AttackersTo(s, p.Occupied()).Has(from) && !own {
			n++
		}
	}
	return n
}

// slowBare: one side has nothing but its king.
func slowBare(p *chess.Position) bool {
	n := 0
	for at := chess.A1; at <= chess.H8; at++ {
		if piece := p.At(at); piece != chess.NoPiece && piece.Color() != p.Turn() {
			n++
		}
	}
	return n == 1
}

// slowPawnOn reports whether the side to move has a pawn on a file.
func slowPawnOn(p *chess.Position, file chess.File) bool {
	for at := chess.A1; at <= chess.H8; at++ {
		if at.File() == file && p.At(at) == chess.PieceOf(chess.Pawn, p.Turn()) {
			return true
		}
	}
	return false
}

// slowWeak: no pawn of a pawn's side stands beside its file on a rank behind its own.
func slowWeak(p *chess.Position, s chess.Square) bool {
	step := -1
	if p.At(s).Color() == chess.Black {
		step = 1
	}
	for rank := int(s.Rank()) + step; rank >= 0 && rank < 8; rank += step {
		for _, file := range []int{int(s.File()) - 1, int(s.File()) + 1} {
			if file >= 0 && file < 8 && p.At(chess.SquareAt(chess.File(file), chess.Rank(rank))) == p.At(s) {
				return false
			}
		}
	}
	return true
}

// Every plan that any move would follow is proved again, from its words.
func TestPlansAreTrue(t *testing.T) {
	t.Parallel()
	audit := newAuditor()
	audit.ofPositions = templates(planProofs)
	eachSample(71, 160, 9, func(g *tutor.Game, ply int) {
		p := g.PositionAt(ply)
		if ply == g.Ply() || !p.HasMove() {
			return
		}
		for _, f := range NewSurvey(p).plansBy(p.Moves(), 0) {
			require.True(t, f.Judgement)
			audit.prove(t, &claim{g: g, ply: ply, p: p, fact: f})
		}
	})
	t.Log(audit.byKind)
}

// What to look at is told where one move is much better than the rest, and only then.
func TestLookFor(t *testing.T) {
	for fen, want := range map[string][]fact.Kind{
		"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1":               {fact.KindPlanChecks}, // a fork
		"4k3/8/2q5/8/3N4/8/8/4K3 w - - 0 1":              {fact.KindPlanTakes},
		chess.StartFEN:                                   nil,
		"8/k3B3/8/2P1PP2/8/P5R1/1P3NP1/2K3R1 w - - 3 45": nil, // it is decided
	} {
		p := fenOf(t, fen)
		var kinds []fact.Kind
		for _, f := range NewSurvey(&p).lookFor(looked(t, p)) {
			kinds = append(kinds, f.Kind)
		}
		assert.Equal(t, want, kinds, fen)
	}
}

// Each plan is found where it holds, and not where the move does not follow it.
func TestPlans(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      fact.Kind
		not       string
	}{
		"a smaller box":   {"8/8/8/3k4/8/8/8/K6R w - - 0 1", "h1h4", fact.KindPlanBox, ""},
		"the king nearer": {"8/8/8/3k4/7R/8/8/K7 w - - 0 1", "a1b2", fact.KindPlanNear, "h4g4"},
		"a trade":         {"3qk3/8/8/8/8/8/3Q4/R3K3 w Q - 0 1", "d2d8", fact.KindPlanTrade, "d2d4"},
		"keep":            {"3qk3/p7/8/8/8/8/P7/R3K3 w Q - 0 1", "a1b1", fact.KindPlanKeep, ""},
		"a passed pawn":   {"4k3/8/8/8/P7/8/8/4K1NN w - - 0 1", "a4a5", fact.KindPlanPush, "e1e2"},
		"a threat":        {"r3k3/7p/8/8/8/8/7P/4KB2 w - - 0 1", "f1g2", fact.KindPlanThreat, "f1e2"},
		"what attacks":    {"4k3/8/8/3p4/4P3/8/8/3QK2R w K - 0 1", "d1d5", fact.KindPlanRid, "h1h2"},
		"king to middle":  {"4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1", "e1e2", fact.KindPlanKing, "a2a3"},
		"king home": {
			"rnbqkbnr/pppp1ppp/8/8/4p3/4K3/PPPP1PPP/RNBQ1BNR w kq - 0 1", "e3e2", fact.KindPlanHome, "e3f4",
		},
		"king to a pawn":   {"4k3/8/8/8/P7/8/8/R3K2R w - - 0 1", "e1d1", fact.KindPlanPawn, "e1f1"},
		"way for a bishop": {chess.StartFEN, "e2e3", fact.KindPlanWay, "a2a3"},
		"an open line":     {"4k3/pppp4/8/8/8/8/P1PP4/R3K3 w - - 0 1", "a1b1", fact.KindPlanFile, "e1e2"},
		"an open line, without a check": {
			"1k6/p1pp3p/8/8/8/8/P1PP2KP/7R w - - 0 1", "h1e1", fact.KindPlanFile, "h1b1",
		},
		"to the edge":   {"8/4k3/8/4K3/8/8/8/7R w - - 0 1", "h1h7", fact.KindPlanEdge, "h1h6"},
		"to the middle": {"4k3/pppp4/8/8/8/5N2/PPP5/4K3 w - - 0 1", "f3e5", fact.KindPlanMiddle, "f3h4"},
		"at the middle, not by taking": {
			"4k3/pppp4/8/8/8/8/PPPp4/1N4K1 w - - 0 1", "b1c3", fact.KindPlanAim, "b1d2",
		},
		"at the middle":   {"4k3/pppp4/8/8/8/8/PPP5/1N2K3 w - - 0 1", "b1c3", fact.KindPlanAim, "b1a3"},
		"once more":       {"4k3/3p4/2p5/8/8/8/3R4/R3K3 w - - 0 1", "a1a7", fact.KindPlanMore, "a1a6"},
		"more squares":    {"4k3/pppp4/8/8/8/8/1PP5/R3K3 w - - 0 1", "a1a4", fact.KindPlanReach, "a1b1"},
		"king and pawns":  {"8/p7/8/3k4/8/8/8/K6R w - - 0 1", "h1h4", fact.KindPlanBox, ""},
		"way for a queen": {"4k3/8/8/8/8/8/2P1P3/3QKB2 w - - 0 1", "c2c3", fact.KindPlanWay, "e1f2"},
		"a way out":       {"4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "h2h3", fact.KindPlanAir, "d1c1"},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			v := NewSurvey(&p)
			kinds := func(uci string) (kinds []fact.Kind) {
				m, err := p.ParseUCI(uci)
				require.NoError(t, err)
				for _, f := range v.plansBy([]chess.Move{m}, 0) {
					assert.Equal(t, m, f.Move)
					kinds = append(kinds, f.Kind)
				}
				return kinds
			}
			if c.kind != "" {
				assert.Contains(t, kinds(c.move), c.kind)
			}
			if c.not != "" && c.kind != "" {
				assert.NotContains(t, kinds(c.not), c.kind)
			}
		})
	}
}
