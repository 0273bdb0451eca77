package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// How many centipawns a move may be worse than the best to be one that the coach recommends, and one by which its line
// is chosen: nearer, as a stronger search may think a little worse of it, and as good as the best for a side that wins
// by almost every move.
const (
	near     = 50
	lineNear = 10
	winNear  = 1
)

// recommended returns the moves that a search found about as good as the best, the best first.
func recommended(found ai.Result) (moves []chess.Move) { return nearBest(found, near) }

// nearBest returns the moves that a search found less than so many centipawns worse than the best, the best first.
func nearBest(found ai.Result, centipawns ai.Score) (moves []chess.Move) {
	for _, l := range found.Lines {
		if l.Score > found.Score-centipawns {
			moves = append(moves, l.Moves[0])
		}
	}
	return moves
}

// After returns what a search of a position found of the position after a move, if the move is one that it recommends:
// then there is nothing to search and to warn of.
func After(found ai.Result, m chess.Move) (after ai.Result, ok bool) {
	for _, l := range found.Lines {
		if l.Moves[0] == m && l.Score > found.Score-near {
			after = ai.Result{Score: -l.Score, PV: l.Moves[1:]}
			if len(after.PV) > 0 {
				after.Move = after.PV[0]
			}
			return after, true
		}
	}
	return after, false
}

// Judged returns the facts of the position on the board of g that a search, with HintLimits, bears out: the chances
// that one of its best moves takes, the dangers that one meets, with the one that meets them, the idea of the best
// move, and the plans that one of the best follows. What only another recommended move does is marked as Lesser.
func (v *Survey) Judged(g *tutor.Game, facts []fact.Fact, found ai.Result) []fact.Fact {
	moves := nearBest(found, lineNear)
	if found.Score >= farWinning {
		moves = nearBest(found, winNear)
	}
	by := v.sorted(g, facts, found, moves)
	kept := by.kept
	if f := chanceFound(g, found); f != nil && !slices.ContainsFunc(kept, func(k fact.Fact) bool {
		return len(k.Line) > 0 && !f.Mate && saysPlainly(&k, f, found.Move)
	}) {
		kept = append(kept, *f)
	}
	atStake := func(f fact.Fact) bool { return v.rank(&f, true) <= rankStake }
	if !slices.ContainsFunc(kept, atStake) {
		kept = append(kept, by.lost...) // nothing saves it, and nothing can be had for it: it is told all the same
	}
	if !slices.ContainsFunc(kept, atStake) {
		if threat := Threat(&v.position); threat.Kind == fact.KindThreatPromotion { // though nothing stops it
			kept = append(kept, threat)
		}
	}
	plans := v.plansBy(v.planned(found, moves, kept), found.Score)
	plans = slices.DeleteFunc(plans, func(f fact.Fact) bool { return placedJustNow(g, &f) })
	var mate []fact.Fact
	if !slices.ContainsFunc(plans, func(f fact.Fact) bool { return leadsToMate(f.Kind) }) { // which tell how
		mate = v.mateAhead(found, kept)
	}
	kept = append(kept, mate...)
	if threat, stops := threatStopped(g, found); stops {
		kept = append(kept, threat)
	}
	if len(mate) == 0 && !slices.ContainsFunc(kept, func(f fact.Fact) bool { return v.tellsOf(&f, found.Move) }) {
		kept = append(kept, v.lookFor(found)...)
	}
	if all := slices.Concat(kept, plans, by.lesser); len(all) > 0 {
		return all
	}
	return slices.Concat(by.nearly, v.trifles(facts, moves))
}

// sortedFacts are facts by what a search says of them.
type sortedFacts struct {
	kept   []fact.Fact // one of the best moves takes the chance, or meets the danger
	lesser []fact.Fact // only another recommended move does, or it falls while something else is saved
	lost   []fact.Fact // dangers that no move meets
	nearly []fact.Fact // dangers that a move meets which is a little worse than those that are recommended
}

// sorted sorts facts by what the moves by which the line is chosen, and the others of a search, do about them.
func (v *Survey) sorted(g *tutor.Game, facts []fact.Fact, found ai.Result, moves []chess.Move) (by sortedFacts) {
	last, all := lastMoveOf(g, g.Ply()), recommended(found)
	for _, f := range facts {
		f.Also = f.Also || f.Kind == fact.KindMateThreat && v.isMatedNext()
		if v.takesBackWhereLost(&f, last, found.Score) {
			by.kept = append(by.kept, f)
		} else if best, ok := v.judge(f, found.Score, moves); ok && v.borneOut(&best, moves) {
			if v.unmet(&best) && isLoss(&best) { // something may be had for it by a move that is hardly worse
				best, _ = v.judge(f, found.Score, all)
			}
			if saved, ok := v.savedNearly(f, found); ok && v.givesMore(&best) {
				best = saved
			}
			by.kept = append(by.kept, v.plainWay(v.guardingPawn(best, all), all))
		} else if f, ok := v.judge(f, found.Score, all); ok && rankOf[f.Kind] == rankStake && v.borneOut(&f, all) {
			f.Lesser = true
			by.lesser = append(by.lesser, f)
		} else if ok && isLoss(&f) && !v.isSaved(&f) {
			by.lost = append(by.lost, f)
		} else if best, ok := v.savedNearly(f, found); ok {
			by.nearly = append(by.nearly, best)
		} else if isLoss(&f) && len(found.PV) > 0 && goesTo(found.PV[1:], f.Pieces[0].Square) {
			f.Lesser = true
			by.lesser = append(by.lesser, f)
		}
	}
	for _, f := range by.nearly { // a lesser danger is not told instead
		if slices.ContainsFunc(by.kept, func(k fact.Fact) bool { return isDanger(&k) && k.Count > f.Count }) {
			by.kept = append(by.kept, f)
		}
	}
	return by
}

// takesBackWhereLost reports whether a fact tells of a piece that can be taken back, where a side is so far behind that
// a search has hardly a better move: then a beginner asks first why it is not taken.
func (v *Survey) takesBackWhereLost(f *fact.Fact, last lastMove, score ai.Score) bool {
	return winsAtOnce(f) && v.find(f.Line[0]).sound() && score <= lostScore && f.Count >= chess.Knight.Worth() &&
		last.takes() && chess.CapturesOn(f.Line[0], last.move.To())
}

// trifles returns those facts of one point that could be taken which some moves bear out, whatever the score: where a
// game is decided they are told if there is nothing else, unless even a piece would change nothing.
func (v *Survey) trifles(facts []fact.Fact, moves []chess.Move) (list []fact.Fact) {
	if chess.Lead(&v.position, v.position.Turn()) >= wonLead {
		return nil
	}
	for _, f := range facts {
		if best, ok := v.judge(f, 0, moves); isTrifle(&f) && ok && v.borneOut(&best, moves) {
			list = append(list, best)
		}
	}
	return list
}

// savedNearly returns the danger of a piece that no recommended move saves, with the move that does, if a search found
// that hardly worse: whoever learns to play is to see it.
func (v *Survey) savedNearly(f fact.Fact, found ai.Result) (fact.Fact, bool) {
	var moves []chess.Move
	for _, w := range v.waysOut(&f) {
		if w.Way < fact.WayThreaten && slices.Contains(nearBest(found, saving(found.Score)), w.Move) {
			moves = append(moves, w.Move)
		}
	}
	f, ok := v.judge(f, found.Score, moves)
	return f, ok && savesPiece(&f) && v.borneOut(&f, moves)
}

// givesMore reports whether a danger to a piece is met by what takes less elsewhere: then a move that saves the piece,
// and is hardly worse, is the better lesson.
func (v *Survey) givesMore(f *fact.Fact) bool {
	return isLoss(f) && len(f.Ways) > 0 && f.Ways[0].Way == fact.WayInstead &&
		chess.Taken(&v.position, f.Ways[0].Move).Type().Worth() < -f.Count
}

// savesPiece reports whether a fact is of a danger to a piece, with a way out that saves it.
func savesPiece(f *fact.Fact) bool {
	return isLoss(f) && len(f.Ways) > 0 && f.Ways[0].Way < fact.WayThreaten
}

// isDanger reports whether a fact is of something that could be taken.
func isDanger(f *fact.Fact) bool {
	return f.Kind == fact.KindHanging || f.Kind == fact.KindExchangeDanger
}

// planned returns those of some good moves by which plans are told beside other facts: near the best line of all, which
// is not always the one that is recommended, and doing what is at stake as the best move does.
func (v *Survey) planned(found ai.Result, moves []chess.Move, others []fact.Fact) (list []chess.Move) {
	if len(others) == 0 {
		return moves
	}
	for _, l := range found.Lines {
		found.Score = max(found.Score, l.Score)
	}
	nearest := nearBest(found, lineNear)
	for _, m := range moves {
		waits := slices.ContainsFunc(others, func(f fact.Fact) bool {
			return v.rank(&f, true) == rankStake && v.Does(&f, found.Move) && !v.Does(&f, m)
		})
		if slices.Contains(nearest, m) && !waits {
			list = append(list, m)
		}
	}
	return list
}

// mateAhead returns the fact that a search sees a mate in more than two moves, if none of some facts tells of mate.
func (v *Survey) mateAhead(found ai.Result, others []fact.Fact) []fact.Fact {
	plies, mates := found.Score.Mate()
	if !mates || plies <= 3 || plies > FarthestHint || slices.ContainsFunc(others, func(f fact.Fact) bool {
		return f.Mate || f.Kind == fact.KindMateChance
	}) {
		return nil
	}
	return []fact.Fact{{
		Kind: fact.KindMateAhead, Side: v.position.Turn(), Start: v.position, Count: (plies + 1) / 2, Mate: true,
		Judgement: true, Ideas: []fact.Fact{{Move: found.Move}},
	}}
}

// borneOut reports whether one of some moves does what a fact of what is at stake calls for.
func (v *Survey) borneOut(f *fact.Fact, moves []chess.Move) bool {
	return rankOf[f.Kind] != rankStake || f.Mate ||
		slices.ContainsFunc(moves, func(m chess.Move) bool { return v.Does(f, m) })
}

// saysPlainly reports whether a chance that was counted makes the idea of the best move needless: it is the same move
// and most of what the idea wins, or the idea is subtle and wins no more than a point more.
func saysPlainly(counted, idea *fact.Fact, best chess.Move) bool {
	if slices.Contains(fact.Subtle, idea.Concept) {
		return counted.Count >= idea.Count-1
	}
	takesRook := chess.Taken(&counted.Start, counted.Line[0]).Type() >= chess.Rook && counted.Count >= winsLeast
	most := (counted.Count >= chess.Knight.Worth() || takesRook) && // who takes a rook does so for it
		(2*counted.Count > idea.Count || takesQueen(counted))
	return counted.Line[0] == best && (counted.Count >= idea.Count || most)
}

// tellsOf reports whether a fact of what is at stake calls for a move, or a danger has been met by another.
func (v *Survey) tellsOf(f *fact.Fact, m chess.Move) bool {
	switch rank := v.rank(f, true); {
	case rank > rankStake, v.unmet(f):
		return false
	case f.Kind == fact.KindHanging || f.Kind == fact.KindExchangeDanger:
		return true
	}
	return v.Does(f, m)
}

// judge returns a fact as a search sees it whose best moves are some, and whether it is borne out.
func (v *Survey) judge(f fact.Fact, score ai.Score, moves []chess.Move) (fact.Fact, bool) {
	if isTrifle(&f) && max(score, -score) >= 100*decidedLead {
		return f, false
	}
	switch f.Kind {
	case fact.KindFree, fact.KindExchangeChance, fact.KindPromotionChance:
		for _, m := range moves {
			if taken, ok := v.taking(f, m); ok {
				return taken, true
			}
		}
		return f, false
	case fact.KindPawnRuns:
		return f, slices.ContainsFunc(moves, func(m chess.Move) bool { return v.Does(&f, m) })
	case fact.KindHabitCenter, fact.KindHabitDevelop, fact.KindHabitTwice, fact.KindHabitQueen, fact.KindHabitCastle:
		at := slices.IndexFunc(moves, func(m chess.Move) bool { return v.keepsTo(&f, v.find(m)) })
		if at < 0 {
			return f, false
		}
		if f.Move = moves[at]; f.Kind == fact.KindHabitDevelop { // which is better to bring out than another
			f.Pieces = fact.On(&v.position, f.Move.From())
		}
		return f, true
	case fact.KindCheck:
		if len(f.By) == 1 {
			f.Ways = v.takesChecker(moves)
			f.Unguarded = len(f.Ways) > 0 && v.find(f.Ways[0].Move).takers == 0
		}
	case fact.KindHanging, fact.KindExchangeDanger:
		moves = slices.DeleteFunc(slices.Clone(moves), func(m chess.Move) bool {
			return v.find(m).grade == fact.Mates // which is told as mate
		})
		if f.Ways = remedy(v.waysOut(&f), moves); len(f.Ways) == 0 {
			f.Ways = v.instead(moves)
		}
		f.Ways = v.byWhich(&f, f.Ways)
	case fact.KindCalm:
		return f, int(score) >= 100*chess.Lead(&v.position, v.position.Turn())-near
	}
	return f, true
}

// isTrifle reports whether a fact is of one point that could be taken.
func isTrifle(f *fact.Fact) bool {
	switch f.Kind {
	case fact.KindHanging, fact.KindExchangeDanger, fact.KindFree, fact.KindExchangeChance:
		return max(f.Count, -f.Count) == 1
	}
	return false
}

// taking returns a chance with m as the move that takes it, if nothing else of the fact but the line changes.
func (v *Survey) taking(f fact.Fact, m chess.Move) (_ fact.Fact, ok bool) {
	if f.Line[0] == m {
		return f, true
	}
	s := v.find(m)
	if f.Kind == fact.KindPromotionChance || chess.TakenOn(m) != f.Pieces[0].Square || m.To() != f.Line[0].To() {
		return f, false
	}
	if f.Kind == fact.KindFree && (s.takers != 0 || !s.sound()) {
		return f, false
	}
	f.Line, f.By = []chess.Move{m}, fact.On(&v.position, m.From())
	if f.Kind == fact.KindExchangeChance {
		f.Line = append(f.Line, exchange.On(&s.next, m.To()).Line...)
		return f, chess.Gain(&v.position, m)-exchange.Count(&s.next, m.To(), 0) == f.Count
	}
	return f, true
}
