package review

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// meets returns how a move that is not as good as the best does what a moment asks for: that no answer mates, that the
// lost piece is saved, that the threat is stopped, or that nothing is lost where the move played gave something up or
// allowed a strong answer. It is nil if the move does not, or loses anything by the count or by the search, but for a
// pawn where no answer mates.
func (r *Review) meets(m *Moment, best, mine ai.Result) *fact.Fact {
	if m.Ply >= len(r.moves) { // of a position in practice nobody knows what was lost
		return nil
	}
	p, told := r.game.PositionAt(m.Ply), r.moves[m.Ply].Told
	if !r.repairs(m, best, mine, r.gives(m)) {
		return nil
	}
	f := fact.Fact{Side: p.Turn(), Start: *p, Move: mine.Move, Line: []chess.Move{mine.Move}}
	switch {
	case told.letsIn():
		f.Kind = fact.KindNoMate
	case told.Missed != nil && coach.Stops(p, mine.Move, told.Missed):
		f.Kind = fact.KindHintPrevents
	case r.lostOn(m) != chess.NoSquare:
		f.Kind, f.Pieces = savedBy(p, m.Played, r.lostOn(m))
	case told.Missed == nil && (told.Fact != nil || told.Fears != chess.NoMove): // which that answer does no harm to
		f.Kind = fact.KindCalm
	default:
		return nil
	}
	return &f
}

// letsIn reports whether a move lets in mate.
func (t *Told) letsIn() bool {
	return t.Mate > 0 || t.Fact != nil && t.Fact.Kind == fact.KindAllowsMate
}

// gives returns how many points a move in a moment may give: a pawn where the one played let in mate or lost a rook or
// queen, beside which that is nothing, else none.
func (r *Review) gives(m *Moment) int {
	on := r.lostOn(m)
	next := r.game.PositionAt(m.Ply).Play(m.Played)
	if r.moves[m.Ply].Told.letsIn() || on != chess.NoSquare && next.At(on).Type() >= chess.Rook {
		return chess.Pawn.Worth()
	}
	return 0
}

// mostLater is by how many plies a mate may come later than the best one to be as good, where a near mate is asked for.
const mostLater = 2

// asksForMate reports whether a moment asks for a mate that was near.
func (r *Review) asksForMate(m *Moment) bool {
	if m.Lost.Passed > 0 {
		return true
	}
	idea := &m.Hint[1]
	mate := idea.Kind == fact.KindHintMate || len(idea.Ideas) > 0 && idea.Ideas[0].Mate
	return mate && m.Ply < len(r.moves) && r.moves[m.Ply].Told.Missed != nil
}

// winsLater returns that a move wins, too, but by no mate as near as the one that the moment asks for; nil if that asks
// for something else, or the move gives up the win or something by its line.
func (r *Review) winsLater(m *Moment, best, mine ai.Result) *fact.Fact {
	p := r.game.PositionAt(m.Ply)
	plies, mates := best.Score.Mate()
	later, matesToo := mine.Score.Mate()
	switch {
	case !r.asksForMate(m) || !mates || plies <= 1, matesToo && later > 0 && later <= plies+mostLater:
		return nil
	case !matesToo && (mine.Score < wonFrom || leadAfter(p, mine.PV) < chess.Lead(p, p.Turn())), later < 0:
		return nil
	}
	return &fact.Fact{
		Kind: fact.KindHintMate, Side: p.Turn(), Start: *p, Count: (plies + 1) / 2, Mate: true, Judgement: true,
	}
}

// advised returns that a move which the coach advised in the game, by its shorter search, loses nothing; nil if it did
// not, or the move loses something by the count or much by the search.
func (r *Review) advised(m *Moment, best, mine ai.Result) *fact.Fact {
	p := r.game.PositionAt(m.Ply)
	_, mates := best.Score.Mate()
	next := p.Play(mine.Move)
	_, lost := exchange.BestCount(&next)
	if mates || !slices.Contains(m.near, mine.Move) || best.Score-mine.Score >= mostUnsaid || lost > 0 ||
		leadAfter(p, mine.PV) < chess.Lead(p, p.Turn()) {
		return nil
	}
	return &fact.Fact{
		Kind: fact.KindCalm, Side: p.Turn(), Start: *p, Move: mine.Move, Line: []chess.Move{mine.Move},
	}
}

// trades returns that a move that is not as good as the best takes something, and comes out ahead or even there by the
// count, and by the search loses nothing: it must not be told as a loss what takes back. It is nil for other moves.
func trades(p *chess.Position, best, mine ai.Result) *fact.Fact {
	_, bestMates := best.Score.Mate()
	_, mates := mine.Score.Mate()
	taken := chess.Taken(p, mine.Move)
	if bestMates || mates || taken == chess.NoPiece || taken.Type() == chess.Pawn {
		return nil
	}
	next, lead := p.Play(mine.Move), chess.Lead(p, p.Turn())
	count := chess.Gain(p, mine.Move) - exchange.Count(&next, mine.Move.To(), 0)
	if count < 0 || leadAfter(p, mine.PV) < lead+min(count, 1) || mine.Score < ai.Score(100*lead)-mostByProof {
		return nil
	}
	return &fact.Fact{
		Kind: fact.KindTakes, Side: p.Turn(), Start: *p, Move: mine.Move, Line: []chess.Move{mine.Move}, Count: count,
	}
}

// lostOn returns where the piece stood that the move of a moment lost, or that the answer to it could have taken;
// NoSquare if none was lost.
func (r *Review) lostOn(m *Moment) chess.Square {
	t := &r.moves[m.Ply].Told
	after := r.game.PositionAt(m.Ply).Play(m.Played)
	switch {
	case t.Took != nil:
		return t.Took.Taken.Square
	case t.Fact != nil && givesUp(t.Fact):
		return t.Fact.Pieces[0].Square
	case t.Fears != chess.NoMove && chess.Taken(&after, t.Fears) != chess.NoPiece:
		return chess.TakenOn(t.Fears)
	}
	return chess.NoSquare
}

// givesUp reports whether a fact about a move tells that it lets a piece be taken.
func givesUp(f *fact.Fact) bool {
	switch f.Kind {
	case fact.KindThenHangs, fact.KindThenLoses, fact.KindUnguards, fact.KindOpens:
		return true
	}
	return false
}

// savesLost returns that after a right move nothing can win the piece that the move of the game lost: that it is out of
// danger, where it was in danger before, or else that it stays safe. It is nil if something can, or no piece was lost.
func (r *Review) savesLost(m *Moment, move chess.Move) *fact.Fact {
	if m.Ply >= len(r.moves) { // of a position in practice nobody knows what was lost
		return nil
	}
	p, lostOn := r.game.PositionAt(m.Ply), r.lostOn(m)
	if lostOn == chess.NoSquare {
		return nil
	}
	if lostOn == m.Played.To() {
		lostOn = m.Played.From()
	}
	kind, _ := savedBy(p, m.Played, lostOn)
	next, on := p.Play(move), lostOn
	if move.From() == on {
		on = move.To()
	}
	// A rook that castles and a pawn that promotes would be named by where they are no more; a check may only put off
	// that the piece is taken.
	if next.At(on) != p.At(lostOn) || next.InCheck() || exchange.Count(&next, on, 0) > 0 {
		return nil
	}
	f := &fact.Fact{
		Kind: kind, Side: p.Turn(), Start: *p, Move: move, Line: []chess.Move{move}, Pieces: fact.On(p, lostOn),
	}
	switch {
	case kind == fact.KindEndsDanger:
	case move.From() == lostOn: // of which its own place says more
		return nil
	default:
		f.Kind = fact.KindStaysSafe
	}
	return f
}

// aims finds what the hint of a moment should be about: the mate that the move of the game let in, or the piece that it
// let go, and makes it one about that.
func (r *Review) aims(m *Moment) {
	p := r.game.PositionAt(m.Ply)
	us, next := p.Turn(), p.Play(m.Best.Move)
	aim := fact.Fact{Side: us, Start: *p, Judgement: true, Squares: []chess.Square{m.Best.Move.To()}}
	safe := r.savesLost(m, m.Best.Move)
	switch {
	case r.moves[m.Ply].Told.letsIn() && len(mates(&next)) == 0:
		aim.Kind, aim.Pieces = fact.KindHintNoMate, fact.On(p, p.King(us))
	case safe == nil || r.lostOn(m) == m.Played.To():
		return
	case safe.Kind == fact.KindStaysSafe:
		aim.Kind, aim.Pieces = fact.KindHintKeep, safe.Pieces
	default:
		aim.Kind, aim.Pieces = fact.KindHintEnds, safe.Pieces
	}
	aim.Squares = append(aim.Squares, aim.Pieces[0].Square)
	m.aim = &aim
	m.Hint = m.aimed(m.Hint)
}

// aimed returns a hint for a moment that is about what was let in or let go, where it is about something else: beside
// mate anything, beside a piece that stays safe a plan or a rule of thumb, beside one in danger another one.
func (m *Moment) aimed(steps [tutor.HintSteps]fact.Fact) [tutor.HintSteps]fact.Fact {
	if m.aim == nil {
		return steps
	}
	aim, fits := *m.aim, false
	switch idea := &steps[1]; aim.Kind {
	case fact.KindHintNoMate:
		fits = !idea.Mate && idea.Kind != fact.KindHintMate && idea.Concept != fact.OnlyMove
	case fact.KindHintKeep:
		fits = isVague(idea)
	case fact.KindHintEnds:
		fits = idea.Kind == fact.KindHintSave && idea.Pieces[0] != aim.Pieces[0]
	}
	if fits {
		steps[0].Pieces, steps[0].Squares = aim.Pieces, nil
		steps[1], steps[3].Ideas = aim, []fact.Fact{aim}
		steps[2].Endangered, steps[2].Again = false, false
	}
	return steps
}

// isVague reports whether the second step of a hint is only a plan or a rule of thumb, or where the move goes.
func isVague(idea *fact.Fact) bool {
	switch idea.Kind {
	case fact.KindHintPlan:
		return idea.Ideas[0].Kind != fact.KindPlanRid // which says how to save the piece
	case fact.KindHintPlace, fact.KindHintDevelop, fact.KindHintAttack, fact.KindHintGuard:
		return true
	}
	return false
}

// savedBy returns what a move comes to that loses nothing, where after the one played a piece was lost on a square: it
// saves the piece if that was in danger before, and else only loses nothing.
func savedBy(p *chess.Position, played chess.Move, lostOn chess.Square) (fact.Kind, []fact.PlacedPiece) {
	if lostOn == played.To() {
		lostOn = played.From()
	}
	before := p.Pass()
	if p.InCheck() || exchange.Count(&before, lostOn, 0) == 0 {
		return fact.KindCalm, nil
	}
	return fact.KindEndsDanger, fact.On(p, lostOn)
}

// mostForLine is how many centipawns less than the count of the pieces a search may hold a move whose line gives
// something.
const mostForLine = 50

// repairs reports whether a move is clearly better than the one played, and leaves the side hardly worse than the count
// of the pieces before it, than the best move does, or than it stood before the other side's last move; and no more
// points than it may give can be taken then with gain.
func (r *Review) repairs(m *Moment, best, mine ai.Result, gives int) bool {
	p := r.game.PositionAt(m.Ply)
	_, bestMates := best.Score.Mate()
	if _, mates := mine.Score.Mate(); mates || bestMates {
		return false
	}
	next, lead := p.Play(mine.Move), chess.Lead(p, p.Turn())
	// Far in its line something may be given for what is not counted.
	stays := leadAfter(p, mine.PV)+gives >= lead || mine.Score >= ai.Score(100*lead)-mostForLine
	if _, lost := exchange.BestCount(&next); lost > gives || !stays {
		return false
	}
	played := max(ai.Mated, best.Score-ai.Score(m.Lost.centipawns))
	least := min(best.Score, ai.Score(100*lead))
	if m.Ply > 0 {
		least = min(least, -r.found[m.Ply-1].Score)
	}
	chances := coach.ExpectedScore(mine.Score) - coach.ExpectedScore(played) // hardly any in a game that is decided
	return mine.Score >= least-mostByProof-ai.Score(100*gives) && mine.Score-played >= leastCentipawns &&
		(chances >= SlipFrom || m.Lost.Points >= leastPoints)
}
