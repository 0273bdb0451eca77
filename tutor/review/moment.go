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

// candidate is a moment that may be worth trying again.
type candidate struct {
	Moment
	cause     bool // what it gave away or missed can be named
	confirmed bool // by a search as deep as that of its retries, so that its hint is right when it is tried
}

// look searches the positions before and after a move more deeply, marks the move by that, and finds the idea that was
// missed.
func (r *Review) look(ctx context.Context, search Search, c *candidate) error {
	best, err := r.find(ctx, search, r.game.Until(c.Ply), DeepLimits)
	if err != nil {
		return err
	}
	after, err := r.find(ctx, search, r.game.Until(c.Ply+1), DeepLimits)
	if err != nil {
		return err
	}
	r.found[c.Ply], r.found[c.Ply+1] = better(r.found[c.Ply], best), better(r.found[c.Ply+1], after)
	move := r.judged(c.Ply)
	r.moves[c.Ply] = move
	if c.Best, c.Lost = r.found[c.Ply], move.Lost; c.Lost.isMoment() {
		r.explain(&c.Moment)
		told := &r.moves[c.Ply].Told // what the answer is for is a cause as good as what was taken
		c.cause = c.Named != fact.NoConcept || told.hasCause() || told.For != nil
	}
	return nil
}

// settle confirms a candidate by the search that judges its retries, and adds it as a moment if it still is one.
func (r *Review) settle(ctx context.Context, search Search, c *candidate) error {
	p, g := r.game.PositionAt(c.Ply), r.game.Until(c.Ply)
	m := c.Moment
	if err := r.hint(ctx, search, &m, r.found[c.Ply]); err != nil {
		return err
	}
	if m.Lost = (Loss{}); m.top != m.Played {
		both, err := search(ctx, *p, earlier(g), comparing(m.top, m.Played))
		if err != nil {
			return err
		}
		best, played := lineOf(both, m.top), lineOf(both, m.Played)
		m.Lost = lossOf(p, m.Played, best, ai.Result{Score: -played.Score, PV: played.PV[1:]})
		m.Lost.ended = r.endedBy(m.Ply)
	}
	if r.moves[m.Ply].Told.Missed != nil && !m.asks() { // then the question would not tell what was bad
		r.moves[m.Ply].Told = r.fearedAfter(m.Ply)
		r.moves[m.Ply].Told.Better = &m.Hint[3]
	} else if told := &r.moves[m.Ply].Told; told.Missed != nil { // the idea and its move are those of one search
		told.Missed, told.Better = new(m.Hint[1]), new(m.Hint[3])
	}
	if told := &r.moves[m.Ply].Told; told.Fears != chess.NoMove && len(m.Best.PV) > 1 && m.Best.PV[1] == told.Fears {
		*told = Told{} // the best move allows it, too
	}
	teaches := m.Named != fact.NoConcept || !r.moves[m.Ply].Told.Nothing() // else nobody could tell what was wrong
	r.aims(&m)
	if c.confirmed = true; m.Lost.isMoment() && teaches && !r.preventsAgain(&m) && !r.asksAgain(&m) &&
		!r.letsInAgain(&m) {
		r.add(m)
		if told := &r.moves[m.Ply].Told; told.Better != nil {
			told.Better = &m.Hint[3]
		}
	}
	return nil
}

// asks reports whether the question of a moment can name what was there.
func (m *Moment) asks() bool {
	return m.Named != fact.NoConcept || m.Hint[1].Kind == fact.KindHintMate || m.Hint[1].Kind == fact.KindHintPrevents
}

// preventsAgain reports whether the side's move before or after is a moment already in which the same had to be
// prevented.
func (r *Review) preventsAgain(m *Moment) bool {
	return m.Hint[1].Kind == fact.KindHintPrevents && slices.ContainsFunc(r.moments, func(other Moment) bool {
		beside := other.Ply == m.Ply-2 || other.Ply == m.Ply+2
		return beside && other.Hint[1].Kind == fact.KindHintPrevents && other.Named == m.Named
	})
}

// asksAgain reports whether the side's move before or after is a moment already with the same answer.
func (r *Review) asksAgain(m *Moment) bool {
	return slices.ContainsFunc(r.moments, func(other Moment) bool {
		beside := other.Ply == m.Ply-2 || other.Ply == m.Ply+2
		return beside && other.Best.Move == m.Best.Move
	})
}

// letsInAgain reports whether mate was let in by the side's move before or after, too, and that is a moment already: on
// the same square, or where the move cost little else.
func (r *Review) letsInAgain(m *Moment) bool {
	told := &r.moves[m.Ply].Told
	return told.letsIn() && slices.ContainsFunc(r.moments, func(other Moment) bool {
		beside := other.Ply == m.Ply-2 || other.Ply == m.Ply+2
		was := &r.moves[other.Ply].Told
		same := told.Mate == 0 && was.letsIn() && was.Mate == 0 && told.Fact.Squares[0] == was.Fact.Squares[0]
		return beside && was.letsIn() && (same || m.Lost.Chances < BlunderFrom)
	})
}

// Alone returns a complete review of the first move of a game with one moment, in which that move was played: for a
// position that is known to be worth trying again.
func Alone(ctx context.Context, search Search, g *tutor.Game) (*Review, error) {
	start := g.Setup().Start
	r := New(g, start.Turn())
	m := Moment{Played: g.Moves()[0]}
	short, err := r.find(ctx, search, g.Until(0), DeepLimits)
	if err != nil {
		return nil, err
	}
	if err := r.hint(ctx, search, &m, short); err != nil {
		return nil, err
	}
	r.add(m)
	r.done = true
	return r, nil
}

// hint finds the best move of a moment by the search that judges retries, and the hint: what the coach would advise by
// the lines of a shorter search, where it is as good as a right retry.
func (r *Review) hint(ctx context.Context, search Search, m *Moment, short ai.Result) error {
	g := r.game.Until(m.Ply)
	best, err := r.find(ctx, search, g, TryLimits)
	if err != nil {
		return err
	}
	m.Best = best
	for _, l := range short.Lines {
		if l.Score > short.Score-mostAlways {
			m.near = append(m.near, l.Moves[0])
		}
	}
	_, mates := best.Score.Mate()
	if advised := coach.Advised(g, short).Move; !mates && advised != best.Move && advised != m.Played {
		both, err := search(ctx, *g.Position(), earlier(g), comparing(best.Move, advised))
		if err != nil {
			return err
		}
		if line := lineOf(both, advised); holds(lineOf(both, best.Move).Score, line.Score, false, true) {
			m.Best = line
		}
	}
	chosen := m.Best.Move
	r.explain(m)
	m.top = best.Move
	if m.Best.Move != chosen { // a quick mate that the search did not find
		m.top = m.Best.Move
	}
	return nil
}

// explain finds the idea that was missed, and the hint that leads to it.
func (r *Review) explain(m *Moment) {
	m.Hint = coach.HintFacts(r.game.Until(m.Ply), m.Best)
	m.Best.Move, m.Best.PV = m.Hint[3].Move, m.Hint[3].Line // a quick mate, if the search found none
	m.Named, m.Wins = NamedBy(&m.Hint[1]), nil
	if m.Hint[1].Kind == fact.KindHintIdea {
		m.Wins = new(m.Hint[3])
	}
	if tookToo(m.Hint[3].Move, m.Played) && takesOnly(m.Named) {
		m.Named = fact.NoConcept
	}
}

// takesOnly reports whether an idea is no more than to take something.
func takesOnly(c fact.Concept) bool { return c == fact.FreePiece || c == fact.WinningTrade }

// tookToo reports whether the move that was played takes what the better one takes, with another piece: that it could
// be taken is not what was missed.
func tookToo(better, played chess.Move) bool {
	return better.To() == played.To() && better.From() != played.From()
}

// NamedBy returns the concept of the idea that the second step of a hint proves.
func NamedBy(idea *fact.Fact) fact.Concept {
	switch idea.Kind {
	case fact.KindHintIdea:
		first := idea.Ideas[0]
		pins := first.Concept == fact.PinToKing || first.Concept == fact.PinToPiece
		if pins && first.Count <= 0 && !first.Mate {
			return fact.NoConcept // what it came to says more than a pin that wins nothing
		}
		if takesOnly(first.Concept) && first.Took { // it had just taken something, or something is taken for it
			return fact.WinningTrade
		}
		return first.Concept
	case fact.KindHintNext, fact.KindHintPrevents:
		if c := idea.Ideas[0].Concept; idea.Kind != fact.KindHintNext || !takesOnly(c) {
			return c
		}
		return fact.WinningTrade // it could be won, but was not free yet
	case fact.KindHintMate:
		if idea.Count == 1 {
			return fact.MateInOne
		}
	}
	return fact.NoConcept
}

// isSure reports whether a candidate becomes a moment at once, so that there is something to try while the rest is
// searched: the one that cost most, if that is much. Moments are never removed.
func (r *Review) isSure(c *candidate) bool {
	return r.next == 0 && c.cause && c.Lost.isMoment() && c.Lost.mark() == Blunder
}

// left returns the candidate that may become a moment next when all are looked at, nil if there is none: the greatest
// loss of all, then those whose cause has a name, of these the greatest loss first; and last those that a longer search
// may find to be worse than they seem.
func (r *Review) left() (next *candidate) {
	if len(r.moments) >= MostMoments {
		return nil
	}
	var worst, doubtful *candidate
	for i := range r.suspects {
		c := &r.suspects[i]
		switch is := c.Lost.isMoment(); {
		case is && heavier(c, worst):
			worst = c
		case !is && !c.confirmed && c.Lost.mayBeMoment() && heavier(c, doubtful):
			doubtful = c
		}
		if c.confirmed || !c.Lost.isMoment() {
			continue
		}
		if next == nil || c.cause && !next.cause || c.cause == next.cause && heavier(c, next) {
			next = c
		}
	}
	switch {
	case worst != nil && !worst.confirmed:
		return worst
	case next == nil:
		return doubtful
	}
	return next
}

// heavier reports whether a candidate lost more than another, if there is one.
func heavier(c, other *candidate) bool { return other == nil || c.Lost.Weight() > other.Lost.Weight() }

// add inserts a moment, in the order of the game, unless it is there.
func (r *Review) add(m Moment) {
	if _, is := r.Moment(m.Ply); is {
		return
	}
	r.moments = append(r.moments, m)
	slices.SortFunc(r.moments, func(a, b Moment) int { return a.Ply - b.Ply })
}

// doneWell returns the good find of the side that won most.
func (r *Review) doneWell() (well Moment, found bool) {
	most := -1
	for _, m := range r.moves {
		if m.Mark != GoodFind || r.game.PositionAt(m.Ply).Turn() != r.side {
			continue
		}
		worth := m.Told.Fact.Count
		if m.Told.Fact.Mate {
			worth = 1 << 10
		}
		if worth > most {
			most, found = worth, true
			well = Moment{Ply: m.Ply, Played: m.Move, Praise: true, Named: m.Told.Fact.Concept, Best: r.found[m.Ply]}
		}
	}
	return well, found
}

// mostDeeds is how many good things a review begins with.
const mostDeeds = 2

// Deeds returns the best things that the side did, of different kinds, by moves that cost little and that no hint led
// to, as far as the game knows, in the order of the game. They are known once the review is done.
func (r *Review) Deeds() (best []coach.Deed) {
	for _, d := range coach.Deeds(r.game, r.side) {
		m := &r.moves[d.Ply]
		told := func(b coach.Deed) bool {
			return b.Kind == d.Kind || b.Kind == coach.DeedFork && b.Ply+2 == d.Ply // which took what was forked
		}
		if m.Mark.IsBad() || !r.mayPraise(m) || slices.ContainsFunc(best, told) {
			continue
		}
		if best = append(best, d); len(best) == mostDeeds {
			break
		}
	}
	slices.SortStableFunc(best, func(a, b coach.Deed) int { return a.Ply - b.Ply })
	return best
}
