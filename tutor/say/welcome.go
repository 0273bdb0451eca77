package say

// Welcome asks a newcomer where to begin: three doors, each with a title, what is behind it, and what pressing it does.
type Welcome struct {
	Tab         string // of the browser, where the doors are a page
	Title, Note string

	New, NewSays, NewGo       string // to the lessons
	Moves, MovesSays, MovesGo string // to a character that is easy to play
	Play, PlaySays, PlayGo    string // to the usual level

	Close string // leaves all of them closed
}

var englishWelcome = Welcome{
	Tab:   "Where to begin",
	Title: "Welcome! Which door is yours?",
	Note:  "No account. The doors are in Settings too.",
	New:   "New to chess", NewSays: "Meet the board, then one piece at a time.", NewGo: "Start at the beginning",
	Moves: "I know how the pieces move", MovesGo: "Play Hop",
	MovesSays: "Play Hop the frog. See danger before it happens.",
	Play:      "I play already", PlaySays: "Play Rufus the fox, with fewer marks on the board.", PlayGo: "Play Rufus",
	Close: "Close",
}
