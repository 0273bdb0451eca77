package english

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Where to begin",
	Title: "Welcome! Which door is yours?",
	Note:  "No account. The doors are in Settings too.",
	New:   "New to chess", NewSays: "Move the rook at once, then meet piece after piece.", NewGo: "Start at the beginning",
	Moves: "I know how the pieces move", MovesGo: "Play Hop",
	MovesSays: "Play Hop the frog. See danger before it happens.",
	Play:      "I play already", PlaySays: "Play Rufus the fox, with fewer marks on the board.", PlayGo: "Play Rufus",
	Aloud: "Read aloud", Close: "Close",
}
