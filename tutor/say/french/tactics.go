package french

import "chesstutor/tutor/say"

// The exercises of the first part of the second path: tactics.
var tactics = say.Tasks{
	"use-pin-1": {Task: "Touche la pièce noire clouée.", Why: "Le fou en b3 la cloue contre le roi."},
	"use-pin-2": {
		Task: "Touche les deux pièces noires clouées.",
		Why:  "Derrière chacune, sur sa ligne, il y a le roi.",
	},
	"use-pin-3": {
		Task: "Le cavalier défend-il le pion en d5 ?",
		Why:  "Le cavalier en f6 est cloué, donc il ne peut pas reprendre.",
	},
	"use-pin-4": {
		Task: "Quelle pièce semble seulement défendre la tour ? Touche-la.",
		Why:  "Le fou en b5 cloue le cavalier en c6.",
	},
	"use-pin-5": {
		Task: "Le cavalier défend-il le pion en e5 ?",
		Why:  "Il n'est pas cloué : derrière, il y a le fou en d7.",
	},
	"use-pin-6": {
		Task: "Profite du clouage pour gagner le cavalier.",
		Why:  "Le pion attaque le cavalier, qui ne peut pas partir.",
	},
	"use-pin-7": {
		Task: "Prends ce qu'un pion cloué semble défendre.",
		Why:  "Le pion en g7 est cloué, donc rien ne reprend.",
	},
	"use-pin-8": {
		Task: "Attaque une fois de plus le fou cloué.",
		Why:  "Deux pièces attaquent le fou, que seul le roi défend.",
	},
	"use-pin-9": {
		Task: "Profite du clouage pour gagner le fou.",
		Why:  "Le pion attaque le fou, qui ne peut pas partir.",
	},
	"use-pin-10": {
		Task: "Trouve le clouage, et gagne une pièce.",
		Why:  "Le pion en f7 est cloué, donc il ne peut pas prendre la dame.",
	},

	"use-skewer-1": {
		Task: "Ta tour regarde vers d5. Touche la pièce derrière le cavalier.",
		Why:  "La tour en d8 est la suivante sur la ligne.",
	},
	"use-skewer-2": {
		Task: "Ton fou attaque la dame. Touche la pièce derrière elle.",
		Why:  "La tour en f8 est la suivante sur la diagonale.",
	},
	"use-skewer-3": {
		Task: "Tu joues la tour en e1. Est-ce une enfilade ?",
		Why:  "Le roi doit partir, et la dame en e8 est perdue.",
	},
	"use-skewer-4": {
		Task: "Tu joues la tour en d1. Est-ce une enfilade ?",
		Why:  "Le cavalier de devant vaut moins que la dame : un clouage.",
	},
	"use-skewer-5": {Task: "Enfile le roi et la dame.", Why: "Le roi doit partir, et tu prends la dame en g6."},
	"use-skewer-6": {Task: "Enfile le roi et la tour.", Why: "Le roi doit partir, et tu prends la tour en b7."},
	"use-skewer-7": {
		Task: "Enfile les deux tours avec ton fou.",
		Why:  "Une tour part ou défend, et tu gagnes deux points.",
	},
	"use-skewer-8": {
		Task: "Enfile la dame et la tour.",
		Why:  "La dame doit partir, et tu prends la tour en a5.",
	},
	"use-skewer-9":  {Task: "Gagne la tour en deux coups.", Why: "L'échec a chassé le roi de la ligne."},
	"use-skewer-10": {Task: "Gagne la dame en deux coups.", Why: "Derrière le roi, la dame était seule."},

	"discovered-1": {
		Task: "Touche la pièce blanche qui peut ouvrir une ligne.",
		Why:  "Si le cavalier en d4 part, le fou regarde la dame.",
	},
	"discovered-2": {
		Task: "Touche les deux pièces blanches qui peuvent ouvrir une ligne.",
		Why:  "Derrière chacune, une tour regarde sa colonne.",
	},
	"discovered-3": {
		Task: "Cavalier en f6 : touche toutes les pièces qui donnent échec.",
		Why:  "Deux échecs à la fois : celui du cavalier et celui de la tour.",
	},
	"discovered-4": {
		Task: "Tu joues le cavalier en f4. Est-ce échec ?",
		Why:  "Le cavalier s'écarte, et la tour en d1 donne échec.",
	},
	"discovered-5": {
		Task: "Tu joues le cavalier en c6. Est-ce échec ?",
		Why:  "Le pion en g7 est entre le fou et le roi.",
	},
	"discovered-6": {
		Task: "Ouvre la ligne, et attaque aussi une tour.",
		Why:  "Le fou attaque la tour en d8, et tes tours la dame.",
	},
	"discovered-7": {
		Task: "Ouvre la ligne avec un échec.",
		Why:  "Le roi doit répondre à l'échec, et la tour prend la dame.",
	},
	"discovered-8": {
		Task: "Ouvre la ligne, et attaque deux pièces.",
		Why:  "Ton cavalier attaque la dame, et ta tour le cavalier en e8.",
	},
	"discovered-9": {
		Task: "Gagne la dame en deux coups.",
		Why:  "L'échec de la tour n'a pas laissé le temps de sauver la dame.",
	},
	"discovered-10": {
		Task: "Gagne la dame en deux coups.",
		Why:  "L'échec du fou n'a pas laissé le temps de sauver la dame.",
	},

	"defender-1": {
		Task: "Touche toutes les pièces noires qui défendent le cavalier en e5.",
		Why:  "Le cavalier et le pion pourraient reprendre.",
	},
	"defender-2": {Task: "Touche le seul défenseur du fou.", Why: "Seul le cavalier en f6 pourrait reprendre."},
	"defender-3": {Task: "Touche tout ce que défend le cavalier en f6.", Why: "Il défend à la fois la dame et le fou."},
	"defender-4": {Task: "Tu prends le fou avec la tour. Gagnes-tu des points ?", Why: "Le cavalier en f6 reprend."},
	"defender-5": {
		Task: "Tu prends le fou avec la tour. Gagnes-tu des points ?",
		Why:  "Le pion en e6 est cloué, donc rien ne reprend.",
	},
	"defender-6": {Task: "Gagne le fou en d5 : et son défenseur ?", Why: "Sans le cavalier, rien ne défend le fou."},
	"defender-7": {Task: "Gagne le fou en e5 : et son défenseur ?", Why: "Sans le cavalier, rien ne défend le fou."},
	"defender-8": {
		Task: "La dame défend le cavalier. Gagne le cavalier.",
		Why:  "La tour doit reprendre, et alors rien ne défend le cavalier.",
	},
	"defender-9": {
		Task: "Prends le défenseur, puis la tour.",
		Why:  "Le fou était le seul défenseur de la tour.",
	},
	"defender-10": {
		Task: "Prends le défenseur, puis gagne plus.",
		Why:  "Le cavalier défendait h7. Sans lui, ta dame pouvait y mater.",
	},

	"deflection-1": {
		Task: "Quelle pièce noire en défend deux à elle seule ? Touche-la.",
		Why:  "La tour en d8 défend le fou et le cavalier.",
	},
	"deflection-2": {
		Task: "Quelle pièce a deux choses à faire ? Touche-la.",
		Why:  "Le pion en g6 défend le fou et le cavalier.",
	},
	"deflection-3": {
		Task: "Touche tout ce que défend la tour en e8.",
		Why:  "Elle défend le cavalier en a8 et le fou en e4.",
	},
	"deflection-4": {Task: "Tu prends le cavalier avec la tour. Gagnes-tu des points ?", Why: "La tour en d8 reprend."},
	"deflection-5": {
		Task: "Tu prends le fou en a8. Gagnes-tu des points ?",
		Why:  "Le cavalier en b8 est entre le fou et la tour.",
	},
	"deflection-6": {
		Task: "Un pion défend deux pièces. Gagnes-en une.",
		Why:  "Si le pion reprend, le fou est perdu.",
	},
	"deflection-7": {
		Task: "Trouve le sacrifice de dame qui gagne.",
		Why:  "La tour doit prendre, et ta tour mate.",
	},
	"deflection-8": {
		Task: "La tour défend la dame et la dernière rangée. Profites-en.",
		Why:  "Si la tour prend la dame, ta tour mate.",
	},
	"deflection-9": {
		Task: "Gagne en deux coups : commence par un échec.",
		Why:  "La tour a dû reculer, et tu l'as prise avec mat.",
	},
	"deflection-10": {Task: "Mat en deux coups.", Why: "La tour a dû prendre la dame, et la tienne a repris."},

	"trap-1": {Task: "Touche toutes les cases sûres pour ton cavalier.", Why: "Les Noirs attaquent c3 et c5."},
	"trap-2": {Task: "Touche toutes les cases sûres pour ton fou.", Why: "Le fou en d6 attaque g3."},
	"trap-3": {
		Task: "Quelle pièce noire n'a aucune case sûre ? Touche-la.",
		Why:  "Où qu'il aille, le cavalier en a5 est perdu.",
	},
	"trap-4": {
		Task: "Quelle pièce noire n'a aucune case sûre ? Touche-la.",
		Why:  "Où qu'il aille, le fou en h2 est perdu.",
	},
	"trap-5": {
		Task: "Tu joues le pion en g3. Le cavalier est-il piégé ?",
		Why:  "Où qu'il aille, le cavalier en h4 est perdu.",
	},
	"trap-6":  {Task: "Tu joues le pion en b4. Le cavalier est-il piégé ?", Why: "Le cavalier en a5 peut aller en c6."},
	"trap-7":  {Task: "Piège le cavalier en a5.", Why: "Le pion attaque le cavalier, et aucune case n'est sûre."},
	"trap-8":  {Task: "Piège le fou en a2.", Why: "La tour attaque le fou, et défend b1."},
	"trap-9":  {Task: "Piège le cavalier dans le coin.", Why: "Ton roi défend c2, et la tour attaque le cavalier."},
	"trap-10": {Task: "Ton fou est attaqué. Trouve sa sortie.", Why: "Prends le pion en b6, et rien ne reprend."},

	"mating-nets-1": {
		Task: "Touche la case où la tour en b2 mate.",
		Why:  "Une tour garde la rangée 7, l'autre donne échec sur la rangée 8.",
	},
	"mating-nets-2": {
		Task: "Touche toutes les cases où ta dame mate.",
		Why:  "Ton roi défend a7 et b7, et la dame garde la rangée 8.",
	},
	"mating-nets-3": {
		Task: "Tu joues le cavalier en f7. Est-ce mat ?",
		Why:  "Ses propres pièces ne laissent aucune case au roi.",
	},
	"mating-nets-4": {Task: "Tu joues la tour en b8. Est-ce mat ?", Why: "La tour en d8 peut prendre ta tour."},
	"mating-nets-5": {Task: "Mate comme par un escalier.", Why: "Les tours gardent les rangées 7 et 8."},
	"mating-nets-6": {Task: "Donne le mat du couloir.", Why: "Ses propres pions enferment le roi."},
	"mating-nets-7": {Task: "Mate avec le cavalier.", Why: "Ses propres pièces enferment le roi."},
	"mating-nets-8": {Task: "Mate avec la dame à côté du roi.", Why: "Le pion en f6 défend la dame."},
	"mating-nets-9": {
		Task: "Mat en deux coups : d'abord un sacrifice.",
		Why:  "La tour a dû prendre, et elle a enfermé son propre roi.",
	},
	"mating-nets-10": {
		Task: "Mat du couloir en deux coups.",
		Why:  "La tour a dû prendre la dame, et la tienne a maté.",
	},
}
