package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A piece that is given up is warned of by its points where the game is decided anyway; where the other side has better
// than to take it, by the piece that was passed over.
func TestAPieceIsMissedInADecidedGame(t *testing.T) {
	for name, c := range map[string]struct {
		fen, moves string
		kind       fact.Kind
	}{
		"won":  {"6k1/pp3ppp/8/2b5/8/1N6/PP3PPP/RQ3RK1 w - - 0 1", "Nd4", fact.KindWarnHanging},
		"lost": {"rq3rk1/pp3ppp/8/2b5/8/1N6/PP3PPP/6K1 w - - 0 1", "Nd4", fact.KindWarnFreeMissed},
		"for the loss of a pawn": {
			"r2qkb1r/pppbpp2/2n3pp/3pP1N1/1P1P4/2P2P2/P2B2PP/RN2K2R w KQkq - 0 1", "a4 Nxe5 Nh3",
			fact.KindWarnFreeMissed,
		},
		"a rook for a bishop, for the loss of a pawn": {
			"3k4/1b3p2/ppr2b2/1p4p1/3P2Pp/4KB1P/P1P5/3R3R w - - 0 1", "Kf2", fact.KindWarnFreeMissed,
		},
	} {
		f := warnedBy(t, 0, c.fen, c.moves, false, Warns()...)
		require.NotNil(t, f, name)
		assert.Equal(t, c.kind, f.Kind, name)
	}
}

// A mate in one that is passed over is always told, however much is still won, also where one stays there.
func TestAMateIsMissed(t *testing.T) {
	const won = "rn1k2nr/pQ4p1/2p1ppB1/3p4/3P1BP1/4P2P/P1Pq1PK1/R4R2 w - - 1 17"
	for name, c := range map[string]struct {
		fen, move string
		told      bool
	}{
		"for a rook":        {won, "Qxa8", true},
		"for a longer mate": {won, "Bc7+", true},
		"one could be stopped": {
			"rn1k1bnr/p1p2Q1p/qp6/3pN1p1/4P3/8/PPPP1PPP/RNB1K2R w KQ - 0 8", "d4", true,
		},
		"one stays": {"7k/5ppp/8/8/8/8/8/RR1Q2K1 w - - 0 1", "Kh1", true},
		"for a pawn, and one stays": {
			"r2q1b1r/pp2k3/n1ppB3/4pQp1/3P2P1/2N1B3/PPP2PP1/R4RK1 w - - 0 17", "dxe5", true,
		},
		"it mates, too": {"7k/5ppp/8/8/8/8/8/RR1Q2K1 w - - 0 1", "Rb8", false},
	} {
		t.Run(name, func(t *testing.T) {
			g := played(t, tutor.Setup{Start: fenOf(t, c.fen)}, c.move)
			for how, f := range map[string]*fact.Fact{
				"searched": warnedBy(t, 0, c.fen, c.move, false, Warns()...),
				"counted":  NewSurvey(g.PositionAt(0)).CountedWarning(g.Moves()[0], func(Warn) bool { return true }),
			} {
				require.Equal(t, c.told, f != nil, how)
				if c.told {
					assert.Equal(t, "Are you sure? You could win right now.", English(*f, tutor.ToWhite), how)
				}
			}
		})
	}
}

// A move that passes over a mate and loses a piece by itself is told what it loses, with the mate in one breath.
func TestAMateIsMissedForALoss(t *testing.T) {
	const fen = "rnbqkbnr/2pp1p1p/1p4p1/p3p3/2B1P3/P4Q2/1PPP1PPP/RNB1K1NR w KQkq - 0 1"
	f := warnedBy(t, 0, fen, "Qf6", false, Warns()...)
	require.NotNil(t, f)
	assert.Equal(t, "Wait: the knight on g8 can take your queen for free. Another move wins right now.",
		English(*f, tutor.ToWhite))
	f = warnedBy(t, 0, fen, "Qf4", false, Warns()...) // the pawn on e5 takes it
	require.NotNil(t, f)
	assert.True(t, f.Missed)
	f = warnedBy(t, 0, fen, "Qxf7", false, Warns()...)
	assert.Nil(t, f, "it mates")
}

// A trade that wins as much as a piece is missed like a free one, in words that need no lesson for who has had none.
func TestATradeIsMissed(t *testing.T) {
	const fen = "r1bk1bnN/p2pp2p/n1p2pp1/1p2q3/3PP3/2N1B3/PPP1BPPP/R4RK1 w - - 0 1"
	f := warnedBy(t, 0, fen, "a3", false, Warns()...)
	require.NotNil(t, f)
	assert.Equal(t, "Are you sure? On e5 you can win a queen for a pawn.", English(*f, tutor.ToWhite))
	assert.Equal(t, fact.WinningTrade, f.Concept)
	plain, ok := Plain(*f, fact.Vocabulary{})
	require.True(t, ok)
	assert.Equal(t, "Are you sure? On e5 you can win a queen, and lose only a pawn.", English(plain, tutor.ToWhite))
	assert.False(t, f.Ideas[0].Plain, "what others are told is left alone")
	assert.Nil(t, warnedBy(t, 0, fen, "dxe5", false, Warns()...))
}

// Who takes something, while something else is free, is told that as well.
func TestAnotherFreePieceIsNamed(t *testing.T) {
	const fen = "rn1qkb1r/ppp2ppp/8/4Nb2/8/2n2Q2/PPPP1PPP/R1B1KB1R w KQkq - 0 7"
	for seed := range uint64(4) {
		f := warnedBy(t, seed, fen, "dxc3", true, Warns()...)
		require.NotNil(t, f, seed)
		assert.Equal(t, "Are you sure? The bishop on f5 is free, too.", English(*f, tutor.ToWhite))
	}
	f := warnedOf(t, fen, "a3", true, WarnMissed)
	require.NotNil(t, f)
	assert.Equal(t, "Are you sure? You could take something for free.", English(*f, tutor.ToWhite))
}

// Who is to find checkmate learns neither its grade nor a fact of it, but what else the move does.
func TestMatesAreHidden(t *testing.T) {
	for _, c := range []struct {
		fen, mate string
		want      []string
	}{
		{
			"rn1qkb1r/ppp2p1p/6p1/4NQ2/8/2n5/PPPP1PPP/R1B1KB1R w KQkq - 0 8", "f5f7", []string{
				"This gives check.", "It takes the pawn on f7.",
			},
		},
		{"rnbqkbnr/ppppp2p/8/5pp1/4P3/6P1/PPPP1P1P/RNBQKBNR w KQkq - 0 3", "d1h5", []string{"This gives check."}}, // no fork
		{"6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1", "d1d8", []string{"This gives check."}},
		{"rn1k2nr/pQ4p1/2p1ppB1/3p4/3P1BP1/4P2P/P1Pq1PK1/R4R2 w - - 1 17", "b7c7", []string{"This gives check."}},
	} {
		p := fenOf(t, c.fen)
		m, err := p.ParseUCI(c.mate)
		require.NoError(t, err)
		v := NewSurvey(&p)
		require.Equal(t, fact.Mates, v.Grade(m))
		grade, facts := v.HidingMates().MoveAdvice(m)
		assert.Equal(t, fact.Safe, grade)
		var texts []string
		for _, f := range facts {
			assert.False(t, f.Mate)
			texts = append(texts, English(f, tutor.ToWhite))
		}
		assert.Equal(t, c.want, texts)
		assert.Equal(t, fact.Mates, v.Grade(m), "the survey itself is as it was")
	}
}

// What can be won at once is named in a game that is won, too: to look at all that can be taken would be vague.
func TestAFreePieceIsNamedWhereAllIsWon(t *testing.T) {
	for fen, want := range map[string]string{
		"2B1k3/6b1/p7/1pP2pBp/P4P2/2P1r2N/P4KPP/2R2N1R w - - 5 24": "can take the rook for free.",
		"8/5k2/3r4/1BP2pBp/P2P1P2/4N2N/P4KPP/2R4R w - - 3 28":      "Your pawn on c5 can take the rook for free.",
	} {
		facts, _ := toldOf(t, fen)
		assert.Contains(t, English(facts[0], tutor.ToWhite), want, fen)
	}
}
