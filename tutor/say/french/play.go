package french

import "chesstutor/templates/wording"

var play = wording.Play{
	Board: "Échiquier", ShowMe: "Montre-moi", Hide: "Masquer", More: "Plus", Else: "Et puis ?", Sound: "Son",
	Ahead: "Avance en points de pièces",

	Becomes: "Ton pion a traversé ! Il devient", NotThisMove: "Pas ce coup",

	StartOver: "Recommencer ?", GivesUp: newGame.GivesUp,
	KeepPlaying: "Continuer à jouer", DoStartOver: "Recommencer",

	OneBack: "Un coup en arrière", Next: "Suivant", BackToGame: "Retour à la partie", Explore: "Essayer des coups",
	LookBack: "Revoir la partie",
	First:    "Première position", Back: "En arrière", Forward: "En avant", Last: "Dernière position",
	Moves: "Coups", NoMoves: "Ils sont notés ici pendant que tu joues.",
	Keep: "Garder cette partie", InPGN: "La partie, en PGN", InFEN: "La position sur l'échiquier, en FEN",
	Copy: "Copier", Copied: "Copié", Download: "Télécharger", FromPosition: "Jouer à partir d'une position",
	KeepLink: "Un lien vers cette partie", BringIn: "Apporter une partie",
	Marks:    "Ce que veulent dire les marques",
	TakeBack: "Annuler", PlayOn: "Continuer", Threat: "Menace", LetItMove: "Laisser jouer l'ordinateur",
	Why: "Pourquoi", WhyThat: "Pourquoi ce coup ?",
	Hint: "Indice", MoreHint: "Plus d'aide", Close: "Fermer",
	HintLater: "Regarde encore. L'aide arrive bientôt.",
	HintOpens: "Tu peux voir maintenant le dernier pas de l'indice.",
	Computer:  "L'ordinateur", ChangeLevel: "Changer le niveau", Change: "Changer",
	Done: "Fini",

	Aloud:     "Lire à voix haute",
	LookMoves: "# peuvent bouger", LookMove: "# peut bouger",
	LookTakens: "# en prise", LookTaken: "# en prise",
	LookGoods: "# sûres", LookGood: "# sûre", LookPlaces: "# cases", LookPlace: "# case",
	LookWins: "# gagnent des points", LookWin: "# gagne des points",
	LookFair:    "# sans perte",
	LookCareful: "# attention",
	LookLosses:  "# la perdent", LookLoss: "# la perd",
	LookMarkeds: "# marquées. Touches-en une autre ou vérifie.",
	LookMarked:  "# marquée. Touches-en une autre ou vérifie.",

	JustTell: "Dis-le-moi", CheckGuess: "Vérifier", NoneMarked: "Aucune",

	Where: "Où regarder", Idea: "L'idée", Piece: "La pièce", Move: "Le coup",
	Aim:    "Attrape le roi noir, qu'il n'ait nulle part où aller. Commence par un pion au centre.",
	Prompt: "Choisis une pièce pour voir où elle peut aller.", Looked: "L'échiquier était alors ainsi.",
	TriedBefore: "Annule ton coup et touche Indice : je t'aide à en trouver un meilleur.",
	NoTime:      "Je n'ai pas eu le temps de regarder. Continue : à ton prochain coup, je regarde encore.",
	Calmer:      "Essaie un échiquier plus calme", Again: "Rejouer",
	ConnectionLost: "La connexion est perdue. J'essaie encore…",
	Kept:           "La connexion est perdue. Ton coup est gardé, et partira quand elle revient.",
	NotSent:        "La connexion est perdue. Ta partie est gardée : essaie encore quand elle revient.",
}
