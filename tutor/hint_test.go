package tutor

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// The idea of a move that a search might prefer.
func TestHintIdeas(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      Kind
		want      string
	}{
		"a fork":         {"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1", "c3d5", KindHintIdea, "There is a fork: rook and rook at once."},
		"a man to save":  {"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "f3g1", KindHintSave, "Your knight on f3 is in danger."},
		"castling":       {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", KindHintCastle, "You can castle."},
		"a check":        {"4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", KindHintCheck, "A move to d8 gives check."},
		"a better place": {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", KindHintPlace, "The computer likes a piece on b1."},
		"from home":      {chess.StartFEN, "g1f3", KindHintDevelop, "Bring a piece out from home."},
		"an attack":      {"4k3/8/8/3n4/8/8/8/R3K3 w - - 0 1", "a1a5", KindHintAttack, "Attack the knight on d5."},
		"a guard":        {"4k3/8/8/8/6b1/5N2/8/R3K3 w - - 0 1", "a1a3", KindHintGuard, "Guard your knight on f3."},
		"a capture":      {"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", KindHintCapture, "One of your pieces can take on d5."},
		"a promotion":    {"1r6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", KindHintPromotion, "A pawn can become another piece."},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			f := HintFacts(NewGame(Setup{Start: p}), ai.Result{Move: m, PV: []chess.Move{m}})[1]
			assert.Equal(t, c.kind, f.Kind)
			assert.Equal(t, c.want, English(f, ToWhite))
			assert.True(t, f.Judgement)
		})
	}
}

// What a line gains, and what it gives up.
func TestHintTellsWhatTheLineGains(t *testing.T) {
	p := fenOf(t, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
	m, err := p.ParseSAN("exd5")
	require.NoError(t, err)
	f := HintFacts(NewGame(Setup{Start: p}), ai.Result{Move: m, PV: []chess.Move{m}})[3]
	assert.Equal(t, "The computer prefers the pawn move exd5. That line gains one pawn by the count.", English(f, ToWhite))
	f.Count = -2
	assert.Equal(t, "The computer prefers the pawn move exd5. That line gives up two pawns by the count.", English(f, ToWhite))
}

// hintProofs proves what the steps of a hint say of the board.
var hintProofs = map[string]proof{
	"The computer looks at {s}. What could happen there\\?": func(c *claim, w []string) bool { return c.move.To() == square(w[0]) },
	"The computer sees mate in one move.":                   func(c *claim, _ []string) bool { return c.next.Outcome(nil) == chess.Checkmate },
	"The computer sees mate in {w} moves, whatever is answered.": func(c *claim, w []string) bool {
		return slowMate(c.p, 2*slices.Index(sizes, w[0])-1) && !slowMate(c.p, 2*slices.Index(sizes, w[0])-3)
	},
	"{w} of (White|Black)'s pieces can take on {s}.": func(c *claim, w []string) bool {
		return strings.ToLower(w[0]) == sizes[landers(c.p, square(w[2])).Count()] && side(w[1]) == c.p.Turn()
	},
	"{m} is in danger.": func(c *claim, w []string) bool {
		s, ok := parseMan(c.p, w[0])
		flipped := c.p.Pass()
		return ok && (anyTakesFree(&flipped, s) || slowExchange(&flipped, s) > 0)
	},
	"A move to {s} gives check.": func(c *claim, w []string) bool { return givesCheck(c) && c.move.To() == square(w[0]) },
	"A pawn can become another piece.": func(c *claim, _ []string) bool {
		return slices.ContainsFunc(c.p.Moves(), func(m chess.Move) bool { return m.Promotion() != chess.NoPieceType })
	},
	"{c} can castle.": func(c *claim, w []string) bool { return c.move.IsCastle() && side(w[0]) == c.p.Turn() },
	"A move to {s} attacks {l} at once.": func(c *claim, w []string) bool {
		targets, ok := parseMen(&c.next, w[1])
		again := c.next.Pass()
		for _, s := range targets.Squares() {
			ok = ok && len(capturesBy(&again, c.move.To(), s)) > 0
		}
		return ok && targets.Count() == 2
	},
	"The computer likes a piece on {s}.": func(c *claim, w []string) bool { return c.move.To() == square(w[0]) },
	"The computer would move {m}.": func(c *claim, w []string) bool {
		s, ok := parseMan(c.p, w[0])
		return ok && s == c.move.From()
	},
	"The computer prefers (?:the pawn move )?{w}.{r}": func(c *claim, w []string) bool {
		m, err := c.p.ParseSAN(w[0])
		at := *c.p
		for _, m := range c.fact.Line {
			at = at.Play(m)
		}
		gain := slowLead(&at, c.p.Turn()) - slowLead(c.p, c.p.Turn())
		said := regexp.MustCompile(`(gains|gives up) (\w+ pawns?)`).FindStringSubmatch(w[1])
		count := 0
		if said != nil {
			count = amount(strings.Replace(said[2], "pawns", "pawn", 1) + "s")
		}
		return err == nil && m == c.move && count == max(gain, -gain) && (said == nil || (said[1] == "gains") == (gain > 0))
	},
}

// slowMate reports whether the side to move can force mate within some plies.
func slowMate(p *chess.Position, plies int) bool {
	if plies < 1 {
		return false
	}
	for _, m := range p.Moves() {
		next := p.Play(m)
		mated := !next.HasMove() && next.InCheck()
		if next.HasMove() && plies > 2 {
			mated = !slices.ContainsFunc(next.Moves(), func(reply chess.Move) bool {
				after := next.Play(reply)
				return !slowMate(&after, plies-2)
			})
		}
		if mated {
			return true
		}
	}
	return false
}

func TestHintsAreTrue(t *testing.T) {
	t.Parallel()
	audit := newAuditor()
	audit.ofPositions, audit.ofMoves = nil, templates(hintProofs)
	eachSample(51, 60, 37, func(g *Game, ply int) {
		if ply == g.Ply() {
			return
		}
		p := g.PositionAt(ply)
		found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 2}, 1)
		require.NoError(t, err)
		steps := HintFacts(g.Until(ply), found)
		m := steps[HintSteps-1].Move // a quicker mate than was found, if there is one
		for _, f := range steps {
			require.True(t, f.Judgement)
			audit.prove(t, &claim{g: g, ply: ply, p: p, move: m, next: p.Play(m), fact: f})
		}
	})
	t.Log(audit.byKind)
}
