package harvest

import (
	"context"
	"math"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// What a search may find of answers, in centipawns; scores beyond decided count as that.
const (
	mostLost  = 150 // less is lost by an accepted move
	leastLost = 30  // more is lost by a refused one, where the task asks for a move that loses nothing
	fairLost  = 100 // less is lost by a good trade, as much by a bad one
	decided   = 1000
)

// What a search finds of answers to tasks to win, in centipawns.
const (
	wonLeast      = 150 // an accepted move is worth as much
	clearlyBetter = 100 // a refused one is worth so much less
	wonAnyway     = 500 // and no more than this
)

// The expected score falls so much by a mistake, and less than this by a move that is none.
const (
	mistakeFalls = 0.15
	soundFalls   = 0.05
)

// judgeNodes is how many positions a search looks at for each judgement, and firstNodes how many one does that
// rejects most of what is no good.
const (
	judgeNodes = 100_000
	firstNodes = 3_000
)

// asksForBest are the rules of tasks to lose nothing: no refused move may be as good as the best.
var asksForBest = map[string]bool{
	"saves": true, "out-of-check": true, "stops-promotion": true, "stops-mate": true,
	"in-between": true,
}

// asksToWin are the rules of tasks to win: an accepted move does, and no refused one as well.
var asksToWin = map[string]bool{"lures": true, "removes-guard": true, "opens-check": true, "in-between": true}

// exact are the rules that need no search: there is nothing better than mate, and a table knows all of an ending.
var exact = map[string]bool{"mates": true, "mate": true, "keeps-win": true, "keeps-draw": true}

// judge judges answers by a search.
type judge struct {
	engine *ai.Engine
	nodes  uint64
}

func newJudge() *judge { return &judge{engine: ai.NewEngine(4), nodes: judgeNodes} }

// value returns the best of some moves, or of all if there are none, and what it is worth for the side to move.
func (j *judge) value(ctx context.Context, p *chess.Position, moves ...chess.Move) (chess.Move, ai.Score, error) {
	r, err := j.engine.Search(ctx, *p, nil, ai.Limits{Method: ai.Selective, Nodes: j.nodes, Moves: moves}, 1)
	return r.Move, min(max(r.Score, -decided), decided), err
}

// A finding is what a search tells of the answers to an exercise.
type finding struct {
	searched bool     // there was something to search
	best     ai.Score // of all moves
	accepted ai.Score // of the worst move that is accepted; of a judgement the value of the move asked about
	refused  ai.Score // of the best move that is refused, where the task asks for the best or to win
}

// find searches what is accepted and refused.
func (j *judge) find(ctx context.Context, e *exercise.Exercise, solutions []exercise.Solution) (f finding, err error) {
	if e.Kind == exercise.Tap || exact[e.Rule] {
		return finding{}, nil
	}
	j.engine.Reset()
	f = finding{searched: true, accepted: decided, refused: -decided}
	p := &e.Position
	played, value, err := j.value(ctx, p)
	if err != nil {
		return f, err
	}
	f.best = value
	accepted := []chess.Move{asked(e)}
	if e.Kind != exercise.Judge {
		accepted = firstMoves(solutions)
	}
	if asksForBest[e.Rule] && !slices.Contains(accepted, played) {
		f.refused = value
		return f, nil // it is no good whatever the others are
	}
	for _, m := range accepted {
		if m != played {
			if _, value, err = j.value(ctx, p, m); err != nil {
				return f, err
			}
		} else {
			value = f.best
		}
		f.accepted = min(f.accepted, value)
		if f.best-f.accepted >= mostLost && e.Kind != exercise.Judge {
			return f, nil
		}
	}
	refused := slices.DeleteFunc(p.Moves(), func(m chess.Move) bool { return slices.Contains(accepted, m) })
	if (asksForBest[e.Rule] || asksToWin[e.Rule]) && len(refused) > 0 {
		_, f.refused, err = j.value(ctx, p, refused...)
	}
	f.best = max(f.best, f.accepted, f.refused)
	return f, err
}

// bears reports whether the search agrees with the right answers.
func (f finding) bears(e *exercise.Exercise, solutions []exercise.Solution) bool {
	switch {
	case !f.searched:
		return true
	case e.Rule == "mistake":
		falls := expected(f.best) - expected(f.accepted)
		return solutions[0].Yes && falls >= mistakeFalls || !solutions[0].Yes && falls < soundFalls
	case e.Kind == exercise.Judge:
		return solutions[0].Yes == (f.best-f.accepted < fairLost)
	}
	return f.best-f.accepted < mostLost && f.accepted > -decided &&
		(!asksForBest[e.Rule] || f.best-f.refused > leastLost || f.refused == -decided)
}

// winsAlone reports whether what is accepted wins, and nothing that is refused does as well.
func (f finding) winsAlone() bool {
	return f.accepted >= wonLeast && f.accepted-f.refused >= clearlyBetter && f.refused <= wonAnyway
}

// good reports whether a search agrees with the right answers to an exercise, and what asks to win is won by nothing
// else.
func (j *judge) good(ctx context.Context, e *exercise.Exercise, solutions []exercise.Solution) (bool, error) {
	for _, j.nodes = range []uint64{firstNodes, judgeNodes} {
		f, err := j.find(ctx, e, solutions)
		if err != nil || !f.bears(e, solutions) || asksToWin[e.Rule] && !f.winsAlone() {
			return false, err
		}
	}
	return true, nil
}

// expected returns the expected score of the side that a value favors by so many centipawns.
func expected(value ai.Score) float64 { return 1 / (1 + math.Pow(10, -float64(value)/400)) }

// asked returns the move that a yes-or-no exercise asks about, NoMove for another exercise.
func asked(e *exercise.Exercise) chess.Move {
	if e.Kind != exercise.Judge {
		return chess.NoMove
	}
	m, err := e.Position.FindMove(e.Piece, e.Square, chess.NoPieceType)
	if err != nil {
		panic("harvest: " + err.Error()) // unreachable: such an exercise is not made
	}
	return m
}

// firstMoves returns the moves with which solutions begin.
func firstMoves(solutions []exercise.Solution) (list []chess.Move) {
	for _, s := range solutions {
		list = append(list, s.Moves[0])
	}
	return list
}
