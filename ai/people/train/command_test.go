package train

import (
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sample is games of the format, with players of every band.
const sample = "a\t850\t1250\te2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7\n" +
	"b\t1100\t1500\td2d4 d7d5 c2c4 d5c4 e2e3 b7b5 a2a4 c7c6 a4b5 c6b5 d1f3 f7f6 f3a8\n" +
	"b\t1700\t990\tf2f3 e7e5 g2g4 d8h4\n"

// write writes a file and returns its name.
func write(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "games.tsv")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	return name
}

// run runs the command.
func run(out io.Writer, args ...string) error {
	flags := flag.NewFlagSet("people", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	return Command(flags)(context.Background(), args, out, io.Discard)
}

// workshop runs the command and returns what it prints.
func workshop(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, run(&out, args...))
	return out.String()
}

func TestTrainingIsTheSameForTheSameSeed(t *testing.T) {
	games := write(t, strings.Repeat(sample, 10))
	var made [3][]byte
	for i, seed := range []string{"7", "7", "8"} {
		name := filepath.Join(t.TempDir(), "weights")
		workshop(t, "train", "-steps", "2", "-seed", seed, "-out", name, games)
		var err error
		made[i], err = os.ReadFile(name)
		require.NoError(t, err)
	}
	assert.True(t, bytes.Equal(made[0], made[1]))
	assert.False(t, bytes.Equal(made[0], made[2]))
}

func TestTrainingLearns(t *testing.T) {
	c, err := collect([]string{write(t, strings.Repeat(sample, 15))}, func(int) bool { return true })
	require.NoError(t, err)
	tr := newTrainer(c, settings{seed: 1, steps: 1000, rate: 0.002})
	first := tr.learn(tr.batch())
	for step := range 12 {
		tr.opt.step(0.002)
		tr.moved.transpose(tr.weights)
		_ = step
		tr.learn(tr.batch())
	}
	assert.Less(t, tr.learn(tr.batch()), first/2)
}

func TestMatchPrintsALineForEachBand(t *testing.T) {
	plain := workshop(t, "match", write(t, sample))
	lines := strings.Split(strings.TrimSpace(plain), "\n")
	require.Len(t, lines, 7, plain)
	assert.Equal(t, "all moves", lines[0])
	assert.Regexp(t, `^0-999          6 moves \d+\.\d % nll \d\.\d{3}$`, lines[1])
	assert.Regexp(t, `^1000-1299     10 moves \d+\.\d % nll \d\.\d{3}$`, lines[2])
	assert.Regexp(t, `^1300-1599      6 moves \d+\.\d % nll \d\.\d{3}$`, lines[3])
	assert.Equal(t, "after the first 10 plies", lines[4])
	assert.Regexp(t, `^1000-1299      2 moves `, lines[5])
	var packed bytes.Buffer
	to := gzip.NewWriter(&packed)
	fmt.Fprint(to, sample)
	require.NoError(t, to.Close())
	assert.Equal(t, plain, workshop(t, "match", write(t, packed.String())))
}

func TestErrorsComparesPeopleAndPolicy(t *testing.T) {
	text := workshop(t, "errors", "-every", "1", write(t, sample))
	assert.Regexp(t, `mates where it can\n0-999 +2 of +2 moves: people 100.00 %, policy \d+\.\d\d %`, text)
	assert.Contains(t, text, "loses two points\n")
	assert.Contains(t, text, "lets itself be mated in one\n")
}

// The usual move is the one that most of the band played in the other games, where enough of them met the position.
func TestAgreeComparesTheUsualMoveAndThePolicy(t *testing.T) {
	play := func(times int, moves string) string {
		return strings.Repeat("a\t900\t2000\t"+moves+"\n", times)
	}
	others := write(t, play(knownMeetings/2+1, "a2a3 e7e5 a3a4")+play(knownMeetings/2-1, "e2e4 c7c5 g1f3"))
	check := write(t, play(3, "a2a3")+play(1, "e2e4"))
	assert.Equal(t, "0-999          4 moves: usual move 75.0 %, policy 25.0 %\n", workshop(t, "agree", check, others),
		"the policy plays the king's pawn")
	few := write(t, play(knownMeetings-1, "a2a3"))
	assert.Empty(t, workshop(t, "agree", check, few))
	assert.Empty(t, workshop(t, "agree", check))
}

func TestChanceTellsTheMean(t *testing.T) {
	text := workshop(t, "chance", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7")
	assert.Regexp(t, `^800   \d+\.\d %\n1000  \d+\.\d %\n1200  \d+\.\d %\nmean  \d+\.\d %\n$`, text)
}

func TestWrongArguments(t *testing.T) {
	for _, args := range [][]string{nil, {"match"}, {"dance", "x"}} {
		assert.ErrorIs(t, run(io.Discard, args...), flag.ErrHelp)
	}
	assert.ErrorContains(t, run(io.Discard, "train", "-steps", "many", "x"), "steps")
	for args, problem := range map[string]string{
		"a\tb\tc\te2e4\n":          "line 1: want four columns",
		"a\t1\t2\te2e4 e2e4\n":     "line 1:",
		"a\t1\t2\te2e4\n1\t2\t3\n": "line 2: want four columns",
		"\x1f\x8b nothing":         "gzip",
	} {
		assert.ErrorContains(t, run(io.Discard, "match", write(t, args)), problem)
	}
	assert.Error(t, run(io.Discard, "chance", "no position", "e2e4"))
}
