package path

import (
	"encoding/binary"
	"errors"

	"chesstutor/tutor/lesson/exercise"
)

// The bytes of a Progress, version 1:
//
//	1 byte   version, 1
//	1 byte   how many lessons follow; the rest of them are untouched
//	2 bytes  for each of them, big-endian: its marks as digits to the base of 3, the
//	         first exercise in the lowest
//	2 bits   for each of them: the stars of its test, the first in the lowest bits
//	if an exercise is open:
//	1 byte   bits 0 to 4: its lesson, 0 for the first; bit 5: it is a test's;
//	         bits 6 and 7: wrong answers
//	1 byte   bits 0 to 3: its place in the lesson or test; bits 4 to 7: the errors of the test
//	the rest the attempt's state
const codecVersion = 1

// MaxEncodedBytes bounds the bytes of a Progress of today's lessons. Signed and
// written in base64 they are at most 200 characters.
const MaxEncodedBytes = 78

// ErrBadProgress is the error of bytes that no Progress was encoded as.
var ErrBadProgress = errors.New("these bytes are not a learner's progress")

// Encode returns the progress as bytes that Decode reads.
func (p *Progress) Encode() []byte {
	n := lessonRoom
	for n > 0 && p.lessons[n-1] == (record{}) {
		n--
	}
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion, byte(n))
	tests := make([]byte, (n+3)/4)
	for i, at := range p.lessons[:n] {
		digits := 0
		for slot := MostExercises - 1; slot >= 0; slot-- {
			digits = digits*int(marks) + int(at.marks[slot])
		}
		data = binary.BigEndian.AppendUint16(data, uint16(digits))
		tests[i/4] |= at.test << (i % 4 * 2)
	}
	data = append(data, tests...)
	if o := p.open; o != nil {
		first := byte(o.lesson.Number-1) | byte(o.attempt.Wrong())<<6
		if o.test {
			first |= 1 << 5
		}
		data = append(data, first, byte(o.slot)|byte(o.errors)<<4)
		data = append(data, o.attempt.State()...)
	}
	return data
}

// Decode reads the bytes of a progress, of this version or any that was ever
// released. It returns ErrBadProgress for any other bytes. Should an open exercise
// have changed since, so that its state makes no sense any more, it is closed.
func Decode(data []byte) (Progress, error) {
	var p Progress
	if len(data) < 2 || data[0] != codecVersion || int(data[1]) > lessonRoom {
		return p, ErrBadProgress
	}
	n := int(data[1])
	rest := data[2:]
	if len(rest) < 2*n+(n+3)/4 {
		return p, ErrBadProgress
	}
	tests := rest[2*n : 2*n+(n+3)/4]
	for i := range n {
		digits := int(binary.BigEndian.Uint16(rest[2*i:]))
		for slot := range MostExercises {
			p.lessons[i].marks[slot] = mark(digits % int(marks))
			digits /= int(marks)
		}
		p.lessons[i].test = tests[i/4] >> (i % 4 * 2) & 3
		if digits != 0 {
			return Progress{}, ErrBadProgress
		}
	}
	if n > 0 && p.lessons[n-1] == (record{}) || n%4 != 0 && tests[n/4]>>(n%4*2) != 0 {
		return Progress{}, ErrBadProgress // one progress, one encoding
	}
	rest = rest[2*n+(n+3)/4:]
	if len(rest) == 0 {
		return p, nil
	}
	if len(rest) < 2 || len(rest) > 2+exercise.MaxStateBytes {
		return Progress{}, ErrBadProgress
	}
	p.open = decodeOpen(rest)
	return p, nil
}

// decodeOpen reads the open exercise; nil if it is none of today's.
func decodeOpen(data []byte) *open {
	lesson, wrong := int(data[0]&31), int(data[0]>>6)
	o := &open{slot: int(data[1] & 15), test: data[0]&(1<<5) != 0, errors: int(data[1] >> 4)}
	if lesson >= len(all()) {
		return nil
	}
	o.lesson = all()[lesson]
	room := len(o.lesson.Exercises)
	if o.test {
		room = len(o.lesson.Test())
	}
	if o.slot >= room || !o.test && o.errors > 0 || o.test && (wrong > 0 || o.errors > min(o.slot, 1)) {
		return nil
	}
	var err error
	if o.attempt, err = exercise.Resume(o.exercise(), wrong, data[2:]); err != nil {
		return nil
	}
	return o
}
