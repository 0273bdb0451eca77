package setup

// Levels is a list of levels to choose from.
type Levels struct {
	Legend string // the question
	SoFar  string // introduces the level played so far
	Usual  string // label of the default level
	List   []Level
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
	Match    bool   // the level that is a fair match after the games so far
	On       bool   // it is selected
	Usual    bool   // the default level
}

// Strength is how strong a character is among all of them.
type Strength struct {
	Text string // "Strength 3 of 8"
	Dots []bool // filled for as many as it has
}
