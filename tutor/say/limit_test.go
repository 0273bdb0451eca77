package say_test

import (
	"encoding/base64"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// longGame returns the first plies of a game that becomes a draw for its length.
func longGame(plies int) *tutor.Game {
	text, err := os.ReadFile("../testdata/long.txt")
	if err != nil {
		panic(err)
	}
	data, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
	if err != nil {
		panic(err)
	}
	g, err := tutor.DecodeGame(data)
	if err != nil {
		panic(err)
	}
	return g.Until(plies)
}

// Fifty plies before a game ends for its length its players are told, on one device and in a room.
func TestTheEndOfALongGameIsTold(t *testing.T) {
	const setup = "This game is very long. In "
	for plies, want := range map[int]string{
		0: "", 1149: "", 1150: setup + "25 moves it is a draw.", 1151: setup + "25 moves it is a draw.",
		1152: setup + "24 moves it is a draw.", 1198: setup + "1 move it is a draw.", 1200: "",
	} {
		g := longGame(plies)
		assert.Equal(t, want, english.English.Rooms.Standing.EndsSoon(g), plies)
		if want != "" {
			assert.Contains(t, english.English.Game.State(g).Detail, want)
		}
	}
	assert.Equal(t, say.Line{
		Heading: "A draw by length", Detail: "That was move 600, the last one of a game here: a draw.",
	}, english.English.Game.State(longGame(1200)))
}
