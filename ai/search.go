package ai

import (
	"context"
	"sync"

	"chesstutor/tutor/chess"
)

// Search looks for the best move of the side to move. Earlier are the keys of
// the game's earlier positions, oldest first, for repetitions. Among moves of
// equal value the seed chooses, but that a selective search, which knows only of
// one move what it is worth, tries them in an order of the seed's. The same
// arguments always give the same result, unless time is limited. It returns chess.ErrGameOver if the game has ended, and,
// within about a millisecond, ctx.Err() when cancelled, together with the best
// that was found so far; the move is then NoMove if that is none.
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
		return selectively(ctx, &p, earlier, limits, seed)
	default:
		return glance(ctx, &p, earlier, limits, seed)
	}
	s := searchers.Get().(*searcher)
	defer s.release()
	s.begin(ctx, &p, earlier, seed)
	s.limits = limits
	s.deepen()
	if len(s.found) == 0 && s.spent() && s.nodes >= FullNodes { // more to take than can be looked at
		limits.Method, limits.Nodes = Landing, landingNodes
		r, err := glance(ctx, &p, earlier, limits, seed)
		r.Nodes += s.nodes
		return r, err
	}
	return s.result(), ctx.Err()
}

const (
	maxPly       = maxDepth + 32                 // there are at most 30 men to capture
	maxEarlier   = chess.FiftyMovePlies          // a game ends before more can matter
	roomForMoves = (maxPly + 1) * chess.MaxMoves // a list for each ply, one behind the other
)

// searcher is the memory of one search. By ply means by distance from the
// position searched.
type searcher struct {
	budget
	seed uint64
	best choice // of the line looked for
	findings
	depth     int                        // that they are of
	positions [maxPly + 1]chess.Position // by ply, of the line looked at
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

// searchers keeps memory for the next search.
var searchers = sync.Pool{New: func() any { return newSearcher() }}

// release keeps the memory for the next search, but not the context.
func (s *searcher) release() {
	s.budget = budget{}
	searchers.Put(s)
}

// begin makes the searcher ready for a position.
func (s *searcher) begin(ctx context.Context, p *chess.Position, earlier []uint64, seed uint64) {
	s.spend(ctx, Limits{})
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

// list notes the moves of a ply, given as the moves of all plies to this one.
func (s *searcher) list(ply int, all []chess.Move) (moves []chess.Move, ranks []int32) {
	first := s.lists[ply]
	s.lists[ply+1] = len(all)
	return all[first:], s.ranks[first:len(all)]
}

// play puts the position after a move on the next ply.
func (s *searcher) play(ply int, m chess.Move) {
	s.positions[ply].PlayTo(&s.positions[ply+1], m)
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
}

// drawn reports whether the game ends at a ply by repetition or for want of
// men. The fifty-move rule is left out: checkmate outranks it.
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

// node returns the value of the position at a ply: exactly if it lies between
// alpha and beta, otherwise a bound on it on the same side of them.
func (s *searcher) node(ply, depth int, alpha, beta Score) Score {
	if depth == 0 {
		return s.quiesce(ply, alpha, beta)
	}
	s.pvs[ply].clear()
	if s.enter() || s.drawn(ply) {
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
	s.rank(ply, moves, ranks)
	best := -infinite
	for i := range moves {
		m := next(moves[i:], ranks[i:])
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
			s.refuted(ply, depth, m)
			break
		}
		if score > alpha {
			alpha = score
			s.pvs[ply].set(m, &s.pvs[ply+1])
		}
	}
	return best
}

// child returns the value, for the side to move at a ply, of the position on
// the next. A move after the first is only asked whether it beats alpha, and
// its value looked for if it does: principal variation search (Marsland and
// Campbell, "Parallel Search of Strongly Ordered Game Trees", Computing
// Surveys 14, 1982).
func (s *searcher) child(ply, depth int, alpha, beta Score, first bool) Score {
	if !first {
		score := -s.node(ply+1, depth-1, -alpha-1, -alpha)
		if score <= alpha || score >= beta || s.stopped {
			return score
		}
	}
	return -s.node(ply+1, depth-1, -beta, -alpha)
}
