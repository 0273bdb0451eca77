package coach

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// ownMove returns the last own move of the side to move after ply moves. ok is
// false if there is none, or if it has cost material since, so that it cannot
// be praised.
func ownMove(g *tutor.Game, ply int) (before *chess.Position, m chess.Move, gained int, ok bool) {
	if ply < 2 {
		return nil, chess.NoMove, 0, false
	}
	before, m = g.PositionAt(ply-2), g.Moves()[ply-2]
	us := before.Turn()
	gained = chess.Lead(g.PositionAt(ply), us) - chess.Lead(before, us)
	return before, m, gained, gained >= 0
}

// madeCalm returns the fact that the side's own last move ended a danger: there
// was one before the move, and after it the opponent could neither win anything
// nor mate.
func madeCalm(g *tutor.Game, ply int) []fact.Fact {
	before, m, _, ok := ownMove(g, ply)
	if !ok || before.InCheck() {
		return nil
	}
	feared := dangers(before, lastMove{})
	between, p := g.PositionAt(ply-1), g.PositionAt(ply)
	if len(feared) == 0 || matingMove(between) != chess.NoMove {
		return nil
	}
	if _, lost := exchange.BestCount(between); lost > 0 {
		return nil
	}
	if between.InCheck() && !p.InCheck() { // a check may have put off what is still in danger
		after := p.Pass()
		if _, lost := exchange.BestCount(&after); lost > 0 {
			return nil
		}
	}
	f := fact.Fact{Kind: fact.KindCalm, Side: p.Turn(), Start: *p, Mate: feared[0].Kind == fact.KindMateThreat}
	if !f.Mate {
		piece := feared[0].Pieces[0]
		moved := piece.Square == m.From()
		if moved {
			piece.Square = m.To()
		}
		took := moved && chess.Taken(before, m) != chess.NoPiece // which is more than to be saved
		if p.At(piece.Square) == piece.Piece && !took {
			f.Pieces = []fact.PlacedPiece{piece}
		}
	}
	return []fact.Fact{f}
}

// praise returns a fact about what was good about the side's own last move, if
// there is one; none where it passed over a mate in one.
func praise(g *tutor.Game, ply int) (f fact.Fact, ok bool) {
	before, m, gained, ok := ownMove(g, ply)
	if !ok || matingMove(before) != chess.NoMove {
		return f, false
	}
	p := g.PositionAt(ply)
	f = fact.Fact{Side: p.Turn(), Start: *p}
	taken := chess.Taken(before, m)
	switch {
	case m.Promotion() != chess.NoPieceType && p.At(m.To()) == chess.PieceOf(m.Promotion(), p.Turn()):
		f.Kind, f.Pieces = fact.KindPraisePromotion, fact.On(p, m.To())
	case m.IsCastle():
		f.Kind, f.Guards = fact.KindPraiseCastle, fact.PiecesOn(p, shelterOf(p, p.Turn()))
		f.Count = len(f.Guards)
		return f, f.Count > 1
	case taken == chess.NoPiece || taken.Type() == chess.Pawn || gained < winsLeast:
		return f, false
	case TakesBack(g, ply-2):
		f.Kind, f.Count = fact.KindPraiseTrade, chess.Lead(p, p.Turn())-chess.Lead(g.PositionAt(ply-3), p.Turn())
		return f, f.Count >= LeastByTakingBack
	case Takers(before, m) == 0 || gained >= taken.Type().Worth():
		f.Kind, f.Count, f.Pieces = fact.KindPraiseTook, gained, []fact.PlacedPiece{{Piece: taken, Square: m.To()}}
		flipped := p.Pass()
		switch back := exchange.Count(&flipped, m.To(), 0); {
		case back >= chess.Knight.Worth() && p.At(m.To()).Color() == p.Turn(): // what took is in danger there
			f.Count = gained - back
			return f, f.Count >= winsLeast
		case Takers(before, m) == 0:
			f.Kind = fact.KindPraiseFree
			if wonByFork(g, ply) {
				f.By = fact.On(p, m.To())
			}
		}
	case TakesBack(g, ply-1) && (taken.Type() != chess.Queen || gained < LeastByTakingBack): // who is named instead
		f.Kind, f.Count = fact.KindPraiseTrade, gained
	default: // the answer took something else
		f.Kind, f.Count, f.Pieces = fact.KindPraiseTook, gained, []fact.PlacedPiece{{Piece: taken, Square: m.To()}}
		return f, gained >= LeastByTakingBack
	}
	return f, true
}

// wonByFork reports whether the side's own last move took what the same piece had forked with the side's move before.
func wonByFork(g *tutor.Game, ply int) bool {
	if ply < 4 || forkGain(g, ply-4) == 0 {
		return false
	}
	fork, took := g.Moves()[ply-4], g.Moves()[ply-2]
	forked := g.PositionAt(ply - 3)
	return fork.To() == took.From() && forked.At(took.To()) == g.PositionAt(ply-2).At(took.To()) &&
		chess.Attacks(forked.At(fork.To()), fork.To(), forked.Occupied()).Has(took.To())
}

// praiseHabit returns the fact that the side's own last move was a good first step of the opening, if it was: its first
// pawn in the middle, or its first knight or bishop to come out, no knight to the edge. What can be taken there is not
// praised.
func praiseHabit(g *tutor.Game, ply int) (f fact.Fact, ok bool) {
	before, m, _, ok := ownMove(g, ply)
	p := g.PositionAt(ply)
	if !ok || ply >= openingPlies || g.Setup().Start != chess.Start() || p.InCheck() {
		return f, false
	}
	us, moved := p.Turn(), before.At(m.From())
	f = fact.Fact{Side: us, Start: *p, Pieces: fact.On(p, m.To())}
	edge := moved.Type() == chess.Knight && (m.To().File() == chess.A1.File() || m.To().File() == chess.H1.File())
	switch {
	case moved.Type() == chess.Pawn && openingCenter.Has(m.To()) && before.Pieces(chess.Pawn, us)&openingCenter == 0:
		f.Kind = fact.KindPraiseMiddle
	case minorsAtHome(before, us).Count() == 4 && FromHome(before, m) && !edge:
		f.Kind = fact.KindPraiseOut
	default:
		return f, false
	}
	flipped := p.Pass()
	return f, p.At(m.To()) == moved && exchange.Count(&flipped, m.To(), 0) == 0
}

// tookPiece reports whether the side's own last move took a piece, no pawn.
func tookPiece(g *tutor.Game, ply int) bool {
	before, m, _, ok := ownMove(g, ply)
	return ok && chess.Taken(before, m).Type() > chess.Pawn
}

// savedPawn reports whether a fact tells no more than that a pawn was saved, which says little where a piece was taken.
func savedPawn(f fact.Fact) bool {
	return f.Kind == fact.KindCalm && len(f.Pieces) > 0 && f.Pieces[0].Piece.Type() == chess.Pawn
}

// pawnWon returns the fact that the side's own last move took a pawn, and not back, and lost nothing for it.
func pawnWon(g *tutor.Game, ply int) (f fact.Fact, ok bool) {
	before, m, gained, ok := ownMove(g, ply)
	if !ok || gained < chess.Pawn.Worth() || m.Promotion() != chess.NoPieceType || TakesBack(g, ply-2) {
		return f, false
	}
	p, taken := g.PositionAt(ply), chess.Taken(before, m)
	return fact.Fact{
		Kind: fact.KindPraiseTook, Side: p.Turn(), Start: *p, Count: gained,
		Pieces: []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(m)}},
	}, taken.Type() == chess.Pawn
}

// LeastByTakingBack is how many points a trade that the other side began has to win to be praised.
const LeastByTakingBack = 3

// TakesBack reports whether the move after ply moves takes where the one before it took.
func TakesBack(g *tutor.Game, ply int) bool {
	if ply == 0 {
		return false
	}
	before := g.Moves()[ply-1]
	return chess.Taken(g.PositionAt(ply-1), before) != chess.NoPiece && before.To() == g.Moves()[ply].To()
}

// lostPiece returns the fact that the other side's last move took a piece, no pawn, that cannot be won back: it was not
// given for anything by the side's own last move.
func lostPiece(g *tutor.Game, ply int) (f fact.Fact, ok bool) {
	if ply < 2 {
		return f, false
	}
	m, p := g.Moves()[ply-1], g.PositionAt(ply)
	taken := chess.Taken(g.PositionAt(ply-1), m)
	lost := chess.Lead(g.PositionAt(ply-2), p.Turn()) - chess.Lead(p, p.Turn())
	if taken == chess.NoPiece || lost-exchange.Count(p, m.To(), 0) < chess.Knight.Worth() {
		return f, false
	}
	return fact.Fact{
		Kind: fact.KindLostPiece, Side: p.Turn(), Start: *p, By: fact.On(p, m.To()), Count: -lost,
		Pieces: []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(m)}},
	}, taken.Type() != chess.Pawn
}

// isLostPiece reports whether a fact is that of lostPiece.
func isLostPiece(f fact.Fact) bool { return f.Kind == fact.KindLostPiece }
