package uci

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// search is a running search.
type search struct {
	cancel    context.CancelFunc
	release   func() // lets an infinite or pondering search print its move
	done      chan struct{}
	ponderHit func() // the pondered move was played
	infinite  bool   // prints its move only after "stop"
}

// startGo handles "go".
func (s *session) startGo(ctx context.Context, words []string) {
	g, err := parseGo(&s.position, words)
	switch {
	case err != nil:
		s.reportError("go: %v", err)
	case s.position.CountMoves() == 0:
		s.out.line("info depth 0 score %s", scoreWithoutMoves(&s.position))
		s.out.line("bestmove (none)")
	default:
		s.startSearch(ctx, g)
	}
}

// startSearch starts a search in the background.
func (s *session) startSearch(ctx context.Context, g goParams) {
	limits := s.limits(g)
	if s.engine == nil {
		s.engine = ai.NewEngine(s.options.mebibytes)
	}
	ctx, cancel := context.WithCancel(ctx)
	mayAnswer := make(chan struct{})
	release := sync.OnceFunc(func() { close(mayAnswer) })
	if !g.infinite && !g.ponder {
		release()
	}
	run := &search{
		cancel: cancel, release: release, done: make(chan struct{}), ponderHit: release,
		infinite: g.infinite || g.ponder,
	}
	began := time.Now()
	if g.ponder {
		most, enough := limits.Time, limits.SoftTime
		limits.Time, limits.SoftTime = 0, 0
		if limits.Depth == 0 && limits.Nodes == 0 {
			limits.Depth = maxDepth
		}
		run.ponderHit = func() {
			release()
			if most > 0 {
				time.AfterFunc(timeAfterHit(time.Since(began), most, enough), cancel)
			}
		}
	}
	limits.Progress = func(r ai.Result) {
		s.sendInfo(r, time.Since(began))
		if plies, mate := r.Score.Mate(); g.mate > 0 && mate && plies > 0 && (plies+1)/2 <= g.mate {
			cancel()
		}
	}
	s.search = run
	p, earlier := playable(s.position, s.earlier)
	search := s.engine.Search
	if s.options.useLevel {
		search = ai.Search // without a table from earlier searches: as in a game
	}
	go func() {
		defer close(run.done)
		defer cancel()
		r, _ := search(ctx, p, earlier, limits, 0)
		if r.Move == chess.NoMove { // stopped before it began
			r, _ = ai.Search(context.WithoutCancel(ctx), p, earlier, ai.Limits{Depth: 1, Moves: limits.Moves}, 0)
		}
		s.sendInfo(r, time.Since(began)) // again: the last iteration may be incomplete
		<-mayAnswer
		s.out.line("bestmove %s", bestMove(&p, r, limits.Moves))
	}()
}

// timeAfterHit returns how long to search on after "ponderhit". On a clock, the time spent
// pondering counts; a fixed time for the move begins with the hit.
func timeAfterHit(pondered, most, enough time.Duration) time.Duration {
	if enough == 0 {
		return most
	}
	return max(enough-pondered, 0)
}

// playable returns the position and the keys of those before it, without the history if the game is
// drawn by repetition or the fifty-move rule: a program may ask for a move in any position that has
// one.
func playable(p chess.Position, earlier []uint64) (chess.Position, []uint64) {
	if p.Outcome(earlier) == chess.Playing {
		return p, earlier
	}
	return p.WithCounts(0, p.MoveNumber()), nil
}

// limits returns the limits of a search.
func (s *session) limits(g goParams) ai.Limits {
	if !s.options.useLevel {
		l := g.limits
		l.Method, l.Lines, l.Threads = ai.Selective, s.options.lines, s.options.threads
		return l
	}
	l := s.options.level.Limits().InGame(s.start, s.moves)
	l.Moves, l.Lines = g.limits.Moves, s.options.lines
	return l
}

// bestMove returns the text after "bestmove": the move, and the expected reply to ponder on. Where
// the game is drawn, it is any allowed move.
func bestMove(p *chess.Position, r ai.Result, allowed []chess.Move) string {
	m := r.Move
	if m == chess.NoMove {
		m = append(slices.Clone(allowed), p.Moves()...)[0]
	}
	if len(r.PV) > 1 {
		return m.String() + " ponder " + r.PV[1].String()
	}
	return m.String()
}

// scoreWithoutMoves returns the score of a position without legal moves.
func scoreWithoutMoves(p *chess.Position) string {
	if p.InCheck() {
		return "mate 0"
	}
	return "cp 0"
}

// sendInfo prints the result of a search so far.
func (s *session) sendInfo(r ai.Result, took time.Duration) {
	for i, line := range r.Lines {
		var text strings.Builder
		fmt.Fprintf(&text, "info depth %d", r.Depth)
		if len(r.Lines) > 1 {
			fmt.Fprintf(&text, " multipv %d", i+1)
		}
		fmt.Fprintf(&text, " score %s nodes %d nps %d time %d hashfull %d pv", formatScore(line.Score), r.Nodes,
			int(float64(r.Nodes)/max(took.Seconds(), 1e-6)), took.Milliseconds(), s.engine.HashFull())
		for _, m := range line.Moves {
			text.WriteString(" " + m.String())
		}
		s.out.line("%s", text.String())
	}
}

// formatScore formats a score for the protocol: mates in moves.
func formatScore(x ai.Score) string {
	switch plies, mate := x.Mate(); {
	case mate && plies > 0:
		return fmt.Sprintf("mate %d", (plies+1)/2)
	case mate:
		return fmt.Sprintf("mate %d", plies/2)
	}
	return fmt.Sprintf("cp %d", x)
}

// stop stops the running search, if any, and waits until it has printed its move.
func (s *session) stop() {
	if s.search != nil {
		s.search.cancel()
		s.wait()
	}
}

// finish waits for the running search, and stops one that would never end.
func (s *session) finish() {
	if s.search != nil && s.search.infinite {
		s.stop()
	}
	s.wait()
}

// wait waits until the running search has printed its move.
func (s *session) wait() {
	if s.search != nil {
		s.search.release()
		<-s.search.done
		s.search = nil
	}
}

// ponderHit handles "ponderhit".
func (s *session) ponderHit() {
	if s.search != nil {
		s.search.ponderHit()
	}
}
