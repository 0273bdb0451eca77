package french

import "chesstutor/tutor/say"

// The exercises about plans.
var plans = say.Tasks{
	"trade-ahead-1": {
		Task: "Tu prends la dame. Cet échange t'aide-t-il ?",
		Why:  "Tu as une tour de plus, et chaque échange approche du gain.",
	},
	"trade-ahead-2": {
		Task: "Tu prends la tour. Cet échange t'aide-t-il ?",
		Why:  "Les Noirs ont un cavalier de plus : échanger les aide, eux.",
	},
	"trade-ahead-3": {
		Task: "Tu prends le pion. Cet échange t'aide-t-il ?",
		Why:  "Tu as un fou de plus. Garde des pions : l'un sera dame.",
	},
	"trade-ahead-4": {
		Task: "Tu as une tour de plus. Touche toutes les pièces que tu peux échanger.",
		Why:  "Dame contre dame, tour contre tour, fou contre cavalier.",
	},
	"trade-ahead-5": {
		Task: "Tu as un fou de plus. Touche les deux pièces que tu peux échanger.",
		Why:  "Tour contre tour, et fou contre cavalier.",
	},
	"trade-ahead-6": {
		Task: "Tu es devant. Échange des pièces, pas des pions.",
		Why:  "Les tours s'en vont, et tes pions restent.",
	},
	"trade-ahead-7": {
		Task: "Le cavalier noir est fort. Échange-le.",
		Why:  "Sans le cavalier, l'attaque des Noirs est finie.",
	},
	"trade-ahead-8": {
		Task: "Les Noirs menacent mat. Propose l'échange qui l'empêche.",
		Why:  "Sans dames, pas de mat, et tes tours gagnent.",
	},
	"trade-ahead-9": {
		Task: "Échange les tours, puis fais une dame.",
		Why:  "Sans les tours, rien n'arrêtait ton pion.",
	},

	"files-1": {
		Task: "Touche toutes les pièces de la colonne d.",
		Why:  "Il y a là un pion : la colonne d n'est pas ouverte.",
	},
	"files-2": {
		Task: "Une colonne est ouverte. Touche sa case de la rangée 1.",
		Why:  "La colonne e est ouverte : elle n'a pas de pion.",
	},
	"files-3": {
		Task: "Deux colonnes sont ouvertes. Touche leurs cases de la rangée 1.",
		Why:  "La colonne c et la colonne d sont ouvertes.",
	},
	"files-4": {
		Task: "Quelle pièce blanche peut aller sur le moins de cases ? Touche-la.",
		Why:  "Devant le fou, il y a ses propres pions.",
	},
	"files-5": {
		Task: "Touche la pièce blanche qui peut aller sur le moins de cases.",
		Why:  "Le roi enferme la tour en h1.",
	},
	"files-6": {Task: "Mets ta tour sur la colonne ouverte.", Why: "De e1, la tour voit jusqu'en e8."},
	"files-7": {Task: "Mets une tour sur la colonne ouverte.", Why: "La colonne d est d'abord à toi."},
	"files-8": {
		Task: "Cherche pour le cavalier la case sûre avec le plus de coups.",
		Why:  "De f3, il peut aller sur six cases.",
	},
	"files-9": {
		Task: "Cherche pour la tour en a1 la case avec le plus de coups.",
		Why:  "Sur la colonne ouverte, la tour va loin.",
	},

	"shelter-1": {
		Task: "Touche tous les pions qui sont devant ton roi.",
		Why:  "Ils sont son abri. Le pas en h3 lui donne aussi de l'air.",
	},
	"shelter-2": {
		Task: "Touche tous les pions qui sont devant le roi noir.",
		Why:  "Sur la colonne g, plus de pion noir : tes pièces peuvent y entrer.",
	},
	"shelter-3": {
		Task: "Tu avances le pion en g4. Est-ce une erreur ?",
		Why:  "Le pion en g2 défendait ton cavalier et protégeait ton roi.",
	},
	"shelter-4": {
		Task: "Tu avances le pion en h3. Est-ce une erreur ?",
		Why:  "Un petit pas : il chasse le fou et donne de l'air.",
	},
	"shelter-5": {
		Task: "Les Noirs menacent mat en b1. Qu'un pion aide.",
		Why:  "Maintenant, le roi peut sortir de l'échec.",
	},
	"shelter-6": {Task: "Donne une sortie à ton roi.", Why: "Le fou en d6 vise h2, donc ce pas n'aidait pas."},
	"shelter-7": {
		Task: "Amène ta dame vers le roi noir.",
		Why:  "La dame et le fou visent les cases à côté de son roi.",
	},
	"shelter-8": {
		Task: "Amène une pièce de plus vers le roi noir.",
		Why:  "La dame menace mat en g7, et rien ne l'empêche.",
	},
	"shelter-9": {Task: "Mat en deux coups par la colonne g.", Why: "L'échec a mené le roi dans le coin."},
	"shelter-10": {
		Task: "Mat en deux coups : d'abord un sacrifice.",
		Why:  "La dame a pris le dernier pion, et la tour a maté.",
	},

	"weak-pawns-1": {
		Task: "Quel pion noir est faible ? Touche-le.",
		Why:  "Il n'y a pas de pions noirs à côté ni derrière le pion en d5.",
	},
	"weak-pawns-2": {Task: "Touche les deux pions noirs faibles.", Why: "Tous deux sont seuls, sans pion à côté."},
	"weak-pawns-3": {
		Task: "Un pion noir est resté en arrière. Touche-le.",
		Why:  "Les pions en c5 et e5 ont avancé sans lui.",
	},
	"weak-pawns-4": {Task: "Le pion noir en d5 est-il faible ?", Why: "Sur les colonnes d'à côté, pas de pions noirs."},
	"weak-pawns-5": {Task: "Le pion noir en c6 est-il faible ?", Why: "Le pion en b7 le défend."},
	"weak-pawns-6": {
		Task: "Attaque le pion faible en d5 avec ton cavalier.",
		Why:  "Maintenant deux pièces l'attaquent, et seule la tour le défend.",
	},
	"weak-pawns-7": {
		Task: "Attaque le pion faible en a7 avec ta tour.",
		Why:  "La tour noire doit rester pour le défendre.",
	},
	"weak-pawns-8": {
		Task: "Attaque une fois de plus le pion faible en d5.",
		Why:  "Maintenant les deux tours le visent.",
	},
	"weak-pawns-9": {
		Task: "Attaque une fois de plus le pion faible en c6.",
		Why:  "Maintenant la tour et le cavalier le visent.",
	},

	"passed-1": {
		Task: "Touche ton pion passé.",
		Why:  "Pas de pions noirs devant le pion en d5, ni à côté de son chemin.",
	},
	"passed-2": {Task: "Touche tes deux pions passés.", Why: "Les pions en b7 et h7 ne peuvent pas les arrêter."},
	"passed-3": {
		Task: "Tu prends en d6. As-tu alors un pion passé ?",
		Why:  "Sur son chemin, il n'y a plus de pion noir.",
	},
	"passed-4": {Task: "Tu avances en d5. Est-ce alors un pion passé ?", Why: "Le pion en c6 peut le prendre."},
	"passed-5": {Task: "Crée un pion passé.", Why: "Il a dépassé les pions noirs, et ton roi est près."},
	"passed-6": {Task: "Fais du pion en a5 un pion passé.", Why: "Seul le pion en b7 pouvait l'arrêter."},
	"passed-7": {
		Task: "Prends de façon à avoir un pion passé.",
		Why:  "Là, aucun pion ne l'arrête. En e5, celui de f7 l'arrêterait.",
	},
	"passed-8": {Task: "Fais une dame en deux coups.", Why: "Ton roi défendait la dernière case du pion."},
	"passed-9": {
		Task: "Fais une dame en deux coups, avec l'aide de ta tour.",
		Why:  "Ta tour a fermé à la tour noire le chemin de a8.",
	},
	"passed-10": {Task: "Gagne cette course de pions.", Why: "Avec plus de pions, tu crées un pion passé."},
}
