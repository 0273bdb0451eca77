package english

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Pages", Skip: "Skip to the page", WherePieces: "Where the pieces stand",
	Play: "Play", NewGame: "New game", Learn: "Learn", Practice: "Practice", Settings: "Settings",
	More: "More", Book: "How to play", Mine: "Your progress",
}
