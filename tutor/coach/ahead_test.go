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

// Whoever is far ahead hears of plans that win the game, not of those for when nothing is decided.
func TestWhoIsFarAheadHearsOfPlansThatWin(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      fact.Kind
		before    ai.Score // from which it is not told, 0 if it always is
	}{
		"at the middle": {"4k3/pppp4/8/8/8/8/PPP5/1N2K3 w - - 0 1", "b1c3", fact.KindPlanAim, wellAhead},
		"a threat":      {"r3k3/7p/8/8/8/8/7P/4KB2 w - - 0 1", "f1g2", fact.KindPlanThreat, farWinning},
		"a trade":       {"3qk3/8/8/8/8/8/3Q4/R3K3 w Q - 0 1", "d2d8", fact.KindPlanTrade, 0},
		"a passed pawn": {"4k3/8/8/8/P7/8/8/4K1NN w - - 0 1", "a4a5", fact.KindPlanPush, 0},
	} {
		p := fenOf(t, c.fen)
		m, err := p.ParseUCI(c.move)
		require.NoError(t, err)
		for _, score := range []ai.Score{0, wellAhead - 1, wellAhead, farWinning - 1, farWinning, 2 * farWinning} {
			told := slices.ContainsFunc(NewSurvey(&p).plansBy([]chess.Move{m}, score), func(f fact.Fact) bool {
				return f.Kind == c.kind
			})
			assert.Equal(t, c.before == 0 || score < c.before, told, "%s, %d centipawns", name, score)
		}
	}
}

// That a quiet move is good is told only where it is much better than the third, far ahead still more so.
func TestAQuietMoveMustBeMuchBetter(t *testing.T) {
	p := chess.Start()
	var moves []chess.Move
	for _, text := range []string{"e2e4", "d2d4", "c2c4"} {
		m, err := p.ParseUCI(text)
		require.NoError(t, err)
		moves = append(moves, m)
	}
	for _, c := range []struct {
		best, third ai.Score
		told        bool
	}{
		{300, 150, true}, {300, 151, false},
		{wellAhead, wellAhead - 150, false}, {wellAhead, wellAhead - 200, true},
	} {
		found := ai.Result{Move: moves[0], Score: c.best}
		for i, score := range []ai.Score{c.best, c.best - 10, c.third} {
			found.Lines = append(found.Lines, ai.Line{Score: score, Moves: moves[i : i+1]})
		}
		facts := NewSurvey(&p).lookFor(found)
		assert.Equal(t, c.told, len(facts) == 1, "%d and %d", c.best, c.third)
	}
}

// A piece in danger is told of even where the rest would win without it: a beginner should not learn to leave it there.
func TestADangerIsToldOfHoweverFarAhead(t *testing.T) {
	for _, fen := range []string{
		"8/8/B1kB4/8/P2P4/1P2P3/2P1K3/3Q2N1 w - - 1 32", // the queen mates
		"8/2N5/P5P1/7B/4P3/2kN1P1P/8/5K2 w - - 3 45",    // a pawn becomes a queen
		"8/8/8/8/3R4/4k3/8/K7 w - - 0 1",                // nothing else mates
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		p := *g.Position()
		v := NewSurvey(&p)
		facts := v.Judged(g, v.Advice(g, 0), looked(t, p))
		assert.True(t, slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindHanging }), fen)
		_, speaks := v.Coach(g, 0, facts, true, nil)
		assert.True(t, speaks, fen)
	}
}

// However far ahead the side is, a piece that is lost and the way out come before where to look.
func TestADangerThatIsMetComesBeforeALook(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "N1b5/p2kbp1Q/2n1p3/1pp5/2B5/8/PPPP1PPP/R1B1K1NR w KQ - 0 13")})
	p := *g.Position()
	v := NewSurvey(&p)
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), looked(t, p)), true, nil)
	require.True(t, slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindPlanTakes }))
	assert.Equal(t, fact.KindHanging, facts[0].Kind)
}

// That the queen is attacked comes before the fork of king and pawn by which she goes away.
func TestAQueenInDangerComesBeforeALittleFork(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r1b5/1p1kp3/p1n5/3pQ3/3Pp3/2N5/PqPK1PPP/6NR w - - 0 20")})
	p := *g.Position()
	v := NewSurvey(&p)
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), looked(t, p)), true, nil)
	assert.Equal(t, fact.KindExchangeDanger, facts[0].Kind)
	assert.True(t, slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Concept == fact.Fork }))
}

// What a move hardly worse than the best would win is told, but to a side that wins by almost every move only where
// nothing else is there.
func TestFarAheadTheLineTellsOfTheBestMoveAlone(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "6k1/5ppp/8/8/8/p7/5PPP/R5K1 w - - 0 1")})
	p := *g.Position()
	v := NewSurvey(&p)
	best, err := p.ParseUCI("g1f1")
	require.NoError(t, err)
	takes, err := p.ParseUCI("a1a3")
	require.NoError(t, err)
	for score, told := range map[ai.Score]bool{farWinning - 1: true, farWinning: false} {
		found := ai.Result{Move: best, Score: score, Lines: []ai.Line{
			{Score: score, Moves: []chess.Move{best}}, {Score: score - lineNear/2, Moves: []chess.Move{takes}},
		}}
		assert.Equal(t, told, slices.ContainsFunc(v.Judged(g, v.chances(), found), func(f fact.Fact) bool {
			return f.Kind == fact.KindFree && !f.Lesser
		}), "%d centipawns", score)
	}
}

// A piece that only a move hardly worse than the best saves is told of, but after all else.
func TestWhatOnlyALesserMoveDoesIsToldLast(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r1bqkbn1/2ppp2r/np3p2/1B4Bp/3PP3/1PN5/P1P2PPP/R2QK1NR w KQq - 0 9")})
	p := *g.Position()
	v := NewSurvey(&p)
	var found ai.Result
	for i, uci := range []string{"b5e2", "g5d2", "g5f4"} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		found.Lines = append(found.Lines, ai.Line{Score: ai.Score(312 - 20*i), Moves: []chess.Move{m}})
	}
	found.Move, found.Score = found.Lines[0].Moves[0], found.Lines[0].Score
	facts := v.Judged(g, v.Advice(g, 0), found)
	list, speaks := v.Coach(g, 0, facts, true, nil)
	require.True(t, speaks)
	assert.Equal(t, fact.KindHanging, list[0].Kind)
	assert.True(t, list[0].Lesser)
	assert.Equal(t, "g5d2", list[0].Ways[0].Move.String())

	for _, worse := range []ai.Score{near, saveLoss} {
		found.Lines[1].Score, found.Lines[2].Score = found.Score-worse, found.Score-worse
		told := slices.ContainsFunc(v.Judged(g, v.Advice(g, 0), found), func(f fact.Fact) bool {
			return f.Kind == fact.KindHanging
		})
		assert.Equal(t, worse < saveLoss, told, "what a move saves that is hardly worse is told where nothing else is")
	}

	calm := fact.Fact{Kind: fact.KindPlanWay, Start: p}
	list, _ = v.Coach(g, 0, append([]fact.Fact{calm}, facts...), true, nil)
	assert.Equal(t, fact.KindPlanWay, list[0].Kind, "a plan of the best move comes first")
}

// A piece that hangs is told of as long as it does, also where the game is decided.
func TestALossIsToldOfWhereTheGameIsDecided(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "1rk5/p1p5/P3ppBp/2N1n3/1N6/B1P2P2/P2P3P/R3K2R w KQ - 1 28")})
	p := *g.Position()
	v := NewSurvey(&p)
	facts := v.Judged(g, v.Advice(g, 0), looked(t, p))
	pawn := &fact.Fact{Kind: fact.KindHanging, Pieces: fact.On(&p, chess.SquareAt(5, 2)), Start: p}
	list, speaks := v.Coach(g, 0, facts, true, []*fact.Fact{nil, pawn})
	require.True(t, speaks)
	assert.Equal(t, fact.KindHanging, list[0].Kind)
	told := list[0]
	list, speaks = v.Coach(g, 0, facts, true, []*fact.Fact{nil, &told})
	require.True(t, speaks)
	assert.Equal(t, fact.KindHanging, list[0].Kind)
}

// A plan is told again within five moves only of other pieces, and where nothing else is there.
func TestAPlanIsToldAgainOfOtherPieces(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "8/8/8/5k2/1PP5/3N4/4K3/8 w - - 8 51")})
	p := *g.Position()
	v := NewSurvey(&p)
	push := func(file chess.File) fact.Fact {
		return fact.Fact{Kind: fact.KindPlanPush, Pieces: fact.On(&p, chess.SquareAt(file, 3)), Start: p}
	}
	told := push(1)
	list, speaks := v.Coach(g, 0, []fact.Fact{push(1), push(2)}, true, []*fact.Fact{nil, nil, nil, &told})
	require.True(t, speaks)
	assert.Equal(t, push(2).Pieces, list[0].Pieces)
	_, speaks = v.Coach(g, 0, []fact.Fact{push(1)}, true, []*fact.Fact{nil, nil, nil, &told})
	assert.False(t, speaks)
	king := fact.Fact{Kind: fact.KindPlanKing, Pieces: fact.On(&p, chess.SquareAt(4, 1)), Start: p}
	list, _ = v.Coach(g, 0, []fact.Fact{push(2), king}, true, []*fact.Fact{&told})
	assert.Equal(t, fact.KindPlanKing, list[0].Kind)
}

// A pawn that can be taken is told of where nothing else is there, but not to who is so far ahead that even a piece
// would change nothing.
func TestNoPawnIsToldOfVeryFarAhead(t *testing.T) {
	for fen, told := range map[string]bool{
		"7k/p5pp/8/8/8/8/5B2/1R3RK1 w - - 0 1":   true,
		"7k/p5pp/8/8/8/8/5B2/1R1Q1RK1 w - - 0 1": false,
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		v := NewSurvey(g.Position())
		taking := scored(t, g.Position(), "f2a7", 0).Moves
		assert.Equal(t, told, len(v.trifles(v.Advice(g, 0), taking)) > 0, fen)
	}
}
