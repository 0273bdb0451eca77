package review

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A try that does what was asked is told so, though another wins more; one that loses anything is not.
func TestATryThatDoesWhatWasAsked(t *testing.T) {
	const hangs = "rnbqkb1r/ppp1p1p1/3p1p2/8/2BPP1nN/8/PPP2PPP/RNBQ1RK1 w kq - 1 7" // the knight on h4
	g := gameFrom(t, hangs, "h3")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	for _, c := range []struct {
		try   string
		right bool
		meets fact.Kind // "" if it does not
	}{
		{"Ng6", true, ""},
		{"Nf3", false, fact.KindEndsDanger},
		{"Nf5", false, ""}, // the pawn on h2 and more
		{"Kh1", false, ""},
		{"Qxg4", false, ""}, // the queen for a knight
	} {
		tried := retried(t, r, m, c.try)
		assert.Equal(t, c.right, tried.Right, c.try)
		if c.meets == "" {
			assert.Nil(t, tried.Meets, c.try)
			continue
		}
		require.NotNil(t, tried.Meets, c.try)
		assert.Equal(t, c.meets, tried.Meets.Kind)
	}
}

// So is one after which the answer that was to be feared does no harm.
func TestATryThatAllowsNoFork(t *testing.T) {
	g := gameFrom(t, "r1b1k2r/ppp1qp1p/2nb1p1Q/4p3/8/5N2/PPPP1PPP/R1B1KB1R w KQkq - 0 1", "Bd3", "e4")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	for try, meets := range map[string]bool{"Be2": true, "Qxf6": false, "Ng5": false} {
		tried := retried(t, r, m, try)
		if assert.Equal(t, meets, tried.Right || tried.Meets != nil, try); tried.Meets != nil {
			assert.Equal(t, fact.KindCalm, tried.Meets.Kind)
		}
	}
}

// Who attacks only what is guarded threatens nothing.
func TestAGuardedPawnIsNothingToFear(t *testing.T) {
	g := gameFrom(t, "rnbqkb1r/ppp1p1p1/3p1p2/8/2BPP1nN/8/PPP2PPP/RNBQ1RK1 w kq - 1 7", "Nf3")
	assert.Nil(t, purposeOf(g, moveOf(t, g, "Nc6")), "the pawn on d4 has a guard")
}

// A try that the coach advised in the game, and that loses nothing, is not told to be wrong.
func TestTheCoachsOwnMoveIsNotRefused(t *testing.T) {
	g := gameFrom(t, "rnbqkbnr/2pp2p1/1p2p3/p5Np/2B1N3/8/PPPP1PPP/R1BQK2R w KQkq - 0 7", "Nh3", "d5")
	r := New(g, chess.White)
	d3 := moveOf(t, g.Until(0), "d3")
	best := ai.Result{Move: moveOf(t, g.Until(0), "Qf3"), Score: 163}
	mine := ai.Result{Move: d3, Score: 28, PV: []chess.Move{d3}}
	assert.Nil(t, r.advised(&Moment{}, best, mine), "nobody advised it")
	m := Moment{near: []chess.Move{d3}}
	f := r.advised(&m, best, mine)
	require.NotNil(t, f)
	assert.Equal(t, fact.KindCalm, f.Kind)
	mine.Score = best.Score - mostUnsaid
	assert.Nil(t, r.advised(&m, best, mine), "it loses much")
}

// Two moments in a row never have one answer.
func TestMomentsAskForDifferentMoves(t *testing.T) {
	r := &Review{}
	best := moveOf(t, gameFrom(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "Ra8+")
	r.add(Moment{Ply: 4, Best: ai.Result{Move: best}})
	assert.True(t, r.asksAgain(&Moment{Ply: 6, Best: ai.Result{Move: best}}))
	assert.True(t, r.asksAgain(&Moment{Ply: 2, Best: ai.Result{Move: best}}))
	assert.False(t, r.asksAgain(&Moment{Ply: 8, Best: ai.Result{Move: best}}))
	assert.False(t, r.asksAgain(&Moment{Ply: 6, Best: ai.Result{Move: best + 1}}))
}

// A right move is praised for the piece that it saves, where the move of the game lost that.
func TestARightMoveSavesWhatWasLost(t *testing.T) {
	g := gameFrom(t, "4k3/8/5n2/8/4P3/8/8/3QK3 w - - 0 1", "Kf1", "Nxe4")
	r := New(g, chess.White)
	pawn := fact.PieceOn(g.PositionAt(0), chess.SquareAt(4, 3))
	r.moves = []Move{{Ply: 0, Move: g.Moves()[0], Told: Told{Took: &Taking{Taken: pawn}}}}
	m := &Moment{Played: g.Moves()[0]}
	f := r.savesLost(m, moveOf(t, g.Until(0), "Qf3"))
	require.NotNil(t, f)
	assert.Equal(t, fact.KindEndsDanger, f.Kind)
	assert.Equal(t, []fact.PlacedPiece{pawn}, f.Pieces)
	assert.Nil(t, r.savesLost(m, moveOf(t, g.Until(0), "Qa4+")), "a check may only put it off")
	assert.Nil(t, r.savesLost(m, moveOf(t, g.Until(0), "Qb3")))
}

// What stays safe is named by where it stands: not the rook that castles.
func TestWhatStaysSafeIsNamedWhereItStands(t *testing.T) {
	g := gameFrom(t, "4k3/1b3ppp/8/8/8/4P3/5PPP/4K2R w K - 0 1", "g4", "Bxh1")
	r := New(g, chess.White)
	rook := fact.PieceOn(g.PositionAt(0), chess.SquareAt(7, 0))
	r.moves = []Move{{Ply: 0, Move: g.Moves()[0], Told: Told{Took: &Taking{Taken: rook}}}}
	m := &Moment{Played: g.Moves()[0]}
	f := r.savesLost(m, moveOf(t, g.Until(0), "h3"))
	require.NotNil(t, f)
	assert.Equal(t, fact.KindStaysSafe, f.Kind)
	assert.Equal(t, []fact.PlacedPiece{rook}, f.Pieces)
	assert.Nil(t, r.savesLost(m, moveOf(t, g.Until(0), "O-O")))
}

// A move that gives up a knight and mates much later is not the near mate that was asked for.
func TestAMateThatComesMuchLaterIsNotTheOneAskedFor(t *testing.T) {
	g := gameFrom(t, "R6N/7p/5k2/1p6/3P3p/6N1/1P3PP1/4R1K1 w - - 0 27", "Ne4+", "Kf5")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	later := gameFrom(t, g.PositionAt(0).FEN(), "Ra7", "hxg3").Moves()
	for plies, isAsked := range map[ai.Score]bool{7: true, 11: false} {
		mine := ai.Result{Move: later[0], PV: later, Score: -ai.Mated - plies}
		assert.Equal(t, isAsked, r.winsLater(&m, m.Best, mine) == nil, plies)
	}
}

// Whoever let in mate is right with every move that stops it, and loses little by it but for a pawn; of one that loses
// more it is told that it stops mate. The hint is about that, too, whatever else the best move wins.
func TestWhatStopsMateIsRight(t *testing.T) {
	g := gameFrom(t, "1r4k1/2p2ppp/p7/2P1B3/8/8/P4PPP/1b3RK1 w - - 0 22", "Rxb1", "Rxb1#")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	for _, san := range []string{"Bxc7", "h3", "g3", "f3", "a3", "Rd1"} {
		tried := retried(t, r, m, san)
		require.True(t, tried.Right, san)
		assert.Equal(t, fact.KindNoMate, tried.Why.Kind, san)
	}
	tried := retried(t, r, m, "Bc3")
	require.False(t, tried.Right)
	require.NotNil(t, tried.Meets)
	assert.Equal(t, fact.KindNoMate, tried.Meets.Kind)
	assert.Equal(t, fact.On(g.PositionAt(0), g.PositionAt(0).King(chess.White)), m.Hint[0].Pieces)
	assert.Equal(t, fact.KindHintNoMate, m.Hint[1].Kind)
}

// Mate that is let in move after move is asked about once.
func TestMateThatIsLetInAgainIsOneMoment(t *testing.T) {
	r := whole(t, game(t, "e4 e5 Nf3 Bc5 a3 Qf6 h3 Nc6 a4 d6 Ng1 a6 a5 Qxf2#"), chess.White)
	let := 0
	for _, m := range r.Moments() {
		if r.moves[m.Ply].Told.letsIn() {
			let++
		}
	}
	assert.Equal(t, 1, let)
	assert.Greater(t, len(slices.DeleteFunc(slices.Clone(r.moves), func(m Move) bool { return !m.Told.letsIn() })), 1)
}

// The mate by which a game ended is a moment in a lost game, too.
func TestTheMateThatEndedALostGameIsAMoment(t *testing.T) {
	r := whole(t, game(t, "e4 e6 Nf3 Bc5 Ng5 Nf6 d4 Bxd4 Qxd4 Nc6 a3 Nxd4 Bd3 c6 Nc3 d5 Nxf7 Kxf7 O-O e5 Bg5 h6 "+
		"Bxf6 Qxf6 exd5 cxd5 Nxd5 Qg5 h3 b6 a4 Rd8 Rab1 Bb7 Nc3 Qxg2#"), chess.White)
	m, is := r.Moment(34)
	require.True(t, is)
	require.True(t, m.Lost.hopeless)
	for _, san := range []string{"f4", "Ne3"} {
		assert.Equal(t, fact.KindNoMate, retried(t, r, m, san).Why.Kind, san)
	}
}
