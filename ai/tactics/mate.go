package tactics

import (
	"errors"

	"chesstutor/tutor/chess"
)

// longest is the most moves that a mate is looked for in.
const longest = 4

// errTooMany is the error of a proof that would take too long.
var errTooMany = errors.New("too many moves to look at")

// Mate returns in how many moves the side to move can force mate, four at most, and all first moves
// that do it in so many; 0 and none if there is no such mate. It looks at every move of both sides,
// for one move, then two and so on, and guesses nothing. The draws by repetition and by fifty moves
// are left out: the shortest mate repeats nothing, and problems begin with a fresh count.
func Mate(p *chess.Position) (moves int, keys []chess.Move) {
	var v prover
	for n := 1; n <= longest; n++ {
		if keys := v.keys(p, n); len(keys) > 0 {
			return n, keys
		}
	}
	return 0, nil
}

// prover looks for mates.
type prover struct {
	looked  uint64 // at so many moves
	most    uint64 // to look at; 0 means any number
	refuted [longest + 1]chess.Move
	room    [2 * (longest + 1)][chess.MaxMoves]chess.Move
}

// mate is the function Mate that gives up after so many moves.
func (v *prover) mate(p *chess.Position, deepest int, most uint64) (moves int, keys []chess.Move, err error) {
	v.looked, v.most = 0, most
	for n := 1; n <= deepest; n++ {
		keys = v.keys(p, n)
		switch {
		case v.tired():
			return 0, nil, errTooMany
		case len(keys) > 0:
			return n, keys, nil
		}
	}
	return 0, nil, nil
}

func (v *prover) tired() bool { return v.most > 0 && v.looked > v.most }

// keys returns the moves that force mate in n moves or fewer.
func (v *prover) keys(p *chess.Position, n int) (keys []chess.Move) {
	for _, m := range p.Moves() {
		if next := p.Play(m); v.loses(&next, n) {
			keys = append(keys, m)
		}
	}
	return keys
}

// wins reports whether the side to move can force mate in n moves. Checks are tried before other
// moves; the last move of a mate is one.
func (v *prover) wins(p *chess.Position, n int) bool {
	moves := p.AppendMoves(v.room[2*n][:0])
	v.looked += uint64(len(moves))
	var next chess.Position
	quiet := 0
	c := checksOf(p)
	for _, m := range moves {
		if !c.may(p, m) {
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

// loses reports whether the side to move is mated whatever it does, in n moves of the other side,
// of which the first has been made. What refuted a move before is tried first: it often refutes the
// next one too.
func (v *prover) loses(p *chess.Position, n int) bool {
	if v.tired() {
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
