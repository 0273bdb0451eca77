package coach

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A hint that replaces the best move is likelier to be found, hardly worse and has the same first reason, or has one
// where the best move has none.
func TestFindableHintsAreHardlyWorse(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 7))
	replaced := 0
	for range 4 {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Outcome() == chess.Playing && g.Ply() < 40 {
			if g.Ply()%5 == 0 {
				found := looked(t, *g.Position())
				hint := Findable(g, found, 800, fact.Everything)
				if hint.Move != found.Move {
					replaced++
					assert.Greater(t, hint.Score, found.Score-near)
					best, likelier := HintFacts(g, found)[1], HintFacts(g, hint)[1]
					if Reason(&best) != "" { // else it is replaced for a reason's sake
						line := people.Line{Start: chess.Start(), Moves: g.Moves()}
						chance := func(m chess.Move) int { return people.Chance(&line, []chess.Move{m}, 800) }
						assert.GreaterOrEqual(t, hint.Score, found.Score-findableLoss)
						assert.Greater(t, chance(hint.Move), chance(found.Move))
						assert.Equal(t, best.Kind, likelier.Kind)
						assert.Equal(t, best.Concept, likelier.Concept)
					}
				}
			}
			require.NoError(t, g.Play(peopleOf(1000)(random, g)))
		}
	}
	assert.Positive(t, replaced)
}

// Where no reason for the best move is known, the hint is another that is hardly worse and has one.
func TestAHintHasAReasonIfALineHasOne(t *testing.T) {
	p := fenOf(t, "rn1qkbnr/pp2p3/2p2p1p/3p1bp1/3P4/2N1BNP1/PPPQPP1P/R3KB1R w KQkq - 0 7")
	g := tutor.NewGame(tutor.Setup{Start: p})
	line := func(uci string, score ai.Score) ai.Line { return scored(t, &p, uci, score) }
	quiet, castles := line("h2h3", 40), line("e1c1", 15)
	found := ai.Result{Move: quiet.Moves[0], Score: 40, PV: quiet.Moves, Lines: []ai.Line{quiet, castles}}
	best := HintFacts(g, found)[1]
	require.Empty(t, Reason(&best))
	hint := Findable(g, found, 800, fact.Everything)
	assert.Equal(t, castles.Moves[0], hint.Move)
	assert.Equal(t, fact.KindHintCastle, HintFacts(g, hint)[1].Kind)

	found.Lines[1].Score = 40 - near
	hint = Findable(g, found, 800, fact.Everything)
	assert.Equal(t, quiet.Moves[0], hint.Move, "one that is worse has to stay behind")
}

// Who does not know the idea of the best move is led to one that is about as good and says more than where it goes.
func TestAHintSaysMoreThanASquare(t *testing.T) {
	p := fenOf(t, "Bn2kb2/p1pqp3/1p1p3n/8/2Q1P1p1/BP6/P1PN1PP1/2KR1BNR w - - 3 16")
	g := tutor.NewGame(tutor.Setup{Start: p})
	line := func(uci string, score ai.Score) ai.Line { return scored(t, &p, uci, score) }
	best, out := line("c4d5", 1881), line("g1e2", 1842)
	found := ai.Result{Move: best.Moves[0], Score: best.Score, PV: best.Moves, Lines: []ai.Line{best, out}}
	assert.Equal(t, best.Moves[0], Findable(g, found, 800, fact.Everything).Move)
	known := fact.Everything.Without(fact.Fork).WithoutKind(fact.KindPlanMore)
	prepares := PlainHint(g, found, known)[1]
	assert.Equal(t, "Prepare this: a double attack on knight and pawn.", English(prepares, tutor.ToWhite))
	known = known.WithoutKind(fact.KindFork)
	require.Equal(t, fact.KindHintPlace, PlainHint(g, found, known)[1].Kind)
	hint := Findable(g, found, 800, known)
	assert.Equal(t, out.Moves[0], hint.Move)
	assert.Equal(t, fact.KindHintDevelop, PlainHint(g, hint, known)[1].Kind)

	found.Lines[1].Score = best.Score - decidedLoss
	assert.Equal(t, best.Moves[0], Findable(g, found, 800, known).Move, "one that is worse has to stay behind")
}

func TestAMateIsTheHint(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")})
	found := searched(t, *g.Position(), HintLimits)
	assert.Equal(t, found, Findable(g, found, 800, fact.Everything))
}

// The hint moves as the coach's line says: no move that people play more takes its place.
func TestTheHintDoesWhatTheLineCallsFor(t *testing.T) {
	for name, fen := range map[string]string{
		"a rule of thumb":             "rnbqkbnr/pp1p3p/6p1/2p1Np2/4P3/2N5/PPPP1PPP/R1BQKB1R w KQkq - 0 5",
		"a piece that two could take": "r2qkb1N/p1p1pp1p/1pnp1n2/8/4P3/2NB4/PPPPbPPP/R1B1K2R w KQq - 0 11",
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		v, found := NewSurvey(g.Position()), looked(t, *g.Position())
		facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
		require.True(t, speaks, name)
		move := HintFacts(g, v.Toward(Findable(g, found, 800, fact.Everything), &facts[0]))[tutor.HintSteps-1].Move
		assert.True(t, v.Does(&facts[0], move), name)
		if facts[0].Kind == fact.KindFree {
			assert.Equal(t, facts[0].Line[0], move, name)
		}
	}
}

// Where all is lost what takes back is told, and hinted at, though a search likes other moves as well.
func TestWhatTakesBackIsToldWhereAllIsLost(t *testing.T) {
	const queenTaken = "rn1qkb1r/ppp2ppp/5n2/3pN3/2B1P1b1/2N5/PPPP1PPP/R1BQK2R b KQkq - 0 6"
	g := played(t, tutor.Setup{Start: fenOf(t, queenTaken)}, "Bxd1")
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, nil)
	require.True(t, speaks)
	assert.Equal(t, fact.KindFree, facts[0].Kind)
	assert.Equal(t, "e1d1", facts[0].Line[0].String())
	assert.Equal(t, "e1d1", HintFacts(g, v.Toward(found, &facts[0]))[3].Move.String())
}

// Of two pieces that are attacked, the one that falls while the other is saved is told, too.
func TestWhatFallsMeanwhileIsTold(t *testing.T) {
	const forked = "r3k2r/ppp2ppp/5q2/2b2N2/3nn3/4B3/PPP2PPP/R2NR1K1 b kq - 0 13"
	g := played(t, tutor.Setup{Start: fenOf(t, forked)}, "Nxc2")
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, _ := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, nil)
	assert.True(t, slices.ContainsFunc(facts[1:], func(f fact.Fact) bool {
		return f.Kind == fact.KindHanging && f.Pieces[0].Square.String() == "e1"
	}))
}

// Who has not learned to look for a far mate is led to a piece that can be won on the way, by line and hint.
func TestAFarMateIsNotTheAimOfABeginner(t *testing.T) {
	p := fenOf(t, "2bQ3r/3n1k2/p1p2p2/1p3p2/P2P1Q2/2N2N2/1PP2PP1/R3R1K1 w - - 0 1")
	g := tutor.NewGame(tutor.Setup{Start: p})
	v, found := NewSurvey(&p), looked(t, p)
	takes, mates := "d8h8", "e1e7"
	for known, move := range map[fact.Vocabulary]string{
		fact.Everything: mates, fact.Everything.Without(fact.MateInThree): takes,
		fact.Everything.Without(fact.MateInTwo): mates,
	} {
		told := Taught(&p, found, known)
		assert.Equal(t, move, told.Move.String())
		assert.Equal(t, move, PlainHint(g, Findable(g, told, 800, known), known)[3].Move.String())
		facts, speaks := v.PlainCoach(known, g, 0, v.Judged(g, v.Advice(g, 0), told), true, nil)
		require.True(t, speaks)
		if move == takes {
			assert.True(t, v.Does(&facts[0], told.Move), "the rook attacks the queen, and can be taken")
		}
	}
}

// Who has not learned to take in passing is not led to it while another move is hardly worse.
func TestTakingInPassingIsNotAdvisedBeforeItIsLearned(t *testing.T) {
	p := fenOf(t, "rnbqkbnr/ppp3pp/3p4/4pP2/8/7N/PPPP1PPP/RNBQKB1R w KQkq e6 0 4")
	g := tutor.NewGame(tutor.Setup{Start: p})
	v, passes := NewSurvey(&p), func(m chess.Move) bool { return m.IsEnPassant() }
	found := looked(t, p)
	require.True(t, slices.ContainsFunc(found.Lines, func(l ai.Line) bool { return passes(l.Moves[0]) }))
	for known, led := range map[fact.Vocabulary]bool{
		fact.Everything: true, fact.Everything.WithoutKind(fact.KindEnPassantBeside): false,
	} {
		told := Taught(&p, found, known)
		advised := slices.ContainsFunc(v.Judged(g, v.Advice(g, 0), told), func(f fact.Fact) bool {
			return slices.ContainsFunc(f.Ways, func(w fact.WayOut) bool { return passes(w.Move) })
		})
		assert.Equal(t, led, advised)
		assert.Equal(t, led, passes(PlainHint(g, told, known)[3].Move))
	}
	only := ai.Result{Move: found.Move, Score: 300, Lines: []ai.Line{{Score: 300, Moves: found.Lines[0].Moves}}}
	assert.Equal(t, only, Taught(&p, only, fact.Everything.WithoutKind(fact.KindEnPassantBeside)))
}

// That a move threatens mate says more than that it guards a pawn which is guarded already.
func TestAThreatOfMateComesBeforeAGuard(t *testing.T) {
	p := fenOf(t, "4Q3/p1r3kp/2B2pp1/7n/4P3/2Q5/PPP1qPPP/RNB2RK1 w - - 0 21")
	m, err := p.ParseUCI("c3c5")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: p})
	line := []chess.Move{m}
	found := ai.Result{Move: m, Score: 3500, PV: line, Lines: []ai.Line{{Score: 3500, Moves: line}}}
	idea := hintIdea(g, found, fact.Everything)
	assert.Equal(t, fact.KindHintPrepares, idea.Kind)
	assert.True(t, idea.Mate)
}

// A pawn that moves on is not guarded where it stood.
func TestWhatHasMovedOnIsNotGuarded(t *testing.T) {
	p := fenOf(t, "rn2kbnr/p3p2p/b1p2p2/1p4p1/P3P3/3K1N2/1Bp3PP/R4BNR b kq - 1 13")
	m, err := p.ParseUCI("c2c1q")
	require.NoError(t, err)
	v := NewSurvey(&p)
	_, keeps := v.keepsKing(v.find(m))
	assert.False(t, keeps)
}

// A move that mates is no way out of a danger: it is told as mate.
func TestAMateIsNoWayOut(t *testing.T) {
	p := fenOf(t, "7r/5p1p/p6P/P7/1n4k1/5b1p/5K2/4r3 b - - 2 41")
	v := NewSurvey(&p)
	f, ok := v.judge(dangers(&p, lastMove{})[0], 0, []chess.Move{matingMove(&p)})
	require.True(t, ok)
	assert.Empty(t, f.Ways)
}

// A mate in two that was told, and is there again at the next move, is told once more as that.
func TestAMateInTwoIsToldAgain(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")}, "Kf1 Kg8")
	told := func(ply int, before []*fact.Fact) fact.Fact {
		at := g.Until(ply)
		v := NewSurvey(at.Position())
		facts := v.Judged(at, v.Advice(at, ply), Preferred(at.Position(), looked(t, *at.Position())))
		list, speaks := v.Coach(at, ply, facts, true, before)
		require.True(t, speaks)
		return list[0]
	}
	first := told(0, nil)
	assert.Equal(t, fact.MateInTwo, first.Concept)
	assert.False(t, first.Again)
	second := told(2, []*fact.Fact{&first})
	assert.Equal(t, fact.MateInTwo, second.Concept)
	assert.True(t, second.Again)
}
