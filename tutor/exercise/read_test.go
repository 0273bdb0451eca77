package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// What an exercise lacks is said with the number of its line.
func TestReadRefusesWhatCannotBeJudged(t *testing.T) {
	const fen = `"fen":"6k1/8/8/8/8/8/4R3/6K1 w - - 0 1"`
	good := `{"id":"a-1","kind":"move","rule":"takes",` + fen + `}`
	list, err := exercise.Read([]byte(good))
	require.NoError(t, err)
	assert.Equal(t, "a-1", list[0].ID)
	for line, want := range map[string]string{
		`{`: "EOF",
		`{"id":"a-1","kind":"move","rule":"takes"}`:                                "fields",
		`{"id":"a-1","kind":"move","rule":"takes","answers":["e2e4"],` + fen + `}`: "answers",
		`{"id":"a-1","kind":"move","rule":"flies",` + fen + `}`:                    `no rule "flies"`,
		`{"id":"a-1","kind":"tap","rule":"takes",` + fen +
			`}`: `no rule "takes" of kind "tap"`,
		`{"id":"a-1","kind":"song","rule":"takes",` + fen + `}`:                            `kind "song"`,
		`{"id":"a 1","kind":"move","rule":"takes",` + fen + `}`:                            "name",
		`{"id":"a-1","kind":"collect","piece":"e2","most":2,` + fen + `}`:                  "lacks",
		`{"id":"a-1","kind":"line","rule":"mate",` + fen + `}`:                             "how many moves",
		`{"id":"a-1","kind":"move","rule":"takes","type":"duke",` + fen + `}`:              "duke",
		`{"id":"a-1","kind":"move","rule":"takes","side":"red",` + fen + `}`:               "red",
		`{"id":"a-1","kind":"move","rule":"saves","way":"magic",` + fen + `}`:              "magic",
		`{"id":"a-1","kind":"move","rule":"saves","square":"i9",` + fen + `}`:              "i9",
		`{"id":"a-1","kind":"collect","stars":["a0"],` + fen + `}`:                         "a0",
		`{"id":"a-1","kind":"move","rule":"takes","last":"e7e5",` + fen + `}`:              "e7",
		`{"id":"a-1","kind":"judge","rule":"safe",` + fen + `}`:                            "illegal move",
		`{"id":"a-1","kind":"judge","rule":"safe","piece":"e2","square":"f3",` + fen + `}`: "illegal move: e2f3",
		`{"id":"a-1","kind":"move","rule":"set-up",` + fen + `}`:                           `no set-up ""`,
		`{"id":"a-1","kind":"move","rule":"takes","setUp":"moon",` + fen + `}`:             `no set-up "moon"`,
		`{"id":"a-1","kind":"move","rule":"notation",` + fen + `}`:                         "a-1",
		`{"id":"a-1","kind":"move","rule":"notation","notation":"Rh3",` + fen + `}`:        "illegal move: Rh3",
		`{"id":"a-1","kind":"move","rule":"takes","fen":"6k1/8/8/8/8/8/8/6K1 b - - 0 1"}`:  "White to move",
	} {
		_, err := exercise.Read([]byte(good + "\n" + line))
		if assert.Error(t, err, line) {
			assert.Contains(t, err.Error(), "line 2", line)
			assert.Contains(t, err.Error(), want, line)
		}
	}
}
