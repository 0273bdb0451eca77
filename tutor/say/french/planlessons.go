package french

import "chesstutor/tutor/say"

// The lessons about plans.
var planLessons = say.Lessons{
	"trade-ahead": {
		Title: "Devant ? Échange des pièces",
		Can:   "Tu sais échanger quand tu es devant.",
		Screens: []string{
			"Tu as plus ? Alors chaque échange égal approche du gain.",
			"Échange des pièces, mais garde tes pions : l'un d'eux sera dame.",
			"Tu as moins ? Alors garde tes pièces et cherche des occasions.",
		},
	},
	"files": {
		Title: "Colonnes ouvertes, meilleures cases",
		Can:   "Tu sais trouver des cases pour tes pièces.",
		Screens: []string{
			"Une colonne sans pions est ouverte. Une tour y va loin.",
			"Mets ta tour sur une colonne ouverte avant l'autre camp.",
			"Rien à prendre ni à défendre ? Joue la pièce qui fait le moins.",
		},
	},
	"shelter": {
		Title: "L'abri du roi",
		Can:   "Tu sais garder ton roi, et attaquer l'autre.",
		Screens: []string{
			"Devant ton roi roqué, il y a trois pions. Laisse-les là.",
			"Un petit pas lui donne une sortie contre le mat du couloir.",
			"L'autre roi n'a pas de pions devant lui ? Amène tes pièces là.",
		},
	},
	"weak-pawns": {
		Title: "Pions faibles",
		Can:   "Tu sais trouver les pions faibles, et les attaquer.",
		Screens: []string{
			"Un pion sans pion à côté ni derrière est faible : des pièces doivent le défendre.",
			"Attaque-le une fois, et une pièce doit rester pour le défendre.",
			"Attaque-le une fois de plus qu'il n'est défendu, et il tombe.",
		},
	},
	"passed": {
		Title: "Crée un pion passé",
		Can:   "Tu sais créer un pion passé.",
		Screens: []string{
			"Un pion est passé si aucun pion adverse ne peut l'arrêter ni le prendre.",
			"Crée-le là où tu as plus de pions : avance ou prends.",
			"Ensuite, cours. Chaque pas approche la nouvelle dame.",
		},
	},
}
