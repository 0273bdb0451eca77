package practice

import (
	"encoding/binary"
	"errors"

	"chesstutor/tutor/exercise"
)

// The bytes of a Record, version 6, numbers big-endian:
//
//	1 byte   version, 6
//	8 bytes  a number: eleven times what was done in the session, and how many of it were missed before; the digits
//	         of what was done, to the base of stepBase, are those of an exercise each, the last one first: one more
//	         than twice the place of its skill, and one more if it was right at the first try
//	2 bytes  which of them were right at another try, the first in the lowest bit
//	1 byte   the place of the last exercise's skill plus one, 0 for none
//	2 bytes  exercises ever opened
//	2 bytes  days on which something was practised
//	2 bytes  the last of these days
//	4 bytes  bits 25 to 31: level; the others, for each skill: 1 if it was practised, the first one lowest
//	for each skill that was practised:
//	2 bytes  its last day
//	1 byte   bits 0 to 2: box; bits 3 and 4: days in a row
//	1 byte   days from its last day until it is due
//	1 byte   offset, two's complement
//	1 byte   how many exercises were missed
//	for each missed exercise:
//	2 bytes  bits 11 to 15: its skill; the others: its number, from 0, those that are gone counted too
//	2 bytes  bits 13 to 15: box; the others: the low bits of the day when it is due, which is near the last day
//	for each exercise of a lesson in the session, which has one of the two digits above all others, the higher if it was
//	right:
//	2 bytes  by which number the lessons know it
//	if an exercise is open:
//	2 bytes  its skill and number
//	1 byte   bit 7: it was opened by Fix; the others: wrong answers
//	the rest the attempt's state
//
// Version 5 did not tell what was right at another try, and had no numbers of exercises of lessons that were right,
// which had the digit of what belongs to no skill.
//
// Version 4 had no numbers of missed exercises of lessons, nor a digit for them.
//
// Version 3 had its level in a byte of its own, after this instead of what was done in the session:
//
//	1 byte   bits 0 to 3: exercises done in the session; bits 4 to 7: those right at the first try
//
// Versions 1 and 2 had room for fifteen skills:
//
//	1 byte   version
//	1 byte   exercises right at the first try in the session; not in version 1, so that its session begins anew
//	1 byte   level
//	1 byte   bits 0 to 3: exercises done in the session; bits 4 to 7: the last exercise's skill, as above
//	6 bytes  as above
//	2 bytes  the skills that were practised, and each of them as above
//	1 byte   how many exercises were missed
//	for each missed exercise:
//	2 bytes  bits 12 to 15: its skill; the others: its number
//	1 byte   box
//	2 bytes  the day when it is due
//	the open exercise as above, its skill and number as those of a missed one
const (
	uncountedVersion = 1
	narrowVersion    = 2
	countedVersion   = 3
	unnamedVersion   = 4
	missedVersion    = 5
	codecVersion     = 6
)

// Bits of the number of an exercise beside its skill, and of a day beside a box.
const (
	narrowBits = 12
	numberBits = 11
	dayBits    = 13
)

// fixBit marks an exercise that was opened by Fix, beside its wrong answers.
const fixBit = 1 << 7

// Bytes of the parts of a Record.
const (
	headBytes     = 22
	standingBytes = 5
	missedBytes   = 4
	openBytes     = 3
)

// MaxEncodedBytes is the maximum length of an encoded Record. Together with the progress in all lessons, signed and in
// base64, it takes less than 800 characters in a cookie. Whose session repeats exercises of lessons has met less than
// three skills before, and has room in place of the others.
const MaxEncodedBytes = headBytes + skillRoom*standingBytes + 1 + MostMissed*missedBytes + openBytes + mostState

// How many missed exercises, and how many bytes, a record before version 6 could have.
const (
	mostMissedBefore = 20
	mostBytesBefore  = MaxEncodedBytes + (mostMissedBefore-MostMissed)*missedBytes
)

// mostState is the maximum length of an attempt's state at an exercise of the bank: a byte for each of three moves.
const mostState = 3

// ErrBadRecord is the error of Decode for bytes that are not an encoded Record.
var ErrBadRecord = errors.New("these bytes are not what a learner has practised")

// Encode returns the record as bytes that Decode reads.
func (r *Record) Encode() []byte {
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion)
	data = binary.BigEndian.AppendUint64(data, r.packSteps())
	later := uint16(0)
	for i, s := range r.steps {
		if s.later {
			later |= 1 << i
		}
	}
	data = append(binary.BigEndian.AppendUint16(data, later), r.last)
	data = binary.BigEndian.AppendUint16(data, r.turn)
	data = binary.BigEndian.AppendUint16(data, r.days)
	data = binary.BigEndian.AppendUint16(data, uint16(r.latest))
	met := uint32(r.level) << skillRoom
	for i, at := range r.skills {
		if at.met {
			met |= 1 << i
		}
	}
	data = binary.BigEndian.AppendUint32(data, met)
	for _, at := range r.skills {
		if at.met {
			data = binary.BigEndian.AppendUint16(data, uint16(at.latest))
			data = append(data, at.box|at.row<<3, byte(at.due-at.latest), byte(at.offset))
		}
	}
	data = append(data, byte(len(r.missed)))
	for _, m := range r.missed {
		number := m.number + uint16(skills[m.skill].retired)
		data = binary.BigEndian.AppendUint16(data, uint16(m.skill)<<numberBits|number)
		data = binary.BigEndian.AppendUint16(data, uint16(m.box)<<dayBits|uint16(m.due)&(1<<dayBits-1))
	}
	for i := range r.done {
		if s := &r.steps[i]; s.lesson > 0 {
			data = binary.BigEndian.AppendUint16(data, s.lesson)
		}
	}
	if o := r.open; o != nil {
		data = binary.BigEndian.AppendUint16(data, uint16(o.item.Skill.place())<<numberBits|
			uint16(o.item.Number+o.item.Skill.retired()))
		wrong := byte(o.attempt.Wrong())
		if o.fix {
			wrong |= fixBit
		}
		data = append(data, wrong)
		data = append(data, o.attempt.State()...)
	}
	return data
}

// input is the bytes that are still to be read. Beyond their end it gives zeros and is short.
type input struct {
	data  []byte
	short bool
}

func (in *input) byte() byte {
	if len(in.data) == 0 {
		in.short = true
		return 0
	}
	b := in.data[0]
	in.data = in.data[1:]
	return b
}

func (in *input) number() uint16 { return uint16(in.byte())<<8 | uint16(in.byte()) }

// Decode decodes a record of this version or of any that was ever released. It returns ErrBadRecord for any other
// bytes. If the open exercise has changed since so that its state is no longer valid, no exercise is open.
func Decode(data []byte) (Record, error) {
	var r Record
	in := &input{data: data}
	version := in.byte()
	if version < uncountedVersion || version > codecVersion || len(data) > mostBytesBefore ||
		!r.decodeHead(in, version) {
		return Record{}, ErrBadRecord
	}
	narrow := version < countedVersion
	var met uint32
	if !narrow {
		met = uint32(in.number()) << 16
	}
	met |= uint32(in.number())
	if version >= unnamedVersion {
		r.level, met = uint8(met>>skillRoom), met&(1<<skillRoom-1)
	}
	if r.level > levelMost || met>>skillRoom != 0 || !r.decodeSkills(in, met) ||
		!r.decodeMissed(in, version) {
		return Record{}, ErrBadRecord
	}
	if !r.decodeLessons(in) || in.short {
		return Record{}, ErrBadRecord
	}
	if n := len(in.data); n >= openBytes {
		r.open = r.decodeOpen(item(in.number(), narrow), in.byte(), in.data)
	} else if n > 0 {
		return Record{}, ErrBadRecord
	}
	return r, nil
}

// Bases of the number of a session.
const (
	againBase   = SessionLength + 1
	unnamedBase = 2*(noSkill+1) + 1
	missedBase  = unnamedBase + 1 // the last digit is that of a missed exercise of a lesson
	stepBase    = missedBase + 1  // and now that of one that was right
)

// packSteps returns what was done in the session as a number.
func (r *Record) packSteps() (all uint64) {
	for i := int(r.done) - 1; i >= 0; i-- {
		digit := 1 + 2*uint64(r.steps[i].skill)
		if r.steps[i].lesson > 0 {
			digit = unnamedBase
		}
		if r.steps[i].right {
			digit++
		}
		all = all*stepBase + digit
	}
	return all*againBase + uint64(r.again)
}

// decodeSteps is the inverse of packSteps, with digits to a base; it reports whether the number is such.
func (r *Record) decodeSteps(all, base uint64) bool {
	r.again = uint8(all % againBase)
	for all /= againBase; all > 0; all /= base {
		digit := all % base
		s := step{skill: uint8((digit - 1) / 2), right: digit%2 == 0}
		if digit >= unnamedBase {
			s = step{skill: noSkill, right: digit > unnamedBase, lesson: unread}
		}
		if digit == 0 || r.done == SessionLength || s.skill != noSkill && int(s.skill) >= len(skills) {
			return false
		}
		r.steps[r.done] = s
		r.done++
	}
	return r.again <= r.done
}

// decodeLater decodes which exercises of the session were right at another try, and reports whether they are among
// those that were not right at the first.
func (r *Record) decodeLater(bits uint16) bool {
	for i := range r.steps[:r.done] {
		s := &r.steps[i]
		if s.later = bits>>i&1 == 1; s.later && s.right {
			return false
		}
	}
	return bits>>r.done == 0
}

// decodeHead decodes what comes before the skills, and reports whether it makes sense.
func (r *Record) decodeHead(in *input, version byte) bool {
	var done, right byte
	switch version {
	case codecVersion, missedVersion, unnamedVersion:
		steps := uint64(in.number())<<48 | uint64(in.number())<<32 | uint64(in.number())<<16 | uint64(in.number())
		base := map[byte]uint64{codecVersion: stepBase, missedVersion: missedBase, unnamedVersion: unnamedBase}
		if !r.decodeSteps(steps, base[version]) || version == codecVersion && !r.decodeLater(in.number()) {
			return false
		}
		r.last = in.byte()
	case countedVersion:
		counts := in.byte()
		done, right, r.level, r.last = counts&15, counts>>4, in.byte(), in.byte()
	case narrowVersion:
		right = in.byte()
		fallthrough
	default:
		r.level = in.byte()
		counts := in.byte()
		done, r.last = counts&15, counts>>4
	}
	r.turn, r.days, r.latest = in.number(), in.number(), Day(in.number())
	if done > SessionLength || right > done || r.last > skillRoom {
		return false
	}
	if version == narrowVersion || version == countedVersion {
		for i := range done {
			r.add(step{skill: noSkill, right: i < right})
		}
	}
	return true
}

// decodeSkills decodes the skills that were practised.
func (r *Record) decodeSkills(in *input, met uint32) bool {
	for i := range r.skills {
		if met>>i&1 == 0 {
			continue
		}
		at := &r.skills[i]
		at.met, at.latest = true, Day(in.number())
		packed := in.byte()
		at.box, at.row, at.due, at.offset = packed&7, packed>>3, at.latest+Day(in.byte()), int8(in.byte())
		if int(at.box) >= len(gaps) || at.row > enoughDays || at.due < at.latest || at.offset > offsetMost ||
			at.offset < -offsetMost {
			return false
		}
	}
	return true
}

// decodeMissed decodes the missed exercises, without those that are gone from the bank, and reports whether they make
// sense.
func (r *Record) decodeMissed(in *input, version byte) bool {
	narrow := version < countedVersion
	n := in.byte()
	if n > MostMissed && (version == codecVersion || n > mostMissedBefore) {
		return false
	}
	for range n {
		of := item(in.number(), narrow)
		m := missed{skill: uint8(max(of.Skill.place(), 0)), number: uint16(of.Number)}
		if narrow {
			m.box = in.byte()
		}
		when := in.number()
		if !narrow {
			m.box = uint8(when >> dayBits)
		}
		m.due = near(r.latest, when)
		if int(m.box) >= len(gaps) || of.Skill != "" && r.missing(of) >= 0 {
			return false
		}
		if of.Skill != "" {
			r.missed = append(r.missed, m)
		}
	}
	for len(r.missed) > MostMissed {
		r.missed = withoutLastDue(r.missed)
	}
	return true
}

// unread stands for the number of an exercise of a lesson until that is read.
const unread = 1

// decodeLessons decodes which exercises of lessons the session had, and reports whether they make sense.
func (r *Record) decodeLessons(in *input) bool {
	for i := range r.done {
		if s := &r.steps[i]; s.lesson == unread {
			if s.lesson = in.number(); s.lesson == 0 {
				return false
			}
		}
	}
	return true
}

// near returns the day that is nearest to another and has these low bits.
func near(latest Day, low uint16) Day {
	const above = 16 - dayBits
	return latest + Day(int16((low-uint16(latest))<<above)>>above)
}

// item returns the exercise that a number of two bytes names, without the exercise itself. It has no skill if it is
// not in the bank.
func item(at uint16, narrow bool) (i Item) {
	bits := numberBits
	if narrow {
		bits = narrowBits
	}
	place := int(at >> bits)
	if place >= len(skills) {
		return i
	}
	i.Number = int(at&(1<<bits-1)) - skills[place].retired
	if i.Number >= 0 && i.Number < Size(skills[place].skill) {
		i.Skill = skills[place].skill
	}
	return i
}

// decodeOpen decodes the open exercise. It returns nil if it is not in the bank or its state is not valid.
func (r *Record) decodeOpen(of Item, wrong byte, state []byte) *openExercise {
	if of.Skill == "" {
		return nil
	}
	of = At(of.Skill, of.Number)
	attempt, err := exercise.Resume(of.Exercise, int(wrong&^fixBit), state)
	if err != nil {
		return nil
	}
	return &openExercise{item: of, repeat: r.missing(of) >= 0, fix: wrong&fixBit != 0, attempt: attempt}
}

// MaxOpenBytes is the maximum length of the open exercise, which is at the end of an encoded Record.
const MaxOpenBytes = openBytes + mostState
