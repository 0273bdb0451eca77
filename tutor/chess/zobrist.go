package chess

// zobristKeys are the random numbers whose exclusive or is a position's key, after Zobrist (1970).
type zobristKeys struct {
	pieces    [16][64]uint64
	castling  [16]uint64
	enPassant [8]uint64
	black     uint64
}

// zobrist is made before any init function runs: one of them makes the position at the start of a
// game, which needs a key.
var zobrist = newZobristKeys()

// newZobristKeys draws the keys from a fixed seed, so that they are the same in every run. An empty
// square adds nothing.
func newZobristKeys() (z zobristKeys) {
	random := splitMix(0x9e3779b97f4a7c15)
	for pc := 1; pc < len(z.pieces); pc++ {
		for s := range z.pieces[pc] {
			z.pieces[pc][s] = random.next()
		}
	}
	for r := range z.castling {
		z.castling[r] = random.next()
	}
	for f := range z.enPassant {
		z.enPassant[f] = random.next()
	}
	z.black = random.next()
	return z
}

// splitMix is Steele, Lea and Flood's SplitMix64 generator (2014).
type splitMix uint64

func (s *splitMix) next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// computeKey returns the key that p.key must hold: the slow way, for positions that no move led to.
func (p *Position) computeKey() (key uint64) {
	for s, pc := range p.board {
		key ^= zobrist.pieces[pc&15][s]
	}
	key ^= zobrist.castling[p.castling&15]
	if s, ok := p.EnPassant(); ok {
		key ^= zobrist.enPassant[s.File()]
	}
	if p.turn == Black {
		key ^= zobrist.black
	}
	return key
}
