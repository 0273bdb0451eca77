package guide

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Lesson explains one thing, on small boards. Its texts are in tutor/say, keyed by its name and its diagrams'
// names.
type Lesson struct {
	Name     string // stable, for addresses: "en-passant"
	Diagrams []Diagram
}

// Diagram is a small board on which the learner may click pieces to see their moves.
type Diagram struct {
	Name   string       // stable and different from every lesson's and diagram's: "knight-jumps"
	FEN    string       // the position at first
	Moves  []string     // played from there, in UCI notation
	Chosen chess.Square // the piece whose moves are shown at first, or chess.NoSquare
}

// Game returns the game of two players whose last position is on the board.
func (d Diagram) Game() *tutor.Game {
	start, err := chess.ParseFEN(d.FEN)
	if err != nil {
		panic("guide: " + d.Name + ": " + err.Error()) // unreachable: the tests play every diagram
	}
	g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
	for _, text := range d.Moves {
		m, err := g.Position().ParseUCI(text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			panic("guide: " + d.Name + ": " + err.Error()) // unreachable, as above
		}
	}
	return g
}

// All returns the lessons, from the first to be read to the last.
func All() []Lesson { return slices.Clone(lessons) }

// Find returns the diagram with a name, and whether there is one.
func Find(name string) (Diagram, bool) {
	for _, l := range lessons {
		for _, d := range l.Diagrams {
			if d.Name == name {
				return d, true
			}
		}
	}
	return Diagram{}, false
}
