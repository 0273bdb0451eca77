package review

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// halfPoint is by how many centipawns a retry may be worse than the best move.
const halfPoint = 50

// Tried is the result of a retry.
type Tried struct {
	Right  bool
	Proved bool         // it is proved to carry out the missed idea
	Why    *fact.Fact   // what is wrong with it, or what is good; nil where that cannot be told
	Line   []chess.Move // the move and what follows
	Best   chess.Move   // what the search would play
}

// Try judges a legal move in the position of a moment. It is right if it is the moment's best move, if a search of
// TryLimits that compares the two holds it within half a point of that, or if it is proved to do what was missed and
// is no slip by that search.
func (r *Review) Try(ctx context.Context, search Search, m Moment, move chess.Move) (Tried, error) {
	p, g := r.game.PositionAt(m.Ply), r.game.Until(m.Ply)
	tried := Tried{Best: m.Best.Move, Line: m.Best.PV, Proved: r.does(&m, move)}
	best, mine := m.Best, m.Best
	if move != m.Best.Move {
		both, err := search(ctx, *p, g.Earlier(), comparing(m.Best.Move, move))
		if err != nil {
			return Tried{}, err
		}
		best, mine = lineOf(both, m.Best.Move), lineOf(both, move)
		tried.Line = mine.PV
	}
	near := coach.ExpectedScore(best.Score)-coach.ExpectedScore(mine.Score) < SlipFrom
	if tried.Right = holds(best.Score, mine.Score) || tried.Proved && near; tried.Right {
		tried.Why = r.idea(m.Ply, move)
		return tried, nil
	}
	tried.Why = r.against(g, move, best, mine)
	return tried, nil
}

// comparing returns limits for a search of two moves in one tree: to the same depth and with the same table, so that
// their difference does not depend on chance. Two searches of one move each differ by some 10 centipawns with the
// order in which they happen to try moves.
func comparing(a, b chess.Move) ai.Limits {
	limits := TryLimits
	limits.Moves, limits.Lines = []chess.Move{a, b}, 2
	return limits
}

// lineOf returns the result of a search for one of the moves that it compared.
func lineOf(both ai.Result, m chess.Move) ai.Result {
	for _, line := range both.Lines {
		if len(line.Moves) > 0 && line.Moves[0] == m {
			return ai.Result{Move: m, Score: line.Score, PV: line.Moves}
		}
	}
	return ai.Result{Move: m, Score: ai.Mated, PV: []chess.Move{m}} // it was stopped too early to tell
}

// holds reports whether a move is within half a point of the best. All mates are equal, but a move
// that gives up a mate is not good enough.
func holds(best, mine ai.Score) bool {
	b, bestMates := best.Mate()
	m, mates := mine.Mate()
	switch {
	case bestMates && mates:
		return (b > 0) == (m > 0)
	case bestMates:
		return b < 0
	case mates:
		return m > 0
	}
	return best-mine <= halfPoint
}

// does reports whether a move is proved to carry out the idea that was missed.
func (r *Review) does(m *Moment, move chess.Move) bool {
	return m.Hint[1].Kind == fact.KindHintIdea &&
		slices.ContainsFunc(coach.MoveIdeas(r.game, m.Ply, move), func(f fact.Fact) bool {
			return f.Concept == m.Named && (f.Mate || f.Count >= m.Hint[1].Ideas[0].Count)
		})
}

// against returns what is wrong with a move: the warning that it would get during play, else its
// first fact about a danger.
func (r *Review) against(g *tutor.Game, move chess.Move, best, mine ai.Result) *fact.Fact {
	after := g.Until(g.Ply())
	if err := after.Play(move); err != nil {
		return nil
	}
	v := coach.NewSurvey(g.Position())
	answer := ai.Result{Score: -mine.Score}
	if len(mine.PV) > 1 {
		answer.PV, answer.Move = mine.PV[1:], mine.PV[1]
	}
	searched := coach.Searched{Before: best, After: answer, Again: func() (ai.Result, error) { return answer, nil }}
	allButMissed := func(w coach.Warn) bool { return w != coach.WarnMissed }
	f, err := coach.WarningOf(after, v, searched, false, allButMissed)
	if err == nil && f != nil && f.Kind != fact.KindWarnLine {
		return f
	}
	_, facts := v.MoveAdvice(move)
	if at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind.Tone() == fact.ToneDanger }); at >= 0 {
		return &facts[at]
	}
	return nil
}
