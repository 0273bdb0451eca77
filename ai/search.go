package ai

import (
	"context"
	"sync"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
)

// Search finds the best move of the side to move. Earlier are the keys of the game's earlier
// positions, oldest first, for repetitions. The seed chooses among moves of equal value; in a
// selective search, which knows the exact value of the best move only, it sets the order in which
// moves are tried. The same arguments always give the same result, unless time is limited or an
// ending's distances are being made (package ending). It returns chess.ErrGameOver if the game has
// ended. When cancelled it returns, within about a millisecond, ctx.Err() and the best result so
// far, whose Move is NoMove if there is none.
func Search(ctx context.Context, p chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	if p.Outcome(earlier) != chess.Playing {
		return Result{}, chess.ErrGameOver
	}
	if hasBareKing(&p) {
		ending.Begin(&p)
	}
	switch limits.Method {
	case Full:
	case Selective:
		if r, done := fromTables(&p, &limits, seed); done {
			return r, nil
		}
		return searchSelective(ctx, &p, earlier, limits, seed)
	case Person:
		return searchPerson(ctx, &p, earlier, limits, seed)
	default:
		return searchOnePly(ctx, &p, earlier, limits, seed)
	}
	s := searchers.Get().(*searcher)
	defer s.release()
	s.begin(ctx, &p, earlier, limits, seed)
	s.deepen()
	if len(s.found) == 0 && s.nodesSpent() && s.nodes >= FullNodes { // even one ply and its captures are too many
		limits.Method, limits.Nodes = GreedyExchange, exchangeNodes
		r, err := searchOnePly(ctx, &p, earlier, limits, seed)
		r.Nodes += s.nodes
		return r, err
	}
	return s.result(), ctx.Err()
}

// searcher is a full search.
type searcher struct {
	stack
	killers [maxPly + 1][2]chess.Move
	history [16][64]int32
}

func newSearcher() *searcher { return &searcher{stack: newStack()} }

// searchers reuses the memory of finished searches.
var searchers = sync.Pool{New: func() any { return newSearcher() }}

// release gives the memory back for reuse, without the context.
func (s *searcher) release() {
	s.budget = budget{}
	searchers.Put(s)
}

// begin prepares the searcher for a position.
func (s *searcher) begin(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) {
	s.stack.begin(ctx, p, earlier, limits, seed)
	clear(s.killers[:])
	clear(s.history[:])
	s.list(0, p.AppendMoves(s.moves))
}

// drawn reports whether the game ends at a ply by repetition or insufficient material. The
// fifty-move rule is checked later, because checkmate has precedence.
func (s *searcher) drawn(ply int) bool {
	p := &s.positions[ply]
	return p.Insufficient() || p.Clock() >= 8 && p.Repetitions(s.keys[:s.earlier+ply]) >= 2
}

// node returns the value of the position at a ply: exact if it lies between alpha and beta,
// otherwise a bound on it on the same side of them.
func (s *searcher) node(ply, depth int, alpha, beta Score) Score {
	if depth == 0 {
		return s.quiesce(ply, alpha, beta)
	}
	s.pvs[ply].clear()
	if s.countNode() || s.drawn(ply) {
		return 0
	}
	p := &s.positions[ply]
	moves, ranks := s.list(ply, p.AppendMoves(s.moves[:s.lists[ply]]))
	switch {
	case len(moves) == 0:
		return s.ended(ply)
	case p.Clock() >= chess.FiftyMovePlies:
		return 0
	}
	s.rankMoves(ply, moves, ranks)
	best := -infinite
	for i := range moves {
		m := pickNext(moves[i:], ranks[i:])
		s.play(ply, m)
		score := s.child(ply, depth, alpha, beta, i == 0)
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best = score
		if score >= beta {
			s.recordCutoff(ply, depth, m)
			break
		}
		if score > alpha {
			alpha = score
			s.pvs[ply].set(m, &s.pvs[ply+1])
		}
	}
	return best
}

// child returns the value, for the side to move at a ply, of the position on the next. A move after
// the first is searched with a null window, and again in full if it beats alpha: principal
// variation search (Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees",
// Computing Surveys 14, 1982).
func (s *searcher) child(ply, depth int, alpha, beta Score, first bool) Score {
	if !first {
		score := -s.node(ply+1, depth-1, -alpha-1, -alpha)
		if score <= alpha || score >= beta || s.stopped {
			return score
		}
	}
	return -s.node(ply+1, depth-1, -beta, -alpha)
}
