package french

import "chesstutor/templates/wording"

var (
	newRoom = wording.NewRoom{
		Title:        "Jouer entre amis",
		Intro:        "Tu reçois un lien à envoyer. Le premier qui l'ouvre et touche Jouer est ton adversaire.",
		Side:         "Tu joues avec",
		ByLot:        "Au hasard",
		White:        "Les Blancs",
		Black:        "Les Noirs",
		Time:         "Temps pour chacun",
		Free:         "Autre temps :",
		Minutes:      "Minutes",
		Increment:    "Secondes en plus par coup",
		Marks:        "Qui voit les marques de l'entraîneur ?",
		Both:         "Tous les deux",
		OnlyMe:       "Moi seulement",
		OnlyOpponent: "Mon adversaire seulement",
		Neither:      "Personne",
		Make:         "Créer une salle",
		Back:         "Retour à la partie",
		CodeAsks:     "As-tu le code ou le lien d'une salle ?",
		CodeGo:       "Y aller",
	}
	noRoom = wording.NoRoom{
		Title:    "Cette salle n'existe pas",
		Heading:  "Cette salle n'existe pas",
		Text:     "Ou elle n'est plus là. Regarde encore le lien ou le code.",
		Make:     newRoom.Make,
		Back:     "Retour à ta propre partie",
		CodeAsks: newRoom.CodeAsks,
		CodeGo:   newRoom.CodeGo,
	}
	roomPage = wording.Room{
		Lost:   play.ConnectionLost,
		Unsent: play.NotSent,
		Crowded: "Beaucoup de gens regardent cette partie. Cette page demande des nouvelles toutes les quelques " +
			"secondes.",
		Another: newRoom.Make,
		Link:    "Le lien",
		Copy:    "Copier le lien",
		Copied:  play.Copied,
		QR:      "Le lien en code QR",
		Scan:    "Vise ceci avec une caméra. Ou tape ce code dans « Jouer entre amis » :",
	}
)
