package coach

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A hint that lets a piece be taken says so.
func TestAHintTellsWhatItCosts(t *testing.T) {
	p := fenOf(t, "r2Q1Bk1/pbp2p1p/1p4p1/4p3/8/3B4/PPP2PPP/R4RK1 w - - 1 16")
	steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
	assert.Equal(t, "Queen takes the pawn on c7: nothing can take back. Then your bishop on f8 can be taken.",
		English(steps[3], tutor.ToWhite))
}

// The idea of a move that a search might prefer.
func TestHintIdeas(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      fact.Kind
		want      string
	}{
		"a fork": {"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1", "c3d5", fact.KindHintIdea,
			"There is a fork: two rooks at once."},
		"a piece to save": {"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "f3g1", fact.KindHintSave,
			"Your knight is in danger."},
		"a piece that saves itself by an even trade": {
			"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5", fact.KindHintSave,
			"Your pawn on e4 is in danger."},
		"castling": {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", fact.KindHintCastle, "You can castle."},
		"a check":  {"4k2n/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", fact.KindHintCheck, "Look for a check."},
		"a better place": {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", fact.KindHintPlan,
			"Shut the king in: leave it fewer squares."},
		"from home": {chess.StartFEN, "g1f3", fact.KindHintDevelop, "Try to bring out a piece."},
		"an attack": {"4k3/8/8/3n4/8/8/8/R3K3 w - - 0 1", "a1a5", fact.KindHintAttack,
			"Try to attack the knight."},
		"a guard": {"4k3/8/8/8/6b1/5N2/8/R3K3 w - - 0 1", "a1a3", fact.KindHintGuard,
			"Try to guard your knight."},
		"a guard that keeps the king off": {"5N2/6k1/n2pB3/p4PB1/1p1P2pP/8/PKP2PPR/4R3 w - - 0 1", "g5e7",
			fact.KindHintGuard, "Try to guard your knight."},
		"a capture": {"4k2n/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", fact.KindHintCapture,
			"One of your pieces can take on d5."},
		"a check answered": {"4r2k/8/8/8/8/8/8/R3K3 w - - 0 1", "e1f1", fact.KindHintAnswer,
			"Answer the check from the rook."},
		"a promotion that is taken at once": {"1r6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", fact.KindHintPlace,
			"I would move to a8."},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			f := HintFacts(tutor.NewGame(tutor.Setup{Start: p}),
				ai.Result{Move: m, PV: []chess.Move{m}, Score: 2000})[1]
			assert.Equal(t, c.kind, f.Kind)
			assert.Equal(t, c.want, English(f, tutor.ToWhite))
			assert.True(t, f.Judgement)
		})
	}
}

// A mate that only a table sees is no hint: the move has another purpose.
func TestHintsTellOfNearMates(t *testing.T) {
	p := fenOf(t, "8/8/8/8/8/2k5/1R6/K7 w - - 0 1")
	m, err := p.ParseUCI("b2h2")
	require.NoError(t, err)
	for plies, want := range map[int]fact.Kind{11: fact.KindHintMate, 31: fact.KindHintPlace} {
		found := ai.Result{Move: m, Score: -ai.Mated - ai.Score(plies), PV: []chess.Move{m}}
		f := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), found)[1]
		assert.Equal(t, want, f.Kind, plies)
	}
}

// The move of a hint, with its reason in plain words; what cannot be said is not
// made up.
func TestHintsEndWithAReason(t *testing.T) {
	for want, c := range map[string][2]string{
		"Knight to d5: a fork of two rooks.":                     {"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1", "c3d5"},
		"Knight to f3: it comes out and attacks the pawn on e5.": {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "g1f3"},
		"Knight to g1: it is safe there.": {"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1",
			"f3g1"},
		"Castle, king to g1: the king leaves the middle.": {"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
			"e1g1"},
		"Rook to b1: the king has fewer squares then.": {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
			"a1b1"},
		"Rook takes the pawn on d5.": {"4k2n/8/4p3/3p4/8/8/8/3RK3 w - - 0 1",
			"d1d5"},
		"Rook takes the knight on d5: it costs nothing.": {"4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1",
			"d1d5"},
		"Pawn to a8: it becomes a queen.": {"8/P6k/8/8/8/8/8/4K3 w - - 0 1",
			"a7a8q"},
		"Rook on a2 to d2: the king has fewer squares then.": {"8/8/4k3/8/8/8/R6R/4K3 w - - 0 1",
			"a2d2"},
		"Rook to a8: checkmate.": {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
			"a1a8"},
	} {
		p := fenOf(t, c[0])
		m, err := p.ParseUCI(c[1])
		require.NoError(t, err)
		assert.Equal(t, want,
			English(HintFacts(tutor.NewGame(tutor.Setup{Start: p}), ai.Result{Move: m, PV: []chess.Move{m}})[3],
				tutor.ToWhite))
	}
}

// The first step tells where to look, and gives the piece away only where it is
// itself the problem.
func TestHintsBeginWithThePlace(t *testing.T) {
	for want, c := range map[string][2]string{
		"Look at the two rooks.":                    {"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1", "c3d5"},
		"Look at the computer's king and the rook.": {"r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7"},
		"Look at your knight.":                      {"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "f3g1"},
		"Look at the computer's king.":              {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"},
		"Look at your king.":                        {"r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1", "h2h3"},
		"Look at your pawn.":                        {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"},
	} {
		p := fenOf(t, c[0])
		m, err := p.ParseUCI(c[1])
		require.NoError(t, err)
		assert.Equal(t, want,
			English(HintFacts(tutor.NewGame(tutor.Setup{Start: p}), ai.Result{Move: m, PV: []chess.Move{m}})[0],
				tutor.ToWhite))
	}
}

// hintProofs proves what the steps of a hint say of the board.
var hintProofs = map[string]proof{
	"Look at the middle of the board. Which piece could go there\\?": func(c *claim, _ []string) bool {
		return openingCenter.Has(c.move.To())
	},
	"Look at {s}. Which piece could go there\\?": func(c *claim, w []string) bool {
		return c.move.To() == square(w[0])
	},
	"Look at {m}(?: and {m})?.": func(c *claim, w []string) bool {
		_, ok := parsePiece(c.p, w[0])
		there := w[1] == ""
		if !there {
			_, there = parsePiece(c.p, w[1])
		}
		return ok && there
	},
	"Look at the two (\\w+)s.": func(c *claim, w []string) bool {
		pieces := c.fact.Pieces
		return len(pieces) == 2 && pieces[0] == fact.PieceOn(c.p, pieces[0].Square) &&
			pieces[1] == fact.PieceOn(c.p, pieces[1].Square) &&
			pieces[0].Square != pieces[1].Square &&
			pieces[0].Piece.Type().String() == w[0] &&
			pieces[1].Piece.Type().String() == w[0]
	},
	"You can give checkmate in one move.": func(c *claim, _ []string) bool {
		return c.next.Outcome(nil) == chess.Checkmate
	},
	"There is a way to checkmate in {w} moves.": func(c *claim, w []string) bool {
		return slowMate(c.p, 2*slices.Index(sizes, w[0])-1) && !slowMate(c.p, 2*slices.Index(sizes, w[0])-3)
	},
	"There is a way to checkmate.": func(c *claim, _ []string) bool { // too far off for a slow proof
		limits := ai.Limits{Method: ai.Selective, Nodes: 300_000, Moves: []chess.Move{c.move}}
		found, err := ai.Search(context.Background(), *c.p, nil, limits, 1)
		plies, mates := found.Score.Mate()
		return err == nil && mates && plies > 0
	},
	"{w} of (White|Black)'s pieces can take on {s}.": func(c *claim, w []string) bool {
		return strings.ToLower(w[0]) == sizes[landers(c.p, square(w[2])).Count()] && side(w[1]) == c.p.Turn()
	},
	"{m} is in danger.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		flipped := c.p.Pass()
		return ok && (anyTakesFree(&flipped, s) || slowExchange(&flipped, s) > 0)
	},
	"Take {m}: nothing can take back.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && slowCapture(c.p, c.move) && (c.move.To() == s || c.move.IsEnPassant()) &&
			slowTakers(c.p, c.move) == 0
	},
	"Take back on {s}.": func(c *claim, w []string) bool {
		s, last := square(w[0]), c.g.Moves()[c.ply-1]
		return last.To() == s && slowCapture(c.g.PositionAt(c.ply-1), last) && c.move.To() == s
	},
	"Answer the check from {m}.": func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.p.InCheck() && c.p.AttackersTo(c.p.King(c.p.Turn()), c.p.Occupied()).Has(s)
	},
	"Look for a check.": func(c *claim, _ []string) bool { return givesCheck(c) },
	"A pawn can become a new piece.": func(c *claim, _ []string) bool {
		return slices.ContainsFunc(c.p.Moves(), func(m chess.Move) bool { return m.Promotion() != chess.NoPieceType })
	},
	"{c} can castle.": func(c *claim, w []string) bool {
		return c.move.IsCastle() &&
			side(w[0]) == c.p.Turn()
	},
	"I would move to {s}.": func(c *claim, w []string) bool { return c.move.To() == square(w[0]) },
	`What can {m} take\?`: func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && c.move.From() == s && c.p.At(chess.TakenOn(c.move)) != chess.NoPiece
	},
	"Find a safe square for {m}.": func(c *claim, w []string) bool {
		from, ok := parsePiece(c.p, w[0])
		return ok && from == c.move.From()
	},
	`(?:Where could )?{m} (?:can help.|go\?)`: func(c *claim, w []string) bool {
		s, ok := parsePiece(c.p, w[0])
		return ok && s == c.move.From()
	},
	"(Pawn|Knight|Bishop|Rook|Queen|King)(?: on {s})? (to|takes the (?:pawn|knight|bishop|rook|queen) on) {s}{r}": func(c *claim, w []string) bool {
		fits := 0
		for _, m := range c.p.Moves() {
			piece := c.p.At(m.From()).Type().String()
			passing := m.IsEnPassant() && strings.HasPrefix(w[4], ", en passant")
			if strings.EqualFold(piece, w[0]) && (w[1] == "" || square(w[1]) == m.From()) && m.To() == square(w[3]) &&
				!m.IsCastle() &&
				(w[2] == "to") == (!slowCapture(c.p, m) || passing) {
				if m == c.move || m.Promotion() != chess.NoPieceType && m.From() == c.move.From() {
					fits = 1
				} else {
					return false // it could be another move
				}
			}
		}
		return fits == 1 && reasonHolds(c, w[4])
	},
	"Castle, king to {s}{r}": func(c *claim, w []string) bool {
		return c.move.IsCastle() &&
			c.move.To() == square(w[0])
	},
}

// reasonHolds proves the reasons of hints that are not told by an idea, which the
// second step proves.
func reasonHolds(c *claim, text string) bool {
	_, reason, _ := strings.Cut(strings.TrimSuffix(text, "."), ": ")
	switch {
	case strings.HasPrefix(reason, "it comes out and attacks "):
		return strings.ContainsRune("NBnb", rune(c.p.At(c.move.From()).Letter())) &&
			newlyAttacks(c, strings.TrimPrefix(reason, "it comes out and attacks "))
	case strings.HasPrefix(reason, "it attacks "):
		return newlyAttacks(c, strings.TrimPrefix(reason, "it attacks "))
	case strings.HasPrefix(reason, "it guards "):
		s, ok := parsePiece(&c.next, strings.TrimPrefix(reason, "it guards "))
		return ok && guardsNewly(c, s)
	case reason == "it gives check":
		return givesCheck(c)
	case reason == "checkmate":
		return c.next.Outcome(nil) == chess.Checkmate
	case strings.HasPrefix(reason, "it becomes a "):
		return c.move.Promotion().String() == strings.TrimPrefix(reason, "it becomes a ")
	case reason == "it takes back":
		return c.g.Moves()[c.ply-1].To() == c.move.To()
	case reason == "it answers the check":
		return c.p.InCheck()
	case reason == "it costs nothing", reason == "nothing can take back":
		return slowTakers(c.p, c.move) == 0
	case reason == "it is safe there":
		flipped := c.p.Pass()
		return anyTakesFree(&flipped, c.move.From()) || slowExchange(&flipped, c.move.From()) > 0
	}
	return true
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
	table := maps.Clone(hintProofs)
	maps.Copy(table, planProofs)
	maps.Copy(table, map[string]proof{"Often good: {l}.": positionProofs["Often good: {l}."]})
	audit.ofPositions, audit.ofMoves = nil, templates(table)
	eachSample(51, 60, 37, func(g *tutor.Game, ply int) {
		if ply == g.Ply() {
			return
		}
		p := g.PositionAt(ply)
		found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 2}, 1)
		require.NoError(t, err)
		steps := HintFacts(g.Until(ply), found)
		m := steps[tutor.HintSteps-1].Move // a quicker mate than was found, if there is one
		for _, f := range steps {
			require.True(t, f.Judgement)
			audit.prove(t, &claim{g: g, ply: ply, p: p, move: m, next: p.Play(m), fact: f})
		}
	})
	t.Log(audit.byKind)
}

// Where two ideas carry a move a hint names both: a pin by which it wins, a pin beside
// what is taken, and a lure that a capture punishes.
func TestHintNamesTwoIdeas(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		want      []fact.Concept
	}{
		"a queen pinned and trapped": {"r1b1k1nr/p2q2pp/4np2/4p3/1Q1pP3/2N2N2/P2P1PPP/R1B1KB1R w KQkq - 0 13", "f1b5",
			[]fact.Concept{fact.Trapped, fact.PinToKing}},
		"a fork that a pinned pawn cannot take": {"1r3k1r/pNqnppb1/6pn/2p3Np/7P/2P2Q2/PP3PP1/R1B1K2R w KQ - 3 16",
			"g5e6", []fact.Concept{fact.Fork, fact.PinToKing}},
		"a knight taken with a pin": {"r3k3/8/8/8/8/8/N5BK/6R1 b - - 0 1", "a8a2",
			[]fact.Concept{fact.FreePiece, fact.PinToKing}},
		"a king lured from a queen": {"3r2k1/p4p2/1p4p1/3p3p/8/4P3/5KPb/q3Q3 b - - 1 45", "h2g3",
			[]fact.Concept{fact.Skewer, fact.GuardRemoved}},
		"a fork, and a pawn behind a knight": {
			"r1bqk2r/pppp2pp/2n4n/2b1p1p1/2B1P3/3P4/PPP2PPP/RNBQ1RK1 w kq - 0 7", "d1h5", []fact.Concept{fact.Fork}},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			f := HintFacts(tutor.NewGame(tutor.Setup{Start: p}),
				ai.Result{Move: m, PV: []chess.Move{m}, Score: 2000})[1]
			var named []fact.Concept
			for _, idea := range f.Ideas {
				named = append(named, idea.Concept)
			}
			assert.Equal(t, c.want, named)
			text := English(f, tutor.ToWhite)
			for _, concept := range c.want[1:] {
				said := map[fact.Concept]string{
					fact.PinToKing: "pinned to the king", fact.GuardRemoved: "loses its guard",
				}
				assert.Contains(t, text, said[concept])
			}
		})
	}
}

// A lure is no hint where a move that is hardly worse wins by a plain idea.
func TestAPlainIdeaBeforeALure(t *testing.T) {
	p := fenOf(t, "8/n2b2pk/1P6/8/3B4/8/P2R1K2/8 w - - 0 1")
	line := func(uci string, score ai.Score) ai.Line {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		return ai.Line{Moves: []chess.Move{m}, Score: score}
	}
	found := func(lure, plain ai.Line) ai.Result {
		return ai.Result{Move: lure.Moves[0], PV: lure.Moves, Score: lure.Score, Lines: []ai.Line{lure, plain}}
	}
	lure, free := line("d4g7", 900), line("b6a7", 880)
	require.NotEmpty(t, newStudy(&p, lure.Moves[0]).lures(), "a lure")
	assert.Equal(t, free.Moves[0], Preferred(&p, found(lure, free)).Move)
	free.Score = 800
	assert.Equal(t, lure.Moves[0], Preferred(&p, found(lure, free)).Move, "it is clearly worse")
}

// To stop mate in one comes before an attack though the side is ahead, and an attack before what is won by it later;
// and nothing takes something to be in the middle.
func TestWhatAHintTellsFirst(t *testing.T) {
	for name, c := range map[string]struct {
		fen  string
		kind fact.Kind
	}{
		"mate in one is stopped": {"r2k2r1/pp1n1p2/2p4p/6q1/B2PR3/8/PPP3PP/R3Q1K1 w - - 3 20", fact.KindHintPrevents},
		"an attack":              {"r5k1/6p1/n3p2p/4Pp2/3r4/3B1R1P/3B2P1/R5K1 w - - 0 27", fact.KindHintAttack},
		"a capture in the middle": {
			"r1b1k1nr/p3bppp/3p4/1p2p3/1nNpP3/2qB1NB1/P1P2PPP/R2QR1K1 w kq - 0 12", fact.KindHintCapture,
		},
	} {
		p := fenOf(t, c.fen)
		assert.Equal(t, c.kind, HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))[1].Kind, name)
	}
}

// A free piece is not said to cost nothing where the answer takes something elsewhere: there a rook.
func TestWhatIsAnsweredElsewhereCosts(t *testing.T) {
	p := fenOf(t, "4kb1r/1p1qppp1/p6p/3p4/2rP1BbP/nP1R2K1/P3NPP1/7R b k - 1 21")
	free := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))[1].Ideas[0]
	assert.Equal(t, fact.KindTakesFree, free.Kind)
	assert.True(t, free.Took)
}
