package french

import "chesstutor/tutor/say"

// The exercises of chapter 4: learning to see.
var seeing = say.Tasks{
	"change-1": {
		Task: "Le pion est allé en a4. Touche ce qu'il attaque maintenant.",
		Why:  "Le pion en a4 attaque ton cavalier en b3.",
	},
	"change-2": {
		Task: "Le cavalier a quitté e5. Touche ce qui est attaqué seulement maintenant.",
		Why:  "Le cavalier attaque deux pièces, et le fou de derrière une.",
	},
	"change-3": {
		Task: "Le cavalier a quitté d7. Touche ce qui est maintenant gratuit.",
		Why:  "Avant, le cavalier la défendait, et il est parti.",
	},
	"change-4": {
		Task: "Le pion est allé en b5. Attaque-t-il ton cavalier ?",
		Why:  "Le pion en b5 peut prendre ton cavalier en c4.",
	},
	"change-5": {
		Task: "Le pion a quitté e6. Qu'est-ce qui est gratuit maintenant ? Prends-le.",
		Why:  "Avant, le pion défendait le cavalier en d5.",
	},
	"change-6": {
		Task: "Le pion est allé en b4. Qu'attaque-t-il ? Sauve-le.",
		Why:  "Ton cavalier est maintenant en sécurité.",
	},
	"change-7": {
		Task: "La dame est allée en e5. Elle menace mat : empêche-le.",
		Why:  "Maintenant aucun coup noir ne mate.",
	},
	"change-8": {
		Task: "La tour est allée en e8. Empêche le mat avec un pion.",
		Why:  "Ton roi a maintenant une sortie.",
	},
	"change-9": {
		Task: "Le fou est allé en g4. Gagne autant de points que tu peux.",
		Why:  "Le pion prend, et ta dame est de nouveau en sécurité.",
	},

	"look-1": {
		Task: "Touche toutes les pièces blanches qui peuvent donner échec.",
		Why:  "Suis toutes les lignes vers le roi.",
	},
	"look-2": {
		Task: "Touche toutes les cases où ta dame donne échec.",
		Why:  "Un échec vient par la rangée, l'autre par la diagonale.",
	},
	"look-3": {
		Task: "Touche toutes les pièces noires que tu peux prendre.",
		Why:  "Cherche d'abord toutes les prises, puis choisis.",
	},
	"look-4": {
		Task: "Regarde échecs et prises. Prends ce qui gagne le plus de points.",
		Why:  "La tour prend ce que rien ne défend.",
	},
	"look-5": {Task: "Regarde tous les échecs. L'un d'eux est mat.", Why: "Le fou en d3 défend la dame."},
	"look-6": {
		Task: "Les Noirs menacent mat sur la première rangée. Ouvre une sortie avec un pion.",
		Why:  "Ton roi a maintenant une sortie.",
	},
	"look-7": {
		Task: "Regarde toutes les prises. Prends ce qui gagne des points.",
		Why:  "Rien ne défend le pion en e5.",
	},
	"look-8": {
		Task: "Mat en deux coups. Commence par un échec.",
		Why:  "Quoi que jouent les Noirs, le mat venait ensuite.",
	},
	"look-9": {
		Task: "Mat en deux coups. Le premier coup est tranquille.",
		Why:  "Il garde d'abord la rangée 7, puis mate sur la rangée 8.",
	},

	"fork-1": {
		Task: "Attaque à la fois le roi et la tour avec le cavalier.",
		Why:  "Le cavalier donne échec et attaque la tour en a8 : une fourchette.",
	},
	"fork-2": {Task: "Attaque deux pièces avec un pion.", Why: "Le pion attaque les deux cavaliers : une fourchette."},
	"fork-3": {
		Task: "Attaque à la fois le roi et le cavalier avec la dame.",
		Why:  "La dame donne échec et attaque le cavalier en b6 : une fourchette.",
	},
	"fork-4": {
		Task: "Fourchette avec la dame : commence par un échec.",
		Why:  "La dame donne échec et attaque le cavalier : une fourchette.",
	},
	"fork-5": {Task: "Fourchette avec la tour.", Why: "La tour attaque le fou et le cavalier : une fourchette."},
	"fork-6": {Task: "Fourchette avec le fou.", Why: "Le fou attaque les deux tours : une fourchette."},
	"fork-7": {
		Task: "Deux échecs de cavalier, une seule fourchette. Trouve-la.",
		Why:  "Le cavalier donne échec et attaque la dame : une fourchette.",
	},
	"fork-8": {
		Task: "Les Noirs attaquent ton cavalier. Attaque deux pièces avec lui.",
		Why:  "Le cavalier donne échec et attaque la dame : une fourchette.",
	},
	"fork-9": {
		Task: "Le cavalier attaque de c7 la dame et la tour. Cela marche-t-il ?",
		Why:  "Une fourchette échoue si les Noirs peuvent prendre ta pièce.",
	},

	"lines-1": {Task: "Touche toutes les pièces noires clouées.", Why: "Derrière les deux, il y a le roi noir."},
	"lines-2": {Task: "Touche toutes les pièces blanches clouées contre le roi.", Why: "Derrière les deux, il y a ton roi."},
	"lines-3": {Task: "Cloue le cavalier en c6.", Why: "Le cavalier en c6 est cloué contre le roi."},
	"lines-4": {Task: "Cloue le fou avec la tour.", Why: "Le fou en d6 est cloué contre le roi."},
	"lines-5": {Task: "Le cavalier est cloué et ne peut pas partir. Prends-le.", Why: "Rien ne peut reprendre."},
	"lines-6": {Task: "Enfile le roi et la dame avec le fou.", Why: "Derrière le roi, il y a la dame."},
	"lines-7": {Task: "Enfile le roi et la tour avec ta tour.", Why: "Derrière le roi, il y a la tour."},
	"lines-8": {
		Task: "Joue le cavalier et gagne par la ligne qui s'ouvre.",
		Why:  "Le cavalier donne échec, et ta tour attaque la dame.",
	},
	"lines-9": {
		Task: "Ouvre la ligne de ton fou avec un échec.",
		Why:  "Le cavalier donne échec, et ton fou attaque la tour.",
	},
	"lines-10": {
		Task: "Le cavalier est cloué, donc il ne défend rien. Prends ce qui est gratuit.",
		Why:  "Le cavalier en c6 est cloué contre le roi.",
	},

	"finish-1": {
		Task: "Monte l'escalier : mat en deux coups avec les tours.",
		Why:  "Une tour garde une rangée, l'autre donne échec sur la suivante.",
	},
	"finish-2": {Task: "Deux tours : mat en un coup.", Why: "La dernière marche de l'escalier."},
	"finish-3": {
		Task: "Laisse au roi aussi peu de cases que possible.",
		Why:  "La dame ne lui laisse que peu de cases, et reste en sécurité.",
	},
	"finish-4": {Task: "Dame et roi : mat en un coup.", Why: "Ton roi attaque e7, f7 et g7."},
	"finish-5": {Task: "Dame et roi : mat en deux coups.", Why: "Ton roi aide : seule, la dame ne peut pas mater."},
	"finish-6": {
		Task: "Tour et roi : mat en deux coups.",
		Why:  "Un coup tranquille : le roi doit se mettre face au tien.",
	},
	"finish-7": {
		Task: "Deux tours : mat en trois coups.",
		Why:  "Rangée après rangée, une tour gardait et l'autre donnait échec.",
	},
	"finish-8":  {Task: "Mini-jeu : mate avec deux tours.", Why: "Mat avec deux tours : tu as monté l'escalier."},
	"finish-9":  {Task: "Mini-jeu : mate avec la dame.", Why: "Mat avec dame et roi : tu as enfermé le roi."},
	"finish-10": {Task: "Mini-jeu : mate avec une tour.", Why: "Mat avec une tour : le plus difficile des trois."},

	"first-game-1": {
		Task: "Ton premier coup : un pion au centre, e4 ou d4.",
		Why:  "Maintenant le fou et la dame peuvent sortir.",
	},
	"first-game-2": {Task: "Joue le coup Cf3.", Why: "C est le cavalier ; f3 est la case où il va."},
	"first-game-3": {Task: "Sors un cavalier ou un fou sans danger.", Why: "Une pièce de plus est en jeu."},
	"first-game-4": {Task: "Joue le coup O-O.", Why: "O-O est le petit roque."},
	"first-game-5": {Task: "Joue le coup Fxc6.", Why: "F est le fou, et x veut dire qu'il prend."},
	"first-game-6": {
		Task: "La dame attaque f2. Empêche le mat avec un cavalier.",
		Why:  "Maintenant aucun coup noir ne mate, et un cavalier est sorti.",
	},
	"first-game-7": {
		Task: "Roi et fou contre roi. Est-ce nulle ?",
		Why:  "Un roi et un fou seuls ne peuvent pas mater.",
	},
	"first-game-8": {Task: "Roi et pion contre roi. Est-ce nulle ?", Why: "Le pion peut encore devenir dame."},
	"first-game-9": {
		Task: "Échec ! Bloque-le avec un cavalier ou un fou.",
		Why:  "Tu es sorti de l'échec, et une pièce de plus est en jeu.",
	},
	"first-game-10": {
		Task: "Le cavalier attaque ta dame. Trouve le mat.",
		Why:  "Le fou en c4 défend la dame.",
	},
}
