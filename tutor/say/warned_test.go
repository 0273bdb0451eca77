package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/languages"
)

// lineOf returns the start of a line and its moves.
func lineOf(t *testing.T, fen string, ucis ...string) (start chess.Position, line []chess.Move) {
	t.Helper()
	start, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	p := start
	for _, uci := range ucis {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		line, p = append(line, m), p.Play(m)
	}
	return start, line
}

// Who has no points yet is told what is lost by name, even if the square has no room; and where there are too many
// pieces, in words that say who loses.
func TestATradeIsWarnedOfInPlainWords(t *testing.T) {
	start, line := lineOf(t, "rn4nr/pp1k2p1/2p1ppB1/q2p4/1b1P1BP1/2N1P2P/PPP2P2/R2Q1RK1 w - - 1 13",
		"g1g2", "b4c3", "b2c3", "a5c3")
	few := fact.Fact{
		Kind: fact.KindWarnExchange, Side: chess.White, Start: start, Move: line[0], Line: line, Count: -1, Plain: true,
	}
	start, line = lineOf(t, "3r2k1/6b1/1qn5/2p5/3N1Q2/4B3/3R4/3R3K w - - 0 1",
		"h1h2", "c5d4", "e3d4", "c6d4", "d2d4", "g7d4", "d1d4", "d8d4", "f4d4", "b6d4")
	many := few
	many.Start, many.Move, many.Line = start, line[0], line
	start, line = lineOf(t, "3rk3/3r2b1/5n2/2p1p3/3R4/2N2N2/1Q6/3RK3 w - - 0 1", "e1e2", "c5d4", "f3d4", "e5d4", "d1d4",
		"d7d4", "b2b4", "d4b4")
	more := few
	more.Start, more.Move, more.Line = start, line[0], line
	wants := map[string][3]string{
		"en": {
			"Wait: you would lose a knight and a pawn, and take only a bishop.",
			"Wait: on b4 you would lose more than you take.",
			"Wait: on d4 you would lose more than you take.",
		},
		"de": {
			"Warte: Dann würdest du einen Springer und einen Bauern verlieren und nur einen Läufer schlagen.",
			"Warte: Dann würdest du auf b4 mehr verlieren als schlagen.",
			"Warte: Dann würdest du auf d4 mehr verlieren als schlagen.",
		},
		"es": {
			"Espera: en c3 perderías un caballo y un peón, y solo ganarías un alfil.",
			"Espera: en b4 perderías una dama, dos torres y un caballo, y solo ganarías dos peones.",
			"Espera: en d4 perderías más de lo que ganas.",
		},
		"fr": {
			"Attends\u00a0: en c3 tu perdrais un cavalier et un pion, et gagnerais seulement un fou.",
			"Attends\u00a0: tu perdrais une dame, deux tours et un cavalier, et gagnerais seulement deux pions.",
			"Attends\u00a0: en d4 tu perdrais plus que tu gagnes.",
		},
		"uk": {
			"Зачекай: на c3 ти втратиш коня і пішака, а виграєш лише слона.",
			"Зачекай: ти втратиш ферзя, дві тури і коня, а виграєш лише двох пішаків.",
			"Зачекай: на d4 ти втратиш більше, ніж виграєш.",
		},
	}
	for _, l := range languages.All() {
		assert.Equal(t, wants[l.Tag], [3]string{
			l.Fact(few, tutor.ToWhite), l.Fact(more, tutor.ToWhite), l.Fact(many, tutor.ToWhite),
		}, l.Tag)
	}
}

// Who takes something is told what else could be taken.
func TestWhatElseIsFreeIsNamed(t *testing.T) {
	start, line := lineOf(t, "rn1qkb1r/ppp2ppp/8/4Nb2/8/2n2Q2/PPPP1PPP/R1B1KB1R w KQkq - 0 7", "d2c3")
	free := fact.Fact{
		Kind: fact.KindWarnFreeMissed, Side: chess.White, Start: start, Move: line[0], Line: line,
		Pieces: fact.On(&start, chess.F1+4*8),
	}
	took := free
	took.Took = true
	wants := map[string][2]string{
		"en": {
			"Are you sure? The bishop on f5 is free, too.",
			"Are you sure? The bishop on f5 can be taken, too. Nothing can take back.",
		},
		"de": {
			"Sicher? Du könntest auch den Läufer auf f5 umsonst schlagen.",
			"Sicher? Du könntest auch den Läufer auf f5 schlagen. Nichts kann zurückschlagen.",
		},
		"es": {
			"¿Seguro? También podrías capturar el alfil de f5 gratis.",
			"¿Seguro? También podrías capturar el alfil de f5. Nada puede recapturar.",
		},
		"fr": {
			"Sûr\u00a0? Tu pourrais aussi prendre le fou en f5 gratuitement.",
			"Sûr\u00a0? Tu pourrais aussi prendre le fou en f5. Rien ne peut reprendre.",
		},
		"uk": {
			"Точно? Тут можна взяти задарма й слона на f5.",
			"Точно? Тут можна взяти й слона на f5. Відповісти взяттям не можна.",
		},
	}
	for _, l := range languages.All() {
		assert.Equal(t, wants[l.Tag], [2]string{l.Fact(free, tutor.ToWhite), l.Fact(took, tutor.ToWhite)}, l.Tag)
	}
}

// The answer that is to be expected is told as a check where it gives one.
func TestAnAnswerThatGivesCheckIsToldAsOne(t *testing.T) {
	checks, goes := fact.Fact{Kind: fact.KindWarnLine}, fact.Fact{Kind: fact.KindWarnLine}
	checks.Start, checks.Line = lineOf(t, "4k3/8/8/3p4/8/8/4K3/8 w - - 0 1", "e2e3", "d5d4")
	goes.Start, goes.Line = lineOf(t, "4k3/8/8/3p4/8/8/4K3/8 w - - 0 1", "e2f3", "d5d4")
	wants := map[string][2]string{
		"en": {"Look again? Then the pawn can give check on d4.", "Look again? Then the pawn can go to d4."},
		"de": {
			"Schau noch einmal? Dann kann der Bauer mit Schach nach d4 ziehen.",
			"Schau noch einmal? Dann kann der Bauer nach d4 ziehen.",
		},
		"es": {
			"¿Lo miras otra vez? Luego el peón puede dar jaque en d4.",
			"¿Lo miras otra vez? Luego el peón puede ir a d4.",
		},
		"fr": {
			"Tu regardes encore une fois ? Ensuite le pion peut donner échec en d4.",
			"Tu regardes encore une fois ? Ensuite le pion peut aller en d4.",
		},
		"uk": {
			"Глянеш іще раз? Тоді пішак може дати шах на d4.", "Глянеш іще раз? Тоді пішак може піти на d4.",
		},
	}
	for _, l := range languages.All() {
		assert.Equal(t, wants[l.Tag], [2]string{l.Fact(checks, tutor.ToWhite), l.Fact(goes, tutor.ToWhite)})
	}
}

// Who has not found a mate in two by the next move, where there still is one, is told its first move.
func TestAMateThatIsNotFoundIsShown(t *testing.T) {
	mate := fact.Fact{Kind: fact.KindIdeaChance, Concept: fact.MateInTwo, Side: chess.White, Mate: true}
	mate.Start, mate.Line = lineOf(t, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "a2a7", "h8g8", "b1b8")
	mate.Ideas = []fact.Fact{{
		Kind: fact.KindMateInTwo, Concept: fact.MateInTwo, Count: 2, Move: mate.Line[0], Start: mate.Start, Mate: true,
	}}
	again := mate
	again.Again = true
	wants := map[string][2]string{
		"en": {"There is mate in two.", "Rook to a7: it leads to mate in two moves."},
		"de": {"Hier steckt Matt in zwei Zügen.", "Turm nach a7: Das führt zum Matt in zwei Zügen."},
		"es": {"Hay mate en dos jugadas.", "Torre a a7: lleva al mate en dos jugadas."},
		"fr": {"Il y a mat en deux coups.", "La tour va en a7 : cela mène au mat en deux coups."},
		"uk": {"Є мат за два ходи.", "Тура іде на a7: веде до мату за два ходи."},
	}
	for _, l := range languages.All() {
		assert.Equal(t, wants[l.Tag], [2]string{l.Fact(mate, tutor.ToWhite), l.Fact(again, tutor.ToWhite)})
	}
}
