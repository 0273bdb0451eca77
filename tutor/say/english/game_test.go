package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

func TestHowAGameStands(t *testing.T) {
	for _, x := range []struct {
		fen, moves string
		players    tutor.Players
		want       say.Line
	}{
		{chess.StartFEN, "", tutor.AgainstComputer, say.Line{Heading: "Your move"}},
		{chess.StartFEN, "e4", tutor.AgainstComputer, say.Line{Heading: "Rufus is thinking"}},
		{chess.StartFEN, "e4", tutor.TwoPlayers, say.Line{Heading: "Black to move"}},
		{chess.StartFEN, "e4 f6 d4 g5 Qh5", tutor.AgainstComputer,
			say.Line{
				Heading: "Checkmate. You won!",
				Detail:  "The queen on h5 attacks the black king on e8, and nothing can stop it.",
			}},
		{chess.StartFEN, "f3 e5 g4 Qh4", tutor.AgainstComputer,
			say.Line{
				Heading: "Checkmate: Rufus won",
				Detail:  "The queen on h4 attacks the white king on e1, and nothing can stop it.",
			}},
		{chess.StartFEN, "f3 e5 g4 Qh4", tutor.TwoPlayers,
			say.Line{
				Heading: "Checkmate: Black won",
				Detail:  "The queen on h4 attacks the white king on e1, and nothing can stop it.",
			}},
		{"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "", tutor.AgainstComputer,
			say.Line{Heading: "Your move", Detail: "You are in check from the rook on e4."}},
		{"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "", tutor.TwoPlayers,
			say.Line{Heading: "White to move", Detail: "White is in check from the rook on e4."}},
		{"7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "Qg6", tutor.AgainstComputer,
			say.Line{Heading: "Stalemate: a draw", Detail: english.English.Draws[chess.Stalemate]}},
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, x.fen), Players: x.players}, x.moves)
		assert.Equal(t, x.want, english.English.Game.State(g), "%s %s", x.fen, x.moves)
	}
}

func TestMovesInWords(t *testing.T) {
	for _, x := range []struct{ fen, move, want string }{
		{chess.StartFEN, "e2e4", "White pawn from e2 to e4."},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "White pawn from e4 to d5 takes the pawn."},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "White king from e1 to g1, castling."},
		{"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "White pawn from e7 to d8 takes the rook and becomes a queen."},
	} {
		p := fenOf(t, x.fen)
		m, err := p.ParseUCI(x.move)
		assert.NoError(t, err)
		assert.Equal(t, x.want, english.English.Game.Move(&p, m))
	}
}

func TestWhatIsSaidBesideTheBoard(t *testing.T) {
	words := english.English.Game
	g := played(t, tutor.Setup{Start: chess.Start(), Level: ai.ThreePlies}, "e4 e5")
	name, note := words.Player(g, chess.White)
	assert.Equal(t, "You, play White", name+", "+note)
	name, note = words.Player(g, chess.Black)
	assert.Equal(t, "Computer, Rufus", name+", "+note)
	pawn, queen := chess.PieceOf(chess.Pawn, chess.Black), chess.PieceOf(chess.Queen, chess.Black)
	assert.Equal(t, "You took: three pawns, a queen", words.Taken("You", []chess.Piece{pawn, pawn, pawn, queen}))
	assert.Equal(t, "After 1... e5", words.After(g))
	assert.Equal(t, "After 1. e4", words.After(g.Until(1)))
	assert.Equal(t, "The start of the game", words.After(g.Until(0)))
	assert.Equal(t, "In all you win 3 points.", english.English.Shown.Gain(3, chess.White, tutor.ToWhite))
	assert.Equal(t, "In all Black loses 1 point.",
		english.English.Shown.Gain(-1, chess.Black, tutor.ToBoth))
}

func TestWhatMayBePlayedAgain(t *testing.T) {
	again := english.English.Game.Again
	drawn := played(t, tutor.Setup{Start: fenOf(t, "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1"), Level: 5}, "Qg6")
	assert.Equal(t, "Nobody won.", again(drawn, 5))
	lost := played(t, tutor.Setup{Start: chess.Start()}, "f3 e5 g4 Qh4")
	assert.Equal(t, "Rufus won. Try Mina next.", again(lost, ai.Mina))
}
