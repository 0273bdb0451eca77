package tactics

import (
	"errors"

	"chesstutor/tutor/chess"
)

// maxMate is the longest mate that is searched for, in moves.
const maxMate = 4

// errTooManyNodes is the error of a proof that would take too long.
var errTooManyNodes = errors.New("too many moves to look at")

// Mate returns in how many moves the side to move can force mate, four at most, and all first moves
// that do so; 0 and none if there is no such mate. It searches every move of both sides, for one
// move, then two and so on. Draws by repetition and by fifty moves are ignored: the shortest mate
// repeats nothing, and problems begin with a halfmove clock of 0.
func Mate(p *chess.Position) (moves int, keys []chess.Move) {
	var v prover
	for n := 1; n <= maxMate; n++ {
		if keys := v.keys(p, n); len(keys) > 0 {
			return n, keys
		}
	}
	return 0, nil
}

// prover searches for forced mates.
type prover struct {
	nodes    uint64 // at so many moves
	maxNodes uint64 // to look at; 0 means any number
	refuted  [maxMate + 1]chess.Move
	room     [2 * (maxMate + 1)][chess.MaxMoves]chess.Move
}

// mate does what the function Mate does, but gives up after maxNodes moves with errTooManyNodes.
func (v *prover) mate(p *chess.Position, deepest int, most uint64) (moves int, keys []chess.Move, err error) {
	v.nodes, v.maxNodes = 0, most
	for n := 1; n <= deepest; n++ {
		keys = v.keys(p, n)
		switch {
		case v.exhausted():
			return 0, nil, errTooManyNodes
		case len(keys) > 0:
			return n, keys, nil
		}
	}
	return 0, nil, nil
}

func (v *prover) exhausted() bool { return v.maxNodes > 0 && v.nodes > v.maxNodes }

// keys returns the moves that force mate in n moves or fewer.
func (v *prover) keys(p *chess.Position, n int) (keys []chess.Move) {
	for _, m := range p.Moves() {
		if next := p.Play(m); v.loses(&next, n) {
			keys = append(keys, m)
		}
	}
	return keys
}

// wins reports whether the side to move can force mate in n moves. It tries checks first, and
// nothing else for the last move.
func (v *prover) wins(p *chess.Position, n int) bool {
	moves := p.AppendMoves(v.room[2*n][:0])
	v.nodes += uint64(len(moves))
	var next chess.Position
	quiet := 0
	c := findPossibleChecks(p)
	for _, m := range moves {
		if !c.mayGiveCheck(p, m) {
			moves[quiet] = m
			quiet++
			continue
		}
		if p.PlayTo(&next, m); v.loses(&next, n) {
			return true
		}
	}
	if n == 1 {
		return false
	}
	for _, m := range moves[:quiet] {
		if p.PlayTo(&next, m); v.loses(&next, n) {
			return true
		}
	}
	return false
}

// loses reports whether the side to move is mated by force in n moves of the other side, of which
// the first has been made. The last refutation is tried first: it often refutes the next move too.
func (v *prover) loses(p *chess.Position, n int) bool {
	if v.exhausted() {
		return false
	}
	if n == 1 {
		return p.InCheck() && !p.HasMove()
	}
	moves := p.AppendMoves(v.room[2*n-1][:0])
	if len(moves) == 0 {
		return p.InCheck()
	}
	for i, m := range moves {
		if m == v.refuted[n] {
			moves[0], moves[i] = m, moves[0]
		}
	}
	var next chess.Position
	for _, m := range moves {
		p.PlayTo(&next, m)
		if !v.wins(&next, n-1) {
			v.refuted[n] = m
			return false
		}
	}
	return true
}
