package lesson

import (
	"bytes"
	"encoding/binary"
	"errors"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
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
//
// Version 2, where something was practised:
//
//	1 byte   version, 2
//	1 byte   how many bytes of what was practised follow
//	those, as package practice writes them
//	the rest as in version 1, without its first byte
const (
	codecVersion     = 1
	practisedVersion = 2
)

// Bounds of the bytes of a Progress. Signed and written in base64, those of today's
// lessons are at most 204 characters, and with all that is practised less than 600.
const (
	MaxLessonBytes  = 81
	MaxEncodedBytes = MaxLessonBytes + 1 + practice.MaxEncodedBytes
)

// ErrBadProgress is the error of Decode for bytes that are not an encoded Progress.
var ErrBadProgress = errors.New("these bytes are not a learner's progress")

// Encode returns the progress as bytes that Decode reads.
func (p *Progress) Encode() []byte {
	n := lessonRoom
	for n > 0 && p.lessons[n-1] == (record{}) {
		n--
	}
	data := append(make([]byte, 0, MaxEncodedBytes), codecVersion)
	if practised := p.Practice.Encode(); !bytes.Equal(practised, nothingPractised) {
		data = append(append(data[:0], practisedVersion, byte(len(practised))), practised...)
	}
	data = append(data, byte(n))
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

// nothingPractised is the encoding of an empty Record.
var nothingPractised = new(practice.Record).Encode()

// Decode reads the bytes of a progress, of this version or any that was ever
// released. It returns ErrBadProgress for any other bytes. Should an open exercise
// have changed since, so that its state makes no sense any more, it is closed.
func Decode(data []byte) (Progress, error) {
	var p Progress
	rest, ok := p.decodePractice(data)
	if !ok || len(rest) < 1 || int(rest[0]) > lessonRoom {
		return Progress{}, ErrBadProgress
	}
	n := int(rest[0])
	rest = rest[1:]
	if len(rest) < 2*n+(n+3)/4 {
		return Progress{}, ErrBadProgress
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

// decodePractice reads the version and what was practised, and returns what is left.
func (p *Progress) decodePractice(data []byte) (rest []byte, ok bool) {
	switch {
	case len(data) > 0 && data[0] == codecVersion:
		return data[1:], true
	case len(data) < 2 || data[0] != practisedVersion || len(data) < 2+int(data[1]):
		return nil, false
	}
	practised := data[2 : 2+data[1]]
	var err error
	p.Practice, err = practice.Decode(practised)
	return data[2+data[1]:], err == nil && !bytes.Equal(practised, nothingPractised)
}

// decodeOpen decodes the open exercise; nil if it no longer exists.
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
