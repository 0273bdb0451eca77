package german

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Seiten", Skip: "Zum Inhalt", WherePieces: "Wo die Figuren stehen",
	Play: "Spielen", NewGame: "Neues Spiel", Learn: "Lernen", Practice: "Üben", Settings: "Einstellungen",
	More: "Mehr", Book: "So geht Schach", Mine: "Dein Fortschritt",
}
