package french

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// topics are the topics of the page, in its order.
var topics = say.Topics{
	"the-board": {
		Title: "L'échiquier",
		Text: []string{
			"L'échiquier a 64 cases. La moitié sont foncées, et a1 est l'une d'elles.",
			"Chaque camp a huit pions, deux cavaliers, deux fous, deux tours, une dame et un roi. " +
				"Certains appellent la dame la reine. " +
				"Les Blancs commencent, puis chacun joue à son tour.",
			"Tu gagnes par échec et mat : tu attaques le roi adverse, et aucun coup ne peut le sauver.",
		},
	},
	"rook": {
		Title: "La tour",
		Text: []string{
			"La tour va tout droit : en avant, en arrière ou de côté, aussi loin qu'elle veut. " +
				"La tour ne peut pas sauter par-dessus d'autres pièces.",
		},
	},
	"bishop": {
		Title: "Le fou",
		Text: []string{
			"Le fou va en diagonale, aussi loin qu'il veut. Le fou ne peut pas sauter par-dessus d'autres pièces.",
			"Un fou qui commence sur une case foncée reste toujours sur des cases foncées.",
		},
	},
	"queen": {
		Title: "La dame",
		Text: []string{
			"La dame va comme une tour ou comme un fou. La dame ne peut pas sauter par-dessus d'autres pièces.",
			"Sur un échiquier vide, la dame atteint plus de cases que toute autre pièce.",
		},
	},
	"king": {
		Title: "Le roi",
		Text: []string{
			"Le roi va d'une case dans n'importe quelle direction. " +
				"Il ne peut jamais aller sur une case que l'adversaire attaque.",
			"Les deux rois ne peuvent donc jamais être côte à côte.",
		},
	},
	"knight": {
		Title: "Le cavalier",
		Text: []string{
			"Le cavalier va de deux cases tout droit, puis d'une case de côté. " +
				"Le cavalier peut sauter par-dessus d'autres pièces.",
			"D'une case foncée, le cavalier arrive toujours sur une case claire.",
		},
	},
	"pawn": {
		Title: "Le pion",
		Text: []string{
			"Le pion avance tout droit, case par case. De sa première place, il peut avancer d'une case ou de deux.",
			"Le pion prend d'une case en diagonale devant lui, et seulement ainsi. Le pion ne recule jamais.",
		},
	},
	"taking": {
		Title: "Prendre",
		Text: []string{
			"Tu prends une pièce adverse en allant sur sa case. Elle quitte l'échiquier pour le reste de la partie.",
			"Toutes les pièces, sauf le pion, prennent comme elles se déplacent. " +
				"Aucune pièce ne peut aller sur la case d'une pièce de son camp.",
			"Parfois une pièce adverse prend ensuite la tienne : c'est reprendre.",
		},
	},
	"check": {
		Title: "L'échec",
		Text: []string{
			"Un roi attaqué par une pièce adverse est en échec. Il faut répondre à l'échec au coup suivant.",
			"Il y a trois réponses : prendre la pièce qui donne échec, fermer sa ligne ou bouger le roi.",
			"L'échec d'un cavalier ou d'un pion ne peut pas être bloqué. Si deux pièces donnent échec à la fois, " +
				"seul le roi peut bouger.",
		},
	},
	"checkmate": {
		Title: "L'échec et mat",
		Text: []string{
			"L'échec et mat est un échec sans réponse possible. Il termine la partie, et le camp qui l'a donné gagne.",
		},
	},
	"stalemate": {
		Title: "Le pat",
		Text: []string{
			"Un camp doit jouer, mais n'a aucun coup légal. Si son roi n'est pas en échec, c'est pat. " +
				"La partie est nulle : personne ne gagne.",
		},
	},
	"castling": {
		Title: "Le roque",
		Text: []string{
			"Le roque déplace le roi et une tour en un seul coup. Le roi va de deux cases vers la tour. " +
				"La tour va sur la case que le roi a traversée.",
			"Aucun des deux ne doit avoir bougé avant. Aucune pièce ne doit être entre eux.",
			"Le roi ne peut pas roquer s'il est en échec. Il ne peut ni traverser une case attaquée, " +
				"ni arriver en échec. Une attaque sur la tour ne compte pas.",
		},
	},
	"en-passant": {
		Title: "La prise en passant",
		Text: []string{
			"Un pion qui vient d'avancer de deux cases peut être pris comme s'il avait avancé d'une. " +
				"Seul un pion adverse à côté de lui peut le faire, et seulement au coup suivant.",
		},
	},
	"promotion": {
		Title: "La promotion",
		Text: []string{
			"Un pion qui arrive sur la dernière rangée devient dame, tour, fou ou cavalier. " +
				"Tu choisis, et il ne peut pas rester pion.",
			"Tout est permis, même si tu as encore cette pièce.",
		},
	},
	"draws": {
		Title: "La nulle",
		Text: []string{
			"C'est nulle quand personne ne gagne la partie. Le pat fait nulle.",
			"C'est nulle quand la même position apparaît pour la troisième fois.",
			"C'est nulle après cinquante coups de chaque camp sans prise ni coup de pion.",
			"C'est nulle quand il ne reste que les rois et un cavalier ou un fou.",
		},
	},
	"worth": {
		Title: "Ce que valent les pièces",
		Text: []string{
			"Un pion vaut 1, un cavalier 3 et un fou 3. Une tour vaut 5 et une dame 9. Le roi n'est jamais pris.",
			"Si tu donnes une dame pour une tour, tu perds 4 points.",
			"Ces points sont un guide : ils ne décident pas de la partie, c'est le mat qui décide.",
		},
	},
	"notation": {
		Title: "Comment lire les coups",
		Text: []string{
			"Chaque case a un nom : sa colonne, de a à h, et sa rangée, de 1 à 8.",
			"Un coup est la lettre d'une pièce et la case où elle va. " +
				"R est le roi, D la dame, T la tour, F le fou, C le cavalier.",
			"Le pion n'a pas de lettre : e4 veut dire qu'un pion va en e4. Cf3 veut dire qu'un cavalier va en f3.",
			"Un x veut dire une prise, un + échec et un # échec et mat. " +
				"O-O est le roque vers la colonne h, et O-O-O vers la colonne a. " +
				"Un =D après un coup de pion veut dire qu'il devient dame.",
		},
	},
	"marks": {
		Title: "Ce que veulent dire les marques",
		Text: []string{
			"L'échiquier montre où chaque pièce peut aller, et ce qu'une pièce adverse pourrait prendre.",
		},
	},
}

var captions = say.Captions{
	"start":        "C'est le début. Seuls les pions et les cavaliers peuvent bouger.",
	"rook-moves":   "La tour en d4 peut aller sur 11 cases. Son propre pion en d6 l'arrête.",
	"bishop-moves": "Le fou en d4 peut aller sur 13 cases. Toutes sont foncées.",
	"queen-moves":  "La dame en d4 peut aller sur 27 cases.",
	"king-moves":   "Le roi en d4 peut aller en c3, c4, c5, d3 et d5. La tour en e8 attaque e3, e4 et e5.",
	"knight-jumps": "Le cavalier en d4 peut aller en b3, b5, c2, c6, e2, e6, f3 et f5. " +
		"Il saute par-dessus les pions qui l'entourent.",
	"pawn-moves": "Le pion en e2 peut aller en e3 et e4. Le pion en b4 peut aller en b5.",
	"pawn-takes": "Le pion en d4 peut prendre le cavalier en c5 et la tour en e5. Le pion en d5 lui ferme le chemin.",
	"takes": "Le cavalier en c3 peut prendre le fou en b5 et le pion en d5. " +
		"En b5, rien ne peut reprendre. En d5, le pion en e6 peut reprendre.",
	"check-answers": "La tour en e8 donne échec. La tour en a8 peut la prendre. " +
		"Le fou en b2 peut fermer sa ligne en e5. Le roi en e1 peut aller en d1, d2, f1 et f2.",
	"before-mate": "La tour en e1 peut mater en e8.",
	"mate": "C'est échec et mat. Rien ne peut prendre la tour en e8 ni fermer sa ligne. " +
		"Les pions en f7, g7 et h7 enferment leur propre roi.",
	"before-stalemate": "Attention : si la dame en b5 va en b6, c'est pat.",
	"stalemate-board":  "C'est pat. La dame en b6 attaque a7, b7 et b8, mais pas le roi en a8.",
	"castling-both":    "Le roi en e1 peut roquer en c1 et en g1.",
	"castling-across":  "Le roi en e1 peut roquer en c1. Il ne peut pas roquer en g1 : le fou en a6 attaque f1.",
	"takes-en-passant": "Le dernier coup était d7 à d5. Le pion en e5 peut prendre ce pion en allant en d6.",
	"passed":           "Les Blancs ont pris : le pion qui était en d5 n'est plus là.",
	"promotes":         "Le pion en b7 peut aller en b8 ou prendre la tour en a8. Des deux façons, il est promu.",
	"third-time": "Deux cavaliers sont sortis et revenus deux fois. " +
		"Cette position apparaît pour la troisième fois, donc c'est nulle.",
	"too-few":      "Un roi et un cavalier seuls ne peuvent pas mater, donc c'est nulle.",
	"fewer-points": "Les Blancs ont 3 points et les Noirs 7. Pourtant, c'est échec et mat.",
	"e4":           "Le coup était e4. Le pion est allé de e2 en e4.",
	"Nf3":          "Les coups étaient e4, e5 et Cf3. Le cavalier est allé de g1 en f3.",
	"marked": "Le pion en d5 pourrait prendre le pion en e4. Le fou en f1 est en sécurité en b5, d3 et e2. " +
		"Il pourrait être pris en a6 et c4. En d3, il défend le pion en e4.",
}

var guideTexts = say.Guide{
	Topics: topics, Captions: captions,
	CanGo: func(t chess.PieceType, on chess.Square, squares int) string {
		piece := fact.PlacedPiece{Piece: chess.PieceOf(t, chess.White), Square: on}
		return sentence("%s peut aller sur %s", theOn(piece, bare), amount(squares, "case", "cases"))
	},
}

var guidePage = wording.Guide{
	Title: "Comment on joue",
	Intro: "Tu peux jouer sur tous les échiquiers ici. Touche une pièce au bord épais et vois où elle " +
		"peut aller.",
	Contents: "Sommaire",
	Back:     "Retour à la partie", Play: "Jouer une partie",
	BackToContents: "Retour au sommaire",
}
