package coach

import (
	exact "chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// longestWin is how many plies the longest win of all tables has: of a pawn against a rook.
const longestWin = 86

// inTime reports whether a win that a table tells of comes before fifty moves have passed.
func inTime(p *chess.Position, v exact.Verdict) bool {
	plies := v.Plies
	if plies == exact.UnknownPlies {
		plies = longestWin
	}
	return v.Result == exact.Drawn || p.Clock()+plies <= chess.FiftyMovePlies
}

// known returns what a table proves of a position, and whether one does: none if fifty moves could pass before a mate.
func known(p *chess.Position) (v exact.Verdict, ok bool) {
	if p.Occupied().Count() > 4 || p.Insufficient() || !p.HasMove() {
		return v, false
	}
	v, ok = exact.Judge(p)
	return v, ok && inTime(p, v)
}

// exactFacts returns what a table proves of a position: that one move alone keeps the win or the draw, and what best
// play leads to, of a draw only where one side has more.
func (v *Survey) exactFacts() (facts []fact.Fact) {
	p := &v.position
	now, ok := known(p)
	if !ok {
		return nil
	}
	tell := func(kind fact.Kind) {
		facts = append(facts, fact.Fact{Kind: kind, Side: p.Turn(), Start: *p})
	}
	if _, only := keepsAlone(p, now.Result); only {
		tell(map[exact.Result]fact.Kind{exact.Won: fact.KindOnlyWin, exact.Drawn: fact.KindOnlyDraw}[now.Result])
	}
	switch {
	case now.Result == exact.Won:
		tell(fact.KindTableWon)
	case now.Result == exact.Lost:
		tell(fact.KindTableLost)
	case chess.Lead(p, p.Turn()) != 0:
		tell(fact.KindTableDrawn)
	}
	return facts
}

// keepsAlone returns the one move of several that keeps a win or a draw, and whether there is one.
func keepsAlone(p *chess.Position, result exact.Result) (only chess.Move, ok bool) {
	moves, ok := exact.Moves(p)
	if !ok || result == exact.Lost || len(moves) < 2 {
		return chess.NoMove, false
	}
	for _, m := range moves {
		if m.Result >= result {
			if only != chess.NoMove {
				return chess.NoMove, false
			}
			only = m.Move
		}
	}
	return only, only != chess.NoMove
}

// keptAlone returns the praise of a side's own last move if it alone kept the win or the draw, and the answer has not
// changed that.
func keptAlone(g *tutor.Game, ply int) (f fact.Fact, ok bool) {
	if ply < 2 {
		return f, false
	}
	before, p := g.PositionAt(ply-2), g.PositionAt(ply)
	was, tells := known(before)
	is, still := known(p)
	if !tells || !still || was.Result != is.Result {
		return f, false
	}
	if m, only := keepsAlone(before, was.Result); !only || m != g.Moves()[ply-2] {
		return f, false
	}
	kind := map[exact.Result]fact.Kind{exact.Won: fact.KindPraiseWon, exact.Drawn: fact.KindPraiseDrawn}[was.Result]
	return fact.Fact{Kind: kind, Side: p.Turn(), Start: *p}, true
}

// letGo are the kinds of facts of moves that let a result go, by what it was and what it is after the move.
var letGo = map[[2]exact.Result]fact.Kind{
	{exact.Won, exact.Drawn}: fact.KindLetsWinGo, {exact.Won, exact.Lost}: fact.KindLosesWin,
	{exact.Drawn, exact.Lost}: fact.KindLosesDraw,
}

// LetsGo returns the fact that a legal move lets a win or a draw go, as tables prove it: nil if it does not, or if no
// table has the position before the move and that after it. tells reports whether they have.
func LetsGo(p *chess.Position, m chess.Move) (f *fact.Fact, tells bool) {
	next := p.Play(m)
	was, before := known(p)
	is, after := known(&next)
	switch {
	case !before:
		return nil, false
	case !next.HasMove() && next.InCheck(): // it mates
		return nil, true
	case !next.HasMove() || next.Insufficient():
		is, after = exact.Verdict{Result: exact.Drawn}, true
	}
	if kind, ok := letGo[[2]exact.Result{was.Result, -is.Result}]; after && ok {
		return &fact.Fact{
			Kind: kind, Side: p.Turn(), Move: m, Start: *p, Line: []chess.Move{m}, Squares: []chess.Square{m.To()},
		}, true
	}
	return nil, after
}

// letsGo warns of a move that lets a win or a draw go, where tables prove it. known is false where they tell nothing.
func (w *warner) letsGo() *fact.Fact {
	f, _ := LetsGo(&w.v.position, w.s.move)
	return f
}

// stillWon reports whether tables prove that the move keeps a win: then nothing that it gives up matters.
func (w *warner) stillWon() bool {
	f, tells := LetsGo(&w.v.position, w.s.move)
	was, _ := known(&w.v.position)
	return tells && f == nil && was.Result == exact.Won
}
