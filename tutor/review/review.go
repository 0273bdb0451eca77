package review

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Search finds the best move of a position, given the keys of the positions before it.
type Search func(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error)

// Search limits: of every position of the game (the pass), of those before and after a move that may become a moment,
// and of moments and their retries, so that what a hint leads to is right when it is tried.
var (
	PassLimits = ai.Limits{Method: ai.Selective, Nodes: 6_000}
	DeepLimits = coach.HintLimits
	TryLimits  = ai.Limits{Method: ai.Selective, Nodes: 200_000}
)

// Bounds: the number of moments to try again in a review, and of the moves that are searched more deeply to choose
// them.
const (
	MostMoments  = 3
	mostSuspects = 8
)

// Review is the review of a game for the player of one side. It is not safe for concurrent use.
type Review struct {
	game     *tutor.Game
	side     chess.Color
	found    []ai.Result // of each position that was searched so far
	moves    []Move
	suspects []candidate // the worst moves of the side, the worst first
	next     int         // index of the next one of suspects to search more deeply
	sought   []int       // the plies that were looked at for a mate that was passed over
	moments  []Moment
	done     bool
}

// Move is a move of the game.
type Move struct {
	Ply  int // plies before it
	Move chess.Move
	Mark Mark
	Lost Loss
	Told Told // what happened by it
}

// Moment is a position to try again, or one in which the player did well.
type Moment struct {
	Ply    int
	Played chess.Move
	Praise bool                       // the player did well
	Named  fact.Concept               // the idea that was missed or found, proved; NoConcept if none is
	Hint   [tutor.HintSteps]fact.Fact // for the retry, unless Praise
	Wins   *fact.Fact                 // what the best move wins, nil if no idea is known
	Best   ai.Result                  // the move that the hint leads to, which is as good as the best
	top    chess.Move                 // the best by a search, which tries are held to
	aim    *fact.Fact                 // the second step of a hint about what was let in or let go, or nil
	near   []chess.Move               // about as good by the shorter search by which the coach advises in games
	Lost   Loss
}

// New begins the review of a game for one side. The game must not change any more.
func New(g *tutor.Game, side chess.Color) *Review {
	return &Review{game: g, side: side}
}

// Game returns the game that is reviewed.
func (r *Review) Game() *tutor.Game { return r.game }

// Side returns whose side the review is for.
func (r *Review) Side() chess.Color { return r.side }

// Done reports whether the review is complete.
func (r *Review) Done() bool { return r.done }

// Progress returns how many steps are done, and of how many there may be at most: all of them once the review is
// complete, not before.
func (r *Review) Progress() (done, of int) {
	of = r.game.Ply() + 1 + mostSuspects + MostMoments + mostSought
	if r.done {
		return of, of
	}
	return len(r.found) + r.next + len(r.moments) + len(r.sought), of
}

// Moves returns the moves of the game with their marks, nil until the pass is done.
func (r *Review) Moves() []Move { return r.moves }

// Moments returns the moments that are found so far, in the order of the game: none before the pass
// has ended. One that is found stays.
func (r *Review) Moments() []Moment { return r.moments }

// Moment returns the moment after ply plies, and whether there is one.
func (r *Review) Moment(ply int) (Moment, bool) {
	at := slices.IndexFunc(r.moments, func(m Moment) bool { return m.Ply == ply })
	if at < 0 {
		return Moment{}, false
	}
	return r.moments[at], true
}

// Expected returns White's expected score after ply plies, from 0 to 1; false if the pass has not come there yet.
func (r *Review) Expected(ply int) (float64, bool) {
	if ply >= len(r.found) {
		return 0, false
	}
	e := r.expected(ply)
	if r.game.PositionAt(ply).Turn() == chess.Black {
		e = 1 - e
	}
	return e, true
}

// expected returns the expected score of the side to move after ply plies.
func (r *Review) expected(ply int) float64 { return coach.ExpectedScore(r.found[ply].Score) }

// Step does the next step of the review: it searches one position of the pass, or one move more deeply. After an
// error the review is unchanged, so the step can be repeated.
func (r *Review) Step(ctx context.Context, search Search) error {
	switch {
	case r.done:
		return nil
	case len(r.found) <= r.game.Ply():
		found, err := r.find(ctx, search, r.game.Until(len(r.found)), PassLimits)
		if err != nil {
			return err
		}
		all := append(slices.Clone(r.found), found)
		if len(all) > r.game.Ply() {
			if err := r.lookBack(ctx, search, all); err != nil {
				return err
			}
		}
		if r.found = all; len(all) > r.game.Ply() {
			r.judge()
		}
	case r.next < len(r.suspects):
		c := &r.suspects[r.next]
		if err := r.look(ctx, search, c); err != nil {
			return err
		}
		if r.isSure(c) {
			if err := r.settle(ctx, search, c); err != nil {
				return err
			}
		}
		r.next++
	case r.left() != nil:
		if err := r.settle(ctx, search, r.left()); err != nil {
			return err
		}
	default:
		ply, _ := r.toSeek()
		if err := r.seek(ctx, search, ply); err != nil {
			return err
		}
	}
	if r.done = r.complete(); r.done {
		if well, found := r.doneWell(); found { // beside what is worth trying again, of which it takes no place
			r.add(well)
		}
	}
	return nil
}

// complete reports whether no step is left.
func (r *Review) complete() bool {
	if len(r.found) <= r.game.Ply() || r.next < len(r.suspects) || r.left() != nil {
		return false
	}
	_, seeks := r.toSeek()
	return !seeks
}

// find searches the current position of a game. If the game has ended, it returns the result without a search.
func (r *Review) find(ctx context.Context, search Search, g *tutor.Game, limits ai.Limits) (ai.Result, error) {
	switch g.Outcome() {
	case chess.Playing:
		return search(ctx, *g.Position(), earlier(g), limits)
	case chess.Checkmate:
		return ai.Result{Score: ai.Mated}, nil
	}
	return ai.Result{}, nil
}

// earlier returns the keys of the positions before that on the board of a game: none where by them it would be a draw
// that nobody claimed, which a search would refuse.
func earlier(g *tutor.Game) []uint64 {
	if keys := g.Earlier(); g.Position().Outcome(keys) == chess.Playing {
		return keys
	}
	return nil
}

// judge marks every move once the pass is done, and chooses those to search more deeply.
func (r *Review) judge() {
	for ply, m := range r.game.Moves() {
		move := r.judged(ply)
		r.moves = append(r.moves, move)
		mayCost := move.Mark.IsBad() || move.Lost.mark().IsBad() || move.Lost.suspicion() >= SlipFrom
		if r.game.PositionAt(ply).Turn() == r.side && mayCost && !r.missesAgain(ply) {
			r.suspects = append(r.suspects, candidate{Moment: Moment{Ply: ply, Played: m, Lost: move.Lost}})
		}
	}
	slices.SortStableFunc(r.suspects, func(a, b candidate) int {
		return cmp.Compare(b.Lost.suspicion(), a.Lost.suspicion())
	})
	r.suspects = r.suspects[:min(len(r.suspects), mostSuspects)]
}

// judged returns the move after ply moves with its mark, by what was found before and after it.
func (r *Review) judged(ply int) Move {
	m := r.game.Moves()[ply]
	lost := lossOf(r.game.PositionAt(ply), m, r.found[ply], r.found[ply+1])
	if lost.Passed > 0 && r.matesWithin(ply, lost.Passed) {
		lost.Passed = 0
	}
	lost.ended = r.endedBy(ply)
	move := Move{Ply: ply, Move: m, Mark: lost.mark(), Lost: lost}
	r.tell(&move)
	return move
}

// endedBy reports whether the answer to the move after ply moves was checkmate.
func (r *Review) endedBy(ply int) bool {
	return ply+2 == r.game.Ply() && r.game.Outcome() == chess.Checkmate
}

// lookBack corrects what was found, from the last move to the first, where the game shows a mate that the search did
// not see: a move of the game after which the other side is mated mates, and one that the search would have played too,
// though it is mated then, is looked at for longer.
func (r *Review) lookBack(ctx context.Context, search Search, found []ai.Result) error {
	for ply := r.game.Ply() - 1; ply >= 0; ply-- {
		m, then := r.game.Moves()[ply], found[ply+1]
		plies, mates := then.Score.Mate()
		switch {
		case mates && plies <= 0 && -then.Score-1 > found[ply].Score:
			found[ply] = ai.Result{Move: m, Score: -then.Score - 1, PV: append([]chess.Move{m}, then.PV...)}
		case mates && plies > 0 && m == found[ply].Move && found[ply].Score > -then.Score:
			deep, err := r.find(ctx, search, r.game.Until(ply), DeepLimits)
			if err != nil {
				return err
			}
			found[ply] = deep
		}
	}
	return nil
}

// better returns the result of a longer search, unless a shorter one has seen a mate that it does not see.
func better(short, long ai.Result) ai.Result {
	_, was := short.Score.Mate()
	if _, is := long.Score.Mate(); was && !is {
		return short
	}
	return long
}

// missesAgain reports whether the move after ply moves misses a mate on the square on which the side's move before it
// missed one, and does nothing worse.
func (r *Review) missesAgain(ply int) bool {
	if ply < 2 || !r.moves[ply].Lost.missesMate || !r.moves[ply-2].Lost.missesMate || r.moves[ply].Lost.stalemates {
		return false
	}
	before := mates(r.game.PositionAt(ply - 2))
	return slices.ContainsFunc(mates(r.game.PositionAt(ply)), func(m chess.Move) bool {
		return slices.ContainsFunc(before, func(b chess.Move) bool { return b.To() == m.To() })
	})
}
