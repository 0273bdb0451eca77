package chess

import "strings"

// SAN returns a legal move in standard algebraic notation, with "+" for check and "#" for
// checkmate.
func (p *Position) SAN(m Move) string {
	text := p.sanBody(m)
	next := p.Play(m)
	if next.InCheck() {
		if next.HasMove() {
			return text + "+"
		}
		return text + "#"
	}
	return text
}

// sanBody is SAN without check and mate.
func (p *Position) sanBody(m Move) string {
	if m.IsCastle() {
		if m.To().File() == G1.File() {
			return "O-O"
		}
		return "O-O-O"
	}
	capture := p.At(m.To()) != NoPiece || m.IsEnPassant()
	text := make([]byte, 0, 8)
	if t := p.At(m.From()).Type(); t != Pawn {
		text = append(append(text, t.Letter()), p.disambiguation(m, t)...)
	} else if capture {
		text = append(text, m.From().String()[0])
	}
	if capture {
		text = append(text, 'x')
	}
	text = append(text, m.To().String()...)
	if t := m.Promotion(); t != NoPieceType {
		text = append(text, '=', t.Letter())
	}
	return string(text)
}

// disambiguation returns the file, rank or both of the square of origin if other pieces of the type
// can move to the same square, and "" otherwise.
func (p *Position) disambiguation(m Move, t PieceType) string {
	near := p.Pieces(t, p.turn) & Attacks(PieceOf(t, p.turn), m.To(), p.Occupied())
	if near == m.From().Bitboard() {
		return "" // as for most moves: no other piece of the type has the square in sight
	}
	var room [MaxMoves]Move
	others, sameFile, sameRank := false, false, false
	for _, o := range p.AppendMoves(room[:0]) {
		if o.To() != m.To() || o.From() == m.From() || p.At(o.From()).Type() != t {
			continue
		}
		others = true
		sameFile = sameFile || o.From().File() == m.From().File()
		sameRank = sameRank || o.From().Rank() == m.From().Rank()
	}
	from := m.From().String()
	switch {
	case !others:
		return ""
	case !sameFile:
		return from[:1]
	case !sameRank:
		return from[1:]
	}
	return from
}

// ParseSAN parses a legal move in standard algebraic notation. It is lenient about what carries no
// information: "+", "#", "!", "?" at the end, "x", the "=" of a promotion, "0" for "O", and more of
// the square of origin than is needed. It returns a ParseError for what is not such notation or
// could mean two moves, and an IllegalMoveError where no legal move is meant.
func (p *Position) ParseSAN(text string) (Move, error) {
	want, err := readSAN(text)
	if err != nil {
		return NoMove, err
	}
	var room [MaxMoves]Move
	found := NoMove
	for _, m := range p.AppendMoves(room[:0]) {
		if !want.means(p, m) {
			continue
		}
		if found != NoMove {
			return NoMove, parseError(FaultAmbiguous, text, found.From(), m.From())
		}
		found = m
	}
	if found == NoMove {
		return NoMove, &IllegalMoveError{SAN: text}
	}
	return found, nil
}

// A sanText is what a move in SAN says of it.
type sanText struct {
	castle   bool
	long     bool
	piece    PieceType
	from     Bitboard // the squares that it may come from
	to       Square
	promoted PieceType
}

func (w *sanText) means(p *Position, m Move) bool {
	if w.castle || m.IsCastle() {
		return w.castle && m.IsCastle() && w.long == (m.To().File() == C1.File())
	}
	return m.To() == w.to && w.from.Has(m.From()) && p.At(m.From()).Type() == w.piece && m.Promotion() == w.promoted
}

func readSAN(text string) (w sanText, err error) {
	bad := parseError(FaultSAN, text)
	s := text
	if t := strings.TrimRight(s, "!?"); len(s)-len(t) <= 2 {
		s = t
	}
	if t := strings.TrimRight(s, "+#"); len(s)-len(t) <= 1 {
		s = t
	}
	switch s {
	case "O-O", "0-0":
		return sanText{castle: true}, nil
	case "O-O-O", "0-0-0":
		return sanText{castle: true, long: true}, nil
	}
	w.piece = Pawn
	if s != "" && strings.IndexByte("NBRQK", s[0]) >= 0 {
		pc, _ := parsePiece(s[0])
		w.piece, s = pc.Type(), s[1:]
	}
	if s, w.promoted = cutPromotion(s, w.piece); len(s) < 2 {
		return sanText{}, bad
	}
	if w.to, err = ParseSquare(s[len(s)-2:]); err != nil {
		return sanText{}, bad
	}
	origin, _ := strings.CutSuffix(s[:len(s)-2], "x")
	if w.from = sanOrigin(origin); w.from == 0 {
		return sanText{}, bad
	}
	return w, nil
}

// cutPromotion takes "=Q" or "Q" off the end of a pawn's move.
func cutPromotion(s string, piece PieceType) (rest string, promoted PieceType) {
	if piece != Pawn || s == "" || strings.IndexByte("NBRQ", s[len(s)-1]) < 0 {
		return s, NoPieceType
	}
	pc, _ := parsePiece(s[len(s)-1])
	return strings.TrimSuffix(s[:len(s)-1], "="), pc.Type()
}

// sanOrigin returns the squares that a file, a rank, both or nothing names; the empty set if the
// text is none of these.
func sanOrigin(s string) Bitboard {
	from := allSquares
	if s != "" && s[0] >= 'a' && s[0] <= 'h' {
		from &= fileA << (s[0] - 'a')
		s = s[1:]
	}
	if s != "" && s[0] >= '1' && s[0] <= '8' {
		from &= rank1 << (8 * (s[0] - '1'))
		s = s[1:]
	}
	if s != "" {
		return 0
	}
	return from
}
