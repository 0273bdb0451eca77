package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// FarthestHint is in how many plies a mate is, at most, that a hint tells of. A table knows of farther ones.
const FarthestHint = 11

// hintIdea returns the second step of a hint: why the move is good, or if that is not known that no other is as good by
// a table, or the plan, or the rule of thumb for the opening, that it follows. What its line wins later is told only
// where there is no other reason, or where the move is much better than others.
func hintIdea(g *tutor.Game, found ai.Result, known fact.Vocabulary) fact.Fact {
	v := NewSurvey(g.Position())
	f := v.hintIdea(lastMoveOf(g, g.Ply()), found, known)
	prepared, wins := v.hintPrepares(v.chosen(found.Move), known)
	if wins && prepared.Mate && slices.Contains(lesserReasons, f.Kind) {
		return prepared
	}
	if Reason(&f) != "" && (f.Kind != fact.KindHintNext || len(v.lookFor(found)) > 0) {
		return f
	}
	if wins && prepared.Mate {
		return prepared
	}
	plan, ok := v.planOf(found.Move, known)
	for _, proved := range v.exactFacts() {
		if proved.Kind == fact.KindOnlyWin || proved.Kind == fact.KindOnlyDraw {
			plan, ok = proved, true
		}
	}
	if !ok && f.Kind == fact.KindHintCheck { // of which that is a reason, though other pieces are left
		plan, ok = v.follows(checksAway, v.find(found.Move))
	}
	habit, keeps := v.habitOf(g, found.Move)
	if keeps && (!ok || habit.Kind == fact.KindHabitDevelop || habit.Kind == fact.KindHabitCenter) {
		plan, ok = habit, true
	}
	switch {
	case wins && (!ok || slices.Contains(vaguePlans, plan.Kind)):
		return prepared
	case !ok || !known.HasKind(plan.Kind):
		return f
	case f.Kind == fact.KindHintAttack && saysAttack[plan.Kind]:
		f.Ideas = []fact.Fact{plan}
		if plan.Kind != fact.KindHabitDevelop { // hint and line speak of the same piece
			f.Pieces = plan.Pieces
		}
		return f
	case f.Kind == fact.KindHintDevelop:
		f.Ideas = []fact.Fact{plan}
		return f
	}
	return fact.Fact{Kind: fact.KindHintPlan, Ideas: []fact.Fact{plan}, Pieces: plan.Pieces}
}

// lesserReasons are the kinds of reasons that tell less of a move than that it threatens mate.
var lesserReasons = []fact.Kind{fact.KindHintGuard, fact.KindHintAttack, fact.KindHintDevelop, fact.KindHintCastle}

// checksAway is the plan of a check that keeps the king from the middle.
var checksAway = plan{fact.KindPlanEdge, (*Survey).keepsFromMiddle, 0}

// vaguePlans are the plans that tell less of a move than a fork that it prepares.
var vaguePlans = []fact.Kind{
	fact.KindPlanKeep, fact.KindPlanWay, fact.KindPlanFile, fact.KindPlanPiece, fact.KindPlanMiddle, fact.KindPlanAim,
	fact.KindPlanReach, fact.KindPlanAir,
}

// slowPlans are told to nobody who is so far behind that the game is decided.
var slowPlans = append([]fact.Kind{fact.KindPlanWeak, fact.KindPlanMore}, vaguePlans...)

// saysAttack are the plans and the rule of thumb that are told by what the move attacks.
var saysAttack = map[fact.Kind]bool{
	fact.KindPlanThreat: true, fact.KindPlanMore: true, fact.KindPlanWeak: true, fact.KindHabitDevelop: true,
}

// habitOf returns the rule of thumb for the opening that a move keeps to; of a piece that comes out, that of the piece.
// What takes something does so for that.
func (v *Survey) habitOf(g *tutor.Game, m chess.Move) (fact.Fact, bool) {
	if chess.Taken(&v.position, m) != chess.NoPiece {
		return fact.Fact{}, false
	}
	for _, habit := range v.openingAdvice(g, g.Ply()) {
		if rankOf[habit.Kind] != rankHabit {
			continue
		}
		if FromHome(&v.position, m) {
			habit.Kind, habit.Pieces, habit.Squares = fact.KindHabitDevelop, fact.On(&v.position, m.From()), nil
			return habit, true
		}
		if v.keepsTo(&habit, v.find(m)) {
			return habit, true
		}
	}
	return fact.Fact{}, false
}

// hintIdea returns the second step of a hint without its plan: the idea in what the move does, in what it prevents, or
// in the second move of its line, the first that can be proved; if none can, the purpose of the move as the board shows
// it.
func (v *Survey) hintIdea(last lastMove, found ai.Result, known fact.Vocabulary) fact.Fact {
	s, purpose := newBest(&v.position, found.Move), v.purpose(found.Move, last)
	ideas := v.ideasWon(s, last, found)
	if purpose.Kind != fact.KindHintPlace && purpose.Kind != fact.KindHintDevelop { // which says more than such a pin
		ideas = slices.DeleteFunc(ideas, func(f fact.Fact) bool {
			return f.Concept == fact.PinToPiece && f.Count <= 0 && !f.Mate
		})
	}
	if len(ideas) == 0 {
		ideas = s.givesPerpetualCheck()
	}
	if f, ok := mateOrIdea(s, ideas, found, known); ok {
		return f
	}
	if ideas := named(v.onlyMove(found.Move), known); len(ideas) > 0 {
		return ideasFact(fact.KindHintIdea, ideas, nil)
	}
	if f, ok := v.hintPrevents(s, last, found, known); ok {
		return f
	}
	return v.lastResort(s, purpose, found, known)
}

// ideasWon returns the ideas of the best move that win something by the search too, those of its line among them.
func (v *Survey) ideasWon(s *study, last lastMove, found ai.Result) []fact.Fact {
	var shown []fact.Fact
	if v.winsBy(found) {
		shown = s.byLine(found.PV, last)
	}
	ideas := withoutForkBesideCheck(s.withHeld(with(s.ideas(last), shown)))
	ideas = slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		// Where it wins by the search, no more is given back than is won; but a guard that is driven off is named only
		// if nothing else is.
		only := len(ideas) == 1 || f.Kind != fact.KindDrivesGuard
		return guardsPawn(&f) || drivesForPawn(&f, found.PV) || wonBack(&f) || forksItsTaker(&f) ||
			besideLine(&f, found.PV) ||
			givesBack(&f) && !(only && v.winsBy(found) && shownBy(&f, found.PV))
	})
	return Answered(foundToWin(&v.position, ideas, found.Score), found.PV)
}

// mateOrIdea returns the second step of a hint that names the ideas of the best move, or how soon it mates; not ok if
// it has no idea that is known and does not mate.
func mateOrIdea(s *study, ideas []fact.Fact, found ai.Result, known fact.Vocabulary) (f fact.Fact, ok bool) {
	plies, mates := found.Score.Mate()
	mates = mates && plies > 0 && plies <= FarthestHint
	plain := len(ideas) > 0 && ideas[0].Mate && !slices.Contains(fact.Subtle, ideas[0].Concept)
	if mates && plies > 3 && plies <= 5 && !plain {
		ideas = append(s.mateInThree(), ideas...)
	}
	ideas = named(ideas, known)
	if len(ideas) == 1 && ideas[0].Kind == fact.KindPinHolds { // which is told only beside what wins
		ideas = nil
	}
	mates = mates && known.Knows(&fact.Fact{Kind: fact.KindHintMate, Count: (plies + 1) / 2})
	switch {
	case len(ideas) > 0 && (!mates || ideas[0].Mate):
		return ideasFact(fact.KindHintIdea, ideas, found.PV), true
	case mates:
		return fact.Fact{Kind: fact.KindHintMate, Count: (plies + 1) / 2}, true
	}
	return f, false
}

// hintPrevents returns the second step of a hint that tells what the best move stops, or that it saves the piece that
// moves, where that matters more. Its own win comes first, but before mate in one.
func (v *Survey) hintPrevents(s *study, last lastMove, found ai.Result, known fact.Vocabulary) (f fact.Fact, ok bool) {
	ideas := named(s.prevents(last), known)
	if len(ideas) == 0 || v.winsBy(found) && ideas[0].Concept != fact.MateInOne ||
		v.allows(found, &ideas[0]) || v.inVain(found, &ideas[0]) {
		return f, false
	}
	if saved, saves := v.saved(v.chosen(found.Move)); saves && savesMore(&saved, &ideas[0]) {
		return saved, true
	}
	return ideasFact(fact.KindHintPrevents, ideas, nil), true
}

// lastResort returns the second step of a hint whose move has no idea and stops nothing: what it is for by the board,
// another piece that it saves, a danger that it ends, or what its line wins later.
func (v *Survey) lastResort(s *study, purpose fact.Fact, found ai.Result, known fact.Vocabulary) fact.Fact {
	if purpose.Kind == fact.KindHintSave || purpose.Kind == fact.KindHintBack {
		return purpose
	}
	next, later := v.winsNext(found)
	later = later && known.Knows(&next)
	if later && slices.ContainsFunc(next.Ideas, func(f fact.Fact) bool { return !takesOnly(f) }) {
		return next
	}
	switch purpose.Kind {
	case fact.KindHintPlace, fact.KindHintDevelop, fact.KindHintAttack, fact.KindHintGuard:
		// a piece that it saves matters more, if it is another
		if ideas := named(s.saves(), known); len(ideas) > 0 && !v.allows(found, &ideas[0]) &&
			(purpose.Kind != fact.KindHintGuard || ideas[0].Pieces[0].Square != purpose.Pieces[0].Square) {
			return ideasFact(fact.KindHintPrevents, ideas, nil)
		}
	}
	if purpose.Kind == fact.KindHintPlace || purpose.Kind == fact.KindHintDevelop {
		if ends := v.endsDanger(v.chosen(found.Move)); len(ends) > 0 {
			return fact.Fact{Kind: fact.KindHintEnds, Pieces: ends[0].Pieces}
		}
	}
	if later && purpose.Kind != fact.KindHintAttack { // that something can be taken later is a last resort
		return next
	}
	return purpose
}

// savesMore reports whether to save a piece that is attacked now matters more than what the other side could only
// prepare to win: it is no pawn, or that is worth no more.
func savesMore(saved, prevented *fact.Fact) bool {
	return !prevented.Mate && (saved.Pieces[0].Piece.Type() != chess.Pawn || prevented.Count <= 1)
}

// allows reports whether a search recommends another move, too, after which a threat of the other side stands as
// before: then there is little to fear of it.
func (v *Survey) allows(found ai.Result, threat *fact.Fact) bool {
	return slices.ContainsFunc(recommended(found), func(m chess.Move) bool {
		next := v.position.Play(m)
		return m != found.Move && next.IsLegal(threat.Move) && stillWins(newStudy(&next, threat.Move), threat)
	})
}

// inVain reports whether a search expects a good deal more to be lost after its best move than the threat which that
// stops would win: then to stop it is of no use.
func (v *Survey) inVain(found ai.Result, threat *fact.Fact) bool {
	const more = 300 // centipawns that may be for where the pieces stand
	kept := chess.Lead(&v.position, v.position.Turn()) - threat.Count
	return !threat.Mate && int(found.Score) < 100*kept-more
}

// foundToWin returns the ideas of the best move without those that are said to win something, if the score of a search
// is not half a point better than what is on the board: what they win is lost elsewhere. What is taken at once is taken
// all the same.
func foundToWin(p *chess.Position, ideas []fact.Fact, score ai.Score) []fact.Fact {
	if int(score) >= 100*chess.Lead(p, p.Turn())+near {
		return ideas
	}
	return slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		atOnce := f.Concept == fact.FreePiece || f.Concept == fact.WinningTrade || f.Concept == fact.Promotion
		return f.Count > 0 && !f.Mate && !atOnce
	})
}

// winsBy reports whether a search finds that a position is worth a point more than what is on the board.
func (v *Survey) winsBy(found ai.Result) bool {
	return int(found.Score) >= 100*(chess.Lead(&v.position, v.position.Turn())+1)
}

// leadAfter returns the balance of the side to move after a line, less what the other side can win then by the count.
func leadAfter(p *chess.Position, line []chess.Move) int {
	end := *p
	for _, m := range line {
		end = end.Play(m)
	}
	lead := chess.Lead(&end, p.Turn())
	if end.Turn() != p.Turn() {
		_, lost := exchange.BestCount(&end)
		lead -= lost
	}
	return lead
}

// winsNext returns the ideas in the second move of a line, if one of them wins.
func (v *Survey) winsNext(found ai.Result) (f fact.Fact, ok bool) {
	ideas := nextIdeas(&v.position, found.PV)
	if len(ideas) == 0 || leadAfter(&v.position, found.PV[:3]) <= chess.Lead(&v.position, v.position.Turn()) {
		return f, false
	}
	f = ideasFact(fact.KindHintNext, ideas, found.PV[2:])
	f.Ideas = standingBefore(f.Ideas, v.position.Turn().Other(), found.PV[:2]...)
	f.Pieces = f.Ideas[0].Pieces
	if len(f.Ideas) > 1 && slices.Contains(f.Ideas[1].Guards, f.Pieces[0]) { // which would be named twice
		f.Ideas = f.Ideas[:1]
	}
	f.Start, f.Line = v.position, append(slices.Clone(found.PV[:2]), f.Line...) // shown from here
	return f, !v.hasNow(&f.Ideas[0]) && v.enables(found.PV, &f.Ideas[0])
}

// enables reports whether the first move of a line makes what an idea takes after the answer possible: it could be
// taken at once if the other side passed, or the answer is to a check or takes back. What only a mistake allows is
// prepared by nothing.
func (v *Survey) enables(line []chess.Move, idea *fact.Fact) bool {
	next := v.position.Play(line[0])
	if !takesOnly(*idea) || next.InCheck() || line[1].To() == line[0].To() {
		return true
	}
	passed := next.Pass()
	return exchange.Count(&passed, idea.Line[0].To(), 0) > 0
}

// hasNow reports whether what an idea would take later can be taken at once: then it is no reason to wait.
func (v *Survey) hasNow(idea *fact.Fact) bool {
	return (idea.Concept == fact.FreePiece || idea.Concept == fact.WinningTrade) &&
		slices.ContainsFunc(v.chances(), func(f fact.Fact) bool {
			return len(f.Pieces) > 0 && f.Pieces[0] == idea.Pieces[0] && f.Kind != fact.KindPromotionChance
		})
}
