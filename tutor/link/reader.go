package link

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A reader follows a game and predicts the next move. Encoding and decoding both use it.
type reader struct {
	p     chess.Position
	last  [2]chess.Move // of each side, NoMove before its first
	took  bool          // the last move captured
	trust [2]trust
}

func newReader(start chess.Position) *reader {
	return &reader{p: start, trust: [2]trust{newTrust(), newTrust()}}
}

// forecast returns the probabilities of the next move.
func (r *reader) forecast() *forecast {
	us := r.p.Turn()
	l := extractor{
		p: &r.p, us: us, them: us.Other(), occupied: r.p.Occupied(), last: r.last[us.Other()], took: r.took, own: r.last[us],
		late: r.p.Pieces(chess.Queen, chess.White)|r.p.Pieces(chess.Queen, chess.Black) == 0,
	}
	if us == chess.Black {
		l.flip = chess.A8
	}
	moves := r.p.Moves()
	slices.SortFunc(moves, func(a, b chess.Move) int { return place(a) - place(b) })
	return newForecast(&l, moves, &r.trust[us])
}

// place returns a number by which moves are ordered, independent of the order of move generation.
func place(m chess.Move) int { return int(m.From())<<9 | int(m.To())<<3 | int(m.Promotion()) }

// play plays the forecast's move with index at. next is the position after it.
func (r *reader) play(f *forecast, at int, next *chess.Position) {
	us, m := r.p.Turn(), f.moves[at]
	r.trust[us].learn(f, at)
	r.took = r.p.At(m.To()) != chess.NoPiece || m.IsEnPassant()
	r.last[us] = m
	r.p = *next
}

// before returns the sum of the probabilities before an index.
func (f *forecast) before(at int) (sum uint64) {
	for _, chance := range f.chances[:at] {
		sum += chance
	}
	return sum
}

// find returns the index of the move to whose part of the total a number below total belongs.
func (f *forecast) find(n uint64) int {
	for i, chance := range f.chances {
		if n < chance {
			return i
		}
		n -= chance
	}
	return len(f.chances) - 1
}
