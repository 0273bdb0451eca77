package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// The ranks of facts. The coach shows one fact at a time: one of the first rank that occurs, or
// none.
const (
	rankEnd      = iota // how the game ended
	rankCheck           // a check, or a fork that gives one
	rankMate            // mate in one for the side to move
	rankMated           // mate in one against it
	rankLoss            // what would be lost, the most costly first
	rankGain            // what can be won, the largest first
	rankChange          // what the last move changed: said only if it has one of the ranks above
	rankPraise          // what was good about the side's last move
	rankHabit           // a rule of thumb, now and then
	rankUnspoken        // never said by the coach: shown with the moves only
)

// habitMoves is how many of a side's own moves lie between two rules of thumb.
const habitMoves = 5

var rankOf = map[fact.Kind]int{
	fact.KindCheckmate: rankEnd, fact.KindStalemate: rankEnd, fact.KindThreefold: rankEnd, fact.KindFiftyMove: rankEnd,
	fact.KindInsufficient: rankEnd, fact.KindMoveLimit: rankEnd,
	fact.KindMateAllowed: rankEnd, fact.KindMostLost: rankEnd, fact.KindFinalCount: rankEnd,
	fact.KindStalemateBy: rankEnd,
	fact.KindCheck:       rankCheck, fact.KindMateChance: rankMate, fact.KindMateThreat: rankMated,
	fact.KindIdeaDanger: rankLoss, fact.KindHanging: rankLoss, fact.KindExchangeDanger: rankLoss,
	fact.KindIdeaChance: rankGain, fact.KindPromotionChance: rankGain, fact.KindPawnRuns: rankGain,
	fact.KindFree:           rankGain,
	fact.KindExchangeChance: rankGain, fact.KindStalemateTrap: rankGain,
	fact.KindAttacks: rankChange, fact.KindUncovers: rankChange, fact.KindStoppedGuarding: rankChange,
	fact.KindCalm: rankPraise, fact.KindPraiseFree: rankPraise, fact.KindPraiseTrade: rankPraise,
	fact.KindPraisePromotion: rankPraise,
	fact.KindPraiseCastle:    rankPraise,
	fact.KindHabitCenter:     rankHabit, fact.KindHabitDevelop: rankHabit, fact.KindHabitTwice: rankHabit,
	fact.KindHabitQueen:  rankHabit,
	fact.KindHabitCastle: rankHabit,
	fact.KindOpeningName: rankUnspoken,
}

// rank returns a fact's place in the order.
func rank(f *fact.Fact) int {
	if f.Kind == fact.KindIdeaDanger && f.Ideas[0].Concept == fact.Fork && f.Start.InCheck() {
		return rankCheck
	}
	return rankOf[f.Kind]
}

// compareRanks orders facts by rank; within a rank a fork comes before its check, a mate before the
// rest, and what is worth more before what is worth less.
func compareRanks(a, b fact.Fact) int {
	return cmp.Or(cmp.Compare(rank(&a), rank(&b)),
		firstIf(a.Kind == fact.KindIdeaDanger && rank(&a) == rankCheck, b.Kind == fact.KindIdeaDanger &&
			rank(&b) == rankCheck),
		firstIf(a.Mate && a.Kind != fact.KindCalm, b.Mate && b.Kind != fact.KindCalm),
		cmp.Compare(max(b.Count, -b.Count), max(a.Count, -a.Count)))
}

// firstIf orders two things by a quality that comes first.
func firstIf(a, b bool) int {
	switch {
	case a && !b:
		return -1
	case b && !a:
		return 1
	}
	return 0
}

// Coach puts facts of the position after ply moves of a game in the order of their importance for
// the side to move, and reports whether the coach shows the first of them now. The facts are those
// of Advice, with those that searches added or removed. If a danger of hanging or of an exchange is
// shown, its Ways are filled in. The same fact is shown at most twice in a row.
func (v *Survey) Coach(g *tutor.Game, ply int, facts []fact.Fact) (list []fact.Fact, speaks bool) {
	list = slices.Clone(facts)
	if ply == g.Ply() && g.Outcome() != chess.Playing {
		return list, len(list) > 0
	}
	slices.SortStableFunc(list, compareRanks)
	if len(list) == 0 || rank(&list[0]) > rankGain {
		if f, ok := praise(g, ply); ok {
			list = slices.Insert(list, 0, f)
			slices.SortStableFunc(list, compareRanks)
		}
	}
	at := slices.IndexFunc(list, func(f fact.Fact) bool { return rank(&f) != rankChange })
	if at < 0 || !v.says(g, ply, &list[at]) {
		return list, false
	}
	line := list[at]
	if line.Ways == nil && (line.Kind == fact.KindHanging || line.Kind == fact.KindExchangeDanger) {
		line.Ways = v.remedies(&line)
	}
	return slices.Insert(slices.Delete(list, at, at+1), 0, line), true
}

// says reports whether the coach shows f, the first fact, now: a rule of thumb only now and then,
// and no fact a third time in a row.
func (v *Survey) says(g *tutor.Game, ply int, f *fact.Fact) bool {
	switch rank(f) {
	case rankUnspoken:
		return false
	case rankPraise:
		return true
	case rankHabit:
		return habitNow(g, ply, f.Kind)
	}
	for back := 2; back <= 4; back += 2 {
		if ply < back || !saysAt(g, ply-back, f) {
			return true
		}
	}
	return false
}

// habitNow reports whether it is time for a rule of thumb, and whether it differs from the last
// one.
func habitNow(g *tutor.Game, ply int, kind fact.Kind) bool {
	if ply/2%habitMoves != 0 {
		return false
	}
	earlier := ply - 2*habitMoves
	if earlier < 0 {
		return true
	}
	before, ok := NewSurvey(g.PositionAt(earlier)).habit(g, earlier)
	return !ok || before.Kind != kind
}

// saysAt reports whether the coach may have shown a fact after ply moves: a danger only if it came
// first then, a chance if it existed at all, since searches choose among the chances.
func saysAt(g *tutor.Game, ply int, f *fact.Fact) bool {
	p := g.PositionAt(ply)
	for _, m := range namesOf(f) {
		if !alone(f, m) && p.At(m.Square) != m.Piece {
			return false
		}
	}
	if f.Kind == fact.KindIdeaChance {
		m := f.Ideas[0].Move
		return p.IsLegal(m) && tellOf(newStudy(p, m).ideas(lastMove{}), f.Concept)
	}
	facts := NewSurvey(p).Advice(g, ply)
	slices.SortStableFunc(facts, compareRanks)
	at := slices.IndexFunc(facts, func(o fact.Fact) bool { return sameFact(&o, f) })
	return at == 0 || at > 0 && rank(f) == rankGain
}

// namesOf returns the pieces on the board that the coach's sentence names. The piece that a pawn
// promotes to is not on the board yet.
func namesOf(f *fact.Fact) []fact.PlacedPiece {
	switch {
	case f.Kind == fact.KindPromotionChance:
		return f.By[:1]
	case f.Kind == fact.KindExchangeDanger, f.Kind == fact.KindExchangeChance, f.ByPawn():
		return f.Pieces[:1]
	}
	return slices.Concat(f.Pieces[:min(len(f.Pieces), 1)], f.By[:min(len(f.By), 1)])
}

// alone reports whether a piece is the only one of its kind, so that it is named without
// its square.
func alone(f *fact.Fact, m fact.PlacedPiece) bool {
	return f.Start.Pieces(m.Piece.Type(), m.Piece.Color()).Count() == 1
}

// sameFact reports whether the sentences of two facts name the same pieces, and the same squares
// where they name squares.
func sameFact(a, b *fact.Fact) bool {
	return (a.Kind == b.Kind || a.ByPawn() && b.ByPawn()) &&
		slices.EqualFunc(namesOf(a), namesOf(b), func(m, o fact.PlacedPiece) bool {
			return m.Piece == o.Piece && (m.Square == o.Square || alone(a, m) && alone(b, o))
		})
}
