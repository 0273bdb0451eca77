package french

import "chesstutor/tutor/say"

var failure = say.Failure{
	NoPage: "Cette page n'existe pas",
	Sorry:  "Désolé", Moment: "Un moment, s'il te plaît", DidNot: "Cela n'a pas marché",
	Offline: "Pas de connexion", OfflineText: "Ta partie est gardée. Continue quand la connexion revient.",
	Again: "Essayer encore", Back: "Retour à la partie", Report: "Pour signaler la panne, donne son code :",
}
