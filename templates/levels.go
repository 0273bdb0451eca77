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
	Name     string // "Thinks three moves ahead"
	Sentence string // what the computer says of it
	On       bool
	Usual    bool // the one that a newcomer plays
}

// Opponent is what the computer says of itself beside a game.
type Opponent struct {
	Level          string // its value in a list of levels
	Name, Sentence string
}

// Again offers another game after one has ended.
type Again struct {
	Text    string      // how it ended and what may be tried now, or ""
	Players string      // who plays, as the form sends it
	Side    string      // the learner's, as the form sends it
	Next    *LevelOffer // another level to try next, nil where there is none
}

// LevelOffer starts a game at a level.
type LevelOffer struct {
	Text  string // of the button
	Value string // what the form sends
}
