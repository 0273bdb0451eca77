package review

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Search looks for the best move of a position, given the keys of those before it.
type Search func(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error)

// How positions are searched: each of the game, those before and after a move that may be a moment,
// and those of a retry.
var (
	PassLimits = tutor.WarnLimits
	DeepLimits = tutor.HintLimits
	TryLimits  = ai.Limits{Method: ai.Selective, Nodes: 200_000}
)

// Moments bounds how many moments are chosen, and looked at more deeply before.
const (
	MostMoments = 3
	mostLooked  = 8
)

// Review is a game gone through again for the player of one side. It is not safe for use by several
// goroutines at once.
type Review struct {
	game    *tutor.Game
	side    chess.Color
	found   []ai.Result // of each position, as far as it was searched
	moves   []Move
	looked  []candidate // the worst moves of the side, the worst first
	next    int         // of looked
	moments []Moment
	done    bool
}

// Move is a move of the game.
type Move struct {
	Ply  int // moves before it
	Move chess.Move
	Mark Mark
	Lost float64     // of the expected score, 0 or more
	Best chess.Move  // what the search would have played
	Said *tutor.Fact // what is told of it, nil where that is nothing
}

// Moment is a position to try again, or one in which the player did well.
type Moment struct {
	Ply    int
	Played chess.Move
	Praise bool                        // it was done well
	Named  tutor.Concept               // the idea that was missed or found, proved; NoConcept if none is
	Hint   [tutor.HintSteps]tutor.Fact // of the position, where it was not done well
	Best   ai.Result                   // of the position
	Lost   float64
}

// New begins the review of a game for one side. The game must not change any more.
func New(g *tutor.Game, side chess.Color) *Review {
	return &Review{game: g, side: side}
}

// Game returns the game that is reviewed.
func (r *Review) Game() *tutor.Game { return r.game }

// Side returns whose side the review is for.
func (r *Review) Side() chess.Color { return r.side }

// Done reports whether the review is whole.
func (r *Review) Done() bool { return r.done }

// Progress returns how many steps have been made, of how many. How many more looks a pass asks for
// is known when it has ended.
func (r *Review) Progress() (done, of int) {
	positions := r.game.Ply() + 1
	return len(r.found) + r.next, positions + len(r.looked)
}

// Moves returns the moves of the game, none before the pass has ended.
func (r *Review) Moves() []Move { return r.moves }

// Moments returns the moments that are found so far, in the order of the game: none before the pass
// has ended. One that is found stays.
func (r *Review) Moments() []Moment { return r.moments }

// Moment returns the moment before a ply.
func (r *Review) Moment(ply int) (Moment, bool) {
	at := slices.IndexFunc(r.moments, func(m Moment) bool { return m.Ply == ply })
	if at < 0 {
		return Moment{}, false
	}
	return r.moments[at], true
}

// Expected returns the expected score of White after so many moves, from 0 to 1, as far as the pass
// has come.
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

// expected is that of the side to move.
func (r *Review) expected(ply int) float64 { return tutor.ExpectedScore(r.found[ply].Score) }

// Step does the next part of the review: one position of the pass, or a deeper look at one move. On
// an error nothing is done, and the same step may be tried again.
func (r *Review) Step(ctx context.Context, search Search) error {
	switch {
	case r.done:
		return nil
	case len(r.found) <= r.game.Ply():
		found, err := r.searched(ctx, search, r.game.Until(len(r.found)), PassLimits)
		if err != nil {
			return err
		}
		if r.found = append(r.found, found); len(r.found) > r.game.Ply() {
			r.judge()
			r.praise()
		}
	case r.next < len(r.looked):
		if err := r.look(ctx, search, &r.looked[r.next]); err != nil {
			return err
		}
		r.offer(&r.looked[r.next])
		r.next++
	}
	if len(r.found) > r.game.Ply() && r.next == len(r.looked) {
		r.choose()
		r.done = true
	}
	return nil
}

// searched searches the position on a game's board. One in which the game has ended needs none.
func (r *Review) searched(ctx context.Context, search Search, g *tutor.Game, limits ai.Limits) (ai.Result, error) {
	switch g.Outcome() {
	case chess.Playing:
		return search(ctx, *g.Position(), g.Earlier(), limits)
	case chess.Checkmate:
		return ai.Result{Score: ai.Mated}, nil
	}
	return ai.Result{}, nil
}

// judge gives every move its mark when the pass has ended, and notes which to look at again.
func (r *Review) judge() {
	for ply, m := range r.game.Moves() {
		lost := max(0, r.expected(ply)-(1-r.expected(ply+1)))
		best := r.found[ply].Move
		if m == best {
			lost = 0
		}
		move := Move{Ply: ply, Move: m, Mark: markOf(lost), Lost: lost, Best: best}
		move.Said = r.tell(&move)
		r.moves = append(r.moves, move)
		if r.game.PositionAt(ply).Turn() == r.side && lost >= SlipFrom {
			r.looked = append(r.looked, candidate{ply: ply, lost: lost})
		}
	}
	slices.SortStableFunc(r.looked, func(a, b candidate) int { return compareLosses(a.lost, b.lost) })
	r.looked = r.looked[:min(len(r.looked), mostLooked)]
}
