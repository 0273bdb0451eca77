package coach_test

import (
	"context"
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say/english"
)

// gameAfter plays some moves from the start.
func gameAfter(sans ...string) *tutor.Game {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for _, san := range sans {
		m, err := g.Position().ParseSAN(san)
		if err != nil {
			panic(err)
		}
		if err := g.Play(m); err != nil {
			panic(err)
		}
	}
	return g
}

// Facts are data; a language of tutor/say turns them into sentences, the most important first.
func ExampleSurvey_Advice() {
	g := gameAfter("e4", "e5", "Nf3", "Qf6", "Nc3", "Qf4", "d4", "Qxe4+")
	for _, f := range coach.NewSurvey(g.Position()).Advice(g, g.Ply())[:3] {
		fmt.Println(f.Kind, f.Shown(), english.English.Fact(f, g.Audience()))
	}
	// Output:
	// check [e1 e4] Check from the queen! Move the king, block the check or take the queen.
	// free [e4 c3] Your knight on c3 can take the queen. Nothing can take back.
	// attacks [c2 e4] The queen attacks your pawn on c2.
}

// What a move comes to, before it is played.
func ExampleSurvey_MoveAdvice() {
	g := gameAfter("e4", "e5")
	m, _ := g.Position().ParseSAN("Qh5")
	grade, facts := coach.NewSurvey(g.Position()).MoveAdvice(m)
	fmt.Println(grade)
	for _, f := range facts {
		fmt.Println(english.English.Fact(f, g.Audience()))
	}
	// Output:
	// safe
	// It attacks the pawn on e5.
	// It pins the pawn on f7 to the king.
}

// Why answers any two squares.
func ExampleWhy() {
	p, _ := chess.ParseFEN("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1")
	from, _ := chess.ParseSquare("d2")
	to, _ := chess.ParseSquare("f3")
	legal, why := coach.Why(&p, from, to)
	fmt.Println(legal, english.English.Fact(why, tutor.ToWhite))
	// Output: false It is pinned: moving it lets the bishop on b4 take your king.
}

// What the opponent would do if it could move twice.
func ExampleThreat() {
	g := gameAfter("e4", "e5", "Nc3", "Bc5", "a3", "Qh4")
	f := coach.Threat(g.Position())
	fmt.Println(f.Line, english.English.Fact(f, g.Audience()))
	// Output: [h4f2] Next, the queen could give checkmate on f2.
}

// A warning is said after the move, before it is answered.
func ExampleSurvey_Warning() {
	g := gameAfter("f3", "e5")
	m, _ := g.Position().ParseSAN("g4")
	if f := coach.NewSurvey(g.Position()).Warning(m); f != nil {
		fmt.Println(english.English.Fact(*f, g.Audience()))
	}
	// Output: Wait: the queen can give checkmate on h4.
}

// A hint goes from a question to the move.
func ExampleHintFacts() {
	p, _ := chess.ParseFEN("r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1")
	found, err := ai.Search(context.Background(), p, nil, ai.ThreePlies.Limits(), 1)
	if err != nil {
		panic(err)
	}
	for _, f := range coach.HintFacts(tutor.NewGame(tutor.Setup{Start: p}), found) {
		fmt.Println(english.English.Fact(f, tutor.ToWhite))
	}
	// Output:
	// Look at the computer's king.
	// There is mate in two on the back rank.
	// Your rook on d2 can help.
	// Rook to d8: mate on the back rank.
}
