package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// TestRecall: where a piece hangs or mate threatens, the first sentence is that
// one. Hanging is taken as the board has it, in check too.
func TestRecall(t *testing.T) {
	t.Parallel()
	var mate, mateFirst, piece, pieceFirst, pawn, pawnFirst int
	eachSample(45, 200, 4, func(g *tutor.Game, ply int) {
		if ply == g.Ply() {
			return
		}
		p := g.PositionAt(ply)
		flipped := p.Pass()
		var hanging chess.Bitboard
		for _, m := range flipped.Moves() {
			if slowCapture(&flipped, m) && flipped.At(m.To()).Type() != chess.King && !hanging.Has(m.To()) {
				if after := flipped.Play(m); landers(&after, m.To()) == 0 {
					hanging |= m.To().Bitboard()
				}
			}
		}
		facts := NewSurvey(g.PositionAt(ply)).Advice(g, ply)
		first := len(facts) > 0 && facts[0].Kind == fact.KindHanging && hanging.Has(facts[0].Pieces[0].Square)
		switch pieces := hanging &^ p.Pieces(chess.Pawn, p.Turn()); {
		case !p.InCheck() && matesAtAll(&flipped):
			mate++
			if facts[0].Kind == fact.KindMateThreat {
				mateFirst++
			}
		case pieces != 0:
			piece++
			if first && pieces.Has(facts[0].Pieces[0].Square) {
				pieceFirst++
			}
		case hanging != 0:
			pawn++ // something may cost more than a pawn, and then comes first
			if first || costsMore(facts) {
				pawnFirst++
			}
		}
	})
	t.Logf(
		"mate threatens %d, said first %d; a piece hangs %d, said first %d; only pawns hang %d, that or what costs more said first %d",
		mate,
		mateFirst,
		piece,
		pieceFirst,
		pawn,
		pawnFirst,
	)
	assert.GreaterOrEqual(t, float64(mateFirst), 0.95*float64(mate))
	assert.GreaterOrEqual(t, float64(pieceFirst), 0.95*float64(piece))
	assert.GreaterOrEqual(t, float64(pawnFirst), 0.95*float64(pawn))
	assert.Positive(t, min(mate, piece, pawn))
}

// costsMore reports whether what is said first is about an exchange, or an idea that costs more than a pawn.
func costsMore(facts []fact.Fact) bool {
	return len(facts) > 0 && (facts[0].Kind == fact.KindExchangeDanger && facts[0].Count <= -1 ||
		facts[0].Kind == fact.KindIdeaDanger && facts[0].Count < -1)
}
