package french

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Pages", Skip: "Aller au contenu", WherePieces: "Où sont les pièces",
	Play: "Jouer", NewGame: "Nouvelle partie", Learn: "Apprendre", Practice: "S'exercer", Settings: "Réglages",
	More: "Plus", Book: "Comment on joue", Mine: "Tes progrès",
}
