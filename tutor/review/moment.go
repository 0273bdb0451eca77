package review

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// candidate is a move that may be worth trying again.
type candidate struct {
	ply   int
	lost  float64
	best  ai.Result
	hint  [tutor.HintSteps]tutor.Fact
	named tutor.Concept
}

func compareLosses(a, b float64) int { return cmp.Compare(b, a) }

// look searches the positions before and after a move more deeply, and looks for the idea that was
// missed.
func (r *Review) look(ctx context.Context, search Search, c *candidate) error {
	before := r.game.Until(c.ply)
	best, err := r.searched(ctx, search, before, DeepLimits)
	if err != nil {
		return err
	}
	after, err := r.searched(ctx, search, r.game.Until(c.ply+1), DeepLimits)
	if err != nil {
		return err
	}
	c.best = best
	c.lost = tutor.ExpectedScore(best.Score) - tutor.ExpectedScore(-after.Score)
	if best.Move == r.game.Moves()[c.ply] {
		c.lost = 0
	}
	if c.lost >= SlipFrom {
		c.hint = tutor.HintFacts(before, best)
		c.named = namedBy(&c.hint[1])
	}
	return nil
}

// namedBy returns the idea that the second step of a hint proves, by its name.
func namedBy(idea *tutor.Fact) tutor.Concept {
	switch idea.Kind {
	case tutor.KindHintIdea, tutor.KindHintNext, tutor.KindHintPrevents:
		return idea.Ideas[0].Concept
	case tutor.KindHintMate:
		if idea.Count == 1 {
			return tutor.MateInOne
		}
	case tutor.KindHintPromotion:
		return tutor.Promotion
	}
	return tutor.NoConcept
}

// choose makes the moments: first those whose idea has a name, each name once, then the others, the
// greatest loss first; something done well is one of them if there is anything.
func (r *Review) choose() {
	candidates := slices.DeleteFunc(r.looked, func(c candidate) bool { return c.lost < SlipFrom })
	slices.SortStableFunc(candidates, func(a, b candidate) int {
		return cmp.Or(known(b.named)-known(a.named), compareLosses(a.lost, b.lost))
	})
	well, found := r.doneWell()
	room := MostMoments
	if found {
		room--
		r.moments = append(r.moments, well)
	}
	seen := map[tutor.Concept]bool{}
	for _, again := range []bool{false, true} { // an idea comes twice only if there is nothing else
		for i, c := range candidates {
			if c.ply < 0 || room == 0 || !again && c.named != tutor.NoConcept && seen[c.named] {
				continue
			}
			seen[c.named] = true
			r.moments = append(r.moments, Moment{
				Ply: c.ply, Played: r.game.Moves()[c.ply], Named: c.named, Hint: c.hint, Best: c.best, Lost: c.lost,
			})
			candidates[i].ply = -1
			room--
		}
	}
	slices.SortFunc(r.moments, func(a, b Moment) int { return a.Ply - b.Ply })
}

// known is 1 for an idea that has a name.
func known(c tutor.Concept) int {
	if c == tutor.NoConcept {
		return 0
	}
	return 1
}

// doneWell returns the good find of the side that won most.
func (r *Review) doneWell() (well Moment, found bool) {
	most := -1
	for _, m := range r.moves {
		if m.Mark != GoodFind || r.game.PositionAt(m.Ply).Turn() != r.side {
			continue
		}
		worth := m.Said.Count
		if m.Said.Mate {
			worth = 1 << 10
		}
		if worth > most {
			most, found = worth, true
			well = Moment{Ply: m.Ply, Played: m.Move, Praise: true, Named: m.Said.Concept, Best: r.found[m.Ply]}
		}
	}
	return well, found
}

// before returns the game as it was before a moment's move.
func (r *Review) before(m *Moment) *tutor.Game { return r.game.Until(m.Ply) }

// position returns the position of a moment.
func (r *Review) position(m *Moment) *chess.Position { return r.game.PositionAt(m.Ply) }
