package chance_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chance"
)

// Every record ever released is still read. These bytes were written by version 1: of a newcomer, and of who has
// done three free pieces and then one alone, and missed a fork. Version 2 adds the chances of the last game,
// and version 3 what they were.
var (
	newcomer = "\x01" + strings.Repeat("\x00", 28)
	learner  = "\x01\x00\x00\x00\xab\x00\x00\x00\x01" + strings.Repeat("\x00", 16) + "\x12\x34\x00\x09"
)

// second returns bytes of version 1 as version 2 wrote them, with so many chances of the last game, and so many seen.
func second(data string, had, seen byte) string { return "\x02" + data[1:] + string([]byte{had, seen}) }

// third returns bytes of version 2 as version 3 writes them, with the group that was looked for.
func third(data string, look byte) string { return "\x03" + data[1:] + string(look) }

// latest returns bytes of any version as they are written today.
func latest(data string) string {
	switch data[0] {
	case 1:
		return third(second(data, 0, 0), 0)
	case 2:
		return third(data, 0)
	}
	return data
}

func TestReleasedRecords(t *testing.T) {
	var zero chance.Record
	assert.Equal(t, latest(newcomer), string(zero.Encode()))
	for _, data := range []string{newcomer, learner, second(learner, 4, 3), third(second(learner, 4, 3), 12)} {
		r, err := chance.Decode([]byte(data))
		require.NoError(t, err)
		assert.Equal(t, latest(data), string(r.Encode()))
	}
	r, err := chance.Decode([]byte(learner))
	require.NoError(t, err)
	assert.Equal(t, []chance.Result{chance.Alone, chance.Done, chance.Done, chance.Done}, r.Chances(chance.Free))
	assert.Equal(t, []chance.Result{chance.Missed}, r.Chances(chance.Fork))
	for _, g := range chance.Groups() {
		assert.Equal(t, g == chance.Free, r.Asks(g), g)
		assert.False(t, zero.Asks(g), g)
	}
	for _, bad := range []string{"", "\x01", newcomer + "\x00", "\x02" + newcomer[1:], second(learner, 3, 4),
		third(second(learner, 4, 3), 13),
		"\x01\x00\x04" + newcomer[3:]} {
		_, err := chance.Decode([]byte(bad))
		assert.ErrorIs(t, err, chance.ErrBadRecord, "%q", bad)
	}
}

// FuzzDecode reads any bytes: what is read is written again as the same bytes, and says of each group what its last
// three chances say.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(newcomer))
	f.Add([]byte(learner))
	f.Add([]byte(second(learner, 4, 3)))
	f.Add([]byte(third(second(learner, 4, 3), 4)))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := chance.Decode(data)
		if err != nil {
			require.Equal(t, chance.Record{}, r)
			return
		}
		require.Equal(t, latest(string(data)), string(r.Encode()))
		for _, g := range chance.Groups() {
			last := r.Chances(g)
			require.LessOrEqual(t, len(last), 8)
			well := 0
			for well < len(last) && last[well] != chance.Missed {
				well++
			}
			require.Equal(t, well >= 3, r.Asks(g))
		}
	})
}
