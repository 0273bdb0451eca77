package french

import "chesstutor/tutor/say"

var roomProblems = say.Problems{
	say.NoSuchRoom:     problem("Cette salle n'existe pas, ou n'est plus là. Regarde encore le lien ou le code."),
	say.NoRooms:        problem("Il n'y a pas de salles sur ce serveur."),
	say.RoomClosed:     problem("Cette partie est seulement pour ceux qui la jouent."),
	say.PlayersOnly:    problem("Seuls les deux joueurs peuvent demander cela."),
	say.NoHelp:         problem("Dans cette salle, on joue sans l'aide de l'entraîneur."),
	say.TooManyStreams: problem("Il y a trop de gens dans cette salle ou à ton adresse. Essaie plus tard."),
	say.ServerAway:     problem("Le serveur lui-même était absent. Ton adversaire a une minute pour revenir."),
	say.RoomsDown:      problem("Les salles sont hors de portée. Les parties contre l'ordinateur continuent."),
	say.RoomsSlow:      problem("Le serveur a trop de travail. Essaie encore dans un moment."),
	say.RoomCrowded:    problem("Il se passe trop de choses à la fois dans cette salle. Essaie encore."),
	say.TooManyMade:    problem("Trop de salles ont été créées à ton adresse. Attends un moment."),
	say.TooManyOpen:    problem("Trop de salles sont ouvertes à ton adresse. Fermes-en d'abord quelques-unes."),
	say.NoSeat:         problem("Cette clé n'ouvre aucune place dans cette salle."),
	say.TimeRanOut:     problem("Le temps est fini, donc la partie est finie."),
	say.NotANumber:     problem("$Name est un nombre."),
	say.EventNumber:    problem("$Name est un nombre entier : celui du dernier événement que tu as."),

	say.NoSuchClass: problem("Il n'y a pas de classe avec ce code, ou elle est finie. " +
		"Regarde encore le code, ou demande à ton prof."),
	say.NotTheirs:    problem("Seul celui qui dirige cette classe peut faire cela."),
	say.NameTaken:    problem("Quelqu'un vient de choisir cet animal. Choisis-en un autre."),
	say.ClassLocked:  problem("Personne ne peut entrer maintenant. Demande à ton prof d'ouvrir la classe."),
	say.ClassFull:    problem("Cette classe est pleine. Demande à ton prof."),
	say.SeatGone:     problem("Tu n'es pas dans cette classe ici. Entre encore, avec ta carte si tu en as une."),
	say.BadCard:      problem("Cette carte n'ouvre rien. Demande une nouvelle carte à ton prof."),
	say.BadTitle:     problem("Donne à la classe un titre de $Number caractères au plus, sur une ligne."),
	say.DaysRange:    problem("Une classe dure de 1 à $Number jours."),
	say.NobodyHere:   problem("Il n'y a pas encore d'élèves. Attends qu'ils soient entrés."),
	say.AllPlay:      problem("Toutes les paires jouent. Coche la case pour en former de nouvelles."),
	say.NoSuchTask:   problem("Cette tâche n'existe pas."),
	say.NotAClock:    problem("Aucune heure n'a autant de minutes d'avance sur UTC ($name)."),
	say.NoSuchSheet:  problem("Une fiche a de 1 à $Number exercices, par leurs noms."),
	say.NoSuchLook:   problem("On ne peut pas regarder cela. Envoie le lien d'une position ou d'un exercice."),
	say.NoSuchReply:  problem("Ce n'est pas une réponse ici. Touche une pièce, puis la case où elle va."),
	say.LookOver:     problem("La réponse a déjà été montrée."),
	say.ClassesMade:  problem("Trop de classes ont été créées à ton adresse. Attends quelques minutes."),
	say.WrongCodes:   problem("Trop de faux codes sont venus de ton adresse. Attends une minute et essaie encore."),
	say.ClassCrowded: problem("Il se passe trop de choses à la fois dans cette classe. Essaie encore."),
	say.NotADay:      problem("$Name est un jour, comme 2027-03-01."),
	say.SoAlready:    problem("C'est déjà ainsi."),

	say.NoSuchBoard: problem("Il n'y a pas d'échiquier de ce nom sur cette page."),
	say.CannotMove:  problem("Sur cet échiquier, aucune pièce en $square ne peut bouger."),
}
