package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// waysOutOf returns the moves of the side to move after which a capture of its piece on a square
// gains the opponent nothing, whichever piece makes it, if the side to move then makes its best
// capture. Moves that lose elsewhere are ways out all the same.
func waysOutOf(p *chess.Position, by, on chess.Square) (ways []fact.WayOut) {
	for m := range legal(p) {
		next := p.Play(m)
		piece := on
		if m.From() == on {
			piece = m.To()
		} else if m.IsCastle() {
			if from, to := m.CastleRook(); from == on {
				piece = to
			}
		}
		if threatGain(&next, piece)-chess.Gain(p, m) > 0 {
			continue
		}
		ways = append(ways, fact.WayOut{Move: m, Way: wayOf(p, &next, m, by, on)})
	}
	return ways
}

// threatGain returns the most that the side to move gains by taking on a square, if the other side
// then makes its best capture anywhere.
func threatGain(p *chess.Position, on chess.Square) (most int) {
	for c := range captures(p) {
		if !chess.CapturesOn(c, on) {
			continue
		}
		after := p.Play(c)
		if !after.HasMove() && after.InCheck() {
			return 1 << 10
		}
		_, back := exchange.BestCount(&after)
		most = max(most, chess.Gain(p, c)-back)
	}
	return most
}

// wayOf returns the kind of answer that a move is.
func wayOf(p, next *chess.Position, m chess.Move, by, on chess.Square) fact.Way {
	takes := chess.Taken(p, m) != chess.NoPiece && exchange.Count(next, m.To(), 0) <= chess.Gain(p, m)
	switch {
	case m.From() == on && takes, m.From() != on && chess.CapturesOn(m, by) && exchange.Count(next, on, 0) == 0:
		return fact.WayTake
	case m.From() == on && chess.Taken(p, m) != chess.NoPiece: // it is lost there
		return fact.WayInstead
	case m.From() == on && exchange.Count(next, m.To(), 0) > 0: // it is lost there, too, for something elsewhere
		return fact.WayThreaten
	case m.From() == on:
		return fact.WayMove
	case guardsFromKing(next, by, on): // what is guarded no king takes
		return fact.WayGuard
	case chess.Between(by, on).Has(m.To()) && !takersOn(next, on).Has(by) && exchange.Count(next, on, 0) == 0:
		return fact.WayBlock
	}
	if c := captureBy(next, by, on); chess.Taken(p, m) != chess.NoPiece && exchange.Count(next, on, 0) > 0 {
		return fact.WayInstead
	} else if c != chess.NoMove {
		after := next.Play(c)
		if takersOn(&after, on) != 0 && exchange.Count(next, on, 0) == 0 {
			return fact.WayGuard
		}
	}
	return fact.WayThreaten
}

// guardsFromKing reports whether a piece that the king on a square of the side to move attacks is guarded, so that the
// king cannot take it, and nothing else of its side attacks it: a check only puts off what else takes it.
func guardsFromKing(next *chess.Position, king, on chess.Square) bool {
	all := next.AttackersTo(on, next.Occupied())
	others := all & next.Color(next.Turn()) &^ king.Bitboard()
	return next.At(king).Type() == chess.King && !takersOn(next, on).Has(king) && next.At(on) != chess.NoPiece &&
		all&next.Color(next.Turn().Other()) != 0 && (others == 0 || !next.InCheck())
}

// waysOut returns the ways out of a danger. Some may lose elsewhere.
func (v *Survey) waysOut(danger *fact.Fact) []fact.WayOut {
	if len(danger.By) == 0 || len(danger.Pieces) == 0 || v.position.InCheck() {
		return nil
	}
	ways := waysOutOf(&v.position, danger.By[0].Square, danger.Pieces[0].Square)
	for i := range ways {
		ways[i].Lets, ways[i].Checks = v.lets(ways[i].Move), v.find(ways[i].Move).next.InCheck()
		target := v.threatened(ways[i].Move)
		// What attacks the piece goes away as it takes it; and to attack a pawn instead nobody would understand.
		told := target.Square != danger.By[0].Square && target.Piece.Type() != chess.Pawn
		if ways[i].Way == fact.WayThreaten && told {
			ways[i].Target = target
		}
	}
	return ways
}

// threatened returns the piece by which the side that makes a move could win most next, and more than before it; no
// piece if there is none, or the move gives check.
func (v *Survey) threatened(m chess.Move) (most fact.PlacedPiece) {
	next := v.find(m).next
	if next.InCheck() {
		return most
	}
	again := next.Pass()
	best := exchange.Best(&again)
	if best.Count > exchange.Count(&v.position, best.Square, 0) {
		most = fact.PieceOn(&next, best.Square)
	}
	return most
}
