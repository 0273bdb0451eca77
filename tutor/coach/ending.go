package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

var endKinds = map[chess.Outcome]fact.Kind{
	chess.Checkmate:    fact.KindCheckmate,
	chess.Stalemate:    fact.KindStalemate,
	chess.Threefold:    fact.KindThreefold,
	chess.FiftyMove:    fact.KindFiftyMove,
	chess.Insufficient: fact.KindInsufficient,
	chess.MoveLimit:    fact.KindMoveLimit,
}

// ending returns facts about why the game has ended, and what decided it.
func ending(g *tutor.Game) []fact.Fact {
	p := g.Position()
	f := fact.Fact{Kind: endKinds[g.Outcome()], Side: p.Turn(),
		Pieces: fact.On(p, p.King(p.Turn())), Start: *p}
	facts := make([]fact.Fact, 1, 4)
	switch g.Outcome() {
	case chess.Checkmate:
		f.By = fact.PiecesOn(p, p.Checkers())
		facts = append(facts, mateAllowed(g)...)
		facts = append(facts, mostLost(g, p.Turn())...)
	case chess.Stalemate:
		facts = append(append(facts, stalemateBy(g)...), finalCount(p)...)
	default:
		f.Pieces = nil
		facts = append(facts, finalCount(p)...)
	}
	facts[0] = f
	return facts
}

// mateAllowed returns a fact if the loser's last move allowed the mate and
// another move did not.
func mateAllowed(g *tutor.Game) []fact.Fact {
	ply := g.Ply() - 2
	if ply < 0 {
		return nil
	}
	v := NewSurvey(g.PositionAt(ply))
	if !v.avoidable(fact.AllowsMate) {
		return nil
	}
	return []fact.Fact{moveOf(g, ply, fact.KindMateAllowed)}
}

// avoidable reports whether some move has another grade.
func (v *Survey) avoidable(grade fact.Grade) bool {
	return slices.ContainsFunc(v.moves, func(s *moveSurvey) bool { return s.grade != grade })
}

// moveOf returns a fact about a move that was played.
func moveOf(g *tutor.Game, ply int, kind fact.Kind) fact.Fact {
	p, m := g.PositionAt(ply), g.Moves()[ply]
	return fact.Fact{
		Kind: kind, Side: p.Turn(), Name: nameOf(p, m), Number: p.MoveNumber(),
		Start: *p, Line: []chess.Move{m}, Squares: []chess.Square{m.To()},
	}
}

// mostLost returns the move of a side that lost most material compared with its
// best move, the first of equals. It skips crowded positions.
func mostLost(g *tutor.Game, side chess.Color) []fact.Fact {
	most, at := 0, 0
	for ply, m := range g.Moves() {
		p := g.PositionAt(ply)
		if p.Turn() != side || exchange.Crowded(p) {
			continue
		}
		v := NewSurvey(p)
		if s := v.find(m); s.grade == fact.Loses && v.best-s.count > most {
			most, at = v.best-s.count, ply
		}
	}
	if most == 0 {
		return nil
	}
	f := moveOf(g, at, fact.KindMostLost)
	f.Count = -most
	return []fact.Fact{f}
}

// stalemateBy returns the fact that the last move gave stalemate, if another
// move did not.
func stalemateBy(g *tutor.Game) []fact.Fact {
	ply := g.Ply() - 1
	if ply < 0 || !NewSurvey(g.PositionAt(ply)).avoidable(fact.Stalemates) {
		return nil
	}
	return []fact.Fact{moveOf(g, ply, fact.KindStalemateBy)}
}

// finalCount returns the fact of who was ahead in material when a game was
// drawn.
func finalCount(p *chess.Position) []fact.Fact {
	side, lead := p.Turn(), chess.Lead(p, p.Turn())
	if lead == 0 {
		return nil
	}
	if lead < 0 {
		side, lead = side.Other(), -lead
	}
	return []fact.Fact{{Kind: fact.KindFinalCount, Side: side, Count: lead}}
}
