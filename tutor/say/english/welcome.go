package english

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Where to begin",
	Title: "Welcome! Which door is yours?",
	Note:  "You can change doors later, in Settings.",
	New:   "New to chess", NewSays: "Move your first piece right away. Learn one piece at a time.", NewGo: "Start at the beginning",
	Moves: "I know how the pieces move", MovesGo: "Play Hop",
	MovesSays: "Play Hop the frog. See danger before it happens.",
	Play:      "I play already", PlaySays: "Play Rufus the fox, with fewer marks on the board.", PlayGo: "Play Rufus",
	Aloud: "Read aloud", Close: "Close",
}
