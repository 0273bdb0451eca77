package coach

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// refutedBy is by how many centipawns a search of the position after a move has to find it worse than one of the
// position before it did, to be believed: less is how two searches differ.
const refutedBy = 150

// withoutRefuted returns the result of a search whose best move takes nothing with another line first, if the position
// after that move looks much worse, and two points are lost or the king is mated: searches of that one position, the
// second a longer one, see farther than one of several lines. Of what takes something the learner sees what it is for.
func withoutRefuted(p *chess.Position, found ai.Result) ai.Result {
	_, mates := found.Score.Mate()
	next := p.Play(found.Move)
	if mates || p.InCheck() || chess.Gain(p, found.Move) > 0 || len(found.Lines) < 2 || found.Score < lostScore ||
		!next.HasMove() {
		return found
	}
	var line ai.Line
	for _, limits := range []ai.Limits{WarnLimits, ConfirmLimits} { // the second only where the first finds it worse
		after, err := ai.Search(context.Background(), next, nil, limits, 0)
		if err != nil || -after.Score > found.Score-refutedBy {
			return found
		}
		line = ai.Line{Score: -after.Score, Moves: append([]chess.Move{found.Move}, after.PV...)}
		_, mated := after.Score.Mate()
		if !mated && leadAfter(p, line.Moves) > chess.Lead(p, p.Turn())-winsLeast {
			return found
		}
	}
	lines := but(found.Lines, found.Move)
	at := slices.IndexFunc(lines, func(l ai.Line) bool { return l.Score < line.Score })
	if at < 0 {
		at = len(lines)
	}
	found.Lines = slices.Insert(lines, at, line)
	return lineFirst(found, 0)
}

// repeats reports whether by the answer that a search expects the position of the game stands for the third time. Then
// a draw is what the search finds, though nothing is lost on the board and the game may go on.
func repeats(g *tutor.Game, found ai.Result) bool {
	if len(found.PV) == 0 {
		return false
	}
	p := g.Position()
	next := p.Play(found.PV[0])
	return next.Repetitions(append(slices.Clone(g.Earlier()), p.Key())) >= 2
}
