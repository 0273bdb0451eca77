package uci

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// search is a search under way.
type search struct {
	cancel  context.CancelFunc
	release func() // lets an infinite or pondering search tell its move
	done    chan struct{}
	hit     func() // the pondered move was played
	endless bool   // waits for "stop"
}

// begin answers "go".
func (s *session) begin(ctx context.Context, words []string) {
	g, err := parseGoal(&s.position, words)
	switch {
	case err != nil:
		s.complain("go: %v", err)
		return
	case g.perft > 0:
		s.perft(g.perft)
		return
	}
	if s.position.Outcome(nil) != chess.Playing && s.position.CountMoves() == 0 {
		s.out.line("info depth 0 score %s", ended(&s.position))
		s.out.line("bestmove (none)")
		return
	}
	s.launch(ctx, g)
}

// launch searches in the background.
func (s *session) launch(ctx context.Context, g goal) {
	limits := s.limits(g)
	if s.engine == nil {
		s.engine = ai.NewEngine(s.options.mebibytes)
	}
	ctx, cancel := context.WithCancel(ctx)
	told := make(chan struct{})
	release := sync.OnceFunc(func() { close(told) })
	if !g.infinite && !g.ponder {
		release()
	}
	run := &search{cancel: cancel, release: release, done: make(chan struct{}), hit: release, endless: g.infinite || g.ponder}
	if g.ponder { // the clock runs from the hit on
		limit := limits.Time
		limits.Time, limits.Enough = 0, 0
		if limits.Depth == 0 && limits.Nodes == 0 {
			limits.Depth = deepest
		}
		run.hit = func() {
			release()
			if limit > 0 {
				time.AfterFunc(limit, cancel)
			}
		}
	}
	began := time.Now()
	limits.Progress = func(r ai.Result) {
		s.inform(r, time.Since(began))
		if plies, mate := r.Score.Mate(); g.mate > 0 && mate && plies > 0 && (plies+1)/2 <= g.mate {
			cancel()
		}
	}
	s.search = run
	p, earlier := s.position, recent(s.position, s.earlier)
	go func() {
		defer close(run.done)
		defer cancel()
		r, _ := s.engine.Search(ctx, p, earlier, limits, 0)
		s.inform(r, time.Since(began)) // again: the last look may have been cut short
		<-told
		s.out.line("bestmove %s", chosen(&p, r))
	}()
}

// recent returns the keys of the game unless by them the game has ended: a
// program may ask for a move in any position that has one.
func recent(p chess.Position, earlier []uint64) []uint64 {
	if p.Outcome(earlier) == chess.Playing {
		return earlier
	}
	return nil
}

// limits returns how to search for a goal.
func (s *session) limits(g goal) ai.Limits {
	if !s.options.playsAs {
		l := g.limits
		l.Method, l.Lines, l.Threads = ai.Selective, s.options.lines, s.options.threads
		return l
	}
	l := s.options.level.Limits()
	l.Moves, l.Lines = g.limits.Moves, s.options.lines
	return l
}

// chosen tells the move, and the one expected after it to ponder on.
func chosen(p *chess.Position, r ai.Result) string {
	m := r.Move
	if m == chess.NoMove { // stopped before it began, or drawn: any will do
		m = p.Moves()[0]
	}
	if len(r.PV) > 1 {
		return m.String() + " ponder " + r.PV[1].String()
	}
	return m.String()
}

// ended tells the score of a position without moves.
func ended(p *chess.Position) string {
	if p.InCheck() {
		return "mate 0"
	}
	return "cp 0"
}

// inform tells what a search has found.
func (s *session) inform(r ai.Result, took time.Duration) {
	for i, line := range r.Lines {
		var text strings.Builder
		fmt.Fprintf(&text, "info depth %d", r.Depth)
		if len(r.Lines) > 1 {
			fmt.Fprintf(&text, " multipv %d", i+1)
		}
		fmt.Fprintf(&text, " score %s nodes %d nps %d time %d hashfull %d pv", score(line.Score), r.Nodes,
			int(float64(r.Nodes)/max(took.Seconds(), 1e-6)), took.Milliseconds(), s.engine.Full())
		for _, m := range line.Moves {
			text.WriteString(" " + m.String())
		}
		s.out.line("%s", text.String())
	}
}

// score tells a score as the protocol does: mates in moves.
func score(x ai.Score) string {
	switch plies, mate := x.Mate(); {
	case mate && plies > 0:
		return fmt.Sprintf("mate %d", (plies+1)/2)
	case mate:
		return fmt.Sprintf("mate %d", plies/2)
	}
	return fmt.Sprintf("cp %d", x)
}

// stop ends the search under way, if there is one, once it has told its move.
func (s *session) stop() {
	if s.search != nil {
		s.search.cancel()
		s.wait()
	}
}

// wait waits until the search under way has told its move.
func (s *session) wait() {
	if s.search != nil {
		s.search.release()
		<-s.search.done
		s.search = nil
	}
}

// hit answers "ponderhit".
func (s *session) hit() {
	if s.search != nil {
		s.search.hit()
	}
}

// perft counts move sequences.
func (s *session) perft(depth int) {
	began, all := time.Now(), uint64(0)
	each := chess.PerftEach(&s.position, depth)
	for _, m := range s.position.Moves() {
		s.out.line("%s: %d", m, each[m])
		all += each[m]
	}
	s.out.line("")
	s.out.line("Nodes searched: %d", all)
	s.out.line("info string %d nodes/s", int(float64(all)/max(time.Since(began).Seconds(), 1e-6)))
}
