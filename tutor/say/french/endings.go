package french

import "chesstutor/tutor/say"

// The exercises of chapter 3: endings and odd rules.
var endings = say.Tasks{
	"mate-1": {Task: "Mat en un coup avec deux tours.", Why: "Une tour ferme la rangée 7 au roi, l'autre mate."},
	"mate-2": {
		Task: "Le roi noir est enfermé par ses pions. Mat en un coup.",
		Why:  "Les propres pions du roi ferment sa sortie.",
	},
	"mate-3": {Task: "Mat en un coup avec la dame.", Why: "Le fou en d3 défend la dame."},
	"mate-4": {Task: "Mat en un coup avec le cavalier.", Why: "Les propres pièces du roi ferment sa sortie."},
	"mate-5": {
		Task: "Mat en un coup : cavalier et tour ensemble.",
		Why:  "Le cavalier en f6 défend la tour et attaque g8.",
	},
	"mate-6": {Task: "Mat en un coup avec roi et tour.", Why: "Ton roi attaque g3, g4 et g5."},
	"mate-7": {
		Task: "Tu as beaucoup d'échecs, mais un seul mat. Trouve-le.",
		Why:  "La tour en e1 défend la dame.",
	},
	"mate-9": {Task: "Tu joues la tour en e8. Est-ce mat ?", Why: "Le fou en d7 peut prendre ta tour en e8."},
	"mate-10": {
		Task: "Échec ! L'une des issues est mat. Trouve-la.",
		Why:  "La tour prend l'attaquant et mate.",
	},
	"mate-11": {Task: "Mini-jeu : mate le roi de Pip.", Why: "Le roi de Pip est en échec, sans issue."},

	"stalemate-1": {
		Task: "Tu joues la dame en g6. Est-ce pat ?",
		Why:  "Ni échec ni coup légal : c'est pat, donc nulle.",
	},
	"stalemate-2": {Task: "Tu joues la dame en h2. Est-ce mat ?", Why: "C'est mat !"},
	"stalemate-3": {Task: "Tu joues la dame en b6. Est-ce pat ?", Why: "Le pion en e5 peut encore bouger."},
	"stalemate-4": {
		Task: "Mat en un coup, mais attention au pat.",
		Why:  "De c7 ou d6, la dame ne donne pas échec : pat.",
	},
	"stalemate-5": {
		Task: "Mat en un coup, mais attention au pat.",
		Why:  "La tour donne échec, et ton roi attaque b1 et b2.",
	},
	"stalemate-6": {
		Task: "Joue un coup de dame qui ne fait pas pat.",
		Why:  "Le roi noir a un coup, ou c'est mat.",
	},
	"stalemate-7": {
		Task: "Mat en un coup, bien que le pion noir puisse encore bouger.",
		Why:  "C'est mat : aucun coup de pion n'arrête l'échec.",
	},
	"stalemate-8": {
		Task: "Mat en un coup avec la tour.",
		Why:  "Tes pièces attaquent toutes les cases où le roi pourrait aller.",
	},
	"stalemate-9": {
		Task: "Tu peux prendre un pion, mais le mat est mieux. Trouve-le.",
		Why:  "Prendre le pion faisait pat.",
	},

	"castling-1": {Task: "Fais le petit roque.", Why: "Le roi en g1 et la tour en f1, en un seul coup."},
	"castling-2": {Task: "Fais le grand roque.", Why: "Le roi en c1 et la tour en d1, en un seul coup."},
	"castling-3": {Task: "Peux-tu roquer maintenant ?", Why: "Ton fou en f1 gêne."},
	"castling-4": {Task: "Peux-tu roquer maintenant ?", Why: "Le fou en a6 attaque f1."},
	"castling-5": {
		Task: "Le fou attaque ta tour. Peux-tu roquer ?",
		Why:  "Seules les cases du roi doivent être sûres.",
	},
	"castling-6": {Task: "Peux-tu roquer maintenant ?", Why: "Ton roi est en échec."},
	"castling-7": {
		Task: "La tour attaque b1. Peux-tu faire le grand roque ?",
		Why:  "Ton roi ne passe pas par b1 ; seule ta tour y passe.",
	},
	"castling-8": {Task: "Un côté est interdit. Roque de l'autre.", Why: "La tour en d8 attaque d1."},
	"castling-9": {
		Task: "Le fou attaque ta tour. Roque sans rien perdre.",
		Why:  "Ta tour a quitté la diagonale du fou.",
	},
	"castling-10": {Task: "Roque en matant.", Why: "La tour donne échec, et ton roi attaque c2 et d2."},

	"odd-pawns-1": {Task: "Fais une dame.", Why: "Le pion est arrivé sur la dernière rangée."},
	"odd-pawns-2": {
		Task: "Tout droit, c'est fermé. Fais une dame.",
		Why:  "Un pion peut prendre et être promu en un seul coup.",
	},
	"odd-pawns-3": {Task: "Fais une promotion qui mate.", Why: "C'est mat !"},
	"odd-pawns-4": {
		Task: "Une dame n'est pas toujours le mieux. Attaque à la fois le roi et la dame.",
		Why:  "Le cavalier donne échec et attaque la dame : une fourchette.",
	},
	"odd-pawns-5": {
		Task: "Le pion noir est venu de d7 en d5. Prends en passant.",
		Why:  "Le tien va en d6, et le pion en d5 disparaît.",
	},
	"odd-pawns-6": {
		Task: "Le pion noir est venu de f7 en f5. Prends en passant.",
		Why:  "Tu prends comme si le pion avait fait un seul pas.",
	},
	"odd-pawns-7": {
		Task: "Le pion est allé de d6 en d5. Peux-tu prendre en passant ?",
		Why:  "Il a fait un seul pas ; pour la prise en passant, il en faut deux.",
	},
	"odd-pawns-8": {
		Task: "Le pion est allé de h7 en h5. Peux-tu prendre en passant ?",
		Why:  "Il vient de passer à côté de ton pion en deux pas.",
	},
	"odd-pawns-9":  {Task: "Fais une dame en deux coups.", Why: "Le roi noir est trop loin pour rattraper le pion."},
	"odd-pawns-10": {Task: "Fais une dame sûre.", Why: "En f8, rien ne peut reprendre."},

	"worth-1": {
		Task: "Ta tour prend le cavalier en d6. Gagnes-tu des points ?",
		Why:  "Tu donnerais ta tour pour un cavalier.",
	},
	"worth-2": {Task: "Ton cavalier prend la tour en d6. Gagnes-tu des points ?", Why: "Cela gagne 2 points."},
	"worth-3": {
		Task: "Ton fou prend le cavalier. Est-ce un échange égal ?",
		Why:  "Le fou et le cavalier valent trois points chacun.",
	},
	"worth-4": {Task: "Fais un échange égal.", Why: "Un fou contre un cavalier : trois points contre trois points."},
	"worth-5": {Task: "Prends ce qui gagne le plus de points.", Why: "Le pion prend : tu donnes un point au plus."},
	"worth-6": {Task: "Une prise gagne des points. Trouve-la.", Why: "Rien ne défend le cavalier en b7."},
	"worth-7": {Task: "Prends ce qui gagne le plus de points.", Why: "Le pion reprend, mais une dame vaut bien plus."},
	"worth-8": {
		Task: "Le fou attaque ta dame. Ne perds pas de points.",
		Why:  "Maintenant elle est en sécurité : neuf points contre trois.",
	},
	"worth-9": {
		Task: "Touche toutes les pièces noires avec lesquelles tu peux gagner des points.",
		Why:  "Le cavalier prend la dame : même un échange gagne des points.",
	},

	"count-1": {
		Task: "Touche toutes les pièces blanches qui attaquent e5 directement.",
		Why:  "Le fou et la dame attendent derrière le pion.",
	},
	"count-2": {Task: "Ton cavalier prend le pion en e5. Gagnes-tu des points ?", Why: "Cela gagne 1 point."},
	"count-3": {Task: "Ton cavalier prend le pion en d5. Gagnes-tu des points ?", Why: "Le pion en e6 reprend."},
	"count-4": {
		Task: "Compte en d5. Prends là et gagne autant de points que tu peux.",
		Why:  "Trois pièces attaquent d5, et une la défend.",
	},
	"count-5": {Task: "Compte tes tours en ligne, et gagne des points.", Why: "Deux attaquent d5, et une la défend."},
	"count-6": {
		Task: "Prends en d5 et gagne autant de points que tu peux.",
		Why:  "Le pion prend : tu donnes un point au plus.",
	},
	"count-7": {Task: "Compte d'abord, puis gagne le pion en e5.", Why: "Deux attaquent e5, et une la défend."},
	"count-8": {
		Task: "Attaque e5 une fois de plus, par un coup sûr.",
		Why:  "Maintenant trois attaquent e5, et deux la défendent.",
	},
	"count-9": {
		Task: "Trois pièces noires attaquent ton cavalier. Ne perds pas de points.",
		Why:  "Compte encore : maintenant les Noirs ne gagnent pas de points.",
	},
	"count-10": {
		Task: "Touche toutes les pièces blanches que les Noirs pourraient gagner.",
		Why:  "Compte attaquants et défenseurs sur chaque case.",
	},
}
