package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What a short search holds for good is recommended only if a longer one does, too: here the bishop takes on f2 with
// check, and the queen is lost.
func TestACaptureThatLosesTheQueenIsNotRecommended(t *testing.T) {
	p := fenOf(t, "r3k2r/ppp2p2/1b3np1/3qPb1p/1n6/1P3PP1/P1P2N1P/RNBQKB1R w KQkq - 1 13")
	take, err := p.ParseSAN("exf6")
	require.NoError(t, err)
	found := searched(t, p, HintLimits)
	_, ok := bestBeside(&p, found, []chess.Move{take}, nearNodes)
	require.True(t, ok)
	assert.NotEqual(t, take, Preferred(&p, found).Move)

	facts, _ := toldOf(t, p.FEN())
	for _, f := range facts {
		assert.NotEqual(t, fact.KindFree, f.Kind, English(f, tutor.ToWhite))
	}
}

// What wins something by counting wins nothing where the other side mates then: the queen may leave d1.
func TestAnIdeaThatIsAnsweredByMateIsNone(t *testing.T) {
	p := fenOf(t, "rn2kb1r/p1p1pppp/5n2/1p6/P1P3N1/R7/3K1P1P/1NBQ1B1q b kq - 0 12")
	take, err := p.ParseSAN("Nxg4")
	require.NoError(t, err)
	for _, f := range Ideas(&p, take, lastMove{}) {
		assert.NotContains(t, []fact.Concept{fact.Lured, fact.GuardOverloaded}, f.Concept)
	}
	line, after := []chess.Move{}, p // after the trade a pawn moves, which shows nothing to have been lured for
	for _, san := range []string{"Nxg4", "Qxg4", "e6", "Qe2", "Bxa3"} {
		m, err := after.ParseSAN(san)
		require.NoError(t, err)
		line, after = append(line, m), after.Play(m)
	}
	for _, f := range BestIdeas(tutor.NewGame(tutor.Setup{Start: p}), 0, line) {
		assert.NotEqual(t, fact.Lured, f.Concept)
	}
}

// A check drives off no guard where a piece comes between whose trade wins no more than the check itself took.
func TestACheckThatIsMetByATradeDrivesOffNoGuard(t *testing.T) {
	p := fenOf(t, "rn1qkb1r/p2p1pp1/b7/2p1p2p/4P3/2Q5/PPPP1PPP/RNB1KBNR w KQkq - 0 8")
	check, err := p.ParseSAN("Qxe5+")
	require.NoError(t, err)
	for _, f := range BestIdeas(tutor.NewGame(tutor.Setup{Start: p}), 0, []chess.Move{check}) {
		assert.NotEqual(t, fact.GuardRemoved, f.Concept)
	}
}

// Who lets mate in at once is warned, though all moves lose to a mate that comes later: not everybody would see that.
func TestMateAtOnceIsWarnedOfWhereMateIsForced(t *testing.T) {
	const fen = "r2qkb1r/ppp1ppp1/5n1p/8/2n1PP2/P2P3P/2q3K1/8 w kq - 0 18"
	p := fenOf(t, fen)
	plies, mated := looked(t, p).Score.Mate()
	require.True(t, mated && plies < 0)
	f := warnedOf(t, fen, "Kf3", false, WarnMate)
	require.NotNil(t, f)
	assert.Equal(t, fact.KindWarnMate, f.Kind)
	assert.Nil(t, warnedOf(t, fen, "Kg3", false, WarnMate))
}

// A pawn that makes way for both bishops is told of one: nobody would say "your bishop and bishop".
func TestAPawnMakesWayForOneOfTwoBishops(t *testing.T) {
	p := fenOf(t, "r1bqk3/ppp4p/6n1/2bp1p2/4pP2/P1B1P3/1PPPN2P/RNBQKB1R w KQq - 2 11")
	m, err := p.ParseSAN("d3")
	require.NoError(t, err)
	_, facts := NewSurvey(&p).MoveAdvice(m)
	at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindMakesWay })
	require.GreaterOrEqual(t, at, 0)
	for i, by := range facts[at].By[1:] {
		assert.NotEqual(t, facts[at].By[i].Piece, by.Piece)
	}
}
