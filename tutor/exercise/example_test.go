package exercise_test

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A wrong answer is told its reason and changes nothing; a right one ends the
// exercise.
func Example() {
	list, err := exercise.Read([]byte(`{"id":"fork-1","kind":"move","rule":"forks",` +
		`"fen":"r3k3/5p2/8/1N6/8/8/5PP1/6K1 w - - 0 1"}`))
	if err != nil {
		panic(err)
	}
	attempt := exercise.Open(list[0])
	square := func(name string) chess.Square {
		s, err := chess.ParseSquare(name)
		if err != nil {
			panic(err)
		}
		return s
	}

	result, _ := attempt.Answer(exercise.Moved(square("b5"), square("a3"), chess.NoPieceType))
	fmt.Println(result.Right, result.Reason.Kind, result.Reason.By, result.Reason.Pieces)

	// Between two requests only this is kept.
	attempt, _ = exercise.Resume(list[0], attempt.Wrong(), attempt.State())

	result, _ = attempt.Answer(exercise.Moved(square("b5"), square("c7"), chess.NoPieceType))
	fmt.Println(result.Right, result.Done, result.Position.FEN())
	// Output:
	// false then-takes [{black rook a8}] [{white knight a3}]
	// true true r3k3/2N2p2/8/8/8/8/5PP1/6K1 b - - 1 1
}
