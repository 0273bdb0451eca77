package practice_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/practice"
)

// The largest Record fits into MaxEncodedBytes and survives encoding: more missed exercises than it holds, in all
// skills, and a line half solved.
func TestFullRecordFits(t *testing.T) {
	r := full(t)
	data := r.Encode()
	assert.LessOrEqual(t, len(data), practice.MaxEncodedBytes)
	t.Log(len(data), "bytes")
	again, err := practice.Decode(data)
	require.NoError(t, err)
	assert.Equal(t, data, again.Encode())
	for i := range data {
		_, err := practice.Decode(data[:i])
		if err == nil {
			assert.GreaterOrEqual(t, i, len(data)-practice.MaxOpenBytes, "only what is open can be missing")
		}
	}
}

func full(t testing.TB) (r practice.Record) {
	for day := range practice.Day(4) {
		for range 20 {
			do(t, &r, 20_700+day, practice.Skills(), func(practice.Item, bool) bool { return false })
		}
	}
	for number := 0; ; number++ {
		item := practice.At(practice.MateInTwo, number)
		r.Open(item, 20_704)
		if result, err := r.Answer(item.Exercise.ID, right(&r), 20_704); err == nil && result.Right {
			return r
		}
	}
}

// Records of every released version can still be decoded. These bytes were written by version 1, which did not count
// what was right in the session, so that it begins anew.
func TestReleasedRecords(t *testing.T) {
	for _, data := range []string{
		"\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00",
		"\x01\x01\x21\x00\x01\x00\x01\x50\xdc\x00\x02\x50\xdc\x08\x01\x02\x00",
		"\x01\x00\x71\x00\x02\x00\x01\x50\xdc\x00\x40\x50\xdc\x00\x01\xf8\x01\x60\x06\x00\x50\xdd\x30\x02\x00",
	} {
		r, err := practice.Decode([]byte(data))
		require.NoError(t, err)
		done, right, _ := r.Session()
		assert.Equal(t, []int{0, 0}, []int{done, right})
		again, err := practice.Decode(r.Encode())
		require.NoError(t, err)
		assert.Equal(t, r, again)
	}
	r, err := practice.Decode(
		[]byte("\x01\x00\x71\x00\x02\x00\x01\x50\xdc\x00\x40\x50\xdc\x00\x01\xf8\x01\x60\x06\x00\x50\xdd\x30\x02\x00"),
	)
	require.NoError(t, err)
	_, _, _, ok := r.Current()
	assert.False(t, ok, "what was open is gone from the bank")
	assert.Equal(t, practice.Standing{Met: true, Due: 20_701}, r.Standing(practice.MateInOne))
	assert.Equal(t, 1, r.Due(20_701, practice.Skills()), "the skill; what was missed is gone too")
}

// narrow was written by version 2: three exercises done, two of them right.
const narrow = "\x02\x02\x02\x73\x00\x04\x00\x01\x50\xdc\x00\x40\x50\xdc\x00\x01\xf8\x01" +
	"\x60\x06\x00\x50\xdd\x30\x02\x00"

// sessions is the same as version 4 wrote it; what was done has no skills. In remade the exercises that were missed and
// open are gone, with all others of the first bank. named is the same as version 5 wrote it, with another digit; which
// exercise was missed in the session is not known. written is the same as it is written now, with one more.
const sessions = "\x04\x00\x00\x00\x00\x00\x18\x84\x51\x07\x00\x04\x00\x01" +
	"\x50\xdc\x04\x00\x00\x40\x50\xdc\x00\x01\xf8\x01\x30\x06\x10\xdd\x18\x02\x00"

const remade = "\x04\x00\x00\x00\x00\x00\x18\x84\x51\x07\x00\x04\x00\x01" +
	"\x50\xdc\x04\x00\x00\x40\x50\xdc\x00\x01\xf8\x00"

const named = "\x05\x00\x00\x00\x00\x00\x19\x71\x08" + "\x07\x00\x04\x00\x01" +
	"\x50\xdc\x04\x00\x00\x40\x50\xdc\x00\x01\xf8\x00"

var written = "\x06\x00\x00\x00\x00\x00\x1a\x62\x21\x00\x00" + named[9:]

// wide is the same as version 3 wrote it.
const wide = "\x03\x23\x02\x07\x00\x04\x00\x01\x50\xdc\x00\x00\x00\x40\x50\xdc\x00\x01\xf8\x01" +
	"\x30\x06\x10\xdd\x18\x02\x00"

func TestReleasedRecordsCountWhatIsRight(t *testing.T) {
	for _, data := range []string{narrow, wide, sessions, remade, named, written} {
		r, err := practice.Decode([]byte(data))
		require.NoError(t, err)
		assert.Equal(t, written, string(r.Encode()))
		done, right, _ := r.Session()
		assert.Equal(t, []int{3, 2}, []int{done, right})
		assert.Equal(t, []int{1, 1}, []int{r.Due(20_700, practice.Skills()) + 1, r.Due(20_701, practice.Skills())})
	}
	_, err := practice.Decode([]byte("\x02\x04" + narrow[2:]))
	assert.ErrorIs(t, err, practice.ErrBadRecord, "more is right than is done")
	_, err = practice.Decode([]byte("\x04\x00\x00\x00\x00\x00\x00\x02\x47" + sessions[9:]))
	assert.ErrorIs(t, err, practice.ErrBadRecord, "one comes after none")
	for _, bits := range []string{"\x00\x07", "\x00\x08"} {
		_, err = practice.Decode([]byte(written[:9] + bits + written[11:]))
		assert.ErrorIs(t, err, practice.ErrBadRecord, "right at another try, though at the first or not done")
	}
}

// What was right at another try is kept beside what was so at the first.
func TestRightAtAnotherTryIsKept(t *testing.T) {
	var r practice.Record
	for i := range practice.SessionLength {
		r.NoteLesson(17, i == 3, i%3 == 2)
	}
	again, err := practice.Decode(r.Encode())
	require.NoError(t, err)
	assert.Equal(t, r, again)
	for n, later := range map[int]int{10: 3, 5: 2, 1: 0} {
		assert.Equal(t, later, again.Later(n), n)
	}
}

// Of the missed exercises that version 5 kept, those that are due first are left.
func TestMoreMissedExercisesAreReadThanAreKept(t *testing.T) {
	const latest = 20_000
	data := append([]byte{5}, make([]byte, 8+1+2+2)...)
	data = binary.BigEndian.AppendUint16(data, latest)
	data = append(data, 0, 0, 0, 0, 20)
	for i := range uint16(20) {
		data = binary.BigEndian.AppendUint16(data, 600+i) // below are those that are gone from the bank
		data = binary.BigEndian.AppendUint16(data, (latest+1+i)&(1<<13-1))
	}
	r, err := practice.Decode(data)
	require.NoError(t, err)
	assert.Equal(t, practice.MostMissed, r.Due(latest+practice.MostMissed, nil))
	assert.Equal(t, practice.MostMissed, r.Due(latest+20, nil))
	data[18] = 21
	_, err = practice.Decode(append(data, 0, 20, 0, 0))
	assert.ErrorIs(t, err, practice.ErrBadRecord, "more than it ever kept")
}

// Which exercises of lessons a session had is kept, right or missed; version 5 kept those that were missed.
func TestExercisesOfLessonsAreKept(t *testing.T) {
	var r practice.Record
	r.NoteLesson(17, false, false)
	r.NoteLesson(18, true, false)
	again, err := practice.Decode(r.Encode())
	require.NoError(t, err)
	assert.Equal(t, r, again)
	assert.Equal(t, []uint16{18}, again.Had(1))
	assert.Equal(t, []uint16{17, 18}, again.Had(2))
	assert.Equal(t, []practice.Miss{{Lesson: 17}}, again.Missed())

	old, err := practice.Decode([]byte("\x05\x00\x00\x00\x00\x00\x00\x7a\xef" + // a miss, and one that was right
		"\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x11"))
	require.NoError(t, err)
	assert.Equal(t, []bool{false, true}, old.Rights())
	assert.Equal(t, []uint16{17}, old.Had(2))
	assert.Equal(t, r.Missed(), old.Missed())
}

// FuzzDecode reads any bytes: what is read is written again as bytes that mean the same.
func FuzzDecode(f *testing.F) {
	r := full(f)
	f.Add(r.Encode())
	f.Add([]byte(narrow))
	f.Add([]byte(wide))
	f.Add([]byte(sessions))
	f.Add([]byte(named))
	f.Add([]byte(written))
	f.Add([]byte("\x01\x01\x21\x00\x01\x00\x01\x50\xdc\x00\x02\x50\xdc\x08\x01\x02\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := practice.Decode(data)
		if err != nil {
			return
		}
		once := r.Encode()
		again, err := practice.Decode(once)
		require.NoError(t, err)
		assert.Equal(t, once, again.Encode())
		day := practice.Day(20_000)
		again.Open(again.Next(day, practice.Skills()), day)
		done, right, of := again.Session()
		assert.True(t, 0 <= right && right <= done && done < of)
	})
}
