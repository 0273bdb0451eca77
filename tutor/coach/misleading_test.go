package coach

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What was true and misled, and must not come back.

// mainThing is what is said first of a move.
func mainThing(t *testing.T, fen, uci string) string {
	t.Helper()
	p := fenOf(t, fen)
	m, err := p.ParseUCI(uci)
	require.NoError(t, err)
	_, facts := NewSurvey(&p).MoveAdvice(m)
	return English(facts[0], tutor.ToWhite)
}

// Two moves of which one is good and one is not are not told alike.
func TestMovesAreToldApart(t *testing.T) {
	const castles = "4k3/pppppppp/8/8/8/8/5PPP/4K2R w K - 0 1"
	assert.NotEqual(t, mainThing(t, chess.StartFEN, "e2e4"), mainThing(t, chess.StartFEN, "g1h3"))
	assert.NotEqual(t, mainThing(t, chess.StartFEN, "g1f3"), mainThing(t, chess.StartFEN, "g1h3"))
	assert.NotEqual(t, mainThing(t, castles, "e1g1"), mainThing(t, castles, "e1e2"))
}

// lineOf returns what the coach says first after some moves.
func lineOf(t *testing.T, fen, moves string) (fact.Fact, bool) {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, moves)
	v := NewSurvey(g.Position())
	facts, speaks := v.Coach(g, g.Ply(), v.Advice(g, g.Ply()), false, nil)
	if len(facts) == 0 {
		return fact.Fact{}, false
	}
	return facts[0], speaks
}

func TestAQueenInAForkComesBeforeAPawn(t *testing.T) {
	f, speaks := lineOf(t, "r5k1/6pp/8/8/5n2/4Q3/P5PP/4R2K b - - 0 1", "Nd5")
	require.True(t, speaks)
	assert.Equal(t, chess.Queen, f.Pieces[0].Piece.Type(), English(f, tutor.ToWhite))
}

func TestNoCalmAfterALoss(t *testing.T) {
	g := played(t, tutor.Setup{Start: chess.Start()}, "e4 e5 Qh5 Nc6 Qxf7 Kxf7")
	facts := NewSurvey(g.Position()).Advice(g, g.Ply())
	assert.False(t, hasKind(facts, fact.KindCalm))
}

// An opening is named when it becomes one, and not at every move after.
func TestAnOpeningIsNamedOnce(t *testing.T) {
	g := played(t, tutor.Setup{Start: chess.Start()}, "e4 e5 Nf3 Nc6 Bc4 a6 a3 a5 a4 h6 h3 h5")
	named := 0
	for ply := 8; ply <= g.Ply(); ply += 2 {
		if hasKind(NewSurvey(g.PositionAt(ply)).Advice(g, ply), fact.KindOpeningName) {
			named++
		}
	}
	assert.Zero(t, named)
	f, speaks := lineOf(t, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 a6")
	assert.False(t, speaks && f.Kind == fact.KindOpeningName, "the coach never says it")
}

// A mate in one that was told and not played is told again, and not what wins less: nor is it after that.
func TestAMateInOneIsToldUntilItIsGone(t *testing.T) {
	const fen = "2k5/R5Q1/8/2B1K1N1/1PP3P1/4PP1P/3N4/7R w - - 0 36" // a pawn could run
	told := []*fact.Fact{}
	for i, moves := range []string{"", "Rh2 Kb8 Rh1 Kc8", "Rh2 Kb8 Rh1 Kc8"} {
		f, _ := saidOf(t, fen, moves, told...)
		require.Equal(t, fact.KindMateChance, f.Kind, English(f, tutor.ToWhite))
		assert.Equal(t, i > 0, f.Again)
		told = append([]*fact.Fact{&f}, told...)
	}
}

// What would only be taken back is no threat.
func TestATakeBackIsNoThreat(t *testing.T) {
	p := fenOf(t, "r1b1kbr1/p1n2p1p/2P5/1pp1P1p1/5R2/BPNn2P1/P2P3P/RN2Q1K1 b q - 2 18")
	f := ThreatFound(&p, looked(t, p), looked(t, p.Pass()))
	assert.NotEqual(t, fact.WinningTrade, f.Concept, English(f, tutor.ToBlack))
}

// A free pawn, which only a lesser good move takes, is told before a plan, but not where the game is decided.
func TestAFreePawnComesBeforeAPlan(t *testing.T) {
	for fen, want := range map[string]int{
		"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1":   rankHabit,
		"4k3/8/8/3p4/4P3/8/8/QQ2K3 w - - 0 1": rankTrifle,
	} {
		p := fenOf(t, fen)
		v := NewSurvey(&p)
		facts := v.chances()
		at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindFree })
		require.GreaterOrEqual(t, at, 0, fen)
		facts[at].Lesser = true
		assert.Equal(t, want, v.rank(&facts[at], true), fen)
		assert.Less(t, rankHabit, rankPlan)
	}
}

// A free piece comes before a danger that the same capture ends.
func TestAFreePieceComesBeforeTheDangerItEnds(t *testing.T) {
	f, _ := saidOf(t, "r3k2r/pb1npp1p/6p1/BBpNb3/3P4/5N2/PPP2PPP/R2Q1RK1 w kq - 0 14", "")
	assert.Equal(t, "Your pawn on d4 can take the bishop on e5 for free.", English(f, tutor.ToWhite))
}

// A trade is praised for what it won on one square: what the answer takes elsewhere makes none, what the other side
// began counts with what it took; and a piece that took something was not saved.
func TestPraiseOfCaptures(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ what, fen, moves, want string }{
		{
			"the answer takes elsewhere", "r3k2r/ppp4p/3p2p1/2b1p1Q1/1nB1P1b1/2NP4/PPP2PPP/R4RK1 w kq - 0 15",
			"g5g4 b4c2", "Well taken: the bishop was free.",
		},
		{
			"a queen for a bishop", "r1bqk2r/ppp2ppp/8/6B1/8/8/PPP2PPP/R2QK2R b KQkq - 0 10",
			"d8g5 d1d8 e8d8", "",
		},
		{
			"the answer takes elsewhere, and what was taken was guarded", "4k3/8/4p3/3b4/1p6/P1N5/8/4K3 w - - 0 10",
			"c3d5 b4a3", "",
		},
		{
			"taken back, and a queen won", "4k3/7p/8/3q2B1/8/8/8/2Q1K3 b - - 0 10",
			"d5g5 c1g5 h7h6", "A good trade: you won 6 points.",
		},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen), Players: tutor.TwoPlayers})
		for uci := range strings.FieldsSeq(c.moves) {
			m, err := g.Position().ParseUCI(uci)
			require.NoError(t, err, c.what)
			require.NoError(t, g.Play(m))
		}
		said := ""
		if f, ok := praise(g, g.Ply()); ok {
			said = English(f, tutor.ToWhite)
		}
		assert.Equal(t, c.want, said, c.what)
	}
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "4k3/7p/5b2/2n5/3P4/8/8/4K3 w - - 0 1"), Players: tutor.TwoPlayers})
	for _, uci := range []string{"d4c5", "h7h6"} {
		m, err := g.Position().ParseUCI(uci)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	calm := madeCalm(g, 2)
	require.Len(t, calm, 1)
	assert.Empty(t, calm[0].Pieces)
}

// A pawn that can be traded where it goes is not out of danger there.
func TestWhatCanBeTradedIsInDanger(t *testing.T) {
	t.Parallel()
	for fen, c := range map[string]struct {
		uci  string
		safe bool
	}{
		"r2qk1nr/pp3ppp/2p5/4P3/2Bb4/8/PPP2PPP/R1B2RK1 w kq - 0 12": {"e5e6", false},
		"4k3/8/8/3n4/1N6/8/8/4K3 w - - 0 1":                         {"b4c6", true},
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI(c.uci)
		require.NoError(t, err)
		_, facts := NewSurvey(&p).MoveAdvice(m)
		assert.Equal(t, c.safe, hasKind(facts, fact.KindEndsDanger), fen)
	}
}

// No check is given to drive a king to the edge that has its pieces beside it.
func TestNoKingWithPiecesIsDrivenToTheEdge(t *testing.T) {
	t.Parallel()
	for fen, drives := range map[string]bool{
		"r3k2r/ppp4p/3p4/3Np1p1/2B1P1Q1/3PK3/PP4PP/R4R2 w - - 0 18": false,
		"8/4k3/8/4K3/8/8/8/7R w - - 0 1":                            true,
	} {
		p := fenOf(t, fen)
		v := NewSurvey(&p)
		assert.Equal(t, drives, slices.ContainsFunc(v.moves, func(s *moveSurvey) bool {
			_, so := v.drivesToEdge(s)
			return so
		}), fen)
	}
}

// A pawn that was won is praised before the piece that it saved.
func TestAPawnThatWasWonIsPraisedFirst(t *testing.T) {
	for moves, want := range map[string]string{
		"Bxe6 Kg7": "You won the pawn and lost nothing for it.",
		"Qe5+ Kh7": "You saved your queen.",
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, "7k/8/4p3/5Q2/2B5/8/8/K7 w - - 0 1")}, moves)
		v := NewSurvey(g.Position())
		list, speaks := v.Coach(g, g.Ply(), v.Advice(g, g.Ply()), false, nil)
		require.True(t, speaks, moves)
		assert.Equal(t, want, English(list[0], tutor.ToWhite), moves)
	}
}

// A queen that was won for a rook is named, and a lesser trade counted.
func TestAQueenThatWasTradedIsNamed(t *testing.T) {
	for fen, want := range map[string]string{
		"3q2k1/5ppp/2n5/8/8/8/5PPP/3R2K1 w - - 0 1": "Good: you won the queen.",
		"3r2k1/5ppp/2n5/8/8/6B1/5PPP/6K1 w - - 0 1": "A good trade: you won 2 points.",
	} {
		moves := "Rxd8+ Nxd8"
		if want != "Good: you won the queen." {
			moves = "Bc7 h6 Bxd8 Nxd8"
		}
		g := played(t, tutor.Setup{Start: fenOf(t, fen)}, moves)
		f, ok := praise(g, g.Ply())
		require.True(t, ok)
		assert.Equal(t, want, English(f, tutor.ToWhite))
	}
}
