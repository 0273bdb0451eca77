package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// In a won game a mate in three that a search of three lines misses is found by one of the best alone.
func TestAMateInThreeIsFoundInAWonGame(t *testing.T) {
	p := fenOf(t, "2k4N/R7/6P1/1pp3B1/8/2Pn4/PP3PP1/6K1 w - - 0 29")
	found := searched(t, p, HintLimits)
	_, mates := found.Score.Mate()
	require.False(t, mates, "the search of three lines")
	best := Preferred(&p, found)
	plies, _ := best.Score.Mate()
	assert.Equal(t, 5, plies)
	assert.Equal(t, "g6g7", best.Move.String())
}

// A piece that is lost anyway is not told to move to where it is taken, nor is that called a rescue, an attack or a
// plan.
func TestNoMoveGivesItsPieceAwayForNothing(t *testing.T) {
	p := fenOf(t, "2kr3N/ppp3pp/2npb3/3n4/1b6/3P3P/PPP2PP1/R1BQ2KR w - - 3 13")
	found := searched(t, p, HintLimits)
	require.Equal(t, "h8f7", found.Move.String())
	assert.Equal(t, "d1e2", Preferred(&p, found).Move.String())
	hint := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), movesAs(t, &p, 0, "h8f7"))
	assert.Equal(t, fact.KindHintPlace, hint[1].Kind)
}

// What the coach says first of several things that are true.
func TestTheBestNewsComesFirst(t *testing.T) {
	for _, c := range []struct{ name, fen, moves, line string }{
		{
			"a fork by the move that saves a piece", "rnbqk2r/pppp1ppp/5n2/4N3/1bB1P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4",
			"Nc6", "There is a fork: queen and rook at once.",
		},
		{
			"what can be had for a piece that is lost", "2k2r1N/ppp3pp/3pb3/6B1/1b1P2Q1/7P/PPP2PPR/R5K1 b - - 0 16", "Bxg4",
			"Your pawn on h3 can take the bishop on g4. Nothing can take back.",
		},
		{
			"a free queen that threatens mate", "6kr/pp3rpp/3Q4/q7/8/8/2P2PPP/R1n3K1 w - - 0 27", "",
			"Your rook can take the queen for free.",
		},
		{
			"a piece that nothing saves", "2k2r1N/ppp3pp/3pb3/3nn1B1/1b6/3P3P/PPP2PPR/R2Q2K1 w - - 7 15", "",
			"The rook attacks your knight, and nothing guards it.",
		},
	} {
		f, _ := saidOf(t, c.fen, c.moves)
		assert.Equal(t, c.line, English(f, tutor.ToWhite), c.name)
	}
}

// No plan is told whose way own pieces bar, or a pawn pushed that is far from its goal beside pieces.
func TestPlansHaveTheirWayFree(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		kind      fact.Kind
		tells     bool
	}{
		{"N1b3nr/1p1n1pk1/p2Q3p/3N4/4P3/8/PPPP1PP1/R1B1K2R w KQ - 0 18", "d2d4", fact.KindPlanPush, false},
		{"6k1/5ppp/8/8/3P4/8/5PPP/3R2K1 w - - 0 1", "d4d5", fact.KindPlanPush, true},
		{"6k1/5ppp/3N4/8/3P4/8/5PPP/3R2K1 w - - 0 1", "d4d5", fact.KindPlanPush, false},
		{"6k1/5ppp/8/8/8/8/P4PPP/R5K1 w - - 0 1", "a1d1", fact.KindPlanFile, true},
		{"6k1/5ppp/8/8/3B4/8/P4PPP/R5K1 w - - 0 1", "a1d1", fact.KindPlanFile, false},
	} {
		p := fenOf(t, c.fen)
		m, err := p.ParseUCI(c.move)
		require.NoError(t, err)
		v := NewSurvey(&p)
		assert.Equal(t, c.tells, hasKind(v.plansBy([]chess.Move{m}, 0), c.kind), "%s in %s", c.move, c.fen)
	}
}

// A move out of check is not said to let a piece attack that attacked before, when check kept it from taking.
func TestAMoveOutOfCheckLetsNothingAttack(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "5rk1/ppp3pp/3R4/q7/6Q1/2n5/P1P2PPP/5RK1 w - - 0 24")}, "Qe6+ Rf7")
	for _, f := range Purposes(g, 2, fact.Everything) {
		assert.NotEqual(t, fact.KindPurposeUncovers, f.Kind, English(f, tutor.ToWhite))
	}
}

// A warning does not name as the taker a piece that is needed where it stands.
func TestAWarningNamesWhatTakesWell(t *testing.T) {
	p := fenOf(t, "rnbqkbnr/pppp1p2/4p2p/6pQ/4P3/5N2/PPPP1PPP/RNB1KB1R w KQkq - 0 5")
	g := played(t, tutor.Setup{Start: p}, "Nxg5")
	s := Searched{Before: looked(t, p)}
	require.NoError(t, s.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
		return searched(t, *g.Position(), limits), nil
	}))
	f := WarningOf(g, NewSurvey(&p), s, false, func(Warn) bool { return true })
	require.NotNil(t, f)
	assert.Equal(t, "d8g5", f.Line[1].String(), "the pawn on h6 stands before a rook")
	assert.Equal(t, "Wait: on g5 you would lose a knight.", English(*f, tutor.ToWhite))
}

// What takes back less than a move has taken is nothing to be warned of.
func TestTakingBackLessIsNoWarning(t *testing.T) {
	assert.Nil(t, warnedOf(t, "rkb5/1p2p3/1N6/8/p2Q4/5N2/1RPK1PPP/8 w - - 0 27", "Nxa8", false, Warns()...))
}

// For nothing is said of the piece that nothing takes back, though the search takes with another first.
func TestForNothingIsSaidOfWhatNothingTakes(t *testing.T) {
	const fen = "1n2kb1r/2q1p1pp/1Qp2p1n/5P2/4P3/rPPP3B/R4P1P/1NB1K1NR w K - 0 17"
	for seed := range uint64(4) {
		f := warnedBy(t, seed, fen, "Qa6", false, WarnLoss)
		require.NotNil(t, f)
		assert.Equal(t, "Wait: the knight on b8 can take your queen for free.", English(*f, tutor.ToWhite))
	}
}

// What can be taken only after a move that nobody has to make is nothing to be warned of.
func TestWhatComesLaterIsNoWarning(t *testing.T) {
	for seed := range uint64(4) {
		f := warnedBy(t, seed, "8/p2k4/8/1p6/5qP1/8/P2bK3/8 b - - 0 37", "b4", false, Warns()...)
		assert.True(t, f == nil || f.Concept != fact.FreePiece, "the queen guards the bishop")
	}
}

// A pawn that is past its pursuers only since it takes en passant is not said to be so where it stands.
func TestAPawnThatTakesDoesNotRun(t *testing.T) {
	p := fenOf(t, "8/pp1k4/8/3P4/1pP3P1/8/P2b4/6K1 b - c3 0 30")
	f := chanceFound(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
	assert.True(t, f == nil || f.Concept != fact.PawnRun)
}

// In a middlegame without queens the king has no business with a pawn.
func TestTheKingWaitsForTheEnding(t *testing.T) {
	v := NewSurvey(new(fenOf(t, "r3k2N/pp4pp/2n2n2/1pb5/4P3/8/PPPP2PP/RNBK1R2 b q - 0 14")))
	m, err := v.position.ParseSAN("Ke7")
	require.NoError(t, err)
	_, follows := v.kingToPawn(v.find(m))
	assert.False(t, follows)
}

// A queen for which one's own is taken elsewhere is not had for nothing.
func TestWhatIsGivenUpElsewhereIsNotForNothing(t *testing.T) {
	for fen, took := range map[string]bool{
		"rn2kbnr/ppp1pppp/8/8/3qP1b1/5N2/PPPP2PP/RNBQKB1R w KQkq - 0 6": true,
		"rn2kbnr/ppp1pppp/8/8/3qP3/5N2/PPPP2PP/RNBQKB1R w KQkq - 0 6":   false,
	} {
		p := fenOf(t, fen)
		chance := NewSurvey(&p).chances()[0]
		assert.Equal(t, fact.KindFree, chance.Kind)
		assert.Equal(t, took, chance.Took, fen)
	}
}

// A queen that is traded for another is not said to be had for nothing, and no line is warned of by which one gains.
func TestAWarningCountsWhatIsTakenInReturn(t *testing.T) {
	for seed := range uint64(4) {
		f := warnedBy(t, seed, "rnb1kbnr/ppppqp1p/6p1/7Q/3P4/2N1p3/PPP2PPP/R3KBNR w KQkq - 0 6", "Nd5", false, Warns()...)
		if f != nil && f.Kind == fact.KindWarnHanging {
			assert.Equal(t, "Wait: the pawn on g6 can take your queen.", English(*f, tutor.ToWhite))
		}
		f = warnedBy(t, seed, "rn1k1bN1/4np1p/p5p1/6B1/1p1P4/2N5/PPP2PPP/R3R1K1 w - - 0 18", "Bxe7+", false, Warns()...)
		assert.True(t, f == nil || f.Kind != fact.KindWarnLine)
	}
}

// What is shown of a fork that comes next ends where it wins.
func TestAWarningShowsNoMoreThanItsIdea(t *testing.T) {
	f := warnedBy(t, 0, "rnb1kbr1/4nppp/p7/1p2N3/3P4/2N5/PPP2PPP/R1B1R1K1 w - - 0 14", "Bg5", false, Warns()...)
	require.NotNil(t, f)
	require.Equal(t, fact.Fork, f.Concept)
	assert.Len(t, f.Line, 4)
	assert.Equal(t, "f6", f.Line[3].From().String())
}

// Who takes a knight for nothing is not warned by a line in which that is won.
func TestNoWarningOfWhatGainsAllTheSame(t *testing.T) {
	for seed := range uint64(4) {
		f := warnedBy(t, seed, "r3k2r/ppp2qpp/2p5/5b2/1b1Pn3/5P2/PPP3PP/RNBQR1K1 w kq - 0 12", "fxe4", false, Warns()...)
		assert.Nil(t, f)
	}
}

// A king that stands alone has nothing left to lose: no quiet answer is warned of.
func TestALoneKingIsNotWarnedOfAQuietAnswer(t *testing.T) {
	for fen, warned := range map[string]bool{
		"7k/8/8/8/5P2/3P4/3K4/8 b - - 0 42":  false,
		"7k/7p/8/8/5P2/3P4/3K4/8 b - - 0 42": true, // a search that finds much lost is believed
	} {
		p := fenOf(t, fen)
		v := NewSurvey(&p)
		m, err := p.ParseUCI("h8g7")
		require.NoError(t, err)
		next := p.Play(m)
		answer, err := next.ParseUCI("d2e3")
		require.NoError(t, err)
		w := warner{
			v: v, s: v.find(m), falls: true,
			searched: Searched{
				Before: ai.Result{Score: -300},
				After:  ai.Result{Move: answer, Score: 1200, PV: []chess.Move{answer}},
			},
		}
		assert.Equal(t, warned, w.line() != nil, fen)
	}
}
