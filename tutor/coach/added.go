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

// withBestOf adds to the lines of a search the best of some moves by a short search of these and of the best move of
// all, if that holds it for less than so many centipawns worse.
func withBestOf(p *chess.Position, found ai.Result, moves []chess.Move, worse ai.Score) ai.Result {
	if len(found.Lines) == 0 {
		return found
	}
	limits := ai.Limits{
		Method: ai.Selective, Nodes: nearNodes, Moves: append([]chess.Move{found.Move}, moves...), Lines: 2,
	}
	both, err := ai.Search(context.Background(), *p, nil, limits, 0)
	if err != nil || len(both.Lines) < 2 {
		return found
	}
	best := slices.IndexFunc(both.Lines, func(l ai.Line) bool { return l.Moves[0] == found.Move })
	other := slices.IndexFunc(both.Lines, func(l ai.Line) bool { return l.Moves[0] != found.Move })
	line := both.Lines[other]
	if best >= 0 {
		line.Score = found.Score - max(both.Lines[best].Score-line.Score, 0)
	} else { // two of them are better
		line.Score = found.Score
	}
	if line.Score > found.Score-worse {
		at := len(found.Lines)
		for at > 1 && found.Lines[at-1].Score < line.Score {
			at--
		}
		found.Lines = slices.Insert(slices.Clone(found.Lines), at, line)
	}
	return found
}
