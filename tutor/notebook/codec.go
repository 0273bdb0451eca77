package notebook

import (
	"bytes"
	"encoding/binary"
	"errors"

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
//	the position, as package chess packs it, with its clock at 0
//	2 bytes  the move played: bits 0 to 5 from, 6 to 11 to, 12 to 14 what a pawn becomes
//	2 bytes  the day when it was kept
//	1 byte   box
//	2 bytes  the day when it is due
const codecVersion = 1

// Bytes of the parts of a Record.
const (
	headBytes = 3 + 2*Weeks*groupRoom
	noteBytes = 7 // what follows a position
)

// MaxEncodedBytes is the maximum length of an encoded Record. Signed and in base64 it takes less than 900 characters in
// a cookie.
const MaxEncodedBytes = headBytes + MostPositions*(chess.MaxPackedBytes+noteBytes)

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
	data, m := p.Board.AppendPacked(data), p.Played
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
		var p Position
		var err error
		if p, rest, err = decodePosition(rest); err != nil || len(r.positions) == MostPositions || r.find(p.ID()) >= 0 {
			return Record{}, ErrBadRecord
		}
		r.positions = append(r.positions, p)
	}
	if !bytes.Equal(r.Encode(), data) {
		return Record{}, ErrBadRecord
	}
	return r, nil
}

// decodePosition decodes the position at the beginning of data, and returns the rest.
func decodePosition(data []byte) (p Position, rest []byte, err error) {
	board, note, err := chess.Unpack(data)
	if err != nil || board.Clock() != 0 || len(note) < noteBytes {
		return p, nil, ErrBadRecord
	}
	move := binary.BigEndian.Uint16(note)
	played, err := board.FindMove(chess.Square(move&63), chess.Square(move>>6&63), chess.PieceType(move>>12))
	p = Position{
		Board: board, Played: played, From: practice.Day(binary.BigEndian.Uint16(note[2:])), box: note[4],
		Due: practice.Day(binary.BigEndian.Uint16(note[5:])),
	}
	if err != nil || int(p.box) >= practice.Boxes {
		return p, nil, ErrBadRecord
	}
	return p, note[noteBytes:], nil
}
