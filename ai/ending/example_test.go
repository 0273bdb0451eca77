package ending_test

import (
	"fmt"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
)

// A king and pawn ending in which one move wins.
func Example() {
	p, err := chess.ParseFEN("4k3/8/3K4/4P3/8/8/8/8 w - - 0 1")
	if err != nil {
		panic(err)
	}
	v, _ := ending.Judge(&p)
	fmt.Println(v.Result, v.Plies)
	moves, _ := ending.Moves(&p)
	for _, m := range moves {
		fmt.Println(m.Move, m.Result, m.Plies)
	}
	// Output:
	// won 25
	// d6c5 drawn -1
	// d6d5 drawn -1
	// d6c6 drawn -1
	// d6e6 won 25
	// d6c7 drawn -1
	// e5e6 drawn -1
}
