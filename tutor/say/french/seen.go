package french

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		chance.Danger:     "Pièces en danger",
		chance.Free:       "Pièces gratuites",
		chance.MateInOne:  "Mats",
		chance.Fork:       "Fourchettes",
		chance.PinSkewer:  "Clouages et enfilades",
		chance.OpenedLine: "Attaques à la découverte",
		chance.Trapped:    "Pièces piégées",
		chance.Trade:      "Bons échanges",
		chance.Promotion:  "Promotions",
		chance.Check:      "Sorties d'échec",
		chance.Stalemate:  "Pat",
		chance.Opening:    "Premiers coups",
	},
	Questions: say.Questions{
		chance.Danger:     "Quelque chose à toi est-il en danger ?",
		chance.Free:       "Peux-tu gagner quelque chose ici ?",
		chance.MateInOne:  "Regarde les deux rois : l'un peut-il bientôt être mat ?",
		chance.Fork:       "Un coup peut-il attaquer deux pièces ?",
		chance.PinSkewer:  "Y a-t-il deux pièces sur une même ligne ?",
		chance.OpenedLine: "Un coup peut-il ouvrir une ligne ?",
		chance.Trapped:    "Y a-t-il une pièce qui ne pourrait pas fuir ?",
		chance.Trade:      "Y a-t-il un bon échange pour toi ?",
		chance.Promotion:  "Jusqu'où un pion peut-il aller ?",
		chance.Check:      "Tu es en échec : quelle est la meilleure issue ?",
		chance.Stalemate:  "Regarde encore avant de jouer : cela pourrait-il finir par une nulle ?",
		chance.Opening:    "Et maintenant : un pion au centre, une autre pièce ou le roi à l'abri ?",
	},
	Saw: func(told string) string { return "Tu l'as vu. " + told },
	Not: "Pas celle-là. Tu regardes encore ?",
}

var seenPage = wording.Seen{
	Game: func(group string, seen, of int) string {
		if group != "" {
			return fmt.Sprintf("%s dans ta dernière partie : tu en as vu %d sur %d.", group, seen, of)
		}
		return fmt.Sprintf("Occasions que tu as vues dans ta dernière partie : %d sur %d.", seen, of)
	},
	Title: "Ce que tu vois sans aide",
	Intro: "Vois une idée trois fois de suite : alors l'entraîneur te demande. Si tu la rates une fois, il te la dit " +
		"de nouveau. Il te dit toujours quand plus qu'un pion est en danger.",
	Kept: "Cet appareil garde ce qu'ont donné tes huit dernières occasions de chaque idée. Il garde aussi " +
		"jusqu'où la dernière partie est comptée. Il compte ce que tu as vu et raté pendant quatre semaines.",
	Group: "Idée", Last: "Dernières occasions, la plus récente d'abord", Now: "L'entraîneur",
	Done: "vue", Alone: "vue sans aide", Missed: "manquée",
	None:  "aucune encore",
	Tells: "le dit", Asks: "demande",
	Full:   "Tu as toute l'aide : l'entraîneur dit toujours tout.",
	Forget: "Recommencer", ForgetHow: "L'entraîneur te dira de nouveau tout.",
	Reset: "Oublier cela", Sure: "Oui, oublier", Was: "C'est oublié.",
	Settings: "Réglages",
}
