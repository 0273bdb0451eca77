package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// An ideaSaying is a move that carries out an idea, what is said of the move, and
// what a hint says of it.
type ideaSaying struct {
	concept          fact.Concept
	kind             fact.Kind
	fen, moves, move string
	said, hint       string
}

var ideaSayings = []ideaSaying{
	{
		fact.MateInOne,
		fact.KindMates,
		"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
		"",
		"f1f8",
		"This is checkmate.",
		"There is checkmate in one move.",
	},
	{
		fact.BackRank,
		fact.KindMates,
		"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
		"",
		"a1a8",
		"This is checkmate.",
		"There is mate on the back rank.",
	},
	{
		fact.BackRank,
		fact.KindMateInTwo,
		"r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1",
		"",
		"d2d8",
		"Mate on the back rank, whatever the answer.",
		"There is mate in two on the back rank.",
	},
	{
		fact.MateInTwo,
		fact.KindMateInTwo,
		"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
		"",
		"a1a6",
		"Mate in two, whatever the answer.",
		"There is mate in two.",
	},
	{
		fact.Fork,
		fact.KindFork,
		"r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
		"",
		"d5c7",
		"A fork: it attacks the king and the rook.",
		"There is a fork: king and rook at once.",
	},
	{
		fact.PinToKing,
		fact.KindPins,
		"4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1",
		"",
		"f1b5",
		"It pins the knight to the king.",
		"The knight on c6 can be pinned to the king.",
	},
	{
		fact.PinToPiece,
		fact.KindPinsToPiece,
		"3qk3/8/5n2/8/8/8/8/2B1K3 w - - 0 1",
		"",
		"c1g5",
		"The knight is pinned to the queen.",
		"The knight on f6 can be pinned to the queen.",
	},
	{
		fact.Skewer,
		fact.KindSkewer,
		"7q/8/8/8/7k/8/K7/R7 w - - 0 1",
		"",
		"a1h1",
		"A skewer: the king, with the queen behind.",
		"There is a skewer: king, and queen behind.",
	},
	{
		fact.OpenedLine,
		fact.KindOpenedLine,
		"4q1k1/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
		"",
		"e4f6",
		"An opened line: now your rook attacks the queen.",
		"A piece can move away, so that another attacks the queen on e8.",
	},
	{
		fact.OpenedCheck,
		fact.KindOpenedCheck,
		"4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
		"",
		"e4g5",
		"An opened check by your rook.",
		"A piece can move away, so that another gives check.",
	},
	{
		fact.DoubleCheck,
		fact.KindDoubleCheck,
		"4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
		"",
		"e4f6",
		"Two checks at once: your knight and your rook.",
		"There is a move with two checks at once.",
	},
	{
		fact.Trapped,
		fact.KindTraps,
		"6k1/5p2/8/8/8/1P6/b7/2K5 w - - 0 1",
		"",
		"c1b2",
		"The bishop on a2 is trapped, nowhere to go.",
		"The bishop on a2 can be trapped, nowhere to go.",
	},
	{
		fact.GuardRemoved,
		fact.KindGuardRemoved,
		"4k3/6p1/5n2/3p2B1/8/8/8/3RK3 w - - 0 1",
		"",
		"g5f6",
		"The pawn on d5 can be won: its guard is gone.",
		"The pawn on d5 is lost once its guard is gone.",
	},
	{
		fact.GuardRemoved,
		fact.KindDrivesGuard,
		"3rk3/8/5P2/8/8/8/4B3/3R2K1 w - - 0 1",
		"",
		"e2b5",
		"The rook can be won: its guard must go.",
		"The rook on d8 is lost once its guard is gone.",
	},
	{
		fact.GuardRemoved,
		fact.KindCutsGuard,
		"8/8/7k/R7/2q4b/7P/5B1N/6K1 w - - 0 1",
		"",
		"h2g4",
		"The bishop can be won: its guard is blocked.",
		"The bishop on h4 is lost once its guard is gone.",
	},
	{
		fact.GuardOverloaded,
		fact.KindOverloaded,
		"r2r2k1/5ppp/8/8/3b4/5N1P/5PP1/R5K1 w - - 0 1",
		"",
		"a1a8",
		"The rook on d8 has too much to guard.",
		"The rook on d8 has too much to guard.",
	},
	{
		fact.PinnedGuard,
		fact.KindPinnedGuard,
		"4k3/3n4/8/1Bp5/8/8/8/2R2K2 w - - 0 1",
		"",
		"c1c5",
		"Its guard is pinned: the knight cannot take back.",
		"The pawn on c5 looks safe, but its guard is pinned.",
	},
	{
		fact.Lured,
		fact.KindLures,
		"r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1",
		"",
		"b3g8",
		"The rook is lured in: taking loses more.",
		"An offer can lure the rook on a8 in.",
	},
	{
		fact.InBetween,
		fact.KindInBetween,
		"3rk3/8/8/8/3N4/8/4B3/3QK3 b - - 0 1",
		"Rxd4",
		"e2b5",
		"First this: the rook can still be taken after it.",
		"The rook on d4 can wait: first something better.",
	},
	{
		fact.PassedPawn,
		fact.KindPasses,
		"4k2r/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
		"",
		"e4d5",
		"Your pawn is a passed pawn now.",
		"A pawn can become a passed pawn.",
	},
	{
		fact.PawnRun,
		fact.KindRuns,
		"7k/8/8/P7/8/8/8/K7 w - - 0 1",
		"",
		"a5a6",
		"Your pawn on a6 cannot be caught.",
		"Your pawn on a6 cannot be caught.",
	},
	{
		fact.Opposition,
		fact.KindOpposition,
		"8/4k3/8/8/3KP3/8/8/8 w - - 0 1",
		"",
		"d4e5",
		"The kings face each other.",
		"The kings face each other.",
	},
	{
		fact.Promotion,
		fact.KindPromotesTo,
		"8/P6k/8/8/8/8/8/4K3 w - - 0 1",
		"",
		"a7a8q",
		"The pawn becomes a queen.",
		"A pawn can become a queen.",
	},
	{
		fact.FreePiece,
		fact.KindTakesFree,
		"4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1",
		"",
		"d2d5",
		"It takes the knight for free.",
		"The knight on d5 can be taken for free.",
	},
	{
		fact.WinningTrade,
		fact.KindTakesMore,
		"4k3/8/4p3/3n4/4P3/8/8/3K4 w - - 0 1",
		"",
		"e4d5",
		"A good trade on d5: a knight for a pawn.",
		"There is a good trade on d5.",
	},
	{
		fact.Tempo,
		fact.KindTempo,
		"rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
		"",
		"b1c3",
		"It comes out with a threat: it attacks the queen.",
		"A piece comes out with a threat.",
	},
	{
		fact.PerpetualCheck,
		fact.KindPerpetualCheck,
		"6k1/5p1p/8/7Q/8/8/rr6/7K w - - 0 1",
		"",
		"h5g5",
		"Endless check: the checks never stop.",
		"There is endless check.",
	},
}

// found returns the fact that the move carries out the idea.
func (s ideaSaying) found(t *testing.T) fact.Fact {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves)
	m, err := g.Position().ParseUCI(s.move)
	require.NoError(t, err)
	var concepts []fact.Concept
	for _, f := range coach.MoveIdeas(g, g.Ply(), m) {
		if f.Concept == s.concept && f.Kind == s.kind {
			return f
		}
		concepts = append(concepts, f.Concept)
	}
	require.Fail(t, "not found", "%s in %s; there are %v", s.concept, s.fen, concepts)
	return fact.Fact{}
}

func TestIdeasAreFoundAndSaid(t *testing.T) {
	for _, s := range ideaSayings {
		t.Run(string(s.concept), func(t *testing.T) {
			f := s.found(t)
			assert.Equal(t, s.said, english.English.Fact(f, tutor.ToWhite))
			hint := fact.Fact{Kind: fact.KindHintIdea, Ideas: []fact.Fact{f}}
			assert.Equal(t, s.hint, english.English.Fact(hint, tutor.ToWhite))
		})
	}
}

// A fork by a pawn that was promoted names what it became.
func TestAForkByAPromotedPawn(t *testing.T) {
	start, err := chess.ParseFEN("7k/2P5/8/6P1/5Pn1/N7/b2B2P1/4KB2 w - - 0 25")
	require.NoError(t, err)
	m, err := start.ParseUCI("c7c8q")
	require.NoError(t, err)
	after := start.Play(m)
	knight, err := chess.ParseSquare("g4")
	require.NoError(t, err)
	forked := fact.On(&after, after.King(chess.Black), knight)
	fork := fact.Fact{Concept: fact.Fork, Side: chess.White, Move: m, Start: start, Pieces: forked}
	danger := fact.Fact{Kind: fact.KindIdeaDanger, Side: chess.Black, Start: after, Ideas: []fact.Fact{fork}}
	assert.Equal(t, "The queen gives check and attacks your knight: a fork.",
		english.English.Fact(danger, tutor.ToBlack))
}

// A piece that is pinned and so cannot take what moved is named.
func TestAPinThatHolds(t *testing.T) {
	p := fenOf(t, "6k1/5ppp/6R1/8/2B5/8/8/6K1 b - - 0 1")
	f := fact.Fact{
		Kind: fact.KindPinHolds, Concept: fact.PinnedGuard, Start: p, Pieces: fact.On(&p, square("g6")),
		Guards: fact.On(&p, square("f7")), By: fact.On(&p, square("c4")),
	}
	assert.Equal(t, "The pawn on f7 is pinned and cannot take it.", english.English.Fact(f, tutor.ToWhite))
	trade := fact.Fact{Concept: fact.WinningTrade, Start: p, Pieces: f.Pieces, Squares: []chess.Square{square("g6")}}
	both := fact.Fact{Kind: fact.KindHintIdea, Ideas: []fact.Fact{trade, f}}
	assert.Equal(t, "There is a good trade on g6, and the pawn on f7 is pinned.",
		english.English.Fact(both, tutor.ToWhite))
}
