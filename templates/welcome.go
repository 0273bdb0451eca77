package templates

// Doors ask a newcomer where to begin: three buttons.
type Doors struct {
	Say WelcomeWords
	Rev string // a hash of the game, which the form sends back
}

// Welcome is the page with the doors, which the settings link to.
type Welcome struct {
	Layout
	Doors Doors
}

// WelcomeWords are the words of the doors, converted from those of tutor/say.
type WelcomeWords struct {
	Tab         string
	Title, Note string

	New, NewSays, NewGo       string
	Moves, MovesSays, MovesGo string
	Play, PlaySays, PlayGo    string

	Close string
}
