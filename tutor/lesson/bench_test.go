package lesson

import (
	"testing"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// What one wrong answer costs a server, solutions included, on the average over all exercises.
func BenchmarkAnswer(b *testing.B) {
	var list []*exercise.Exercise
	for _, l := range Lessons() {
		list = append(list, l.Exercises...)
	}
	i := 0
	for b.Loop() {
		e := list[i%len(list)]
		i++
		a := exercise.Open(e)
		answer := exercise.Tapped(chess.A1)
		switch e.Kind {
		case exercise.Judge:
			answer = exercise.Said(true)
		case exercise.Tap:
		default:
			m := a.Moves()[0]
			answer = exercise.Moved(m.From(), m.To(), m.Promotion())
		}
		if r, err := a.Answer(answer); err != nil {
			b.Fatal(err)
		} else if !r.Done {
			a.End(&r)
		}
	}
}

// What reading and writing the bytes of a progress costs.
func BenchmarkDecodeEncode(b *testing.B) {
	var p Progress
	for i := range Lessons() {
		p.lessons[i].marks = [exerciseRoom]mark{met, firstTry, met}
	}
	if _, err := p.Open("pawn-game", "pawn-game-9"); err != nil {
		b.Fatal(err)
	}
	data := p.Encode()
	b.ReportAllocs()
	for b.Loop() {
		again, err := Decode(data)
		if err != nil {
			b.Fatal(err)
		}
		data = again.Encode()
	}
}
