package ai

import "chesstutor/tutor/chess"

// Eye is a way of judging a position without looking ahead.
type Eye uint8

const (
	Placing  Eye = iota // the men and where they stand: Evaluate
	Counting            // the men alone: CountMen
	Knowing             // mobility, pawns, kings, threats and endings too: Appraise
)

// judge returns what the eye sees of a position, from the side to move's view.
func (e Eye) judge(p *chess.Position) Score {
	switch e {
	case Counting:
		return CountMen(p)
	case Knowing:
		return Appraise(p)
	}
	return Evaluate(p)
}
