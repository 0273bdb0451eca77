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
	rankStake           // what would be lost or can be won, the most points first
	rankChange          // what the last move changed: said only if it has one of the ranks above
	rankPraise          // what was good about the side's last move
	rankHabit           // a rule of thumb for the opening
	rankPlan            // what to do when nothing else is there
	rankTrifle          // what changes little where a game is decided, and what none of the best moves does
	rankUnspoken        // never said by the coach: shown with the moves only
)

// planMoves is how many of a side's own moves lie between two times that it is told the same plan.
const planMoves = 5

// restOf returns planMoves, but one for the plans that lead to mate with few pieces, of which there are no others, and
// none for a mate that comes nearer.
func restOf(k fact.Kind) int {
	switch {
	case k == fact.KindMateAhead:
		return 0
	case leadsToMate(k):
		return 1
	}
	return planMoves
}

// leadsToMate reports whether a plan is one of those for a mate with few pieces.
func leadsToMate(k fact.Kind) bool {
	return k == fact.KindPlanBox || k == fact.KindPlanNear || k == fact.KindPlanEdge
}

var rankOf = map[fact.Kind]int{
	fact.KindCheckmate: rankEnd, fact.KindStalemate: rankEnd, fact.KindThreefold: rankEnd, fact.KindFiftyMove: rankEnd,
	fact.KindInsufficient: rankEnd, fact.KindMoveLimit: rankEnd,
	fact.KindMateAllowed: rankEnd, fact.KindFinalCount: rankEnd,
	fact.KindStalemateBy: rankEnd,
	fact.KindCheck:       rankCheck, fact.KindMateChance: rankMate, fact.KindMateThreat: rankMated,
	fact.KindIdeaDanger: rankStake, fact.KindHanging: rankStake, fact.KindExchangeDanger: rankStake,
	fact.KindMateAhead: rankPlan, fact.KindThreatPromotion: rankStake, fact.KindThreatIdea: rankStake,
	fact.KindIdeaChance: rankStake, fact.KindPromotionChance: rankStake, fact.KindPawnRuns: rankStake,
	fact.KindFree:           rankStake,
	fact.KindExchangeChance: rankStake, fact.KindStalemateTrap: rankStake,
	fact.KindLostPiece: rankChange,
	fact.KindAttacks:   rankChange, fact.KindUncovers: rankChange, fact.KindStoppedGuarding: rankChange,
	fact.KindCalm: rankPraise, fact.KindPraiseFree: rankPraise, fact.KindPraiseTrade: rankPraise,
	fact.KindPraiseTook:      rankPraise,
	fact.KindPraisePromotion: rankPraise,
	fact.KindPraiseCastle:    rankPraise,
	fact.KindPraiseMiddle:    rankPraise, fact.KindPraiseOut: rankPraise,
	fact.KindPraiseWon: rankPraise, fact.KindPraiseDrawn: rankPraise,
	fact.KindOnlyWin: rankPraise, fact.KindOnlyDraw: rankPraise,
	fact.KindTableWon: rankPlan, fact.KindTableDrawn: rankPlan, fact.KindTableLost: rankPlan,
	fact.KindHabitCenter: rankHabit, fact.KindHabitDevelop: rankHabit, fact.KindHabitTwice: rankHabit,
	fact.KindHabitQueen:  rankHabit,
	fact.KindHabitCastle: rankHabit,
	fact.KindOpeningName: rankUnspoken,
	fact.KindPlanBox:     rankPlan, fact.KindPlanNear: rankPlan, fact.KindPlanTrade: rankPlan,
	fact.KindPlanKeep: rankPlan,
	fact.KindPlanPush: rankPlan, fact.KindPlanThreat: rankPlan, fact.KindPlanGuard: rankPlan,
	fact.KindPlanKing: rankPlan, fact.KindPlanWay: rankPlan, fact.KindPlanFile: rankPlan,
	fact.KindPlanWeak: rankPlan, fact.KindPlanPiece: rankPlan, fact.KindPlanAir: rankPlan,
	fact.KindPlanHome: rankPlan,
	fact.KindPlanPawn: rankPlan, fact.KindPlanChecks: rankPlan, fact.KindPlanTakes: rankPlan,
	fact.KindPlanMoves: rankPlan, fact.KindPlanMiddle: rankPlan, fact.KindPlanMore: rankPlan,
	fact.KindPlanReach: rankPlan, fact.KindPlanEdge: rankPlan, fact.KindPlanAim: rankPlan,
	fact.KindPlanRid: rankPlan,
}

// decidedLead is the lead in points from which a game is decided: a queen and a knight.
const decidedLead = 12

// wonLead is the lead in points from which even a piece that is lost changes nothing.
const wonLead = 18

// rank returns a fact's place in the order. A danger or a chance matters less than a plan where a game is decided, but
// for what a search finds to be won at once; a danger of one point is not spoken of where the search has better to do.
func (v *Survey) rank(f *fact.Fact, searched bool) int {
	switch {
	case searched && winsAtOnce(f):
		return rankStake
	case f.Lesser && (f.Kind == fact.KindFree && !v.decided(f) || isLoss(f) && len(f.Ways) == 0):
		return rankHabit // it is plainer than a plan that is hardly better, or falls while something else is saved
	case f.Lesser:
		return rankTrifle
	case f.Kind == fact.KindIdeaDanger && f.Ideas[0].Concept == fact.Fork && f.Start.InCheck():
		return rankCheck
	case isLook(f.Kind):
		return rankStake
	case f.Kind == fact.KindMateAhead && f.Near(): // nothing else matters as much
		return rankMate
	case searched && isPraise(f.Kind) && v.pressing():
		return rankTrifle
	case f.Kind == fact.KindThreatPromotion: // it matters where a game is decided, too
		return rankStake
	case rankOf[f.Kind] == rankStake && !f.Mate && f.Concept != fact.PawnRun && f.Concept != fact.Promotion &&
		v.decided(f) && !(isLoss(f) && chess.Lead(&v.position, f.Side)+f.Count < wonLead):
		return rankTrifle
	case rankOf[f.Kind] != rankStake || max(f.Count, -f.Count) != 1 || f.Mate:
	case searched && v.unmet(f):
		return rankUnspoken
	}
	return rankOf[f.Kind]
}

// decided reports whether a side is so far ahead that what a fact is about changes little.
func (v *Survey) decided(f *fact.Fact) bool {
	lead, about := chess.Lead(&v.position, f.Side), max(f.Count, -f.Count)
	return about == 1 && lead >= chess.Queen.Worth() || lead-about >= decidedLead
}

// isLoss reports whether a fact is of a piece, no pawn, that would be lost.
func isLoss(f *fact.Fact) bool {
	return isDanger(f) && -f.Count >= chess.Knight.Worth()
}

// winsAtOnce reports whether a fact is of something that can be won at once, though the best move is another one.
func winsAtOnce(f *fact.Fact) bool {
	return (f.Kind == fact.KindFree || f.Kind == fact.KindExchangeChance) && f.Count >= winsLeast
}

// isLook reports whether facts of a kind tell where to look for the best move.
func isLook(k fact.Kind) bool {
	return k == fact.KindPlanChecks || k == fact.KindPlanTakes || k == fact.KindPlanMoves
}

// isPraise reports whether facts of a kind tell what was good about a move.
func isPraise(k fact.Kind) bool {
	switch k {
	case fact.KindCalm, fact.KindPraiseFree, fact.KindPraiseTook, fact.KindPraiseTrade, fact.KindPraisePromotion,
		fact.KindPraiseCastle, fact.KindPraiseMiddle, fact.KindPraiseOut:
		return true
	}
	return false
}

// unmet reports whether a search has recommended no move that meets a danger.
func (v *Survey) unmet(f *fact.Fact) bool {
	return (f.Kind == fact.KindHanging || f.Kind == fact.KindExchangeDanger) && len(f.Ways) == 0 &&
		!v.position.InCheck()
}

// stakeOf returns how many points a fact of a rank is about.
func stakeOf(rank int, f *fact.Fact) int {
	if rank > rankStake {
		return 0
	}
	return max(f.Count, -f.Count)
}

// compare orders facts by rank; within a rank a fork comes before its check, a mate before the
// rest, what a recommended move does before what none does, and what is worth more before what is worth less.
func (v *Survey) compare(a, b *fact.Fact, searched bool) int {
	first, second := v.rank(a, searched), v.rank(b, searched)
	return cmp.Or(firstIf(searched && endsMateThreat(a, b), searched && endsMateThreat(b, a)),
		firstIf(isMet(a) && isLook(b.Kind), isMet(b) && isLook(a.Kind)),
		cmp.Compare(first, second),
		firstIf(a.Kind == fact.KindIdeaDanger && first == rankCheck, b.Kind == fact.KindIdeaDanger &&
			second == rankCheck),
		firstIf(a.Mate && a.Kind != fact.KindCalm, b.Mate && b.Kind != fact.KindCalm),
		firstIf(!searched || !v.unmet(a), !searched || !v.unmet(b)),
		firstIf(winsAtOnce(a) && isLook(b.Kind), winsAtOnce(b) && isLook(a.Kind)),
		firstIf(savesByIdea(a, b), savesByIdea(b, a)),
		cmp.Compare(stakeOf(second, b), stakeOf(first, a)),
		firstIf(winsAtOnce(a) && isTrap(b), winsAtOnce(b) && isTrap(a)),
		firstIf(savesByTaking(a, b), savesByTaking(b, a)),
		firstIf(isDeed(a), isDeed(b)))
}

// endsMateThreat reports whether a chance that one of the best moves takes is of a piece that threatens mate.
func endsMateThreat(chance, threat *fact.Fact) bool {
	return winsAtOnce(chance) && !chance.Lesser && threat.Kind == fact.KindMateThreat &&
		threat.Line[0].From() == chance.Pieces[0].Square
}

// savesByIdea reports whether the move that meets a danger carries out an idea that wins something, too: that is the
// better news.
func savesByIdea(chance, danger *fact.Fact) bool {
	least := max(winsLeast, min(-danger.Count, chess.Rook.Worth())-1)
	return chance.Kind == fact.KindIdeaChance && !chance.Lesser && chance.Count >= least &&
		!slices.Contains(fact.Subtle, chance.Ideas[0].Concept) &&
		(danger.Kind == fact.KindHanging || danger.Kind == fact.KindExchangeDanger) && len(danger.Ways) > 0 &&
		danger.Ways[0].Move == chance.Ideas[0].Move
}

// isMet reports whether a fact is of a piece that would be lost, and a search recommends a move that meets that:
// however far ahead the side is, it says more than where to look.
func isMet(f *fact.Fact) bool { return isLoss(f) && len(f.Ways) > 0 }

// isTrap reports whether a fact is of a piece that has nowhere to go: what can be taken for it comes first.
func isTrap(f *fact.Fact) bool {
	return f.Kind == fact.KindIdeaDanger && f.Ideas[0].Concept == fact.Trapped
}

// isDeed reports whether a fact praises what a move did, not what it left.
func isDeed(f *fact.Fact) bool { return isPraise(f.Kind) && f.Kind != fact.KindCalm }

// savesByTaking reports whether a chance is taken by the piece that a danger is about, or by the move that meets it
// otherwise, so that the danger is past, too; or with check, so that the danger has to wait.
// The danger itself tells where what attacks the piece can be taken.
func savesByTaking(chance, danger *fact.Fact) bool {
	switch {
	case chance.Kind != fact.KindFree && chance.Kind != fact.KindExchangeChance || len(chance.Line) == 0:
		return false
	case danger.Kind != fact.KindHanging && danger.Kind != fact.KindExchangeDanger:
		return false
	}
	if len(danger.Ways) > 0 && danger.Ways[0].Move == chance.Line[0] && danger.Ways[0].Way != fact.WayTake {
		return true // it guards the piece, or stands between
	}
	if next := chance.Start.Play(chance.Line[0]); next.InCheck() {
		return true
	}
	attacks := func(by fact.PlacedPiece) bool { return by.Square == chance.Line[0].To() }
	return chance.Line[0].From() == danger.Pieces[0].Square && !slices.ContainsFunc(danger.By, attacks)
}

// Tied returns the indexes of facts, in the order of Coach after a search, that matter as much as the first of them,
// which the coach shows, and are as new: it may show one of these instead, such as what the learner practises.
func (v *Survey) Tied(list []fact.Fact, told []*fact.Fact) (tied []int) {
	if len(list) == 0 || list[0].Again || v.rank(&list[0], true) != rankStake {
		return nil
	}
	for i := 1; i < len(list); i++ {
		if v.compare(&list[0], &list[i], true) == 0 && !wasTold(told, &list[i]) {
			tied = append(tied, i)
		}
	}
	return tied
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
// of Advice, or of Judged if a search was made. told are the facts that the coach has shown before the side's last
// moves, the
// latest first: what was told before its last three is told again only while nothing new is there, and then as Again.
func (v *Survey) Coach(g *tutor.Game, ply int, facts []fact.Fact, searched bool,
	told []*fact.Fact) (list []fact.Fact, speaks bool) {
	return v.PlainCoach(fact.Everything, g, ply, facts, searched, told)
}

// PlainCoach is Coach for who knows some ideas and kinds of facts alone: it tells each fact as Plain does.
func (v *Survey) PlainCoach(known fact.Vocabulary, g *tutor.Game, ply int, facts []fact.Fact, searched bool,
	told []*fact.Fact) (list []fact.Fact, speaks bool) {
	list = Plainly(facts, known)
	if ply == g.Ply() && g.Outcome() != chess.Playing {
		return list, len(list) > 0
	}
	for _, find := range []func(*tutor.Game, int) (fact.Fact, bool){praise, praiseHabit, keptAlone, lostPiece} {
		if f, ok := find(g, ply); ok {
			list = append(list, Plainly([]fact.Fact{f}, known)...)
		}
	}
	if slices.ContainsFunc(list, func(f fact.Fact) bool { return f.Kind == fact.KindCalm }) {
		if f, ok := pawnWon(g, ply); ok { // which comes before what it saved
			list = append(list, f)
		}
		if tookPiece(g, ply) || v.queenIsEarly() { // which matters more
			list = slices.DeleteFunc(list, savedPawn)
		}
	}
	slices.SortStableFunc(list, func(a, b fact.Fact) int { return v.compare(&a, &b, searched) })
	at := v.choose(list, searched, told)
	if at < 0 {
		if at = slices.IndexFunc(list, isLostPiece); at < 0 {
			return list, false
		}
	}
	line := list[at]
	line.Again = line.Again && stillSo(g, ply, &line)
	return slices.Insert(slices.Delete(list, at, at+1), 0, line), true
}

// muchLess is how many points less a danger or a chance is about than another one for that one to be told once more
// instead: a pawn does not take the place of the queen.
const muchLess = 3

// choose returns the index of the fact to show, -1 if none is to be. It marks a fact that is shown again: once more in
// other words, then not before a plan; but a mate as long as it is there. A plan of a kind that was told a few
// moves ago is told of other pieces where nothing else is there. What tires rests once it was told in both ways: a mate
// leaves nothing else to say, beside a pawn that runs other things are told.
func (v *Survey) choose(list []fact.Fact, searched bool, told []*fact.Fact) int {
	since := func(moves int) []*fact.Fact { return told[:min(len(told), moves)] }
	again, still := -1, slices.ContainsFunc(since(2), func(o *fact.Fact) bool {
		return o != nil && o.Again && o.Kind != fact.KindCheck
	})
	alike := -1 // a plan of such a kind
	for i := range list {
		f := &list[i]
		rank := v.rank(f, searched)
		if tires(f) {
			switch once, twice := saidSo(told, f, false), saidSo(told, f, true); {
			case once && twice && f.Mate: // nothing else is worth as much
				return -1
			case once && (twice || f.Kind == fact.KindIdeaChance && !f.Mate):
				continue
			case twice:
				return i
			}
		}
		less := 0 // how much less is at stake than in what may be told again
		if again >= 0 {
			less = stakeOf(rankStake, &list[again]) - stakeOf(rank, f)
		}
		switch mates := again >= 0 && (list[again].Mate || v.rank(&list[again], searched) < rankStake); {
		case mates || again >= 0 && !still && (rank > rankStake || less > 0) || rank <= rankStake && less >= muchLess:
			list[again].Again = true
			return again
		case again >= 0 && rank > rankStake && (isDanger(&list[again]) && -list[again].Count >= winsLeast ||
			winsAtOnce(&list[again]) && list[again].Count >= chess.Knight.Worth()):
			list[again].Again = told[0] == nil || !told[0].Again // no plan comes before it
			return again
		case rank == rankChange || rank == rankUnspoken:
		case rank == rankEnd || rank == rankCheck:
			f.Again = f.Kind == fact.KindCheck && wasTold(since(1), f) && !told[0].Again
			return i
		case rank == rankTrifle && isLoss(f): // as long as it is there
			if !wasTold(told, f) {
				return i
			}
		case rank >= rankHabit && slices.ContainsFunc(since(restOf(f.Kind)), func(o *fact.Fact) bool {
			return o != nil && o.Kind == f.Kind
		}):
			if alike < 0 && !slices.ContainsFunc(since(planMoves), func(o *fact.Fact) bool {
				return o != nil && sameFact(o, f)
			}) {
				alike = i
			}
		case leadsToMate(f.Kind): // told in other words than the last time
			last := slices.IndexFunc(since(3), func(o *fact.Fact) bool { return o != nil && o.Kind == f.Kind })
			f.Again = last >= 0 && !told[last].Again
			return i
		case !wasTold(told, f):
			return i
		case again < 0 && rank <= rankStake && (!isLook(f.Kind) || f.Count >= winsLeast):
			again = i
		}
	}
	if again < 0 {
		return alike
	}
	list[again].Again = true
	return again
}
