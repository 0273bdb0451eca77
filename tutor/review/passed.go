package review

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// MateLimits bound the search for a mate that was passed over in a game that stays won: it sees most mates in three.
var MateLimits = ai.Limits{Method: ai.Selective, Nodes: 60_000}

// mostSought is how many moves are looked at for such a mate at most.
const mostSought = 12

// toSeek returns after how many moves to look next for a mate that was passed over in a game that stays won: first
// where the move would be a good find, then, while there is room for a moment, where the side stood best.
func (r *Review) toSeek() (ply int, found bool) {
	if len(r.sought) >= mostSought {
		return 0, false
	}
	var next *Move
	for i := range r.moves {
		m, before, praised := &r.moves[i], r.found[i].Score, r.moves[i].Mark == GoodFind
		asks := r.game.PositionAt(i).Turn() == r.side && len(r.moments) < MostMoments && !m.Mark.IsBad()
		stays := min(before, -r.found[i+1].Score) >= wonFrom && !r.matesWithin(i, fact.NearMate)
		if !praised && !asks || !stays || slices.Contains(r.sought, i) {
			continue
		}
		if next == nil || praised && next.Mark != GoodFind ||
			praised == (next.Mark == GoodFind) && before > r.found[next.Ply].Score {
			next = m
		}
	}
	if next == nil {
		return 0, false
	}
	return next.Ply, true
}

// seek looks for a mate that the move after ply moves passed over. It is no mistake, and no good find; if it was the
// side's it becomes a moment while there is room, unless another asks for the same move.
func (r *Review) seek(ctx context.Context, search Search, ply int) error {
	best, err := r.find(ctx, search, r.game.Until(ply), MateLimits)
	if err != nil {
		return err
	}
	after, err := r.find(ctx, search, r.game.Until(ply+1), MateLimits)
	if err != nil {
		return err
	}
	best, after = better(r.found[ply], best), better(r.found[ply+1], after)
	p, played := r.game.PositionAt(ply), r.game.Moves()[ply]
	m := Moment{Ply: ply, Played: played, Lost: lossOf(p, played, best, after)}
	takesQueen := m.Lost.Passed > 1 && chess.Gain(p, played) >= chess.Queen.Worth() // which nobody is to regret
	asks := p.Turn() == r.side && len(r.moments) < MostMoments && m.Lost.Passed > 0 && !takesQueen
	if asks {
		if err := r.hint(ctx, search, &m, best); err != nil {
			return err
		}
	}
	r.sought = append(r.sought, ply)
	if m.Lost.Passed == 0 {
		return nil
	}
	r.found[ply], r.found[ply+1] = best, after
	r.moves[ply] = r.judged(ply)
	same := func(other Moment) bool { return other.Best.Move == m.Best.Move }
	if asks && findable(p, &m) && !slices.ContainsFunc(r.moments, same) {
		r.add(m)
	}
	return nil
}

// findable reports whether a beginner may find the mate that a moment asks for: in two moves, or one that begins with a
// check.
func findable(p *chess.Position, m *Moment) bool {
	plies, mates := m.Best.Score.Mate()
	next := p.Play(m.Best.Move)
	return mates && (plies <= 3 || next.InCheck())
}

// matesWithin reports whether the side to move after ply moves mated in the game within so many moves.
func (r *Review) matesWithin(ply, moves int) bool {
	left := r.game.Ply() - ply
	return r.game.Outcome() == chess.Checkmate && left%2 == 1 && left < 2*moves
}
