package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// No move after which something hangs is fine, every bad one is told what happened, and what was taken was taken.
func TestWhatIsToldOfMoves(t *testing.T) {
	taken := 0
	for seed := range uint64(2) {
		g := beginners(t, seed)
		r := New(g, chess.White)
		for r.Moves() == nil {
			require.NoError(t, r.Step(t.Context(), searchNow))
		}
		for ply, m := range r.Moves() {
			p := g.PositionAt(ply)
			grade, _ := coach.NewSurvey(p).MoveAdvice(m.Move)
			if grade == fact.Loses || grade == fact.AllowsMate {
				assert.NotEqual(t, Fine, m.Mark, "%s in %s", m.Move, p.FEN())
			}
			ordinary := m.Mark == Fine || m.Mark == Plain && m.Lost.Passed == 0
			assert.Equal(t, ordinary, m.Told.Nothing(), "%s of %s in %s", m.Mark, m.Move, p.FEN())
			assert.False(t, m.Mark == Slip && !m.Told.hasCause(), "a slip is told by what it lost: %s", p.FEN())
			if took := m.Told.Took; took != nil {
				taken++
				answer := g.Moves()[ply+1]
				assert.Equal(t, answer.From(), took.By.Square)
				assert.Equal(t, chess.Taken(g.PositionAt(ply+1), answer), took.Taken.Piece)
			}
		}
	}
	assert.NotZero(t, taken)
}

// A queen given away is a blunder in a game that is lost already.
func TestAPieceIsDroppedInALostGame(t *testing.T) {
	for points, want := range map[int]Mark{0: Fine, 1: Slip, 3: Mistake, 5: Mistake, 9: Blunder} {
		assert.Equal(t, want, Loss{Chances: 0.01, Points: points}.mark(), points)
	}
}

// An answer to fear is told with what it is for, where the board shows that; an even trade is nothing to fear.
func TestWhatAFearedAnswerIsFor(t *testing.T) {
	for _, c := range []struct {
		fen, moves string
		want       fact.Kind // "" for nothing
	}{
		{"rnbqkbnr/1p1ppppp/p7/1Bp5/8/4P3/PPPP1PPP/RNBQK1NR w KQkq - 0 3", "b5a4 b7b5", fact.KindMoveAttacks},
		{"1r2kbnr/N2qpppp/8/2ppP3/1n6/8/PPPQ1PPP/R1B1K1NR w KQk - 1 10", "d2f4 b4c2", fact.KindFork},
		{"1n2k1nr/5pp1/2bbp3/1p1p3p/PP5P/8/4KPP1/R1B2BNR w k - 1 20", "a4b5 c6b5", ""},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a2a3 b8c6", ""},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		own, answer, _ := strings.Cut(c.moves, " ")
		m, err := g.Position().ParseUCI(own)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		m, err = g.Position().ParseUCI(answer)
		require.NoError(t, err)
		f := purposeOf(g, m)
		if c.want == "" {
			assert.Nil(t, f, c.moves)
			continue
		}
		require.NotNil(t, f, c.moves)
		assert.Equal(t, c.want, f.Kind, c.moves)
	}
}

// A pawn traded for a pawn explains no slip.
func TestAnEvenTradeIsNotToldAsALoss(t *testing.T) {
	start, err := chess.ParseFEN("r1b1kb1r/2pp1ppp/p1nq1n2/1p2p3/3PP3/1B3N2/PPP2PPP/RNBQ1RK1 w kq - 1 8")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
	m, err := g.Position().ParseUCI("d4e5")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	r := New(g, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	if told := r.Moves()[0].Told.Fact; told != nil {
		assert.NotEqual(t, fact.KindInAll, told.Kind)
	}
}

// A move that gives a piece up is praised for its idea only where the player went on by it.
func TestAnOfferIsPraisedWhereItWasMeant(t *testing.T) {
	const lure = "r3k2r/ppp4p/3p4/3Np1p1/2B1P1Q1/3PK3/PP4PP/R4R2 w - - 0 16"
	for name, c := range map[string]struct {
		fen, moves string
		want       bool
	}{
		"it was hung":               {lure, "Ne7 Kxe7 Qxg5+ Ke8 Rf7 c6 Qe7#", false},
		"the game ends there":       {lure, "Ne7", false},
		"it was taken, and went on": {lure, "Ne7 Kxe7 Rf7+ Kd8 Qd7#", true},
		"nothing is given up":       {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", true},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		for san := range strings.FieldsSeq(c.moves) {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		first := whole(t, g, chess.White).Moves()[0]
		assert.Equal(t, c.want, first.Mark == GoodFind, "%s: %s", name, first.Mark)
	}
}

// Taking back is praised where all that was taken there comes to a knight at least.
func TestTakingBackIsPraisedWhereItWinsMuch(t *testing.T) {
	for moves, want := range map[string]bool{
		"e4 d5 exd5 Qxd5":                 false,
		"e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6":  false,
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5":         false, // two points
		"e4 e5 Qh5 Nc6 Qxe5+ Nxe5":        true,
		"e4 Nf6 d4 Nxe4 Bd3 d5 Bxe4 dxe4": false, // a bishop for a knight and a pawn
	} {
		g := game(t, moves)
		marks := whole(t, g, chess.Black).Moves()
		last := marks[len(marks)-1]
		assert.Equal(t, want, last.Mark == GoodFind, "%s: %s", moves, last.Mark)
		if want {
			assert.Equal(t, fact.KindPurposeTakesBack, last.Told.Fact.Kind)
		}
	}
}

// The hint of a moment leads to what a beginner can see, where it is as good as the best: to castling instead of making
// way for the queen, and to saving the piece that was lost instead of a check.
func TestTheHintOfAMomentIsTheCoachs(t *testing.T) {
	g := game(t, "e4 Nc6 Nf3 e5 Bc4 Bc5 Ng5 Nh6 O-O f6 d3 fxg5")
	r := whole(t, g, chess.White)
	for ply, want := range map[int]struct {
		kind fact.Kind
		san  string
	}{6: {fact.KindHintCastle, "O-O"}, 10: {fact.KindHintSave, "Nf3"}} {
		m, is := r.Moment(ply)
		require.True(t, is, ply)
		p := g.PositionAt(ply)
		assert.Equal(t, want.kind, m.Hint[1].Kind)
		assert.Equal(t, want.san, p.SAN(m.Best.Move))
		assert.Equal(t, m.Hint[3].Move, m.Best.Move)
		for _, move := range []chess.Move{m.Best.Move, m.top} {
			tried, err := r.Try(t.Context(), searchNow, m, move)
			require.NoError(t, err)
			assert.True(t, tried.Right, "%s in %s", p.SAN(move), p.FEN())
		}
	}
}

// Of a good find that takes or promotes something it is told first, and only then what it threatens.
func TestWhatAGoodFindWinsIsToldFirst(t *testing.T) {
	for _, c := range []struct {
		fen, moves string
		want       fact.Kind
	}{
		{"2r1k3/R1Bp1r1p/Bp1Qp3/8/1P2b3/8/1P1N1PPP/4K2R w K - 3 23", "Nxe4", fact.KindTakesFree}, // and traps a rook
		// where a bishop can still be taken after it
		{"rn1qk1nr/p4Nbp/2b1p1p1/8/2pP4/N3PQ2/PP1B1PPP/R3K2R b KQkq - 0 13", "Bxf3 Nxd8", fact.KindTakesMore},
		{"8/3Pk3/7p/p7/8/P6P/2P2PP1/3R2K1 w - - 0 31", "d8=Q+", fact.KindPromotesTo}, // and forks king and pawn
		{"8/8/8/1q3k2/8/2N5/8/4K3 w - - 0 1", "Nxb5", fact.KindTakesFree},
	} {
		marked := whole(t, gameFrom(t, c.fen, strings.Fields(c.moves)...), chess.White).Moves()
		last := marked[len(marked)-1]
		require.Equal(t, GoodFind, last.Mark, c.moves)
		assert.Equal(t, c.want, last.Told.Fact.Kind, c.moves)
	}
}

// Points that go in a lost game, nobody can tell why, are no moment.
func TestAMomentTeaches(t *testing.T) {
	r := whole(t, gameFrom(t, "5q1k/p5p1/1p5p/2p5/2P1Q3/P2P1PP1/1P5P/4R1K1 b - - 2 28", "a6"), chess.Black)
	assert.Empty(t, tries(r))
}

// A move that prevents what the move of the game did not is right for that.
func TestARightMoveIsForWhatItPrevents(t *testing.T) {
	g := gameFrom(t, "2kr3r/1pp2ppp/pqn5/2b5/2Pp4/3Q1P2/PPK1NP1P/R1B4R w - - 5 18", "b3", "Nb4+")
	r := whole(t, g, chess.White)
	m, is := r.Moment(0)
	require.True(t, is)
	tried, err := r.Try(t.Context(), searchNow, m, m.Best.Move)
	require.NoError(t, err)
	require.True(t, tried.Right)
	assert.Equal(t, fact.KindHintPrevents, tried.Why.Ideas[0].Kind)
}

// A move that stops the threat that was asked about is right for that, though it saves a piece, too.
func TestARightMoveMeetsTheQuestion(t *testing.T) {
	g := gameFrom(t, "r2qk2r/p2bb2p/3p1p1n/4p3/3pP1p1/1Q1P1NBP/5PP1/R3R1K1 w kq - 0 22", "Kh1", "gxf3")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	m := r.Moments()[0]
	require.Equal(t, fact.KindHintPrevents, m.Hint[1].Kind)
	tried := retried(t, r, m, "Nd2")
	require.True(t, tried.Right)
	assert.Equal(t, m.Named, tried.Why.Ideas[0].Concept)
}

// A game that went on after a draw that nobody claimed is reviewed to its end.
func TestAGameThatWentOnAfterADraw(t *testing.T) {
	g := game(t, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")
	require.Equal(t, chess.Threefold, g.Outcome())
	g.GoOn()
	for _, san := range []string{"e4", "e5"} {
		require.NoError(t, g.Play(moveOf(t, g, san)))
	}
	assert.Len(t, whole(t, g, chess.White).Moves(), 10)
}

// Where the same has to be prevented move after move, one of them is a moment.
func TestOneThreatIsOneMoment(t *testing.T) {
	g := gameFrom(t, "r7/8/2p5/1pk1Pp1p/3q4/1PN5/P4PPP/2R1R1K1 b - - 3 25", strings.Fields("h4 e6 Re8 a4 b4 Na2+ Kb6")...)
	plies := tries(whole(t, g, chess.Black))
	require.NotEmpty(t, plies)
	for i := range plies[1:] {
		assert.Greater(t, plies[i+1]-plies[i], 2)
	}
}

// What a move prevents as well as the best one, it has not missed.
func TestAMoveThatStopsTheThreatDidNotMissIt(t *testing.T) {
	const threat = "r2qkb1r/pp6/n1ppBp2/5Qp1/3PP1P1/2N1B3/PPP2PP1/R4RK1 b kq - 0 15" // mate in two
	for move, stops := range map[string]bool{"Ke7": true, "b6": false} {
		g := gameFrom(t, threat, move)
		r := New(g, chess.Black)
		for ply := range 2 {
			found, err := r.find(t.Context(), searchNow, g.Until(ply), DeepLimits)
			require.NoError(t, err)
			r.found = append(r.found, found)
		}
		p, m := g.PositionAt(0), Move{Move: g.Moves()[0], Mark: Mistake}
		m.Lost = lossOf(p, m.Move, r.found[0], r.found[1])
		grade, facts := coach.NewSurvey(p).MoveAdvice(m.Move)
		hint := r.hintAt(0)
		require.Equal(t, fact.KindHintPrevents, hint[1].Kind)
		assert.Equal(t, stops, coach.Stops(p, m.Move, &hint[1]), move)
		if stops {
			told := r.tellBad(&m, grade, facts)
			assert.Nil(t, told.Missed)
			assert.Equal(t, r.found[1].Move, told.Fears)
		}
	}
}

// A fork that came is told as what it is, not as the pawn that it began with.
func TestAForkThatCameIsToldOf(t *testing.T) {
	g := gameFrom(t, "6k1/5ppp/8/8/3n4/8/PPP2PPP/R3K3 w - - 0 1", "h3", "Nxc2+", "Kd2", "Nxa1")
	told := whole(t, g, chess.White).Moves()[0].Told
	require.NotNil(t, told.For)
	assert.Equal(t, fact.KindFork, told.For.Kind)
	assert.True(t, told.Came)
	assert.Nil(t, told.Took)
}
