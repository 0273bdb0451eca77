package french

import "chesstutor/tutor/say"

// The exercises of the third part of the second path: endings.
var endgames = say.Tasks{
	"box-1": {
		Task: "Touche toutes les cases où le roi peut arriver.",
		Why:  "La tour l'enferme : il lui reste trois cases.",
	},
	"box-2": {
		Task: "Touche toutes les cases où le roi peut arriver.",
		Why:  "La tour et le roi lui laissent trois cases.",
	},
	"box-3":  {Task: "Ta dame va en c7. Est-ce pat ?", Why: "Pas d'échec, et plus aucune case : pat."},
	"box-4":  {Task: "Ta tour va en g7. Est-ce pat ?", Why: "Le roi peut aller en b8."},
	"box-5":  {Task: "Enferme le roi avec ta dame.", Why: "De b4, la dame lui laisse le moins de cases."},
	"box-6":  {Task: "Enferme le roi avec ta tour.", Why: "Il doit rester sur la rangée 1."},
	"box-7":  {Task: "Enferme le roi avec ta tour.", Why: "Il doit rester sur la colonne a."},
	"box-8":  {Task: "Mat en deux coups.", Why: "Il doit aller en f8, et la tour mate en h8."},
	"box-9":  {Task: "Mate avec la dame.", Why: "La dame l'a enfermé, et ton roi a aidé."},
	"box-10": {Task: "Mate avec la tour.", Why: "La tour et le roi l'ont mené ensemble au bord."},

	"square-1": {
		Task: "Touche toutes les cases d'où ton roi rattrape encore le pion.",
		Why:  "Là, il est dans le carré du pion.",
	},
	"square-2": {
		Task: "Touche toutes les cases d'où ton roi rattrape encore le pion.",
		Why:  "Le carré va de h5 à d1.",
	},
	"square-3": {
		Task: "Tu joues en premier. Ton roi rattrape-t-il le pion ?",
		Why:  "Un pas ne le mène qu'à la colonne c : dehors.",
	},
	"square-4": {
		Task: "Tu joues en premier. Ton pion devient-il dame sans danger ?",
		Why:  "Après un pas, le roi noir est toujours hors du carré.",
	},
	"square-5": {
		Task: "Tu joues en premier. Ton pion devient-il dame sans danger ?",
		Why:  "Après son pas, le roi noir entre dans le carré.",
	},
	"square-6": {Task: "Un seul coup gagne : le roi noir est-il près ?", Why: "Le pion doit courir tout de suite."},
	"square-7": {Task: "Sauve la nulle : rattrape le pion.", Why: "Par la diagonale, ton roi entre dans le carré."},
	"square-8": {
		Task: "Un seul coup gagne : comment un pion peut-il commencer ?",
		Why:  "Deux cases d'un coup : le roi noir reste dehors.",
	},
	"square-9":  {Task: "Fais une dame en deux coups.", Why: "Ton roi défend la case de la promotion."},
	"square-10": {Task: "Fais une dame en deux coups.", Why: "Le roi noir arrive un pas trop tard."},

	"opposition-1": {
		Task: "Touche la case où ton roi est face au sien.",
		Why:  "Il y a une case entre eux, et c'est aux Noirs de jouer.",
	},
	"opposition-2": {
		Task: "Touche la case où ton roi est face au sien.",
		Why:  "En d6, ton roi empêche le sien d'arriver au pion.",
	},
	"opposition-3": {
		Task: "Ton roi va en e4. Gagnes-tu toujours ?",
		Why:  "Les rois sont face à face, et c'est aux Noirs de jouer.",
	},
	"opposition-4": {
		Task: "Ton pion va en f5. Gagnes-tu toujours ?",
		Why:  "Le pion est allé trop loin : le roi devait aller d'abord.",
	},
	"opposition-5": {
		Task: "Ne laisse pas filer le gain : mets-toi face à son roi.",
		Why:  "Ton roi est face au sien, et garde le chemin du pion.",
	},
	"opposition-6": {
		Task: "Ne laisse pas filer le gain.",
		Why:  "Le roi noir doit céder, et le tien avance.",
	},
	"opposition-7": {
		Task: "Ne laisse pas filer le gain.",
		Why:  "Les rois peuvent aussi être face à face sur une rangée.",
	},
	"opposition-8": {Task: "Sauve la nulle.", Why: "Tout droit en arrière : d'où qu'il vienne, tu lui fais face."},
	"opposition-9": {Task: "Fais passer ton pion.", Why: "Son roi a dû céder, et le pion est devenu dame."},

	"key-squares-1": {Task: "Touche les trois cases clés de ton pion.", Why: "Elles sont sur la rangée 4."},
	"key-squares-2": {Task: "Touche les trois cases clés de ton pion.", Why: "Elles sont sur la rangée 5."},
	"key-squares-3": {Task: "Touche les trois cases clés de ton pion.", Why: "Elles sont sur la rangée 6."},
	"key-squares-4": {Task: "Tu joues en premier. Gagnes-tu ?", Why: "Ton roi est en c4, une case clé."},
	"key-squares-5": {
		Task: "Tu joues en premier. Gagnes-tu ?",
		Why:  "Le roi noir empêche le tien d'arriver aux cases clés.",
	},
	"key-squares-6": {
		Task: "Gagne : mène ton roi sur une case clé.",
		Why:  "De f6, une case clé, il aide le pion.",
	},
	"key-squares-7": {Task: "Gagne : va vers une case clé.", Why: "De b3, ton roi arrive ensuite en a4 ou en c4."},
	"key-squares-8": {
		Task: "Gagne : va vers une case clé.",
		Why:  "Ton roi va devant le pion, et sera face au sien.",
	},
	"key-squares-9":  {Task: "D'abord le roi, puis le pion.", Why: "Le roi est allé d'abord, et le pion l'a suivi."},
	"key-squares-10": {Task: "Fais passer ton pion.", Why: "Le roi est allé d'abord, et le pion l'a suivi."},

	"pawn-race-1": {
		Task: "Touche le pion qui devient dame le premier. Tu joues en premier.",
		Why:  "Il faut trois coups à chacun, et tu commences.",
	},
	"pawn-race-2": {
		Task: "Tu joues en premier. Gagnes-tu la course ?",
		Why:  "Les deux pions deviennent dames, et c'est nulle.",
	},
	"pawn-race-3": {
		Task: "Tu joues en premier. Gagnes-tu la course ?",
		Why:  "Ton pion est promu d'abord, avec échec si son roi reste.",
	},
	"pawn-race-4": {Task: "Tu joues en premier. Gagnes-tu la course ?", Why: "Il faut au pion noir un coup de moins."},
	"pawn-race-5": {
		Task: "Le pion noir est presque arrivé. Quel coup gagne encore ?",
		Why:  "Arrête d'abord le pion noir, puis le tien court.",
	},
	"pawn-race-6": {
		Task: "Compte les pas du roi noir. Quel coup gagne ?",
		Why:  "Le roi noir arrive trop tard ; ensuite tu prends le pion.",
	},
	"pawn-race-7": {Task: "Ton pion a besoin d'aide. Quel coup gagne ?", Why: "Ton roi garde le chemin de ton pion."},
	"pawn-race-8": {Task: "Fais une dame en deux coups.", Why: "Il devait courir tout de suite : le roi était à côté."},
	"pawn-race-9": {Task: "Fais une dame en deux coups.", Why: "Ton roi a d'abord défendu la dernière case."},

	"rook-endings-1": {
		Task: "Touche toutes les cases où ta tour coupe le chemin au roi.",
		Why:  "Sur les rangées 4 et 5, elle est entre le roi et le pion.",
	},
	"rook-endings-2": {
		Task: "Touche toutes les cases où ta tour coupe le chemin au roi.",
		Why:  "Sur les rangées 3 et 4, elle est entre le roi et le pion.",
	},
	"rook-endings-3": {Task: "Tu joues en premier. Gagnes-tu ?", Why: "Ton roi est devant le pion."},
	"rook-endings-4": {
		Task: "Tu joues en premier. Gagnes-tu ?",
		Why:  "Le roi noir défend le pion, et le tien est loin.",
	},
	"rook-endings-5": {
		Task: "Quel coup gagne ? Regarde la dernière case du pion.",
		Why:  "De h1, la tour défend d1, la dernière case du pion.",
	},
	"rook-endings-6": {
		Task: "Quel coup gagne ? Le pion devient dame au coup suivant.",
		Why:  "Derrière le pion, la tour le prend dès qu'il bouge.",
	},
	"rook-endings-7": {
		Task: "Gagne : ne laisse pas le roi noir arriver à son pion.",
		Why:  "Sur la rangée 5, la tour sépare le roi de son pion.",
	},
	"rook-endings-8": {
		Task: "Gagne : quelle pièce est encore loin ?",
		Why:  "La tour peut attendre : ton roi doit s'approcher.",
	},
	"rook-endings-9":  {Task: "Gagne le pion.", Why: "La tour et le roi ensemble ont gagné le pion."},
	"rook-endings-10": {Task: "Gagne le pion.", Why: "La tour et le roi ensemble ont gagné le pion."},
}
