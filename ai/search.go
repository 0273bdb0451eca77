package ai

import (
	"context"
	"sync"

	"chesstutor/tutor/chess"
)

// Search finds the best move of the side to move. Earlier are the keys of the game's earlier
// positions, oldest first, for repetitions. The seed chooses among moves of equal value; in a
// selective search, which knows the exact value of the best move only, it sets the order in which
// moves are tried. The same arguments always give the same result, unless time is limited. It
// returns chess.ErrGameOver if the game has ended. When cancelled it returns, within about a
// millisecond, ctx.Err() and the best result so far, whose Move is NoMove if there is none.
func Search(ctx context.Context, p chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	if p.Outcome(earlier) != chess.Playing {
		return Result{}, chess.ErrGameOver
	}
	switch limits.Method {
	case Full:
	case Selective:
		return searchSelective(ctx, &p, earlier, limits, seed)
	default:
		return searchOnePly(ctx, &p, earlier, limits, seed)
	}
	s := searchers.Get().(*searcher)
	defer s.release()
	s.begin(ctx, &p, earlier, seed)
	s.limits = limits
	s.deepen()
	if len(s.found) == 0 && s.nodesSpent() && s.nodes >= FullNodes { // even one ply and its captures are too many
		limits.Method, limits.Nodes = GreedyExchange, exchangeNodes
		r, err := searchOnePly(ctx, &p, earlier, limits, seed)
		r.Nodes += s.nodes
		return r, err
	}
	return s.result(), ctx.Err()
}

const (
	maxPly       = maxDepth + 32                 // at most 30 pieces can be captured
	maxEarlier   = chess.FiftyMovePlies          // earlier positions cannot repeat
	roomForMoves = (maxPly + 1) * chess.MaxMoves // a list for each ply, one behind the other
)

// searcher is the state of one full search. By ply means by distance from the root.
type searcher struct {
	budget
	seed uint64
	best choice // of the line being searched
	searchLines
	depth     int                        // of the lines found
	positions [maxPly + 1]chess.Position // by ply, of the current line
	keys      [maxEarlier + maxPly + 1]uint64
	earlier   int             // how many of the keys come before ply 0
	lists     [maxPly + 2]int // by ply, where its moves begin in moves
	moves     []chess.Move
	ranks     []int32          // of moves, the order to try them in
	pvs       [maxPly + 2]line // by ply
	killers   [maxPly + 1][2]chess.Move
	history   [16][64]int32
}

func newSearcher() *searcher {
	return &searcher{moves: make([]chess.Move, 0, roomForMoves), ranks: make([]int32, roomForMoves)}
}

// searchers reuses the memory of finished searches.
var searchers = sync.Pool{New: func() any { return newSearcher() }}

// release gives the memory back for reuse, without the context.
func (s *searcher) release() {
	s.budget = budget{}
	searchers.Put(s)
}

// begin prepares the searcher for a position.
func (s *searcher) begin(ctx context.Context, p *chess.Position, earlier []uint64, seed uint64) {
	s.start(ctx, Limits{})
	s.seed, s.best, s.depth = seed, choice{}, 0
	s.found, s.next = s.found[:0], s.next[:0]
	s.positions[0] = *p
	s.earlier = copy(s.keys[:], earlier[len(earlier)-min(len(earlier), p.Clock(), maxEarlier):])
	s.keys[s.earlier] = p.Key()
	clear(s.killers[:])
	clear(s.history[:])
	s.lists[0] = 0
	s.list(0, p.AppendMoves(s.moves))
}

// list records where the moves of a ply end in s.moves and returns them with their ranks. All are
// the moves of all plies up to this one.
func (s *searcher) list(ply int, all []chess.Move) (moves []chess.Move, ranks []int32) {
	first := s.lists[ply]
	s.lists[ply+1] = len(all)
	return all[first:], s.ranks[first:len(all)]
}

// play makes a move and stores the resulting position at the next ply.
func (s *searcher) play(ply int, m chess.Move) {
	s.positions[ply].PlayTo(&s.positions[ply+1], m)
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
}

// drawn reports whether the game ends at a ply by repetition or insufficient material. The
// fifty-move rule is checked later, because checkmate has precedence.
func (s *searcher) drawn(ply int) bool {
	p := &s.positions[ply]
	return p.Insufficient() || p.Clock() >= 8 && p.Repetitions(s.keys[:s.earlier+ply]) >= 2
}

// ended returns the value of a position without legal moves.
func (s *searcher) ended(ply int) Score {
	if s.positions[ply].InCheck() {
		return matedIn(ply)
	}
	return 0
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
