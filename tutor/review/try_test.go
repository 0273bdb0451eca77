package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func TestARetryIsJudged(t *testing.T) {
	g := game(t, "f3 e5 a3 a6 g4 b6") // Qh4 was mate
	r := whole(t, g, chess.Black)
	m, ok := r.Moment(5)
	require.True(t, ok)
	assert.Equal(t, fact.MateInOne, m.Named)
	mate, err := g.PositionAt(5).ParseSAN("Qh4#")
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, m, mate)
	require.NoError(t, err)
	assert.True(t, tried.Right)
	other, err := g.PositionAt(5).ParseSAN("Nc6")
	require.NoError(t, err)
	tried, err = r.Try(t.Context(), searchNow, m, other)
	require.NoError(t, err)
	assert.False(t, tried.Right)
	assert.Equal(t, mate, tried.Best)
	_, ok = r.Moment(4)
	assert.False(t, ok)
}

// Of a right move it is told first that there is no mate, where the move played allowed one, that it saves its piece,
// or that it gives nothing away, where the move played did.
func TestWhatIsToldFirstOfARightMove(t *testing.T) {
	for name, c := range map[string]struct {
		moves string
		ply   int
		right string
		told  fact.Kind
	}{
		"it saves its piece": {"e4 e6 Bb5 c6 h3 cxb5", 4, "Ba4", fact.KindHintSave},
		"there is no mate":   {"f3 e5 g4 Qh4#", 2, "e4", fact.KindNoMate},
		"it stays safe":      {"e4 e5 Nf3 Nc6 Ng5 Qxg5", 4, "Nc3", fact.KindStaysSafe},
		"it moves itself":    {"e4 e5 Bc4 Nc6 d3 Na5 d4 a6", 6, "Bb3", fact.KindCalm},
		"it keeps the guard": {"e4 e5 Bc4 Nc6 d3 Na5 d4 a6", 6, "Nf3", fact.KindStaysSafe},
	} {
		g := game(t, c.moves)
		r := whole(t, g, chess.White)
		m, ok := r.Moment(c.ply)
		require.True(t, ok, name)
		move, err := g.PositionAt(c.ply).ParseSAN(c.right)
		require.NoError(t, err, name)
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err, name)
		require.True(t, tried.Right, name)
		require.NotNil(t, tried.Why, name)
		why := tried.Why
		if why.Kind == fact.KindHintMove { // which has its reason
			why = &why.Ideas[0]
		}
		assert.Equal(t, c.told, why.Kind, name)
	}
}

// Of a try that is only less than there is it is told that its piece is safe, and whether something can be taken.
func TestATryThatIsLess(t *testing.T) {
	const rook = "r1bq1rk1/p1pp1ppp/1p6/3QP3/2B5/8/PPP2PPP/R1B2RK1 w - - 0 12"
	g := gameFrom(t, rook, "Qe4", "Bb7")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, r.Moments()[0], g.Moves()[0])
	require.NoError(t, err)
	assert.False(t, tried.Right)
	assert.True(t, tried.Takes)
	require.NotNil(t, tried.Safe)
	assert.Equal(t, fact.KindSafeThere, tried.Safe.Kind)
}

// Who missed a mate is sent to the checks, not to what can be taken; and whoever finds it is told that it is mate.
func TestATryWhereThereIsMate(t *testing.T) {
	g := gameFrom(t, "rnbk1bQ1/pppp1p2/4p1p1/6qp/3PP3/2N5/PPP2PPP/R1B1KBNR w KQ - 0 9", "Bxg5", "f6")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	m := r.Moments()[0]
	require.Equal(t, fact.BackRank, m.Named)
	for san, want := range map[string]Tried{"a3": {NotMate: true}, "Qxf8": {Right: true}} {
		move, err := g.PositionAt(0).ParseSAN(san)
		require.NoError(t, err)
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err)
		assert.Equal(t, want.NotMate, tried.NotMate, san)
		assert.Equal(t, want.Right, tried.Right, san)
		if tried.Right {
			assert.Equal(t, fact.KindMates, tried.Why.Kind, san)
		}
	}
	g = gameFrom(t, "6k1/5ppp/8/3r4/8/8/8/QR2K3 w - - 0 1", "Qd4", "h6")
	r, err = Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	move, err := g.PositionAt(0).ParseSAN("Ke2")
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, r.Moments()[0], move)
	require.NoError(t, err)
	assert.True(t, tried.Checks && !tried.Takes, "mate in two begins with a check")
}

// A pawn that can be taken in passing is not said to be safe.
func TestAPawnThatPassesAnotherIsNotSafe(t *testing.T) {
	g := gameFrom(t, "r2k1bnr/1p2p2p/2P2p2/n7/4N1p1/2Q5/P1N1BPPP/R4RK1 w - - 3 21", "a3", "Bh6")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	move, err := g.PositionAt(0).ParseSAN("h4")
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, r.Moments()[0], move)
	require.NoError(t, err)
	assert.Nil(t, tried.Safe)
	assert.Nil(t, tried.Why)
}

// Of a right move that takes something that is told, before what it attacks.
func TestARightCaptureIsSaidToTake(t *testing.T) {
	g := gameFrom(t, "r3k3/p6p/8/8/4n3/P2B4/7P/4K3 w - - 0 1", "Kf1", "Nc3")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	move, err := g.PositionAt(0).ParseSAN("Bxe4")
	require.NoError(t, err)
	m := r.Moments()[0]
	m.Named, m.Hint[1].Kind = fact.NoConcept, fact.KindHintAttack // as if the hint told only what it attacks
	tried, err := r.Try(t.Context(), searchNow, m, move)
	require.NoError(t, err)
	require.True(t, tried.Right)
	assert.Equal(t, fact.KindTakesFree, tried.Why.Kind)
}

// A pin that wins nothing is not what a moment asks for.
func TestAPinThatWinsNothingHasNoName(t *testing.T) {
	for count, named := range map[int]fact.Concept{0: fact.NoConcept, 2: fact.PinToPiece} {
		pin := fact.Fact{Concept: fact.PinToPiece, Count: count}
		assert.Equal(t, named, NamedBy(&fact.Fact{Kind: fact.KindHintIdea, Ideas: []fact.Fact{pin}}))
	}
}

// What can only be taken later was not free, but could be won; a fork that can be prepared has its name.
func TestWhatComesLaterWasNotFree(t *testing.T) {
	for concept, named := range map[fact.Concept]fact.Concept{
		fact.FreePiece: fact.WinningTrade, fact.WinningTrade: fact.WinningTrade, fact.Fork: fact.Fork,
	} {
		later := fact.Fact{Kind: fact.KindHintNext, Ideas: []fact.Fact{{Concept: concept, Count: 1}}}
		assert.Equal(t, named, NamedBy(&later), concept)
	}
}

// The move of the game is never the right one of a moment that asks for a better one.
func TestThePlayedMoveIsNotRight(t *testing.T) {
	r := whole(t, game(t, hopsGame), chess.White)
	for _, m := range r.Moments() {
		if m.Praise {
			continue
		}
		m.Best.Score = 0 // as if the search held all for as good
		tried, err := r.Try(t.Context(), searchNow, m, m.Played)
		require.NoError(t, err)
		assert.False(t, tried.Right)
	}
}

// Where all is won a capture is as good as what wins more, a quiet move is not.
func TestAQuietMoveWhereAllIsWonIsNotRight(t *testing.T) {
	g := gameFrom(t, "4k3/pp6/8/8/8/p7/PP3PPP/K2Q3R w - - 0 1", "Kb1", "Ke7")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	for san, right := range map[string]bool{"bxa3": true, "h3": false, "Qd4": false} {
		move, err := g.PositionAt(0).ParseSAN(san)
		require.NoError(t, err)
		tried, err := r.Try(t.Context(), searchNow, r.Moments()[0], move)
		require.NoError(t, err)
		assert.Equal(t, right, tried.Right, san)
	}
}

// A try that passes over a queen is told that something can be taken, not where she goes then.
func TestATryThatPassesOverAFreePiece(t *testing.T) {
	const free = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"
	g := gameFrom(t, free, "Bc4", "Qg4")
	r := whole(t, g, chess.White)
	require.NotEmpty(t, r.Moments())
	moment := r.Moments()[0]
	require.Equal(t, fact.FreePiece, moment.Named)
	tried := retried(t, r, moment, "Nc3")
	assert.False(t, tried.Right)
	assert.True(t, tried.Takes)
	assert.Equal(t, chess.NoMove, tried.Fears)
}
