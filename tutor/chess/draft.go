package chess

import "strings"

// Draft is a position that is being set up. It may be one that no game can reach: [Draft.Position] tells what is
// wrong with it. Its castling rights and en passant square are always possible ones: they go with the pieces that
// they need. Like a Position it is a value. The zero value is an empty board with White to move.
type Draft struct{ p Position }

// ParseDraft reads a board in FEN, with the side to move, castling rights and en passant square if they follow; what
// else follows is dropped. It returns a ParseError for a text that is not so written, of whatever pieces.
func ParseDraft(fen string) (Draft, error) {
	var d Draft
	fields := strings.Fields(fen)
	if len(fields) == 0 || len(fields) > 6 {
		return Draft{}, parseError(FaultFields, len(fields))
	}
	if err := d.p.readBoard(fields[0]); err != nil {
		return Draft{}, err
	}
	if len(fields) > 1 {
		if err := d.p.readTurn(fields[1]); err != nil {
			return Draft{}, err
		}
	}
	if len(fields) > 2 && fields[2] != "-" {
		for i := range len(fields[2]) {
			c := castlingOf(fields[2][i])
			if c == nil {
				return Draft{}, parseError(FaultCastling, fields[2][i:i+1])
			}
			d.p.castling |= c.right
		}
	}
	if len(fields) > 3 && fields[3] != "-" {
		passed, err := ParseSquare(fields[3])
		if err != nil {
			return Draft{}, parseError(FaultEnPassant, fields[3])
		}
		d.p.epSquare = passed
	}
	d.settle()
	return d, nil
}

// At returns the piece on a square, NoPiece if it is empty.
func (d *Draft) At(s Square) Piece { return d.p.At(s) }

// Turn returns the side to move.
func (d *Draft) Turn() Color { return d.p.turn }

// Castling returns the castling rights given.
func (d *Draft) Castling() CastlingRights { return d.p.castling }

// EnPassant returns the en passant square, and whether there is one.
func (d *Draft) EnPassant() (Square, bool) { return d.p.EnPassant() }

// Put returns the draft with a piece on a square instead of what stood there; NoPiece empties it.
func (d Draft) Put(s Square, pc Piece) Draft {
	if d.p.At(s) != NoPiece {
		d.p.remove(s)
	}
	if pc != NoPiece {
		d.p.put(pc, s)
	}
	d.settle()
	return d
}

// Move returns the draft with the piece of a square on another one, instead of what stood there.
func (d Draft) Move(from, to Square) Draft {
	pc := d.At(from)
	return d.Put(from, NoPiece).Put(to, pc)
}

// WithTurn returns the draft with another side to move.
func (d Draft) WithTurn(c Color) Draft {
	d.p.turn = c
	d.settle()
	return d
}

// WithCastling returns the draft with those of some castling rights that are possible.
func (d Draft) WithCastling(rights CastlingRights) Draft {
	d.p.castling = rights
	d.settle()
	return d
}

// WithEnPassant returns the draft with an en passant square, or with none if it is NoSquare or not possible.
func (d Draft) WithEnPassant(s Square) Draft {
	d.p.epSquare = 0
	if s < NoSquare {
		d.p.epSquare = s
	}
	d.settle()
	return d
}

// CastlingChoices returns the castling rights that are possible: king and rook are at home.
func (d *Draft) CastlingChoices() CastlingRights { return d.p.castlingChoices() }

// EnPassantChoices returns the possible en passant squares, on which a capture is legal: none while the pieces are
// wrong otherwise.
func (d *Draft) EnPassantChoices() (squares []Square) {
	if d.check() != nil {
		return nil
	}
	for f := range File(8) {
		p, s := d.p, SquareAt(f, passedRank(d.p.turn))
		p.epSquare, p.clock = 0, 0
		if p.allowEnPassant(s) == nil && p.epSquare == s {
			squares = append(squares, s)
		}
	}
	return squares
}

// settle drops rights and an en passant square that are not possible.
func (d *Draft) settle() {
	d.p.key = 0 // so that drafts can be compared
	d.p.castling &= d.CastlingChoices()
	passed := d.p.epSquare
	d.p.epSquare = 0
	for _, s := range d.EnPassantChoices() {
		if s == passed {
			d.p.epSquare = s
		}
	}
}

// FEN returns the draft in Forsyth-Edwards notation, whatever its pieces, with both counts at their start.
func (d *Draft) FEN() string {
	p := d.p
	p.clock, p.number = 0, 1
	return p.FEN()
}

// Position returns the position. Its error is a ParseError that tells what is wrong with the pieces, as that of
// ParseFEN, or that more pieces give check at once than one move can uncover.
func (d *Draft) Position() (Position, error) {
	if err := d.check(); err != nil {
		return Position{}, err
	}
	return ParseFEN(d.FEN())
}

// mostCheckers is how many pieces can give check at once: the one that moved, and one behind it.
const mostCheckers = 2

// check returns what is wrong with the pieces.
func (d *Draft) check() error {
	if err := d.p.checkPieces(); err != nil {
		return err
	}
	if n := d.p.Checkers().Count(); n > mostCheckers {
		return parseError(FaultCheckers, d.p.turn, n, d.p.King(d.p.turn))
	}
	return nil
}
