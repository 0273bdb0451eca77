package chess

// ParseUCI reads a move in UCI notation, "e2e4" or "e7e8q", as one of the legal moves. It returns a
// ParseError if the text is not in that notation and an IllegalMoveError if no legal move is meant;
// a promotion's piece is required.
func (p *Position) ParseUCI(text string) (Move, error) {
	from, to, promoted, err := SplitUCI(text)
	if err != nil {
		return NoMove, err
	}
	return p.FindMove(from, to, promoted)
}

// SplitUCI reads the squares and the promotion of a move in UCI notation. It knows no position: the
// move may be legal nowhere.
func SplitUCI(text string) (from, to Square, promoted PieceType, err error) {
	bad := parseError(FaultUCI, text)
	if len(text) != 4 && len(text) != 5 {
		return 0, 0, 0, bad
	}
	if from, err = ParseSquare(text[:2]); err != nil {
		return 0, 0, 0, bad
	}
	if to, err = ParseSquare(text[2:4]); err != nil {
		return 0, 0, 0, bad
	}
	if len(text) == 5 {
		if promoted, err = ParsePromotion(text[4:]); err != nil {
			return 0, 0, 0, err
		}
	}
	return from, to, promoted, nil
}

// ParsePromotion reads the letter of a piece a pawn may become: q, r, b or n.
func ParsePromotion(letter string) (PieceType, error) {
	if len(letter) == 1 {
		switch pc, _ := parsePiece(letter[0]); pc {
		case PieceOf(Queen, Black), PieceOf(Rook, Black), PieceOf(Bishop, Black), PieceOf(Knight, Black):
			return pc.Type(), nil
		}
	}
	return NoPieceType, parseError(FaultPromotion, letter)
}

// FindMove returns the legal move between two squares with the promotion given, or an
// IllegalMoveError.
func (p *Position) FindMove(from, to Square, promoted PieceType) (Move, error) {
	var room [MaxMoves]Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() == from && m.To() == to && m.Promotion() == promoted {
			return m, nil
		}
	}
	return NoMove, &IllegalMoveError{From: from, To: to}
}
