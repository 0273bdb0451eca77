package harvest

import (
	"context"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

func parse(t *testing.T, fen string) chess.Position {
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

// Exchanging the colours keeps the number of legal moves, and doing it twice restores the position.
func TestExchanged(t *testing.T) {
	for _, fen := range []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
		"r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1",
	} {
		p := parse(t, fen)
		q := exchanged(&p)
		assert.NotEqual(t, p.Turn(), q.Turn())
		assert.Equal(t, p.CountMoves(), q.CountMoves(), fen)
		back := exchanged(&q)
		assert.Equal(t, fen, back.FEN())
	}
}

// The same question in a mirror is alike; another one about the same board is not.
func TestLikeness(t *testing.T) {
	at := func(fen, square string) *exercise.Exercise {
		s, err := chess.ParseSquare(square)
		require.NoError(t, err)
		return &exercise.Exercise{Rule: "attackers", Position: parse(t, fen), Piece: chess.NoSquare, Square: s}
	}
	one := at("6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1", "d5")
	mirrored := at("1k6/8/8/4p3/3P4/8/8/1K6 w - - 0 1", "e5")
	other := at("6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1", "e4")
	assert.Equal(t, likeness(one), likeness(mirrored))
	assert.NotEqual(t, likeness(one), likeness(other))
}

// No two exercises of a skill are alike, and each is one that would be taken again: looked at are those of one
// skill in three, all in the long form.
func TestNoTwoAreAlike(t *testing.T) {
	for i, s := range practice.Skills() {
		if i%3 > 0 && !needs.Soak {
			continue
		}
		seen := map[string]string{}
		for number := range practice.Size(s) {
			e := practice.At(s, number).Exercise
			alike := likeness(e)
			require.Empty(t, seen[alike], "%s is like another", e.ID)
			seen[alike] = e.ID
			if number%10 == 0 {
				_, ok := proved(s, e)
				require.True(t, ok, e.ID)
			}
		}
	}
}

// Games bring exercises, the same ones for the same seed; what the bank holds is written again as it was, and new
// ones behind it.
func TestMakingAdds(t *testing.T) {
	ctx := context.Background()
	k, again := newMaker(1000, true), newMaker(1000, true)
	for _, each := range []*maker{k, again} {
		_, err := each.play(ctx, 3, 5, ai.Searching()[:3], io.Discard)
		require.NoError(t, err)
	}
	assert.Equal(t, k.bank, again.bank)
	assert.Greater(t, len(k.bank[practice.Attackers]), 5)

	one := newMaker(1000, true)
	one.skill, one.rule = practice.Attackers, "taken-by"
	_, err := one.play(ctx, 3, 5, ai.Searching()[:3], io.Discard)
	require.NoError(t, err)
	for _, s := range practice.Skills() {
		assert.Equal(t, s == practice.Attackers, len(one.bank[s]) > 0, s)
	}
	for _, line := range one.bank[practice.Attackers] {
		assert.Contains(t, line, `"rule":"taken-by"`)
	}

	more := newMaker(practice.Size(practice.Attackers), false)
	_, err = more.play(ctx, 1, 99, ai.Searching()[:3], io.Discard)
	require.NoError(t, err)
	assert.Greater(t, len(more.bank[practice.Attackers]), practice.Size(practice.Attackers))
	dir := t.TempDir()
	require.NoError(t, more.write(dir))
	for _, s := range practice.Skills() {
		for number := range practice.Size(s) {
			require.Equal(t, practice.Line(s, number), more.bank[s][number])
		}
		assert.FileExists(t, filepath.Join(dir, string(s)+".gz"))
	}
}

func TestCommand(t *testing.T) {
	run := func(out io.Writer, args ...string) error {
		flags := flag.NewFlagSet("harvest", flag.ContinueOnError)
		start := Command(flags)
		require.NoError(t, flags.Parse(args))
		return start(t.Context(), flags.Args(), out, io.Discard)
	}
	for _, args := range [][]string{{"-levels", "99"}, {"more"}, {"-skill", "spoon"}, {"-rule", "spoon"}} {
		assert.ErrorIs(t, run(io.Discard, args...), flag.ErrHelp, args)
	}
	var out strings.Builder
	dir := t.TempDir()
	require.NoError(t, run(&out, "-games", "0", "-into", dir))
	assert.Contains(t, out.String(), "attackers")
	for _, s := range practice.Skills() {
		packed, err := os.ReadFile(filepath.Join("../../../tutor/practice/bank", string(s)+".gz"))
		require.NoError(t, err)
		written, err := os.ReadFile(filepath.Join(dir, string(s)+".gz"))
		require.NoError(t, err)
		assert.Equal(t, packed, written, "the bank is as it was")
	}
}
