package french

import "chesstutor/tutor/say"

var aboutPage = say.AboutPage{
	Title: "À propos de ce site",
	What:  "Ce que c'est", WhatText: "Chess Tutor t'apprend les échecs pendant que tu joues.",
	Keeps: "Ce qui est gardé",
	Browser: "Ta partie, tes réglages et tes progrès restent dans ton navigateur, pendant un an. " +
		"Le serveur n'en garde aucune copie.",
	Rooms: "Les parties entre amis sont gardées sur le serveur : les coups et leurs temps, sans noms. " +
		"Elles sont effacées 30 jours après le dernier coup. " +
		"D'une classe, il garde les étoiles et les réponses, sans noms, jusqu'à sa fin.",
	Log:    "Le journal du serveur note chaque demande : la page, l'heure et l'adresse.",
	Nobody: "Il n'y a ni compte ni publicité. Rien n'est chargé d'autres sites.",
	Free:   "Logiciel libre", Licence: "Chacun peut l'utiliser, le changer et le partager, sous la licence MIT.",
	Source:  "La licence et la liste des composants viennent avec le programme.",
	Version: func(version string) string { return "C'est la version " + version + "." },
	Forget:  "Ce que garde ce navigateur", Play: "Jouer",
}
