package own

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
)

// The bytes of a Record, version 1, numbers big-endian:
//
//	1 byte   version, 1
//	2 bytes  the latest week in which something was counted, from 1970
//	for each of four weeks, the latest first, and each group in its order:
//	1 byte   chances seen
//	1 byte   chances missed
//	for each position:
//	8 bytes  the occupied squares, a1 in the lowest bit
//	then     four bits a piece, by square, the lower ones first: its place in pieceLetters
//	1 byte   bit 0: Black moves; bits 1 to 4: castling rights, as in castlingLetters
//	1 byte   the file of the pawn that can be taken en passant, from 1; 0 for none
//	2 bytes  the number of the move
//	2 bytes  the move played: bits 0 to 5 from, 6 to 11 to, 12 to 14 what a pawn becomes
//	2 bytes  the day when it was kept
//	1 byte   box
//	2 bytes  the day when it is due
const codecVersion = 1

// Bytes of the parts of a Record.
const (
	headBytes = 3 + 2*Weeks*groupRoom
	bareBytes = 19 // a position without its pieces
	mostMen   = 32
)

// MaxEncodedBytes is the maximum length of an encoded Record. Signed and in base64 it takes less than 900 characters in
// a cookie.
const MaxEncodedBytes = headBytes + MostPositions*(bareBytes+mostMen/2)

const (
	pieceLetters    = "PNBRQKpnbrqk"
	castlingLetters = "KQkq"
	files           = "abcdefgh"
)

// ErrBadRecord is the error of Decode for bytes that Encode does not write.
var ErrBadRecord = errors.New("these bytes are not what a learner has kept")

// Encode returns the record as bytes that Decode reads.
func (r *Record) Encode() []byte {
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion)
	data = binary.BigEndian.AppendUint16(data, r.weeks.latest)
	for _, week := range r.weeks.counts {
		for _, n := range week {
			data = append(data, n.seen, n.missed)
		}
	}
	for i := range r.positions {
		data = r.positions[i].append(data)
	}
	return data
}

func (p *Position) append(data []byte) []byte {
	b := &p.Board
	data = binary.BigEndian.AppendUint64(data, uint64(b.Occupied()))
	half := false
	for _, s := range b.Occupied().Squares() {
		code := byte(strings.IndexByte(pieceLetters, b.At(s).Letter()))
		if half {
			data[len(data)-1] |= code << 4
		} else {
			data = append(data, code)
		}
		half = !half
	}
	state := byte(b.Turn())
	for i, letter := range castlingLetters {
		if strings.ContainsRune(b.Castling().String(), letter) {
			state |= 2 << i
		}
	}
	passed := byte(0)
	if s, ok := b.EnPassant(); ok {
		passed = byte(s.File()) + 1
	}
	data = append(data, state, passed)
	data = binary.BigEndian.AppendUint16(data, uint16(b.MoveNumber()))
	m := p.Played
	data = binary.BigEndian.AppendUint16(data, uint16(m.From())|uint16(m.To())<<6|uint16(m.Promotion())<<12)
	data = binary.BigEndian.AppendUint16(data, uint16(p.From))
	return binary.BigEndian.AppendUint16(append(data, p.box), uint16(p.Due))
}

// Decode decodes a record of this version or of any that was ever released. It returns ErrBadRecord for any bytes that
// Encode would not write.
func Decode(data []byte) (Record, error) {
	var r Record
	if len(data) < headBytes || data[0] != codecVersion {
		return Record{}, ErrBadRecord
	}
	r.weeks.latest = binary.BigEndian.Uint16(data[1:])
	for i := range r.weeks.counts {
		for k := range r.weeks.counts[i] {
			at := 3 + 2*(i*groupRoom+k)
			r.weeks.counts[i][k] = count{data[at], data[at+1]}
		}
	}
	for rest := data[headBytes:]; len(rest) > 0; {
		p, n, err := decodePosition(rest)
		if err != nil || len(r.positions) == MostPositions || r.find(p.ID()) >= 0 {
			return Record{}, ErrBadRecord
		}
		r.positions, rest = append(r.positions, p), rest[n:]
	}
	if !bytes.Equal(r.Encode(), data) {
		return Record{}, ErrBadRecord
	}
	return r, nil
}

// decodePosition decodes the position at the beginning of data, and returns how many bytes it takes.
func decodePosition(data []byte) (p Position, n int, err error) {
	if len(data) < bareBytes {
		return p, 0, ErrBadRecord
	}
	men := chess.Bitboard(binary.BigEndian.Uint64(data))
	pieces := (men.Count() + 1) / 2
	if n = bareBytes + pieces; len(data) < n {
		return p, 0, ErrBadRecord
	}
	state := data[8+pieces : n]
	board, err := chess.ParseFEN(fenOf(men, data[8:], state[0], state[1], binary.BigEndian.Uint16(state[2:])))
	if err != nil {
		return p, 0, ErrBadRecord
	}
	move := binary.BigEndian.Uint16(state[4:])
	played, err := board.FindMove(chess.Square(move&63), chess.Square(move>>6&63), chess.PieceType(move>>12))
	p = Position{
		Board: board, Played: played, From: practice.Day(binary.BigEndian.Uint16(state[6:])), box: state[8],
		Due: practice.Day(binary.BigEndian.Uint16(state[9:])),
	}
	if err != nil || int(p.box) >= practice.Boxes {
		return p, 0, ErrBadRecord
	}
	return p, n, nil
}

// fenOf returns the FEN of a position in its encoding. It may be that of no legal position.
func fenOf(men chess.Bitboard, codes []byte, state, passed byte, number uint16) string {
	var letters [64]byte
	for i, s := range men.Squares() {
		code := codes[i/2] >> (4 * (i % 2)) & 15
		if int(code) >= len(pieceLetters) {
			return ""
		}
		letters[s] = pieceLetters[code]
	}
	var fen strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			if letter := letters[8*rank+file]; letter != 0 {
				fen.WriteByte(letter)
			} else {
				fen.WriteByte('1')
			}
		}
		if rank > 0 {
			fen.WriteByte('/')
		}
	}
	turn, on := "w", "6"
	if state&1 != 0 {
		turn, on = "b", "3"
	}
	castling := ""
	for i, letter := range castlingLetters {
		if state>>(i+1)&1 != 0 {
			castling += string(letter)
		}
	}
	if castling == "" {
		castling = "-"
	}
	square := "-"
	if passed > 0 && int(passed) <= len(files) {
		square = files[passed-1:passed] + on
	}
	return collapsed(fen.String()) + " " + turn + " " + castling + " " + square + " 0 " + strconv.Itoa(int(number))
}

// collapsed replaces each run of empty squares by its length, as FEN wants it.
func collapsed(board string) string {
	for n := 8; n > 1; n-- {
		board = strings.ReplaceAll(board, strings.Repeat("1", n), strconv.Itoa(n))
	}
	return board
}

// stripped returns a position with its clock set to 0.
func stripped(p chess.Position) chess.Position {
	fields := strings.Fields(p.FEN())
	fields[4] = "0"
	bare, err := chess.ParseFEN(strings.Join(fields, " "))
	if err != nil {
		panic("own: " + err.Error()) // unreachable: it is the FEN of a position
	}
	return bare
}
