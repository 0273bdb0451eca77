package review

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// How many centipawns a retry may be worse than the best move: always, and if it is proved to do what was missed. A
// longer search sees a difference of two moves otherwise by half a point now and then, and no move as good as the best
// may be refused.
const (
	mostAlways  = 80
	mostByProof = 100
	// One that lets something be taken.
	mostLeft = 30
	// One that stops the mate that was let in: beside that a pawn is nothing.
	mostBesideMate = 150
	// Where all is won a beginner's plain capture is as good as what wins more.
	wonFrom      = 600
	mostWhereWon = 300
)

// Tried is the result of a retry.
type Tried struct {
	Right   bool
	Proved  bool         // it is proved to carry out the missed idea
	Why     *fact.Fact   // what is good about it, or what is wrong; nil where it is only less than there is
	Eases   chess.Move   // the quiet answer to the move of the game that does no harm now, if Why is nil; else NoMove
	Gone    bool         // and that answer is not legal any more
	NotMate bool         // mate in one was asked for, and this is none
	Fears   chess.Move   // the answer to fear, where it loses and Why is nil or an idea; else NoMove
	For     *fact.Fact   // what that answer is for, nil if the board does not show it
	Meets   *fact.Fact   // how it does what was asked for, though another move wins more; nil if it does not
	Checks  bool         // the best move wins by a check, which this is not
	Safe    *fact.Fact   // that nothing can take what moved, where all that is wrong is that there is better
	Takes   bool         // and that the best move takes something, as this does not
	Less    bool         // or that the best move takes more than this
	Line    []chess.Move // the move and what follows
	Mates   int          // in how many moves it forces mate, as far as a search knows; else 0
	Best    chess.Move   // what the search would play
}

// Try judges a legal move in the position of a moment. It is right if it is the move of the moment's hint, or by a
// search of TryLimits that looks at it and at the best move to the same depth: if that holds it as good as the best
// move, or nearly, where it is proved to do what was missed. Where mate in one was missed, nothing else is right.
func (r *Review) Try(ctx context.Context, search Search, m Moment, move chess.Move) (Tried, error) {
	p := r.game.PositionAt(m.Ply)
	tried := Tried{Best: m.Best.Move, Line: m.Best.PV, Proved: r.does(&m, move)}
	best, mine := m.Best, m.Best
	if move != m.Best.Move {
		both, err := search(ctx, *p, earlier(r.game.Until(m.Ply)), comparing(m.top, move))
		if err != nil {
			return Tried{}, err
		}
		best, mine = lineOf(both, m.top), lineOf(both, move)
		tried.Line = mine.PV
	}
	if plies, mates := mine.Score.Mate(); mates && plies > 0 {
		tried.Mates = (plies + 1) / 2
	}
	missed := m.Named == fact.MateInOne && missesMate(p, move)
	// What was played cost something in the game, whatever this search holds of it.
	tried.Right = !missed && (move != m.Played || m.Praise) &&
		holds(best.Score, mine.Score, tried.Proved, chess.Gain(p, move) > 0) &&
		(best.Score-mine.Score <= mostLeft || tried.Proved || !r.letsGo(&m, best, mine))
	if tried.Right {
		r.approve(&tried, &m, best, mine)
		return tried, nil
	}
	r.refuse(&tried, &m, best, mine, missed)
	return tried, nil
}

// approve tells why a right try is good. One that wins only later than the best is not right after all.
func (r *Review) approve(tried *Tried, m *Moment, best, mine ai.Result) {
	if tried.Meets = r.winsLater(m, best, mine); tried.Meets != nil {
		tried.Right = false
		return
	}
	if tried.Why = r.inFavor(m, mine); tried.Why != nil {
		return
	}
	if tried.Eases, tried.Gone = r.eased(m, mine); tried.Eases == chess.NoMove {
		tried.Why = r.onTheBoard(m, mine)
	}
}

// refuse tells what is wrong with a try: that it is no mate where one was there, that it does what was asked for and
// another move wins more, what speaks against it, or the answer to fear. One that does all that was asked is right
// after all. missed is whether it is no mate where mate in one was asked for.
func (r *Review) refuse(tried *Tried, m *Moment, best, mine ai.Result, missed bool) {
	p, g := r.game.PositionAt(m.Ply), r.game.Until(m.Ply)
	next, top := p.Play(mine.Move), p.Play(m.top)
	plies, mates := best.Score.Mate()
	if tried.NotMate = (missed || mates && plies == 1) && next.HasMove(); tried.NotMate {
		return
	}
	lost := best.Score - mine.Score
	tried.Checks = (mates || lost >= mostUnsaid) && top.InCheck() && !next.InCheck()
	if tried.Meets = cmp.Or(r.winsLater(m, best, mine), r.meets(m, best, mine)); tried.Meets != nil {
		if tried.Meets.Kind == fact.KindNoMate && lost <= mostBesideMate {
			tried.Right, tried.Why, tried.Meets = true, tried.Meets, nil
		}
		return
	}
	if tried.Meets = trades(p, best, mine); tried.Meets != nil {
		return
	}
	if tried.Meets = r.advised(m, best, mine); tried.Meets != nil {
		return
	}
	costs := lost >= leastCentipawns && coach.ExpectedScore(best.Score)-coach.ExpectedScore(mine.Score) >= SlipFrom
	tried.Why = r.against(g, mine.Move, best, mine)
	// Whoever has no name for an idea is told the answer.
	if named := tried.Why != nil && tried.Why.Kind != fact.KindThenIdea; !named && costs && len(mine.PV) > 1 {
		if after := r.game.Until(m.Ply); after.Play(mine.Move) == nil {
			tried.Fears, tried.For = mine.PV[1], purposeOf(after, mine.PV[1])
		}
		if lost < mostUnsaid && tried.For == nil && !forces(&next, tried.Fears) {
			tried.Fears = chess.NoMove // nobody could tell what there is to fear of it
		}
	}
	if tried.Why == nil && r.passesOver(m, mine.Move) { // that says more than the answer to it
		tried.Fears, tried.For = chess.NoMove, nil
	}
	if tried.Why == nil && tried.Fears == chess.NoMove {
		r.compare(tried, m, mine, mates)
	}
}

// compare tells of a try with which nothing is wrong but that there is better whether the best move takes something, or
// more, and that nothing can take what moved. mates is whether the best move leads to mate.
func (r *Review) compare(tried *Tried, m *Moment, mine ai.Result, mates bool) {
	p, move := r.game.PositionAt(m.Ply), mine.Move
	next, takes := p.Play(move), chess.Taken(p, move) != chess.NoPiece
	tried.Takes = !mates && chess.Taken(p, m.top) != chess.NoPiece && !takes
	tried.Less = !mates && r.passesOver(m, move) && takes
	takers := next.AttackersTo(move.To(), next.Occupied()) & next.Color(next.Turn())
	_, passing := next.EnPassant()
	if takers == 0 && !passing && leadAfter(p, mine.PV) >= chess.Lead(p, p.Turn()) {
		tried.Safe = &fact.Fact{
			Kind: fact.KindSafeThere, Side: p.Turn(), Start: *p, Move: move, Line: []chess.Move{move},
			Pieces: fact.On(&next, move.To()), Judgement: true,
		}
	}
}

// passesOver reports whether something can be taken in a moment for nothing, or by a good trade, and a move takes less.
func (r *Review) passesOver(m *Moment, move chess.Move) bool {
	p := r.game.PositionAt(m.Ply)
	takes := takesOnly(m.Named)
	return takes && chess.Taken(p, move).Type().Worth() < chess.Taken(p, m.top).Type().Worth()
}

// mostUnsaid is how many centipawns a try may lose at most for that a quiet answer to it is not told.
const mostUnsaid = 200

// forces reports whether a move gives check, takes something or promotes.
func forces(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return next.InCheck() || chess.Gain(p, m) > 0
}

// Forbids returns why no move leads from a square to another in the position after ply moves, and whether none does;
// for one square alone why its piece cannot move.
func (r *Review) Forbids(ply int, from, to chess.Square) (f fact.Fact, forbidden bool) {
	p := r.game.PositionAt(ply)
	if f, stuck := coach.Touched(p, from); stuck {
		return f, true
	}
	legal, f := coach.Why(p, from, to)
	return f, !legal
}

// comparing returns limits for a search of two moves in one tree: to the same depth and with the same table, so that
// their difference does not depend on chance. Two searches of one move each differ by some 10 centipawns with the
// order in which they happen to try moves.
func comparing(a, b chess.Move) ai.Limits {
	limits := TryLimits
	limits.Moves, limits.Lines = []chess.Move{a, b}, 2
	return limits
}

// lineOf returns the result of a search for one of the moves that it compared.
func lineOf(both ai.Result, m chess.Move) ai.Result {
	for _, line := range both.Lines {
		if len(line.Moves) > 0 && line.Moves[0] == m {
			return ai.Result{Move: m, Score: line.Score, PV: line.Moves}
		}
	}
	return ai.Result{Move: m, Score: ai.Mated, PV: []chess.Move{m}} // it was stopped too early to tell
}

// holds reports whether a move is as good as the best, and where all is won whether a capture or promotion is nearly
// so. All mates are equal, but a move that gives up a mate is not good enough.
func holds(best, mine ai.Score, proved, takes bool) bool {
	b, bestMates := best.Mate()
	m, mates := mine.Mate()
	switch {
	case bestMates && mates:
		return (b > 0) == (m > 0)
	case bestMates:
		return b < 0
	case mates:
		return m > 0
	}
	lost := best - mine
	if takes && best >= wonFrom && mine >= wonFrom && lost <= mostWhereWon {
		return true
	}
	return lost <= mostAlways || lost <= mostByProof && proved
}

// letsGo reports whether a quiet move lets something be taken with gain, of which can be told: what a search gets for
// that no learner sees. One that stops what the hint warns of does not.
func (r *Review) letsGo(m *Moment, best, mine ai.Result) bool {
	p, move := r.game.PositionAt(m.Ply), mine.Move
	if forces(p, move) || coach.Stops(p, move, &m.Hint[1]) {
		return false
	}
	next, gives := p.Play(move), 0
	if m.Ply < len(r.moves) { // of a position in practice nobody knows what happened
		gives = r.gives(m)
	}
	_, lost := exchange.BestCount(&next)
	return lost > gives && r.against(r.game.Until(m.Ply), move, best, mine) != nil
}

// inFavor returns why a right move is good: where the move played allowed mate in one, that it does not; of the best
// move the idea that its hint names, else the idea that it carries out, that it stops what had to be stopped, what it
// saves or prevents, that it gives nothing away where the move played did, or what it takes; nil if that is nothing.
func (r *Review) inFavor(m *Moment, found ai.Result) *fact.Fact {
	ply, p := m.Ply, r.game.PositionAt(m.Ply)
	v := coach.NewSurvey(p)
	if v.Grade(found.Move) == fact.Mates {
		_, facts := v.MoveAdvice(found.Move)
		return &facts[0]
	}
	letsIn := ply < len(r.moves) && r.moves[ply].Told.Mate > 0 || v.Grade(r.game.Moves()[ply]) == fact.AllowsMate
	if letsIn && v.Grade(found.Move) != fact.AllowsMate {
		return &fact.Fact{
			Kind: fact.KindNoMate, Side: p.Turn(), Start: *p, Move: found.Move, Line: []chess.Move{found.Move},
		}
	}
	if found.Move == m.Best.Move && m.Hint[1].Kind == fact.KindHintIdea {
		facts := coach.BestIdeas(r.game, ply, m.Best.PV)
		named := func(f fact.Fact) bool { return f.Concept == m.Named }
		if at := slices.IndexFunc(facts, named); at >= 0 {
			return &facts[at]
		}
	}
	hint := r.hintOf(ply, found)
	if plies, mates := found.Score.Mate(); mates && plies > 1 && hint[1].Kind == fact.KindHintMate {
		return &hint[3]
	}
	if f := r.idea(ply, found.Move); f != nil {
		return f
	}
	taken := takesOnly(m.Named) // of which that a piece is saved says more
	if !taken && coach.Stops(p, found.Move, &m.Hint[1]) {
		hint[3].Ideas = m.Hint[1:2]
		return &hint[3]
	}
	if threat, ok := v.ThreatensMate(found.Move); ok && hint[1].Kind == fact.KindHintSave {
		hint[3].Ideas = []fact.Fact{threat} // by which it is safe, if something else could be taken then
		return &hint[3]
	}
	rids := hint[1].Kind == fact.KindHintPlan && hint[1].Ideas[0].Kind == fact.KindPlanRid
	if rids || hint[1].Kind == fact.KindHintSave || hint[1].Kind == fact.KindHintPrevents {
		return &hint[3] // which says more than what else the move does
	}
	if f := coach.Offered(v, found); f != nil {
		return f
	}
	if f := r.savesLost(m, found.Move); f != nil {
		return f
	}
	if f := r.keepsAll(ply, found.Move); f != nil {
		return f
	}
	facts := r.Does(ply, found.Move)
	takes := func(f fact.Fact) bool { return f.Kind == fact.KindTakes || f.Kind == fact.KindTakesFree }
	if at := slices.IndexFunc(facts, takes); at >= 0 && v.Grade(found.Move) != fact.Loses {
		return &facts[at]
	}
	return nil
}

// eased returns the quiet answer that made the move of the game bad, where that is all that is told of it, and whether
// it is gone after a right move; NoMove if that is not so, or the side stands worse than the count of the pieces, so
// that the answer may still do harm.
func (r *Review) eased(m *Moment, found ai.Result) (answer chess.Move, gone bool) {
	if m.Ply >= len(r.moves) { // of a position in practice nobody knows what there was to fear
		return chess.NoMove, false
	}
	p, told := r.game.PositionAt(m.Ply), &r.moves[m.Ply].Told
	after, next := p.Play(m.Played), p.Play(found.Move)
	if told.Fears == chess.NoMove || told.Fact != nil || forces(&after, told.Fears) ||
		found.Score < ai.Score(100*chess.Lead(p, p.Turn()))-mostByProof {
		return chess.NoMove, false
	}
	gone = next.At(told.Fears.From()) != after.At(told.Fears.From()) || !next.IsLegal(told.Fears)
	if !gone && chess.Taken(&next, told.Fears) != chess.NoPiece { // another move by now
		return chess.NoMove, false
	}
	return told.Fears, gone
}

// onTheBoard returns what a right move does by the board; nil if that is nothing.
func (r *Review) onTheBoard(m *Moment, found ai.Result) *fact.Fact {
	if facts := r.Does(m.Ply, found.Move); len(facts) > 0 {
		return &facts[0]
	}
	hint := r.hintOf(m.Ply, found)
	if hint[1].Kind == fact.KindHintPlace { // it tells of no idea
		return nil
	}
	return &hint[3]
}

// hintOf returns the hint that would lead to a move found after ply moves. Where a hint would lead to a quick mate
// instead, it tells of no idea.
func (r *Review) hintOf(ply int, found ai.Result) [tutor.HintSteps]fact.Fact {
	hint := coach.HintFacts(r.game.Until(ply), found)
	if m := found.Move; hint[3].Move != m {
		p := r.game.PositionAt(ply)
		hint[1] = fact.Fact{Kind: fact.KindHintPlace, Side: p.Turn(), Start: *p, Squares: []chess.Square{m.To()}}
		hint[3] = fact.Fact{
			Kind: fact.KindHintMove, Side: p.Turn(), Start: *p, Move: m, Pieces: fact.On(p, m.From()), Line: found.PV,
			Judgement: true,
		}
	}
	return hint
}

// Does returns what is good about a legal move after ply moves by the board, the most important first.
func (r *Review) Does(ply int, m chess.Move) []fact.Fact {
	_, facts := coach.NewSurvey(r.game.PositionAt(ply)).MoveAdvice(m)
	return slices.DeleteFunc(facts, func(f fact.Fact) bool {
		switch f.Kind {
		case fact.KindInAll, fact.KindTaken, fact.KindLastCastle:
			return true
		}
		return f.Kind.Tone() == fact.ToneDanger
	})
}

// keepsAll returns the fact that after a move nothing can be won by captures, where the move of the game gave something
// away; nil if that is not so, or the move takes something, which says more.
func (r *Review) keepsAll(ply int, m chess.Move) *fact.Fact {
	if ply >= len(r.moves) { // of a position in practice nobody knows what the move gave away
		return nil
	}
	p, told := r.game.PositionAt(ply), r.moves[ply].Told
	gave := told.Took != nil || told.Takes || told.Fact != nil && givesUp(told.Fact)
	next := p.Play(m)
	if _, lost := exchange.BestCount(&next); !gave || lost > 0 || chess.Taken(p, m) != chess.NoPiece {
		return nil
	}
	return &fact.Fact{Kind: fact.KindCalm, Side: p.Turn(), Start: next, Move: m, Line: []chess.Move{m}}
}

// does reports whether a move is proved to carry out the idea that was missed.
func (r *Review) does(m *Moment, move chess.Move) bool {
	return m.Hint[1].Kind == fact.KindHintIdea && (move == m.Best.Move ||
		slices.ContainsFunc(coach.MoveIdeas(r.game, m.Ply, move), func(f fact.Fact) bool {
			return f.Concept == m.Named && (f.Mate || f.Count >= m.Hint[1].Ideas[0].Count)
		}))
}
