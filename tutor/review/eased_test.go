package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Where a quiet answer made the move of the game bad, a right try is told what became of that answer: it does no harm,
// or is not legal any more.
func TestARightTryIsToldOfTheAnswerToFear(t *testing.T) {
	const fen = "r1bqkbnr/1ppp2pp/p1n5/5p2/1P1Pp3/P7/1BPNPPPP/RN1QKB1R w KQkq - 0 7"
	r := whole(t, gameFrom(t, fen, "g4", "d6"), chess.White)
	m, is := r.Moment(0)
	require.True(t, is)
	for san, gone := range map[string]bool{"c4": false, "e3": true} {
		tried := retried(t, r, m, san)
		require.True(t, tried.Right, san)
		assert.Nil(t, tried.Why, san)
		assert.Equal(t, "e4e3", tried.Eases.String(), san)
		assert.Equal(t, gone, tried.Gone, san)
	}
}

// A quiet try that lets something be taken is right only where a search sees next to no difference.
func TestAQuietTryThatLetsGoIsNotRight(t *testing.T) {
	const pawns = "rnbqkb1r/ppp1pppp/3p1n2/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3"
	r := whole(t, gameFrom(t, pawns, "e5", "dxe5"), chess.White)
	m, is := r.Moment(0)
	require.True(t, is)
	assert.True(t, retried(t, r, m, "Nc3").Right)
	tried := retried(t, r, m, "h4") // the pawn on e4 is attacked
	require.False(t, tried.Right)
	require.NotNil(t, tried.Why)
}

// The hint of a moment in which a piece was let go is about that piece, where the coach knew only a plan; and what an
// answer could have taken counts as let go.
func TestAHintKeepsWhatWasLetGo(t *testing.T) {
	const fen = "r1bqkb1r/ppp1pppp/2n2n2/8/2pP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 0 5"
	r := whole(t, gameFrom(t, fen, "Ne5", "g6"), chess.White)
	m, is := r.Moment(0)
	require.True(t, is)
	d4, err := chess.ParseSquare("d4")
	require.NoError(t, err)
	pawn := fact.On(r.game.PositionAt(0), d4)
	assert.Equal(t, pawn, m.Hint[0].Pieces)
	assert.Equal(t, fact.KindHintKeep, m.Hint[1].Kind)
	assert.Equal(t, fact.KindHintKeep, m.Hint[3].Ideas[0].Kind)
	tried := retried(t, r, m, "e3")
	require.True(t, tried.Right)
	require.NotNil(t, tried.Why)
	assert.Equal(t, fact.KindStaysSafe, tried.Why.Kind)
	assert.Equal(t, pawn, tried.Why.Pieces)

	r = whole(t, game(t, "e4 Nc6 Nf3 e5 Bc4 Bc5 Ng5 Nh6 O-O f6 d3 fxg5"), chess.White)
	m, is = r.Moment(6)
	require.True(t, is)
	assert.Equal(t, fact.KindHintCastle, m.Hint[1].Kind, "which says more")
}

// A right try is told why it is good itself, not another move that mates sooner.
func TestARightTryIsNotToldOfAnotherMate(t *testing.T) {
	g := gameFrom(t, "3B1Q2/r7/2kp4/p2N4/P1p3B1/R4K2/1P4PP/6NR w - - 2 35", "h3")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	m := r.Moments()[0]
	bishop := moveOf(t, g.Until(0), "Bc7")
	found := ai.Result{Move: bishop, Score: -ai.Mated - 9, PV: []chess.Move{bishop}}
	require.NotEqual(t, bishop, coach.HintFacts(g.Until(0), found)[3].Move)
	for _, why := range []*fact.Fact{r.inFavor(&m, found), r.onTheBoard(&m, found)} {
		assert.True(t, why == nil || why.Move == bishop)
	}
}

// Of the dangers by the count after a try those are told that the search expects.
func TestADangerIsToldWhereItIsExpected(t *testing.T) {
	const fen = "4k3/8/2n5/8/3P4/8/8/4K1N1 w - - 0 1"
	g := gameFrom(t, fen, "Kd2", "Nxd4")
	_, facts := coach.NewSurvey(g.PositionAt(0)).MoveAdvice(g.Moves()[0])
	require.NotNil(t, firstDanger(facts))
	assert.NotNil(t, firstDanger(expected(facts, g.Moves()[1:])))
	quiet := gameFrom(t, fen, "Kd2", "Kd7").Moves()[1:]
	assert.Nil(t, firstDanger(expected(facts, quiet)))
}

// Where the best move saves two pieces, the hint for who knows no idea is about the one that was lost.
func TestAHintIsAboutThePieceThatWasLost(t *testing.T) {
	r := whole(t, game(t, "e4 d5 Bc4 e5 Qh5 dxc4"), chess.White)
	m, is := r.Moment(4)
	require.True(t, is)
	g := r.game.Until(4)
	require.Equal(t, "exd5", g.Position().SAN(m.Best.Move))
	hint := m.PlainHint(g, fact.Vocabulary{})
	c4, err := chess.ParseSquare("c4")
	require.NoError(t, err)
	assert.Equal(t, fact.On(g.Position(), c4), hint[0].Pieces)
	assert.Equal(t, fact.KindHintEnds, hint[1].Kind)
}
