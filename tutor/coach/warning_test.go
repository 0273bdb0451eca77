package coach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func TestWarning(t *testing.T) {
	for name, c := range map[string]struct{ fen, move, want string }{
		"allows mate": {
			"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4",
			"Wait: the queen can give checkmate on h4.",
		},
		"leaves a piece for free": {
			"4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1", "g2g3",
			"Wait: the bishop can take your knight for free.",
		},
		"loses an exchange": {
			"4k3/4p3/5p2/8/8/3N4/3P4/4K2R w - - 0 1", "d3e5",
			"Wait: the pawn on f6 can take your knight for free.",
		},
		"a rook for a knight": {
			"4k3/8/5n2/8/8/8/4P3/4K2R w - - 0 1", "h1h5",
			"Wait: the knight can take your rook for free.",
		},
		"guarded, and worth too much": {
			"4k3/8/5n2/8/6P1/8/8/4K2R w - - 0 1", "h1h5",
			"Wait: the knight can take your rook.",
		},
		"what takes it is mated": {
			"rn1q4/pp2RQp1/2pk3p/6B1/2B3n1/5N2/PPP2PPP/RN4K1 w - - 1 16", "b2b4", "",
		},
		"a pawn is not worth a word": {"4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1", "e4e5", ""},
		"nothing lost":               {chess.StartFEN, "e2e4", ""},
		"a loss that cannot be helped": {
			"6k1/8/8/8/8/1p6/2P5/K2B3r w - - 0 1", "a1b1", "",
		},
		"no other move": {"8/8/8/8/8/5k2/7r/7K w - - 0 1", "h1g1", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			w := NewSurvey(&p).Warning(m)
			if c.want == "" {
				assert.Nil(t, w)
				return
			}
			require.NotNil(t, w)
			assert.Equal(t, c.want, English(*w, tutor.ToWhite))
		})
	}
}

// What a move is, by brute force.
type label string

const (
	labelMate       label = "allows mate in one, another move does not"
	labelForcedMate label = "allows mate in one, every move does"
	labelFree       label = "loses, and two pawns' worth or more can be taken for free"
	labelExchange   label = "loses two pawns' worth or more in an exchange"
	labelPawn       label = "loses one pawn's worth"
	labelLessWorse  label = "loses one pawn's worth more than it has to"
	labelForced     label = "loses no more than every move"
	labelHarmless   label = "harmless"
)

func labelOf(p *chess.Position, m chess.Move) label {
	counts, best := slowCounts(p)
	next := p.Play(m)
	lost := slowBest(&next)
	switch slowGrade(p, m, counts[m], best) {
	case fact.AllowsMate:
		for other := range counts {
			if after := p.Play(other); !matesAtAll(&after) {
				return labelMate
			}
		}
		return labelForcedMate
	case fact.Loses:
		switch {
		case best < 0 && best-counts[m] < 2:
			return labelLessWorse
		case lost == 1:
			return labelPawn
		}
		for s := chess.A1; s <= chess.H8; s++ {
			if slowExchange(&next, s) == lost && anyTakesFree(&next, s) {
				return labelFree
			}
		}
		return labelExchange
	}
	if counts[m] < 0 {
		return labelForced
	}
	return labelHarmless
}

// TestWarningsInGreedyGames labels each move of 100 games that a player who
// looks one ply ahead plays against itself, and counts what is warned of.
func TestWarningsInGreedyGames(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(2026, 7))
	moves, warned := map[label]int{}, map[label]int{}
	for range 100 {
		g := greedyGame(random, tutor.Setup{Start: chess.Start()}, 80)
		for ply, m := range g.Moves() {
			p := g.PositionAt(ply)
			l := labelOf(p, m)
			moves[l]++
			if NewSurvey(p).Warning(m) != nil {
				warned[l]++
			}
		}
	}
	for _, l := range []label{
		labelMate, labelForcedMate, labelFree, labelExchange, labelPawn, labelLessWorse, labelForced, labelHarmless,
	} {
		t.Logf("%5d moves, %5d warned of: %s", moves[l], warned[l], l)
	}
	for _, l := range []label{labelMate, labelFree, labelExchange} {
		assert.GreaterOrEqual(t, float64(warned[l]), 0.99*float64(moves[l]), l)
	}
	for _, l := range []label{labelForcedMate, labelLessWorse, labelForced, labelHarmless} {
		assert.Zero(t, warned[l], l)
	}
}

// A move after which a piece can be attacked is warned of by that piece, if much is lost and no idea tells why.
func TestAWarningNamesWhatIsAttacked(t *testing.T) {
	const fen = "rnb2bnr/3pp1pp/ppp2p2/4k3/P6N/N2PK1P1/2P1PP1P/R1B2B1R b - - 3 11"
	f := warnedOf(t, fen, "Ke6", false, Warns()...)
	require.NotNil(t, f)
	assert.Equal(t, "Wait: then the knight on a3 can attack your pawn on b6.", English(*f, tutor.ToBlack))
	assert.Equal(t, "warn-attack", Reason(f))
}

// Who takes is told by the count where a search, which would not take back, ends the exchange too early.
func TestAWarningTellsOfTheWholeExchange(t *testing.T) {
	f := warnedOf(t, "5k2/1Rpn1p1p/8/P1r1p2P/4r3/b1P3P1/P2PPP2/4K1R1 w - - 1 25", "Rb4", false, Warns()...)
	require.NotNil(t, f)
	assert.Equal(t, "Wait: the bishop can take your rook on b4.", English(*f, tutor.ToWhite))
}

// An attack that costs nothing is no reason where a queen's fork was passed over.
func TestNothingIsFearedOfWhatWasPassedOver(t *testing.T) {
	const fen = "1n1qk2r/r1pp1p1p/4p1pB/2b5/8/1P1P1P1N/6PP/1N1QKB1R b Kk - 0 12"
	assert.Nil(t, warnedOf(t, fen, "Bd6", false, Warns()...))
}

// A line that is opened is told by the piece that attacks along it.
func TestAWarningTellsWhatAttacksAlongALine(t *testing.T) {
	const fen = "1rb2r2/p1N1k1qp/2n1p1p1/1p1p4/3P4/2P2N2/PP1Q1PP1/R4RK1 w - - 0 16"
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, "g3")
	p := *g.Position()
	var line []chess.Move
	for _, uci := range []string{"e7d6", "a2a3", "g7c7"} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		line, p = append(line, m), p.Play(m)
	}
	before := g.PositionAt(0)
	s := Searched{Before: looked(t, *before), After: ai.Result{Move: line[0], Score: 400, PV: line}}
	f := WarningOf(g, NewSurvey(before), s, false, func(w Warn) bool { return w == WarnJudged })
	require.NotNil(t, f)
	assert.Equal(t, "Wait: then the queen can attack your knight on c7.", English(*f, tutor.ToWhite))
}

// What attacks only once it has taken something is not named where it will stand.
func TestAWarningNamesWhatStandsThere(t *testing.T) {
	f := warnedOf(t, "1bB1k1nr/pR3p1p/2p5/3p2p1/PB6/n1P1P2P/3R2K1/8 b k - 7 28", "Nb1", false, WarnJudged)
	require.NotNil(t, f)
	assert.Equal(t, fact.KindWarnIdea, f.Kind)
}

// warnedOf returns the warning of the last move played.
func warnedOf(t testing.TB, fen, sans string, plain bool, wanted ...Warn) *fact.Fact {
	t.Helper()
	return warnedBy(t, 1, fen, sans, plain, wanted...)
}

// warnedBy is warnedOf by searches with a seed.
func warnedBy(t testing.TB, seed uint64, fen, sans string, plain bool, wanted ...Warn) *fact.Fact {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, sans)
	search := func(p chess.Position, limits ai.Limits) ai.Result {
		found, err := aitest.Search(t.Context(), p, nil, limits, seed)
		require.NoError(t, err)
		return found
	}
	before := g.PositionAt(g.Ply() - 1)
	s := Searched{Before: Preferred(before, search(*before, HintLimits))}
	if g.Outcome() == chess.Playing {
		require.NoError(t, s.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
			return search(*g.Position(), limits), nil
		}))
	}
	return WarningOf(g, NewSurvey(before), s, plain, func(w Warn) bool { return slices.Contains(wanted, w) })
}

func TestWarningOf(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      fact.Kind
		concept   fact.Concept
		warn      Warn
	}{
		"allows mate": {"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4",
			fact.KindWarnMate, fact.NoConcept, WarnMate},
		"a piece left": {"4k3/7p/8/8/6b1/5N2/P5P1/4K3 w - - 0 1", "g3", fact.KindWarnHanging,
			fact.NoConcept, WarnLoss},
		"a queen passed over, and a fork allowed": {"5rk1/5p1p/6pq/8/3n4/8/PP3PPP/R1B1K1R1 w - - 0 1", "f4",
			fact.KindWarnFreeMissed, fact.FreePiece, WarnMissed},
		"a fork allowed": {"2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "g4", fact.KindWarnIdea,
			fact.Fork, WarnJudged},
		"a mate passed over": {"6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1", "Rc1", fact.KindWarnMateMissed,
			fact.MateInOne, WarnMissed},
		"a free rook passed over": {"6k1/5ppp/8/3r4/8/8/3R1PPP/6K1 w - - 0 1", "h3", fact.KindWarnHanging,
			fact.NoConcept, WarnLoss},
		"a free knight passed over": {"r5k1/5ppp/8/3n4/8/7P/3R1PP1/6K1 w - - 0 1", "Kh2",
			fact.KindWarnFreeMissed, fact.FreePiece, WarnMissed},
		"a free pawn passed over": {"rnbqkbnr/p1pppppp/8/1p6/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Ke2",
			fact.KindWarnFreeMissed, fact.FreePiece, WarnMissed},
		"a free bishop passed over, and nothing attacked": {
			"3rk2r/4bppp/1q4n1/p3p3/2PN2b1/1B3NPP/PP1PKP2/R1BQ3R w k - 0 16", "Nc2",
			fact.KindWarnFreeMissed, fact.FreePiece, WarnMissed,
		},
		"a promotion passed over": {"8/P7/7k/8/8/8/1r4PP/6K1 w - - 0 1", "h3", fact.KindWarnPromotionMissed,
			fact.Promotion, WarnMissed},
		"stalemate": {"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", fact.KindWarnStalemate,
			fact.StalemateTrap, WarnStalemate},
		"stalemate where no mate is there": {"7k/8/8/6K1/8/8/5Q2/8 w - - 0 1", "Qf7", fact.KindWarnStalemate,
			fact.StalemateTrap, WarnStalemate},
	} {
		t.Run(name, func(t *testing.T) {
			f := warnedOf(t, c.fen, c.move, false, Warns()...)
			require.NotNil(t, f)
			assert.Equal(t, c.kind, f.Kind)
			assert.Equal(t, c.concept, f.Concept)
			assert.NotEmpty(t, English(*f, tutor.ToWhite))
			requireLegal(t, f)
			others := slices.DeleteFunc(Warns(), func(w Warn) bool { return w == c.warn })
			if f := warnedOf(t, c.fen, c.move, false, others...); f != nil {
				assert.NotEqual(t, c.kind, f.Kind, "that kind is not wanted")
			}
		})
	}
}

// Of a move that does two things the warning names one, with its pieces: both would have room without these alone.
func TestAWarningNamesOneIdea(t *testing.T) {
	f := warnedOf(t, "2r1k3/4n3/2p4p/2p1Bp2/8/2N1PP1P/P1P3P1/R2K2R1 w - - 3 24", "Bd6", false, Warns()...)
	if assert.NotNil(t, f) && assert.Equal(t, fact.KindWarnIdea, f.Kind) {
		assert.Len(t, f.Ideas, 1)
	}
}

// An answer that takes back on the square on which the move took as much is no trade that is good for the other side.
func TestTakingBackIsNotWarnedOfAsAGoodTrade(t *testing.T) {
	for fen, move := range map[string]string{
		"1k1r3r/pbpp1qpp/1n1b1pn1/R2Pp3/2N1P3/1PBBQNP1/2P2P1P/4K2R w K - 3 17": "Nxb6",
		"2kr1b1r/ppp1qppp/5n2/3P4/2B1N1P1/1P3Q1P/PBP2P2/R4RK1 w - - 1 15":      "Bxf6",
	} {
		if f := warnedOf(t, fen, move, false, WarnJudged); f != nil {
			assert.NotEqual(t, fact.WinningTrade, f.Concept, "%s in %s", move, fen)
		}
	}
}

// A queen for a bishop and a rook is a trade, and no blunder.
func TestATradeForAlmostAsMuchIsNotWarnedOf(t *testing.T) {
	assert.Nil(t, warnedOf(t, "r2r2k1/pppb1pp1/7p/4P2n/2PQ4/2N2N2/PPP2PPP/3R1RK1 w - - 0 16", "Qxd7", false, WarnLoss))
}

// Nothing is said where nothing is lost, where every move loses as much, and,
// against the easiest levels, of what only the search sees.
func TestWarningOfIsSilent(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		plain     bool
	}{
		"a good move":         {chess.StartFEN, "e4", false},
		"a forced loss":       {"6k1/8/8/8/8/8/8/K2B3r w - - 0 1", "Kb1", false},
		"deep, and plain":     {"2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "g4", true},
		"a pawn, and plain":   {"rnbqkbnr/p1pppppp/8/1p6/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Ke2", true},
		"mate in every case":  {"8/8/8/8/8/5k1r/8/6K1 w - - 0 1", "Kf1", false},
		"mate that is forced": {"8/8/8/8/2k5/8/8/K2r4 w - - 0 1", "Ka2", false},
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, warnedOf(t, c.fen, c.move, c.plain, Warns()...)) })
	}
}

// Against levels that see no more than one move, and friends that overlook most, there are only plain warnings.
func TestPlainWarningsGoByWhatALevelSees(t *testing.T) {
	var plain []ai.Level
	for _, l := range ai.Levels() {
		if PlainWarnings(l) {
			plain = append(plain, l)
		}
	}
	assert.Equal(t, []ai.Level{1, ai.Pip, ai.Nib, 2, 3}, plain)
}

// The coach does not warn of a move that is as good as the one it would have made itself, nor of one that costs nothing
// by the search after it.
func TestNoWarningAgainstTheSearch(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1")}, "g4")
	before := g.PositionAt(0)
	bad := Searched{Before: looked(t, *before), After: searched(t, *g.Position(), WarnLimits)}
	warned := func(s Searched) *fact.Fact {
		return WarningOf(g, NewSurvey(before), s, false, func(Warn) bool { return true })
	}
	require.NotEqual(t, g.Moves()[0], bad.Before.Move)
	assert.NotNil(t, warned(bad))
	own := bad
	own.Before.Lines = append(own.Before.Lines, ai.Line{Score: own.Before.Score, Moves: g.Moves()})
	assert.Nil(t, warned(own))
	bad.After.Score = -bad.Before.Score
	assert.Nil(t, warned(bad))
}

// What can be taken, or attacked, is no harm if by the search after the move little is lost, or that answer is no good:
// whatever a search of few positions says.
func TestNoWarningWithoutHarm(t *testing.T) {
	for name, c := range map[string]struct{ fen, move string }{
		"who takes is mated": {"6k1/p1p2pbp/B2r2p1/8/8/2P5/PPP2PPP/R1B2RK1 w - - 3 15", "Re1"},
		"hardly worse, and nothing is taken": {
			"rn4nr/pp1k2p1/2p1ppB1/q2p4/1b1P1BP1/2N1P2P/PPP2P2/R2Q1RK1 w - - 1 13", "Kg2",
		},
		"attacked, and not lost": {"rn4nr/pp1k2p1/2p1ppB1/3p4/3P1BP1/2q1P2P/P1P2PK1/R2Q1R2 w - - 0 15", "Qf3"},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(4) {
				assert.Nil(t, warnedBy(t, seed, c.fen, c.move, false, Warns()...), "seed %d", seed)
			}
		})
	}
}

// An answer that gives a rook for a knight is no reason to stop a move, unless very much is lost.
func TestNoWarningOfACaptureThatLoses(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "2b2r2/pr2k1qp/N1n1p1p1/3p4/1p1P4/2P2N1P/PP1Q1PP1/R4RK1 w - - 0 18")}, "cxb4")
	before := g.PositionAt(0)
	s := Searched{Before: looked(t, *before)}
	takes, err := g.Position().ParseUCI("f8f3")
	require.NoError(t, err)
	for lost, warns := range map[ai.Score]bool{
		costlyCentipawns: false, quietCentipawns - 1: false, quietCentipawns: true,
	} {
		s.After = ai.Result{Move: takes, Score: lost - s.Before.Score, PV: []chess.Move{takes}}
		f := WarningOf(g, NewSurvey(before), s, false, func(w Warn) bool { return w == WarnJudged })
		assert.Equal(t, warns, f != nil, "%d", lost)
	}
}

// A capture is warned of only if the search expects it.
func TestAWarningNamesWhatIsExpected(t *testing.T) {
	const fen, move = "4k3/7p/8/8/6b1/5N2/P5P1/4K3 w - - 0 1", "g3"
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, move)
	before := g.PositionAt(0)
	s := Searched{Before: looked(t, *before), After: searched(t, *g.Position(), WarnLimits)}
	loss := func(w Warn) bool { return w == WarnLoss }
	require.NotNil(t, WarningOf(g, NewSurvey(before), s, false, loss))
	elsewhere, err := g.Position().ParseUCI("h7h6")
	require.NoError(t, err)
	s.After.PV = []chess.Move{elsewhere}
	assert.Nil(t, WarningOf(g, NewSurvey(before), s, false, loss))
}

// A piece that is lost is shown with what is taken elsewhere in return.
func TestALossIsShownWithWhatIsTakenInReturn(t *testing.T) {
	p, err := chess.ParseFEN("rnbqkb1r/ppp1p1p1/3p1p2/8/2BPP1nN/8/PPP2PPP/RNBQ1RK1 w kq - 1 7")
	require.NoError(t, err)
	for uci, want := range map[string]string{
		"h2h3": "h2h3 h8h4 h3g4 c8g4", // for the knight on h4 the one on g4
		"b1c3": "b1c3 h8h4",
	} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		f := NewSurvey(&p).Warning(m)
		require.NotNil(t, f, uci)
		assert.Equal(t, fact.KindWarnHanging, f.Kind)
		assert.Equal(t, "["+want+"]", fmt.Sprint(f.Line))
		assert.Equal(t, uci == "h2h3", f.Returned())
	}
}
