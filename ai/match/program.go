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

// Program is a player that is a program of its own and speaks UCI.
type Program struct {
	title   string
	words   []string // that start it
	options map[string]string
	goes    string // what to say after "go" in games without clocks
	command *exec.Cmd
	in      io.WriteCloser
	lines   chan string
}

// patience is how long a program may take to say that it is ready, and how much longer than its
// time for a move, before it counts as failed.
const patience = 10 * time.Second

// Start starts a program and sets its options. Goes is what it is told after "go" in games without
// clocks: "nodes 10000", say.
func Start(ctx context.Context, command []string, options map[string]string, goes string) (*Program, error) {
	p := &Program{title: command[0], words: command, options: options, goes: goes}
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
	go listen(out, p.lines)
	p.say("uci")
	err = p.hear(ctx, patience, func(line string) bool {
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			p.title = name
		}
		return line == "uciok"
	})
	if err != nil {
		return err
	}
	for name, value := range p.options {
		p.say("setoption name %s value %s", name, value)
	}
	return p.ready(ctx)
}

// listen reads what a program says until it ends.
func listen(out io.Reader, lines chan<- string) {
	defer close(lines)
	for scan := bufio.NewScanner(out); scan.Scan(); {
		lines <- strings.TrimSpace(scan.Text())
	}
}

func (p *Program) say(format string, args ...any) { fmt.Fprintf(p.in, format+"\n", args...) }

// hear reads lines until one is the last.
func (p *Program) hear(ctx context.Context, most time.Duration, isLast func(line string) bool) error {
	timeout := time.NewTimer(most)
	defer timeout.Stop()
	for {
		select {
		case line, ok := <-p.lines:
			if !ok {
				return fmt.Errorf("%s ended: %w", p.title, errFault)
			}
			if isLast(line) {
				return nil
			}
		case <-timeout.C:
			return fmt.Errorf("%s does not answer: %w", p.title, errFault)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (p *Program) ready(ctx context.Context) error {
	p.say("isready")
	return p.hear(ctx, patience, func(line string) bool { return line == "readyok" })
}

// Name returns what the program calls itself.
func (p *Program) Name() string { return p.title }

// Begin tells the program that a game begins; it knows no seed. A program that has crashed in the
// game before is started again.
func (p *Program) Begin(ctx context.Context, _ uint64) error {
	p.say("ucinewgame")
	err := p.ready(ctx)
	if errors.Is(err, errFault) {
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
	p.say("%s", position.String())
	goes := p.goes
	if clocks != (Clocks{}) {
		gain := clocks.Gain.Milliseconds()
		goes = fmt.Sprintf("wtime %d btime %d winc %d binc %d", clocks.Left[0].Milliseconds(),
			clocks.Left[1].Milliseconds(), gain, gain)
	}
	p.say("go %s", goes)
	var score ai.Score
	var text string
	err := p.hear(ctx, patience+clocks.Left[g.Position.Turn()], func(line string) bool {
		if s, ok := told(line); ok {
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
		return chess.NoMove, 0, fmt.Errorf("%s plays %q in %s: %w", p.title, text, g.Position.FEN(), errFault)
	}
	return m, score, nil
}

// told returns the score that an info line tells. All mates are one.
func told(line string) (ai.Score, bool) {
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
	p.say("quit")
	p.in.Close()
	timer := time.AfterFunc(patience, func() { _ = p.command.Process.Kill() })
	defer timer.Stop()
	p.reap()
	return nil
}

// kill ends a program that does not do as it is told.
func (p *Program) kill() {
	_ = p.command.Process.Kill()
	p.reap()
}

// reap waits until the program has ended; how is its own business.
func (p *Program) reap() {
	for range p.lines { // until it has said all it has to say
	}
	_ = p.command.Wait()
}
