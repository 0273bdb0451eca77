package chess

// Perft counts the sequences of depth legal moves from a position: the usual test of a move
// generator and of its speed. The moves of the last ply are listed and counted, not played.
func Perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	// One buffer for all plies: each appends behind its parent's moves.
	return perft(p, depth, make([]Move, 0, (depth+1)*MaxMoves))
}

func perft(p *Position, depth int, buffer []Move) (nodes uint64) {
	moves := p.AppendMoves(buffer)
	if depth == 1 {
		return uint64(len(moves))
	}
	// Declared out here it stays on the stack; a recursive function's variable declared in the loop
	// would go to the heap for every move.
	var next Position
	tail := moves[len(moves):]
	for _, m := range moves {
		p.PlayTo(&next, m)
		nodes += perft(&next, depth-1, tail)
	}
	return nodes
}
