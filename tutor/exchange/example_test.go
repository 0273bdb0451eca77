package exchange_test

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
)

// If both keep taking on d5, white wins a knight for a pawn.
func ExampleOn() {
	p, _ := chess.ParseFEN("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1")
	s, _ := chess.ParseSquare("d5")
	e := exchange.On(&p, s)
	fmt.Println(e.Count, e.Line)
	// Output: 2 [e4d5 e6d5]
}
