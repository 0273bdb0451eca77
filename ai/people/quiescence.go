package people

import "chesstutor/tutor/chess"

const (
	quiesceDepth = 5  // plies that captures are followed
	mateWorth    = 30 // what being mated costs, in pawns: more than all else
)

// quiesce returns the most that the side to move gains by captures, in pawns: nobody has to capture, and both sides
// go on for as long as it pays. A side in check looks at all of its moves, and has lost if it has none. It tells
// apart only gains between low and high.
func quiesce(p *chess.Position, room []chess.Move, low, high, depth int) int {
	first := len(room)
	check := p.InCheck()
	if check {
		if room = p.AppendMoves(room); len(room) == first {
			return -mateWorth
		}
		if depth <= 0 {
			return 0
		}
	} else {
		low = max(low, 0) // it may leave everything as it is
		if low >= high || depth <= 0 {
			return low
		}
		room = p.AppendCaptures(room)
	}
	moves := room[first:]
	best := low
	if check {
		best = -mateWorth
	}
	var next chess.Position
	for i := range moves {
		gain := bestNext(p, moves, i)
		if !check && gain <= best { // not even if the piece is not taken back
			break
		}
		p.PlayTo(&next, moves[i])
		value := gain - quiesce(&next, room, gain-high, gain-max(low, best), depth-1)
		if best = max(best, value); best >= high {
			break
		}
	}
	return best
}

// bestNext brings the move of the greatest gain to a place of the list, from those that follow, and returns its gain.
func bestNext(p *chess.Position, moves []chess.Move, i int) int {
	best := gained(p, moves[i])
	for k := i + 1; k < len(moves); k++ {
		if gain := gained(p, moves[k]); gain > best {
			best = gain
			moves[i], moves[k] = moves[k], moves[i]
		}
	}
	return best
}

// gained returns the worth of what a move captures, and what a pawn gains that promotes.
func gained(p *chess.Position, m chess.Move) int {
	gain := worth[taken(p, m)&7]
	if promoted := m.Promotion(); promoted != chess.NoPieceType {
		gain += worth[promoted&7] - worth[chess.Pawn]
	}
	return gain
}
