package french

import "chesstutor/tutor/say"

// The exercises about taking, guarding and check.
var taking = say.Tasks{
	"pawn-1": {
		Task: "Touche toutes les cases où le pion peut aller.",
		Why:  "De sa case de départ, il peut faire un pas ou deux.",
	},
	"pawn-2": {Task: "Touche où peut aller le pion marqué.", Why: "Ce pion a déjà quitté sa case de départ."},
	"pawn-3": {Task: "Touche où le pion peut aller.", Why: "Un pion ne saute pas, donc il fait un seul pas."},
	"pawn-4": {
		Task: "Touche toutes les pièces que le pion blanc peut prendre.",
		Why:  "Il prend d'un pas en diagonale devant lui.",
	},
	"pawn-5": {
		Task: "Touche où le pion blanc peut aller.",
		Why:  "Tout droit, le chemin est fermé, mais il peut prendre.",
	},
	"pawn-6": {Task: "Prends une pièce avec un pion.", Why: "La tour était en diagonale devant le pion."},
	"pawn-7": {
		Task: "Prends deux pièces avec ton pion, puis va sur l'étoile.",
		Why:  "Il a pris deux fois en diagonale, puis il est allé tout droit.",
	},
	"pawn-8": {Task: "Le pion peut-il prendre la tour devant lui ?", Why: "Un pion prend seulement en diagonale."},
	"pawn-10": {
		Task: "Va sur l'étoile. Qu'aucun pion ne puisse te prendre.",
		Why:  "Un pion attaque seulement les cases en diagonale devant lui.",
	},
	"pawn-11": {
		Task: "Mini-jeu contre Pip : tes trois pions et ses deux pions.",
		Why:  "Ton pion est arrivé le premier.",
	},

	"taking-1": {Task: "Prends les deux pions en deux coups.", Why: "La tour prend comme elle se déplace."},
	"taking-2": {Task: "Prends trois pièces en trois coups.", Why: "Les trois étaient sur des cases claires."},
	"taking-3": {Task: "Prends quatre pièces en quatre coups.", Why: "Le cavalier saute de l'une à l'autre."},
	"taking-4": {
		Task: "Prends quatre pions en quatre coups.",
		Why:  "Tout droit ou en diagonale : la dame prend sur toutes ses lignes.",
	},
	"taking-5": {
		Task: "Touche toutes les pièces blanches qui peuvent prendre quelque chose.",
		Why:  "Le fou en c1 ne prend rien.",
	},
	"taking-6": {
		Task: "Touche toutes les pièces noires que tu peux prendre.",
		Why:  "Rien ne peut prendre le pion en g6.",
	},
	"taking-7": {Task: "Deux tours : on peut en prendre une. Prends-la.", Why: "Entre d3 et h7, il n'y avait rien."},
	"taking-8": {Task: "Ton fou peut-il prendre la tour ?", Why: "Entre ton fou et la tour, il n'y a rien."},
	"taking-9": {
		Task: "Prends le pion. Arrête-toi seulement sur des cases sûres.",
		Why:  "Là, rien ne peut prendre ta tour.",
	},
	"taking-11": {Task: "Mini-jeu : deux tours contre les pions de Pip.", Why: "Tu as pris tous les pions !"},

	"pawn-game-1": {
		Task: "Touche tous les pions blancs qui peuvent prendre.",
		Why:  "Un pion prend en diagonale, jamais tout droit.",
	},
	"pawn-game-2": {
		Task: "Quel pion gagne la course ? Joue-le une fois.",
		Why:  "Il te faut trois coups, et tu joues en premier.",
	},
	"pawn-game-3": {
		Task: "Seuls les pions jouent. Trouve un coup qui gagne.",
		Why:  "Compte les deux courses avant de choisir.",
	},
	"pawn-game-4": {
		Task: "Tu joues en premier. Peux-tu gagner cette course ?",
		Why:  "Il faut trois coups à chaque pion, et tu joues en premier.",
	},
	"pawn-game-5": {
		Task: "Trouve le coup qui laisse passer un pion.",
		Why:  "Prendre ouvre le chemin. Ton pion arrive le premier.",
	},
	"pawn-game-6": {Task: "Mini-jeu : deux pions par camp.", Why: "Le premier qui traverse l'échiquier gagne."},
	"pawn-game-7": {
		Task: "Mini-jeu : quatre pions par camp.",
		Why:  "Ton pion s'est ouvert un passage et est arrivé le premier.",
	},
	"pawn-game-8": {Task: "Mini-jeu : ta dame contre trois pions.", Why: "Tu as pris tous les pions !"},
	"pawn-game-9": {Task: "Mini-jeu : six pions par camp.", Why: "Le premier qui traverse l'échiquier gagne."},

	"attacks-1": {
		Task: "Touche toutes les pièces blanches qui attaquent le cavalier en d5.",
		Why:  "La tour en d1 attaque d5.",
	},
	"attacks-2": {
		Task: "Touche toutes les pièces blanches que les Noirs peuvent prendre.",
		Why:  "Le fou en c4 attaque ta tour en b3.",
	},
	"attacks-3": {
		Task: "Touche toutes les pièces noires que tu attaques.",
		Why:  "Quatre de tes pièces attaquent quelque chose.",
	},
	"attacks-4": {
		Task: "Touche toutes les pièces qui défendent ton pion en e4.",
		Why:  "Ton pion en d3 est entre la dame et e4.",
	},
	"attacks-5": {Task: "Les Noirs peuvent-ils prendre ta tour en c3 ?", Why: "Rien ne peut prendre ta tour en c3."},
	"attacks-6": {
		Task: "Les Noirs peuvent-ils prendre ton cavalier en b1 ?",
		Why:  "La dame en e4 attaque ton cavalier en b1.",
	},
	"attacks-7": {Task: "Touche toutes les pièces que ta dame défend.", Why: "La dame en e2 défend ton fou en c4."},
	"attacks-8": {
		Task: "Attaque la tour en d5 par un coup sûr.",
		Why:  "Là, rien ne peut prendre ta pièce, et la tour est en danger.",
	},
	"attacks-9": {Task: "Attaque la dame par un coup sûr du cavalier.", Why: "Le cavalier en d6 attaque e8."},

	"free-1": {
		Task: "Touche toutes les pièces noires que rien ne défend.",
		Why:  "Rien ne défend la tour en b8 ni le pion en f5.",
	},
	"free-2": {Task: "Prends la pièce gratuite.", Why: "Rien ne défend le fou en h6."},
	"free-3": {Task: "Trois prises : prends la pièce gratuite.", Why: "Rien ne défend le pion en c6."},
	"free-4": {
		Task: "Touche la pièce noire que tu peux prendre gratuitement.",
		Why:  "Rien ne défend le cavalier en b6.",
	},
	"free-5": {Task: "Prends la pièce gratuite.", Why: "Rien ne défend le cavalier en a4."},
	"free-6": {Task: "Ta tour peut-elle prendre gratuitement le cavalier en e5 ?", Why: "Le fou en a1 reprend."},
	"free-7": {
		Task: "Tu joues le cavalier en e5. Est-il en sécurité là ?",
		Why:  "Maintenant, rien ne peut prendre ton cavalier.",
	},
	"free-8": {Task: "Touche toutes les cases sûres pour ton cavalier.", Why: "Le fou en b7 attaque f3."},
	"free-9": {
		Task: "Va sur l'étoile. Ne t'arrête pas où une pièce noire peut te prendre.",
		Why:  "Ta dame s'est arrêtée seulement sur des cases sûres.",
	},

	"save-1": {
		Task: "Un pion attaque ton cavalier. Mets-le en sécurité.",
		Why:  "Maintenant, ton cavalier est en sécurité.",
	},
	"save-2": {Task: "La tour attaque ton cavalier. Défends-le.", Why: "Maintenant, un pion peut reprendre en e4."},
	"save-3": {
		Task: "Le fou attaque ton cavalier. Trouve un coup qui le défend.",
		Why:  "Maintenant, quelque chose peut reprendre en f3.",
	},
	"save-4": {
		Task: "Le fou attaque ton cavalier. Prends le fou.",
		Why:  "L'attaquant n'est plus là, et tu as gagné un fou.",
	},
	"save-5": {Task: "Le fou attaque ta tour. Ferme sa ligne.", Why: "Le cavalier en d2 défend ton pion en e4."},
	"save-6": {
		Task: "Ton cavalier est attaqué. Attaque plus grand avec une tour.",
		Why:  "Les Noirs sauvent d'abord la dame, puis tu sauves le cavalier.",
	},
	"save-7": {
		Task: "Le fou attaque ta tour. Sauve-la.",
		Why:  "Un défenseur n'aide pas : une tour vaut plus qu'un fou.",
	},
	"save-8": {
		Task: "La tour attaque ta dame. Sauve-la.",
		Why:  "Maintenant ta dame est en sécurité, et tu ne perds rien d'autre.",
	},
	"save-9": {
		Task: "Tu joues le pion en h3. Toutes tes pièces sont-elles en sécurité ?",
		Why:  "Le cavalier en a5 peut prendre ton fou en c4.",
	},
	"save-10": {
		Task: "Touche toutes les pièces blanches que les Noirs pourraient gagner.",
		Why:  "Même une pièce défendue est en danger si l'attaquant vaut moins.",
	},

	"check-1": {Task: "Touche la pièce noire qui donne échec.", Why: "La tour en e8 donne échec."},
	"check-2": {Task: "Échec ! Touche toutes les cases où ton roi est en sécurité.", Why: "La tour en d1 attaque f1."},
	"check-3": {Task: "Échec ! Sors le roi de là.", Why: "Le roi a quitté la colonne e pour une case sûre."},
	"check-4": {Task: "Échec ! Ferme la ligne.", Why: "Entre le roi et la tour, le fou arrête l'échec."},
	"check-5": {Task: "Échec ! Prends l'attaquant.", Why: "Rien ne peut reprendre."},
	"check-6": {
		Task: "Échec ! Touche toutes les pièces blanches qui peuvent aider.",
		Why:  "On ne bloque pas l'échec d'un cavalier : prends-le ou bouge le roi.",
	},
	"check-7": {
		Task: "Échec ! Touche toutes les cases où tu peux le bloquer.",
		Why:  "Tu peux le bloquer seulement entre la tour et ton roi.",
	},
	"check-8":  {Task: "Tu joues le fou en b5. Est-ce échec ?", Why: "Entre b5 et le roi, il n'y a rien."},
	"check-9":  {Task: "Donne un échec sûr.", Why: "Un échec qui perd la dame n'est pas un bon échec."},
	"check-10": {Task: "Échec ! Sors-en sans rien perdre.", Why: "Tu es sorti de l'échec, et tu ne perds rien."},
}
