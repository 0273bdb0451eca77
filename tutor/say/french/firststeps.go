package french

import "chesstutor/tutor/say"

// The exercises of the first steps, with how each piece moves.
var firstSteps = say.Tasks{
	"board-1": {Task: "Touche e4.", Why: "D'abord la lettre, puis le chiffre : e4."},
	"board-2": {
		Task: "Touche les deux pièces de la colonne e.",
		Why:  "Les deux sont sur la colonne au-dessus de la lettre e.",
	},
	"board-3": {
		Task: "Une rangée va d'un côté à l'autre. Touche les deux pièces de la rangée 6.",
		Why:  "Les deux sont sur la rangée à côté du chiffre 6.",
	},
	"board-4": {
		Task: "Touche chaque case de la diagonale de a1 à c3.",
		Why:  "Toutes les cases d'une diagonale ont la même couleur.",
	},
	"board-6": {
		Task: "Touche toutes les pièces qui sont sur des cases foncées.",
		Why:  "Le cavalier et le pion sont sur des cases foncées.",
	},
	"board-7": {Task: "Les cases c2 et g6 ont-elles la même couleur ?", Why: "Les deux cases sont claires."},
	"board-8": {
		Task: "Touche les cases où commencent les tours blanches.",
		Why:  "Les tours commencent dans les coins.",
	},
	"board-9": {
		Task: "Touche la case où commence la dame blanche.",
		Why:  "La dame blanche commence sur sa couleur : d1 est claire.",
	},
	"board-10": {
		Task: "Deux pièces blanches ont changé de place. Touche les deux.",
		Why:  "Au départ, la dame est en d1, et le roi en e1.",
	},

	"rook-1": {
		Task: "Touche les deux tours qui peuvent aller sur la case marquée.",
		Why:  "Une tour va tout droit, aussi loin que tu veux.",
	},
	"rook-2": {Task: "Joue la tour sur l'étoile.", Why: "La tour va tout droit."},
	"rook-3": {
		Task: "Joue la tour sur l'étoile en deux coups.",
		Why:  "Une tour ne tourne pas en chemin. Il lui faut deux coups.",
	},
	"rook-4": {
		Task: "Touche toutes les cases où la tour peut aller.",
		Why:  "Elle s'arrête devant son pion et son cavalier.",
	},
	"rook-5": {
		Task: "Le fou gêne. Arrive sur l'étoile en trois coups.",
		Why:  "La tour ne saute pas, donc elle fait un détour.",
	},
	"rook-6": {
		Task: "Ramasse trois étoiles en trois coups.",
		Why:  "Chaque étoile était à un coup tout droit de la précédente.",
	},
	"rook-7": {Task: "La tour peut-elle aller sur la case vide marquée en un coup ?", Why: "Ton propre pion ferme le chemin."},
	"rook-9": {
		Task: "Touche toutes les cases foncées où la tour peut aller.",
		Why:  "Ton propre fou et ton pion arrêtent la tour.",
	},
	"rook-10": {
		Task: "Va sur l'étoile en trois coups. Ne t'arrête pas où la tour noire peut aller.",
		Why:  "Trois coups, sur des cases où la tour noire ne peut pas aller.",
	},
	"rook-11": {
		Task: "Mini-jeu : va sur les pions de Pip pour les prendre. Ils descendent, et prennent en diagonale.",
		Why:  "Tu as pris tous les pions !",
	},

	"bishop-1": {
		Task: "Touche les deux fous qui peuvent aller sur la case marquée.",
		Why:  "Un fou va en diagonale, aussi loin que tu veux.",
	},
	"bishop-2": {Task: "Amène le fou sur l'étoile en un coup.", Why: "L'étoile est sur la même diagonale."},
	"bishop-3": {
		Task: "Le fou peut-il arriver un jour sur la case vide marquée ?",
		Why:  "Le fou reste sur les cases claires, et celle-là est claire. Il lui faut deux coups.",
	},
	"bishop-4": {
		Task: "Amène le fou sur l'étoile en deux coups.",
		Why:  "Il tourne où les deux diagonales se croisent.",
	},
	"bishop-5": {
		Task: "Touche toutes les cases où le fou peut aller.",
		Why:  "Tes propres pièces l'arrêtent sur les deux diagonales.",
	},
	"bishop-6": {
		Task: "Ramasse trois étoiles en trois coups.",
		Why:  "Les trois étoiles sont sur des cases foncées, comme le fou.",
	},
	"bishop-7": {
		Task: "Le pion ferme la diagonale. Arrive sur l'étoile en trois coups.",
		Why:  "Le fou a contourné ton pion.",
	},
	"bishop-9": {
		Task: "Touche toutes les pièces qui peuvent aller sur la case marquée.",
		Why:  "L'une va tout droit, l'autre en diagonale.",
	},
	"bishop-10": {
		Task: "Amène le fou sur l'étoile. Ne t'arrête pas où la tour noire peut aller.",
		Why:  "Le chemin court est surveillé. Le détour est sûr.",
	},

	"queen-1": {
		Task: "Touche toutes les cases où la dame peut aller.",
		Why:  "Tout droit et en diagonale, jusqu'à ses propres pièces.",
	},
	"queen-2": {Task: "Amène la dame sur l'étoile en un coup.", Why: "Comme un fou. Elle va aussi tout droit, comme une tour."},
	"queen-3": {Task: "Ramasse deux étoiles en deux coups.", Why: "D'abord tout droit, puis en diagonale."},
	"queen-5": {Task: "La dame peut-elle aller sur la case vide marquée ?", Why: "Aucune dame ne se déplace ainsi."},
	"queen-6": {
		Task: "Ramasse quatre étoiles en quatre coups.",
		Why:  "Chaque étoile est à un coup de dame de la précédente.",
	},
	"queen-7": {
		Task: "Ses pions sont tout près. Arrive sur l'étoile en deux coups.",
		Why:  "Il y a un trou à côté des pions.",
	},
	"queen-9": {
		Task: "Touche toutes les pièces qui peuvent aller sur la case marquée.",
		Why:  "Tour, fou et dame y arrivent toutes.",
	},
	"queen-10": {
		Task: "Mini-jeu : va sur les pions de Pip pour les prendre. Ils descendent, et prennent en diagonale.",
		Why:  "Tu as pris tous les pions !",
	},
	"queen-11": {
		Task: "Ramasse deux étoiles. Ne t'arrête pas où une pièce noire peut aller.",
		Why:  "Seul ce chemin est sûr.",
	},
	"queen-12": {
		Task: "Quelle pièce ne peut pas bouger ? Touche-la.",
		Why:  "Ses propres pièces l'enferment. Même une dame ne saute jamais.",
	},

	"king-1": {
		Task: "Touche toutes les cases où ton roi peut aller.",
		Why:  "Un pas dans n'importe quelle direction ; le coin lui en laisse trois.",
	},
	"king-2": {Task: "Amène ton roi sur l'étoile en trois coups.", Why: "Les pas en diagonale gagnent du temps."},
	"king-3": {
		Task: "Touche toutes les cases où ton roi peut aller.",
		Why:  "Tes propres pièces occupent trois de ses cases.",
	},
	"king-4": {
		Task: "Touche toutes les cases où ton roi peut aller en sécurité.",
		Why:  "La tour attaque les trois cases à côté de ton roi.",
	},
	"king-5": {
		Task: "Touche toutes les cases où ton roi peut aller en sécurité.",
		Why:  "La tour et le fou attaquent de loin ses autres cases.",
	},
	"king-6": {Task: "Touche toutes les cases où ton roi peut aller.", Why: "Deux rois ne sont jamais côte à côte."},
	"king-7": {Task: "Ton roi peut-il aller sur la case vide marquée ?", Why: "Le fou attaque cette case."},
	"king-8": {
		Task: "Marche jusqu'à l'étoile. Évite les cases que la tour attaque.",
		Why:  "Derrière ton pion, la tour n'attaque rien.",
	},
	"king-9": {
		Task: "Touche toutes les cases où le roi noir peut aller.",
		Why:  "Ta tour et ton fou attaquent ses autres cases.",
	},

	"knight-1": {
		Task: "Touche toutes les cases où le cavalier peut aller.",
		Why:  "Deux cases tout droit, puis une de côté.",
	},
	"knight-2": {
		Task: "Touche toutes les cases où le cavalier peut aller.",
		Why:  "Dans le coin, un cavalier n'a que deux cases.",
	},
	"knight-3": {Task: "Amène le cavalier sur l'étoile en un coup.", Why: "Deux en bas et une de côté."},
	"knight-4": {
		Task: "Amène le cavalier sur l'étoile en deux coups.",
		Why:  "Après deux sauts, un cavalier retrouve sa première couleur.",
	},
	"knight-5": {
		Task: "Touche toutes les cases où le cavalier peut aller.",
		Why:  "Il saute par-dessus les pions : rien n'arrête un cavalier.",
	},
	"knight-6": {
		Task: "L'étoile est juste à côté. Arrive en trois coups.",
		Why:  "La case juste à côté est à trois coups pour un cavalier.",
	},
	"knight-7": {Task: "Ramasse deux étoiles en deux coups.", Why: "Chaque étoile est à un saut de la précédente."},
	"knight-8": {
		Task: "Va sur l'étoile. Ne t'arrête pas où une pièce noire peut te prendre.",
		Why:  "Sur son chemin, rien ne peut prendre ton cavalier.",
	},
	"knight-9": {
		Task: "Touche toutes les pièces qui peuvent aller sur la case marquée.",
		Why:  "L'une y saute, l'autre va en diagonale.",
	},
}
