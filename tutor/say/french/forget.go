package french

import "chesstutor/templates/wording"

var forgetPage = wording.Forget{
	Title:    "Oublier ce navigateur",
	Intro:    "Ce navigateur peut garder ceci pour toi, pendant un an :",
	Game:     "ta partie sur l'échiquier",
	Settings: "tes réglages et ton niveau",
	Progress: "tes leçons, étoiles, médailles et exercices",
	Seen:     "ce que tu vois sans aide",
	Own:      "ce que tu exerces de tes propres parties",
	Seat:     "tes places dans des parties entre amis",
	Class:    "ta place dans une classe",
	Heading:  "Ne rien laisser ici",
	Seats:    "Ensuite tes places sont perdues. Les parties entre amis continuent sans toi.",
	Forget:   "Tout oublier", Sure: "Oui, oublier", Was: "Tout est oublié.",
	GiveUp: "Quitter cette place", Back: "Réglages", Play: "Jouer",
}
