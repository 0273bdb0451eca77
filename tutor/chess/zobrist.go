package chess

// The random numbers whose exclusive or is a position's key, after Zobrist
// (1970). They come from a fixed seed, so keys are the same in every run.
var (
	pieceKeys     [16][64]uint64
	castlingKeys  [16]uint64
	enPassantKeys [8]uint64
	blackKey      uint64
)

func init() {
	random := splitMix(0x9e3779b97f4a7c15)
	for pc := range pieceKeys {
		for s := range pieceKeys[pc] {
			pieceKeys[pc][s] = random.next()
		}
	}
	for r := range castlingKeys {
		castlingKeys[r] = random.next()
	}
	for f := range enPassantKeys {
		enPassantKeys[f] = random.next()
	}
	blackKey = random.next()
	pieceKeys[NoPiece] = [64]uint64{} // an empty square adds nothing
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

// computeKey returns the key that p.key must hold: the slow way, for positions
// that no move led to.
func (p *Position) computeKey() (key uint64) {
	for s, pc := range p.board {
		key ^= pieceKeys[pc&15][s]
	}
	key ^= castlingKeys[p.castling&15]
	if s, ok := p.EnPassant(); ok {
		key ^= enPassantKeys[s.File()]
	}
	if p.turn == Black {
		key ^= blackKey
	}
	return key
}
