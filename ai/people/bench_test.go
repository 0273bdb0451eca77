package people

import (
	"strings"
	"testing"

	"chesstutor/tutor/chess"
)

func BenchmarkChoices(b *testing.B) {
	line := lineOf(b, game)
	for b.Loop() {
		Choices(&line, 1000)
	}
}

// game is forty moves of a game.
const game = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 e8g8 c1g5 h7h6 g5h4 g7g5 h4g3 c8g4 b1d2 d8e7 " +
	"h2h3 g4h5 d1b3 b7b6 a2a4 a8b8 a4a5 b6a5 b3a4 c6d4 c3d4 e5d4 a4a5 c5b4 a5a7 b4d2 f3d2 b8b2 d2f3 c7c5"

// lineOf returns a game from the start.
func lineOf(t testing.TB, text string) Line {
	t.Helper()
	line := Line{Start: chess.Start()}
	p := line.Start
	for _, word := range strings.Fields(text) {
		m, err := p.ParseUCI(word)
		if err != nil {
			t.Fatal(err)
		}
		line.Moves = append(line.Moves, m)
		p = p.Play(m)
	}
	return line
}
