package setup

import "slices"

// Levels is a list of levels to choose from, each part of it the easiest first.
type Levels struct {
	Legend   string  // the question
	SoFar    string  // introduces the level played so far
	Usual    string  // label of the default level
	Friends  []Level // those with a face
	MoreText string  // opens the others
	More     []Level
}

// Chosen returns the level that is selected, nil if there is none.
func (l *Levels) Chosen() *Level {
	for _, list := range [][]Level{l.Friends, l.More} {
		for i := range list {
			if list[i].On {
				return &list[i]
			}
		}
	}
	return nil
}

// moreOpen reports whether one of the levels without a face is selected.
func (l *Levels) moreOpen() bool {
	return slices.ContainsFunc(l.More, func(each Level) bool { return each.On })
}

// Level is a level of the computer in the list.
type Level struct {
	Value    string // the form value
	Name     string // "Hop: Minds where it lands and stands", or "Minds where it lands"
	Called   string // the character's name, "Hop", or Name for a level without one
	Portrait string // id of its character's drawing, "" for one without a face
	Strength Strength
	Play     string // the text of the button that starts a game against it
	Sentence string // what it sees, and what it does not
	Match    bool   // the one offered after the games so far
	Beaten   bool   // the learner has won a game against it
	On       bool   // it is selected
	Usual    bool   // the default level
}

// Strength is how strong a character is among all of them.
type Strength struct {
	Text string // "Strength 3 of 8"
	Dots []bool // filled for as many as it has
}
