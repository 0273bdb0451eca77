package french

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/say"
)

var settings = wording.Settings{
	Title: "Réglages", OnOff: "Avertissements et sons",
	Level: "Comment joue l'ordinateur, dès son prochain coup",
	Save:  "Enregistrer", Back: "Retour à la partie",
	Saved: "C'est enregistré. Tes réglages sont gardés.",
}

var settingTexts = say.SettingTexts{
	"help":      "Ce que l'entraîneur dit de lui-même",
	"help=full": "Tout ce qu'il voit",
	"help=some": "Seulement les dangers",
	"help=none": "Rien de lui-même",

	"warnings":       "M'avertir avant que l'ordinateur réponde à une grosse erreur",
	"warn":           "De quoi m'avertir",
	"warn=mate":      "Un coup qui permet de me mater",
	"warn=loss":      "Une pièce qui pourrait être prise",
	"warn=judged":    "Un coup que l'entraîneur trouve mauvais",
	"warn=missed":    "Un mat ou une pièce gratuite que j'ai laissé passer",
	"warn=stalemate": "Un gain perdu par un pat",

	"marks":            "Marques sur l'échiquier",
	"marks=moveable":   "Cadres autour des pièces qui peuvent bouger",
	"marks=threatened": "Pièces qui pourraient être prises",
	"marks=valid":      "Cases où une pièce peut aller",
	"marks=unsafe":     "Celles de ces cases qui ne sont pas sûres",
	"marks=threat":     "Pièces qui menacent, en clignotant",
	"marks=last":       "Le dernier coup",
	"marks=grade":      "Coups qui perdent des points, ou non",
	"marks=words":      "Ce qu'on dit d'un coup pendant que tu le regardes",

	"board":      "Ce que montre l'échiquier",
	"board=all":  "Toutes les marques : ce qui peut bouger et ce qui peut être pris",
	"board=calm": "Calme : un anneau sur ce qui est vraiment en danger",

	"full":  "Toute l'aide : dis-le-moi toujours, au lieu de me demander",
	"guess": "Je devine d'abord : je touche ce qu'on peut prendre, puis les marques le montrent",

	"sound": "Des sons doux : quand une pièce bouge, et dans les leçons",
	"aloud": "Lire à voix haute la phrase de l'entraîneur et les leçons ; pas avec un lecteur d'écran, " +
		"qui parle déjà",
	"turn": "Tourner l'échiquier après chaque coup quand deux personnes jouent sur cet appareil",

	"language":      "Langue",
	"language=auto": "Celle que demande ton navigateur",
}
