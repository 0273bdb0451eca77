package uci

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// conversation is a session that a test talks to.
type conversation struct {
	t     *testing.T
	in    io.WriteCloser
	lines chan string
	ended chan error
}

func converse(t *testing.T) *conversation {
	in, toIn := io.Pipe()
	out, toOut := io.Pipe()
	c := &conversation{t: t, in: toIn, lines: make(chan string, 10_000), ended: make(chan error, 1)}
	go func() {
		err := Serve(t.Context(), in, toOut, names)
		toOut.Close()
		c.ended <- err
	}()
	go func() {
		defer close(c.lines)
		for scan := bufio.NewScanner(out); scan.Scan(); {
			c.lines <- scan.Text()
		}
	}()
	t.Cleanup(func() { toIn.Close() })
	return c
}

func (c *conversation) say(format string, args ...any) {
	_, err := fmt.Fprintf(c.in, format+"\n", args...)
	require.NoError(c.t, err)
}

// patience is how long anything may take, on a machine that others use too; the race detector makes a table of two
// pieces long.
const patience = 2 * time.Minute

// hear returns the lines up to one with a beginning.
func (c *conversation) hear(beginning string) (heard []string) {
	c.t.Helper()
	late := time.After(patience)
	for {
		select {
		case line, ok := <-c.lines:
			require.True(c.t, ok, "ended before %q", beginning)
			heard = append(heard, line)
			if strings.HasPrefix(line, beginning) {
				return heard
			}
		case <-late:
			require.Fail(c.t, "waited in vain", "for %q after %q", beginning, heard)
		}
	}
}

// answer returns the last line heard.
func (c *conversation) answer(beginning string) string {
	c.t.Helper()
	heard := c.hear(beginning)
	return heard[len(heard)-1]
}

// silent checks that no bestmove comes for a while.
func (c *conversation) silent() {
	c.t.Helper()
	enough := time.After(50 * time.Millisecond)
	for {
		select {
		case line := <-c.lines:
			require.False(c.t, strings.HasPrefix(line, "bestmove"), line)
		case <-enough:
			return
		}
	}
}

func TestIntroduction(t *testing.T) {
	c := converse(t)
	c.say("uci")
	heard := strings.Join(c.hear("uciok"), "\n")
	for _, want := range []string{"id name ", "id author ", "option name Hash type spin", "option name Threads",
		"option name MultiPV", "option name Level type combo", "option name Ponder", "var " + names(ai.ThreePlies)} {
		assert.Contains(t, heard, want)
	}
	c.say("isready")
	c.hear("readyok")
	c.say("quit")
	require.NoError(t, <-c.ended)
}

func TestGo(t *testing.T) {
	const mateIn1 = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
	tests := []struct{ name, position, goes, answer string }{
		{"depth", "startpos", "depth 3", "bestmove "},
		{"nodes", "startpos moves e2e4 e7e5", "nodes 1000", "bestmove "},
		{"movetime", "startpos", "movetime 20", "bestmove "},
		{"clocks", "startpos", "wtime 500 btime 500 winc 5 binc 5", "bestmove "},
		{"a clock that has run out", "startpos", "wtime -50 btime 10", "bestmove "},
		{"moves to go", "startpos", "wtime 100 btime 100 movestogo 1", "bestmove "},
		{"mate", "fen " + mateIn1, "mate 1", "bestmove d1d8"},
		{"searchmoves", "startpos", "depth 2 searchmoves a2a3", "bestmove a2a3"},
		{"searchmoves first", "startpos", "searchmoves a2a3 h2h3 depth 2 ", "bestmove "},
		{"no counters", "fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", "depth 2", "bestmove d1d8"},
		{"unknown words", "startpos", "sideways depth 1", "bestmove "},
		{"checkmate", "fen 3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "depth 3", "bestmove (none)"},
		{"stalemate", "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "depth 3", "bestmove (none)"},
		{"fifty moves, yet asked", "fen 7k/8/8/8/3q4/8/8/3QK3 w - - 100 90", "depth 4", "bestmove d1d4"},
		{"fifty moves, one of some", "fen 7k/8/8/8/3q4/8/8/3QK3 w - - 100 90", "depth 4 searchmoves d1c1",
			"bestmove d1c1"},
		{"too few men, one of some", "fen 8/8/8/4k3/8/8/8/KB6 w - - 0 1", "depth 3 searchmoves b1e4", "bestmove b1e4"},
		{"drawn by the rules, yet asked", "fen 8/8/8/4k3/8/8/8/KB6 w - - 0 1", "depth 3", "bestmove "},
		{"repeated", "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", "depth 3", "bestmove "},
	}
	c := converse(t)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c.say("position %s", test.position)
			c.say("go %s", test.goes)
			assert.Contains(t, c.answer("bestmove"), test.answer)
		})
	}
}

func TestInfo(t *testing.T) {
	c := converse(t)
	c.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
	c.say("go depth 3")
	heard := strings.Join(c.hear("bestmove"), "\n")
	assert.Contains(t, heard, "score mate 1")
	assert.Regexp(t, `info depth 1 score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ hashfull \d+ pv d1d8`, heard)
	c.say("position fen 6k1/8/8/8/8/8/rr6/7K w - - 0 1")
	c.say("go depth 4")
	assert.Regexp(t, `score mate -\d`, strings.Join(c.hear("bestmove"), "\n"))
}

func TestMultiPV(t *testing.T) {
	c := converse(t)
	c.say("setoption name multipv value 3")
	c.say("go depth 2")
	heard := strings.Join(c.hear("bestmove"), "\n")
	for _, want := range []string{"multipv 1 ", "multipv 2 ", "multipv 3 "} {
		assert.Contains(t, heard, want)
	}
}

func TestThreads(t *testing.T) {
	c := converse(t)
	c.say("setoption name Threads value 3")
	c.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
	c.say("go depth 6")
	assert.Contains(t, c.answer("bestmove"), "d1d8")
	c.say("go infinite")
	c.say("stop")
	c.hear("bestmove")
}

func TestStopAndPonder(t *testing.T) {
	c := converse(t)
	c.say("go infinite")
	c.silent()
	c.say("isready")
	c.hear("readyok")
	c.say("stop")
	c.hear("bestmove")

	c.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
	c.say("go infinite depth 1")
	c.silent()
	c.say("stop")
	assert.Contains(t, c.answer("bestmove"), "d1d8")

	c.say("position startpos moves e2e4 e7e5")
	c.say("go ponder wtime 300 btime 300")
	c.silent()
	c.say("ponderhit")
	c.hear("bestmove")

	c.say("go ponder wtime 300 btime 300")
	c.say("stop")
	c.hear("bestmove")
	c.say("go infinite")
	c.say("quit")
	require.NoError(t, <-c.ended)
}

func TestLevelOption(t *testing.T) {
	c := converse(t)
	c.say("setoption name Level value %s", names(ai.ThreePlies))
	c.say("go infinite")
	c.say("stop")
	c.hear("bestmove")
	c.say("go wtime 1 btime 1")
	r, err := ai.Search(t.Context(), chess.Start(), nil, ai.ThreePlies.Limits(), 0)
	require.NoError(t, err)
	assert.Contains(t, c.answer("bestmove"), r.Move.String())
}

// TestLevelsForget checks that a level's answer does not depend on earlier searches.
func TestLevelsForget(t *testing.T) {
	c := converse(t)
	c.say("setoption name Level value %s", names(10))
	var first string
	for i := range 3 {
		c.say("go wtime 1000 btime 1000")
		heard := c.hear("bestmove")
		told := strings.Join(strings.Fields(heard[len(heard)-2])[:6], " ") + heard[len(heard)-1]
		if i == 0 {
			first = told
		}
		assert.Equal(t, first, told)
	}
}

// TestHitEndsWhatWasPondered checks that the time spent pondering counts.
func TestHitEndsWhatWasPondered(t *testing.T) {
	tests := []struct{ pondered, most, enough, want time.Duration }{
		{3 * time.Second, 2 * time.Second, time.Second, 0},
		{300 * time.Millisecond, 2 * time.Second, time.Second, 700 * time.Millisecond},
		{3 * time.Second, 2 * time.Second, 0, 2 * time.Second}, // movetime
	}
	for _, test := range tests {
		assert.Equal(t, test.want, timeAfterHit(test.pondered, test.most, test.enough))
	}
	c := converse(t)
	c.say("position startpos moves e2e4 e7e5")
	c.say("go ponder wtime 1000 btime 1000")
	time.Sleep(100 * time.Millisecond) // more than a fair share of a second
	c.say("ponderhit")
	c.hear("bestmove")
}

// TestTheContextEndsIt checks that the context ends a running search, and the wait for a command.
func TestTheContextEndsIt(t *testing.T) {
	for _, said := range []string{"isready", "go infinite\nisready"} {
		ctx, cancel := context.WithCancel(t.Context())
		in, toIn := io.Pipe()
		out, toOut := io.Pipe()
		ended := make(chan error, 1)
		go func() { ended <- Serve(ctx, in, toOut, names) }()
		fmt.Fprintln(toIn, said)
		for scan := bufio.NewScanner(out); scan.Scan() && scan.Text() != "readyok"; {
		}
		go io.Copy(io.Discard, out)
		cancel()
		select {
		case err := <-ended:
			require.NoError(t, err)
		case <-time.After(patience):
			require.Fail(t, "goes on", said)
		}
		toIn.Close()
		out.Close()
	}
}

// TestALongLineIsLeftOut checks that a line that is too long is skipped.
func TestALongLineIsLeftOut(t *testing.T) {
	var out strings.Builder
	text := "isready\n" + strings.Repeat("a", longestLine+1) + "\nisready\n" + strings.Repeat("a ", longestLine/2) +
		"\nisready"
	require.NoError(t, Serve(t.Context(), strings.NewReader(text), &out, names))
	assert.Equal(t, 3, strings.Count(out.String(), "readyok"), "the last line has no end, yet counts")
	assert.Equal(t, 1, strings.Count(out.String(), "bytes at most"))
}

// TestNonsense is answered or left alone, and never ends the conversation.
func TestNonsense(t *testing.T) {
	c := converse(t)
	c.say("position startpos moves e2e4")
	for _, line := range []string{
		"", "   ", "hello", "go depth", "go depth x", "go nodes 99999999999999999999", "position",
		"position fen",
		"position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position startpos moves e2e5",
		"position startpos moves e2e4 e7e5 nonsense",
		"position startpos e2e4", "setoption", "setoption name", "setoption name Hash value 0",
		"setoption name Hash value big",
		"setoption name Threads value 99", "setoption name Level value nobody", "setoption name Nothing value 1",
		"ponderhit", "stop",
		"debug on", "register later", "\x00\xff", "position fen " + strings.Repeat("8/", 1000),
	} {
		c.say("%s", line)
	}
	c.say("isready")
	c.hear("readyok")
	c.say("go depth 1")
	assert.Regexp(t, "^bestmove [a-h][78]", c.answer("bestmove"), "the board is as it was: Black moves")
	c.say("setoption name Hash value 1")
	c.say("setoption name Clear Hash")
	c.in.Close()
	require.NoError(t, <-c.ended)
}

func TestTheEndIsWaitedFor(t *testing.T) {
	for _, goes := range []string{"go depth 4", "go infinite", "go ponder"} {
		var out strings.Builder
		require.NoError(t, Serve(t.Context(), strings.NewReader("position startpos\n"+goes+"\n"), &out, names))
		assert.Contains(t, out.String(), "bestmove ")
	}
}

// FuzzServe sends any input, and expects each valid "go" to be answered by one move, and every
// answer to follow the protocol.
func FuzzServe(f *testing.F) {
	f.Add("uci\nisready\nposition startpos moves e2e4\ngo nodes 10\n")
	f.Add("position fen 8/8/8/4k3/8/8/8/KB6 w - - 0 1\ngo depth 1 searchmoves a1a2\nstop")
	f.Add("setoption name Level value Just likes to move\ngo infinite\nponderhit\nquit")
	f.Add("go ponder depth 3\ngo depth\ngo infinite\nposition x\ngo wtime 1")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(strings.ToLower(text), "hash") {
			return // may take long, as asked
		}
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		var out strings.Builder
		_ = Serve(ctx, strings.NewReader(text), &out, names)
		for line := range strings.Lines(out.String()) {
			require.Regexp(t, `^(id|uciok|readyok|option|info|bestmove|Fen:|[A-Za-z.]{8}$)`, line)
		}
		if ctx.Err() == nil { // nothing was cut off
			refused := strings.Count(out.String(), "info string go: ")
			assert.Equal(t, goes(text), refused+strings.Count(out.String(), "bestmove "))
		}
	})
}

// goes returns how many commands before "quit" are "go".
func goes(text string) (n int) {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) > 0 && words[0] == "go":
			n++
		case len(words) > 0 && words[0] == "quit":
			return n
		}
	}
	return n
}

func names(l ai.Level) string { return fmt.Sprintf("Number %d", l) }
