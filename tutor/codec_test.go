package tutor

import (
	"bytes"
	"encoding/hex"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

func requireSameGame(t *testing.T, want, got *Game) {
	t.Helper()
	require.Equal(t, want.Setup(), got.Setup())
	require.True(t, slices.Equal(want.Moves(), got.Moves()), "moves")
	require.Equal(t, *want.Position(), *got.Position())
	require.Equal(t, want.Outcome(), got.Outcome())
	require.Equal(t, want.Earlier(), got.Earlier())
	require.Equal(t, want.hint, got.hint)
	require.Equal(t, want.solved, got.solved)
}

func TestGamesComeBackFromTheirBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	endgame, err := chess.ParseFEN("8/P6k/8/8/8/8/p6K/8 b - - 3 40")
	require.NoError(t, err)
	for i := range 300 {
		setup := Setup{Start: chess.Start(), Players: Players(i % 2), Seed: random.Uint32()}
		if setup.Players == AgainstComputer {
			setup.Learner = chess.Color(i / 2 % 2)
		}
		if i%5 == 0 {
			setup.Start = endgame
		}
		g := randomGame(random, setup, random.IntN(400))
		if i%3 == 0 {
			g.TakeHint(1 + random.IntN(HintSteps))
			if random.IntN(2) == 0 {
				g.TakeGuess()
			}
		}
		if i%7 == 0 {
			g.TakeBack()
		}
		back, err := DecodeGame(g.Encode())
		require.NoError(t, err)
		requireSameGame(t, g, back)
		require.Equal(t, g.Encode(), back.Encode())
	}
}

// Four bits hold the level: those that are none are refused, whatever their
// number is.
func TestEveryLevelComesBack(t *testing.T) {
	for number := range 16 {
		level := ai.Level(number)
		for _, players := range []Players{AgainstComputer, TwoPlayers} {
			g := gameFrom(t, "", "e4 e5 Nf3")
			g.setup.Players = players
			g.SetLevel(level)
			back, err := DecodeGame(g.Encode())
			if !level.Valid() {
				require.ErrorIs(t, err, ErrBadGame)
				continue
			}
			require.NoError(t, err)
			requireSameGame(t, g, back)
		}
	}
	for _, level := range ai.Levels() {
		assert.Less(t, int(level), 32, "a level's number fits")
	}
}

func TestForcedMovesAtTheEndAreKept(t *testing.T) {
	// Black's only move is Kxg7, and after it only bare kings are left.
	g := gameFrom(t, "7k/6Q1/8/8/8/8/8/K7 b - - 0 1", "Kxg7")
	back, err := DecodeGame(g.Encode())
	require.NoError(t, err)
	assert.Equal(t, 1, back.Ply())
	assert.Equal(t, chess.Insufficient, back.Outcome())
}

func TestEncodedGamesAreSmall(t *testing.T) {
	var sizes []int
	for _, g := range realGames(t) {
		sizes = append(sizes, len(g.Encode()))
	}
	slices.Sort(sizes)
	assert.LessOrEqual(t, sizes[len(sizes)/2], 57, "bytes after 80 plies: %v", sizes)
}

func realGames(t testing.TB) (games []*Game) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "games.txt"))
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			games = append(games, gameFrom(t, "", line))
		}
	}
	return games
}

func TestDecodeGameRefuses(t *testing.T) {
	good := gameFrom(t, "", "e4 e5 Nf3").Encode()
	over := gameFrom(t, "", "f3 e5 g4 Qh4#").Encode()
	const header = 7
	usual := chess.Start()
	change := func(data []byte, at int, to byte) []byte {
		data = bytes.Clone(data)
		data[at] = to
		return data
	}
	for name, data := range map[string][]byte{
		"nothing":         {},
		"header only":     good[:header],
		"no version":      change(good, 0, 0),
		"later version":   change(good, 0, codecVersion+1),
		"unknown level":   change(good, 1, 31<<3),
		"unknown flag":    change(good, 2, 8),
		"nothing solved":  change(good, 2, flagSolved),
		"solved to come":  {3, 0, flagSolved, 0, 0, 0, 0, 1, 0, 1},
		"solved twice":    append([]byte{3, 0, flagSolved, 0, 0, 0, 0, 2, 0, 0}, good[header:]...),
		"solved cut off":  {3, 0, flagSolved, 0, 0, 0, 0, 2, 0},
		"too many solved": {3, 0, flagSolved, 0, 0, 0, 0, MaxSolved + 1, 1},
		"solved before":   append([]byte{2, 0, flagSolved, 0, 0, 0, 0, 1, 0}, good[header:]...),
		"two, one a side": change(change(good, 1, flagTwoPlayers), 2, 1),
		"no hints":        {1, flagHint, 0, 0, 0, 0, 0, 0, 1},
		"too many here":   {1, flagHint, 0, 0, 0, 0, 9, 5, 1},
		"more than all":   {1, flagHint, 0, 0, 0, 0, 1, 2, 1},
		"hint of nothing": {2, flagHint, 0, 0, 0, 0, 0, 0, 0, 1},
		"hint of 5 steps": {2, flagHint, 0, 0, 0, 0, 0, 0, 5, 1},
		"hint flags":      {2, flagHint, 0, 0, 0, 0, 0, 0, 0x41, 1},
		"nothing closed":  {2, flagHint, 0, 0, 0, 0, 0, 0, 0x20, 1},
		"hint to come":    {2, flagHint, 0, 0, 0, 0, 0, 1, 1, 1},
		"hint's ply long": {2, flagHint, 0, 0, 0, 0, 0, 0x80, 0, 1, 1},
		"hint cut off":    {2, flagHint, 0, 0, 0, 0, 0, 0x80},
		"start without":   change(good, 1, flagStart),
		"leading zero":    append(bytes.Clone(good[:header]), 0, 1),
		"no end mark":     append(bytes.Clone(good[:header]), 0),
		"moves after end": append(bytes.Clone(over), 0xff),
		"too long":        append(bytes.Clone(good), make([]byte, MaxEncodedBytes)...),
		"start is usual": append(append([]byte{2, flagStart, 0, 0, 0, 0, 0, byte(len(chess.StartFEN))},
			chess.StartFEN...), 1),
		"start is no FEN":  {2, flagStart, 0, 0, 0, 0, 0, 1, 'x', 1},
		"start is cut off": {2, flagStart, 0, 0, 0, 0, 0, 9, 'x', 1},
		"packed usual":     append(usual.AppendPacked([]byte{3, flagStart, 0, 0, 0, 0, 0}), 1),
		"packed, cut off":  {3, flagStart, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := DecodeGame(data)
			require.ErrorIs(t, err, ErrBadGame)
		})
	}
}

// Every version ever released still decodes. A line is a version's bytes in
// hex, and the moves that must come out.
func TestReleasedVersionsDecode(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "released.txt"))
	require.NoError(t, err)
	versions := map[byte]bool{}
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		data, moves, _ := strings.Cut(strings.TrimSpace(line), " ")
		raw, err := hex.DecodeString(data)
		require.NoError(t, err)
		g, err := DecodeGame(raw)
		require.NoError(t, err, line)
		assert.Equal(t, moves, strings.Join(g.SAN(), " "))
		versions[raw[0]] = true
		again, err := DecodeGame(g.Encode())
		require.NoError(t, err)
		requireSameGame(t, g, again)
		if raw[0] == codecVersion {
			require.Equal(t, data, hex.EncodeToString(g.Encode()))
		}
	}
	for v := byte(1); v <= codecVersion; v++ {
		assert.True(t, versions[v], "no test data for version %d", v)
	}
}

func FuzzDecodeGame(f *testing.F) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 8 {
		f.Add(randomGame(random, Setup{Start: chess.Start()}, random.IntN(100)).Encode())
	}
	f.Add(gameFrom(f, "8/P6k/8/8/8/8/p6K/8 b - - 3 40", "a1=Q a8=N").Encode())
	f.Add(randomGame(random, Setup{Start: chess.Start(), Learner: chess.Black}, 30).Encode())
	f.Add([]byte{1, 0x04, 0xfe, 0xed, 0xbe, 0xef, 3, 2, 1})
	hinted := gameFrom(f, "", "e4 e5")
	hinted.TakeHint(3)
	hinted.TakeBack()
	f.Add(hinted.Encode())
	hinted.TakeHint(1)
	hinted.CloseHint(true)
	f.Add(hinted.Encode())
	hinted.Solve(0)
	f.Add(hinted.Encode())
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := DecodeGame(data)
		if err != nil {
			require.ErrorIs(t, err, ErrBadGame)
			return
		}
		if data[0] == codecVersion {
			require.Equal(t, data, g.Encode(), "one game, one encoding")
		}
		again, err := DecodeGame(g.Encode())
		require.NoError(t, err)
		requireSameGame(t, g, again)
		replayed := NewGame(g.Setup())
		for _, m := range g.Moves() {
			require.NoError(t, replayed.Play(m))
		}
		require.Equal(t, *g.Position(), *replayed.Position())
	})
}

func TestMovesAreInTheCodecsOrder(t *testing.T) {
	for _, start := range sampleStarts {
		p, err := chess.ParseFEN(start)
		require.NoError(t, err)
		assert.Equal(t, ordered(&p), sortedMoves(&p, nil), start)
	}
}

func BenchmarkEncodeGame(b *testing.B) {
	g := realGames(b)[0]
	for b.Loop() {
		g.Encode()
	}
}

func BenchmarkDecodeGame(b *testing.B) {
	data := realGames(b)[0].Encode()
	for b.Loop() {
		if _, err := DecodeGame(data); err != nil {
			b.Fatal(err)
		}
	}
}
