package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// slowAttackers are the pieces of the side to move that can take on a square, and those
// that could once the sliders and pawns among them were off the board, without
// exposing their king.
func slowAttackers(p *chess.Position, on chess.Square) chess.Bitboard {
	found := landers(p, on)
	whole := boardOf(p)
	empty := chess.NoPiece.Letter()
	for {
		board, more := whole, found
		for _, s := range found.Squares() {
			board.put(s, empty)
		}
		for s := chess.A1; s <= chess.H8; s++ {
			pc := p.At(s)
			slides := pc.Type() == chess.Bishop || pc.Type() == chess.Rook || pc.Type() == chess.Queen
			if !slides || pc.Color() != p.Turn() || found.Has(s) || contains(whole.attacks(s), on) ||
				!contains(board.attacks(s), on) {
				continue
			}
			front := false // a slider or pawn that can take stands before it
			for _, f := range found.Squares() {
				t := p.At(f).Type()
				front = front || t != chess.Knight && t != chess.King && chess.Between(s, on).Has(f)
			}
			then := whole
			then.put(s, empty)
			then.put(on, pc.Letter())
			exposed := false
			for from := chess.A1; from <= chess.H8; from++ {
				enemy := then.at(from) != empty && colorOf(then.at(from)) != p.Turn()
				exposed = exposed || enemy && contains(then.attacks(from), p.King(p.Turn()))
			}
			if front && !exposed {
				more |= s.Bitboard()
			}
		}
		if more == found {
			return found
		}
		found = more
	}
}

// What is counted of a piece is counted again, the slow way.
func TestWhatIsCountedIsThere(t *testing.T) {
	t.Parallel()
	told := map[fact.Kind]int{}
	for _, g := range sampleGames(147, 40) {
		for ply := 0; ply < g.Ply(); ply += 7 {
			p := g.PositionAt(ply)
			for on := chess.A1; on <= chess.H8; on++ {
				for _, f := range Counted(p, on) {
					told[f.Kind]++
					assert.True(t, countHolds(p, on, &f), "%s of %s in %s: %d", f.Kind, on, p.FEN(), f.Count)
				}
			}
		}
	}
	for _, kind := range []fact.Kind{fact.KindNumbers, fact.KindAtHome, fact.KindShelter, fact.KindOpenFiles} {
		assert.NotZero(t, told[kind], kind)
	}
}

// countHolds proves what is counted of the piece on a square.
func countHolds(p *chess.Position, on chess.Square, f *fact.Fact) bool {
	us := p.Turn()
	switch f.Kind {
	case fact.KindShelter:
		return p.At(on) == chess.PieceOf(chess.King, us) && f.Count == slowShelter(p, us)
	case fact.KindAtHome:
		n, rank := 0, chess.Rank(0)
		if us == chess.Black {
			rank = 7
		}
		for file, t := range map[chess.File]chess.PieceType{
			1: chess.Knight, 2: chess.Bishop, 5: chess.Bishop, 6: chess.Knight,
		} {
			if p.At(chess.SquareAt(file, rank)) == chess.PieceOf(t, us) {
				n++
			}
		}
		return f.Count == n && n > 0
	case fact.KindOpenFiles:
		n := 0
		for file := chess.File(0); file < 8; file++ {
			pawns := 0
			for rank := chess.Rank(0); rank < 8; rank++ {
				if p.At(chess.SquareAt(file, rank)).Type() == chess.Pawn {
					pawns++
				}
			}
			if pawns == 0 {
				n++
			}
		}
		return f.Count == n && n > 0
	}
	attacked := *p
	if p.At(on).Color() == us {
		attacked = p.Pass()
	}
	guards := chess.Bitboard(0)
	for _, m := range attacked.Moves() {
		if m.To() == on {
			after := attacked.Play(m)
			guards |= slowAttackers(&after, on)
		}
	}
	guards &= p.Color(p.At(on).Color())
	return len(f.By) == slowAttackers(&attacked, on).Count() && len(f.Guards) == guards.Count() && len(f.By) > 0
}
