package chess

import (
	"cmp"
	"strconv"
	"strings"
)

// StartFEN is the position at the start of a game.
const StartFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// FEN returns the position in Forsyth-Edwards notation. The en passant square is given only where a
// capture on it is legal.
func (p *Position) FEN() string {
	text := make([]byte, 0, 96)
	for r := 7; r >= 0; r-- {
		gap := byte(0)
		for f := range 8 {
			pc := p.board[r<<3|f]
			if pc == NoPiece {
				gap++
				continue
			}
			if gap > 0 {
				text, gap = append(text, '0'+gap), 0
			}
			text = append(text, pc.Letter())
		}
		if gap > 0 {
			text = append(text, '0'+gap)
		}
		if r > 0 {
			text = append(text, '/')
		}
	}
	passed := "-"
	if s, ok := p.EnPassant(); ok {
		passed = s.String()
	}
	text = append(text, ' ', p.turn.String()[0], ' ')
	text = append(text, p.castling.String()...)
	text = append(text, ' ')
	text = append(text, passed...)
	text = strconv.AppendInt(append(text, ' '), int64(p.clock), 10)
	text = strconv.AppendInt(append(text, ' '), int64(p.number), 10)
	return string(text)
}

// ParseFEN reads a position in Forsyth-Edwards notation: six fields, one space between two. It
// refuses, with a ParseError that says what is wrong, other texts and these positions, which no
// game can reach: a side without exactly one king, with more than 16 pieces, more than eight pawns
// or more promoted pieces than pawns missing; pawns on the last ranks; the side not to move in
// check; castling rights without king and rook at home; an en passant square over which no pawn can
// just have gone. Positions in which the game has ended are accepted. An en passant square on which
// no capture is legal is accepted and dropped.
func ParseFEN(fen string) (Position, error) {
	var p Position
	fields := strings.Split(fen, " ")
	if len(fields) != 6 {
		return Position{}, parseError(FaultFields, len(fields))
	}
	// The clock is read before the en passant square, whose check needs it.
	if err := cmp.Or(p.readBoard(fields[0]), p.readTurn(fields[1]), p.checkPieces(), p.readCastling(fields[2]),
		readCount(&p.clock, fields[4], 0, FaultClock), p.readEnPassant(fields[3]),
		readCount(&p.number, fields[5], 1, FaultNumber)); err != nil {
		return Position{}, err
	}
	p.key = p.computeKey()
	return p, nil
}

func (p *Position) readBoard(field string) error {
	rows := strings.Split(field, "/")
	if len(rows) != 8 {
		return parseError(FaultRows, len(rows))
	}
	for i, row := range rows {
		r := Rank(7 - i)
		f := 0
		for j := range len(row) {
			letter := row[j]
			if letter >= '1' && letter <= '8' {
				if j > 0 && row[j-1] >= '1' && row[j-1] <= '8' {
					return parseError(FaultGaps, int(r)+1)
				}
				f += int(letter - '0')
				continue
			}
			pc, ok := parsePiece(letter)
			if !ok {
				return parseError(FaultPiece, int(r)+1, row[j:j+1])
			}
			if f < 8 {
				p.put(pc, SquareAt(File(f), r))
			}
			f++
		}
		if f != 8 {
			return parseError(FaultRow, int(r)+1, f)
		}
	}
	return nil
}

func (p *Position) readTurn(field string) error {
	switch field {
	case "w":
		p.turn = White
	case "b":
		p.turn = Black
	default:
		return parseError(FaultTurn, field)
	}
	return nil
}

// checkPieces rejects boards whose numbers of pieces no game can reach.
func (p *Position) checkPieces() error {
	for _, c := range []Color{White, Black} {
		if n := p.Pieces(King, c).Count(); n != 1 {
			return parseError(FaultKings, c, n)
		}
		if n := p.Color(c).Count(); n > 16 {
			return parseError(FaultPieces, c, n)
		}
		if n := p.Pieces(Pawn, c).Count(); n > 8 {
			return parseError(FaultPawns, c, n)
		}
		if n, most := p.promoted(c), 8-p.Pieces(Pawn, c).Count(); n > most {
			return parseError(FaultPromoted, c, n, most)
		}
	}
	if p.sets[Pawn]&lastRanks != 0 {
		return parseError(FaultLastRank, (p.sets[Pawn] & lastRanks).First())
	}
	them := p.turn.Other()
	if p.attacked(p.King(them), p.turn, p.Color(p.turn), p.Occupied()) {
		return parseError(FaultCheck, them)
	}
	return nil
}

// promoted returns how many of a side's pieces must be promoted pawns, because they are more than
// the side began with. Bishops stay on squares of one color.
func (p *Position) promoted(c Color) int {
	bishops := p.Pieces(Bishop, c)
	return max(0, p.Pieces(Queen, c).Count()-1) +
		max(0, p.Pieces(Rook, c).Count()-2) +
		max(0, p.Pieces(Knight, c).Count()-2) +
		max(0, (bishops&darkSquares).Count()-1) +
		max(0, (bishops&^darkSquares).Count()-1)
}

func (p *Position) readCastling(field string) error {
	if field == "-" {
		return nil
	}
	if field == "" {
		return parseError(FaultNoCastling)
	}
	for i := range len(field) {
		c := castlingOf(field[i])
		switch {
		case c == nil:
			return parseError(FaultCastling, field[i:i+1])
		case p.castling&c.right != 0:
			return parseError(FaultCastlingTwice, string(c.fen))
		case p.castlingChoices()&c.right == 0:
			return parseError(FaultCastlingPieces, c.side(), c.king, c.rook)
		}
		p.castling |= c.right
	}
	return nil
}

func (p *Position) readEnPassant(field string) error {
	if field == "-" {
		return nil
	}
	passed, err := ParseSquare(field)
	if err != nil {
		return parseError(FaultEnPassant, field)
	}
	return p.allowEnPassant(passed)
}

// passedRank returns the rank on which a side can capture en passant.
func passedRank(us Color) Rank {
	if us == Black {
		return 2
	}
	return 5
}

// allowEnPassant sets the en passant square if a capture there is legal. Its error tells why no pawn can just have
// gone over the square. It does not update the key.
func (p *Position) allowEnPassant(passed Square) error {
	them, rank := p.turn.Other(), passedRank(p.turn)
	from := passed + 8 // where a black pawn came from
	if them == White {
		from = passed - 8
	}
	if passed.Rank() != rank {
		return parseError(FaultEnPassantRow, p.turn, int(rank)+1, passed)
	}
	pushed := enPassantPawn(passed)
	if p.At(pushed) != PieceOf(Pawn, them) || p.At(passed) != NoPiece || p.At(from) != NoPiece {
		return parseError(FaultEnPassantPawn, passed)
	}
	if p.clock != 0 {
		return parseError(FaultEnPassantClock, passed, int(p.clock))
	}
	king, before := p.King(p.turn), p.Occupied()^pushed.Bitboard()^from.Bitboard()
	if pawnAttacks[them&1][from&63].Has(king) ||
		p.attacked(king, them, p.Color(them)&^pushed.Bitboard(), before) {
		return parseError(FaultEnPassantCheck, passed, p.turn)
	}
	if p.canEnPassant(passed) {
		p.epSquare = passed
	}
	return nil
}

// maxCount bounds the halfmove clock and move number, far above the longest possible game. Playing
// does not increase them beyond it, so that every position that is reached can be written and read.
const maxCount = 9999

// readCount reads a count that is not below another.
func readCount(count *uint16, field string, least int, fault Fault) error {
	n, err := strconv.Atoi(field)
	if err != nil || strconv.Itoa(n) != field || n < least || n > maxCount {
		return parseError(fault, least, maxCount, field)
	}
	*count = uint16(n)
	return nil
}
