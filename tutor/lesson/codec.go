package lesson

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/big"

	"chesstutor/tutor"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// The bytes of a Progress, version 3, numbers big-endian:
//
//	1 byte   version, 3
//	1 byte   the friends beaten
//	4 bytes  right answers
//	2 bytes  the last day on which something was done
//	1 byte   what was done on it, as Daily.ticks packs it
//	2 bytes  days in a row
//	1 byte   how many bytes of results follow
//	those    one number, without zeros in front; its digits to the base of resultBase are those of a lesson each,
//	         the lesson of the first place last: four times its marks, as digits to the base of 3 with the first
//	         exercise last, and its stars; above all lessons stand the stars of the positions to play out, of two
//	         bits each
//	1 byte   how many bytes of what was practised follow, 0 if nothing was
//	those    as package practice writes them
//	if an exercise is open:
//	1 byte   bits 0 to 5: the place of its lesson; bits 6 and 7: wrong answers
//	1 byte   bits 0 to 3: its place in the lesson; bit 4: a test is open; bit 5: one of the test went wrong; bit 6:
//	         the test is that of a part; bit 7: it is on another board
//	the rest the attempt's state
//
// codecold.go reads what came before.
const codecVersion = 3

// Bounds of the bytes of a Progress. Signed and written in base64, all of them are less than 800 characters.
const (
	headBytes       = 11
	resultBytes     = 136
	openBytes       = 2 + exercise.MaxStateBytes
	MaxEncodedBytes = headBytes + 1 + resultBytes + 1 + practice.MaxEncodedBytes + openBytes
	mostBytesBefore = MaxEncodedBytes + 3 // when practice kept more missed exercises
)

// ErrBadProgress is the error of Decode for bytes that are not an encoded Progress.
var ErrBadProgress = errors.New("these bytes are not a learner's progress")

// Encode returns the progress as bytes that Decode reads.
func (p *Progress) Encode() []byte {
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion, byte(p.Beaten))
	data = binary.BigEndian.AppendUint32(data, p.Right)
	data = binary.BigEndian.AppendUint16(data, uint16(p.Daily.Day))
	data = append(data, p.Daily.ticks())
	data = binary.BigEndian.AppendUint16(data, p.Daily.Row)
	results := p.results()
	data = append(append(data, byte(len(results))), results...)
	practised := p.Practice.Encode()
	if bytes.Equal(practised, nothingPractised) {
		practised = nil
	}
	data = append(append(data, byte(len(practised))), practised...)
	if o := p.open; o != nil {
		where := byte(place(o.exercise))
		if o.test != noTest {
			where |= 1<<4 | byte(o.errors)<<5
		}
		if o.test == ofPart {
			where |= 1 << 6
		}
		if o.exercise.AnotherBoard {
			where |= 1 << 7
		}
		data = append(data, byte(o.lesson.place)|byte(o.attempt.Wrong())<<6, where)
		data = append(data, o.attempt.State()...)
	}
	return data
}

// nothingPractised is the encoding of an empty Record.
var nothingPractised = new(practice.Record).Encode()

// resultBase is how many results a lesson can have: its stars and the marks of its exercises.
var resultBase = big.NewInt((MostStars + 1) * 531441) // 3 to the power of exerciseRoom

// results packs the results of all lessons.
func (p *Progress) results() []byte {
	all := new(big.Int).SetUint64(p.PlayedOut.Number())
	for i := lessonRoom - 1; i >= 0; i-- {
		at, digits := &p.lessons[i], 0
		for slot := exerciseRoom - 1; slot >= 0; slot-- {
			digits = digits*int(marks) + int(at.marks[slot])
		}
		all.Add(all.Mul(all, resultBase), big.NewInt(int64((MostStars+1)*digits+int(at.stars))))
	}
	return all.Bytes()
}

// decodeResults is the inverse of results; it reports whether the bytes are such.
func (p *Progress) decodeResults(data []byte) bool {
	all, one := new(big.Int).SetBytes(data), new(big.Int)
	for i := range p.lessons {
		all.DivMod(all, resultBase, one)
		digits := int(one.Int64())
		p.lessons[i].stars = uint8(digits % (MostStars + 1))
		p.lessons[i].setMarks(digits / (MostStars + 1))
	}
	if !all.IsUint64() || all.Uint64() >= tutor.PlayedOutNumbers {
		return false
	}
	p.PlayedOut = tutor.PlayedOutOf(all.Uint64())
	return len(data) == 0 || data[0] != 0
}

// setMarks unpacks marks, digits to the base of 3, and returns what is left of the number.
func (r *record) setMarks(digits int) {
	for slot := range r.marks {
		r.marks[slot] = mark(digits % int(marks))
		digits /= int(marks)
	}
}

// Decode reads the bytes of a progress, of this version or any that was ever released. It returns ErrBadProgress for
// any other bytes. Should an open exercise have changed since, so that its state no longer makes sense, it is
// closed.
func Decode(data []byte) (Progress, error) {
	var p Progress
	read := p.decode
	if len(data) > 0 && data[0] < codecVersion {
		read = p.decodeOld
	}
	if len(data) > mostBytesBefore || !read(data) {
		return Progress{}, ErrBadProgress
	}
	for _, l := range all() {
		p.count(l) // an exercise that was not done may be dropped since
	}
	return p, nil
}

// decode reads version 3.
func (p *Progress) decode(data []byte) bool {
	if len(data) < headBytes || data[0] != codecVersion {
		return false
	}
	p.Beaten, p.Right = tutor.Beaten(data[1]), binary.BigEndian.Uint32(data[2:])
	p.Daily = Daily{Day: practice.Day(binary.BigEndian.Uint16(data[6:])), Row: binary.BigEndian.Uint16(data[9:])}
	ok := p.Daily.untick(data[8])
	results, rest, found := part(data[headBytes:])
	practised, rest, also := part(rest)
	if !ok || !found || !also || !p.decodeResults(results) {
		return false
	}
	if len(practised) > 0 {
		var err error
		if p.Practice, err = practice.Decode(practised); err != nil || bytes.Equal(practised, nothingPractised) {
			return false
		}
	}
	if len(rest) == 0 {
		return true
	}
	if len(rest) < 2 || len(rest) > openBytes {
		return false
	}
	if l := atPlace(int(rest[0] & 63)); l != nil {
		o := &open{lesson: l, exercise: l.at(int(rest[1] & 15)), test: testOf(rest[1] >> 4)}
		o.errors = int(rest[1] >> 5 & 1)
		if o.exercise != nil && rest[1]>>7 == 1 {
			o.exercise = l.Another(o.exercise)
		}
		p.open = o.resume(int(rest[0]>>6), rest[2:])
	}
	return true
}

// testOf returns which test bits tell of: the lowest one that there is one, the third that it is that of a part.
func testOf(bits byte) testKind {
	switch {
	case bits&1 == 0:
		return noTest
	case bits>>2&1 == 1:
		return ofPart
	}
	return ofLesson
}

// part returns bytes whose number is in the first one, and what follows them.
func part(data []byte) (found, rest []byte, ok bool) {
	if len(data) == 0 || len(data) <= int(data[0]) {
		return nil, nil, false
	}
	n := 1 + int(data[0])
	return data[1:n], data[n:], true
}

// resume returns the open exercise with its attempt; nil if it no longer exists.
func (o *open) resume(wrong int, state []byte) *open {
	if o.exercise == nil || o.test == noTest && o.errors > 0 || o.test == ofPart && o.lesson.Path != 2 {
		return nil
	}
	if at := o.number(); o.test != noTest && (at < 0 || wrong > 0 || o.errors > min(at, 1)) {
		return nil
	}
	var err error
	if o.attempt, err = exercise.Resume(o.exercise, wrong, state); err != nil {
		return nil
	}
	return o
}
