package templates

// Levels is a list of levels to choose from.
type Levels struct {
	Legend string // what is asked
	SoFar  string // comes before the level played so far
	Usual  string // marks the usual one
	List   []Level
}

// Level is one of the computer's ways of playing, to be chosen.
type Level struct {
	Value    string // what the form sends
	Name     string // "Hop: Minds where it lands and stands", or "Minds where it lands"
	Called   string // "Hop", or the name
	Portrait string // id of its character's drawing, "" for one without a face
	Strength Strength
	Play     string // what the button says that begins a game against it
	Sentence string // what it sees, and what it does not
	Match    bool   // the one that is fair after the games so far
	On       bool
	Usual    bool // the one that a newcomer plays
}

// Strength is how strong a character is among all of them.
type Strength struct {
	Text string // "Strength 3 of 8"
	Dots []bool // filled for as many as it has
}

// Opponent is what the computer says of itself beside a game.
type Opponent struct {
	Level          string // its value in a list of levels
	Name, Sentence string
	Portrait       string // as Level has it
}

// Again offers another game after one has ended.
type Again struct {
	Text    string   // how it ended and what may be tried now, or ""
	Players string   // who plays, as the form sends it
	Side    string   // the learner's, as the form sends it
	Acts    []EndAct // what may be done now, the next thing to do first
}

// others are what a small screen has no room for in the bar.
func (a Again) others() []EndAct { return a.Acts[min(2, len(a.Acts)):] }
