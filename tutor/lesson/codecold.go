package lesson

import (
	"encoding/binary"

	"chesstutor/tutor/practice"
)

// The bytes of a Progress, version 1, when the places of lessons and exercises were their order:
//
//	1 byte   version, 1
//	1 byte   how many lessons follow; the rest of them are untouched
//	2 bytes  for each of them, big-endian: its marks as digits to the base of 3, the first exercise in the lowest
//	2 bits   for each of them: the stars of its test, the first in the lowest bits
//	if an exercise is open:
//	1 byte   bits 0 to 4: its lesson; bit 5: it is a test's; bits 6 and 7: wrong answers
//	1 byte   bits 0 to 3: its place in the lesson or test; bits 4 to 7: the errors of the test
//	the rest the attempt's state
//
// Version 2, where something was practised:
//
//	1 byte   version, 2
//	1 byte   how many bytes of what was practised follow
//	those, as package practice writes them
//	the rest as in version 1, without its first byte
const orderedVersion, practisedVersion = 1, 2

// ordered is how many exercises each lesson had in those versions. By them its stars were counted, which stay.
var ordered = [...]int{10, 9, 9, 9, 9, 10, 10, 10, 9, 9, 9, 10, 10, 10, 9, 10, 10, 9, 10, 9, 9, 9, 10, 10, 10}

// oldMarks is one more than the digits of a lesson in those versions can be: ten marks.
const oldMarks = 59049

// decodeOld reads versions 1 and 2.
func (p *Progress) decodeOld(data []byte) bool {
	rest := data[1:]
	switch data[0] {
	case orderedVersion:
	case practisedVersion:
		practised, after, ok := part(rest)
		if !ok {
			return false
		}
		var err error
		if p.Practice, err = practice.Decode(practised); err != nil {
			return false
		}
		rest = after
	default:
		return false
	}
	if len(rest) < 1 || int(rest[0]) > lessonRoom {
		return false
	}
	n := int(rest[0])
	end := 1 + 2*n + (n+3)/4
	if len(rest) < end {
		return false
	}
	for i := range n {
		at, digits := &p.lessons[i], int(binary.BigEndian.Uint16(rest[1+2*i:]))
		at.setMarks(digits)
		at.stars = rest[1+2*n+i/4] >> (i % 4 * 2) & 3
		if digits >= oldMarks {
			return false
		}
		if i < len(ordered) {
			at.stars = max(at.stars, starsOf(at.marks[:ordered[i]]))
		}
	}
	if rest = rest[end:]; len(rest) == 0 {
		return true
	}
	if len(rest) < 2 || len(rest) > openBytes {
		return false
	}
	if l := atPlace(int(rest[0] & 31)); l != nil {
		o := &open{lesson: l, test: testOf(rest[0] >> 5 & 1), errors: int(rest[1] >> 4)}
		switch at := int(rest[1] & 15); {
		case o.test == noTest:
			o.exercise = l.at(at)
		case at < len(l.Test()):
			o.exercise = l.Test()[at]
		}
		p.open = o.resume(int(rest[0]>>6), rest[2:])
	}
	return true
}
