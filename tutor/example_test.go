package tutor_test

import (
	"fmt"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// A game is kept as a few bytes.
func ExampleDecodeGame() {
	game := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for _, san := range []string{"e4", "e5", "Nf3", "Nc6"} {
		move, err := game.Position().ParseSAN(san)
		if err != nil {
			panic(err)
		}
		if err := game.Play(move); err != nil {
			panic(err)
		}
	}
	data := game.Encode()
	again, err := tutor.DecodeGame(data)
	fmt.Println(len(data), "bytes:", again.SAN(), err)
	// Output: 10 bytes: [e4 e5 Nf3 Nc6] <nil>
}

// The marks tell which moves are safe, and because of whom others are not.
func ExampleSurvey_Marks() {
	p, err := chess.ParseFEN("4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1")
	if err != nil {
		panic(err)
	}
	for _, m := range coach.NewSurvey(&p).Marks().Moves {
		if !m.Safe() {
			fmt.Println(m, "could be taken from", m.Takers.Squares())
		}
	}
	// Output: e2e4 could be taken from [d5]
}
