package french

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Pages", Skip: "Aller au contenu",
	Play: "Jouer", NewGame: "Nouvelle partie", Learn: "Apprendre", Practice: "S'exercer", Settings: "Réglages",
	More: "Plus", Book: "Comment on joue", Mine: "Tes progrès",
}
