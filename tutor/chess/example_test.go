package chess_test

import (
	"fmt"

	"chesstutor/tutor/chess"
)

// Scholar's mate, from the first move to the last.
func Example() {
	p := chess.Start()
	var earlier []uint64
	for _, san := range []string{"e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"} {
		m, err := p.ParseSAN(san)
		if err != nil {
			fmt.Println(err)
			return
		}
		earlier = append(earlier, p.Key())
		p = p.Play(m)
	}
	fmt.Print(p.String())
	fmt.Println(p.FEN())
	fmt.Println(p.Outcome(earlier))
	// Output:
	// r.bqkb.r
	// pppp.Qpp
	// ..n..n..
	// ....p...
	// ..B.P...
	// ........
	// PPPP.PPP
	// RNB.K.NR
	// r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4
	// checkmate
}

func ExampleParseFEN() {
	p, err := chess.ParseFEN("8/8/8/8/8/8/6k1/4K2R w K - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Turn(), p.Castling(), p.At(chess.H1))

	_, err = chess.ParseFEN("8/8/8/8/8/8/8/4K2R w K - 0 1")
	fmt.Println(err)
	// Output:
	// white K white rook
	// unreadable: kings, black, 0
}

func ExamplePosition_AppendMoves() {
	p, _ := chess.ParseFEN("8/P6k/8/8/8/8/8/K7 w - - 0 1")
	buffer := make([]chess.Move, 0, chess.MaxMoves)
	for _, m := range p.AppendMoves(buffer) {
		fmt.Print(p.SAN(m), " ")
	}
	fmt.Println()
	// Unordered output: Kb1 Ka2 Kb2 a8=Q a8=R a8=B a8=N
}

func ExamplePosition_ParseSAN() {
	p := chess.Start()
	for _, text := range []string{"Nf3", "Nd4", "Knight f3"} {
		m, err := p.ParseSAN(text)
		fmt.Println(m, err)
	}
	// Output:
	// g1f3 <nil>
	// 0000 illegal move: Nd4
	// 0000 unreadable: san, "Knight f3"
}

func ExamplePosition_Checkers() {
	p, _ := chess.ParseFEN("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1")
	fmt.Println(p.Checkers().Squares())
	// Output: [e2 d6]
}

func ExamplePosition_Pass() {
	p := chess.Start()
	next := p.Pass()
	fmt.Println(next.Turn(), len(next.Moves()))
	// Output: black 20
}
