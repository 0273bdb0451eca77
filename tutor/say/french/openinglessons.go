package french

import "chesstutor/tutor/say"

// The lessons about openings.
var openingLessons = say.Lessons{
	"habits": {
		Title: "Trois bonnes habitudes",
		Can:   "Tu sais bien commencer une partie.",
		Screens: []string{
			"Première habitude : un pion au centre. Il ouvre le chemin à tes pièces.",
			"Deuxième habitude : sors cavaliers et fous, chacun en un seul coup.",
			"Troisième habitude : roque tôt. Ainsi ton roi est en sécurité.",
		},
	},
	"traps-to-know": {
		Title: "Quatre pièges à connaître",
		Can:   "Tu sais voir à temps quatre pièges.",
		Screens: []string{
			"La dame et le fou visent tous deux f7, ou f2 : le mat est proche.",
			"Un cavalier cloué qui bouge peut coûter la dame.",
			"La dame ou le fou qui va loin sans aide ne peut peut-être pas revenir.",
		},
	},
	"set-ups": {
		Title: "Cinq mises en place",
		Can:   "Tu sais jouer une mise en place de six coups.",
		Screens: []string{
			"Une mise en place, ce sont six coups qui vont bien ensemble. Celle-ci vise f7.",
			"Ici, le fou sort d'abord, et le pion va ensuite seulement en e3.",
			"Ici, le fou du coin vise la grande diagonale. Les Noirs aussi peuvent le faire.",
		},
	},
}

// The exercises about openings.
var openings = say.Tasks{
	"habits-1": {Task: "Touche les deux cases où commencent les cavaliers noirs.", Why: "Ils partent de b8 et g8."},
	"habits-2": {
		Task: "Touche les cavaliers et les fous blancs qui doivent encore sortir.",
		Why:  "Les deux cavaliers sont sortis, mais aucun fou ne l'est.",
	},
	"habits-3": {
		Task: "Pion en d4 : est-ce l'une des trois habitudes ?",
		Why:  "Deux pions au centre : les fous et la dame peuvent sortir.",
	},
	"habits-4": {
		Task: "Dame en h5 : est-ce l'une des trois habitudes ?",
		Why:  "Les Noirs peuvent attaquer la dame, et tu perds du temps.",
	},
	"habits-5": {Task: "Pion en h4 : est-ce l'une des trois habitudes ?", Why: "Il ne fait sortir aucune pièce."},
	"habits-6": {Task: "Mets un second pion au centre.", Why: "Le pion ouvre le chemin au fou en c1."},
	"habits-7": {Task: "Sors une pièce qui attaque e5.", Why: "Elle entre en jeu et attaque tout de suite."},
	"habits-8": {
		Task: "Sors une pièce qui attaque la dame.",
		Why:  "La dame doit encore bouger, et tu gagnes du temps.",
	},
	"habits-9": {
		Task: "Sors un fou pour clouer le cavalier.",
		Why:  "Derrière le cavalier en c6, il y a le roi : le cavalier ne peut pas bouger.",
	},
	"habits-10": {Task: "Mets ton roi en sécurité.", Why: "Le roi est en sécurité, et la tour va en f1."},

	"traps-to-know-1": {
		Task: "Touche les pièces noires qui attaquent ton pion en f2.",
		Why:  "La dame et le fou l'attaquent, et seul le roi le défend.",
	},
	"traps-to-know-2": {Task: "Touche la case où ta dame mate.", Why: "Là, le fou en c4 la défend."},
	"traps-to-know-3": {
		Task: "Ton cavalier prend en e5. Est-ce une erreur ?",
		Why:  "Le cavalier en f3 était cloué contre la dame.",
	},
	"traps-to-know-4": {
		Task: "Tu avances le pion en h3. Est-ce une erreur ?",
		Why:  "Il demande au fou en g4 s'il part ou s'il prend.",
	},
	"traps-to-know-5": {
		Task: "Les Noirs menacent mat en f2. Empêche-le.",
		Why:  "Maintenant la dame ne mate plus en f2.",
	},
	"traps-to-know-6": {
		Task: "Les Noirs menacent mat en h2. Empêche-le.",
		Why:  "Maintenant la dame ne mate plus en h2.",
	},
	"traps-to-know-7": {
		Task: "La dame a pris un pion. Piège-la.",
		Why:  "Ton cavalier l'attaque, et aucune case n'est sûre.",
	},
	"traps-to-know-8": {Task: "Piège le fou en b6.", Why: "Ses propres pions ne lui laissent aucun retour."},
	"traps-to-know-9": {
		Task: "Trouve le mat : un pion noir est cloué.",
		Why:  "Le pion en e7 ne peut pas prendre le cavalier.",
	},
	"traps-to-know-10": {
		Task: "Les Noirs ont pris ta dame. Mat en deux coups.",
		Why:  "Deux cavaliers et un fou ont maté, sans dame.",
	},

	"set-ups-1": {
		Task: "Les cases marquées sont une mise en place. Touche les pièces encore à jouer.",
		Why:  "Roque, puis le pion en c3 prépare d4.",
	},
	"set-ups-2": {
		Task: "La mise en place noire est marquée. Touche les pièces encore à jouer.",
		Why:  "Fou en e7, roque, puis le pion en c5 pour le centre.",
	},
	"set-ups-3": {
		Task: "Pion en d3 : va-t-il avec la mise en place ?",
		Why:  "Il défend e4 et laisse sortir le fou en c1.",
	},
	"set-ups-4": {Task: "Pion en e3 maintenant : est-ce bien ?", Why: "D'abord le fou va en f4, sinon il est enfermé."},
	"set-ups-5": {
		Task: "Le pion noir est allé en d6 : est-ce bien ?",
		Why:  "Il défend e5 et laisse sortir le fou en c8.",
	},
	"set-ups-6": {
		Task: "Mise en place : aide le centre, ou protège ton roi.",
		Why:  "Les pions en c3 et d3 aident le centre, et le roi va en g1.",
	},
	"set-ups-7": {Task: "D'abord une pièce, puis les pions.", Why: "Le pion en e3 doit attendre le fou."},
	"set-ups-8": {
		Task: "Sors une pièce pour la mise en place.",
		Why:  "Une pièce de plus est sortie, et le roque est plus près.",
	},
	"set-ups-9":  {Task: "Continue : fou ou pion.", Why: "Ensuite tu roques, avec le fou en g2 devant ton roi."},
	"set-ups-10": {Task: "Continue : roi ou pion.", Why: "Plus tard vient le pion en e4, défendu de d3."},
}
