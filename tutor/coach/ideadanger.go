package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// ideas returns the ideas by which the last move will win something unless it
// is answered; none where it can be answered by mate. What it has already captured is left out.
func (l lastMove) ideas() []fact.Fact {
	if l.move == chess.NoMove || matingMove(l.after) != chess.NoMove {
		return nil
	}
	s := newStudy(l.before, l.move)
	ideas := except(winning(s.ideas(lastMove{})),
		fact.FreePiece, fact.WinningTrade, fact.Promotion, fact.PinnedGuard, fact.PawnRun)
	if !s.winsMaterial() { // what could be taken elsewhere makes up for what an overloaded guard leaves
		ideas = except(ideas, fact.GuardOverloaded)
	}
	if gain := chess.Gain(l.before, l.move); gain > 0 && exchange.Count(l.after, l.move.To(), 0) >= gain {
		ideas = slices.DeleteFunc(ideas, func(f fact.Fact) bool { // what an even trade brings may be won back
			return f.Count < winsLeast && !f.Mate && (f.Concept == fact.Lured || f.Concept == fact.GuardRemoved)
		})
	}
	if len(ideas) == 0 {
		return nil
	}
	f := ideasFact(fact.KindIdeaDanger, ideas, nil)
	f.Side, f.Name, f.Start, f.Squares = l.after.Turn(), l.name, *l.after, []chess.Square{l.move.To()}
	f.Line, f.Count = f.Line[1:], -f.Count
	return []fact.Fact{f}
}

// except returns the facts about other ideas than some.
func except(facts []fact.Fact, ideas ...fact.Concept) []fact.Fact {
	return slices.DeleteFunc(facts, func(f fact.Fact) bool { return slices.Contains(ideas, f.Concept) })
}

// withIdeas inserts the ideas of the last move among the dangers: after a
// threatened mate, before dangers that cost no more.
func withIdeas(dangers, ideas []fact.Fact) []fact.Fact {
	if len(ideas) == 0 {
		return dangers
	}
	at := 0
	for at < len(dangers) &&
		(dangers[at].Kind == fact.KindMateThreat || !ideas[0].Mate && dangers[at].Count < ideas[0].Count) {
		at++
	}
	return slices.Insert(dangers, at, ideas...)
}

// chanceFound returns a fact about the idea by which the best move that a search found wins; the sentence does not
// name the move, and names pieces where they stand before it. It returns nil if no idea can be proved, and of a move
// that mates by force if mate is no part of the idea, or it is a subtle one: what it wins on the way is no reason, and
// mate says more than a lure.
func chanceFound(g *tutor.Game, found ai.Result) *fact.Fact {
	p := g.Position()
	ideas := winning(newBest(p, found.Move).ideas(lastMoveOf(g, g.Ply())))
	takes := slices.ContainsFunc(ideas, winsMore)
	ideas = except(foundToWin(p, ideas, found.Score),
		fact.MateInOne, fact.FreePiece, fact.WinningTrade, fact.Promotion) // reported by facts of their own
	ideas = slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		return drivesForPawn(&f, found.PV) || besideLine(&f, found.PV)
	})
	_, mates := found.Score.Mate()
	if len(ideas) == 0 || mates && (!ideas[0].Mate || slices.Contains(fact.Subtle, ideas[0].Concept)) {
		return nil
	}
	if others := except(slices.Clone(ideas), fact.OpenedLine); len(others) > 0 { // which tell more
		ideas = others
	}
	if takes && opensToPawn(&ideas[0]) {
		return nil
	}
	f := ideasFact(fact.KindIdeaChance, ideas, nil)
	f.Side, f.Start, f.By, f.Line = p.Turn(), *p, nil, nil
	f.Ideas, f.Squares = f.Ideas[:1], nil // a line tells one thing; the hint has room for two
	return &f
}
