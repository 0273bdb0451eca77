package french

import "chesstutor/tutor/say"

// The lessons of the second path.
var secondLessons = say.Lessons{
	"use-pin": {
		Title: "Profite du clouage",
		Can:   "Tu sais profiter d'un clouage.",
		Screens: []string{
			"Une pièce clouée doit rester sur sa ligne. Attaque-la une fois de plus, au mieux avec un pion.",
			"Hors de cette ligne, elle ne défend rien. Prends ce qu'elle semble défendre.",
			"Cherche les clouages avant de jouer. Puis demande ce que défend chaque pièce clouée.",
		},
	},
	"use-skewer": {
		Title: "Jusqu'à celle de derrière",
		Can:   "Tu sais gagner la pièce de derrière.",
		Screens: []string{
			"Une enfilade attaque d'abord la plus grande pièce. Elle doit partir, et tu prends celle de derrière.",
			"Le mieux est un échec : le roi doit partir tout de suite.",
			"Si la plus petite pièce est devant, c'est un clouage.",
		},
	},
	"discovered": {
		Title: "Ouvre une ligne",
		Can:   "Tu sais ouvrir une ligne.",
		Screens: []string{
			"Une pièce s'écarte, et celle qui est derrière attaque.",
			"La pièce qui s'écarte peut attaquer aussi : deux menaces en un coup.",
			"Si la ligne s'ouvre vers le roi, c'est échec. Ta première pièce peut prendre ce qu'elle veut.",
		},
	},
	"defender": {
		Title: "Enlève le défenseur",
		Can:   "Tu sais enlever un défenseur.",
		Screens: []string{
			"Une pièce est défendue ? Alors regarde son défenseur.",
			"Prends le défenseur, ou chasse-le par un échec. Ensuite la pièce est gratuite.",
			"Compte d'abord : que donnes-tu pour le défenseur ?",
		},
	},
	"deflection": {
		Title: "Trop à défendre",
		Can:   "Tu sais détourner un défenseur.",
		Screens: []string{
			"Un défenseur qui a deux choses à faire n'en fait qu'une.",
			"Prends l'une des deux pièces, ou offre quelque chose. Le défenseur doit lâcher l'autre.",
			"Regarde aussi la dernière rangée : souvent une seule tour y empêche le mat.",
		},
	},
	"trap": {
		Title: "Sans issue",
		Can:   "Tu sais piéger une pièce.",
		Screens: []string{
			"Une pièce sans case sûre est piégée. Attaque-la, et elle est perdue.",
			"Cherche les pièces au bord : elles ont peu de cases.",
			"Tes pièces aussi : avant d'aller loin, cherche le chemin du retour.",
		},
	},
	"mating-nets": {
		Title: "Quatre façons de mater",
		Can:   "Tu sais mater de quatre façons.",
		Screens: []string{
			"Escalier : deux tours côte à côte. Couloir : ses propres pions enferment le roi.",
			"Mat à l'étouffée : ses propres pièces entourent le roi, et un cavalier donne échec.",
			"Mat avec appui : la dame est à côté du roi, et quelque chose la défend.",
		},
	},
	"before-you-move": {
		Title: "Avant chaque coup",
		Can:   "Tu sais regarder avant de jouer.",
		Screens: []string{
			"Avant chaque coup : que menacent les Noirs ?",
			"Ensuite, regarde tes propres échecs et tes prises.",
			"Enfin : que pourraient faire les Noirs après ton coup ?",
		},
	},
	"threats-first": {
		Title: "Les menaces avant les plans",
		Can:   "Tu sais répondre à une menace.",
		Screens: []string{
			"Une menace demande une réponse tout de suite. Les plans attendent.",
			"La meilleure réponse fait en plus quelque chose pour toi.",
			"Peux-tu menacer plus grand ? Alors compte ce que chaque camp gagne.",
		},
	},
	"defend": {
		Title: "Cinq façons de se défendre",
		Can:   "Tu sais te défendre de cinq façons.",
		Screens: []string{
			"Prends l'attaquant, écarte la pièce ou défends-la.",
			"Ferme la ligne, ou menace quelque chose de plus grand.",
			"Demande chaque fois : laquelle ne coûte rien ?",
		},
	},
	"long-count": {
		Title: "Compter jusqu'au bout",
		Can:   "Tu sais compter de longs échanges.",
		Screens: []string{
			"Compte qui attaque une case et qui la défend.",
			"Prends d'abord avec la pièce la moins chère.",
			"Arrête quand la prise suivante te coûte quelque chose.",
		},
	},
	"box": {
		Title: "La boîte et l'escalier",
		Can:   "Tu sais enfermer un roi.",
		Screens: []string{
			"Laisse au roi une boîte plus petite à chaque coup.",
			"Approche ton propre roi : une tour seule ne peut pas mater.",
			"Deux tours n'ont pas besoin du roi : elles montent comme un escalier.",
		},
	},
	"square": {
		Title: "Le carré du pion",
		Can:   "Tu sais voir qui rattrape un pion.",
		Screens: []string{
			"Dessine un carré du pion à sa dernière rangée, aussi large que haut.",
			"Un roi dans le carré rattrape le pion.",
			"De son départ, un pion peut avancer de deux cases : compte avec cela.",
		},
	},
	"opposition": {
		Title: "Roi contre roi",
		Can:   "Tu sais faire céder un roi.",
		Screens: []string{
			"Les rois sont face à face avec une case entre eux.",
			"Alors celui qui doit jouer doit céder.",
			"Contourne-le par le côté qu'il laisse libre.",
		},
	},
	"key-squares": {
		Title: "Devant le pion",
		Can:   "Tu sais faire passer un pion.",
		Screens: []string{
			"Le roi va d'abord, et le pion le suit.",
			"Il y a trois cases clés, deux rangées devant le pion.",
			"Avec ton roi sur l'une d'elles, le pion passe.",
		},
	},
	"pawn-race": {
		Title: "Qui arrive le premier ?",
		Can:   "Tu sais gagner une course de pions.",
		Screens: []string{
			"Deux pions courent : compte les coups des deux.",
			"Qui devient dame d'abord peut peut-être arrêter l'autre, ou donner échec.",
			"Parfois un pas du roi gagne plus de temps qu'un pas du pion.",
		},
	},
	"rook-endings": {
		Title: "La tour coupe le chemin",
		Can:   "Tu sais gagner avec une tour contre un pion.",
		Screens: []string{
			"Une tour entre le roi et le pion coupe le chemin au roi.",
			"Une tour derrière le pion le prend dès qu'il bouge.",
			"Ensuite, approche ton propre roi : la tour peut attendre.",
		},
	},
}
