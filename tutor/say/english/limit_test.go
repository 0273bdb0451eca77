package english_test

import (
	"encoding/base64"
	"os"
	"strings"

	"chesstutor/tutor"
)

// longGame returns the first plies of a game that becomes a draw for its length.
func longGame(plies int) *tutor.Game {
	text, err := os.ReadFile("../../testdata/long.txt")
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

// longMoves returns the moves of longGame.
func longMoves(plies int) string { return strings.Join(longGame(plies).SAN(), " ") }
