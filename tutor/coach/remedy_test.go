package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// told returns what the coach says first of a position in which a search finds one good move.
func told(t *testing.T, fen, best string) string {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
	p := g.Position()
	line := scored(t, p, best, 0)
	found := ai.Result{Move: line.Moves[0], PV: line.Moves, Lines: []ai.Line{line}}
	v := NewSurvey(p)
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	return English(facts[0], tutor.ToWhite)
}

// A way out is named with its piece where another piece could be meant and would not help, and a fair trade with what
// is traded.
func TestWaysOutAreNamedSoThatNoOtherIsMeant(t *testing.T) {
	for fen, want := range map[string]struct{ best, text string }{
		"r3kb1r/pbpnnppp/1p6/1B1P4/8/7N/PPPP1PPP/RNB1K2R w KQkq - 2 8": {"c2c4", // the knight is one guard of two
			"The knight on e7 attacks your pawn on d5, and nothing guards it. You can guard it with your pawn on c2."},
		"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1": {"b1c3",
			"The pawn on d5 attacks your pawn on e4, and nothing guards it. You can guard it."},
		"rnb1kb1r/pppnqppp/8/4Q3/8/8/PPPP1PPP/RNB1KBNR w KQkq - 0 1": {"e5e7",
			"The queen attacks your queen, and nothing guards it. You can take the queen, queen for queen."},
		"4k3/4q3/8/4Q3/8/8/8/4K3 w - - 0 1": {"e5e7",
			"The queen attacks your queen, and nothing guards it. You can take the queen, queen for queen."},
		"r4b1r/1bpknppp/pp6/3P4/8/2N4N/PPPP1PPP/R1B1K2R w KQ - 0 10": {"h3f4",
			"The knight attacks your pawn on d5, and it needs more guards. You can guard it."},
	} {
		assert.Equal(t, want.text, told(t, fen, want.best), fen)
	}
}

// What took a piece and is in danger for it did not take it for nothing: that would not go together with the danger.
func TestWhatIsInDangerForItTookNothingFree(t *testing.T) {
	g := gameFrom(t, "r2qkb1r/ppp2p1p/2np1n2/4p1N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1", "Nxf7 a6")
	f, ok := praise(g, g.Ply())
	assert.False(t, ok, "%v", f)
	g = gameFrom(t, "3r1b1r/1b3k2/1N3nNp/p1pP1pp1/2P5/3P4/PP1B1PPP/R4RK1 w - - 0 20", "Nxh8+ Kg7")
	f, ok = praise(g, g.Ply())
	assert.True(t, ok)
	assert.Equal(t, fact.KindPraiseTook, f.Kind)
	assert.Equal(t, chess.Rook.Worth()-chess.Knight.Worth(), f.Count)
}

// Where castling comes first, the next rule of thumb is there for who has not learned it.
func TestCastlingIsNotTheOnlyRule(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Nf3 Nc6 Bc4 Bc5")
	facts := NewSurvey(g.Position()).openingAdvice(g, g.Ply())
	assert.Subset(t, kindsOf(facts), []fact.Kind{fact.KindHabitCastle, fact.KindHabitDevelop})
}

// Who is far ahead is not told that a quiet move of some piece is good: nobody would find which, or why.
func TestNoQuietMoveIsLookedForFarAhead(t *testing.T) {
	for fen, want := range map[string]int{
		"4k3/8/8/8/8/4N3/8/QR2K3 w - - 0 1":  0,
		"3qk3/8/8/8/8/4N3/8/QR2K3 w - - 0 1": 1,
	} {
		p := fenOf(t, fen)
		found := ai.Result{Score: 900, Lines: []ai.Line{
			scored(t, &p, "e3d5", 900), scored(t, &p, "a1a2", 500), scored(t, &p, "b1b2", 500),
		}}
		found.Move, found.PV = found.Lines[0].Moves[0], found.Lines[0].Moves
		assert.Len(t, NewSurvey(&p).lookFor(found), want, fen)
	}
}

// Nobody who has just moved a piece by a hint hears that it does little there.
func TestNoPlanIsForThePieceThatJustMoved(t *testing.T) {
	g := gameFrom(t, "3b1rk1/p4p1p/8/6q1/3PQ3/8/PrP2PPP/RN3K2 w - - 0 20", "Na3 Rb8")
	v, line := NewSurvey(g.Position()), scored(t, g.Position(), "a3c4", 0)
	found := ai.Result{Move: line.Moves[0], PV: line.Moves, Lines: []ai.Line{line}}
	assert.NotContains(t, kindsOf(v.Judged(g, v.Advice(g, g.Ply()), found)), fact.KindPlanPiece)
	fresh := tutor.NewGame(tutor.Setup{Start: *g.Position()})
	assert.Contains(t, kindsOf(v.Judged(fresh, v.Advice(fresh, 0), found)), fact.KindPlanPiece)
}

func kindsOf(facts []fact.Fact) (kinds []fact.Kind) {
	for _, f := range facts {
		kinds = append(kinds, f.Kind)
	}
	return kinds
}

// A hint that saves a pawn tells that before another pawn that it attacks, but not before a piece.
func TestAHintTellsThePawnThatItSaves(t *testing.T) {
	for fen, want := range map[string]fact.Kind{
		"4Q3/p4pkp/5b2/6q1/3P4/8/PNP2PPP/4RK2 w - - 0 25": fact.KindHintGuard,
		"4Q3/n4pkp/5b2/6q1/3P4/8/PNP2PPP/4RK2 w - - 0 25": fact.KindHintAttack,
	} {
		p := fenOf(t, fen)
		line := scored(t, &p, "e8a4", 0)
		assert.Equal(t, want, NewSurvey(&p).purpose(line.Moves[0], lastMove{}).Kind, fen)
	}
}

// A pawn that only makes way for what guards is not named as the guard.
func TestWhatMakesWayIsNoGuard(t *testing.T) {
	p := fenOf(t, "4k3/8/n7/8/1PPQ4/8/8/4K3 w - - 0 1")
	v := NewSurvey(&p)
	danger := dangers(&p, lastMove{})[0]
	danger.By = nil // so that no other guard is known to help
	way := fact.WayOut{Move: scored(t, &p, "c4c5", 0).Moves[0], Way: fact.WayGuard}
	assert.Equal(t, chess.NoPiece, v.byWhich(&danger, []fact.WayOut{way})[0].By.Piece)
}

// To take what gives check is not told where that is stalemate and another move is as good; where it is the only good
// one it is.
func TestNoCheckerIsTakenForStalemate(t *testing.T) {
	const pawn, queen = "7k/7p/7P/8/2B5/8/1p2P3/2K5 w - - 0 1", "7k/7p/7P/8/2B5/8/1q2P3/2K5 w - - 0 1"
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, pawn)})
	lines := []ai.Line{scored(t, g.Position(), "c1c2", 0), scored(t, g.Position(), "c1b2", 0)}
	found := ai.Result{Move: lines[0].Moves[0], PV: lines[0].Moves, Lines: lines}
	v := NewSurvey(g.Position())
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	assert.Equal(t, "Check from the pawn on b2! Move the king or take the pawn.", English(facts[0], tutor.ToWhite))
	assert.Equal(t, "Check from the queen! Your king can take the queen for free.", told(t, queen, "c1b2"))
}
