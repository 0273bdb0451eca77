package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// toldOf returns what the coach tells of a position, the first fact first, and the steps of the hint.
func toldOf(t *testing.T, fen string) ([]fact.Fact, [tutor.HintSteps]fact.Fact) {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	return facts, HintFacts(g, found)
}

// ideasIn returns the ideas that chances and the hint name.
func ideasIn(facts []fact.Fact, steps [tutor.HintSteps]fact.Fact) (named []fact.Concept) {
	for _, f := range append(facts, steps[1]) {
		if f.Kind == fact.KindIdeaChance || f.Kind == fact.KindHintIdea {
			for _, idea := range f.Ideas {
				named = append(named, idea.Concept)
			}
		}
	}
	return named
}

// What is a by-product, or is lost elsewhere, is no reason for a move.
func TestNoIdeaIsNamedForATrifle(t *testing.T) {
	for name, c := range map[string]struct {
		fen   string
		idea  fact.Concept
		alone bool // of the chances alone: the hint tells of the mate
	}{
		"a fork of a pawn on the way to a mate": {
			"2Q5/7p/8/7k/3P4/b6P/2K1N1P1/8 w - - 0 1", fact.Fork, true,
		},
		"a queen as the guard of a pawn": {
			"r2k3r/pp1b1pbp/B1nQ2pn/4P3/1qp2P2/2N1P2P/PPP2KP1/R1B3NR w - - 1 17", fact.GuardRemoved, false,
		},
		"a fork whose win is lost elsewhere": {
			"rnb1q3/pppp1kpr/3b1n2/8/3PP3/P1P5/1P2NPPP/RNBK1B1R w - - 1 11", fact.Fork, false,
		},
		"a fork that one of the pieces leaves with check": {
			"8/5p2/3r1k2/8/1P6/B6B/5K2/8 b - - 5 34", fact.Fork, false,
		},
	} {
		facts, steps := toldOf(t, c.fen)
		if c.alone {
			steps = [tutor.HintSteps]fact.Fact{}
		}
		assert.NotContains(t, ideasIn(facts, steps), c.idea, name)
	}
}

// What took one of two pieces that a guard must keep is no danger where the guard's side wins as much elsewhere, or
// where the guard itself is lost.
func TestAnOverloadedGuardIsADangerWhereItLoses(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
	}{
		"the guard is lost":    {"rn3rk1/p1pp1p1p/b5p1/p1b4q/2P1PPN1/2N5/PPKPQ2P/R1B1R3 b - - 0 13", "Bxc4"},
		"a pawn is taken, too": {"rnb1k1r1/pppp1p2/5q2/2b1p2p/4PP2/6PP/PPPPN3/RNB1KB1R b KQq - 0 8", "exf4"},
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, c.fen)}, c.move)
		for _, f := range NewSurvey(g.Position()).Advice(g, 1) {
			assert.NotEqual(t, fact.GuardOverloaded, f.Concept, name)
		}
	}
}

// A king that is driven from a pawn behind it is told as a skewer alone; of a greater piece both is told.
func TestASkewerTellsOfItsGuard(t *testing.T) {
	for name, c := range map[string]struct {
		behind chess.PieceType
		told   int
	}{"a pawn": {chess.Pawn, 1}, "a rook": {chess.Rook, 2}} {
		king := fact.PlacedPiece{Piece: chess.PieceOf(chess.King, chess.Black), Square: chess.SquareAt(1, 3)}
		piece := fact.PlacedPiece{Piece: chess.PieceOf(c.behind, chess.Black), Square: chess.SquareAt(0, 4)}
		told := onceByLine([]fact.Fact{
			{Kind: fact.KindSkewer, Concept: fact.Skewer, Pieces: []fact.PlacedPiece{king, piece}},
			{
				Kind: fact.KindDrivesGuard, Concept: fact.GuardRemoved,
				Pieces: []fact.PlacedPiece{piece}, Guards: []fact.PlacedPiece{king},
			},
		})
		assert.Len(t, told, c.told, name)
	}
}

// Who can take a rook for nothing is told so before the fork of the same capture.
func TestAFreeRookComesBeforeAFork(t *testing.T) {
	facts, _ := toldOf(t, "rn1qk3/pp2brpp/2p5/7Q/2B3n1/5N2/PPP2PPP/RNB1R1K1 w q - 3 13")
	if assert.NotEmpty(t, facts) {
		assert.Contains(t, []fact.Kind{fact.KindFree, fact.KindExchangeChance}, facts[0].Kind)
		assert.Equal(t, chess.SquareAt(5, 6), facts[0].Pieces[0].Square)
	}
}

// Taking one attacker is no way out of the danger where another one takes the piece all the same.
func TestAnotherAttackerIsLeft(t *testing.T) {
	p := fenOf(t, "Bn1q1b2/4pkp1/5p1n/ppp5/1N1P2bP/P3B3/1PP1PP2/RN1QK2R w KQ - 1 14")
	ways := waysOutOf(&p, chess.SquareAt(2, 4), chess.SquareAt(1, 3))
	at := slices.IndexFunc(ways, func(w fact.WayOut) bool { return w.Move.String() == "d4c5" })
	if assert.GreaterOrEqual(t, at, 0) {
		assert.Equal(t, fact.WayInstead, ways[at].Way)
	}
}

// A check is no guard against a king where another piece attacks, too: that one takes after it.
func TestACheckGuardsFromTheKingAlone(t *testing.T) {
	for fen, want := range map[string]fact.Way{
		"4kbnr/2Q2ppp/3pq3/p7/3P4/p2r4/2K5/5BR1 b k - 2 27": fact.WayThreaten,
		"4kbnr/2Q2ppp/3pq3/p7/3P4/p2r4/2K5/6R1 b k - 2 27":  fact.WayGuard,
	} {
		p := fenOf(t, fen)
		ways := waysOutOf(&p, chess.SquareAt(2, 1), chess.SquareAt(3, 2))
		at := slices.IndexFunc(ways, func(w fact.WayOut) bool { return w.Move.String() == "e6b3" })
		if assert.GreaterOrEqual(t, at, 0) {
			assert.Equal(t, want, ways[at].Way, fen)
		}
	}
}

// From the middle no move aims at it.
func TestNobodyAimsAtTheMiddleFromThere(t *testing.T) {
	p := fenOf(t, "4k3/8/8/8/4B3/8/8/4K3 w - - 0 1")
	v := NewSurvey(&p)
	for _, s := range v.moves {
		_, ok := v.aimsAtMiddle(s)
		assert.False(t, ok, s.move)
	}
}

// A guard that the line takes comes before an offer that the line does not show, even one that would win more.
func TestATakenGuardComesBeforeAnOfferThatIsNotShown(t *testing.T) {
	_, steps := toldOf(t, "6k1/5ppp/1qb2n2/1p2p3/2p1P3/2Pr2P1/2QN1PBP/1R4K1 w - - 2 26")
	assert.Equal(t, fact.GuardRemoved, steps[1].Concept)
	assert.Equal(t, chess.SquareAt(3, 2), steps[1].Pieces[0].Square)
}

// The guard that a capture takes is named before other words for why the piece behind it falls; also where that piece
// first takes something itself.
func TestATakenGuardIsThePlainerReason(t *testing.T) {
	for name, c := range map[string]struct {
		fen string
		on  chess.Square
	}{
		"of a piece that is pinned and trapped, too": {
			"r2qr1k1/p1p1bpBp/2pp1n2/8/4P1bP/6Q1/PPP2PP1/RN2K2R w KQ - 2 13", chess.SquareAt(6, 3),
		},
		"of a bishop that takes the queen first": {
			"r2qkbnr/pp3ppp/2n1p3/3p2Bb/3P4/2PB1N1P/PP3PP1/RN1QK2R b KQkq - 2 8", chess.SquareAt(6, 4),
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, steps := toldOf(t, c.fen)
			assert.Equal(t, fact.GuardRemoved, steps[1].Concept)
			assert.Equal(t, c.on, steps[1].Pieces[0].Square)
		})
	}
}

// A king that stands beside a guarded pawn attacks it already.
func TestNoPawnIsToBeAttackedThatIsAttacked(t *testing.T) {
	p := fenOf(t, "8/8/8/2P5/3B3P/6PR/P2PK1k1/8 b - - 0 31")
	v := NewSurvey(&p)
	for _, s := range v.moves {
		_, ok := v.attacksWeakPawn(s)
		assert.False(t, ok, s.move)
	}
}

// A knight that can be won comes before a plan that is hardly better.
func TestAKnightToWinComesBeforeABetterPlan(t *testing.T) {
	facts, _ := toldOf(t, "r1b1kb1r/1pq2ppp/2p1pn2/p2pP1N1/1n1P4/8/PPP1BPPP/RNBQK2R w KQkq - 2 9")
	if assert.NotEmpty(t, facts) {
		assert.Equal(t, fact.KindExchangeChance, facts[0].Kind)
		assert.Equal(t, 2, facts[0].Count)
	}
}

// A pawn that can be taken for nothing comes before a plan that is hardly better.
func TestAFreePawnComesBeforeABetterPlan(t *testing.T) {
	facts, steps := toldOf(t, "rn1qk2r/ppp2p1p/6p1/4b3/8/2P2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 10")
	if assert.NotEmpty(t, facts) {
		assert.Equal(t, fact.KindFree, facts[0].Kind)
	}
	assert.Equal(t, "f3b7", steps[tutor.HintSteps-1].Move.String())
}

// A capture that still wins where it takes is not stopped by what could be taken elsewhere.
func TestNoTradeIsStoppedThatStillWins(t *testing.T) {
	p := fenOf(t, "5k2/4RN2/5P2/5n2/p1r3p1/6Pr/3KPP2/1N3B1b w - - 0 28")
	for move, stops := range map[string]bool{"f7e5": false, "e7e5": true} {
		m, err := p.ParseUCI(move)
		require.NoError(t, err)
		saved := newStudy(&p, m).saves()
		assert.Equal(t, stops, len(saved) > 0 && saved[0].Pieces[0].Square == chess.SquareAt(4, 6), move)
	}
}

// What a capture wins for good is not stopped, but what it would win besides may be.
func TestNoCaptureIsStoppedThatNothingWinsBack(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		stops     bool
	}{
		"the queen still takes the guard": {
			"r1bqkb1r/2p4p/p1n2p1n/4P1p1/4P3/1B2BN1P/PP3PP1/R2Q1RK1 b - - 2 14", "e8e7", false,
		},
		"the knight takes a pawn, and forks nothing": {
			"r2qkbnr/p1p3pp/3p1p2/1p2p1N1/1n4BP/4PQ2/PPPP1PP1/RNB1K2R w KQkq - 0 8", "e1g1", true,
		},
	} {
		p := fenOf(t, c.fen)
		m, err := p.ParseUCI(c.move)
		require.NoError(t, err)
		assert.Equal(t, c.stops, len(newStudy(&p, m).prevents(lastMove{})) > 0, name)
	}
}

// A guard that is taken wins no pawn where an answer takes as much.
func TestNoGuardIsTakenForWhatIsGivenBack(t *testing.T) {
	_, steps := toldOf(t, "4k3/p2bB3/2P5/4Pp2/2r1P2p/P6P/2P2P2/RN2K2R w KQ - 1 24")
	assert.Equal(t, "c6d7", steps[3].Move.String())
	assert.Equal(t, fact.NoConcept, steps[1].Concept)
}

// Beside other facts no plan is told by a move that lets be what is at stake, or that is worse than another line.
func TestPlansBesideOtherFacts(t *testing.T) {
	const free, inDanger = "2Kb4/8/4R3/p6p/3P4/8/5k2/8 w - - 0 1",
		"2b1k1nr/1N2p1pp/B7/5p2/q2P4/1p2P3/P1PB1PPP/R3K1NR w KQ - 4 17"
	for name, c := range map[string]struct {
		fen, best, other string
		better           ai.Score // by how much the other is better than the one that is recommended
		plan             fact.Kind
		tells            bool
	}{
		"a bishop to take first":  {free, "c8d8", "d4d5", 0, fact.KindPlanPush, false},
		"only a pawn to push":     {free, "d4d5", "c8d8", 0, fact.KindPlanPush, true},
		"a better line":           {inDanger, "b7c5", "a6d3", 15, fact.KindPlanThreat, false},
		"a line that is as good":  {inDanger, "b7c5", "a6d3", 0, fact.KindPlanThreat, true},
		"nothing else to be told": {"2K5/8/4R3/p6p/3P4/8/5k2/8 w - - 0 1", "c8d8", "e6e5", 15, fact.KindPlanPawn, true},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen)})
		line := func(move string, score ai.Score) ai.Line {
			m, err := g.Position().ParseUCI(move)
			require.NoError(t, err)
			return ai.Line{Moves: []chess.Move{m}, Score: score}
		}
		best, other := line(c.best, 100), line(c.other, 100+c.better)
		v := NewSurvey(g.Position())
		found := ai.Result{Move: best.Moves[0], Score: best.Score, Lines: []ai.Line{best, other}}
		assert.Equal(t, c.tells, hasKind(v.Judged(g, v.Advice(g, 0), found), c.plan), name)
	}
}

// Where the first plan of a move is not known, a hint tells the next one that is.
func TestAHintTellsThePlanThatIsKnown(t *testing.T) {
	p := fenOf(t, "rn1qkbnr/ppp1pppp/4b3/3pN3/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 4")
	g, found := tutor.NewGame(tutor.Setup{Start: p}), looked(t, p)
	for _, c := range []struct {
		plan  fact.Kind
		known fact.Vocabulary
	}{
		{fact.KindPlanWay, fact.Everything}, {fact.KindPlanMiddle, fact.Everything.WithoutKind(fact.KindPlanWay)},
	} {
		steps := PlainHint(g, found, c.known)
		require.Equal(t, fact.KindHintPlan, steps[1].Kind)
		assert.Equal(t, c.plan, steps[1].Ideas[0].Kind)
	}
}
