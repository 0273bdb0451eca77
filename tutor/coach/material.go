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

// winsAtAll is winsMaterial with a search of a ply less or more as well: either may find what the other misses.
func (s *study) winsAtAll() bool {
	for plies := materialPlies - 1; plies <= materialPlies+1; plies++ {
		if materialAt(plies, &s.p, s.move).Score >= ai.EvaluateMaterial(&s.p)+near {
			return true
		}
	}
	return false
}

// winsPiece returns the line by which the side to move wins a piece or more by material alone, whatever the other side
// answers, or nil. A ply more than elsewhere lets it see a fork that begins with a check.
func winsPiece(p *chess.Position) []chess.Move {
	found := materialAt(materialPlies+1, p)
	if found.Score < ai.EvaluateMaterial(p)+ai.Score(100*chess.Knight.Worth())-near {
		return nil
	}
	return found.PV
}

// winsBackMaterial reports whether the side to move can win as much as a move of the other side, which led to p from
// before, has taken.
func winsBackMaterial(before, p *chess.Position) bool {
	return reaches(p, -ai.EvaluateMaterial(before)-near)
}

// reaches reports whether one of some moves, or of all, comes to some centipawns of material.
func reaches(p *chess.Position, least ai.Score, moves ...chess.Move) bool {
	return material(p, moves...).Score >= least
}

// material returns the result of a full search of few plies for material alone, and captures, by some moves or all. It
// takes less than a millisecond.
func material(p *chess.Position, moves ...chess.Move) ai.Result {
	return materialAt(materialPlies, p, moves...)
}

// materialAt is material with a search of some plies.
func materialAt(plies int, p *chess.Position, moves ...chess.Move) ai.Result {
	limits := ai.Limits{Method: ai.Full, Evaluator: ai.MaterialOnly, Depth: plies, Moves: moves}
	found, err := ai.Search(context.Background(), *p, nil, limits, 0)
	if err != nil {
		return ai.Result{Score: -mostScore}
	}
	return found
}
