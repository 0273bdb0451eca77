package chess

// Perft counts the sequences of depth legal moves from a position: the usual
// proof of a move generator, and measure of its speed. The moves of the last
// ply are listed and counted, not played.
func Perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	// One buffer for all plies: each appends behind its parent's moves.
	buffer := make([]Move, 0, (depth+1)*MaxMoves)
	return perft(p, depth, buffer)
}

func perft(p *Position, depth int, buffer []Move) (nodes uint64) {
	moves := p.AppendMoves(buffer)
	if depth == 1 {
		return uint64(len(moves))
	}
	tail := moves[len(moves):]
	var next Position
	for _, m := range moves {
		p.PlayTo(&next, m)
		nodes += perft(&next, depth-1, tail)
	}
	return nodes
}

// PerftEach returns, for each legal move, the Perft count below it.
func PerftEach(p *Position, depth int) map[Move]uint64 {
	counts := make(map[Move]uint64)
	for _, m := range p.Moves() {
		next := p.Play(m)
		counts[m] = Perft(&next, depth-1)
	}
	return counts
}
