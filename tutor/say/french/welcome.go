package french

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Par où commencer",
	Title: "Bienvenue ! Quelle porte est la tienne ?",
	Note:  "Tu peux changer de porte plus tard, dans Réglages.",
	New:   "Je débute aux échecs", NewSays: "Joue tout de suite ta première pièce. Découvre-les une à une.",
	NewGo: "Commencer au début",
	Moves: "Je sais déplacer les pièces", MovesGo: "Jouer contre Hop",
	MovesSays: "Joue contre Hop la grenouille. Vois le danger avant qu'il arrive.",
	Play:      "Je joue déjà", PlaySays: "Joue contre Rufus le renard, avec moins de marques.",
	PlayGo: "Jouer contre Rufus",
	Aloud:  "Lire à voix haute", Close: "Fermer",
}
