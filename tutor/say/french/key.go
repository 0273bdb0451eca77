package french

import "chesstutor/tutor/say"

var keyTexts = say.Key{
	Movable:   "Un cadre : cette pièce peut bouger.",
	Taken:     "Un coin rouge : elle pourrait être prise. Un anneau rouge : tu perdrais des points.",
	Good:      "Un disque vert : là, rien ne pourrait la prendre.",
	Wins:      "Un plus vert : tu gagnerais des points.",
	Fair:      "Deux barres : là, elle pourrait être prise, mais tu ne perdrais pas de points.",
	Careful:   "Un triangle jaune : tu ne perdrais rien là, mais autre chose.",
	Loses:     "Un losange rouge : là, tu perdrais des points, ou tu serais mat.",
	Draws:     "Un signe égal gris : pat. La partie serait nulle.",
	Threatens: "Un cadre rouge qui clignote : cette pièce menace quelque chose.",
}
