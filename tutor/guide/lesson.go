package guide

import (
	"slices"

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

// Positions returns the position at first and that after each of the moves; the last one is on the board.
func (d Diagram) Positions() []chess.Position {
	p, err := chess.ParseFEN(d.FEN)
	if err != nil {
		panic("lesson: " + d.Name + ": " + err.Error()) // unreachable: the tests read every diagram
	}
	all := []chess.Position{p}
	for _, text := range d.Moves {
		m, err := p.ParseUCI(text)
		if err != nil {
			panic("lesson: " + d.Name + ": " + err.Error()) // unreachable, as above
		}
		p = p.Play(m)
		all = append(all, p)
	}
	return all
}

// Position returns the position on the board.
func (d Diagram) Position() chess.Position {
	all := d.Positions()
	return all[len(all)-1]
}

var lessons = slices.Concat(pieces, king, specials, game)

// All returns the lessons, from the first to be read to the last.
func All() []Lesson { return slices.Clone(lessons) }

// Names returns the names of the lessons, the first to be read first.
func Names() (names []string) {
	for _, l := range lessons {
		names = append(names, l.Name)
	}
	return names
}

// DiagramNames returns the names of all lessons' diagrams.
func DiagramNames() (names []string) {
	for _, l := range lessons {
		for _, d := range l.Diagrams {
			names = append(names, d.Name)
		}
	}
	return names
}

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

// square reads the name of a square in the lessons.
func square(name string) chess.Square {
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic("lesson: " + err.Error()) // unreachable: the names are constants
	}
	return s
}
