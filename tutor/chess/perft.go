package chess

// Perft counts the sequences of depth legal moves from a position: the usual test of a move
// generator and of its speed. The moves of the last ply are listed and counted, not played.
func Perft(p *Position, depth int) uint64 {
	return perft(p, depth, listLeaves)
}

// PerftCounting is Perft by CountMoves: the moves of the last ply are counted and not even listed.
func PerftCounting(p *Position, depth int) uint64 {
	return perft(p, depth, countLeaves)
}

// PerftPlaying is Perft with every move played, those of the last ply too.
func PerftPlaying(p *Position, depth int) uint64 {
	return perft(p, depth, playLeaves)
}

// How the last ply of a perft is counted.
type lastPly int

const (
	listLeaves lastPly = iota
	countLeaves
	playLeaves
)

func perft(p *Position, depth int, how lastPly) uint64 {
	if depth <= 0 {
		return 1
	}
	// One buffer for all plies: each appends behind its parent's moves.
	return perftBelow(p, depth, how, make([]Move, 0, (depth+1)*MaxMoves))
}

func perftBelow(p *Position, depth int, how lastPly, buffer []Move) (nodes uint64) {
	if depth == 1 && how == countLeaves {
		return uint64(p.CountMoves())
	}
	moves := p.AppendMoves(buffer)
	if depth == 1 && how == listLeaves {
		return uint64(len(moves))
	}
	// Declared out here it stays on the stack; a recursive function's variable declared in the loop
	// would go to the heap for every move.
	var next Position
	tail := moves[len(moves):]
	for _, m := range moves {
		p.PlayTo(&next, m)
		if depth == 1 {
			nodes++
		} else {
			nodes += perftBelow(&next, depth-1, how, tail)
		}
	}
	return nodes
}
