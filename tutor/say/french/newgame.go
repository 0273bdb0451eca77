package french

import "chesstutor/templates/wording"

var newGame = wording.NewGame{
	Title:      "Nouvelle partie",
	LookFor:    "Cherche :",
	GivesUp:    "La partie que tu joues sera perdue.",
	WhoPlays:   "Qui joue ?",
	Computer:   "Je joue contre l'ordinateur",
	TwoHere:    "Deux personnes, ici sur cet appareil",
	Elsewhere:  "Quelqu'un d'autre, par un lien",
	Turn:       "Tourner l'échiquier après chaque coup",
	HowItPlays: "Contre qui joues-tu ?",
	Match:      "Le suivant", Beaten: "Déjà battu",
	YourSide: "Avec quelle couleur ?", White: "Blancs", Black: "Noirs", Either: "Au hasard",
	OtherStart: "Commencer par une autre position",
	SetUp:      "La préparer sur un échiquier",
	PasteFEN:   "Ou colle une position en FEN, une ligne de texte que donnent les programmes d'échecs.",
	Start:      "Commencer", Midway: "Tu peux changer d'adversaire au milieu de la partie.",
}
