package people

import (
	"slices"

	"chesstutor/tutor/chess"
)

// Person is somebody who plays like people.
type Person struct {
	Rating      int // as Lichess rates players
	Temperature int // Plain for people's own, above it for one who errs more, in percent
	Style       Style
}

// Choices returns the moves of the position that a line leads to, with the person's shares, the likeliest first. With
// some moves given, it returns those of them that are legal.
func (p Person) Choices(line *Line, among ...chess.Move) []Choice {
	choices := Choices(line, p.Rating)
	if len(among) > 0 {
		choices = slices.DeleteFunc(choices, func(c Choice) bool { return !slices.Contains(among, c.Move) })
	}
	if p.Style != NoStyle {
		position := line.Position()
		for i, c := range choices {
			if p.Style.Likes(&position, c.Move) {
				choices[i].Score += p.Style.bias() * p.Temperature / Plain
			}
		}
	}
	Weigh(choices, p.Temperature)
	return choices
}
