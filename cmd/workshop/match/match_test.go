package match

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"chesstutor/ai"
	"chesstutor/ai/uci"
	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMain lets the test be a UCI program, to play against.
func TestMain(m *testing.M) {
	if os.Getenv("MATCH_TEST_PROGRAM") != "" {
		if err := uci.Serve(context.Background(), os.Stdin, os.Stdout,
			func(l ai.Level) string { return fmt.Sprint("Level ", l) }); err != nil {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func of(nodes uint64) *Computer {
	return &Computer{Title: "ours", Limits: ai.Limits{Method: ai.Selective, Nodes: nodes}}
}

func openings(t *testing.T, n int) []chess.Position {
	list, err := Openings(t.Context(), n, 1)
	require.NoError(t, err)
	return list
}

func TestOpenings(t *testing.T) {
	list := openings(t, 10)
	seen := map[string]bool{}
	for _, p := range list {
		assert.Equal(t, chess.Playing, p.Outcome(nil))
		assert.Equal(t, 5, p.MoveNumber())
		assert.False(t, seen[p.FEN()])
		seen[p.FEN()] = true
	}
	assert.Equal(t, list, openings(t, 10))
}

func TestStrongerWins(t *testing.T) {
	m := Match{First: of(300), Second: &Computer{Title: "any", Limits: ai.Limits{Method: ai.AnyMove}},
		Openings: openings(t, 3), Games: 6}
	games := 0
	m.OnGame = func(s Score, p Played) {
		games++
		assert.Equal(t, games, s.Games())
		assert.Equal(t, "checkmate", p.Reason)
		white := m.First
		if games%2 == 0 {
			white = m.Second
		}
		assert.Same(t, white, p.White)
	}
	score, err := m.Play(t.Context())
	require.NoError(t, err)
	assert.Equal(t, Score{Wins: 6}, score)
}

// TestSameMatch plays a match twice.
func TestSameMatch(t *testing.T) {
	var games [2]string
	for i := range games {
		m := Match{First: of(200), Second: of(100), Openings: openings(t, 2), Games: 4, Adjudicate: true}
		m.OnGame = func(_ Score, p Played) { games[i] += fmt.Sprintln(p.Game.Start.FEN(), p.Game.Moves, p.Reason) }
		_, err := m.Play(t.Context())
		require.NoError(t, err)
	}
	assert.Equal(t, games[0], games[1])
}

func TestTheStrongerWins(t *testing.T) {
	m := Match{First: of(400), Second: of(30), Openings: openings(t, 20), Games: 40, Adjudicate: true}
	score, err := m.Play(t.Context())
	require.NoError(t, err)
	assert.Greater(t, score.Ratio(), 0.6)
}

func TestScore(t *testing.T) {
	even := Score{Wins: 50, Draws: 100, Losses: 50}
	assert.InDelta(t, 0.5, even.Ratio(), 1e-9)
	assert.InDelta(t, 0.049, even.Margin(), 0.001)
	assert.Equal(t, "+50 =100 -50 of 200: 50.0 % ± 4.9", even.String())
	assert.Equal(t, "+3 =0 -0 of 3: 100.0 % ± 30.8", Score{Wins: 3}.String())
	assert.Equal(t, "+0 =0 -3 of 3: 0.0 % ± 30.8", Score{Losses: 3}.String())
	assert.Equal(t, "+1 =0 -1 of 2: 50.0 % ± 48.5", Score{Wins: 1, Losses: 1}.String())
}

// fault is a player that forfeits.
type fault struct {
	move chess.Move
	err  error
	wait time.Duration
}

func (f *fault) Name() string                        { return "fault" }
func (f *fault) Begin(context.Context, uint64) error { return nil }
func (f *fault) Close() error                        { return nil }
func (f *fault) Move(context.Context, *Game, Clocks) (chess.Move, ai.Score, error) {
	time.Sleep(f.wait)
	return f.move, 0, f.err
}

func TestFaultsLose(t *testing.T) {
	for _, bad := range []*fault{{move: chess.NoMove}, {err: errForfeit}} {
		m := Match{First: of(10), Second: bad, Openings: openings(t, 1), Games: 2}
		score, err := m.Play(t.Context())
		require.NoError(t, err)
		assert.Equal(t, Score{Wins: 2}, score)
	}
	slow := &fault{move: chess.NoMove, wait: 30 * time.Millisecond}
	start := chess.Start()
	slow.move = start.Moves()[0]
	m := Match{First: slow, Second: of(10), Openings: []chess.Position{start}, Games: 1,
		Clocks: Clocks{Remaining: [2]time.Duration{10e6, 10e6}}}
	score, err := m.Play(t.Context())
	require.NoError(t, err)
	assert.Equal(t, Score{Losses: 1}, score)
	m.TimeMargin, slow.move = time.Minute, chess.NoMove
	m.OnGame = func(_ Score, p Played) { assert.Equal(t, "fault: illegal move", p.Reason, "not its time") }
	_, err = m.Play(t.Context())
	require.NoError(t, err)
	broken := errors.New("broken")
	m = Match{First: of(10), Second: &fault{err: broken}, Openings: openings(t, 1), Games: 2}
	_, err = m.Play(t.Context())
	assert.ErrorIs(t, err, broken)
}

// TestProgram plays against a program: the test itself, speaking UCI.
func TestProgram(t *testing.T) {
	t.Setenv("MATCH_TEST_PROGRAM", "1")
	p, err := Start(t.Context(), []string{os.Args[0]}, map[string]string{"Hash": "1"}, "nodes 200")
	require.NoError(t, err)
	assert.Equal(t, "Chess Tutor", p.Name())
	m := Match{First: of(50), Second: p, Openings: openings(t, 1), Games: 2, Adjudicate: true}
	score, err := m.Play(t.Context())
	require.NoError(t, err)
	assert.Equal(t, 2, score.Games())
	m.Clocks = Clocks{Remaining: [2]time.Duration{1e9, 1e9}, Increment: 1e7}
	m.TimeMargin = time.Minute // others may use the machine too
	m.OnGame = func(_ Score, p Played) { assert.NotContains(t, p.Reason, "time") }
	_, err = m.Play(t.Context())
	require.NoError(t, err)
	require.NoError(t, p.Close())
	_, _, err = p.Move(t.Context(), NewGame(chess.Start()), Clocks{})
	assert.ErrorIs(t, err, errForfeit)
	_, err = Start(t.Context(), []string{"/nowhere/at/all"}, nil, "")
	assert.Error(t, err)
}

// TestACrashedProgramGoesOn checks that a program loses the game in which it crashes, and plays the
// next.
func TestACrashedProgramGoesOn(t *testing.T) {
	t.Setenv("MATCH_TEST_PROGRAM", "1")
	p, err := Start(t.Context(), []string{os.Args[0]}, nil, "nodes 200")
	require.NoError(t, err)
	crash := &crashing{Program: p}
	m := Match{First: crash, Second: of(10), Openings: openings(t, 1), Games: 2}
	var why []string
	m.OnGame = func(_ Score, p Played) { why = append(why, p.Reason) }
	score, err := m.Play(t.Context())
	require.NoError(t, err)
	assert.Equal(t, 2, score.Games())
	assert.Equal(t, "Chess Tutor ended: fault", why[0])
	assert.NotContains(t, why[1], "fault")
	assert.NoError(t, p.Close())
}

// crashing is a program that is killed in its first game.
type crashing struct {
	*Program
	moves int
}

func (c *crashing) Move(ctx context.Context, g *Game, clocks Clocks) (chess.Move, ai.Score, error) {
	if c.moves++; c.moves == 3 {
		_ = c.command.Process.Kill()
	}
	return c.Program.Move(ctx, g, clocks)
}

func TestParseScore(t *testing.T) {
	for line, want := range map[string]ai.Score{
		"info depth 3 score cp 35 nodes 10": 35, "info score cp -7": -7, "info depth 1 score mate 3": 30_000,
		"info score mate -2 pv": -30_000, "info score mate 0": -30_000,
	} {
		got, ok := parseScore(line)
		assert.True(t, ok, line)
		assert.Equal(t, want, got, line)
	}
	for _, line := range []string{"", "bestmove e2e4", "info depth 3", "info score cp", "info score cp x",
		"info score what 3"} {
		_, ok := parseScore(line)
		assert.False(t, ok, line)
	}
}

func TestCommand(t *testing.T) {
	run := func(args ...string) (string, error) {
		flags := flag.NewFlagSet("match", flag.ContinueOnError)
		play := Command(flags)
		require.NoError(t, flags.Parse(args))
		var out strings.Builder
		err := play(t.Context(), flags.Args(), &out, io.Discard)
		return out.String(), err
	}
	text, err := run("-games", "2", "-early", "nodes=50", "level=1")
	require.NoError(t, err)
	assert.Contains(t, text, "of 2:")
	_, err = run("-games", "2", "-early", "-time", "100ms", "-gain", "5ms", "strong", "depth=1")
	require.NoError(t, err)
	_, err = run("one")
	require.ErrorIs(t, err, flag.ErrHelp)
	_, err = run("level=99", "level=1")
	assert.ErrorContains(t, err, "no player")
	_, err = run("level=1", "/nowhere")
	assert.ErrorContains(t, err, "starting")
}
