package templates

// Doors ask a newcomer where to begin.
type Doors struct {
	Say WelcomeWords
	Rev string // names the state of the game, which a door may replace
}

// Welcome is the page that asks it again.
type Welcome struct {
	Layout
	Doors Doors
}

// WelcomeWords are the words of the doors. They are tutor/say's, which the compiler holds to be the same.
type WelcomeWords struct {
	Tab         string
	Title, Note string

	New, NewSays, NewGo       string
	Moves, MovesSays, MovesGo string
	Play, PlaySays, PlayGo    string

	Close string
}
