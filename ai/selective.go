package ai

import (
	"context"
	"sync"

	"chesstutor/tutor/chess"
)

// selective is a selective search.
type selective struct {
	stack
	table     *table
	frames    [maxPly + 3]frame // by ply
	histories histories
	lines     int // the number of better lines found already at this depth
}

// noStatic stands for the static evaluation of a position in check, which has none. It is less than
// any.
const noStatic Score = -30_000

// frame is the search stack's entry for one ply.
type frame struct {
	static  Score // static evaluation; noStatic in check
	inCheck bool
	pv      bool // a PV node: the window is open
	null    bool // reached by a null move
	move    chess.Move
	piece   chess.Piece // that made the move
	tried   []chess.Move
	room    [64]chess.Move // memory of tried
}

// newSelective returns a search that uses a table.
func newSelective(t *table) *selective { return &selective{stack: newStack(), table: t} }

var selectives = sync.Pool{New: func() any { return newSelective(newTable(DefaultMebibytes)) }}

// searchSelective is Search by a selective search with an empty table.
func searchSelective(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result,
	error) {
	s := selectives.Get().(*selective)
	defer selectives.Put(s)
	s.reset(limits.expected())
	return s.search(ctx, p, earlier, limits, seed)
}

// reset clears the table and histories, for a search of a number of nodes.
func (s *selective) reset(nodes uint64) {
	s.table.clear(nodes)
	s.histories.clear()
}

// search looks for the best moves.
func (s *selective) search(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits,
	seed uint64) (Result, error) {
	s.table.next()
	s.begin(ctx, p, earlier, limits, seed)
	s.deepen(1)
	return s.end(), ctx.Err()
}

// begin prepares the search of a position.
func (s *selective) begin(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) {
	s.stack.begin(ctx, p, earlier, limits, seed)
	s.histories.halve()
}

// end returns the result, and drops the context.
func (s *selective) end() Result {
	r := resultOf(s.found, s.nodes, s.depth)
	s.budget = budget{}
	return r
}

// play makes a move and stores the resulting position at the next ply.
func (s *selective) play(ply int, m chess.Move) {
	f, p := &s.frames[ply], &s.positions[ply]
	f.move, f.piece = m, p.At(m.From())
	s.stack.play(ply, m)
	s.frames[ply+1].null = false
}

// playNull makes a null move: it stores the position with the other side to move at the next ply.
func (s *selective) playNull(ply int) {
	f := &s.frames[ply]
	f.move, f.piece = chess.NoMove, chess.NoPiece
	s.positions[ply+1] = s.positions[ply].Pass()
	s.keys[s.earlier+ply+1] = s.positions[ply+1].Key()
	s.frames[ply+1].null = true
}

// drawn reports whether the position at a ply is a draw by a rule other than stalemate. One
// repetition within the current line counts as a draw: whoever can repeat once can do so again.
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

// repeated reports whether the position occurred before in the current line, or twice in the game.
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
