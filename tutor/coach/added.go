package coach

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// withCapture adds to the lines of a search the capture that wins most by the count, two points at least, if none of
// them takes anything, or where all is won nearly as much, and a short search of it and of the best move holds it for
// hardly worse: who learns to play is to see what can be taken.
func withCapture(p *chess.Position, found ai.Result) ai.Result {
	if _, mates := found.Score.Mate(); mates || p.InCheck() {
		return found
	}
	dearest, most := chess.NoMove, winsLeast-1
	for m := range captures(p) {
		if gain := netGain(p, m); gain > most {
			dearest, most = m, gain
		}
	}
	takes := func(l ai.Line) bool {
		m := l.Moves[0]
		return chess.Gain(p, m) > 0 && (found.Score < farWinning || netGain(p, m) >= most-1)
	}
	if dearest == chess.NoMove || slices.ContainsFunc(found.Lines, takes) {
		return found
	}
	return withBestOf(p, found, []chess.Move{dearest}, decidedLoss)
}

// withSaving adds to the lines of a search the best way out of the danger to a piece, no pawn, that the count sees, if
// none of them is one, and a short search of these and of the best move holds it for hardly worse: what is had for the
// piece elsewhere may be as good, but whoever learns to play is to see how it is saved.
func withSaving(p *chess.Position, found ai.Result) ai.Result {
	if _, mates := found.Score.Mate(); mates || p.InCheck() {
		return found
	}
	all := dangers(p, lastMove{})
	at := slices.IndexFunc(all, func(f fact.Fact) bool { return isLoss(&f) })
	if at < 0 {
		return found
	}
	v := NewSurvey(p)
	var ways []chess.Move
	for _, w := range v.waysOut(&all[at]) {
		if w.Way < fact.WayThreaten && v.find(w.Move).sound() {
			ways = append(ways, w.Move)
		}
	}
	saves := func(l ai.Line) bool { return slices.Contains(ways, l.Moves[0]) }
	if len(ways) == 0 || slices.ContainsFunc(found.Lines, saves) {
		return found
	}
	return withBestOf(p, found, ways, saving(found.Score))
}

// withBestOf adds to the lines of a search the best of some moves, if a short search of these and of the best move of
// all holds it for less than so many centipawns worse, and a longer one does, too, or holds it for won.
func withBestOf(p *chess.Position, found ai.Result, moves []chess.Move, worse ai.Score) ai.Result {
	if len(found.Lines) == 0 {
		return found
	}
	line, ok := bestBeside(p, found, moves, nearNodes)
	if !ok || line.Score <= found.Score-worse {
		return found
	}
	longer, ok := bestBeside(p, found, line.Moves[:1], HintLimits.Nodes)
	if !ok || longer.Score <= min(found.Score-worse, farWinning) {
		return found
	}
	at := len(found.Lines)
	for at > 1 && found.Lines[at-1].Score < line.Score {
		at--
	}
	found.Lines = slices.Insert(slices.Clone(found.Lines), at, line)
	return found
}

// bestBeside returns the line of the best of some moves by a search of these and of the best move that was found, with
// so much less than the score that was found as it is worse by that search.
func bestBeside(p *chess.Position, found ai.Result, moves []chess.Move, nodes uint64) (line ai.Line, ok bool) {
	limits := ai.Limits{
		Method: ai.Selective, Nodes: nodes, Moves: append([]chess.Move{found.Move}, moves...), Lines: 2,
	}
	both, err := ai.Search(context.Background(), *p, nil, limits, 0)
	if err != nil || len(both.Lines) < 2 {
		return line, false
	}
	best := slices.IndexFunc(both.Lines, func(l ai.Line) bool { return l.Moves[0] == found.Move })
	line = both.Lines[slices.IndexFunc(both.Lines, func(l ai.Line) bool { return l.Moves[0] != found.Move })]
	if best < 0 { // two of them are better
		line.Score = found.Score
	} else {
		line.Score = found.Score - max(both.Lines[best].Score-line.Score, 0)
	}
	return line, true
}
