package french

import (
	"fmt"

	"chesstutor/tutor/say"
)

// problems has the sentences of problems. What was sent is quoted, and cut.
var problems = say.Problems{
	say.Unexpected: problem("Quelque chose s'est mal passé ici. Ta partie n'a pas changé ; essaie encore, " +
		"s'il te plaît."),
	say.NotFound:        problem("Rien n'est gardé à cette adresse."),
	say.WrongMethod:     problem("$name ne sert à rien à cette adresse ; elle répond à $names."),
	say.OtherSite:       problem("Cela venait d'un autre site, donc rien n'a été changé."),
	say.WrongHost:       problem("Chess Tutor est à une autre adresse. Ouvre $name."),
	say.TooManyRequests: problem("Trop de demandes sont venues de ton adresse. Attends un moment."),
	say.TooLarge:        problem("Cela fait plus de $number octets."),
	say.GivenUp:         problem("La demande a été abandonnée."),
	say.Busy: problem("L'ordinateur joue trop de parties. " +
		"Il aura du temps pour toi dans $seconds environ."),

	say.NotSent:      problem("Envoie un formulaire ou application/json."),
	say.CutOff:       problem("Tout n'est pas arrivé. Envoie-le encore, s'il te plaît."),
	say.TooSlow:      problem("C'était trop long à arriver. Envoie-le encore, s'il te plaît."),
	say.NotAForm:     problem("Ce n'est pas un formulaire."),
	say.NotAnObject:  problem(`Ce n'est pas un objet JSON, comme {"from": "e2", "to": "e4"}.`),
	say.FieldTwice:   problem("$Quoted est là deux fois."),
	say.FieldNested:  problem("$Quoted doit être un texte, un nombre, un booléen ou une liste de textes."),
	say.NoSquare:     problem("Il manque à la demande $name : une case, de a1 à h8."),
	say.NotBoolean:   problem("$Name est true ou false."),
	say.NotOneOf:     problem("$Name est $choice."),
	say.NotSomeOf:    problem("$Name : parmi $names, ou rien."),
	say.NoSuchLevel:  problem("Ce niveau n'existe pas : level est le numéro d'un de ceux que donne GET /levels."),
	say.PlyNumber:    problem("Ply est un nombre entier : combien de coups ont été joués."),
	say.PlyRange:     problem("Ply est un nombre entier de 0 à $number : combien de coups ont été joués."),
	say.HintRange:    problem("Step est un nombre entier de 1 à $number."),
	say.LineRange:    problem("Step est un nombre entier de 0 à la longueur de la suite, au plus $number."),
	say.NoPromotion:  problem("Aucun pion n'est promu de $square en $square2."),
	say.ComputerTurn: problem("Ce n'est pas encore à toi de jouer."),
	say.PersonTurn:   problem("C'est à toi de jouer."),
	say.NoComputer:   problem("L'ordinateur ne joue pas dans cette partie."),
	say.NoThreat:     problem("Quand ce n'est pas à toi de jouer, il n'y a pas de menace à montrer."),
	say.NoLastMove:   problem("Personne n'a encore joué."),
	say.NoMoveToUndo: problem("Il n'y a rien à annuler."),
	say.GameLost:     problem("Ta dernière partie n'a pas pu être lue, donc en voici une nouvelle."),
	say.GameTooLong:  problem("Cette partie est trop longue pour être gardée : elle finit ici."),
	say.Stale:        problem("La partie a continué depuis ; voici où elle en est."),

	say.ProgressLost:    problem("Tes progrès n'ont plus pu être lus, donc ils recommencent."),
	say.NoExercise:      problem("Cette leçon ou cet exercice n'existe pas."),
	say.NotOpen:         problem("Cet exercice n'est pas ouvert. Commence-le d'abord."),
	say.AnsweredAlready: problem("Cette réponse a déjà été comptée. Voici où tu en es."),
	say.OtherAnswer:     problem("Cet exercice se répond par $name."),
	say.BadAnswer:       problem("$Name ne peut pas être lu : les cases sont comme e4, un coup comme e2e4."),
	say.NoProgressLink:  problem("Ce lien ne peut pas être lu. Crée un nouveau lien sur l'autre appareil."),

	say.LinkTooLong:  problem("Cette partie est trop longue pour un lien. Garde-la en PGN."),
	say.NoLinkedGame: problem("Ce lien ne contient pas de partie. Il en manque peut-être un bout."),
	say.OldLink:      problem("Ce lien est trop vieux pour être lu. Demande un nouveau lien à qui te l'a envoyé."),
	say.NoGameIn:     problem("Je n'ai trouvé aucune partie dans ce texte. En PGN, c'est comme 1. e4 e5 2. Nf3 Nc6."),
	say.NoSuchGame:   problem("Index est un nombre entier de 1 à $number."),
	say.GameUnderWay: problem("Tu as une partie en cours. Envoie aussi sure pour la quitter."),
	say.GoesOn:       problem("Cette partie se joue encore. On pourra la revoir quand elle sera finie."),
	say.NoSuchMoment: problem("Il n'y a pas de tel moment dans cette partie."),

	say.TooManyArrows: problem("Une image a au plus $number flèches."),
	say.TriedEnough:   problem("On ne peut pas essayer plus de coups. Annule quelques coups."),
}

// seconds tells a time: "une seconde", "12 secondes".
func seconds(n int) string {
	if n > 1 {
		return fmt.Sprintf("%d secondes", n)
	}
	return "une seconde"
}
