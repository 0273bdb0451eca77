//go:build !race

package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// player is a process of "chesstutor uci" with its standard streams.
type player struct {
	t       *testing.T
	command *exec.Cmd
	in      io.WriteCloser
	lines   chan string
	errs    bytes.Buffer
}

func startUCI(t *testing.T) *player {
	p := &player{t: t, command: exec.CommandContext(t.Context(), os.Args[0], "uci"), lines: make(chan string, 10_000)}
	p.command.Env = append(os.Environ(), asProgram+"=yes")
	p.command.Stderr = &p.errs
	in, err := p.command.StdinPipe()
	require.NoError(t, err)
	out, err := p.command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, p.command.Start())
	p.in = in
	go func() {
		defer close(p.lines)
		for scan := bufio.NewScanner(out); scan.Scan(); {
			p.lines <- scan.Text()
		}
	}()
	return p
}

func (p *player) say(format string, args ...any) {
	p.t.Helper()
	_, err := fmt.Fprintf(p.in, format+"\n", args...)
	require.NoError(p.t, err)
}

// hear reads and returns lines up to the first one that starts with beginning.
func (p *player) hear(beginning string) (heard []string) {
	p.t.Helper()
	patience := time.After(3 * time.Minute)
	for {
		select {
		case line, ok := <-p.lines:
			require.True(p.t, ok, "ended before %q: %s", beginning, &p.errs)
			heard = append(heard, line)
			if strings.HasPrefix(line, beginning) {
				return heard
			}
		case <-patience:
			require.Fail(p.t, "waited in vain", "for %q after %q", beginning, heard)
		}
	}
}

// answer reads as hear does and returns the last line.
func (p *player) answer(beginning string) string {
	p.t.Helper()
	heard := p.hear(beginning)
	return heard[len(heard)-1]
}

// ends waits for the process to exit, without further output or an error.
func (p *player) ends() {
	p.t.Helper()
	for line := range p.lines {
		require.Empty(p.t, line)
	}
	require.NoError(p.t, p.command.Wait())
	assert.Empty(p.t, p.errs.String())
}

// TestUCI runs a session as a chess GUI would: the engine's name and options, invalid commands, an infinite search that
// is stopped, a game with clocks, and quit.
func TestUCI(t *testing.T) {
	p := startUCI(t)
	p.say("uci")
	heard := strings.Join(p.hear("uciok"), "\n")
	assert.Contains(t, heard, "id name Chess Tutor\nid author ")
	for _, option := range []string{"Hash", "Threads", "MultiPV", "Level"} {
		assert.Contains(t, heard, "\noption name "+option+" type ")
	}
	p.say("setoption name Hash value 1")
	p.say("isready")
	assert.Equal(t, []string{"readyok"}, p.hear("readyok"))

	for _, line := range []string{
		"", "\x00", "nonsense", "go depth", "position", "position fen 8/8 w - - 0 1",
		"position startpos moves e2e5",
		"setoption name Hash value much", "setoption", "stop", "ponderhit", strings.Repeat("long ", 10_000),
	} {
		p.say("%s", line)
	}
	p.say("isready")
	for _, line := range p.hear("readyok") {
		assert.Regexp(t, "^(info string .{1,200}|readyok)$", line)
	}

	p.say("go infinite")
	p.hear("info depth 3 ")
	p.say("isready")
	for _, line := range p.hear("readyok") {
		assert.NotContains(t, line, "bestmove")
	}
	p.say("stop")
	assert.Regexp(t, "^bestmove [a-h][1-8][a-h][1-8]", p.answer("bestmove"))

	p.game(20)
	p.say("quit")
	p.ends()
}

// game has the engine play both sides, with half a second each and an increment.
func (p *player) game(plies int) {
	p.t.Helper()
	p.say("ucinewgame")
	at, moves := chess.Start(), " moves"
	for range plies {
		p.say("position startpos%s", moves)
		p.say("go wtime 500 btime 500 winc 10 binc 10")
		words := strings.Fields(p.answer("bestmove"))
		m, err := at.ParseUCI(words[1])
		require.NoError(p.t, err, at.FEN())
		at = at.Play(m)
		moves += " " + words[1]
		if len(words) > 2 {
			require.Equal(p.t, "ponder", words[2])
			_, err := at.ParseUCI(words[3])
			require.NoError(p.t, err, at.FEN())
		}
	}
}

// TestUCIEnds closes standard input after a search was started, and sends quit in the middle of another: both times
// the process prints its move and exits.
func TestUCIEnds(t *testing.T) {
	p := startUCI(t)
	p.say("go depth 2")
	require.NoError(t, p.in.Close())
	p.hear("bestmove")
	p.ends()

	p = startUCI(t)
	p.say("go infinite")
	p.say("quit")
	p.hear("bestmove")
	p.ends()
}

// TestSubcommandsRefuseWrongUsage expects the exit code for wrong arguments, and where to read on.
func TestSubcommandsRefuseWrongUsage(t *testing.T) {
	for _, args := range [][]string{{"load", "one"}, {"load", "-nonsense"}, {"backup"}} {
		command := exec.CommandContext(t.Context(), os.Args[0], args...)
		command.Env = append(os.Environ(), asProgram+"=yes")
		said, err := command.CombinedOutput()
		var exit *exec.ExitError
		require.ErrorAs(t, err, &exit)
		assert.Equal(t, 2, exit.ExitCode(), args)
		assert.Contains(t, string(said), "; chesstutor "+args[0]+" -help lists the flags")
	}
}
