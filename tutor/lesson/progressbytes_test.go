package lesson

import (
	"encoding/binary"
	"encoding/hex"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// length is how many characters a signed cookie of so many bytes has.
func length(n int) int { return 4 * ((44 + 4*((n+2)/3) + 2) / 3) }

// The state of every exercise, however far one is in it, has room in the bytes of a Progress.
func TestProgressStaysSmall(t *testing.T) {
	var p Progress
	longest := 0
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			_, err := p.Open(l.Name, e.ID)
			require.NoError(t, err)
			for range 8 {
				_, a, ok := p.Current()
				if !ok {
					break
				}
				longest = max(longest, len(a.State()))
				list := a.Moves()
				if len(list) == 0 {
					break
				}
				m := list[0]
				_, err := p.Answer(l.Name, e.ID, exercise.Moved(m.From(), m.To(), m.Promotion()))
				require.NoError(t, err)
			}
		}
	}
	assert.LessOrEqual(t, longest, exercise.MaxStateBytes)
}

// decoded returns the progress of golden bytes.
func decoded(t testing.TB, golden string) Progress {
	data, err := hex.DecodeString(golden)
	require.NoError(t, err)
	p, err := Decode(data)
	require.NoError(t, err)
	return p
}

// Progress written by the first version is read for good.
func TestFirstVersionIsStillRead(t *testing.T) {
	p := decoded(t, goldenProgress)
	assert.Equal(t, 3, p.Stars(lessonNamed(t, "board")))
	assert.Equal(t, 2, p.Stars(lessonNamed(t, "rook")))
	l := lessonNamed(t, "bishop")
	met, first := p.MetExercise(l, "bishop-1")
	assert.Equal(t, []bool{true, true}, []bool{met, first})
	met, first = p.MetExercise(l, "bishop-2")
	assert.Equal(t, []bool{true, false}, []bool{met, first})
	met, _ = p.MetExercise(l, "bishop-3")
	assert.False(t, met)
	l, a, ok := p.Current()
	require.True(t, ok)
	assert.Equal(t, []any{"bishop", "bishop-6", 1}, []any{l.Name, a.Exercise().ID, a.Wrong()})
	assert.Equal(t, 2, a.Stars().Count(), "a step was made")
}

// The stars that the first version counted from marks stay, however many exercises a lesson has now, and whatever
// their order: every lesson was done then, the first with one star, the next with two, and so on.
func TestStarsOfTheFirstVersionStay(t *testing.T) {
	data := []byte{orderedVersion, byte(len(ordered))}
	for i, n := range ordered {
		digits := 0
		for slot := n - 1; slot >= 0; slot-- {
			digits *= 3
			if digits++; slot < []int{n / 2, 2*n/3 + 1, n - 1}[i%3] {
				digits++
			}
		}
		data = binary.BigEndian.AppendUint16(data, uint16(digits))
	}
	p, err := Decode(append(data, make([]byte, (len(ordered)+3)/4)...))
	require.NoError(t, err)
	names := []string{
		"board", "rook", "bishop", "queen", "king", "knight", "pawn", "taking", "pawn-game", "attacks", "free", "save",
		"check", "mate", "stalemate", "castling", "odd-pawns", "worth", "count", "change", "look", "fork", "lines",
		"finish", "first-game",
	}
	for i, name := range names {
		assert.Equal(t, i%3+1, p.Stars(lessonNamed(t, name)), name)
	}
	_, _, left := p.NextOn(1, false)
	assert.False(t, left, "nothing has to be done again")
}

// FuzzDecode reads any bytes: an error, or a progress that goes on and is what its own bytes give.
func FuzzDecode(f *testing.F) {
	for _, golden := range []string{goldenProgress, goldenPractised, goldenCounted, goldenWhole} {
		data, err := hex.DecodeString(golden)
		require.NoError(f, err)
		f.Add(data)
	}
	f.Add([]byte{orderedVersion, 0})
	f.Add([]byte{orderedVersion, 0, 8, 4, 3, 8, 0, 2, 0, 0, 0, 0, 0, 1, 0x11})
	f.Add([]byte{orderedVersion, 0, 21 | 32, 3 | 1<<4})
	f.Add([]byte{codecVersion, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 6 | 1<<4 | 1<<5})
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		if err != nil {
			assert.ErrorIs(t, err, ErrBadProgress)
			assert.Equal(t, Progress{}, p)
			return
		}
		again, err := Decode(p.Encode())
		require.NoError(t, err)
		assert.Equal(t, p, again)
		stars := 0
		for _, l := range Lessons() {
			stars += p.Stars(l)
		}
		l, a, ok := p.Current()
		if !ok {
			return
		}
		id := a.Exercise().ID
		_, err = p.Answer(l.Name, id, exercise.Said(true))
		assert.True(t, err == nil || err == exercise.ErrWrongKind)
		now := 0
		for _, l := range Lessons() {
			now += p.Stars(l)
		}
		assert.LessOrEqual(t, stars, now, "no star is ever lost")
	})
}
