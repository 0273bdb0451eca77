package proof_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/proof"
)

// at is a place where it is a listener's turn, after moves.
func at(speech proof.Speech, fen, moves, move, listener string) proof.Place {
	return proof.Place{Start: fen, Moves: strings.Fields(moves), Move: move, Listener: listener[0], Speech: speech}
}

// Sentences that are true, and each with what would be false in the same place: what was once said wrongly, and what is
// easily mistaken.
func TestNamedFaults(t *testing.T) {
	const (
		run    = "k7/8/8/4P3/8/8/7P/7K w - - 0 1"
		taken  = "4k3/8/2n5/4b3/8/3N1P2/8/4K3 w - - 0 1"
		guard  = "4k3/p6p/8/3p4/4P3/8/P7/4K3 w - - 0 1"
		moving = "r3k3/p4p2/8/8/8/2p5/P2R4/K7 w - - 0 1"
		hung   = "r3k3/5p2/8/8/N7/8/5P2/4K3 w - - 0 1"
	)
	still := at(proof.Line, hung, "f2f3 f7f6", "", "w")
	still.Before = []string{"The rook attacks your knight, and nothing guards it. You can move it."}
	two := at(proof.Line, "2r1k1r1/pp2pp1p/4b2b/2n1q3/8/1P3P1P/P1P2KP1/R4BNR b - - 0 1", "h6e3", "", "w")
	two.Listener = 0
	for name, c := range map[string]struct {
		proof.Place
		right string
		wrong []string
	}{
		"a fact of now names the squares of now": {
			at(proof.Line, run, "", "", "w"), "Your pawn on e5 can become a queen: it cannot be caught.",
			[]string{"Your pawn on e6 can become a queen: it cannot be caught."},
		},
		"a pawn that can be caught": {
			at(proof.Line, "8/8/4k3/8/4P3/8/7P/7K w - - 0 1", "", "", "w"),
			"Push your pawn on e4: no pawn can stop it.",
			[]string{"Your pawn on e4 can become a queen: it cannot be caught."},
		},
		"what has taken is not for free": {
			at(proof.Warning, taken, "", "d3e5", "w"), "Wait: the knight can take your knight. Nothing can take back.",
			[]string{
				"Wait: the knight can take your knight for free.",
				"Wait: your knight can take the knight for free.",
				"Wait: the bishop can take your knight for free.",
			},
		},
		"a pawn that is taken in passing": {
			at(proof.Advice, "r2q3r/2p1pk1p/1p1p2pb/3P1b2/8/p1P2p1N/PPB4K/5R2 b - - 1 26", "", "c7c5", "b"),
			"Then the pawn on d5 can take it en passant.",
			[]string{
				"Then the pawn on c3 can take it en passant.",
				"Then the bishop on c2 can take it en passant.",
			},
		},
		"nor for the one who takes back": {
			at(proof.Line, taken, "d3e5", "", "b"), "Your knight can take the knight. Nothing can take back.",
			[]string{"Your knight can take the knight for free."},
		},
		"the remedy that helps": {
			at(proof.Line, guard, "", "", "w"),
			"The pawn on d5 attacks your pawn on e4, and nothing guards it. You can take the pawn on d5.",
			[]string{
				"The pawn on d5 attacks your pawn on e4, and nothing guards it. You can block the way.",
				"The pawn on d5 attacks your pawn on e4, and nothing guards it. You can take the pawn on a7.",
				"The pawn on d5 attacks your pawn on e4, and its guard is pinned. You can take the pawn on d5.",
			},
		},
		"what stays safe": {
			at(proof.Advice, "4k3/8/8/n7/2B1P3/3P4/8/4K1N1 w - - 0 1", "", "g1f3", "w"), "Then your bishop stays safe.",
			[]string{"Then your rook stays safe."},
		},
		"what does no harm, or cannot be played": {
			at(proof.Try, "r1bqkbnr/1ppp2pp/p1n5/5p2/1P1Pp3/P7/1BPNPPPP/RN1QKB1R w KQkq - 0 7", "", "e2e3", "w"),
			"Then Black cannot play pawn to e3.",
			[]string{
				"Then White cannot play pawn to e3.", "Then Black cannot play pawn to d6.",
				"Then pawn to e3 does no harm.",
			},
		},
		"what to keep safe": {
			at(proof.Hint, "4k3/8/8/n7/2B1P3/3P4/8/4K1N1 w - - 0 1", "", "g1f3", "w"), "Keep your bishop safe.",
			[]string{"Keep your rook safe."},
		},
		"what a hint keeps safe": {
			at(proof.Hint, "4k3/8/8/n7/2B1P3/3P4/8/4K1N1 w - - 0 1", "", "g1f3", "w"),
			"Knight to f3: then your bishop stays safe.",
			[]string{"Knight to f3: then your rook stays safe."},
		},
		"what no hint keeps safe": {
			at(proof.Hint, "4k3/8/8/n7/2B1P3/3P4/8/4K1N1 w - - 0 1", "", "d3d4", "w"),
			"Pawn to d4.",
			[]string{"Keep your bishop safe.", "Pawn to d4: then your bishop stays safe."},
		},
		"what does not stay safe": {
			at(proof.Advice, "4k3/8/8/n7/2B1P3/3P4/8/4K1N1 w - - 0 1", "", "d3d4", "w"),
			"Your bishop loses its guard: the knight can take it.",
			[]string{"Then your bishop stays safe."},
		},
		"the check that helps": {
			at(proof.Line, "r3k3/8/p7/1N6/8/8/8/4K2Q w - - 0 1", "", "", "w"),
			"A pawn attacks your knight. You can give check first with your queen.",
			[]string{
				"A pawn attacks your knight. You can give check first with your king.",
				"A pawn attacks your knight. You can take the rook en passant with your queen.",
			},
		},
		"what takes in passing": {
			at(proof.Line, "rnbqkb1r/ppp1pppp/8/3pP3/2BP4/8/PP3PPP/RNBQK1NR w KQkq d6 0 6", "", "", "w"),
			"A pawn attacks your bishop on c4. You can take the pawn on d5 en passant, pawn for pawn.",
			[]string{
				"A pawn attacks your bishop on c4. You can take the pawn on d5, pawn for pawn.",
				"A pawn attacks your bishop on c4. You can take the pawn on b7 en passant, pawn for pawn.",
			},
		},
		"what takes the checker": {
			at(proof.Line, "4k3/8/8/8/4r3/2N5/PP6/4K3 w - - 0 1", "", "", "w"),
			"Check from the rook! Take the rook with your knight or move the king.",
			[]string{
				"Check from the rook! Take the rook with your king or move the king.",
				"Check from the rook! Take the knight with your knight or move the king.",
				"Check from the rook! Block the check or take the rook.",
				"Check from the rook! You can only take the rook with your knight.",
			},
		},
		"what a remedy lets be taken": {
			at(proof.Line, "r2Q1Bk1/pbp2p1p/1p4p1/4p3/2B5/8/PPP2PPP/R4RK1 w - - 1 16", "", "", "w"),
			"The rook attacks your queen, and nothing guards it. You can take the pawn on c7. " +
				"Then your bishop on f8 can be taken.",
			[]string{
				"The rook attacks your queen, and nothing guards it. You can take the pawn on c7. " +
					"Then your rook on f1 can be taken.",
			},
		},
		"a guard is no help against a pawn": {
			at(proof.Line, moving, "", "", "w"), "A pawn attacks your rook. You can move it.",
			[]string{
				"A pawn attacks your rook. You can guard it.", "A pawn attacks your rook! You can move it.",
				"A pawn attacks your rook. The computer can move it.",
			},
		},
		"still in danger": {
			still, "Your knight is still in danger. You can move it.",
			[]string{"The knight is still in danger. You can move it.", "Your pawn is still in danger."},
		},
		"not still, as nothing was said": {
			at(proof.Line, hung, "f2f3 f7f6", "", "w"),
			"The rook attacks your knight, and nothing guards it. You can move it.",
			[]string{"Your knight is still in danger. You can move it."},
		},
		"each of them": {
			at(proof.Line, hung, "", "", "w"), "The rook attacks your knight, and nothing guards it.",
			[]string{"Black attacks each of them.", "The rook attacks your knight and your pawn: a fork."},
		},
		"what is given is what can take": {
			at(proof.Threat, "4k3/8/8/8/4p3/8/3n4/1R2K3 w - - 0 1", "", "", "w"),
			"Next, the knight could take your rook for free.",
			[]string{"Next, the knight could take your rook. You would lose a rook for a bishop."},
		},
		"whose king, where two play": {
			two, "A skewer: Black's bishop attacks the king, the knight behind.",
			[]string{
				"A skewer: Black's bishop attacks the king, the rook behind.",
				"A skewer: White's bishop attacks the king, the knight behind.",
			},
		},
		"an offer not to be taken": {
			at(proof.Line, "4r1k1/5ppp/8/8/8/q7/5PPP/3R2K1 b - - 0 1", "a3d3", "", "w"),
			"If your rook takes the queen, you lose more.",
			[]string{
				"If your rook takes the queen, the computer loses more.", "If your king takes the queen, you lose more.",
				"If your rook takes the rook, you lose more.",
			},
		},
		"a guard by a check": {
			at(proof.Line, "4R1n1/3kp1B1/3p2p1/1P6/1P3P2/7P/3N3P/2Q1KBNR w K - 0 28", "", "", "w"),
			"The king attacks your rook on e8, and nothing guards it. You can guard it.",
			[]string{"The king attacks your rook on e8, and nothing guards it. You can guard it with your knight."},
		},
		"a check that is taken in passing": {
			at(proof.Line, "8/3k4/7p/2pP2BP/2RKP3/1rP5/4N3/1r6 w - c6 0 43", "", "", "w"),
			"Check from the pawn on c5! En passant: move to c6 and take the pawn on c5.",
			[]string{
				"Check from the rook on b3! En passant: move to c6 and take the pawn on c5.",
				"Check from the pawn on c5! En passant: move to e6 and take the pawn on c5.",
			},
		},
		"how to go on": {
			at(proof.Hint, "4R3/6k1/8/6p1/6p1/p2p4/5K2/8 b - - 5 53", "", "g4g3", "b"),
			"Pawn to g3: if it is taken, go on with pawn to d2.",
			[]string{"Pawn to g3: if it is taken, go on with pawn to d1."},
		},
		"to the one who is to move": {
			at(proof.Line, hung, "f2f3", "", "b"), "Your rook can take the knight for free.",
			[]string{
				"The rook can take your knight for free.",
				"The rook attacks your knight, and nothing guards it.",
			},
		},
	} {
		assert.NoError(t, proof.Prove(c.Place, c.right), name)
		for _, text := range c.wrong {
			assert.Error(t, proof.Prove(c.Place, text), "%s: %s", name, text)
		}
	}
}

// The reader's rules are those of the game: after random moves it knows the same legal moves.
func TestRulesAgree(t *testing.T) {
	random := rand.New(rand.NewPCG(26, 3))
	for range 40 {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Ply() < 150 && g.Outcome() == chess.Playing {
			moves := g.Position().Moves()
			var want []string
			for _, m := range moves {
				want = append(want, m.String())
			}
			got, err := proof.Legal(g.Position().FEN())
			require.NoError(t, err)
			slices.Sort(want)
			slices.Sort(got)
			require.Equal(t, want, got, g.Position().FEN())
			require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
		}
	}
}
