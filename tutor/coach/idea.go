package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Ideas returns the named ideas that a legal move in p carries out, each proved by looking at every
// reply: mate first, then what wins most, then in the order of Concepts. last is the move that led
// to p, needed to recognize recaptures. It panics for a move that is not legal.
func Ideas(p *chess.Position, m chess.Move, last lastMove) []fact.Fact {
	if !p.IsLegal(m) {
		panic("tutor: " + m.String() + " is not legal in " + p.FEN())
	}
	s := newStudy(p, m)
	return append(s.ideas(last), s.givesPerpetualCheck()...)
}

// MoveIdeas is Ideas for a move in the position after ply moves of a game.
func MoveIdeas(g *tutor.Game, ply int, m chess.Move) []fact.Fact {
	return Ideas(g.PositionAt(ply), m, lastMoveOf(g, ply))
}

// BestIdeas is MoveIdeas for the best move that a search found, as hints tell of it: one point is enough to win, and
// after a reply it may take one move more. line is the move and its expected continuation.
func BestIdeas(g *tutor.Game, ply int, line []chess.Move) []fact.Fact {
	s, last := newBest(g.PositionAt(ply), line[0]), lastMoveOf(g, ply)
	ideas := Answered(with(s.ideas(last), s.byLine(line, last)), line)
	return append(s.withHeld(ideas), s.givesPerpetualCheck()...)
}

// Answered marks free pieces that a move takes where the answer in its line takes something, too: nothing can take
// back, but they are not to be had for nothing.
func Answered(ideas []fact.Fact, line []chess.Move) []fact.Fact {
	for i := range ideas {
		if f := &ideas[i]; f.Kind == fact.KindTakesFree && len(line) > 1 {
			next := f.Start.Play(line[0])
			f.Took = f.Took || chess.Taken(&next, line[1]) != chess.NoPiece
		}
	}
	return ideas
}

// ideas returns all ideas that the move carries out, except perpetual check, which takes long to
// prove; in a crowded position, only mate.
func (s *study) ideas(last lastMove) []fact.Fact {
	if facts := s.mates(); facts != nil {
		return facts
	}
	if !s.next.HasMove() || exchange.Crowded(&s.p) {
		return nil
	}
	facts := slices.Concat(
		s.mateInTwo(), s.fork(), s.winBy(s.kingPins()), s.winBy(s.piecePins()), s.skewers(), s.openedLines(),
		s.openedChecks(), s.traps(), s.guardRemoved(), s.guardDriven(), s.guardCut(), s.overloaded(),
		s.pinnedGuards(), s.lures(), s.inBetween(last),
		s.passes(), s.opposes(), s.promotes(), s.free(last), s.tempo())
	facts = slices.DeleteFunc(facts, func(f fact.Fact) bool { return s.letsMateIn(&f) })
	if s.least < winsLeast { // a guard that is removed has been followed through every reply
		facts = slices.DeleteFunc(facts, func(f fact.Fact) bool {
			return f.Concept != fact.GuardRemoved && s.comesToNothing(&f)
		})
	}
	sortIdeas(facts)
	return withoutForkBesideCheck(facts)
}

// withoutForkBesideCheck leaves out a fork by a move that opens a check and wins as much by that: the pieces that it
// attacks are lost because the check comes first.
func withoutForkBesideCheck(facts []fact.Fact) []fact.Fact {
	at := slices.IndexFunc(facts, func(f fact.Fact) bool {
		return f.Kind == fact.KindOpenedCheck || f.Kind == fact.KindDoubleCheck
	})
	if at < 0 {
		return facts
	}
	won := facts[at].Count
	return slices.DeleteFunc(facts, func(f fact.Fact) bool {
		return f.Concept == fact.Fork && !f.Mate && f.Count <= won
	})
}

// littleIdeas are those that win nothing by themselves: where they bring a point, the other side may win it back on
// another square.
var littleIdeas = []fact.Concept{
	fact.Fork, fact.Skewer, fact.OpenedLine, fact.Trapped, fact.GuardRemoved, fact.GuardOverloaded, fact.Lured,
}

// letsMateIn reports whether the other side can mate at once after the line in which an idea wins something.
func (s *study) letsMateIn(f *fact.Fact) bool {
	if f.Mate || f.Count <= 0 || f.Start != s.p || len(f.Line)%2 == 0 {
		return false
	}
	end := s.p
	for _, m := range f.Line {
		end = end.Play(m)
	}
	return matingMove(&end) != chess.NoMove
}

// comesToNothing reports whether an idea brings a point at most, which a search for material does not find.
func (s *study) comesToNothing(f *fact.Fact) bool {
	return f.Count < winsLeast && !f.Mate && slices.Contains(littleIdeas, f.Concept) && !s.winsAtAll()
}

// shown returns the ideas of a move that are always reported with it, except forks: those whose
// proofs need to look at no replies, or seldom do.
func (s *study) shown() (facts []fact.Fact) {
	if exchange.Crowded(&s.p) {
		return nil
	}
	fresh := slices.DeleteFunc(s.kingPins(), func(f fact.Fact) bool {
		return pinnedBefore(&f, s.next.King(s.next.Turn()))
	})
	facts = slices.Concat(fresh, s.piecePins(), s.skewers(), s.openedLines(), s.openedChecks(), s.traps(),
		s.passes(), s.opposes())
	sortIdeas(facts)
	return facts
}

// sortIdeas puts the most important first.
func sortIdeas(facts []fact.Fact) {
	slices.SortStableFunc(facts, func(a, b fact.Fact) int { return compareIdeas(&a, &b) })
}

// compareIdeas puts mates first, the quickest of them before others, then what
// wins most, then goes by the order of Concepts.
func compareIdeas(a, b *fact.Fact) int {
	if a.Mate && b.Mate {
		return ranks[a.Concept] - ranks[b.Concept]
	}
	return cmp.Or(firstIf(a.Mate, b.Mate), cmp.Compare(b.Count, a.Count), ranks[a.Concept]-ranks[b.Concept])
}

// ranks holds the place of each idea in the order of Concepts.
var ranks = func() map[fact.Concept]int {
	m := map[fact.Concept]int{}
	for i, c := range fact.Concepts() {
		m[c] = i
	}
	return m
}()

// free returns the fact that the move takes a piece and nothing can take back, or that it takes a
// piece for less and loses nothing else. last is the move before it.
func (s *study) free(last lastMove) []fact.Fact {
	taken := chess.Taken(&s.p, s.move)
	on := s.move.To()
	_, lost := exchange.BestCount(&s.next)
	count := chess.Gain(&s.p, s.move) - lost
	loose := takersOn(&s.next, on) == 0
	if taken == chess.NoPiece || count <= 0 && !(loose && taken.Type() > chess.Pawn) ||
		s.move.Promotion() != chess.NoPieceType ||
		matingMove(&s.next) != chess.NoMove {
		return nil
	}
	f := s.idea(fact.KindTakesFree, fact.FreePiece)
	f.Pieces, f.By, f.Count = []fact.PlacedPiece{{Piece: taken, Square: on}}, fact.On(&s.p, s.move.From()),
		max(count, 0)
	if s.move.IsEnPassant() {
		f.Pieces[0].Square = chess.SquareAt(on.File(), s.move.From().Rank())
	}
	f.Took = last.took(f.Pieces[0].Square)
	if f.Unguarded = loose; !loose {
		f.Kind, f.Concept = fact.KindTakesMore, fact.WinningTrade
		f.Line = append(f.Line, exchange.On(&s.next, on).Line...)
	}
	return []fact.Fact{f}
}

// promotes returns the fact that the move promotes, if the count stays in the mover's favour.
func (s *study) promotes() []fact.Fact {
	t := s.move.Promotion()
	_, lost := exchange.BestCount(&s.next)
	if count := chess.Gain(&s.p, s.move) - lost; t != chess.NoPieceType && count > 0 &&
		matingMove(&s.next) == chess.NoMove {
		f := s.idea(fact.KindPromotesTo, fact.Promotion)
		f.Pieces, f.Count = fact.On(&s.next, s.move.To()), count
		return []fact.Fact{f}
	}
	return nil
}
