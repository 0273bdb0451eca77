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

// search is a search, a count or a bench under way.
type search struct {
	cancel  context.CancelFunc
	release func() // lets an infinite or pondering search tell its move
	done    chan struct{}
	hit     func() // the pondered move was played
	endless bool   // waits for "stop"
	whole   bool   // other commands wait for it, and only "stop" cuts it short
}

// begin answers "go".
func (s *session) begin(ctx context.Context, words []string) {
	g, err := parseGoal(&s.position, words)
	switch {
	case err != nil:
		s.complain("go: %v", err)
	case g.perft > 0:
		s.run(ctx, func(ctx context.Context) { s.perft(ctx, s.position, g.perft) })
	case s.position.CountMoves() == 0:
		s.out.line("info depth 0 score %s", ended(&s.position))
		s.out.line("bestmove (none)")
	default:
		s.launch(ctx, g)
	}
}

// run does something in the background that is done whole unless it is stopped.
func (s *session) run(ctx context.Context, work func(ctx context.Context)) {
	ctx, cancel := context.WithCancel(ctx)
	run := &search{cancel: cancel, release: func() {}, hit: func() {}, done: make(chan struct{}), whole: true}
	s.search = run
	go func() {
		defer close(run.done)
		defer cancel()
		work(ctx)
	}()
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
	run := &search{cancel: cancel, release: release, done: make(chan struct{}), hit: release, endless: g.infinite ||
		g.ponder}
	began := time.Now()
	if g.ponder {
		most, enough := limits.Time, limits.SoftTime
		limits.Time, limits.SoftTime = 0, 0
		if limits.Depth == 0 && limits.Nodes == 0 {
			limits.Depth = deepest
		}
		run.hit = func() {
			release()
			if most > 0 {
				time.AfterFunc(untilHitEnds(time.Since(began), most, enough), cancel)
			}
		}
	}
	limits.Progress = func(r ai.Result) {
		s.inform(r, time.Since(began))
		if plies, mate := r.Score.Mate(); g.mate > 0 && mate && plies > 0 && (plies+1)/2 <= g.mate {
			cancel()
		}
	}
	s.search = run
	p, earlier := playable(s.position, s.earlier)
	look := s.engine.Search
	if s.options.playsAs {
		look = ai.Search // as in a game: what it answers depends on the game alone
	}
	go func() {
		defer close(run.done)
		defer cancel()
		r, _ := look(ctx, p, earlier, limits, 0)
		if r.Move == chess.NoMove { // stopped before it began
			r, _ = ai.Search(context.WithoutCancel(ctx), p, earlier, ai.Limits{Depth: 1, Moves: limits.Moves}, 0)
		}
		s.inform(r, time.Since(began)) // again: the last look may have been cut short
		<-told
		s.out.line("bestmove %s", chosen(&p, r, limits.Moves))
	}()
}

// untilHitEnds returns how long to search on after a hit. What was pondered is time that was
// thought; a fixed time for the move begins with the hit.
func untilHitEnds(pondered, most, enough time.Duration) time.Duration {
	if enough == 0 {
		return most
	}
	return max(enough-pondered, 0)
}

// playable returns the position, and the keys of those before it, as far as the game has not ended
// by repetition or after fifty moves: a program may ask for a move in any position that has one.
func playable(p chess.Position, earlier []uint64) (chess.Position, []uint64) {
	if p.Outcome(earlier) == chess.Playing {
		return p, earlier
	}
	fields := strings.Fields(p.FEN())
	fields[4] = "0"
	if fresh, err := chess.ParseFEN(strings.Join(fields, " ")); err == nil {
		p = fresh
	}
	return p, nil
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

// chosen tells the move, and the one expected after it to ponder on. Where no side can win any more
// any allowed move will do.
func chosen(p *chess.Position, r ai.Result, allowed []chess.Move) string {
	m := r.Move
	if m == chess.NoMove {
		m = append(slices.Clone(allowed), p.Moves()...)[0]
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
			int(float64(r.Nodes)/max(took.Seconds(), 1e-6)), took.Milliseconds(), s.engine.HashFull())
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

// stop ends the search under way, if there is one, once it has told its move. What is done whole is
// waited for.
func (s *session) stop() {
	if s.search != nil && s.search.whole {
		s.wait()
		return
	}
	s.cancel()
}

// cancel ends whatever is under way.
func (s *session) cancel() {
	if s.search != nil {
		s.search.cancel()
		s.wait()
	}
}

// end waits for the search under way unless it would never end.
func (s *session) end() {
	if s.search != nil && s.search.endless {
		s.cancel()
	}
	s.wait()
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
