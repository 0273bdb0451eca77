package coach

import (
	"context"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// materialPlies is the depth of the searches for material alone, before the captures that follow: a move, its answer,
// and what is taken then.
const materialPlies = 3

// winsMaterial reports whether the move wins something by material alone, whatever the other side answers.
func (s *study) winsMaterial() bool {
	return reaches(&s.p, ai.EvaluateMaterial(&s.p)+near, s.move)
}

// winsBackMaterial reports whether the side to move can win as much as a move of the other side, which led to p from
// before, has taken.
func winsBackMaterial(before, p *chess.Position) bool {
	return reaches(p, -ai.EvaluateMaterial(before)-near)
}

// reaches reports whether one of some moves, or of all, comes to some centipawns of material by a full search of few
// plies, and captures. It takes less than a millisecond.
func reaches(p *chess.Position, least ai.Score, moves ...chess.Move) bool {
	limits := ai.Limits{Method: ai.Full, Evaluator: ai.MaterialOnly, Depth: materialPlies, Moves: moves}
	found, err := ai.Search(context.Background(), *p, nil, limits, 0)
	return err == nil && found.Score >= least
}
