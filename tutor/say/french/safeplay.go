package french

import "chesstutor/tutor/say"

// The exercises about safe play.
var safePlay = say.Tasks{
	"before-you-move-1": {
		Task: "Le cavalier est allé en h5. Touche ce qu'il attaque.",
		Why:  "Le cavalier en h5 attaque ton fou en f4.",
	},
	"before-you-move-2": {
		Task: "Le pion est allé en e4. Touche les deux pièces qu'il attaque.",
		Why:  "Un pion attaque ton fou et ton cavalier : une fourchette.",
	},
	"before-you-move-3": {
		Task: "Le pion a quitté d6. Touche ce qui est maintenant gratuit.",
		Why:  "Avant, le pion en d6 défendait le pion en e5.",
	},
	"before-you-move-4": {
		Task: "Les Noirs menacent mat. Touche la case où il arrive.",
		Why:  "La tour materait en d1 : tes propres pions t'enferment.",
	},
	"before-you-move-5": {
		Task: "Touche ce que les Noirs menacent de gagner.",
		Why:  "Le pion en e5 attaque ton cavalier : un défenseur n'aide pas.",
	},
	"before-you-move-6": {
		Task: "Ta tour prend en a7. Est-ce une prise sûre ?",
		Why:  "La tour a quitté la rangée 1, et les Noirs y matent.",
	},
	"before-you-move-7": {
		Task: "Ta tour prend en a7. Est-ce une prise sûre ?",
		Why:  "Ton roi a une sortie en h2.",
	},
	"before-you-move-8": {Task: "Empêche le mat en g2.", Why: "Le pion ferme la ligne du fou vers g2."},
	"before-you-move-9": {
		Task: "Le pion attaque ton cavalier. Sauve-le.",
		Why:  "Là, ton cavalier est en sécurité, et tu ne perds rien d'autre.",
	},
	"before-you-move-10": {
		Task: "Les Noirs attaquent ta dame. Regarde d'abord tes échecs.",
		Why:  "La tour mate sur la rangée 8 : mieux que sauver la dame.",
	},

	"threats-first-1": {
		Task: "Touche ce que les Noirs menacent de prendre.",
		Why:  "La dame et le fou attaquent h2, que seul ton roi défend.",
	},
	"threats-first-2": {
		Task: "Compte : que menacent de gagner les Noirs ? Touche-le.",
		Why:  "Deux pièces attaquent ton cavalier en d4, et une le défend.",
	},
	"threats-first-3": {Task: "Tu roques. Est-ce une erreur ?", Why: "Le pion en a6 prend ton fou en b5."},
	"threats-first-4": {
		Task: "Tu roques. Est-ce une erreur ?",
		Why:  "Le fou attaque ton cavalier en c3, mais le pion le défend.",
	},
	"threats-first-5": {Task: "Les Noirs menacent mat. Empêche-le.", Why: "Le pion quitte h2, et attaque le cavalier."},
	"threats-first-6": {
		Task: "Les Noirs menacent encore mat. Empêche-le.",
		Why:  "Le chemin est libre : ta dame défend g2.",
	},
	"threats-first-7": {
		Task: "Ton cavalier est attaqué. Trouve mieux qu'une fuite.",
		Why:  "Le pion en g7 est cloué, donc la dame est perdue.",
	},
	"threats-first-8": {
		Task: "Ton cavalier est attaqué. Attaque encore plus avec lui.",
		Why:  "Il attaque la dame et une tour, et la ligne s'ouvre.",
	},
	"threats-first-9": {
		Task: "Ton cavalier est attaqué. Gagne la dame avec lui.",
		Why:  "La tour donne échec, puis le cavalier prend la dame.",
	},

	"defend-1": {
		Task: "Touche toutes les pièces qui peuvent sauver le cavalier.",
		Why:  "Il peut partir ; la tour et deux pions peuvent le défendre.",
	},
	"defend-2": {
		Task: "Touche toutes les pièces qui peuvent sauver la tour.",
		Why:  "La tour peut partir, ou le cavalier prend le fou.",
	},
	"defend-3": {Task: "Ton cavalier va en e5. Est-il en sécurité là ?", Why: "Aucune pièce noire n'attaque e5."},
	"defend-4": {Task: "Ta tour va en d7. Est-elle en sécurité là ?", Why: "Le cavalier en c5 attaque d7."},
	"defend-5": {
		Task: "Deux pièces attaquent ton pion en e5. Défends-le encore.",
		Why:  "Maintenant, deux pièces défendent le pion, et deux l'attaquent.",
	},
	"defend-6": {Task: "Ton fou est cloué. Défends-le.", Why: "Ton roi défend le fou, qui ne peut pas partir."},
	"defend-7": {
		Task: "Le fou attaque ta dame. Prends-le.",
		Why:  "Le pion le prend : si ta dame le prend, tu la perds.",
	},
	"defend-8": {Task: "La tour cloue ta dame. Ferme sa ligne.", Why: "Maintenant la tour n'attaque plus ta dame."},
	"defend-9": {Task: "Le pion attaque ton fou. Sauve-le.", Why: "Presque toutes les autres cases sont attaquées."},
	"defend-10": {
		Task: "Le pion attaque ton cavalier. Menace quelque chose de plus grand.",
		Why:  "La tour cloue la dame, qui vaut plus.",
	},

	"long-count-1": {
		Task: "Touche toutes les pièces blanches qui attaquent d5.",
		Why:  "La tour, la dame et le cavalier : cela fait trois.",
	},
	"long-count-2": {
		Task: "Touche toutes les pièces blanches qui attaquent e5.",
		Why:  "Le fou, la dame et le cavalier : les tours attendent derrière.",
	},
	"long-count-3": {
		Task: "Ta tour prend en e8. Est-ce un échange égal ?",
		Why:  "Tour contre tour : l'autre tour reprend.",
	},
	"long-count-4": {
		Task: "Ton cavalier prend en e5. Est-ce un échange égal ?",
		Why:  "Cavalier contre cavalier, et tu gagnes en plus un pion.",
	},
	"long-count-5": {
		Task: "Ton cavalier prend en d5. Gagnes-tu des points ?",
		Why:  "Trois pièces attaquent d5, et deux seulement la défendent.",
	},
	"long-count-6": {
		Task: "Prends en d5 avec la bonne pièce.",
		Why:  "Le pion vaut le moins, donc il prend en premier.",
	},
	"long-count-7": {
		Task: "Compte en d5 et en e5, puis gagne des points.",
		Why:  "En e5, deux attaquent et une défend.",
	},
	"long-count-8": {
		Task: "Prends en e5 et gagne autant de points que tu peux.",
		Why:  "Tes tours prennent en dernier : elles valent plus.",
	},
	"long-count-9": {Task: "Gagne un point en deux coups.", Why: "Cavalier contre cavalier, et un pion en plus."},
	"long-count-10": {
		Task: "Quelle tour prend en premier ? Gagne une tour.",
		Why:  "Le cavalier doit reprendre, et alors rien ne défend e5.",
	},
}
