package ai

import "chesstutor/tutor/chess"

// Evaluator names a static evaluation.
type Evaluator uint8

const (
	PieceSquares Evaluator = iota // material and piece-square tables: Evaluate
	MaterialOnly                  // EvaluateMaterial
	Tuned                         // also mobility, pawns, kings, threats and endings: EvaluateTuned
)

// evaluate returns the evaluation of a position, from the side to move's view.
func (e Evaluator) evaluate(p *chess.Position) Score {
	switch e {
	case MaterialOnly:
		return EvaluateMaterial(p)
	case Tuned:
		return EvaluateTuned(p)
	}
	return Evaluate(p)
}
