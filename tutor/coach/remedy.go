package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// remedy returns the way out of a danger to name: of those that are given, one that lets nothing be taken elsewhere,
// and of these one that takes what attacks, or else the best; none if no recommended move helps.
func remedy(ways []fact.WayOut, moves []chess.Move) []fact.WayOut {
	place := func(w fact.WayOut) int {
		switch {
		case w.Lets != fact.PlacedPiece{}:
			return 2
		case w.Way == fact.WayTake:
			return 0
		}
		return 1
	}
	var best []fact.WayOut
	for _, m := range moves {
		at := slices.IndexFunc(ways, func(w fact.WayOut) bool { return w.Move == m })
		if at >= 0 && (best == nil || place(ways[at]) < place(best[0])) {
			best = ways[at : at+1]
		}
	}
	return best
}

// guardingPawn returns a danger with a move that guards it as its way out, if one is recommended and else a pawn would
// move on: a pawn does more where it stands.
func (v *Survey) guardingPawn(f fact.Fact, moves []chess.Move) fact.Fact {
	if len(f.Ways) == 0 || f.Ways[0].Way != fact.WayMove || f.Pieces[0].Piece.Type() != chess.Pawn {
		return f
	}
	ways := slices.DeleteFunc(v.waysOut(&f), func(w fact.WayOut) bool {
		return w.Way != fact.WayGuard || !v.find(w.Move).sound()
	})
	if guard := remedy(ways, moves); guard != nil {
		f.Ways = guard
	}
	return f
}

// plainWay returns a danger that a check or a greater threat answers with a plain way out, if one is recommended.
func (v *Survey) plainWay(f fact.Fact, moves []chess.Move) fact.Fact {
	if len(f.Ways) == 0 || f.Ways[0].Way != fact.WayThreaten {
		return f
	}
	ways := slices.DeleteFunc(v.waysOut(&f), func(w fact.WayOut) bool {
		return w.Way >= fact.WayThreaten || !v.find(w.Move).sound()
	})
	if plain := remedy(ways, moves); plain != nil {
		f.Ways = v.byWhich(&f, plain)
	}
	return f
}

// takesChecker returns the first recommended capture of what gives check; none that is stalemate, if another move is
// recommended.
func (v *Survey) takesChecker(moves []chess.Move) []fact.WayOut {
	for _, m := range moves {
		if v.find(m).grade == fact.Stalemates && len(moves) > 1 {
			continue
		}
		if chess.Taken(&v.position, m) != chess.NoPiece && v.position.Checkers().Has(chess.TakenOn(m)) {
			return []fact.WayOut{{Move: m, Way: fact.WayTake}}
		}
	}
	return nil
}

// instead returns the first recommended capture, to make where nothing recommended saves a piece.
func (v *Survey) instead(moves []chess.Move) []fact.WayOut {
	takes := func(m chess.Move) bool { return chess.Taken(&v.position, m) != chess.NoPiece }
	at := slices.IndexFunc(moves, takes)
	if v.position.InCheck() || at < 0 {
		return nil
	}
	return []fact.WayOut{{Move: moves[at], Way: fact.WayInstead}}
}

// byWhich returns the way out that is named with the piece that gives check, or that takes or guards, if another could
// as well and loses by it, or saves nothing; and with what is traded, if that is even.
func (v *Survey) byWhich(danger *fact.Fact, ways []fact.WayOut) []fact.WayOut {
	if len(ways) == 0 {
		return ways
	}
	best, p := ways[0], &v.position
	others := slices.DeleteFunc(p.Moves(), func(m chess.Move) bool {
		return m.From() == best.Move.From() || !v.isAlike(danger, best, m)
	})
	saving := v.waysOut(danger)
	fails := func(m chess.Move) bool {
		return !v.find(m).sound() || best.Way != fact.WayInstead &&
			!slices.ContainsFunc(saving, func(w fact.WayOut) bool { return w.Move == m && w.Way == best.Way })
	}
	guards := best.Way != fact.WayGuard || v.isAlike(danger, best, best.Move) // itself, not what it makes way for
	checks := best.Way == fact.WayThreaten && best.Checks
	if checks || guards && slices.ContainsFunc(others, fails) { // of many checks few help
		best.By = fact.PieceOn(p, best.Move.From())
	}
	s := v.find(best.Move)
	best.Even = best.Way == fact.WayTake && exchange.Count(&s.next, best.Move.To(), 0) == chess.Gain(p, best.Move) &&
		p.At(best.Move.From()).Type().Worth() == chess.Gain(p, best.Move)
	return []fact.WayOut{best}
}

// isAlike reports whether a move could be meant by what is said of a way out that takes or guards: it takes the same,
// or guards the piece in danger anew.
func (v *Survey) isAlike(danger *fact.Fact, way fact.WayOut, m chess.Move) bool {
	switch way.Way {
	case fact.WayTake, fact.WayInstead:
		return chess.Taken(&v.position, m) != chess.NoPiece && chess.CapturesOn(m, way.Move.To())
	case fact.WayGuard:
		next, on := v.find(m).next, danger.Pieces[0].Square
		guards := func(p *chess.Position, from chess.Square) bool {
			return chess.Attacks(p.At(from), from, p.Occupied()).Has(on)
		}
		return m.From() != on && guards(&next, m.To()) && !guards(&v.position, m.From()) &&
			exchange.Count(&next, m.To(), 0) == 0 // what is lost there itself nobody would call a guard
	}
	return false
}

// isSaved reports whether a move saves a piece that is in danger.
func (v *Survey) isSaved(danger *fact.Fact) bool {
	return slices.ContainsFunc(v.waysOut(danger), func(w fact.WayOut) bool { return w.Way < fact.WayThreaten })
}
