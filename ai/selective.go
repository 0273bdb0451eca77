package ai

import (
	"context"
	"sync"

	"chesstutor/tutor/chess"
)

const (
	deepest       = 120                            // plies from the position searched, extensions and captures included
	selectiveRoom = (deepest + 2) * chess.MaxMoves // a list for each ply, one behind the other
	poolMebibytes = 16                             // the table of a search on its own
)

// selective is the memory of a selective search. By ply means by distance from
// the position searched.
type selective struct {
	budget
	seed      uint64
	table     *table
	positions [deepest + 2]chess.Position // by ply, of the line looked at
	keys      [maxEarlier + deepest + 2]uint64
	earlier   int              // how many of the keys come before ply 0
	lists     [deepest + 3]int // by ply, where its moves begin in moves
	moves     []chess.Move
	ranks     []int32 // of moves, the order to try them in
	frames    [deepest + 3]frame
	pvs       [deepest + 3]line
	memory    memory
	best      choice // of the line looked for
	findings
	lines int // of better moves than those looked at
	depth int // that the findings are of, at least
}

// unjudged is less than any judgement: that of a position in check, where it
// would mean nothing.
const unjudged Score = -30_000

// frame is what is known of one ply of the line looked at.
type frame struct {
	static  Score // the position judged without looking ahead; unjudged in check
	inCheck bool
	pv      bool // its value may become the position's
	null    bool // a pass led here
	move    chess.Move
	piece   chess.Piece // that made the move
	tried   []chess.Move
	room    [64]chess.Move // for tried
}

func newSelective(mebibytes int) *selective { return selectiveWith(newTable(mebibytes)) }

// selectiveWith returns the memory of a search that uses a table.
func selectiveWith(t *table) *selective {
	return &selective{moves: make([]chess.Move, 0, selectiveRoom), ranks: make([]int32, selectiveRoom), table: t}
}

var selectives = sync.Pool{New: func() any { return newSelective(poolMebibytes) }}

// selectively is Search with a table of its own.
func selectively(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	s := selectives.Get().(*selective)
	defer selectives.Put(s)
	s.forget(limits.expected())
	return s.search(ctx, p, earlier, limits, seed)
}

// forget clears what earlier searches left, for a search of so many nodes.
func (s *selective) forget(nodes uint64) {
	s.table.clear(nodes)
	s.memory.clear()
}

// search looks for the best moves.
func (s *selective) search(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	s.table.next()
	s.begin(ctx, p, earlier, limits, seed)
	s.deepen(1)
	return s.end(), ctx.Err()
}

// begin makes ready to search a position.
func (s *selective) begin(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) {
	s.spend(ctx, limits)
	s.seed, s.depth, s.best = seed, 0, choice{}
	s.found, s.next = s.found[:0], s.next[:0]
	s.positions[0] = *p
	s.earlier = copy(s.keys[:], earlier[len(earlier)-min(len(earlier), p.Clock(), maxEarlier):])
	s.keys[s.earlier] = p.Key()
	s.memory.fade()
}

// end returns what was found, and lets go of the context.
func (s *selective) end() Result {
	r := resultOf(s.found, s.nodes, s.depth)
	s.budget = budget{}
	return r
}

// play puts the position after a move on the next ply.
func (s *selective) play(ply int, m chess.Move) {
	f, p := &s.frames[ply], &s.positions[ply]
	f.move, f.piece = m, p.At(m.From())
	p.PlayTo(&s.positions[ply+1], m)
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
	s.frames[ply+1].null = false
}

// pass puts the position with the other side to move on the next ply.
func (s *selective) pass(ply int) {
	f := &s.frames[ply]
	f.move, f.piece = chess.NoMove, chess.NoPiece
	s.positions[ply+1] = s.positions[ply].Pass()
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
	s.frames[ply+1].null = true
}

// drawn reports whether the game ends at a ply by a rule other than stalemate.
// A position that stood once before in the line looked at counts as a draw: who
// can repeat it once can do so again.
func (s *selective) drawn(ply int) bool {
	p := &s.positions[ply]
	if p.Clock() >= chess.FiftyMovePlies && (!p.InCheck() || p.HasMove()) {
		return true
	}
	if p.Clock() >= 4 && s.repeated(ply) {
		return true
	}
	return p.Insufficient()
}

// repeated reports whether a position stood in the line before, or twice in the
// game.
func (s *selective) repeated(ply int) bool {
	now := s.earlier + ply
	key, times := s.keys[now], 0
	for i := now - 4; i >= max(now-s.positions[ply].Clock(), 0); i -= 2 {
		if s.keys[i] == key {
			if times++; i > s.earlier || times == 2 {
				return true
			}
		}
	}
	return false
}
