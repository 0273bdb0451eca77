package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// CarriesOut returns the facts by which a legal move in p carries out one idea, like Ideas, but without proving the
// others, which takes longer. The ideas are Fork, Skewer, OpenedLine, PinToKing, PinnedGuard, GuardRemoved,
// GuardOverloaded, Lured and Trapped. It panics for any other idea.
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
	case fact.PinnedGuard:
		return s.pinnedGuards()
	case fact.GuardRemoved:
		return slices.Concat(s.guardRemoved(), s.guardDriven(), s.guardCut())
	case fact.GuardOverloaded:
		return s.overloaded()
	case fact.Lured:
		return s.lures()
	case fact.Trapped:
		return s.traps()
	}
	// unreachable: callers name one of them in their code
	panic("tutor: asked whether a move carries out " + string(idea))
}

// Behind returns the piece behind another on the line of a slider, and whether there is one.
func Behind(p *chess.Position, slider, front chess.Square) (chess.Square, bool) {
	return behind(p, slider, front)
}

// PinnedPieces returns the pieces of a side that are pinned to their king.
func PinnedPieces(p *chess.Position, c chess.Color) (pieces chess.Bitboard) {
	for _, pin := range pins(p, c) {
		pieces |= pin.piece.Bitboard()
	}
	return pieces
}
