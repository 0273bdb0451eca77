package wording

// Welcome has the labels of the question where a newcomer begins: three doors, each with a title, what is behind it,
// and what pressing it does.
type Welcome struct {
	Tab         string // of the browser, where the doors are a page
	Title, Note string

	New, NewSays, NewGo       string // to the lessons
	Moves, MovesSays, MovesGo string // to a character that is easy to play
	Play, PlaySays, PlayGo    string // to the usual level

	Aloud string // reads them aloud
	Close string // leaves all of them closed
}
