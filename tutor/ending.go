package tutor

import "chesstutor/tutor/chess"

var endKinds = map[chess.Outcome]Kind{
	chess.Checkmate:    KindCheckmate,
	chess.Stalemate:    KindStalemate,
	chess.Threefold:    KindThreefold,
	chess.FiftyMove:    KindFiftyMove,
	chess.Insufficient: KindInsufficient,
	chess.MoveLimit:    KindMoveLimit,
}

// ending returns facts about why the game has ended, and what decided it.
func ending(g *Game) []Fact {
	p := g.Position()
	f := Fact{Kind: endKinds[g.Outcome()], Side: p.Turn(), Pieces: []PlacedPiece{pieceOn(p, p.King(p.Turn()))}, Start: *p}
	facts := make([]Fact, 1, 4)
	switch g.Outcome() {
	case chess.Checkmate:
		f.By = piecesOn(p, p.Checkers())
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
func mateAllowed(g *Game) []Fact {
	ply := g.Ply() - 2
	if ply < 0 {
		return nil
	}
	v := NewSurvey(g.PositionAt(ply))
	if !v.avoidable(AllowsMate) {
		return nil
	}
	return []Fact{named(g, ply, KindMateAllowed)}
}

// avoidable reports whether some move has another grade.
func (v *Survey) avoidable(grade Grade) bool {
	for i := range v.moves {
		if v.moves[i].grade != grade {
			return true
		}
	}
	return false
}

// named returns a fact about a move that was played.
func named(g *Game, ply int, kind Kind) Fact {
	p, m := g.PositionAt(ply), g.Moves()[ply]
	return Fact{
		Kind: kind, Side: p.Turn(), Name: nameOf(p, m), Number: p.MoveNumber(),
		Start: *p, Line: []chess.Move{m}, Squares: []chess.Square{m.To()},
	}
}

// mostLost returns the move of a side that lost most material compared with its
// best move, the first of equals. It skips crowded positions.
func mostLost(g *Game, side chess.Color) []Fact {
	most, at := 0, 0
	for ply, m := range g.Moves() {
		p := g.PositionAt(ply)
		if p.Turn() != side || crowded(p) {
			continue
		}
		v := NewSurvey(p)
		if s := v.find(m); s.grade == Loses && v.best-s.count > most {
			most, at = v.best-s.count, ply
		}
	}
	if most == 0 {
		return nil
	}
	f := named(g, at, KindMostLost)
	f.Count = -most
	return []Fact{f}
}

// stalemateBy returns the fact that the last move gave stalemate, if another
// move did not.
func stalemateBy(g *Game) []Fact {
	ply := g.Ply() - 1
	if ply < 0 || !NewSurvey(g.PositionAt(ply)).avoidable(Stalemates) {
		return nil
	}
	return []Fact{named(g, ply, KindStalemateBy)}
}

// finalCount returns the fact of who was ahead in material when a game was
// drawn.
func finalCount(p *chess.Position) []Fact {
	side, lead := p.Turn(), Lead(p, p.Turn())
	if lead == 0 {
		return nil
	}
	if lead < 0 {
		side, lead = side.Other(), -lead
	}
	return []Fact{{Kind: KindFinalCount, Side: side, Count: lead}}
}
