package lesson_test

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
)

// A server keeps nothing but the bytes of a Progress between two requests: it
// decodes them, opens or answers, and encodes what came of it.
func Example() {
	var beginner lesson.Progress
	cookie := beginner.Encode()

	// GET /lesson/rook: what an exercise shows.
	l, _ := lesson.Find("rook")
	e, _ := l.Exercise("rook-3")
	fmt.Println(e.Kind, e.Position.FEN(), e.Stars.Squares(), e.Most, e.Hidden().Squares())

	// POST /lesson/rook/open {id}
	progress, err := lesson.Decode(cookie)
	if err != nil {
		panic(err)
	}
	if _, err := progress.Open("rook", "rook-3"); err != nil {
		panic(err)
	}
	cookie = progress.Encode()

	// POST /lesson/rook/answer {id, move}, three times
	c2, _ := chess.ParseSquare("c2")
	c6, _ := chess.ParseSquare("c6")
	h6, _ := chess.ParseSquare("h6")
	for _, move := range [][2]chess.Square{{c6, c2}, {c6, h6}, {h6, chess.H1}} {
		progress, err = lesson.Decode(cookie)
		if err != nil {
			panic(err)
		}
		result, err := progress.Answer("rook", "rook-3", exercise.Moved(move[0], move[1], chess.NoPieceType))
		if err != nil {
			panic(err)
		}
		fmt.Println(result.Right, result.Done, result.Reason.Kind, len(result.Solutions))
		cookie = progress.Encode()
	}

	// The same answer once more counts no more.
	_, err = progress.Answer("rook", "rook-3", exercise.Moved(h6, chess.H1, chess.NoPieceType))
	fmt.Println(err)
	met, first := progress.MetExercise(l, "rook-3")
	fmt.Println(met, first, progress.Stars(l))
	// Output:
	// collect k7/8/2R5/8/8/8/K7/8 w - - 0 1 [h1] 2 [a2 a8]
	// false false too-far 0
	// true false  0
	// true true  2
	// this exercise is not the open one
	// true false 0
}
