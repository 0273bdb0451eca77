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
	{tutor.KindMateThreat, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "The queen on h4 threatens mate on f2."},
	{tutor.KindMateThreat, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "", "The king on e8 threatens mate by castling."},
	{tutor.KindHanging, "4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "", "", "The bishop on g4 can take your knight on f3. Nothing can take back."},
	{tutor.KindHanging, "2b1k3/8/8/8/8/5N2/8/3K4 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Nothing guards it."},
	{tutor.KindHanging, "2b1kr2/8/8/8/8/5N2/8/3K4 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Nothing guards it."},
	{tutor.KindHanging, "k1b2rr1/8/8/8/8/5N2/6P1/6K1 b - - 0 1", "Bg4", "", "The bishop on g4 can take your knight on f3. Nothing can take back."},
	{tutor.KindHanging, "4k3/6p1/8/5N2/8/8/8/4K3 b - - 0 1", "g6", "", "The pawn on g6 attacks your knight on f5. Nothing guards it."},
	{tutor.KindExchangeDanger, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1", "", "", "If both keep taking on f4, you lose a knight for a pawn."},
	{tutor.KindExchangeDanger, "3rk3/8/3r4/8/8/3Q4/8/3RK3 w - - 0 1", "", "", "If both keep taking on d3, you lose a queen."},
	{tutor.KindExchangeDanger, "1r2k3/8/8/8/8/8/p7/1RQ1K3 w - - 0 1", "", "", "If both keep taking on b1, you lose a rook. A pawn becomes a queen there."},
	{tutor.KindCheck, "4k3/8/8/8/7q/8/3PP1P1/3QKB2 w - - 0 1", "", "", "You are in check from the queen on h4. You can only block the way."},
	{tutor.KindCheck, "4k3/8/8/8/4r3/5P2/8/4KB2 w - - 0 1", "", "", "You are in check from the rook on e4. You can move the king, block the way or take the rook."},
	{tutor.KindCheck, "4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", "", "", "You are in check from the knight on d3 and the rook on e4. You can only move the king."},
	{tutor.KindCheck, "4k3/8/8/8/4r3/8/3p4/4K3 w - - 0 1", "", "", "You are in check from the pawn on d2 and the rook on e4. You can move the king or take one of them with the king."},
	{tutor.KindMateChance, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "You can mate in one move."},
	{tutor.KindAttacks, "2b1k3/8/8/8/8/5N2/6P1/4K3 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 guards it."},
	{tutor.KindAttacks, "2b1k3/8/8/8/8/5N2/4B1P1/4K3 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 and your bishop on e2 guard it."},
	{tutor.KindAttacks, "2b1k3/8/8/8/8/5N2/4BKP1/8 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 and two others guard it."},
	{tutor.KindAttacks, "4k3/8/8/8/3n4/8/1B6/R3K3 b - - 0 1", "Nc2", "", "Nc2 attacks your rook on a1."},
	{tutor.KindUncovers, "4r1k1/8/8/4n3/8/8/3PR3/3K4 b - - 0 1", "Ng4", "", "The move Ng4 lets the rook on e8 attack your rook on e2. Your king on d1 guards it."},
	{tutor.KindStoppedGuarding, "6k1/8/5n2/3p4/8/8/3R4/3K4 b - - 0 1", "Ng4", "", "The move Ng4 stops guarding the pawn on d5. Nothing guards it now."},
	{tutor.KindStoppedGuarding, "6k1/8/4pn2/3p4/8/8/3R4/3K4 b - - 0 1", "Ng4", "", "The move Ng4 stops guarding the pawn on d5."},
	{tutor.KindFree, "4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", "", "", "Your rook on d2 can take the knight on d5. Nothing can take back."},
	{tutor.KindFree, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "", "En passant: your pawn on e5 can move to d6 and take the pawn on d5. Nothing can take back."},
	{tutor.KindPromotionChance, "8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "", "", "Your pawn on a7 can become a queen."},
	{tutor.KindExchangeChance, "4k3/8/4p3/3n4/4P3/8/8/3K4 w - - 0 1", "", "", "If both keep taking on d5, you win a knight for a pawn."},
	{tutor.KindExchangeChance, "1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "", "", "If both keep taking on b8, you win a rook for a pawn."},
	{tutor.KindExchangeChance, "1rq1k3/P7/8/8/8/8/8/1R2K3 w - - 0 1", "", "", "If both keep taking on b8, you win a rook. A pawn becomes a queen there."},
	{tutor.KindCalm, chess.StartFEN, "", "", "No capture costs you anything by the count, and no mate in one threatens."},

	{tutor.KindOpeningName, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 a6", "", "The name of this opening is Italian Game."},
	{tutor.KindHabitCenter, chess.StartFEN, "", "", "A good habit in the opening: put a pawn in the middle of the board."},
	{tutor.KindHabitDevelop, chess.StartFEN, "e4 e5", "", "A good habit in the opening: bring out your knight on b1."},
	{tutor.KindHabitTwice, chess.StartFEN, "Nf3 e6 Nd4 d6", "", "A good habit in the opening: move other pieces before your knight on d4 moves again."},
	{tutor.KindHabitQueen, chess.StartFEN, "e4 e5 Qe2 d6", "", "A good habit in the opening: bring out knights and bishops before the queen."},
	{tutor.KindHabitCastle, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 Bc5", "", "A good habit in the opening: castle early, to bring the king to safety."},

	{tutor.KindCheckmate, chess.StartFEN, "f3 e5 g4 Qh4#", "", "Checkmate: the queen on h4 attacks your king on e1, and nothing stops it. The opponent wins."},
	{tutor.KindMateAllowed, chess.StartFEN, "f3 e5 g4 Qh4#", "", "Your g4 on move 2 allowed the mate. Another move did not."},
	{tutor.KindMostLost, chess.StartFEN, "f3 e5 Nc3 a6 Nd5 a5 Nxc7 Qxc7 Nh3 a4 Ng5 Qd8 Nxf7 Kxf7 g4 Qh4#", "", "By the count, your Nxc7 on move 4 lost most: two pawns."},
	{tutor.KindStalemate, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Stalemate: the opponent is not in check, but no legal move is left. The game is a draw."},
	{tutor.KindStalemateBy, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Your Qg6 left no legal move. Another move was there."},
	{tutor.KindFinalCount, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "By the count, you were ahead by nine pawns at the end."},
	{tutor.KindThreefold, chess.StartFEN, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "", "This position stands for the third time. The game is a draw."},
	{tutor.KindFiftyMove, "7k/8/8/8/8/8/8/KR6 w - - 99 80", "Rb2", "", "Fifty moves passed without a capture or a pawn move. The game is a draw."},
	{tutor.KindInsufficient, "7k/8/8/8/8/8/1r6/K7 w - - 0 1", "Kxb2", "", "Nobody has the pieces left to give mate. The game is a draw."},

	{tutor.KindMates, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "a1a8", "This is checkmate."},
	{tutor.KindStalemates, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "", "g5g6", "This is stalemate: the game ends in a draw."},
	{tutor.KindAllowsMate, chess.StartFEN, "f3 e5", "g2g4", "Then the queen on d8 can mate on h4."},
	{tutor.KindAllowsMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "h2h3", "Then the king on e8 can mate by castling."},
	{tutor.KindUnguards, "4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1", "", "g2g3", "Your knight on f3 loses its guard: the bishop on g4 can take it. Nothing can take back."},
	{tutor.KindOpens, "4r1k1/8/8/8/4N3/8/4Q3/7K w - - 0 1", "", "e4g5", "This lets the rook on e8 take your queen on e2. Nothing can take back."},
	{tutor.KindThenHangs, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "Then the pawn on e6 can take your rook on d5. Nothing can take back."},
	{tutor.KindThenLoses, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "Then, if both keep taking on d5, you lose a rook for a pawn."},
	{tutor.KindInAll, "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "", "d1d5", "In all you lose four pawns by the count."},
	{tutor.KindInAll, "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "In all you win two pawns by the count."},
	{tutor.KindInAll, "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "In all it is even by the count."},
	{tutor.KindTaken, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn on e6 can take it there. Your pawn on e4 can take back."},
	{tutor.KindTaken, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "", "e2e4", "The pawn on d4 can take it there en passant. Nothing can take back."},
	{tutor.KindThenHangs, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "", "e2e4", "Then the pawn on d4 can take your pawn on e4 en passant. Nothing can take back."},
	{tutor.KindTaken, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn on e6 can take it there. Nothing can take back."},
	{tutor.KindUntouchable, chess.StartFEN, "", "e2e4", "Nothing can take it there."},
	{tutor.KindKingSafe, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2", "Nothing attacks the king there."},
	{tutor.KindGivesCheck, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "", "d1d8", "This gives check."},
	{tutor.KindFork, "6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1", "", "c3d5", "A fork: it attacks the rook on f6 and the rook on b6."},
	{tutor.KindCheckAndAttack, "r3k3/8/1b6/3N4/8/8/8/4K3 w - - 0 1", "", "d5c7", "This gives check and attacks the rook on a8."},
	{tutor.KindCheckAndAttack, "2b1k3/1p6/p7/8/4N3/8/8/4RK2 w - - 0 1", "", "e4c5", "This gives check and attacks the pawn on b7 and the pawn on a6."},
	{tutor.KindMoveAttacks, "4k3/8/8/8/1n6/8/8/R3K3 w - - 0 1", "", "a1a4", "It attacks the knight on b4."},
	{tutor.KindPins, "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "", "f1b5", "It pins the knight on c6 to the king."},
	{tutor.KindPins, "4k3/4n3/8/8/4B3/8/8/4RK2 w - - 0 1", "", "e4b1", "Then your rook on e1 pins the knight on e7 to the king."},
	{tutor.KindTakes, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "It takes the pawn on d5."},
	{tutor.KindTakes, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "e5d6", "It takes the pawn on d5 en passant."},
	{tutor.KindPromotes, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8q", "The pawn becomes a queen."},

	{tutor.KindWarnMate, chess.StartFEN, "f3 e5", "g2g4", "Careful: now the queen on d8 can mate on h4."},
	{tutor.KindWarnMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "h2h3", "Careful: now the king on e8 can mate by castling."},
	{tutor.KindWarnHanging, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "Careful: now the pawn on e6 can take your rook on d5. Nothing can take back."},
	{tutor.KindWarnExchange, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "Careful: if both now keep taking on d5, you lose a rook for a pawn."},

	{tutor.KindThreatCheck, "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "", "", "You are in check from the rook on e4: that is the threat."},
	{tutor.KindThreatMate, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "With another move, the queen on h4 would mate on f2."},
	{tutor.KindThreatMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "", "With another move, the king on e8 would mate by castling."},
	{tutor.KindThreatHanging, "4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "", "", "With another move, the bishop on g4 would take your knight on f3. Nothing could take back."},
	{tutor.KindThreatExchange, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1", "", "", "With another move, the pawn on g5 would take your knight on f4. If both keep taking on f4, you lose a knight for a pawn."},
	{tutor.KindThreatPromotion, "4k3/8/8/8/8/8/p7/6K1 w - - 0 1", "", "", "With another move, the pawn on a2 would become a queen."},
	{tutor.KindThreatNone, "7k/8/8/8/8/8/1p6/3R2K1 w - - 0 1", "", "", "Another move would give no mate, no new queen that lasts, and no capture that wins."},
	{tutor.KindThreatNone, chess.StartFEN, "", "", "Another move would give no mate, no new queen that lasts, and no capture that wins."},

	{tutor.KindHintLook, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer looks at a8. What could happen there?"},
	{tutor.KindHintPiece, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer would move your rook on a1."},
	{tutor.KindHintMove, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer prefers Ra8."},
	{tutor.KindHintMove, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "The computer prefers Rd8. It expects Rd8+ Rxd8 Rxd8#."},
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
		facts = append(tutor.NewSurvey(p).Advice(g, g.Ply()), tutor.Threat(p))
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
	{tutor.KindNotYours, chess.StartFEN, "", "e7e5", "It is your turn, and the pawn on e7 is the opponent's."},
	{tutor.KindNotYours, chess.StartFEN, "e4", "e4e5", "It is the opponent's turn, and the pawn on e4 is yours."},
	{tutor.KindOwnMan, chess.StartFEN, "", "a1a2", "Your pawn on a2 stands there already."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "b1b3", "A knight goes two squares straight and one to the side."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "c1c3", "A bishop moves only diagonally."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "a1b3", "A rook moves only straight, never diagonally."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "d1e3", "A queen moves straight or diagonally, in one line."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "e1e3", "A king moves one square at a time."},
	{tutor.KindMovesOtherwise, chess.StartFEN, "", "e2g5", "A pawn moves straight ahead, and takes one square diagonally ahead."},
	{tutor.KindBlocked, chess.StartFEN, "e3 e6", "c1g5", "A bishop cannot jump over the pawn on d2."},
	{tutor.KindBlocked, chess.StartFEN, "Nf3 e6", "f2f4", "A pawn cannot jump over the knight on f3."},
	{tutor.KindPawnBackward, chess.StartFEN, "e4 e6", "e4e3", "Pawns only move forward."},
	{tutor.KindPassingBeside, chess.StartFEN, "e4 a6 e5 d5", "e5d5", "En passant: to take the pawn on d5, move to d6."},
	{tutor.KindPawnBackward, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d5", "Pawns only move forward."},
	{tutor.KindPawnStraight, chess.StartFEN, "e4 e5", "e4e5", "Pawns take diagonally, so the pawn on e5 stands in the way."},
	{tutor.KindPawnDouble, chess.StartFEN, "e3 e6", "e3e5", "A pawn goes two squares only from where it starts."},
	{tutor.KindPawnNothing, chess.StartFEN, "", "e2d3", "Pawns go diagonally only to take, and nothing stands on d3."},
	{tutor.KindPassingOver, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{tutor.KindPassingOver, "8/8/8/K2pP2r/8/8/8/4k3 w - - 5 9", "", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{tutor.KindPassingOver, "6k1/6b1/8/3pP1Pp/8/2K5/8/8 w - h6 0 2", "", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{tutor.KindPawnNothing, "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", "", "e5d6", "Pawns go diagonally only to take, and nothing stands on d6."},
	{tutor.KindPassingExposes, "6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d5", "e5d6", "Taking en passant lets the rook on h5 take your king."},
	{tutor.KindPinned, "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "", "d2f3", "The knight on d2 is pinned: moving it lets the bishop on b4 take your king."},
	{tutor.KindPinnedThere, "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2d2", "The rook on e2 is pinned: moving it there lets the rook on e7 take your king."},
	{tutor.KindPinnedThere, "4k3/4r3/8/8/8/5n2/4Q3/4K3 w - - 0 1", "", "e2f3", "The queen on e2 is pinned: moving it there lets the rook on e7 take your king."},
	{tutor.KindCheckStays, "4k3/8/8/8/7q/8/8/N3K3 w - - 0 1", "", "a1b3", "You are in check from the queen on h4; this does not stop it."},
	{tutor.KindKingAttacked, "4k3/8/b7/8/8/8/8/4K3 w - - 0 1", "", "e1f1", "The king cannot go to f1: the bishop on a6 attacks it."},
	{tutor.KindKingGuarded, "4k3/8/8/8/2b5/8/4p3/4K3 w - - 0 1", "", "e1e2", "The king cannot take the pawn on e2: the bishop on c4 guards it."},
	{tutor.KindCastleRights, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "e1g1", "You cannot castle here: the king or the rook on h1 has moved."},
	{tutor.KindCastleNoRook, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1c1", "You have no rook on a1 to castle with."},
	{tutor.KindCastleBetween, "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", "e1c1", "You cannot castle: the knight on b1 stands between king and rook."},
	{tutor.KindCastleOutOfCheck, "4k3/4q3/8/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle out of check: the queen on e7 attacks the king."},
	{tutor.KindCastleAcross, "4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle across f1: the bishop on a6 attacks it."},
	{tutor.KindCastleInto, "4k3/8/1b6/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle to g1: the bishop on b6 attacks it."},
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
	for _, s := range slices.Concat(sayings, whyNots) {
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
	g := played(t, tutor.Setup{Start: fenOf(t, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1")}, "")
	lines := map[tutor.Audience]string{
		tutor.ToBoth:  "If both keep taking on f4, White loses a knight for a pawn.",
		tutor.ToWhite: "If both keep taking on f4, you lose a knight for a pawn.",
		tutor.ToBlack: "If both keep taking on f4, the opponent loses a knight for a pawn.",
	}
	for a, want := range lines {
		assert.Equal(t, want, say.English.Fact(tutor.NewSurvey(g.Position()).Advice(g, 0)[0], a))
	}
	assert.Equal(t, tutor.ToWhite, g.Audience())
	assert.Equal(t, tutor.ToBoth, tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}).Audience())
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
		require.LessOrEqual(t, len(strings.Fields(sentence)), 18, text)
	}
}
