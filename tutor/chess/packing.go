package chess

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The packing of a position, numbers big-endian:
//
//	8 bytes  the occupied squares, a1 in the lowest bit
//	then     four bits a piece, by square, the lower ones first: 0 a white pawn to 5
//	         a white king, 6 a black pawn to 11 a black king
//	1 byte   bit 0: Black moves; bits 1 to 4: castling rights; bit 5: the clock is not 0
//	1 byte   the file of the pawn that can be taken en passant, from 1; 0 for none
//	2 bytes  the number of the move
//	if bit 5: 2 bytes, the clock
const (
	packedTypes    = 6
	packedCastling = 1
	packedClock    = 1 << 5
	packedState    = 4 // bytes after the pieces, without the clock
)

// MaxPackedBytes is the maximum length of a packed position.
const MaxPackedBytes = 8 + 32/2 + packedState + 2

// ErrBadPacking is the error of Unpack for bytes that AppendPacked does not write.
var ErrBadPacking = errors.New("these bytes are not a position")

// AppendPacked appends the position in at most MaxPackedBytes, which Unpack reads. No two positions have the same
// bytes, and none begins with another's.
func (p *Position) AppendPacked(data []byte) []byte {
	data = binary.BigEndian.AppendUint64(data, uint64(p.Occupied()))
	for i, s := range p.Occupied().Squares() {
		pc := p.At(s)
		code := byte(pc.Type()-Pawn) + packedTypes*byte(pc.Color())
		if i%2 == 0 {
			data = append(data, code)
		} else {
			data[len(data)-1] |= code << 4
		}
	}
	state, file := byte(p.turn)|byte(p.castling)<<packedCastling, byte(0)
	if s, ok := p.EnPassant(); ok {
		file = byte(s.File()) + 1
	}
	if p.clock == 0 {
		return binary.BigEndian.AppendUint16(append(data, state, file), p.number)
	}
	data = binary.BigEndian.AppendUint16(append(data, state|packedClock, file), p.number)
	return binary.BigEndian.AppendUint16(data, p.clock)
}

// Unpack reads the position at the beginning of data, and returns the rest. It returns ErrBadPacking for bytes that
// AppendPacked does not write, and for positions that ParseFEN refuses.
func Unpack(data []byte) (p Position, rest []byte, err error) {
	if len(data) < 8 {
		return Position{}, nil, ErrBadPacking
	}
	occupied := Bitboard(binary.BigEndian.Uint64(data))
	pieces, state := data[8:], 8+(occupied.Count()+1)/2
	if len(data) < state+packedState {
		return Position{}, nil, ErrBadPacking
	}
	for i, s := range occupied.Squares() {
		code := pieces[i/2] >> (4 * (i % 2)) & 15
		if code >= 2*packedTypes {
			return Position{}, nil, ErrBadPacking
		}
		p.put(PieceOf(Pawn+PieceType(code%packedTypes), Color(code/packedTypes)), s)
	}
	if rest, err = p.unpackState(data[state:]); err != nil {
		return Position{}, nil, ErrBadPacking
	}
	read := data[:len(data)-len(rest)]
	if !bytes.Equal(p.AppendPacked(nil), read) { // one position, one packing
		return Position{}, nil, ErrBadPacking
	}
	p.key = p.computeKey()
	return p, rest, nil
}

// unpackState reads what follows the pieces, which are placed, and returns the rest.
func (p *Position) unpackState(data []byte) (rest []byte, err error) {
	state, file := data[0], data[1]
	p.turn, p.castling = Color(state&1), CastlingRights(state>>packedCastling)&p.castlingChoices()
	p.number, rest = binary.BigEndian.Uint16(data[2:]), data[packedState:]
	if state&packedClock != 0 {
		if len(rest) < 2 {
			return nil, ErrBadPacking
		}
		p.clock, rest = binary.BigEndian.Uint16(rest), rest[2:]
	}
	if p.number < 1 || p.number > maxCount || p.clock > maxCount || file > 8 {
		return nil, ErrBadPacking
	}
	if err := p.checkPieces(); err != nil || file == 0 {
		return rest, err
	}
	return rest, p.allowEnPassant(SquareAt(File(file-1), passedRank(p.turn)))
}
