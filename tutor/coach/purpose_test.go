package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func TestWhatAMoveWasFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		what, fen, move string
		kind            fact.Kind
	}{
		{"a knight comes out", chess.StartFEN, "g1f3", fact.KindPurposeOut},
		{"a pawn opens lines", chess.StartFEN, "e2e4", fact.KindMakesWay},
		{"out of check", "4k3/8/8/8/8/8/3P4/r3K3 w - - 0 1", "e1e2", fact.KindPurposeCheck},
		{"a freer place", "4k3/p7/8/8/8/7N/8/4K3 w - - 0 1", "h3f4", fact.KindPurposeReaches},
		{"nothing new", chess.StartFEN, "a2a3", fact.KindPurposeCalm},
		{"an attack that is uncovered, but harmless", "2n1k3/p6p/8/8/8/8/K6P/R7 w - - 0 1", "a2b2",
			fact.KindPurposeNone},
		{"a capture that nothing can take back", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", fact.KindTakesFree},
		{"an attack on a queen that is uncovered", "Qn1q1rk1/p1p2p1p/6p1/4b3/8/2P5/PPP2PPP/R1B1KB1R b KQ - 0 11",
			"b8a6", fact.KindPurposeUncovers},
		{"a second attack rather than one on a guarded pawn",
			"rn1qk1nr/pp3ppp/2p1p3/3p1b2/1b1P1B2/2NBPN2/PPP2PPP/R2QK2R b KQkq - 3 6", "d8a5",
			fact.KindPurposeMore},
		{"an attack", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "g1f3", fact.KindMoveAttacks},
		{"a guard", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", "b8c6", fact.KindPurposeGuards},
		{"a check", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", fact.KindGivesCheck},
		{"castling", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K2R w K - 0 1", "e1g1", fact.KindCastles},
		{"a capture", "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", fact.KindTakes},
		{"a way out of danger", "4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1", "e4g3", fact.KindPurposeSaves},
		{"away from a trade, and out", "r1bqkbnr/pppp3p/2n5/4p1p1/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4", "g8h6",
			fact.KindPurposeLeaves},
		{"out of one danger into another", "4kbnr/4p1pp/2p2p2/r7/4pN2/6P1/P1PP1P1P/3K2R1 w k - 0 16", "a2a4",
			fact.KindPurposeCalm},
		{"a guarded pawn attacked", "rnbqkbnr/pppppppp/8/8/8/6P1/PPPPPP1P/RNBQKBNR w KQkq - 0 1", "f1g2",
			fact.KindPurposeOut},
		{"a pin that was there", "rn4R1/1pk5/p2p4/2p5/P1PBPbb1/RPN2P1P/7P/1N1K1B2 b - - 1 25", "f4e5", fact.KindMoveAttacks},
		{"a piece to win, and a pin", "rnbqkb1r/ppp1pppp/5n2/4N3/8/8/PPPP1PPP/RNBQKB1R b KQkq - 0 4", "d8d5",
			fact.KindMoveAttacks},
		{"what could be taken in passing before", "Qnb1kbr1/p2ppp1p/q7/1p2P3/1Pp3np/N7/P1PPNPP1/R1B1KB1R b KQ b3 0 11",
			"e7e6", fact.KindMakesWay},
		{"a fork next", "r3k3/8/8/8/8/2N5/8/4K3 w - - 0 1", "c3d5", fact.KindPurposePrepares},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen), Players: tutor.TwoPlayers})
		m, err := g.Position().ParseUCI(c.move)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		assert.Equal(t, c.kind, Purpose(g, 1, fact.Everything).Kind, c.what)
	}
}

// A piece that moves on along its line attacks nothing anew there, though another attacks the same now.
func TestWhatWasAttackedBeforeIsNotAttackedAnew(t *testing.T) {
	g := gameFrom(t, "r3kb1r/pppb1p1p/4p1pn/6Q1/3Pp3/6P1/PPn2K1P/RNB2BNR w kq - 0 12", "Qh4")
	f := Purpose(g, 1, fact.Everything)
	assert.Equal(t, "e4", f.Pieces[0].Square.String())
}

// What a move prepares is told to who has no name for it yet, too.
func TestWhatAMovePreparesIsToldInPlainWords(t *testing.T) {
	t.Parallel()
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r3k3/8/8/8/8/2N5/8/4K3 w - - 0 1"), Players: tutor.TwoPlayers})
	m, err := g.Position().ParseUCI("c3d5")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	f := Purpose(g, 1, fact.Everything.Without(fact.Fork))
	assert.Equal(t, "It prepares this: a double attack on king and rook.", English(f, tutor.ToWhite))
}

// Who has not met castling, or lines that open, is told of both in plain words.
func TestPurposesAreToldInPlainWords(t *testing.T) {
	t.Parallel()
	for fen, c := range map[string]struct{ move, want string }{
		"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/4K3 b kq - 0 1": {"e8g8", "The king and the rook both move: that is one move."},
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1": {
			"e7e5", "Now the computer's bishop and queen can go to more squares.",
		},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen), Players: tutor.TwoPlayers})
		m, err := g.Position().ParseUCI(c.move)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		assert.Equal(t, c.want, English(Purpose(g, 1, fact.Vocabulary{}), tutor.ToWhite))
	}
}

// A mate that a move threatens is told before what it attacks; not of one that gives check.
func TestAThreatOfMateComesFirst(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		fen, move string
		want      fact.Kind
	}{
		{"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1", "d1h5", fact.KindThreatMate},
		{"1r3rk1/3q1p1p/p1pp2p1/1p1Pp1P1/1P2Pn2/PBN1RP2/2PQ1P2/6K1 b - - 0 21", "d7h3", fact.KindThreatMate},
		{"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1", "c4f7", fact.KindCheckAndAttack},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen), Players: tutor.TwoPlayers})
		m, err := g.Position().ParseUCI(c.move)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		assert.Equal(t, c.want, Purpose(g, 1, fact.Everything).Kind, c.move)
	}
	setup := tutor.Setup{Start: fenOf(t, "r4rk1/ppp2ppp/3q1n2/8/8/1Q2P3/PPP2PPP/R1B2RK1 b - - 0 1")}
	g := played(t, setup, "Ng4")
	f := Purpose(g, 1, fact.Everything)
	assert.Equal(t, "Next, the queen could give checkmate on h2.", English(f, tutor.ToWhite))
	g = played(t, setup, "Ng4 a3 Rfe8")
	assert.NotEqual(t, fact.KindThreatMate, Purpose(g, 3, fact.Everything).Kind, "it was there before")
}

// Of a move that does two things both are told.
func TestPurposesAreTwo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		fen, move string
		want      []fact.Kind
	}{
		{"4k3/8/8/3r4/8/2N2P2/8/4K3 w - - 0 1", "c3d5", []fact.Kind{fact.KindTakesFree}},
		{
			"1q3R1r/p1pnp3/3p2kp/7n/7P/2N1P3/PPPPN3/R1B3K1 w - - 1 15", "f8b8",
			[]fact.Kind{fact.KindTakes},
		},
		{"4k3/1q6/8/3p4/8/2N5/8/4K1B1 w - - 0 1", "c3d5", []fact.Kind{fact.KindTakes}},
		{"4k3/2r5/8/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5", []fact.Kind{fact.KindTakesFree, fact.KindMoveAttacks}},
		{"4k3/8/3b4/4N3/8/8/8/r3K3 w - - 0 1", "e1e2", []fact.Kind{fact.KindPurposeCheck}},
		{"4k3/8/4b3/8/1r2N3/8/8/4K3 w - - 0 1", "e4g5", []fact.Kind{fact.KindMoveAttacks, fact.KindPurposeSaves}},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen), Players: tutor.TwoPlayers})
		m, err := g.Position().ParseUCI(c.move)
		require.NoError(t, err, c.move)
		require.NoError(t, g.Play(m))
		var kinds []fact.Kind
		for _, f := range Purposes(g, 1, fact.Everything) {
			kinds = append(kinds, f.Kind)
		}
		assert.Equal(t, c.want, kinds, c.fen)
	}
}

// No move prepares what the other side does not have to allow: to take something later is no purpose.
func TestNoMovePreparesOnlyToTake(t *testing.T) {
	t.Parallel()
	const fen = "rn2kb2/pp4p1/3p4/2p5/4b2R/B7/P2P2p1/RN2K1N1 w Qq - 2 25"
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen), Players: tutor.TwoPlayers})
	m, err := g.Position().ParseUCI("e1f2")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	for _, idea := range Purpose(g, 1, fact.Everything).Ideas {
		assert.NotEqual(t, fact.FreePiece, idea.Concept)
	}
}

// What takes back is told with all that was taken there, unless the other side would gain by going on, or a pawn was
// promoted.
func TestTakingBackIsTold(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		what, fen, moves string
		captures, count  int
	}{
		{"an even trade", chess.StartFEN, "e2e4 d7d5 e4d5 d8d5", 2, 0},
		{"more than it costs", "4k3/8/4p3/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5 e6d5", 2, 2},
		{"three in a row", "3rk3/8/4p3/3p4/8/2N5/8/3RK3 w - - 0 1", "c3d5 e6d5 d1d5", 1, 1},
		{"begun en passant", "3qk3/3p4/8/2P5/8/B7/8/4K3 b - - 0 1", "d7d5 c5d6 d8d6 a3d6", 3, 9},
		{"with check", "4k3/8/3n4/8/8/8/8/r2QK3 b - - 0 1", "a1d1 e1d1", 2, -4},
		{"it may go on", "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5 d8d5", 1, 5},
		{"a pawn was promoted there", "r2rk3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q d8a8", 1, 9},
		{"on another square", "4k3/8/3p4/4p3/3P1b2/8/8/2B1K3 w - - 0 1", "d4e5 f4c1", 0, 0},
		{"after a quiet move", "4k3/8/8/8/3p4/8/8/3RK3 b - - 0 1", "d4d3 d1d3", 0, 0},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen), Players: tutor.TwoPlayers})
		for uci := range strings.FieldsSeq(c.moves) {
			m, err := g.Position().ParseUCI(uci)
			require.NoError(t, err, c.what)
			require.NoError(t, g.Play(m))
		}
		f := Purpose(g, g.Ply(), fact.Everything)
		assert.Equal(t, c.captures > 0, f.Kind == fact.KindPurposeTakesBack, c.what)
		if c.captures > 0 {
			assert.Len(t, f.Line, c.captures, c.what)
			assert.Equal(t, c.count, f.Count, c.what)
			assert.Equal(t, g.Moves()[g.Ply()-1], f.Line[len(f.Line)-1], c.what)
		}
	}
}

// reachable counts the squares that a piece could go to if all others were frozen and no king minded.
func reachable(p *chess.Position, s chess.Square) (n int) {
	for to := range chess.Square(64) {
		free := p.At(to) == chess.NoPiece || p.At(to).Color() != p.At(s).Color()
		if free && p.AttackersTo(to, p.Occupied()).Has(s) {
			n++
		}
	}
	return n
}

// What is said of guards and of what is prepared, proved anew by playing the moves.
func TestPurposesAreTrue(t *testing.T) {
	t.Parallel()
	found := map[fact.Kind]int{}
	for seed := range uint64(12) {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Ply() < 40 && g.Outcome() == chess.Playing {
			level := ai.Levels()[(int(seed)+g.Ply())%8]
			best, err := ai.Search(t.Context(), *g.Position(), g.Earlier(), level.Limits(), seed+uint64(g.Ply()))
			require.NoError(t, err)
			require.NoError(t, g.Play(best.Move))
			f := Purpose(g, g.Ply(), fact.Everything)
			found[f.Kind]++
			switch f.Kind {
			case fact.KindPurposeGuards:
				requireGuards(t, g, f)
			case fact.KindPurposePrepares:
				next := g.Position().Pass()
				require.True(t, next.IsLegal(f.Line[0]), g.Position().FEN())
			case fact.KindPurposeCheck:
				require.True(t, g.PositionAt(g.Ply()-1).InCheck())
			case fact.KindPurposeReaches:
				before := reachable(g.PositionAt(g.Ply()-1), best.Move.From())
				require.Greater(t, reachable(g.Position(), best.Move.To()), before)
			case fact.KindPurposeNone:
				require.False(t, g.Position().InCheck())
				before := g.PositionAt(g.Ply() - 1)
				require.False(t, before.InCheck())
				require.Equal(t, chess.NoPiece, chess.Taken(before, best.Move))
			}
		}
	}
	t.Log(found)
	assert.NotZero(t, found[fact.KindPurposeGuards])
	assert.NotZero(t, found[fact.KindPurposePrepares])
}

// requireGuards requires that the piece can be taken, and that the one that moved could then take back.
func requireGuards(t *testing.T, g *tutor.Game, f fact.Fact) {
	t.Helper()
	p := g.Position()
	for _, m := range p.Moves() {
		if m.To() != f.Pieces[0].Square {
			continue
		}
		after := p.Play(m)
		for _, back := range after.Moves() {
			if back.From() == f.By[0].Square && back.To() == m.To() {
				return
			}
		}
	}
	t.Errorf("nothing guards %v in %s", f.Pieces[0], p.FEN())
}
