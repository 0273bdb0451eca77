package french

import "chesstutor/tutor/say"

var abouts = say.Abouts{
	Short: "Échecs",
	Site: "Apprends les échecs en jouant : l'échiquier montre ce qui peut bouger, ce qui est en danger et " +
		"où chaque pièce peut aller sans risque.",
	Title: "Apprends les échecs en jouant",

	Welcome:  "Trois façons de commencer : de zéro, en sachant déjà déplacer les pièces, ou en jouant déjà.",
	NewGame:  "Choisis contre qui tu joues : huit personnages, de très facile à fort, ou un ami.",
	Settings: "Choisis ce que montre l'échiquier et combien parle l'entraîneur.",
	Seen:     "Ce que tu vois sur l'échiquier sans aide, gardé seulement dans ce navigateur.",
	Forget:   "Ce que garde ce navigateur, et un bouton qui efface tout.",
	About:    "Ce qu'est Chess Tutor, ce qui est gardé et combien de temps, sa licence et sa version.",
	GrownUps: "Pour les familles, les profs et qui l'installe : accompagner un enfant, données, fiches et liens.",
	Path:     "De courtes leçons, de zéro à la première partie, avec un pourquoi pour chaque erreur.",
	Guide:    "Les règles des échecs depuis le début, sur de petits échiquiers qui répondent au toucher.",
	Progress: "Tes étoiles et tes exercices jusqu'ici, et comment les emporter sur un autre appareil.",
	Practice: "De courts exercices, une compétence à la fois. Ce que tu rates revient plus tard.",
	Skills:   "Toutes les compétences à exercer, des pièces en danger au mat en deux coups.",
	Sheet:    "Des exercices d'échecs à imprimer, avec les solutions sur une page à part.",
	Edit:     "Prépare n'importe quelle position et joue-la, envoie-la ou demande l'avis de l'entraîneur.",
	Class:    "Entre dans ta classe avec son code : choisis un animal et une couleur, sans compte ni nom.",
	NewClass: "Crée une classe pour tes élèves : ni comptes ni noms, et tu vois qui a besoin d'aide.",
	Rooms:    "Joue avec quelqu'un par un lien : sans compte, sans rien installer.",
	Room:     "Ouvre le lien et prends la place libre : sans compte, sans rien installer.",
	Invited:  "Joue aux échecs avec moi",
	Watch:    "Une partie d'échecs entre deux personnes. Tu peux regarder.",
	Game:     "Une partie d'échecs dans un lien : parcours-la ou continue-la.",

	PlayingOut: "Des finales et des parties gagnées contre la meilleure défense, avec trois étoiles chacune.",

	Exploring: "Une position d'une partie où l'on peut essayer n'importe quel coup.",
	Importing: "Apporte une partie en PGN, pour la regarder, la continuer ou la revoir.",
	Review:    "Ta partie encore une fois : une courbe et une note pour chaque coup.",
	Moment:    "Un moment de ta partie, à essayer encore une fois.",
}
