package wording

// Pairs has the labels of the children of a class who play each other.
type Pairs struct {
	Title string // what they do, a heading
	Intro string // who plays whom, in a sentence
	Make  string // the button that makes pairs
	All   string // names a choice: those whose game goes on play somebody else, too
	Games string // the heading of the games
	First string // no move was made yet
	Over  string // the game is
}
