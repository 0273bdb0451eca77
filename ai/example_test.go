package ai_test

import (
	"context"
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

func ExampleSearch() {
	p, _ := chess.ParseFEN("r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1")
	result, err := ai.Search(context.Background(), p, nil, ai.ThreePlies.Limits(), 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.SAN(result.Move), result.Score, result.PV)
	// Output: Rd8+ mate in 2 [d2d8 a8d8 d1d8]
}

func ExampleEvaluate() {
	start := chess.Start()
	p, _ := chess.ParseFEN("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") // no black queen
	fmt.Println(ai.Evaluate(&start), ai.Evaluate(&p) > 900)
	// Output: +0.00 true
}

func ExampleScore_Mate() {
	p, _ := chess.ParseFEN("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1")
	result, _ := ai.Search(context.Background(), p, nil, ai.Limits{Depth: 1}, 1)
	plies, ok := result.Score.Mate()
	fmt.Println(plies, ok)
	// Output: 1 true
}

func ExamplePool() {
	pool := ai.NewPool(2, 100) // two at once, a hundred waiting
	p, _ := chess.ParseFEN("8/P6k/8/8/8/8/8/K7 w - - 0 1")
	result, err := pool.Search(context.Background(), "192.0.2.1", p, nil, ai.Limits{}, 1)
	fmt.Println(p.SAN(result.Move), err)
	// Output: a8=Q <nil>
}

func ExampleLevel() {
	strongest := ai.Levels()[len(ai.Levels())-1]
	fmt.Println(ai.ThreePlies.Limits().Depth, strongest == ai.Strongest, strongest.LookaheadPlies())
	// Output: 3 true 18
}
