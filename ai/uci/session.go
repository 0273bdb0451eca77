package uci

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// session is one conversation.
type session struct {
	out     *writer
	options options
	engine  *ai.Engine // nil until the first search

	position chess.Position // what the last "position" said
	start    chess.Position // the one that was set up
	moves    []chess.Move   // from there to position
	earlier  []uint64       // keys of the positions before it

	search *search // under way, or nil
}

// writer writes whole lines from several goroutines.
type writer struct {
	mu  sync.Mutex
	out io.Writer
}

func (w *writer) line(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	fmt.Fprintf(w.out, format+"\n", args...)
}

// Serve reads commands from in until "quit", the end of in or of ctx, and writes answers to out.
// Names returns the names of levels. At the end of in it waits for a running search that ends by
// itself; "quit" and ctx stop it. When ctx ends, a read of in may stay blocked.
func Serve(ctx context.Context, in io.Reader, out io.Writer, names func(ai.Level) string) error {
	s := &session{out: &writer{out: out}, options: defaults(names)}
	s.resetPosition()
	commands, failed := read(ctx, in)
	for ctx.Err() == nil {
		select {
		case <-ctx.Done():
		case c, more := <-commands:
			switch {
			case !more:
				s.finish()
				return <-failed
			case c.tooLong:
				s.reportError("a line may have %d bytes at most", longestLine)
			case len(c.words) == 0:
			case c.words[0] == "quit":
				s.stop()
				return nil
			default:
				s.do(ctx, c.words[0], c.words[1:])
			}
		}
	}
	s.wait()
	return nil
}

// do handles one command.
func (s *session) do(ctx context.Context, command string, words []string) {
	switch command {
	case "uci":
		s.identify()
	case "isready":
		s.out.line("readyok")
	case "ucinewgame":
		s.stop()
		s.forget()
		s.resetPosition()
	case "setoption":
		s.stop()
		s.set(words)
	case "position":
		s.stop()
		s.setPosition(words)
	case "go":
		s.stop()
		s.startGo(ctx, words)
	case "stop":
		s.stop()
	case "ponderhit":
		s.ponderHit()
	case "debug", "register":
	default:
		s.out.line("info string unknown command: %s", printable(command))
	}
}

// identify handles "uci": it prints the name and the options.
func (s *session) identify() {
	s.out.line("id name Chess Tutor")
	s.out.line("id author the Chess Tutor developers")
	for _, o := range s.options.list() {
		s.out.line("option name %s", o)
	}
	s.out.line("uciok")
}

// forget clears what earlier searches left.
func (s *session) forget() {
	if s.engine != nil {
		s.engine.Reset()
	}
}

// reportError prints what is wrong with a command.
func (s *session) reportError(format string, args ...any) {
	s.out.line("info string %s", printable(fmt.Sprintf(format, args...)))
}

// printable replaces control characters, so that a text stays on one line, and limits its length.
func printable(text string) string {
	text = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return '?'
		}
		return r
	}, text)
	return text[:min(len(text), 200)]
}
