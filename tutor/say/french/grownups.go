package french

import "chesstutor/tutor/say"

var grownUps = say.GrownUps{
	Title: "Pour les adultes",
	Intro: "Un entraîneur qui apprend les échecs dès le premier coup. Gratuit, sans publicité ni compte.",
	Link:  "Pour les adultes",
	What:  "Ce que c'est", WhatSays: "De courtes leçons, des parties et un entraîneur qui dit pourquoi.",
	Keeps:       grownUpsKeeps,
	Child:       grownUpsChild,
	Sheets:      grownUpsSheets,
	School:      grownUpsSchool,
	KeptOfRooms: keptOfRooms, KeptWithoutRooms: keptWithoutRooms, TwoChildren: twoChildren,
	KeptOfClasses: keptOfClasses, ClassHere: classHere,
	ClassSays: "Crée une classe sans comptes. Ou installe ton propre serveur.",

	KeptHere: "Ce que garde ce navigateur", Path: "Toutes les leçons", Skills: "Toutes les compétences",
	Sheet:       "Imprimer une fiche",
	Certificate: "Le diplôme",
	Position:    "Préparer une position", Progress: "Les progrès sur cet appareil",
	Settings: "Réglages", MakeClass: "Créer une classe", JoinClass: "Entrer dans une classe",
}

var keptOfRooms = say.GrownUpPart{Title: "Sur le serveur", Texts: []string{
	"Seules les parties entre amis et les classes y sont gardées.",
	"D'une partie : ce qui a été choisi, les coups et leurs temps.",
	"Il n'y a pas de noms. Les places et l'adresse qui a créé la partie sont gardées en codes.",
	"Un cookie dans ce navigateur dit qui a une place dans une partie.",
	"Une partie est effacée 30 jours après son dernier coup, ou le lendemain si personne ne commence.",
	"Qui a le lien d'une telle partie peut la regarder. Il n'y a pas de messagerie.",
}}

var keptOfClasses = say.GrownUpPart{Title: "Dans une classe", Texts: []string{
	"Dans une classe, un enfant est un animal et une couleur. Ni nom, ni adresse, ni âge ne sont demandés.",
	"Sont gardés ses étoiles, ses réponses de 14 jours et les 20 derniers exercices ratés.",
	"Et sa leçon, la dernière position de sa partie, et l'écart entre l'heure du prof et UTC.",
	"Seul le prof le voit, et seulement ce qui a été fait à cette place.",
	"Une classe est effacée 30 jours après la dernière visite du prof, ou après 400 jours au plus.",
	"Un bouton efface tout aussitôt.",
}}

var classHere = say.GrownUpPart{Title: "Une classe sans comptes", Texts: []string{
	"Crée une classe et montre son affiche. Chaque enfant la scanne ou tape le code, et choisit un animal.",
	"Tu vois qui est là, ce que chacun fait et qui a besoin d'aide. Tu dis ce qu'on fait aujourd'hui.",
}}

var keptWithoutRooms = say.GrownUpPart{Title: "Sur le serveur", Texts: []string{
	"Rien de ce qu'on joue ou apprend ici n'y est gardé.",
}}

var twoChildren = say.GrownUpPart{Title: "Deux enfants, deux appareils", Texts: []string{
	"Ils jouent ensemble par un lien, un code QR ou un code à taper.",
}}

var grownUpsKeeps = say.GrownUpPage{
	Title: "Ce qui est gardé",
	Says:  "Les progrès restent dans ce navigateur. Aucun nom n'est demandé.",
	Parts: []say.GrownUpPart{
		{Title: "Dans le navigateur", Texts: []string{
			"Les parties, les réglages, les étoiles et les exercices restent dans ce navigateur, en cookies, un an.",
			"Le serveur signe ces cookies, pour que personne d'autre ne les écrive. Aucun script ne peut les lire.",
			"Les leçons ouvertes sont gardées pour être lues sans connexion. Un coup non envoyé aussi.",
			"Un bouton oublie ce qui a été joué et appris ici.",
		}},
		{Title: "Dans le journal", Texts: []string{
			"Qui tient le serveur peut garder un journal : la page, l'heure et l'adresse de chaque demande.",
			"Des classes et de leurs enfants, il ne contient ni adresse ni code.",
			"Demande-lui combien de temps il le garde.",
		}},
	},
}

var grownUpsChild = say.GrownUpPage{
	Title: "Avec un enfant",
	Says:  "Dix minutes par jour. Demande : qu'est-ce que ce coup a attaqué ?",
	Parts: []say.GrownUpPart{
		{Title: "Pour commencer", Texts: []string{
			"Choisis la première porte, « Je débute aux échecs ». Pas besoin de règles : vous apprenez ensemble.",
			"Une leçon, quelques exercices ou une partie suffisent par jour. Arrête tant que c'est amusant.",
		}},
		{Title: "Que demander", Texts: []string{
			"Avant un coup : que veut l'autre camp ? Quelle pièce est en danger ?",
			"Après un coup : qu'a-t-il attaqué ? Qu'a-t-il laissé sans défense ?",
			"Après une partie : quel coup te plaît le plus ?",
		}},
		{Title: "Ce qu'on laisse à l'échiquier", Texts: []string{
			"C'est l'enfant qui touche les pièces. Attends avant d'aider : l'échiquier dit ce qui n'allait pas.",
			"Les indices disent peu d'abord, puis plus. Contre l'ordinateur, on peut annuler un coup.",
			"Perdre fait partie du jeu. Dans « Nouvelle partie », il y a des adversaires plus faciles et plus forts.",
		}},
		{Title: "Ce qu'on peut régler", Texts: []string{
			"Dans les réglages, l'entraîneur parle plus ou moins, et l'échiquier montre plus ou moins de marques.",
			"Qui ne sait pas encore lire touche le hibou : il lit à voix haute si le navigateur a une voix.",
		}},
	},
}

var grownUpsSheets = say.GrownUpPage{
	Title: "Fiches et liens",
	Says:  "Des exercices sur papier, des liens à donner, et où en est un enfant.",
	Parts: []say.GrownUpPart{
		{Title: "Fiches à imprimer", Texts: []string{
			"Chaque compétence a une fiche à imprimer, et il y en a une mélangée. Les solutions sont à part.",
			"La même adresse redonne la même fiche.",
		}},
		{Title: "Un diplôme", Texts: []string{
			"Quand toutes les leçons ont des étoiles, le chemin mène à un diplôme. " +
				"Imprime-le par le menu du navigateur, en largeur.",
			"Le nom et la date s'écrivent à la main : rien de cela n'est gardé.",
		}},
		{Title: "Des liens à donner", Texts: []string{
			"Ouvre une leçon ou une compétence et copie son adresse. Qui l'ouvre y arrive tout de suite.",
			"Prépare une position et crée un lien vers elle, ou envoie une partie déjà jouée.",
			"Un lien ne remplace jamais la partie d'un enfant sans demander.",
		}},
		{Title: "Où en est un enfant", Texts: []string{
			"« Tes progrès », sur son appareil, montre les étoiles de chaque leçon et ce qu'il a vu en jouant.",
			"« Créer un lien » porte les progrès sur un autre appareil. En l'ouvrant, il dit d'abord ce qu'il apporte.",
			"Personne d'autre ne peut les consulter. Dans une classe, le prof voit ce qui y a été fait.",
		}},
	},
}

var grownUpsSchool = say.GrownUpPage{
	Title: "Pour une classe ou une école",
	Says:  "Un programme sur un ordinateur, pour toute une classe.",
	Parts: []say.GrownUpPart{
		{Title: "Une classe sur ce serveur", Texts: []string{
			"Rien à installer sur les appareils : un navigateur et l'adresse suffisent.",
			"Si plusieurs enfants partagent un appareil, que chacun oublie ce navigateur à la fin. " +
				"Avant, crée un lien vers ses progrès.",
		}},
		{Title: "Un serveur à soi", Texts: []string{
			"Chess Tutor est un seul programme libre. Il n'a besoin d'aucun autre service ni d'autres sites.",
			"Lance-le sur un ordinateur, et tous les autres du réseau ouvrent son adresse.",
		}},
		{Title: "Ce qui vient avec le programme", Texts: []string{
			"Pour les profs : le fichier docs/teachers.md. Il dit comment commence une classe, et les limites " +
				"du réseau.",
			"Pour qui l'installe : docs/running.md, docs/security.md, et docs/deploy pour un service durable.",
		}},
	},
}
