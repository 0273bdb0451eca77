package practice

import (
	"encoding/binary"
	"errors"
	"slices"

	"chesstutor/tutor/exercise"
)

// The bytes of a Record, version 2, numbers big-endian:
//
//	1 byte   version, 2
//	1 byte   exercises right at the first try in the session
//	1 byte   level
//	1 byte   bits 0 to 3: exercises done in the session; bits 4 to 7: the place of the
//	         last exercise's skill plus one, 0 for none
//	2 bytes  exercises ever opened
//	2 bytes  days on which something was practised
//	2 bytes  the last of these days
//	2 bytes  a bit for each skill, the first skill in the lowest bit: 1 if it was practised
//	for each skill that was practised:
//	2 bytes  its last day
//	1 byte   bits 0 to 2: box; bits 3 and 4: days in a row
//	1 byte   days from its last day until it is due
//	1 byte   offset, two's complement
//	1 byte   how many exercises were missed
//	for each missed exercise:
//	2 bytes  bits 12 to 15: its skill; the others: its number
//	3 bytes  bits 0 to 15: the day when it is due; bits 16 to 18: box
//	if an exercise is open:
//	2 bytes  its skill and number
//	1 byte   wrong answers
//	the rest the attempt's state
//
// Version 1 has no second byte. As it does not tell what was right, its session begins anew.
const (
	uncountedVersion = 1
	codecVersion     = 2
)

// Bytes of the parts of a Record.
const (
	headBytes     = 12
	standingBytes = 5
	missedBytes   = 5
	openBytes     = 3
)

// MaxEncodedBytes is the maximum length of an encoded Record. Together with the progress in all lessons, signed and in
// base64, it takes less than 600 characters in a cookie.
const MaxEncodedBytes = headBytes + skillRoom*standingBytes + 1 + MostMissed*missedBytes + openBytes + mostState

// mostState is the maximum length of an attempt's state at an exercise of the bank: a byte for each of three moves.
const mostState = 3

// ErrBadRecord is the error of Decode for bytes that are not an encoded Record.
var ErrBadRecord = errors.New("these bytes are not what a learner has practised")

// Encode returns the record as bytes that Decode reads.
func (r *Record) Encode() []byte {
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion, r.right, r.level, r.done|r.last<<4)
	data = binary.BigEndian.AppendUint16(data, r.turn)
	data = binary.BigEndian.AppendUint16(data, r.days)
	data = binary.BigEndian.AppendUint16(data, uint16(r.latest))
	met := uint16(0)
	for i, at := range r.skills {
		if at.met {
			met |= 1 << i
		}
	}
	data = binary.BigEndian.AppendUint16(data, met)
	for _, at := range r.skills {
		if at.met {
			data = binary.BigEndian.AppendUint16(data, uint16(at.latest))
			data = append(data, at.box|at.row<<3, byte(at.due-at.latest), byte(at.offset))
		}
	}
	data = append(data, byte(len(r.missed)))
	for _, m := range r.missed {
		data = binary.BigEndian.AppendUint16(data, uint16(m.skill)<<12|m.number)
		data = append(data, m.box)
		data = binary.BigEndian.AppendUint16(data, uint16(m.due))
	}
	if o := r.open; o != nil {
		data = binary.BigEndian.AppendUint16(data, uint16(o.item.Skill.place())<<12|uint16(o.item.Number))
		data = append(data, byte(o.attempt.Wrong()))
		data = append(data, o.attempt.State()...)
	}
	return data
}

// Decode decodes a record of this version or of any that was ever released. It returns ErrBadRecord for any other
// bytes. If the open exercise has changed since so that its state is no longer valid, no exercise is open.
func Decode(data []byte) (Record, error) {
	var r Record
	uncounted := len(data) > 0 && data[0] == uncountedVersion
	if uncounted {
		data = slices.Concat([]byte{codecVersion, 0}, data[1:])
	}
	if len(data) < headBytes+1 || data[0] != codecVersion || data[2] > levelMost || len(data) > MaxEncodedBytes {
		return r, ErrBadRecord
	}
	number := func() uint16 {
		n := binary.BigEndian.Uint16(data)
		data = data[2:]
		return n
	}
	r.right, r.level, r.done, r.last = data[1], data[2], data[3]&15, data[3]>>4
	data = data[4:]
	r.turn, r.days, r.latest = number(), number(), Day(number())
	met := number()
	if met>>skillRoom != 0 || r.done > SessionLength || r.right > r.done {
		return Record{}, ErrBadRecord
	}
	if uncounted {
		r.done = 0
	}
	for i := range r.skills {
		if met>>i&1 == 0 {
			continue
		}
		if len(data) < standingBytes+1 {
			return Record{}, ErrBadRecord
		}
		at := &r.skills[i]
		at.met, at.latest = true, Day(number())
		at.box, at.row, at.due, at.offset = data[0]&7, data[0]>>3, at.latest+Day(data[1]), int8(data[2])
		data = data[3:]
		if int(at.box) >= len(gaps) || at.row > enoughDays || at.due < at.latest || at.offset > offsetMost ||
			at.offset < -offsetMost {
			return Record{}, ErrBadRecord
		}
	}
	ok := false
	if data, ok = r.decodeMissed(data); !ok {
		return Record{}, ErrBadRecord
	}
	if len(data) > 0 && len(data) < openBytes {
		return Record{}, ErrBadRecord
	}
	if len(data) > 0 {
		r.open = r.decodeOpen(number(), int(data[0]), data[1:])
	}
	return r, nil
}

// decodeMissed decodes the missed exercises and returns the remaining bytes, or false if an exercise is not in the
// bank.
func (r *Record) decodeMissed(data []byte) (rest []byte, ok bool) {
	n := int(data[0])
	data = data[1:]
	if n > MostMissed || len(data) < n*missedBytes {
		return nil, false
	}
	for range n {
		at := binary.BigEndian.Uint16(data)
		m := missed{uint8(at >> 12), at & 0xfff, data[2], Day(binary.BigEndian.Uint16(data[3:]))}
		data = data[missedBytes:]
		item := Item{Number: int(m.number)}
		if int(m.skill) < len(skills) {
			item.Skill = skills[m.skill].skill
		}
		if item.Skill == "" || item.Number >= Size(item.Skill) || int(m.box) >= len(gaps) || r.missing(item) >= 0 {
			return nil, false
		}
		r.missed = append(r.missed, m)
	}
	return data, true
}

// decodeOpen decodes the open exercise. It returns nil if it is not in the bank or its state is not valid.
func (r *Record) decodeOpen(at uint16, wrong int, state []byte) *openExercise {
	place, number := int(at>>12), int(at&0xfff)
	if place >= len(skills) || number >= Size(skills[place].skill) {
		return nil
	}
	item := At(skills[place].skill, number)
	attempt, err := exercise.Resume(item.Exercise, wrong, state)
	if err != nil {
		return nil
	}
	return &openExercise{item: item, repeat: r.missing(item) >= 0, attempt: attempt}
}

// MaxOpenBytes is the maximum length of the open exercise, which is at the end of an encoded Record.
const MaxOpenBytes = openBytes + mostState
