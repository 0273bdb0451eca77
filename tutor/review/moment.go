package review

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// candidate is a moment that may be worth trying again.
type candidate struct {
	Moment
	after     ai.Score // of the position after the move, for the other side
	confirmed bool     // by a search as deep as that of its retries, so that its hint is right when it is tried
}

// look searches the positions before and after a move more deeply, and finds the idea that was missed.
func (r *Review) look(ctx context.Context, search Search, c *candidate) error {
	after, err := r.find(ctx, search, r.game.Until(c.Ply+1), DeepLimits)
	if err != nil {
		return err
	}
	c.after = after.Score
	return r.compare(ctx, search, c, DeepLimits)
}

// compare finds the best move before a move, how much the move lost against it, and the idea that was missed.
func (r *Review) compare(ctx context.Context, search Search, c *candidate, limits ai.Limits) error {
	best, err := r.find(ctx, search, r.game.Until(c.Ply), limits)
	if err != nil {
		return err
	}
	c.Best, c.Lost = best, coach.ExpectedScore(best.Score)-coach.ExpectedScore(-c.after)
	if best.Move == r.game.Moves()[c.Ply] {
		c.Lost = 0
	}
	if c.Lost >= SlipFrom {
		r.explain(&c.Moment)
	}
	return nil
}

// Alone returns a complete review of the first move of a game with one moment, in which that move was played: for a
// position that is known to be worth trying again.
func Alone(ctx context.Context, search Search, g *tutor.Game) (*Review, error) {
	start := g.Setup().Start
	r := New(g, start.Turn())
	best, err := r.find(ctx, search, g.Until(0), TryLimits)
	if err != nil {
		return nil, err
	}
	m := Moment{Played: g.Moves()[0], Best: best}
	r.explain(&m)
	r.add(m)
	r.done = true
	return r, nil
}

// explain finds the idea that was missed, and the hint that leads to it.
func (r *Review) explain(m *Moment) {
	m.Hint = coach.HintFacts(r.game.Until(m.Ply), m.Best)
	m.Best.Move, m.Best.PV = m.Hint[3].Move, m.Hint[3].Line // a quick mate, if the search found none
	m.Named = namedBy(&m.Hint[1])
}

// namedBy returns the concept of the idea that the second step of a hint proves.
func namedBy(idea *fact.Fact) fact.Concept {
	switch idea.Kind {
	case fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents:
		return idea.Ideas[0].Concept
	case fact.KindHintMate:
		if idea.Count == 1 {
			return fact.MateInOne
		}
	case fact.KindHintPromotion:
		return fact.Promotion
	}
	return fact.NoConcept
}

// isNew reports whether the idea of a candidate is named and in no moment yet. Such a candidate becomes a moment at
// once, so that there is something to try while the rest is searched. Moments are never removed.
func (r *Review) isNew(c *candidate) bool {
	return c.Lost >= SlipFrom && c.Named != fact.NoConcept && !r.has(c.Named) && len(r.moments) < MostMoments
}

// left returns the candidate that may become a moment next when all are looked at, nil if there is none: first one
// whose idea has no name, then one whose idea is in another moment already, the greatest loss first.
func (r *Review) left() (next *candidate) {
	if len(r.moments) >= MostMoments {
		return nil
	}
	for i := range r.suspects {
		c := &r.suspects[i]
		if c.confirmed || c.Lost < SlipFrom {
			continue
		}
		if next == nil || cmp.Or(hasName(c.Named)-hasName(next.Named), cmp.Compare(next.Lost, c.Lost)) < 0 {
			next = c
		}
	}
	return next
}

// settle confirms a candidate, and adds it as a moment if it still is one.
func (r *Review) settle(ctx context.Context, search Search, c *candidate) error {
	err := r.compare(ctx, search, c, TryLimits)
	c.confirmed = err == nil
	if c.confirmed && c.Lost >= SlipFrom {
		r.add(c.Moment)
	}
	return err
}

// has reports whether an idea was missed in one of the moments.
func (r *Review) has(named fact.Concept) bool {
	return slices.ContainsFunc(r.moments, func(m Moment) bool { return !m.Praise && m.Named == named })
}

// add inserts a moment, in the order of the game, unless it is there or there are enough.
func (r *Review) add(m Moment) {
	if _, is := r.Moment(m.Ply); is || len(r.moments) >= MostMoments {
		return
	}
	r.moments = append(r.moments, m)
	slices.SortFunc(r.moments, func(a, b Moment) int { return a.Ply - b.Ply })
}

// hasName is 1 for an idea that has a name.
func hasName(c fact.Concept) int {
	if c == fact.NoConcept {
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
