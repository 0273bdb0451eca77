package coach

import (
	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// How much a move may be worse than the best to be the hint in its place, in centipawns, and how many are tried.
const (
	findableLoss = 30
	mostTried    = 3
)

// Findable returns the result of a search for a hint, or that of another move that a learner could rather have found:
// the one that people of a rating play most, of those that are hardly worse and have the same first reason. A mate is
// never replaced. Search searches the position on the board with limits.
func Findable(g *tutor.Game, found ai.Result, rating int, search func(ai.Limits) (ai.Result, error)) (ai.Result,
	error) {
	p := g.Position()
	if _, mates := found.Score.Mate(); mates || quickMate(p, found).Move != found.Move {
		return found, nil
	}
	v, last := NewSurvey(p), lastMoveOf(g, g.Ply())
	reason := v.hintIdea(last, found)
	same := func(r ai.Result) bool {
		f := v.hintIdea(last, r)
		return f.Kind == reason.Kind && f.Concept == reason.Concept
	}
	line := people.Line{Start: g.Setup().Start, Moves: g.Moves()}
	tried := 0
	for _, c := range people.Choices(&line, rating) {
		if c.Move == found.Move || tried == mostTried {
			break
		}
		if reason.Kind != fact.KindHintNext && !same(ai.Result{Move: c.Move, PV: []chess.Move{c.Move}}) {
			continue
		}
		tried++
		limits := HintLimits
		limits.Moves = []chess.Move{c.Move}
		other, err := search(limits)
		if err != nil {
			return found, err
		}
		if other.Score >= found.Score-findableLoss && same(other) {
			return other, nil
		}
	}
	return found, nil
}
