package pgn

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func sans(g *Game) string { return strings.Join(g.Game.SAN(), " ") }

func TestReadsWhatPeopleWrite(t *testing.T) {
	for name, x := range map[string]struct{ text, moves string }{
		"plain":                    {"1. e4 e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6"},
		"without a result":         {"1.e4 e5 2.Nf3", "e4 e5 Nf3"},
		"numbers everywhere":       {"1.e4 1...e5 2. Nf3 2... Nc6 3 . Bb5 1/2-1/2", "e4 e5 Nf3 Nc6 Bb5"},
		"without numbers":          {"e4 e5 Nf3", "e4 e5 Nf3"},
		"comments":                 {"{Hello (not a variation} 1. e4 {[%clk 0:05:00]} e5 ; to the end {of the line\n2. Nf3 *", "e4 e5 Nf3"},
		"an escape":                {"% nothing 1. d4\n1. e4 *", "e4"},
		"variations in variations": {"1. e4 (1. d4 d5 (1... Nf6 {a ) there} 2. c4) 2. c4) e5 *", "e4 e5"},
		"NAGs and signs": {"1. e4! $1 e5?! $6 2. Nf3!! ± Nc6 +- 3. Bb5 N a6?? *",
			"e4 e5 Nf3 Nc6 Bb5 a6"},
		"castling with noughts": {"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *",
			"e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"},
		"castling with small letters": {"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. o-o *", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O"},
		"long moves": {"1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. f1b5 a7a6 *",
			"e4 e5 Nf3 Nc6 Bb5 a6"},
		"figurines":                {"1. e4 e5 2. ♘f3 ♞c6 *", "e4 e5 Nf3 Nc6"},
		"other signs of capture":   {"1. e4 d5 2. e4:d5 Q×d5 *", "e4 d5 exd5 Qxd5"},
		"line ends of old":         {"[White \"A\"]\r[Black \"B\"]\r\r1. e4\re5 *", "e4 e5"},
		"line ends of Windows":     {"[White \"A\"]\r\n\r\n1. e4\r\ne5 *", "e4 e5"},
		"a mark of the byte order": {"\ufeff1. e4 *", "e4"},
		"a comment never closed":   {"1. e4 {oh\ne5 2. Nf3 *", "e4 e5 Nf3"},
		"a tag never closed":       {"[White \"A\n1. e4 *", "e4"},
		"tags on one line":         {`[White "A"] [Black "B"] 1. e4 *`, "e4"},
		"checks": {"1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7++ 1-0",
			"e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"},
		"more of the square":               {"1. Ng1f3 d7d5 *", "Nf3 d5"},
		"squares, where a bishop could go": {"1. d4 d5 2. b1d2 b8d7 *", "d4 d5 Nd2 Nd7"},
		"squares with signs":               {"1. d2-d4 d7-d5 2. b1-d2 b8-d7 *", "d4 d5 Nd2 Nd7"},
		"long castling with noughts": {"1. d4 d5 2. Bf4 Bf5 3. Qd2 Qd7 4. Nc3 Nc6 5. 0-0-0 0-0-0 *",
			"d4 d5 Bf4 Bf5 Qd2 Qd7 Nc3 Nc6 O-O-O O-O-O"},
		"long castling with noughts, marked": {"1. d4 d5 2. Bf4 Bf5 3. Qd2 Qd7 4. Nc3 Nc6 5.0-0-0! 0–0–0 *",
			"d4 d5 Bf4 Bf5 Qd2 Qd7 Nc3 Nc6 O-O-O O-O-O"},
	} {
		t.Run(name, func(t *testing.T) {
			games := Read([]byte(x.text))
			require.Len(t, games, 1)
			require.Nil(t, games[0].Err)
			assert.Equal(t, x.moves, sans(games[0]))
		})
	}
}

func TestReadsPromotionsAsTheyAreWritten(t *testing.T) {
	for _, move := range []string{"a8=N", "a8N", "a8(N)", "a8/N", "a7-a8=N", "a7a8n", "a8=n", "a8=N+!"} {
		games := Read([]byte("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. " + move + " *"))
		require.Len(t, games, 1)
		require.Nil(t, games[0].Err, move)
		assert.Equal(t, "a8=N", sans(games[0]), move)
	}
}

// Squares between which no move is legal are told, not taken for a bishop's move.
func TestSquaresAreNoBishopMove(t *testing.T) {
	for _, text := range []string{"1. d4 d5 2. Nf3 Nf6 3. b3d2", "1. d4 d5 2. b1xd3", "1. d4 d5 2. b1-g5"} {
		games := Read([]byte(text + " *"))
		require.Len(t, games, 1, text)
		var illegal *chess.IllegalMoveError
		assert.ErrorAs(t, games[0].Err, &illegal, text)
	}
}

func TestReadsTagsAndPlayers(t *testing.T) {
	games := Read(
		[]byte(
			"[Event \"x\"]\n[White \"M\xfcller \\\"Max\\\"\"]\n[Black \"?\"]\n[Odd_Tag-1 \"\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#",
		),
	)
	require.Len(t, games, 1)
	assert.Equal(t, `Müller "Max"`, games[0].White, "Latin-1")
	assert.Equal(t, "?", games[0].Black)
	assert.Equal(t, "0-1", games[0].Result)
	assert.Equal(t, chess.Checkmate, games[0].Game.Outcome())
}

func TestReadsSeveralGames(t *testing.T) {
	games := Read(
		[]byte(
			"[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 Nf9 2. c4 *\n\n[White \"C\"]\n\n1. c4\n[White \"D\"]\n\n*\n1. e4 c5 0-1 1. d4 ½-½",
		),
	)
	require.Len(t, games, 6)
	var white, moves, results []string
	for _, g := range games {
		white, moves, results = append(white, g.White), append(moves, sans(g)), append(results, g.Result)
	}
	assert.Equal(t, []string{"A", "B", "C", "D", "", ""}, white)
	assert.Equal(t, []string{"e4 e5", "d4", "c4", "", "e4 c5", "d4"}, moves)
	assert.Equal(t, []string{"1-0", "*", "*", "*", "0-1", "1/2-1/2"}, results)
	require.NotNil(t, games[1].Err)
	assert.Equal(t, "Nf9", games[1].Err.Move)
}

func TestErrorsNameLineAndMove(t *testing.T) {
	games := Read([]byte("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Nc6\n3. Nf5 Nf6 *"))
	require.Len(t, games, 1)
	assert.Equal(t, "e4 e5 Nf3 Nc6", sans(games[0]), "what came before is kept")
	e := games[0].Err
	require.NotNil(t, e)
	assert.Equal(t, Error{Line: 5, Number: 3, Move: "Nf5", Mover: chess.Knight, Err: e.Err}, *e)
	var illegal *chess.IllegalMoveError
	assert.ErrorAs(t, e, &illegal)

	e = Read([]byte("1. Nf3 d5 2. Nc3 d4 3. Nh4 dxc3 4. Rg1 Kd7 5. Kd9 *"))[0].Err
	require.NotNil(t, e)
	assert.Equal(t, 5, e.Number)
	var parse *chess.ParseError
	assert.ErrorAs(t, e, &parse)

	e = Read([]byte("[FEN \"8/8 w\"]\n\n1. e4 *"))[0].Err
	require.NotNil(t, e)
	assert.Equal(t, 1, e.Line)
	assert.Zero(t, e.Number)

	over := Read([]byte("1. f3 e5 2. g4 Qh4# 3. e4 *"))[0]
	require.NotNil(t, over.Err)
	assert.True(t, errors.Is(over.Err, chess.ErrGameOver))
	assert.Equal(t, 4, over.Game.Ply())

	ambiguous := Read([]byte("1. Nf3 d5 2. Nd4 a6 3. Nc3 a5 4. Nb5 *"))[0].Err
	require.NotNil(t, ambiguous)
	require.ErrorAs(t, ambiguous, &parse)
	assert.Equal(t, chess.FaultAmbiguous, parse.Fault)
}

// A draw by repetition or fifty moves ends a game only where it ends as a draw: else nobody claimed it.
func TestDrawsThatNobodyClaimed(t *testing.T) {
	shuffle := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2)
	for text, want := range map[string]chess.Outcome{
		shuffle + "e4 e5 1-0":   chess.Playing,
		shuffle + "1/2-1/2":     chess.Threefold,
		shuffle + "1-0":         chess.Playing,
		shuffle + "*":           chess.Playing,
		shuffle + "Ke3 1/2-1/2": chess.Playing,
		shuffle + shuffle + "*": chess.Playing,
		"f3 e5 g4 Qh4# 1-0":     chess.Checkmate,
	} {
		games := Read([]byte(text))
		require.Len(t, games, 1)
		assert.Equal(t, want, games[0].Game.Outcome(), text)
	}
}

func TestATextThatHoldsNoGame(t *testing.T) {
	for _, text := range []string{"", "   \n", "Hello, this is a letter.", "{only a comment}", "*"} {
		assert.Empty(t, Read([]byte(text)), text)
	}
}

// What is imported is read by the international letters first, then by those of the page: one alphabet for a game.
func TestReadsTheLettersOfALanguage(t *testing.T) {
	german := chess.Letters{King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S"}
	spanish := chess.Letters{King: "R", Queen: "D", Rook: "T", Bishop: "A", Knight: "C"}
	for _, test := range []struct {
		text    string
		letters chess.Letters
		want    string
		fault   string
	}{
		{"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Dd6", german, "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6", ""},
		{"1. e4 e5 2. Nf3 Nc6 3. Bb5", german, "e4 e5 Nf3 Nc6 Bb5", ""},
		{"1. e4 e5 2. sf3 sc6 3. lb5", german, "e4 e5 Nf3 Nc6 Bb5", ""},
		{"1. e4 e5 2. Sf3 Nc6", german, "e4 e5 Nf3", "Nc6"}, // two alphabets
		{"1. e4 e5 2. Nf3 Sc6", german, "e4 e5 Nf3", "Sc6"},
		{"1. e4 e5 2. Sf4", german, "e4 e5", "Sf4 knight"}, // a knight that cannot, not a sign that is none
		{"1. e4 e5 2. Tf4", chess.International, "e4 e5", "Tf4"},
		{"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8(D)+ *", german, "a8=Q", ""},
		{"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8d *", german, "a8=Q", ""},
		// By the international letters a rook moves, by the Spanish ones the king.
		{"[FEN \"4k3/8/8/8/8/8/4PR2/4K3 w - - 0 1\"]\n\n1. Rf1 *", spanish, "Rf1", ""},
		// Black has no rook: so the first move was the king's too.
		{"[FEN \"4k3/8/8/8/8/8/4PR2/4K3 w - - 0 1\"]\n\n1. Rf1 Rd7 2. Rg1 *", spanish, "Kf1 Kd7 Kg1", ""},
	} {
		games := Read([]byte(test.text), test.letters)
		require.Len(t, games, 1, test.text)
		assert.Equal(t, test.want, sans(games[0]), test.text)
		if e := games[0].Err; test.fault == "" {
			assert.Nil(t, e, test.text)
		} else if move, piece, told := strings.Cut(test.fault, " "); assert.NotNil(t, e, test.text) {
			assert.Equal(t, move, e.Move)
			assert.True(t, !told || e.Mover.String() == piece, "%v", e.Mover)
		}
	}
	games := Read([]byte("1. Sf3 *\n\n1. Nf3 *"), german)
	require.Len(t, games, 2)
	assert.Equal(t, "Nf3 Nf3", sans(games[0])+" "+sans(games[1]), "each game has an alphabet of its own")
}

// FuzzRead holds what is read to be legal, and to be the same when it is written and read again.
func FuzzRead(f *testing.F) {
	f.Add([]byte("[White \"A\"]\n\n1. e4 {x} e5 (1... c5) 2. Nf3 $1 *\n\n1. d4"))
	f.Add([]byte("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8(N) *"))
	f.Add([]byte("-0 1.0-0 0-0-0"))
	f.Add([]byte("[FEN \"4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1\"]\r\n1.dxc6 e.p. Kd8"))
	f.Add([]byte("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 Dd6\n\n1. Nf3 Sc6"))
	german := chess.Letters{King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S"}
	f.Fuzz(func(t *testing.T, data []byte) {
		plain, games := Read(data), Read(data, german)
		require.Len(t, games, len(plain))
		for i, g := range games {
			require.GreaterOrEqual(t, g.Game.Ply(), plain[i].Game.Ply(), "another alphabet reads no less")
			if plain[i].Err == nil {
				require.Equal(t, plain[i].Game.Moves(), g.Game.Moves(), "the international letters count first")
			}
			p := g.Game.Setup().Start
			for _, m := range g.Game.Moves() {
				require.True(t, p.IsLegal(m))
				p = p.Play(m)
			}
			again := Read([]byte(g.Game.PGN(time.Time{})))
			require.Len(t, again, 1)
			require.Nil(t, again[0].Err)
			require.Equal(t, g.Game.Moves(), again[0].Game.Moves())
			require.Equal(t, g.Game.Setup().Start, again[0].Game.Setup().Start)
			require.Equal(t, g.Game.Outcome(), again[0].Game.Outcome())
		}
	})
}

// FuzzOutAndIn plays legal moves that bytes choose, writes the game and reads it.
func FuzzOutAndIn(f *testing.F) {
	f.Add(chess.StartFEN, []byte{1, 2, 3, 200})
	f.Add("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", []byte{0, 1, 2, 3, 4, 5})
	f.Fuzz(func(t *testing.T, fen string, choices []byte) {
		start, err := chess.ParseFEN(fen)
		if err != nil || len(choices) > 300 {
			return
		}
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		for _, choice := range choices {
			if g.Outcome() != chess.Playing {
				break
			}
			moves := g.Position().Moves()
			require.NoError(t, g.Play(moves[int(choice)%len(moves)]))
		}
		read := Read([]byte(g.PGN(time.Time{})))
		require.Len(t, read, 1)
		require.Nil(t, read[0].Err)
		require.Equal(t, g.Moves(), read[0].Game.Moves())
		require.Equal(t, start, read[0].Game.Setup().Start)
	})
}
