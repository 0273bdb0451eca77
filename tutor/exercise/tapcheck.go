package exercise

import "chesstutor/tutor/chess"

// What can be asked about checks.

// blocks returns the squares on which a piece can block the check.
func blocks(e *Exercise) (squares chess.Bitboard) {
	p := &e.Position
	king := p.King(chess.White)
	return targets(p.Moves(), func(m chess.Move) bool {
		return m.From() != king && chess.Between(king, p.Checkers().First()).Has(m.To())
	})
}

// helpers returns the pieces that can get their side out of check.
func helpers(e *Exercise) chess.Bitboard { return movers(e.Position.Moves(), any1) }

// checkGivers returns the pieces of which some move gives check.
func checkGivers(e *Exercise) chess.Bitboard {
	return movers(e.Position.Moves(), func(m chess.Move) bool { return checks(&e.Position, m) })
}

// checkSquares returns where the piece asked about gives check.
func checkSquares(e *Exercise) chess.Bitboard {
	return targets(e.Position.Moves(), func(m chess.Move) bool {
		return m.From() == e.Piece && checks(&e.Position, m)
	})
}

func noCheckFrom(e *Exercise, s chess.Square) Reason {
	if !reachOf(e).Has(s) {
		return cannotMove(e, s)
	}
	return about(NoCheckFrom, &e.Position, e.Piece).on(s)
}

// mateSquares returns where the piece asked about mates.
func mateSquares(e *Exercise) chess.Bitboard {
	return targets(e.Position.Moves(), func(m chess.Move) bool { return m.From() == e.Piece && mates(e, m).Right() })
}

// noMateFrom tells why the piece asked about does not mate on a square.
func noMateFrom(e *Exercise, s chess.Square) Reason {
	m, err := e.Position.FindMove(e.Piece, s, chess.NoPieceType)
	if err != nil {
		return cannotMove(e, s)
	}
	r := mates(e, m)
	if r.Kind == NoCheck {
		return about(NoCheckFrom, &e.Position, e.Piece).on(s)
	}
	return r
}

// matingSquares returns where Black would mate if it were Black's turn.
func matingSquares(e *Exercise) chess.Bitboard {
	flipped := e.Position.Pass()
	return targets(flipped.Moves(), func(m chess.Move) bool { return matesAtOnce(&flipped, m, 1) })
}
