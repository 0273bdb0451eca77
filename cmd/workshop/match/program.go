package match

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Program is a player that is another program, which speaks UCI.
type Program struct {
	title   string
	words   []string // that start it
	options map[string]string
	goArgs  string // arguments of "go" in games without clocks
	command *exec.Cmd
	in      io.WriteCloser
	lines   chan string
}

// answerTimeout is how long a program may take to become ready, and by how much it may exceed its
// time for a move, before it counts as failed.
const answerTimeout = 10 * time.Second

// Start starts a program and sets its options. GoArgs are the arguments of "go" in games without
// clocks, for example "nodes 10000".
func Start(ctx context.Context, command []string, options map[string]string, goArgs string) (*Program, error) {
	p := &Program{title: command[0], words: command, options: options, goArgs: goArgs}
	return p, p.start(ctx)
}

func (p *Program) start(ctx context.Context) error {
	p.command, p.lines = exec.CommandContext(ctx, p.words[0], p.words[1:]...), make(chan string, 100)
	in, err := p.command.StdinPipe()
	if err != nil {
		return err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.command.Start(); err != nil {
		return err
	}
	p.in = in
	go readLines(out, p.lines)
	p.send("uci")
	err = p.readUntil(ctx, answerTimeout, func(line string) bool {
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			p.title = name
		}
		return line == "uciok"
	})
	if err != nil {
		return err
	}
	for name, value := range p.options {
		p.send("setoption name %s value %s", name, value)
	}
	return p.waitReady(ctx)
}

// readLines reads what a program says until it ends.
func readLines(out io.Reader, lines chan<- string) {
	defer close(lines)
	for scan := bufio.NewScanner(out); scan.Scan(); {
		lines <- strings.TrimSpace(scan.Text())
	}
}

func (p *Program) send(format string, args ...any) { fmt.Fprintf(p.in, format+"\n", args...) }

// readUntil reads lines until isLast returns true.
func (p *Program) readUntil(ctx context.Context, most time.Duration, isLast func(line string) bool) error {
	timeout := time.NewTimer(most)
	defer timeout.Stop()
	for {
		select {
		case line, ok := <-p.lines:
			if !ok {
				return fmt.Errorf("%s ended: %w", p.title, errForfeit)
			}
			if isLast(line) {
				return nil
			}
		case <-timeout.C:
			return fmt.Errorf("%s does not answer: %w", p.title, errForfeit)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (p *Program) waitReady(ctx context.Context) error {
	p.send("isready")
	return p.readUntil(ctx, answerTimeout, func(line string) bool { return line == "readyok" })
}

// Name returns what the program calls itself.
func (p *Program) Name() string { return p.title }

// Begin sends "ucinewgame"; the seed has no effect. A program that has crashed in the game before
// is started again.
func (p *Program) Begin(ctx context.Context, _ uint64) error {
	p.send("ucinewgame")
	err := p.waitReady(ctx)
	if errors.Is(err, errForfeit) {
		p.kill()
		err = p.start(ctx)
	}
	return err
}

// Move asks the program.
func (p *Program) Move(ctx context.Context, g *Game, clocks Clocks) (chess.Move, ai.Score, error) {
	var position strings.Builder
	position.WriteString("position fen " + g.Start.FEN())
	if len(g.Moves) > 0 {
		position.WriteString(" moves")
	}
	for _, m := range g.Moves {
		position.WriteString(" " + m.String())
	}
	p.send("%s", position.String())
	goArgs := p.goArgs
	if clocks != (Clocks{}) {
		gain := clocks.Increment.Milliseconds()
		goArgs = fmt.Sprintf("wtime %d btime %d winc %d binc %d", clocks.Remaining[0].Milliseconds(),
			clocks.Remaining[1].Milliseconds(), gain, gain)
	}
	p.send("go %s", goArgs)
	var score ai.Score
	var text string
	err := p.readUntil(ctx, answerTimeout+clocks.Remaining[g.Position.Turn()], func(line string) bool {
		if s, ok := parseScore(line); ok {
			score = s
		}
		text, _ = strings.CutPrefix(line, "bestmove ")
		return text != line
	})
	if err != nil {
		return chess.NoMove, 0, err
	}
	text, _, _ = strings.Cut(text, " ")
	m, err := g.Position.ParseUCI(text)
	if err != nil {
		return chess.NoMove, 0, fmt.Errorf("%s plays %q in %s: %w", p.title, text, g.Position.FEN(), errForfeit)
	}
	return m, score, nil
}

// parseScore returns the score of an info line. All mates count as 300 pawns.
func parseScore(line string) (ai.Score, bool) {
	_, rest, ok := strings.Cut(line, " score ")
	words := strings.Fields(rest)
	if !ok || !strings.HasPrefix(line, "info ") || len(words) < 2 {
		return 0, false
	}
	n, err := strconv.Atoi(words[1])
	switch {
	case err != nil:
		return 0, false
	case words[0] == "cp":
		return ai.Score(n), true
	case words[0] == "mate" && n > 0:
		return 30_000, true
	case words[0] == "mate":
		return -30_000, true
	}
	return 0, false
}

// Close ends the program.
func (p *Program) Close() error {
	p.send("quit")
	p.in.Close()
	timer := time.AfterFunc(answerTimeout, func() { _ = p.command.Process.Kill() })
	defer timer.Stop()
	p.reap()
	return nil
}

// kill ends a program that does not respond.
func (p *Program) kill() {
	_ = p.command.Process.Kill()
	p.reap()
}

// reap waits until the program has ended, and ignores its exit status.
func (p *Program) reap() {
	for range p.lines { // Wait must not be called before all output is read
	}
	_ = p.command.Wait()
}
