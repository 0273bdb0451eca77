package link

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// played returns the game of some moves in SAN from a position, the usual one if it is "".
func played(t testing.TB, fen, moves string) *tutor.Game {
	t.Helper()
	setup := tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}
	if fen != "" {
		var err error
		setup.Start, err = chess.ParseFEN(fen)
		require.NoError(t, err)
	}
	g := tutor.NewGame(setup)
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

// ownGames are games of 80 plies, by kind.
func ownGames(t testing.TB) map[string][]*tutor.Game {
	t.Helper()
	data, err := os.ReadFile("testdata/games.txt")
	require.NoError(t, err)
	games := map[string][]*tutor.Game{}
	for line := range strings.Lines(string(data)) {
		if kind, moves, ok := strings.Cut(line, ": "); ok && line[0] != '#' {
			games[kind] = append(games[kind], played(t, "", moves))
		}
	}
	require.Len(t, games, 3)
	return games
}

func TestLinksAreShort(t *testing.T) {
	for kind, games := range ownGames(t) {
		var lengths []int
		for _, g := range games {
			require.Equal(t, 80, g.Ply())
			lengths = append(lengths, len(Encode(g)))
		}
		slices.Sort(lengths)
		median := lengths[len(lengths)/2]
		t.Logf("%s: %d games, median %d, worst %d", kind, len(lengths), median, lengths[len(lengths)-1])
		assert.LessOrEqual(t, median, 60, kind)
	}
}

// requireSame holds a link to give back its game.
func requireSame(t testing.TB, g *tutor.Game) {
	t.Helper()
	text := Encode(g)
	again, err := Decode(text)
	require.NoError(t, err, text)
	require.Equal(t, g.Setup().Start, again.Setup().Start)
	require.Equal(t, g.Moves(), again.Moves())
}

func TestALinkGivesBackItsGame(t *testing.T) {
	for _, games := range ownGames(t) {
		for _, g := range games {
			requireSame(t, g)
			requireSame(t, g.Until(33))
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, fen := range []string{
		"", "r3k2r/pppq1ppp/2n1bn2/3pp3/3PP3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
		"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
		"4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "k7/8/KQ6/8/8/8/8/8 b - - 99 300",
	} {
		for range 8 { // whatever is played, however unlikely
			g := played(t, fen, "")
			for g.Ply() < 200 && g.Outcome() == chess.Playing {
				moves := g.Position().Moves()
				require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
			}
			requireSame(t, g)
		}
	}
}

// What version 1 made once must be read for ever: these texts may never change.
func TestEveryVersionDecodesForEver(t *testing.T) {
	data, err := os.ReadFile("testdata/released.txt")
	require.NoError(t, err)
	n := 0
	for line := range strings.Lines(string(data)) {
		text, rest, ok := strings.Cut(strings.TrimSpace(line), " | ")
		if !ok || line[0] == '#' {
			continue
		}
		fen, moves, _ := strings.Cut(rest, "|")
		g, err := Decode(text)
		require.NoError(t, err, text)
		want := played(t, strings.TrimSpace(fen), moves)
		assert.Equal(t, want.Setup().Start, g.Setup().Start)
		assert.Equal(t, want.SAN(), g.SAN())
		n++
	}
	assert.GreaterOrEqual(t, n, 6)
}

func TestATextThatIsNoGame(t *testing.T) {
	whole := Encode(played(t, "", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"))
	for _, text := range []string{
		"", "0", "2abc", "x" + whole, whole + "A", whole + "B", whole[:len(whole)-1], "1!", "1é", "1 ", "1~", "1~~",
		"1~8.8~",
		"1~rnbqkbnr.pppppppp.8.8.8.8.PPPPPPPP.RNBQKBNR_w_KQkq_-_0_1~", // the usual start has no place there
		"0" + strings.Repeat("_", MaxLength), "1" + strings.Repeat("_", 3000), "1" + strings.Repeat("A", 50),
	} {
		g, err := Decode(text)
		require.ErrorIs(t, err, ErrNoGame, text)
		require.Nil(t, g)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode(played(f, "", "e4 e5 Nf3")))
	f.Add(Encode(played(f, "k7/8/2Q5/8/8/8/8/K7 b - - 9 30", "Kb8")))
	f.Add("1abcdefgh")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := Decode(text)
		if err != nil {
			return
		}
		require.Equal(t, text, Encode(g), "one game, one text")
		p := g.Setup().Start
		for _, m := range g.Moves() {
			require.True(t, p.IsLegal(m))
			p = p.Play(m)
		}
	})
}

// FuzzEncode plays legal moves that bytes choose.
func FuzzEncode(f *testing.F) {
	f.Add(chess.StartFEN, []byte{1, 2, 3, 200})
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
		requireSame(t, g)
	})
}

func BenchmarkEncode(b *testing.B) {
	g := ownGames(b)["middle"][0]
	for b.Loop() {
		Encode(g)
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*g.Ply()), "µs/ply")
}

func BenchmarkDecode(b *testing.B) {
	text := Encode(ownGames(b)["middle"][0])
	for b.Loop() {
		if _, err := Decode(text); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDecodeLongest reads the longest text that is looked at, which is no game.
func BenchmarkDecodeLongest(b *testing.B) {
	random := rand.New(rand.NewPCG(4, 2))
	text := []byte(version)
	for len(text) < MaxLength {
		text = append(text, alphabet[random.IntN(len(alphabet))])
	}
	for b.Loop() {
		_, _ = Decode(string(text))
	}
}

func ExampleEncode() {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for _, san := range []string{"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"} {
		m, _ := g.Position().ParseSAN(san)
		_ = g.Play(m)
	}
	text := Encode(g)
	again, _ := Decode(text)
	fmt.Println(len(text), again.Outcome())
	// Output: 5 checkmate
}
