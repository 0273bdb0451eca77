package chance

import (
	"encoding/binary"
	"errors"
)

// The bytes of a Record, version 3, numbers big-endian:
//
//	1 byte   version, 3
//	2 bytes  for each group in its order: the results of its last eight chances, two
//	         bits each, the last one in the lowest; 0 for none
//	2 bytes  the game of the last chance counted, by the low bits of its seed
//	2 bytes  the first ply of that game at which a chance may be counted next
//	1 byte   how many chances of that game were counted; version 1 ends before it
//	1 byte   how many of these were seen; version 2 ends here
//	1 byte   the place of the group whose chances alone are counted of that game plus one, 0 for all
const codecVersion = 3

// gameBytes is how many bytes versions 2 and 3 have more than version 1.
const gameBytes = 3

// EncodedBytes is how many bytes a Record is.
const EncodedBytes = 1 + 2*len(groups) + 4 + gameBytes

// ErrBadRecord is the error of Decode for bytes that Encode does not write.
var ErrBadRecord = errors.New("these bytes are not how a learner's chances went")

// Encode returns the record as bytes that Decode reads.
func (r *Record) Encode() []byte {
	data := append(make([]byte, 0, EncodedBytes), codecVersion)
	for _, c := range r.groups {
		data = binary.BigEndian.AppendUint16(data, uint16(c))
	}
	data = binary.BigEndian.AppendUint16(data, r.game)
	return append(binary.BigEndian.AppendUint16(data, r.until), r.had, r.seen, byte(r.look.place()+1))
}

// Decode reads the bytes of a record, of this version or any that was ever released. It returns ErrBadRecord for any
// other bytes.
func Decode(data []byte) (Record, error) {
	var r Record
	if len(data) == EncodedBytes-gameBytes && data[0] == 1 || len(data) == EncodedBytes-1 && data[0] == 2 {
		data = append(append([]byte{codecVersion}, data[1:]...), make([]byte, EncodedBytes-len(data))...)
	}
	if len(data) != EncodedBytes || data[0] != codecVersion {
		return r, ErrBadRecord
	}
	data = data[1:]
	for i := range r.groups {
		r.groups[i] = chances(binary.BigEndian.Uint16(data))
		if !r.groups[i].whole() {
			return Record{}, ErrBadRecord
		}
		data = data[2:]
	}
	r.game, r.until, r.had, r.seen = binary.BigEndian.Uint16(data), binary.BigEndian.Uint16(data[2:]), data[4], data[5]
	look := int(data[6])
	if r.seen > r.had || look > len(groups) {
		return Record{}, ErrBadRecord
	}
	if look > 0 {
		r.look = groups[look-1]
	}
	return r, nil
}

// whole reports whether the results are contiguous: no empty entry is more recent than a result.
func (c chances) whole() bool {
	for back := 1; back < depth; back++ {
		if c.at(back) != none && c.at(back-1) == none {
			return false
		}
	}
	return true
}
