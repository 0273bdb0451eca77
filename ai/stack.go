package ai

import (
	"context"

	"chesstutor/tutor/chess"
)

const (
	maxPly       = 120                           // from the position searched, extensions and captures included
	maxEarlier   = chess.FiftyMovePlies          // earlier positions cannot repeat
	roomForMoves = (maxPly + 2) * chess.MaxMoves // a list for each ply, one behind the other
)

// stack is what a search that looks ahead remembers of the line being searched, and the lines it has found. By ply
// means by distance from the root.
type stack struct {
	budget
	seed uint64
	best choice // of the line being searched
	searchLines
	depth     int                        // of the lines found
	positions [maxPly + 2]chess.Position // by ply, of the current line
	keys      [maxEarlier + maxPly + 2]uint64
	earlier   int             // how many of the keys come before ply 0
	lists     [maxPly + 3]int // by ply, where its moves begin in moves
	moves     []chess.Move
	ranks     []int32          // of moves, the order to try them in
	pvs       [maxPly + 3]line // by ply
}

func newStack() stack {
	return stack{moves: make([]chess.Move, 0, roomForMoves), ranks: make([]int32, roomForMoves)}
}

// begin prepares the search of a position.
func (s *stack) begin(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) {
	s.start(ctx, limits)
	s.seed, s.depth, s.best = seed, 0, choice{}
	s.found, s.next = s.found[:0], s.next[:0]
	s.positions[0] = *p
	s.earlier = copy(s.keys[:], earlier[len(earlier)-min(len(earlier), p.Clock(), maxEarlier):])
	s.keys[s.earlier] = p.Key()
	s.lists[0] = 0
}

// list records where the moves of a ply end in s.moves and returns them with their ranks. All are
// the moves of all plies up to this one.
func (s *stack) list(ply int, all []chess.Move) (moves []chess.Move, ranks []int32) {
	first := s.lists[ply]
	s.lists[ply+1] = len(all)
	return all[first:], s.ranks[first:len(all)]
}

// play makes a move and stores the resulting position at the next ply.
func (s *stack) play(ply int, m chess.Move) {
	s.positions[ply].PlayTo(&s.positions[ply+1], m)
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
}

// ended returns the value of a position without legal moves.
func (s *stack) ended(ply int) Score {
	if s.positions[ply].InCheck() {
		return matedIn(ply)
	}
	return 0
}
