package say_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A saying is a text, the kind that says it, and where. Moves are played from
// the position first; a move tried is in UCI, a pair of squares likewise.
type saying struct {
	kind       tutor.Kind
	fen, moves string
	tried      string
	want       string
}

// sayings has every template of every kind, as it is said to the learner who is
// White.
var sayings = []saying{
	{tutor.KindMateThreat, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "The queen threatens checkmate on f2!"},
	{
		tutor.KindMateThreat,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"",
		"The king threatens checkmate by castling!",
	},
	{
		tutor.KindHanging,
		"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1",
		"",
		"",
		"The bishop attacks your knight, and nothing guards it. You can move it or guard it.",
	},
	{
		tutor.KindHanging,
		"2b1k3/8/8/8/8/5N2/8/3K4 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight, and nothing guards it. You can guard it.",
	},
	{
		tutor.KindHanging,
		"2b1kr2/8/8/8/8/5N2/8/3K4 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight, and nothing guards it.",
	},
	{
		tutor.KindHanging,
		"k1b2rr1/8/8/8/8/5N2/6P1/6K1 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight, and its guard is pinned. You can move it or guard it.",
	},
	{tutor.KindHanging, "4k3/6p1/8/5N2/8/8/8/4K3 b - - 0 1", "g6", "", "A pawn attacks your knight. You can move it."},
	{
		tutor.KindExchangeDanger,
		"4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1",
		"",
		"",
		"A pawn attacks your knight. You can move it.",
	},
	{
		tutor.KindExchangeDanger,
		"3rk3/8/3r4/8/8/3Q4/8/3RK3 w - - 0 1",
		"",
		"",
		"You would lose a queen on d3. You can move it or take the rook.",
	},
	{
		tutor.KindExchangeDanger,
		"1r2k3/8/8/8/8/8/p7/1RQ1K3 w - - 0 1",
		"",
		"",
		"A pawn attacks your rook on b1. You can move it.",
	},
	{tutor.KindCheck, "4k3/8/8/8/7q/8/3PP1P1/3QKB2 w - - 0 1", "", "", "Check from the queen! You can only block it."},
	{
		tutor.KindCheck,
		"4k3/8/8/8/4r3/5P2/8/4KB2 w - - 0 1",
		"",
		"",
		"Check from the rook! Move the king, block it or take it.",
	},
	{tutor.KindCheck, "4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", "", "", "Two checks at once! You can only move the king."},
	{
		tutor.KindCheck,
		"4k3/8/8/8/4r3/8/3p4/4K3 w - - 0 1",
		"",
		"",
		"Two checks at once! Move the king or take one of them with the king.",
	},
	{tutor.KindMateChance, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "You can win right now. Find checkmate!"},
	{
		tutor.KindAttacks,
		"2b1k3/8/8/8/8/5N2/6P1/4K3 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight. Your pawn guards it.",
	},
	{
		tutor.KindAttacks,
		"2b1k3/8/8/8/8/5N2/4B1P1/4K3 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight. Two pieces guard it.",
	},
	{
		tutor.KindAttacks,
		"2b1k3/8/8/8/8/5N2/4BKP1/8 b - - 0 1",
		"Bg4",
		"",
		"The bishop attacks your knight. Three pieces guard it.",
	},
	{tutor.KindAttacks, "4k3/8/8/8/3n4/8/1B6/R3K3 b - - 0 1", "Nc2", "", "The knight attacks your rook."},
	{
		tutor.KindUncovers,
		"4r1k1/8/8/4n3/8/8/3PR3/3K4 b - - 0 1",
		"Ng4",
		"",
		"Now the rook attacks your rook. Your king guards it.",
	},
	{
		tutor.KindStoppedGuarding,
		"6k1/8/5n2/3p4/8/8/3R4/3K4 b - - 0 1",
		"Ng4",
		"",
		"A guard of the pawn moved away. Nothing guards it now.",
	},
	{
		tutor.KindStoppedGuarding,
		"6k1/8/4pn2/3p4/8/8/3R4/3K4 b - - 0 1",
		"Ng4",
		"",
		"A guard of the pawn on d5 moved away.",
	},
	{tutor.KindFree, "4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", "", "", "Your rook can take the knight for nothing."},
	{tutor.KindFree, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "", "En passant: move to d6 and take the pawn."},
	{tutor.KindPromotionChance, "8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "", "", "Your pawn on a7 can become a queen."},
	{tutor.KindExchangeChance, "4k3/8/4p3/3n4/4P3/8/8/3K4 w - - 0 1", "", "", "You can win a knight for a pawn on d5."},
	{tutor.KindExchangeChance, "1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "", "", "You can win a rook for a pawn on b8."},
	{
		tutor.KindExchangeChance,
		"1rq1k3/P7/8/8/8/8/8/1R2K3 w - - 0 1",
		"",
		"",
		"You can win a rook on b8. A pawn becomes a queen there.",
	},
	{
		tutor.KindCalm,
		"4k3/7p/8/8/6b1/5N2/8/4K3 w - - 0 1",
		"Nd4 h6",
		"",
		"Your knight is safe: I see nothing to fear now.",
	},

	{tutor.KindPraiseFree, "4k3/7p/8/3n4/8/8/3R4/3K4 w - - 0 1", "Rxd5 h6", "", "You saw that the knight was free."},
	{tutor.KindPraiseTrade, "4k3/7p/4p3/3n4/4P3/8/8/3K4 w - - 0 1", "exd5 exd5", "", "A good trade: you won 2 points."},
	{
		tutor.KindPraisePromotion,
		"8/P7/8/8/7k/8/8/4K3 w - - 0 1",
		"a8=Q Kg5",
		"",
		"You brought the pawn all the way: a new queen.",
	},
	{
		tutor.KindPraiseCastle,
		"4k3/7p/8/8/8/8/5PPP/4K2R w K - 0 1",
		"O-O h6",
		"",
		"You castled: three pawns now stand before the king.",
	},
	{tutor.KindOpeningName, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 a6", "", "The opening: Italian Game."},
	{tutor.KindHabitCenter, chess.StartFEN, "", "", "Often good: put a pawn in the middle of the board."},
	{tutor.KindHabitDevelop, chess.StartFEN, "e4 e5", "", "Often good: bring out your knight on b1."},
	{
		tutor.KindHabitTwice,
		chess.StartFEN,
		"Nf3 e6 Nd4 d6",
		"",
		"Often good: move other pieces before your knight on d4 moves again.",
	},
	{
		tutor.KindHabitQueen,
		chess.StartFEN,
		"e4 e5 Qe2 d6",
		"",
		"Often good: bring out knights and bishops before the queen.",
	},
	{
		tutor.KindHabitCastle,
		chess.StartFEN,
		"e4 e5 Nf3 Nc6 Bc4 Bc5",
		"",
		"Often good: castle early, so the king leaves the middle.",
	},

	{
		tutor.KindCheckmate,
		chess.StartFEN,
		"f3 e5 g4 Qh4#",
		"",
		"Checkmate! The queen attacks your king, and nothing can stop it. The computer wins.",
	},
	{
		tutor.KindMateAllowed,
		chess.StartFEN,
		"f3 e5 g4 Qh4#",
		"",
		"The turning point: move 2. Moving your pawn to g4 let mate happen.",
	},
	{
		tutor.KindMostLost,
		chess.StartFEN,
		"f3 e5 Nc3 a6 Nd5 a5 Nxc7 Qxc7 Nh3 a4 Ng5 Qd8 Nxf7 Kxf7 g4 Qh4#",
		"",
		"The most costly: move 4. Taking the pawn on c7 with your knight cost 2 points.",
	},
	{
		tutor.KindStalemate,
		"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
		"Qg6",
		"",
		"Stalemate: no legal move and no check. That is a draw.",
	},
	{tutor.KindStalemateBy, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Another move kept the game going."},
	{tutor.KindFinalCount, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "You were 9 points ahead at the end."},
	{
		tutor.KindThreefold,
		chess.StartFEN,
		"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
		"",
		"The same position three times: a draw.",
	},
	{
		tutor.KindFiftyMove,
		"7k/8/8/8/8/8/8/KR6 w - - 99 80",
		"Rb2",
		"",
		"Fifty moves, and no piece taken or pawn moved: a draw.",
	},
	{
		tutor.KindInsufficient,
		"7k/8/8/8/8/8/1r6/K7 w - - 0 1",
		"Kxb2",
		"",
		"Nobody has enough pieces left to give mate: a draw.",
	},

	{tutor.KindMates, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "a1a8", "This is checkmate."},
	{tutor.KindStalemates, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "", "g5g6", "This is stalemate: a draw."},
	{tutor.KindAllowsMate, chess.StartFEN, "f3 e5", "g2g4", "Then the queen can give mate on h4."},
	{
		tutor.KindAllowsMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"h2h3",
		"Then the king can give mate by castling.",
	},
	{
		tutor.KindUnguards,
		"4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1",
		"",
		"g2g3",
		"Your knight loses its guard: the bishop can take it.",
	},
	{
		tutor.KindOpens,
		"4r1k1/8/8/8/4N3/8/4Q3/7K w - - 0 1",
		"",
		"e4g5",
		"This lets the rook take your queen for nothing.",
	},
	{
		tutor.KindThenHangs,
		"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Then the pawn can take your rook for nothing.",
	},
	{
		tutor.KindThenLoses,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Then you would lose a rook for a pawn on d5.",
	},
	{tutor.KindInAll, "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "", "d1d5", "You would take 1 point, but could lose 5."},
	{tutor.KindInAll, "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "You would take 3 points, but could lose 1."},
	{tutor.KindInAll, "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "You would take 1 point, but could lose 1."},
	{
		tutor.KindTaken,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"The pawn can take it there. Your pawn can take back.",
	},
	{
		tutor.KindTaken,
		"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
		"",
		"e2e4",
		"The pawn can take it there en passant for nothing.",
	},
	{
		tutor.KindThenHangs,
		"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
		"",
		"e2e4",
		"Then the pawn can take it en passant for nothing.",
	},
	{tutor.KindTaken, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn can take it there for nothing."},
	{tutor.KindUntouchable, chess.StartFEN, "", "a2a3", "It is safe there."},
	{tutor.KindKingSafe, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2", "Nothing attacks the king there."},
	{
		tutor.KindCastles,
		"4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1",
		"",
		"e1g1",
		"The king leaves the middle, with three pawns before it.",
	},
	{tutor.KindLastCastle, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1e2", "After this you can no longer castle."},
	{tutor.KindCenter, chess.StartFEN, "", "e2e4", "It takes a place in the middle."},
	{tutor.KindMakesWay, chess.StartFEN, "", "e2e4", "It makes way for your bishop and queen."},
	{tutor.KindComesOut, chess.StartFEN, "", "g1f3", "It comes out, and reaches eight squares from there."},
	{tutor.KindComesOut, chess.StartFEN, "", "g1h3", "It comes out, and reaches four squares from there."},
	{tutor.KindGivesCheck, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "", "d1d8", "This gives check."},
	{
		tutor.KindFork,
		"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1",
		"",
		"c3d5",
		"A fork: it attacks the rook on f6 and the rook on b6.",
	},
	{
		tutor.KindCheckAndAttack,
		"r3k3/8/1b6/3N4/8/8/8/4K3 w - - 0 1",
		"",
		"d5c7",
		"This gives check and attacks the rook.",
	},
	{
		tutor.KindCheckAndAttack,
		"2b1k3/1p6/p7/8/4N3/8/8/4RK2 w - - 0 1",
		"",
		"e4c5",
		"This gives check and attacks the pawn on b7 and the pawn on a6.",
	},
	{tutor.KindMoveAttacks, "4k3/8/8/8/1n6/8/8/R3K3 w - - 0 1", "", "a1a4", "It attacks the knight."},
	{tutor.KindPins, "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "", "f1b5", "It pins the knight to the king."},
	{tutor.KindPins, "4k3/4n3/8/8/4B3/8/8/4RK2 w - - 0 1", "", "e4b1", "Then your rook pins the knight to the king."},
	{tutor.KindTakes, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "It takes the pawn."},
	{tutor.KindTakes, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "e5d6", "It takes the pawn en passant."},
	{tutor.KindPromotes, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8q", "The pawn becomes a queen."},

	{tutor.KindWarnMate, chess.StartFEN, "f3 e5", "g2g4", "Wait: the queen can give mate on h4."},
	{
		tutor.KindWarnMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"h2h3",
		"Wait: the king can give mate by castling.",
	},
	{
		tutor.KindWarnHanging,
		"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: the pawn can take your rook for nothing.",
	},
	{
		tutor.KindWarnExchange,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: you would lose a rook for a pawn on d5.",
	},

	{
		tutor.KindThreatCheck,
		"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
		"",
		"",
		"You are in check from the rook: that is the threat.",
	},
	{tutor.KindThreatMate, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "Next, the queen could give mate on f2."},
	{
		tutor.KindThreatMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"",
		"Next, the king could give mate by castling.",
	},
	{
		tutor.KindThreatHanging,
		"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the bishop could take your knight for nothing.",
	},
	{
		tutor.KindThreatExchange,
		"4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the pawn could take your knight. You would lose a knight for a pawn.",
	},
	{tutor.KindThreatPromotion, "4k3/8/8/8/8/8/p7/6K1 w - - 0 1", "", "", "Next, the pawn on a2 could become a queen."},
	{tutor.KindThreatNone, "7k/8/8/8/8/8/1p6/3R2K1 w - - 0 1", "", "", "I see no big threat right now."},
	{tutor.KindThreatNone, chess.StartFEN, "", "", "I see no big threat right now."},

	{tutor.KindHintLook, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Look at the king."},
	{tutor.KindHintPiece, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Your rook can do it."},
	{tutor.KindHintMove, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Rook to a8: checkmate."},
	{tutor.KindHintMove, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "Rook to d8: mate on the back rank."},
}

// said returns the texts of a kind that are said there.
func (s saying) said(t *testing.T) (texts []string) {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves)
	p := g.Position()
	var facts []tutor.Fact
	if s.tried != "" {
		m, err := p.ParseUCI(s.tried)
		require.NoError(t, err, s.tried)
		_, facts = tutor.NewSurvey(p).MoveAdvice(m)
		if w := tutor.NewSurvey(p).Warning(m); w != nil {
			facts = append(facts, *w)
		}
	} else {
		v := tutor.NewSurvey(p)
		facts, _ = v.Coach(g, g.Ply(), v.Advice(g, g.Ply()))
		facts = append(facts, tutor.Threat(p))
		if strings.HasPrefix(string(s.kind), "hint-") {
			found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 3}, 1)
			require.NoError(t, err)
			steps := tutor.HintFacts(g, found)
			facts = steps[:]
		}
	}
	for _, f := range facts {
		if f.Kind == s.kind {
			texts = append(texts, say.English.Fact(f, tutor.ToWhite))
		}
	}
	return texts
}

func TestSayings(t *testing.T) {
	t.Parallel()
	for _, s := range sayings {
		assert.Contains(t, s.said(t), s.want, "%s in %s after %q, %s", s.kind, s.fen, s.moves, s.tried)
	}
}

// whyNots has an answer of every kind, and every text, to an illegal try.
var whyNots = []saying{
	{tutor.KindLegal, chess.StartFEN, "", "e2e4", "This move is legal."},
	{tutor.KindEmptySquare, chess.StartFEN, "", "e4e5", "Nothing stands on e4."},
	{tutor.KindSameSquare, chess.StartFEN, "", "e2e2", "Your pawn on e2 stands there already. Choose another square."},
	{tutor.KindNotYours, chess.StartFEN, "", "e7e5", "The pawn on e7 belongs to the computer."},
	{tutor.KindNotYours, chess.StartFEN, "e4", "e4e5", "It is the computer's turn."},
	{tutor.KindOwnPiece, chess.StartFEN, "", "a1a2", "Your pawn on a2 stands there already."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "b1b3", "A knight goes two squares straight and one to the side."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "c1c3", "A bishop moves only diagonally."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "a1b3", "A rook moves only straight, never diagonally."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "d1e3", "A queen moves straight or diagonally, in one line."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "e1e3", "A king moves one square at a time."},
	{
		tutor.KindMovesOtherwise,
		chess.StartFEN,
		"",
		"e2g5",
		"A pawn moves straight ahead, and takes one square diagonally ahead.",
	},
	{tutor.KindBlocked, chess.StartFEN, "e3 e6", "c1g5", "A bishop cannot jump over the pawn on d2."},
	{tutor.KindBlocked, chess.StartFEN, "Nf3 e6", "f2f4", "A pawn cannot jump over the knight on f3."},
	{tutor.KindPawnBackward, chess.StartFEN, "e4 e6", "e4e3", "Pawns only move forward."},
	{
		tutor.KindEnPassantBeside,
		chess.StartFEN,
		"e4 a6 e5 d5",
		"e5d5",
		"En passant: to take the pawn on d5, move to d6.",
	},
	{tutor.KindPawnBackward, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d5", "Pawns only move forward."},
	{
		tutor.KindPawnStraight,
		chess.StartFEN,
		"e4 e5",
		"e4e5",
		"Pawns take diagonally, so the pawn on e5 blocks the way.",
	},
	{tutor.KindPawnDouble, chess.StartFEN, "e3 e6", "e3e5", "A pawn goes two squares only from where it starts."},
	{tutor.KindPawnNothing, chess.StartFEN, "", "e2d3", "Pawns go diagonally only to take, and nothing stands on d3."},
	{
		tutor.KindEnPassantTooLate,
		chess.StartFEN,
		"e4 a6 e5 d5 a3 a5",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		tutor.KindEnPassantTooLate,
		"8/8/8/K2pP2r/8/8/8/4k3 w - - 5 9",
		"",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		tutor.KindEnPassantTooLate,
		"6k1/6b1/8/3pP1Pp/8/2K5/8/8 w - h6 0 2",
		"",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		tutor.KindPawnNothing,
		"4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1",
		"",
		"e5d6",
		"Pawns go diagonally only to take, and nothing stands on d6.",
	},
	{
		tutor.KindEnPassantExposes,
		"6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1",
		"d5",
		"e5d6",
		"Taking en passant lets the rook on h5 take your king.",
	},
	{
		tutor.KindPinned,
		"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
		"",
		"d2f3",
		"It is pinned: moving it lets the bishop on b4 take your king.",
	},
	{
		tutor.KindPinnedThere,
		"4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
		"",
		"e2d2",
		"It is pinned: going there lets the rook on e7 take your king.",
	},
	{
		tutor.KindPinnedThere,
		"4k3/4r3/8/8/8/5n2/4Q3/4K3 w - - 0 1",
		"",
		"e2f3",
		"It is pinned: going there lets the rook on e7 take your king.",
	},
	{
		tutor.KindCheckStays,
		"4k3/8/8/8/7q/8/8/N3K3 w - - 0 1",
		"",
		"a1b3",
		"This does not stop the check from the queen on h4.",
	},
	{
		tutor.KindKingAttacked,
		"4k3/8/b7/8/8/8/8/4K3 w - - 0 1",
		"",
		"e1f1",
		"The king cannot go to f1: the bishop on a6 attacks it.",
	},
	{
		tutor.KindKingGuarded,
		"4k3/8/8/8/2b5/8/4p3/4K3 w - - 0 1",
		"",
		"e1e2",
		"The king cannot take the pawn on e2: the bishop on c4 guards it.",
	},
	{
		tutor.KindCastleHow,
		"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1h1",
		"To castle, move the king to g1: the rook comes along.",
	},
	{
		tutor.KindCastleHow,
		"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
		"",
		"e1a1",
		"To castle, move the king to c1: the rook comes along.",
	},
	{tutor.KindOwnPiece, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", "e1a1", "Your rook stands there already."},
	{
		tutor.KindCastleRights,
		"4k3/8/8/8/8/8/8/4K2R w - - 0 1",
		"",
		"e1g1",
		"You cannot castle here: the king or the rook on h1 has moved.",
	},
	{tutor.KindCastleNoRook, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1c1", "You have no rook on a1 to castle with."},
	{
		tutor.KindCastleBetween,
		"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
		"",
		"e1c1",
		"You cannot castle: the knight on b1 stands between king and rook.",
	},
	{
		tutor.KindCastleOutOfCheck,
		"4k3/4q3/8/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle out of check: the queen on e7 attacks the king.",
	},
	{
		tutor.KindCastleAcross,
		"4k3/8/b7/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle across f1: the bishop on a6 attacks it.",
	},
	{
		tutor.KindCastleInto,
		"4k3/8/1b6/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle to g1: the bishop on b6 attacks it.",
	},
}

func TestWhyNot(t *testing.T) {
	for _, s := range whyNots {
		p := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves).Position()
		legal, why := tutor.Why(p, square(s.tried[:2]), square(s.tried[2:]))
		assert.Equal(t, s.kind, why.Kind, s.want)
		assert.Equal(t, s.kind == tutor.KindLegal, legal)
		assert.Equal(t, s.want, say.English.Fact(why, tutor.ToWhite))
	}
}

// touches has what is said of a piece that is touched and cannot be moved.
var touches = []saying{
	{
		tutor.KindTheirs,
		chess.StartFEN,
		"e4 d5",
		"d5",
		"The pawn on d5 belongs to the computer. It attacks your pawn on e4.",
	},
	{tutor.KindTheirs, chess.StartFEN, "", "g8", "The knight on g8 belongs to the computer."},
	{tutor.KindStuckBlocked, chess.StartFEN, "", "a1", "Your rook on a1 cannot move now: its way is blocked."},
	{tutor.KindStuckBlocked, chess.StartFEN, "", "e1", "Your king cannot move now: its way is blocked."},
	{
		tutor.KindStuckPinned,
		"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
		"",
		"d2",
		"Your knight is pinned to the king by the bishop.",
	},
	{
		tutor.KindStuckCheck,
		"4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1",
		"",
		"a1",
		"Your knight cannot help against the check from the rook.",
	},
	{tutor.KindStuckKing, "7k/8/8/8/8/6q1/P7/7K w - - 0 1", "", "h1", "Your king has no safe square to go to."},
}

func TestTouches(t *testing.T) {
	for _, s := range touches {
		p := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves).Position()
		f, stuck := tutor.Touched(p, square(s.tried))
		require.True(t, stuck, s.want)
		assert.Equal(t, s.kind, f.Kind, s.want)
		assert.Equal(t, s.want, say.English.Fact(f, tutor.ToWhite))
	}
	p := chess.Start()
	for _, s := range []string{"e2", "b1", "e4"} {
		_, stuck := tutor.Touched(&p, square(s))
		assert.False(t, stuck, s)
	}
}

// TestEveryKindIsTested fails when a kind of fact gets English and no saying.
func TestEveryKindIsTested(t *testing.T) {
	elsewhere := []tutor.Kind{ // TestGameWhyTellsTheMoveThatGaveUpCastling, TestHintIdeas
		tutor.KindCastleKingMoved, tutor.KindCastleRookMoved, tutor.KindCastleRookTaken, tutor.KindCastleSetUp,
		tutor.KindHintSave, tutor.KindHintCheck, tutor.KindHintCastle, tutor.KindHintPlace,
		tutor.KindHintMate, tutor.KindHintCapture, tutor.KindHintPromotion, // TestHintIdeas
		// TestWhatRestsOnIdeasNamesThem, TestWhatElseIsToldOfIdeas
		tutor.KindHintIdea, tutor.KindHintNext, tutor.KindHintPrevents, tutor.KindWarnIdea, tutor.KindThreatIdea,
		tutor.KindIdeaDanger, tutor.KindIdeaChance, tutor.KindPawnRuns, tutor.KindStalemateTrap, tutor.KindNumbers,
		tutor.KindAtHome, tutor.KindShelter, tutor.KindOpenFiles, tutor.KindOnlyMove, tutor.KindMateInThree,
		tutor.KindHintDevelop, tutor.KindHintAttack, tutor.KindHintGuard, tutor.KindWarnLine, tutor.KindThreatLine,
		tutor.KindWarnMateMissed, tutor.KindWarnFreeMissed, tutor.KindWarnPromotionMissed, tutor.KindWarnStalemate,
	}
	tested := map[tutor.Kind]bool{}
	for _, s := range slices.Concat(sayings, whyNots, touches) {
		tested[s.kind] = true
	}
	for _, kind := range elsewhere {
		tested[kind] = true
	}
	for _, s := range ideaSayings {
		tested[s.kind] = true
	}
	for _, kind := range tutor.Kinds() {
		assert.True(t, tested[kind], kind)
	}
}

func TestEnglishOfAnUnknownKindPanics(t *testing.T) {
	assert.Panics(t, func() { say.English.Fact(tutor.Fact{Kind: "unheard-of"}, tutor.ToWhite) })
}

// The same fact, said to each audience.
func TestAudiences(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "3rk3/8/3r4/8/8/3Q4/8/3RK3 w - - 0 1")}, "")
	lines := map[tutor.Audience]string{
		tutor.ToBoth:  "White would lose a queen on d3. White can move it or take the rook.",
		tutor.ToWhite: "You would lose a queen on d3. You can move it or take the rook.",
		tutor.ToBlack: "The computer would lose a queen on d3. The computer can move it or take the rook.",
	}
	for a, want := range lines {
		assert.Equal(t, want, say.English.Fact(tutor.NewSurvey(g.Position()).Advice(g, 0)[0], a))
	}
	assert.Equal(t, tutor.ToWhite, g.Audience())
	assert.Equal(
		t,
		tutor.ToBoth,
		tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}).Audience(),
	)
}

// A trade too long for a sentence is told by its count alone.
func TestLongTradesAreShort(t *testing.T) {
	p := fenOf(t, "3rk3/3r4/3r4/4p1p1/3N1N2/3R4/3R4/3RK3 b - - 0 1")
	for _, s := range []string{"d4", "f4"} {
		e := tutor.ExchangeOn(&p, square(s))
		f := tutor.Fact{Kind: tutor.KindExchangeDanger, Side: chess.White, Start: p, Line: e.Line, Count: -e.Count}
		require.NotEmpty(t, e.Line)
		requireShort(t, say.English.Fact(f, tutor.ToBoth))
	}
}

func played(t testing.TB, setup tutor.Setup, sans string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(setup)
	for _, san := range strings.Fields(sans) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

func fenOf(t testing.TB, text string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(text)
	require.NoError(t, err)
	return p
}

func square(text string) chess.Square {
	s, err := chess.ParseSquare(text)
	if err != nil {
		panic(err)
	}
	return s
}

// requireShort holds every sentence to its length.
func requireShort(t *testing.T, text string) {
	t.Helper()
	require.NotEmpty(t, text)
	sentences := strings.Split(strings.TrimSuffix(text, "."), ". ")
	require.LessOrEqual(t, len(sentences), 3, text)
	for _, sentence := range sentences {
		require.LessOrEqual(t, len(strings.Fields(sentence)), 14, text)
	}
}
