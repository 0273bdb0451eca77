package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// CarriesOut returns the facts by which a legal move in p carries out one idea:
// a Fork, Skewer, OpenedLine or PinToKing, like Ideas, but without proving the
// others, which takes longer. It panics for any other idea.
func CarriesOut(p *chess.Position, m chess.Move, idea fact.Concept) []fact.Fact {
	s := newStudy(p, m)
	switch idea {
	case fact.Fork:
		return s.fork()
	case fact.Skewer:
		return s.skewers()
	case fact.OpenedLine:
		return s.openedLines()
	case fact.PinToKing:
		return s.kingPins()
	}
	// unreachable: callers name one of the four in their code
	panic("tutor: asked whether a move carries out " + string(idea))
}

// PinnedPieces returns the pieces of a side that are pinned to their king.
func PinnedPieces(p *chess.Position, c chess.Color) (pieces chess.Bitboard) {
	for _, pin := range pins(p, c) {
		pieces |= pin.piece.Bitboard()
	}
	return pieces
}
