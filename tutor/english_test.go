package tutor

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// A saying is a text, the kind that says it, and where. Moves are played from
// the position first; a move tried is in UCI, a pair of squares likewise.
type saying struct {
	kind       Kind
	fen, moves string
	tried      string
	want       string
}

// sayings has every template of every kind, as it is said to the learner who is
// White.
var sayings = []saying{
	{KindMateThreat, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "The queen on h4 threatens mate on f2."},
	{KindMateThreat, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "", "The king on e8 threatens mate by castling."},
	{KindHanging, "4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "", "", "The bishop on g4 can take your knight on f3. Nothing can take back."},
	{KindHanging, "2b1k3/8/8/8/8/5N2/8/3K4 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Nothing guards it."},
	{KindHanging, "2b1kr2/8/8/8/8/5N2/8/3K4 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Nothing guards it."},
	{KindHanging, "k1b2rr1/8/8/8/8/5N2/6P1/6K1 b - - 0 1", "Bg4", "", "The bishop on g4 can take your knight on f3. Nothing can take back."},
	{KindHanging, "4k3/6p1/8/5N2/8/8/8/4K3 b - - 0 1", "g6", "", "The pawn on g6 attacks your knight on f5. Nothing guards it."},
	{KindExchangeDanger, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1", "", "", "If both keep taking on f4, you lose a knight for a pawn."},
	{KindExchangeDanger, "3rk3/8/3r4/8/8/3Q4/8/3RK3 w - - 0 1", "", "", "If both keep taking on d3, you lose a queen."},
	{KindExchangeDanger, "1r2k3/8/8/8/8/8/p7/1RQ1K3 w - - 0 1", "", "", "If both keep taking on b1, you lose a rook. A pawn becomes a queen there."},
	{KindCheck, "4k3/8/8/8/7q/8/3PP1P1/3QKB2 w - - 0 1", "", "", "You are in check from the queen on h4. You can only block the way."},
	{KindCheck, "4k3/8/8/8/4r3/5P2/8/4KB2 w - - 0 1", "", "", "You are in check from the rook on e4. You can move the king, block the way or take the rook."},
	{KindCheck, "4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", "", "", "You are in check from the knight on d3 and the rook on e4. You can only move the king."},
	{KindCheck, "4k3/8/8/8/4r3/8/3p4/4K3 w - - 0 1", "", "", "You are in check from the pawn on d2 and the rook on e4. You can move the king or take one of them with the king."},
	{KindMateChance, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "You can mate in one move."},
	{KindAttacks, "2b1k3/8/8/8/8/5N2/6P1/4K3 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 guards it."},
	{KindAttacks, "2b1k3/8/8/8/8/5N2/4B1P1/4K3 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 and your bishop on e2 guard it."},
	{KindAttacks, "2b1k3/8/8/8/8/5N2/4BKP1/8 b - - 0 1", "Bg4", "", "Bg4 attacks your knight on f3. Your pawn on g2 and two others guard it."},
	{KindAttacks, "4k3/8/8/8/3n4/8/1B6/R3K3 b - - 0 1", "Nc2", "", "Nc2 attacks your rook on a1."},
	{KindUncovers, "4r1k1/8/8/4n3/8/8/3PR3/3K4 b - - 0 1", "Ng4", "", "The move Ng4 lets the rook on e8 attack your rook on e2. Your king on d1 guards it."},
	{KindStoppedGuarding, "6k1/8/5n2/3p4/8/8/3R4/3K4 b - - 0 1", "Ng4", "", "The move Ng4 stops guarding the pawn on d5. Nothing guards it now."},
	{KindStoppedGuarding, "6k1/8/4pn2/3p4/8/8/3R4/3K4 b - - 0 1", "Ng4", "", "The move Ng4 stops guarding the pawn on d5."},
	{KindFree, "4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", "", "", "Your rook on d2 can take the knight on d5. Nothing can take back."},
	{KindFree, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "", "En passant: your pawn on e5 can move to d6 and take the pawn on d5. Nothing can take back."},
	{KindPromotionChance, "8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "", "", "Your pawn on a7 can become a queen."},
	{KindExchangeChance, "4k3/8/4p3/3n4/4P3/8/8/3K4 w - - 0 1", "", "", "If both keep taking on d5, you win a knight for a pawn."},
	{KindExchangeChance, "1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "", "", "If both keep taking on b8, you win a rook for a pawn."},
	{KindExchangeChance, "1rq1k3/P7/8/8/8/8/8/1R2K3 w - - 0 1", "", "", "If both keep taking on b8, you win a rook. A pawn becomes a queen there."},
	{KindCalm, chess.StartFEN, "", "", "No capture costs you anything by the count, and no mate in one threatens."},

	{KindOpeningName, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 a6", "", "The name of this opening is Italian Game."},
	{KindHabitCenter, chess.StartFEN, "", "", "A good habit in the opening: put a pawn in the middle of the board."},
	{KindHabitDevelop, chess.StartFEN, "e4 e5", "", "A good habit in the opening: bring out your knight on b1."},
	{KindHabitTwice, chess.StartFEN, "Nf3 e6 Nd4 d6", "", "A good habit in the opening: move other pieces before your knight on d4 moves again."},
	{KindHabitQueen, chess.StartFEN, "e4 e5 Qe2 d6", "", "A good habit in the opening: bring out knights and bishops before the queen."},
	{KindHabitCastle, chess.StartFEN, "e4 e5 Nf3 Nc6 Bc4 Bc5", "", "A good habit in the opening: castle early, to bring the king to safety."},

	{KindCheckmate, chess.StartFEN, "f3 e5 g4 Qh4#", "", "Checkmate: the queen on h4 attacks your king on e1, and nothing stops it. The opponent wins."},
	{KindMateAllowed, chess.StartFEN, "f3 e5 g4 Qh4#", "", "Your g4 on move 2 allowed the mate. Another move did not."},
	{KindMostLost, chess.StartFEN, "f3 e5 Nc3 a6 Nd5 a5 Nxc7 Qxc7 Nh3 a4 Ng5 Qd8 Nxf7 Kxf7 g4 Qh4#", "", "By the count, your Nxc7 on move 4 lost most: two pawns."},
	{KindStalemate, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Stalemate: the opponent is not in check, but no legal move is left. The game is a draw."},
	{KindStalemateBy, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Your Qg6 left no legal move. Another move was there."},
	{KindFinalCount, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "By the count, you were ahead by nine pawns at the end."},
	{KindThreefold, chess.StartFEN, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "", "This position stands for the third time. The game is a draw."},
	{KindFiftyMove, "7k/8/8/8/8/8/8/KR6 w - - 99 80", "Rb2", "", "Fifty moves passed without a capture or a pawn move. The game is a draw."},
	{KindInsufficient, "7k/8/8/8/8/8/1r6/K7 w - - 0 1", "Kxb2", "", "Nobody has the pieces left to give mate. The game is a draw."},

	{KindMates, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "a1a8", "This is checkmate."},
	{KindStalemates, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "", "g5g6", "This is stalemate: the game ends in a draw."},
	{KindAllowsMate, chess.StartFEN, "f3 e5", "g2g4", "Then the queen on d8 can mate on h4."},
	{KindAllowsMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "h2h3", "Then the king on e8 can mate by castling."},
	{KindUnguards, "4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1", "", "g2g3", "Your knight on f3 loses its guard: the bishop on g4 can take it. Nothing can take back."},
	{KindOpens, "4r1k1/8/8/8/4N3/8/4Q3/7K w - - 0 1", "", "e4g5", "This lets the rook on e8 take your queen on e2. Nothing can take back."},
	{KindThenHangs, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "Then the pawn on e6 can take your rook on d5. Nothing can take back."},
	{KindThenLoses, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "Then, if both keep taking on d5, you lose a rook for a pawn."},
	{KindInAll, "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "", "d1d5", "In all you lose four pawns by the count."},
	{KindInAll, "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "In all you win two pawns by the count."},
	{KindInAll, "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "In all it is even by the count."},
	{KindTaken, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn on e6 can take it there. Your pawn on e4 can take back."},
	{KindTaken, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "", "e2e4", "The pawn on d4 can take it there en passant. Nothing can take back."},
	{KindThenHangs, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "", "e2e4", "Then the pawn on d4 can take your pawn on e4 en passant. Nothing can take back."},
	{KindTaken, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn on e6 can take it there. Nothing can take back."},
	{KindUntouchable, chess.StartFEN, "", "e2e4", "Nothing can take it there."},
	{KindKingSafe, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2", "Nothing attacks the king there."},
	{KindGivesCheck, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "", "d1d8", "This gives check."},
	{KindFork, "4k3/8/1q3r2/8/8/2N5/8/4K3 w - - 0 1", "", "c3d5", "A fork: it attacks the queen on b6 and the rook on f6."},
	{KindCheckAndAttack, "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "", "d5c7", "This gives check and attacks the rook on a8."},
	{KindCheckAndAttack, "2b1k3/1p6/p7/8/4N3/8/8/4RK2 w - - 0 1", "", "e4c5", "This gives check and attacks the pawn on b7 and the pawn on a6."},
	{KindMoveAttacks, "4k3/8/8/8/1n6/8/8/R3K3 w - - 0 1", "", "a1a4", "It attacks the knight on b4."},
	{KindPins, "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "", "f1b5", "It pins the knight on c6 to the king."},
	{KindPins, "4k3/4n3/8/8/4B3/8/8/4RK2 w - - 0 1", "", "e4b1", "Then your rook on e1 pins the knight on e7 to the king."},
	{KindTakes, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "It takes the pawn on d5."},
	{KindTakes, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "e5d6", "It takes the pawn on d5 en passant."},
	{KindPromotes, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8q", "The pawn becomes a queen."},

	{KindWarnMate, chess.StartFEN, "f3 e5", "g2g4", "Careful: now the queen on d8 can mate on h4."},
	{KindWarnMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "h2h3", "Careful: now the king on e8 can mate by castling."},
	{KindWarnHanging, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "Careful: now the pawn on e6 can take your rook on d5. Nothing can take back."},
	{KindWarnExchange, "4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1", "", "d1d5", "Careful: if both now keep taking on d5, you lose a rook for a pawn."},

	{KindThreatCheck, "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "", "", "You are in check from the rook on e4: that is the threat."},
	{KindThreatMate, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "With another move, the queen on h4 would mate on f2."},
	{KindThreatMate, "r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1", "", "", "With another move, the king on e8 would mate by castling."},
	{KindThreatHanging, "4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1", "", "", "With another move, the bishop on g4 would take your knight on f3. Nothing could take back."},
	{KindThreatExchange, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1", "", "", "With another move, the pawn on g5 would take your knight on f4. If both keep taking on f4, you lose a knight for a pawn."},
	{KindThreatPromotion, "4k3/8/8/8/8/8/p7/6K1 w - - 0 1", "", "", "With another move, the pawn on a2 would become a queen."},
	{KindThreatNone, "7k/8/8/8/8/8/1p6/3R2K1 w - - 0 1", "", "", "Another move would give no mate, no new queen that lasts, and no capture that wins."},
	{KindThreatNone, chess.StartFEN, "", "", "Another move would give no mate, no new queen that lasts, and no capture that wins."},

	{KindHintLook, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer looks at a8. What could happen there?"},
	{KindHintMate, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer sees mate in one move."},
	{KindHintMate, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "The computer sees mate in two moves, whatever is answered."},
	{KindHintPiece, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer would move your rook on a1."},
	{KindHintMove, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "The computer prefers Ra8."},
	{KindHintMove, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "The computer prefers Rd8. It expects Rd8+ Rxd8 Rxd8#."},
	{KindHintCapture, "7k/8/8/3n4/8/8/3R4/3K4 w - - 0 1", "", "", "One of your pieces can take on d5."},
	{KindHintCapture, "7k/8/8/3n4/4P3/8/3R4/3K4 w - - 0 1", "", "", "Two of your pieces can take on d5."},
	{KindHintPromotion, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "", "A pawn can become another piece."},
}

// said returns the texts of a kind that are said there.
func (s saying) said(t *testing.T) (texts []string) {
	t.Helper()
	g := played(t, Setup{Start: fenOf(t, s.fen)}, s.moves)
	p := g.Position()
	var facts []Fact
	if s.tried != "" {
		m, err := p.ParseUCI(s.tried)
		require.NoError(t, err, s.tried)
		_, facts = MoveAdvice(p, m)
		if w := Warning(p, m); w != nil {
			facts = append(facts, *w)
		}
	} else {
		facts = append(Advice(g, g.Ply()), Threat(p))
		if strings.HasPrefix(string(s.kind), "hint-") {
			found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 3}, 1)
			require.NoError(t, err)
			steps := HintFacts(p, found)
			facts = steps[:]
		}
	}
	for _, f := range facts {
		if f.Kind == s.kind {
			texts = append(texts, English(f, ToWhite))
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
	{KindLegal, chess.StartFEN, "", "e2e4", "This move is legal."},
	{KindEmptySquare, chess.StartFEN, "", "e4e5", "Nothing stands on e4."},
	{KindSameSquare, chess.StartFEN, "", "e2e2", "Your pawn on e2 stands there already. Choose another square."},
	{KindNotYours, chess.StartFEN, "", "e7e5", "It is your turn, and the pawn on e7 is the opponent's."},
	{KindNotYours, chess.StartFEN, "e4", "e4e5", "It is the opponent's turn, and the pawn on e4 is yours."},
	{KindOwnMan, chess.StartFEN, "", "a1a2", "Your pawn on a2 stands there already."},
	{KindMovesOtherwise, chess.StartFEN, "", "b1b3", "A knight goes two squares straight and one to the side."},
	{KindMovesOtherwise, chess.StartFEN, "", "c1c3", "A bishop moves only diagonally."},
	{KindMovesOtherwise, chess.StartFEN, "", "a1b3", "A rook moves only straight, never diagonally."},
	{KindMovesOtherwise, chess.StartFEN, "", "d1e3", "A queen moves straight or diagonally, in one line."},
	{KindMovesOtherwise, chess.StartFEN, "", "e1e3", "A king moves one square at a time."},
	{KindMovesOtherwise, chess.StartFEN, "", "e2g5", "A pawn moves straight ahead, and takes one square diagonally ahead."},
	{KindBlocked, chess.StartFEN, "e3 e6", "c1g5", "A bishop cannot jump over the pawn on d2."},
	{KindBlocked, chess.StartFEN, "Nf3 e6", "f2f4", "A pawn cannot jump over the knight on f3."},
	{KindPawnBackward, chess.StartFEN, "e4 e6", "e4e3", "Pawns only move forward."},
	{KindPassingBeside, chess.StartFEN, "e4 a6 e5 d5", "e5d5", "En passant: to take the pawn on d5, move to d6."},
	{KindPawnBackward, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d5", "Pawns only move forward."},
	{KindPawnStraight, chess.StartFEN, "e4 e5", "e4e5", "Pawns take diagonally, so the pawn on e5 stands in the way."},
	{KindPawnDouble, chess.StartFEN, "e3 e6", "e3e5", "A pawn goes two squares only from where it starts."},
	{KindPawnNothing, chess.StartFEN, "", "e2d3", "Pawns go diagonally only to take, and nothing stands on d3."},
	{KindPassingOver, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{KindPassingOver, "8/8/8/K2pP2r/8/8/8/4k3 w - - 5 9", "", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{KindPassingOver, "6k1/6b1/8/3pP1Pp/8/2K5/8/8 w - h6 0 2", "", "e5d6", "Taking the pawn on d5 en passant is allowed only right after a double step."},
	{KindPawnNothing, "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", "", "e5d6", "Pawns go diagonally only to take, and nothing stands on d6."},
	{KindPassingExposes, "6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d5", "e5d6", "Taking en passant lets the rook on h5 take your king."},
	{KindPinned, "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "", "d2f3", "The knight on d2 is pinned: moving it lets the bishop on b4 take your king."},
	{KindPinnedThere, "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2d2", "The rook on e2 is pinned: moving it there lets the rook on e7 take your king."},
	{KindPinnedThere, "4k3/4r3/8/8/8/5n2/4Q3/4K3 w - - 0 1", "", "e2f3", "The queen on e2 is pinned: moving it there lets the rook on e7 take your king."},
	{KindCheckStays, "4k3/8/8/8/7q/8/8/N3K3 w - - 0 1", "", "a1b3", "You are in check from the queen on h4; this does not stop it."},
	{KindKingAttacked, "4k3/8/b7/8/8/8/8/4K3 w - - 0 1", "", "e1f1", "The king cannot go to f1: the bishop on a6 attacks it."},
	{KindKingGuarded, "4k3/8/8/8/2b5/8/4p3/4K3 w - - 0 1", "", "e1e2", "The king cannot take the pawn on e2: the bishop on c4 guards it."},
	{KindCastleRights, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "e1g1", "You cannot castle here: the king or the rook on h1 has moved."},
	{KindCastleNoRook, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1c1", "You have no rook on a1 to castle with."},
	{KindCastleBetween, "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", "e1c1", "You cannot castle: the knight on b1 stands between king and rook."},
	{KindCastleOutOfCheck, "4k3/4q3/8/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle out of check: the queen on e7 attacks the king."},
	{KindCastleAcross, "4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle across f1: the bishop on a6 attacks it."},
	{KindCastleInto, "4k3/8/1b6/8/8/8/8/4K2R w K - 0 1", "", "e1g1", "You cannot castle to g1: the bishop on b6 attacks it."},
}

func TestWhyNot(t *testing.T) {
	for _, s := range whyNots {
		p := played(t, Setup{Start: fenOf(t, s.fen)}, s.moves).Position()
		legal, why := Why(p, square(s.tried[:2]), square(s.tried[2:]))
		assert.Equal(t, s.kind, why.Kind, s.want)
		assert.Equal(t, s.kind == KindLegal, legal)
		assert.Equal(t, s.want, English(why, ToWhite))
	}
}

// TestEveryKindIsTested fails when a kind of fact gets English and no saying.
func TestEveryKindIsTested(t *testing.T) {
	elsewhere := []Kind{ // TestGameWhyTellsTheMoveThatGaveUpCastling, TestHintIdeas, TestTheEndTellsHowManyHints
		KindCastleKingMoved, KindCastleRookMoved, KindCastleRookTaken, KindCastleSetUp,
		KindHintSave, KindHintCheck, KindHintCastle, KindHintFork, KindHintPlace, KindHintsCounted,
	}
	tested := map[Kind]bool{}
	for _, s := range slices.Concat(sayings, whyNots) {
		tested[s.kind] = true
	}
	for _, kind := range elsewhere {
		tested[kind] = true
	}
	for _, table := range []map[Kind]func(voice, Fact) string{positionEnglish, moveEnglish, askedEnglish, whyEnglish} {
		for kind := range maps.Keys(table) {
			assert.True(t, tested[kind], kind)
		}
	}
}

func TestEnglishOfAnUnknownKindPanics(t *testing.T) {
	assert.Panics(t, func() { English(Fact{Kind: "unheard-of"}, ToWhite) })
}

// The same fact, said to each audience.
func TestAudiences(t *testing.T) {
	g := played(t, Setup{Start: fenOf(t, "4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1")}, "")
	lines := map[Audience]string{
		ToBoth:  "If both keep taking on f4, White loses a knight for a pawn.",
		ToWhite: "If both keep taking on f4, you lose a knight for a pawn.",
		ToBlack: "If both keep taking on f4, the opponent loses a knight for a pawn.",
	}
	for a, want := range lines {
		assert.Equal(t, want, English(Advice(g, 0)[0], a))
	}
	assert.Equal(t, ToWhite, g.Audience())
	assert.Equal(t, ToBoth, NewGame(Setup{Start: chess.Start(), Players: TwoPlayers}).Audience())
}

// A trade too long for a sentence is told by its count alone.
func TestLongTradesAreShort(t *testing.T) {
	p := fenOf(t, "3rk3/3r4/3r4/4p1p1/3N1N2/3R4/3R4/3RK3 b - - 0 1")
	for _, s := range []string{"d4", "f4"} {
		e := ExchangeOn(&p, square(s))
		f := Fact{Kind: KindExchangeDanger, Side: chess.White, Start: p, Line: e.Line, Count: -e.Count}
		require.NotEmpty(t, e.Line)
		requireShort(t, English(f, ToBoth))
	}
	long := trade{
		lost: []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn},
		won:  []chess.PieceType{chess.Rook, chess.Bishop, chess.Knight},
	}
	assert.Equal(t, "a queen, a rook, a bishop, a knight and a pawn", counted(long.lost))
	assert.Equal(t, "two rooks and three pawns", counted([]chess.PieceType{chess.Rook, chess.Rook, chess.Pawn, chess.Pawn, chess.Pawn}))
}
