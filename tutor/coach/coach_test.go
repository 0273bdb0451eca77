package coach

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// searched looks at a position as the coach does.
func searched(t testing.TB, p chess.Position, limits ai.Limits) ai.Result {
	t.Helper()
	found, err := aitest.Search(context.Background(), p, nil, limits, 1)
	require.NoError(t, err)
	return found
}

// looked is the one search that all the coach says of a position rests on.
func looked(t testing.TB, p chess.Position) ai.Result {
	t.Helper()
	return Preferred(&p, searched(t, p, HintLimits))
}

func TestThreatFound(t *testing.T) {
	for name, c := range map[string]struct {
		fen     string
		kind    fact.Kind
		concept fact.Concept
	}{
		"a fork":       {"6k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", fact.KindThreatIdea, fact.Fork},
		"mate in two":  {"3r2k1/3r1ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", fact.KindThreatIdea, fact.BackRank},
		"by the count": {"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", fact.KindThreatHanging, fact.NoConcept},
		"nothing":      {chess.StartFEN, fact.KindThreatNone, fact.NoConcept},
		"an attack next": {
			"rnbqk2r/pppp1pbp/4pnp1/8/2B1P3/5Q1N/PPPP1PPP/RNB1K2R w KQkq - 2 5", fact.KindThreatAttack, fact.NoConcept,
		},
		"as much is given for it": {
			"1Q6/pN5p/k5pb/2p5/4P3/3P4/PPP2PPP/R3K2R w KQ - 0 20", fact.KindThreatNone, fact.NoConcept,
		},
		"an attack, not an offer": {
			"r1b2rk1/p1p2p2/p3p1p1/3p2Pp/3P1B2/2P4N/P1P2P1P/R3K2R w KQ - 0 15", fact.KindThreatAttack, fact.NoConcept,
		},
		"little beside what is won": {
			"1r6/pN1k3p/B5pb/2p5/4P3/3P4/PPP2PPP/R2QK2R w KQ - 1 17", fact.KindThreatNone, fact.NoConcept,
		},
		"a piece, though a pawn wins": {
			"8/8/8/P3k3/4B3/5K2/5B2/6b1 w - - 0 1", fact.KindThreatLine, fact.NoConcept,
		},
		"a way out": {"5r2/5p1P/3k1b1n/R2N4/4P3/P1P2P2/1P4P1/2K2BR1 w - - 1 26", fact.KindThreatNone, fact.NoConcept},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			f := ThreatFound(&p, looked(t, p), searched(t, p.Pass(), HintLimits))
			assert.Equal(t, c.kind, f.Kind)
			assert.Equal(t, c.concept, f.Concept)
			assert.Equal(t, chess.White, f.Side)
			requireLegal(t, &f)
		})
	}
}

// A capture that the search refutes is no chance, and of two that can take the
// better is named.
func TestChancesAgreeWithTheSearch(t *testing.T) {
	for name, c := range map[string]struct{ fen, want string }{
		// Taking the pawn lets the knight fork king and rook.
		"refuted": {"6k1/5ppp/8/8/1n6/p7/5PPP/R3K3 w - - 0 1", ""},
		"not":     {"6k1/5ppp/8/8/8/p7/5PPP/R5K1 w - - 0 1", "a1a3"},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			v := NewSurvey(&p)
			facts := v.chances()
			require.NotEmpty(t, facts)
			line := ""
			for _, f := range v.Judged(tutor.NewGame(tutor.Setup{Start: p}), facts, looked(t, p)) {
				if len(f.Line) > 0 {
					line += f.Line[0].String()
				}
			}
			assert.Equal(t, c.want, line)
		})
	}
	p := fenOf(t, "6k1/5ppp/8/2n5/8/B7/5PPP/2R3K1 w - - 0 1")
	v, found := NewSurvey(&p), looked(t, p)
	facts := v.Judged(tutor.NewGame(tutor.Setup{Start: p}), v.chances(), found)
	require.NotEmpty(t, facts)
	assert.Equal(t, found.Move, facts[0].Line[0], "the better")
}

// saidOf is what the coach says of a position after its search.
func saidOf(t *testing.T, fen, moves string, told ...*fact.Fact) (fact.Fact, ai.Result) {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, moves)
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, told)
	require.True(t, speaks)
	return facts[0], found
}

// A pawn that can be taken hides no greater threat.
func TestAForkIsAGreaterThreatThanAPawn(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, chess.StartFEN)}, "e4 e5 Qh5 Nh6 Bc4 g6 Qf3 f5 Ne2 Qg5 d3 Nc6 Bxg5 Nb4")
	p := g.Position()
	require.Equal(t, fact.KindThreatHanging, Threat(p).Kind)
	found := ThreatFound(p, looked(t, *p), looked(t, p.Pass()))
	assert.Equal(t, fact.KindThreatIdea, found.Kind)
	assert.Equal(t, fact.Fork, found.Ideas[0].Concept)
}

// A piece in danger that can take another one for nothing is told to.
func TestAPieceInDangerTakes(t *testing.T) {
	f, found := saidOf(t, "r1b1k1nr/p5pp/1ppbp3/n2p4/2N4P/1P6/P1P1PPP1/R2QKBNR w KQ - 0 11", "")
	assert.Equal(t, "Your knight on c4 can take the bishop on d6 for free.", English(f, tutor.ToWhite))
	assert.Equal(t, found.Move, f.Line[0])
}

// A queen in danger is told of again before a pawn that was not told of.
func TestAQueenIsToldOfAgainBeforeAPawn(t *testing.T) {
	const fen = "r3kb1r/5ppp/1p6/qb1pp3/P4Pn1/4PN2/R2PQ2P/2B1KBR1 w kq - 0 13"
	first, _ := saidOf(t, fen, "")
	require.Equal(t, chess.Queen, first.Pieces[0].Piece.Type())
	again := first
	again.Again = true
	f, _ := saidOf(t, fen, "", &again, &first)
	assert.Equal(t, chess.Queen, f.Pieces[0].Piece.Type())
}

// What was told and stays true is told again before what is worth less.
func TestTheGreaterDangerStays(t *testing.T) {
	const fen = "4k3/8/8/6p1/1p5N/R7/7P/4K3 w - - 0 1"
	first, _ := saidOf(t, fen, "")
	require.Equal(t, chess.Rook, first.Pieces[0].Piece.Type())
	again, _ := saidOf(t, fen, "Kf1 Kf8", &first)
	assert.Equal(t, chess.Rook, again.Pieces[0].Piece.Type())
	assert.True(t, again.Again)
}

// A mate on another square than the one that was told of is a new threat.
func TestAnotherMateIsNoThreatStill(t *testing.T) {
	const fen, moves = "8/p3k1pr/2p1p3/3P4/4pP1P/1K1b2P1/1q6/2b5 w - - 0 43", "Ka4 Bc4"
	first, _ := saidOf(t, fen, moves)
	require.Equal(t, fact.KindMateThreat, first.Kind)
	flipped := played(t, tutor.Setup{Start: fenOf(t, fen)}, moves).Position().Pass()
	for move, still := range map[string]bool{"b2a3": true, "b2b3": false} {
		m, err := flipped.ParseUCI(move)
		require.NoError(t, err)
		told := first
		told.Line = []chess.Move{m}
		f, _ := saidOf(t, fen, moves, nil, &told)
		assert.Equal(t, still, f.Again, move)
	}
}

// Where a game is decided, a plan comes before a piece that can be lost.
func TestAPlanWhereAGameIsDecided(t *testing.T) {
	f, _ := saidOf(t, "8/8/Bk6/8/2P3Q1/7P/1P1P2PR/1NB1K3 w - - 1 38", "")
	assert.NotEqual(t, fact.KindHanging, f.Kind)
}

// While a piece still hangs the coach goes on to say so, in other words; not where another danger comes to it.
func TestStillInDanger(t *testing.T) {
	const fen = "r3k3/5p2/8/8/N7/8/5P2/4K3 w - - 0 1"
	f, _ := saidOf(t, fen, "")
	again, _ := saidOf(t, fen, "f3 f6", &f)
	anew, _ := saidOf(t, "1r2k3/5p2/8/8/N7/8/5P2/4K3 w - - 0 1", "f3 Ra8", &f)
	const first = "The rook attacks your knight, and nothing guards it. You can move it."
	assert.Equal(t, first, English(f, tutor.ToWhite))
	assert.Equal(t, "Your knight is still in danger. You can move it.", English(again, tutor.ToWhite))
	assert.Equal(t, first, English(anew, tutor.ToWhite))
}

// A piece that has just taken another is not to be had for nothing.
func TestWhatHasTakenIsNotForNothing(t *testing.T) {
	const fen = "4k3/8/2n5/4b3/8/3N1P2/8/4K3 w - - 0 1" // the knight takes the bishop, and is taken
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, "Nxe5")
	_, facts := NewSurvey(g.PositionAt(0)).MoveAdvice(g.Moves()[0])
	chances := NewSurvey(g.Position()).Advice(g, 1)
	for want, list := range map[string][]fact.Fact{
		"The knight can take it there. Nothing can take back.":    facts,
		"Your knight can take the knight. Nothing can take back.": chances,
	} {
		found := slices.IndexFunc(list, func(f fact.Fact) bool {
			return strings.EqualFold(English(f, tutor.ToBlack), want) || English(f, tutor.ToWhite) == want
		})
		assert.GreaterOrEqual(t, found, 0, want)
	}
}

// Where a capture gives check, what guards the piece cannot take back, but guards it.
func TestGuardedButForCheck(t *testing.T) {
	p := fenOf(t, "3q3k/8/8/3n4/1B6/P7/3K4/8 w - - 0 1")
	assert.Equal(t, "The knight attacks your bishop, and nothing can take back.",
		English(dangers(&p, lastMove{})[0], tutor.ToWhite))
}

// A fact of now names the squares of now: the pawn that will be on e6 stands on e5.
func TestAChanceNamesPresentSquares(t *testing.T) {
	f, _ := saidOf(t, "7k/8/8/P7/8/8/7P/7K w - - 0 1", "")
	assert.Equal(t, fact.PawnRun, f.Concept)
	assert.Equal(t, []fact.PlacedPiece{fact.PieceOn(&f.Start, chess.SquareAt(0, 4))}, f.Pieces)
}

// What can be taken only after moves that nobody has to make is no threat: the first move is told instead. A move that
// takes something is told by what it takes.
func TestWhatCouldBeTakenLaterIsNoThreat(t *testing.T) {
	p := fenOf(t, "4k3/7b/8/b7/8/2P5/1P6/4K3 b - - 0 1")
	next := p.Pass()
	var line []chess.Move
	for _, uci := range []string{"e1e2", "a5c3", "b2c3"} {
		m, err := next.ParseUCI(uci)
		require.NoError(t, err)
		line, next = append(line, m), next.Play(m)
	}
	f := ThreatFound(&p, ai.Result{}, ai.Result{Move: line[0], Score: 600, PV: line})
	require.Equal(t, fact.KindThreatLine, f.Kind)
	assert.Equal(t, "Next, the king could go to e2.", English(f, tutor.ToBlack))

	p = fenOf(t, "r1bB1bnr/p3pk1p/8/1Q1p1pp1/1n1P4/2N5/PPP1PPPP/R3KBNR w KQ - 1 8")
	next = p.Pass()
	m, err := next.ParseUCI("b4c2")
	require.NoError(t, err)
	told := goesThere(fact.Fact{Side: chess.White, Start: next}, []chess.Move{m})
	assert.Equal(t, "Next, the knight on b4 could take your pawn on c2.", English(told, tutor.ToWhite))
}

// What can be lured later is named where it stands now, too: the pawn that will be on g4 is on g3.
func TestWhatIsLuredNamesPresentSquares(t *testing.T) {
	pawn := fact.PlacedPiece{Piece: chess.PieceOf(chess.Pawn, chess.White), Square: chess.SquareAt(6, 3)}
	p := fenOf(t, "rnb1kb1r/2pp1ppp/7n/Pp2pq2/8/P4PPP/2PPP1B1/RNBQK1NR b KQkq - 2 7")
	var moves []chess.Move
	for _, uci := range []string{"f5g5", "g3g4"} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		moves, p = append(moves, m), p.Play(m)
	}
	ideas := standingBefore([]fact.Fact{{Concept: fact.Lured, By: []fact.PlacedPiece{pawn}}}, chess.White, moves...)
	assert.Equal(t, "g3", ideas[0].By[0].Square.String())
}

// The exact table and the proof of the run agree: a pawn that cannot be caught wins.
func TestARunWins(t *testing.T) {
	runsFound := 0
	for _, fen := range []string{
		"7k/8/8/P7/8/8/8/K7 w - - 0 1", "8/8/8/P2k4/8/8/8/K7 w - - 0 1", "8/8/3k4/P7/8/8/8/7K w - - 0 1",
		"8/5k2/8/8/P7/8/8/7K w - - 0 1",
	} {
		p := fenOf(t, fen)
		line, ok := runs(&p, p.Pieces(chess.Pawn, chess.White).First())
		assert.Equal(t, slowRuns(&p, p.Pieces(chess.Pawn, chess.White).First()), ok, fen)
		if ok {
			runsFound++
			assert.True(t, pawnWins(&p), fen)
			assert.Equal(t, chess.Queen, line[len(line)-1].Promotion())
		}
	}
	assert.Positive(t, runsFound)
}

// A mate in one or two is hinted at as what it is, whatever the search saw.
func TestQuickMatesAreToldAsSuch(t *testing.T) {
	for fen, want := range map[string]fact.Concept{
		"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1":        fact.BackRank,
		"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1":           fact.MateInOne,
		"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1":        fact.MateInTwo,
		"r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1": fact.BackRank,
	} {
		p := fenOf(t, fen)
		m := p.Moves()[0]
		steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), ai.Result{Move: m, PV: []chess.Move{m}})
		assert.Equal(t, want, steps[1].Concept, fen)
		assert.True(t, steps[1].Mate)
	}
}

// What the coach tells at every turn, and what it proves when it is asked.
func BenchmarkTold(b *testing.B) {
	p := fenOf(b, middlegame)
	g := tutor.NewGame(tutor.Setup{Start: p})
	m := p.Moves()[7]
	require.NoError(b, g.Play(m))
	b.Run("advice", func(b *testing.B) {
		for b.Loop() {
			NewSurvey(g.Position()).Advice(g, 1)
		}
	})
	b.Run("hint", func(b *testing.B) {
		found := searched(b, *g.Position(), HintLimits)
		for b.Loop() {
			HintFacts(g, found)
		}
	})
	flipped := g.Position().Pass()
	b.Run("threat", func(b *testing.B) {
		now, then := looked(b, *g.Position()), searched(b, flipped, HintLimits)
		for b.Loop() {
			ThreatFound(g.Position(), now, then)
		}
	})
	b.Run("warning", func(b *testing.B) {
		s := Searched{Before: looked(b, p), After: searched(b, *g.Position(), WarnLimits)}
		v := NewSurvey(&p)
		for b.Loop() {
			WarningOf(g, v, s, false, func(Warn) bool { return true })
		}
	})
	b.Run("searches", func(b *testing.B) {
		for b.Loop() {
			looked(b, p)
			searched(b, *g.Position(), WarnLimits)
		}
	})
	b.Run("judged", func(b *testing.B) {
		v, found := NewSurvey(g.Position()), looked(b, *g.Position())
		facts := v.Advice(g, 1)
		for b.Loop() {
			v.Judged(g, facts, found)
		}
	})
}

// The plans that lead to mate are told every second move, in other words than the last time.
func TestTheWayToMateIsToldOn(t *testing.T) {
	p := fenOf(t, "8/8/8/3k4/8/8/8/K6R w - - 0 1")
	v := NewSurvey(&p)
	first := v.plansBy(p.Moves(), 0)[0]
	require.Equal(t, fact.KindPlanBox, first.Kind)
	again := first
	again.Again = true
	assert.Equal(t, "Keep taking squares from the king.", English(again, tutor.ToWhite))
	for name, c := range map[string]struct {
		told  []*fact.Fact
		at    int
		again bool
	}{
		"first":        {nil, 0, false},
		"just told":    {[]*fact.Fact{&first}, -1, false},
		"told":         {[]*fact.Fact{nil, &first}, 0, true},
		"told again":   {[]*fact.Fact{nil, &again, nil, &first}, 0, false},
		"told earlier": {[]*fact.Fact{nil, nil, nil, &first}, 0, false},
	} {
		list := []fact.Fact{first}
		assert.Equal(t, c.at, v.choose(list, true, c.told), name)
		assert.Equal(t, c.again, list[0].Again, name)
	}
}

// Where half of the moves lose something there is no time for praise.
func TestNoPraiseWhereMostMovesLose(t *testing.T) {
	presses := fenOf(t, "rnbqkbnr/pppp1ppp/8/4p3/3R4/8/PPPPPPPP/1NBQKBN1 w kq - 0 1")
	quiet := chess.Start()
	for p, want := range map[*chess.Position]bool{&presses: true, &quiet: false} {
		praise := &fact.Fact{Kind: fact.KindPraiseTrade, Side: p.Turn(), Start: *p}
		assert.Equal(t, want, NewSurvey(p).rank(praise, true) > rankPlan, p.FEN())
	}
}

// A mate that takes more than two moves is told once for each number of moves, and its first move does what is told.
func TestAMateAheadIsTold(t *testing.T) {
	p := fenOf(t, "8/8/8/6k1/4Q3/8/7R/2K5 w - - 0 1")
	v, g := NewSurvey(&p), tutor.NewGame(tutor.Setup{Start: p})
	m := p.Moves()[0]
	inPlies := func(plies int) *fact.Fact {
		score := -ai.Mated - ai.Score(plies)
		found := ai.Result{Move: m, Score: score, Lines: []ai.Line{{Moves: []chess.Move{m}, Score: score}}}
		for _, f := range v.Judged(g, nil, found) {
			if f.Kind == fact.KindMateAhead {
				return &f
			}
		}
		return nil
	}
	assert.Nil(t, inPlies(3), "it has a name of its own")
	assert.Nil(t, inPlies(FarthestHint+2), "nobody could see it")
	four, five := inPlies(7), inPlies(9)
	require.NotNil(t, four)
	assert.Equal(t, "You can force mate.", English(*four, tutor.ToWhite))
	assert.True(t, v.Does(four, m))
	assert.False(t, v.Does(four, p.Moves()[1]))
	list := []fact.Fact{*four}
	assert.Equal(t, 0, v.choose(list, true, []*fact.Fact{five}))
	assert.Equal(t, -1, v.choose(list, true, []*fact.Fact{four}))
}
