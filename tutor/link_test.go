package tutor

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// gamesOf80 are games of 80 plies, by kind.
func gamesOf80(t testing.TB) map[string][]*Game {
	t.Helper()
	data, err := os.ReadFile("testdata/linkgames.txt")
	require.NoError(t, err)
	games := map[string][]*Game{}
	for line := range strings.Lines(string(data)) {
		if kind, moves, ok := strings.Cut(line, ": "); ok && line[0] != '#' {
			games[kind] = append(games[kind], gameFrom(t, "", moves))
		}
	}
	require.Len(t, games, 3)
	return games
}

func TestLinksAreShort(t *testing.T) {
	for kind, games := range gamesOf80(t) {
		var lengths []int
		for _, g := range games {
			require.Equal(t, 80, g.Ply())
			lengths = append(lengths, len(g.Link()))
		}
		slices.Sort(lengths)
		median := lengths[len(lengths)/2]
		t.Logf("%s: %d games, median %d, longest %d", kind, len(lengths), median, lengths[len(lengths)-1])
		assert.LessOrEqual(t, median, 80, kind)
	}
}

// requireLinked requires that a link gives back the start and the moves of its game.
func requireLinked(t testing.TB, g *Game) {
	t.Helper()
	text := g.Link()
	again, err := ParseLink(text)
	require.NoError(t, err, text)
	require.Equal(t, Setup{Start: g.Setup().Start, Players: TwoPlayers}, again.Setup())
	require.True(t, slices.Equal(g.Moves(), again.Moves()), text)
	require.Regexp(t, `^[A-Za-z0-9_-]+$`, text)
}

func TestALinkGivesBackItsGame(t *testing.T) {
	for _, games := range gamesOf80(t) {
		for _, g := range games {
			requireLinked(t, g)
			requireLinked(t, g.Until(33))
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, fen := range append(sampleStarts, chess.StartFEN, "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
		"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "k7/8/KQ6/8/8/8/8/8 b - - 99 300") {
		start, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		for range 8 {
			requireLinked(t, randomGame(random, Setup{Start: start, Learner: chess.Black, Level: 3, Seed: 9}, 200))
		}
	}
}

// Who played, how strongly and with which help is nobody's business: the same moves have the same link.
func TestALinkTellsTheMovesAlone(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Nf3")
	text := g.Link()
	assert.Equal(t, "2AwEAAAAAAEJN", text)
	other := NewGame(Setup{Start: chess.Start(), Learner: chess.Black, Level: 5, Seed: 77})
	for _, m := range g.Moves() {
		require.NoError(t, other.Play(m))
	}
	other.TakeHint(2)
	assert.Equal(t, text, other.Link())
	assert.Equal(t, 2, other.HintStep(), "the game stays as it was")
}

func TestATextThatIsNoLink(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#")
	whole := g.Link()
	for _, text := range []string{
		"", "0", "2", "2!", "2é", "2 ", "x" + whole, whole + "A", whole + "AA", whole + "=", whole[:len(whole)-1],
		whole + "\n",
		"2" + strings.Repeat("_", 500), "2" + strings.Repeat("A", 50), "3" + whole[1:],
		"2" + base64.RawURLEncoding.EncodeToString(g.Encode()), // against the computer
	} {
		_, err := ParseLink(text)
		assert.ErrorIs(t, err, ErrNoLink, text)
	}
	for _, text := range []string{"1", "1_", "1xX0d", "1~7k.5K2.6Q1.8.8.8.8.8_b_-_-_0_1~"} {
		_, err := ParseLink(text)
		assert.ErrorIs(t, err, ErrOldLink, text)
	}
}

// storedLonger is a game of 5,000 plies, from before there was a limit.
func storedLonger(t testing.TB) *Game {
	t.Helper()
	text, err := os.ReadFile("testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	g, err := DecodeGame(data)
	require.NoError(t, err)
	return g
}

func TestALinkHoldsAsManyMovesAsAGame(t *testing.T) {
	long := storedLonger(t)
	requireLinked(t, long.Until(MaxPlies-1))
	requireLinked(t, long.Until(MaxPlies))
	for _, plies := range []int{MaxPlies + 1, MaxPlies + 500, 5000} {
		_, err := ParseLink(long.Until(plies).Link())
		assert.ErrorIs(t, err, ErrTooLong, plies)
	}
	_, err := ParseLink("2" + strings.Repeat("_", MaxLinkLength))
	assert.ErrorIs(t, err, ErrTooLong)
}

// longestLink is the link of a game as long as a game may be, in which each side has up to seven queens, so that each
// move takes much: it was searched for once. Other packages make pages of it.
func longestLink(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("testdata/longlink.txt")
	require.NoError(t, err)
	return strings.TrimSpace(string(text))
}

func TestAGameOfManyMovesHasALink(t *testing.T) {
	text := longestLink(t)
	g, err := ParseLink(text)
	require.NoError(t, err)
	assert.Equal(t, MaxPlies, g.Ply())
	assert.Less(t, len(text), MaxLinkLength)
	assert.Greater(t, len(text), MaxLinkLength*4/5, "it is a long one")
}

func FuzzParseLink(f *testing.F) {
	f.Add(gameFrom(f, "", "e4 e5 Nf3").Link())
	f.Add(gameFrom(f, "k7/8/2Q5/8/8/8/8/K7 b - - 9 30", "Kb8").Link())
	f.Add("2AwEAAAAAAAE")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseLink(text)
		if err != nil {
			return
		}
		require.Equal(t, text, g.Link(), "one game, one text")
		requireLinked(t, g)
	})
}

func BenchmarkLink(b *testing.B) {
	g := gamesOf80(b)["middle"][0]
	for b.Loop() {
		g.Link()
	}
}

// BenchmarkParseLink reads a game of 80 plies, the longest game, and the longest text that is no game.
func BenchmarkParseLink(b *testing.B) {
	random := rand.New(rand.NewPCG(4, 2))
	noise := make([]byte, (MaxLinkLength-1)/4*3)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	copy(noise, NewGame(Setup{Start: chess.Start(), Players: TwoPlayers}).Encode()[:shortBytes])
	for name, text := range map[string]string{
		"80": gamesOf80(b)["middle"][0].Link(), "1200": longestLink(b),
		"noise": linkForm + base64.RawURLEncoding.EncodeToString(noise),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, _ = ParseLink(text)
			}
		})
	}
}

func ExampleGame_Link() {
	g := NewGame(Setup{Start: chess.Start()})
	for _, san := range []string{"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"} {
		m, _ := g.Position().ParseSAN(san)
		_ = g.Play(m)
	}
	again, _ := ParseLink(g.Link())
	fmt.Println(len(g.Link()), again.Outcome())
	// Output: 17 checkmate
}
