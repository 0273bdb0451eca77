package french

import (
	"fmt"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

var skillTexts = say.Practice{
	Skills: say.SkillTexts{
		practice.Attacked:      "Que peut-on prendre ?",
		practice.Attackers:     "Qui l'attaque ?",
		practice.SafeSquares:   "Cases sûres",
		practice.FreePieces:    "Pièces gratuites",
		practice.GuardOrMove:   "Défendre ou partir",
		practice.WaysOut:       "Sortir d'échec",
		practice.MateInOne:     "Mat en un coup",
		practice.GoodTrade:     "Bon échange ?",
		practice.WhatChanged:   "Qu'est-ce qui a changé ?",
		practice.Mistake:       "Est-ce une erreur ?",
		practice.Fork:          "Fourchette",
		practice.PinAndSkewer:  "Clouage et enfilade",
		practice.OpenedLine:    "Attaque à la découverte",
		practice.MateInTwo:     "Mat en deux coups",
		practice.PromoteOrStop: "Promouvoir ou empêcher",
		practice.MatingNets:    "Des mats à connaître",
		practice.BringOut:      "Sortir les pièces",
		practice.KingAndPawn:   "Roi et pion",
		practice.TrappedPiece:  "Piéger une pièce",
		practice.StopTheThreat: "Parer la menace",
		practice.OpenedCheck:   "Échec à la découverte",
		practice.TakeTheGuard:  "Enlever le défenseur",
		practice.Deflection:    "Détourner un défenseur",
		practice.Simplify:      "Devant ? Échange",
		practice.InBetween:     "Avant de reprendre",
	},
	Tasks:        practiceTasks,
	Difficulties: say.DifficultyTexts{practice.Easy: "facile", practice.Medium: "moyen", practice.Hard: "difficile"},
}

// pieceOn names the piece on a square, with de or à before it if need be: "ton cavalier en f3", "au cavalier en f3".
func pieceOn(p *chess.Position, s chess.Square, yours bool, r relation) string {
	t := p.At(s).Type()
	if yours {
		return your(t, r) + " en " + s.String()
	}
	return theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, r)
}

// exerciseParts are the parts of tasks: the piece asked about or moved, where it goes, what stands there, and Black's
// last move.
var exerciseParts = phrased(say.Parts[*exercise.Exercise]{
	"square": func(e *exercise.Exercise) any { return e.Square },
	"moves":  func(e *exercise.Exercise) any { return masculine(e.Most, "coup", "coups") },
	"save":   func(e *exercise.Exercise) any { return "sauve-" + pronoun(e.Position.At(e.Square).Type()) },
	"last": func(e *exercise.Exercise) any {
		t := e.Position.At(e.Last.To()).Type()
		return fmt.Sprintf("%s est %s de %s en %s", colored(chess.PieceOf(t, chess.Black), bare), ending("allé", t),
			e.Last.From(), e.Last.To())
	},
	"took": func(e *exercise.Exercise) any {
		t := e.Position.At(e.Last.To()).Type()
		return fmt.Sprintf("%s a pris en %s", colored(chess.PieceOf(t, chess.Black), bare), e.Last.To())
	},
}, map[string]func(*exercise.Exercise, relation) string{
	"piece":     func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Piece, true, r) },
	"there":     func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Square, false, r) },
	"yourThere": func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Square, true, r) },
})

// asks returns a function that says a task with its parts, and why its solution is right.
func asks(task, why string) func(*exercise.Exercise) say.Task {
	tell := exerciseParts.Telling(task)
	return func(e *exercise.Exercise) say.Task { return say.Task{Task: tell(e), Why: why} }
}

var practiceTasks = say.PracticeTasks{
	"mine-taken": asks("Touche toutes tes pièces que les Noirs peuvent prendre.",
		"Les Noirs ne peuvent rien prendre d'autre."),
	"attackers": asks("Touche toutes tes pièces qui peuvent prendre $there.", "Aucune autre ne le peut."),
	"taken-by": asks("Touche toutes les pièces noires qui peuvent prendre $yourThere.",
		"Aucune autre ne le peut."),
	"safe-squares": asks("Touche toutes les cases où $piece est en sécurité.",
		"Là, rien ne peut prendre cette pièce."),
	"free": asks("Touche toutes les pièces noires que tu peux prendre gratuitement.",
		"Là, rien ne peut reprendre."),
	"saves":   asks("$YourThere est en danger. $Save.", "Alors tu ne perds rien."),
	"escapes": asks("Échec ! Touche toutes les cases où ton roi peut aller.", "Là, rien n'attaque le roi."),
	"helpers": asks("Échec ! Touche toutes les pièces qui peuvent y mettre fin.",
		"Chacune a un coup qui met fin à l'échec."),
	"blocks": asks("Échec ! Touche toutes les cases où une autre pièce peut le bloquer.",
		"Une pièce mise là arrête l'échec."),
	"out-of-check": asks("Échec ! Sors-en sans rien perdre.", "Tu es sorti de l'échec, et tu ne perds rien."),
	"mates":        asks("Mat en un coup. Trouve-le.", "C'est échec, et aucun coup ne le pare."),
	"sound":        asks("Tu prends $there avec $piece. Est-ce au moins un échange égal ?", "Ainsi tu ne perds rien."),
	"newly-attacked": asks("$Last. Touche ce que les Noirs attaquent seulement maintenant.",
		"Avant ce coup, les Noirs ne pouvaient pas prendre ces pièces."),
	"newly-free": asks("$Last. Touche ce qui est gratuit seulement maintenant.",
		"Avant ce coup, tu ne pouvais pas prendre ces pièces gratuitement."),
	"mistake": asks("Tu joues $piece en $square. Est-ce une erreur ?", "Cela ne perd rien."),
	"forks": asks("Attaque deux pièces d'un seul coup.", "Deux sont attaquées à la fois, et tu gagnes quelque "+
		"chose."),
	"skewers": asks("Enfilade : attaque une pièce qui en a une autre derrière.",
		"Les deux sont sur une même ligne, et cela gagne."),
	"pins":       asks("Cloue $there contre son roi.", "La pièce ne peut pas quitter la ligne de son roi."),
	"opens-line": asks("Écarte une pièce et gagne par la ligne qui s'ouvre.", "La ligne s'ouvre, et cela gagne."),
	"mate": asks("Mat en deux coups, quoi que jouent les Noirs.",
		"Quoi qu'ils jouent, le mat venait ensuite."),
	"promote": asks("Fais passer un pion : une nouvelle dame en $moves.",
		"La nouvelle dame reste, ou c'est mat."),
	"stops-promotion": asks("Un pion noir va devenir dame. Empêche-le.",
		"Maintenant, aucune nouvelle dame noire ne resterait."),
	"keeps-win":  asks("Tu peux gagner. Trouve le coup.", "Maintenant tu gagnes, quoi que jouent les Noirs."),
	"keeps-draw": asks("Ne perds pas : trouve le coup.", "Maintenant c'est nulle, quoi que jouent les Noirs."),
	"traps":      asks("Piège $there.", "La pièce est attaquée, et n'a aucune case sûre."),
	"threatens-mate": asks("Les Noirs menacent mat. Touche toutes les cases où ils le donneraient.",
		"Si tu ne fais rien, les Noirs matent là."),
	"stops-mate": asks("Les Noirs menacent mat. Empêche-le sans rien perdre.",
		"Maintenant, aucun coup noir ne mate."),
	"opens-check": asks("Écarte une pièce pour qu'une autre donne échec, et gagne.",
		"L'échec ne laisse pas de temps aux Noirs."),
	"removes-guard": asks("Prends ou chasse le défenseur $thereOf, et gagne.",
		"Sans son défenseur, la pièce est perdue."),
	"lures": asks("Détourne un défenseur, et gagne.", "Un défenseur ne peut pas faire deux choses à la fois."),
	"simplifies": asks("Tu es devant : échange une pièce contre une autre qui vaut autant.",
		"Il reste moins de pièces, et tu es toujours devant."),
	"in-between": asks("$Took. Avant de reprendre, cherche mieux.",
		"Les Noirs doivent répondre, et tu peux toujours gagner autant qu'avant."),
	"brings-out": asks("Sors un cavalier ou un fou sans rien perdre.", "Il entre en jeu, et tu ne perds rien."),
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "S'exercer", Repeat: "Celui-ci, tu l'as raté une fois.", Five: "C'étaient les cinq d'aujourd'hui.",
		FromGame: "De ta partie",
		More:     "Dix de plus", Ended: "Fait", GoOn: "Continuer", Closed: "Un autre exercice est ouvert.",
		Skills: "Tes compétences", Intro: "Un peu chaque jour aide le plus. Si tu sautes un jour, rien n'est perdu.",
		Later:     "Encore à découvrir",
		MixedFive: "Cinq exercices mélangés",
		Mixed:     "Dix exercices mélangés", Has: "tu la maîtrises", Today: "pour aujourd'hui",
		Lesson:  "Leçon",
		PlayOut: "Joue jusqu'au bout",

		Name: "Nom", Date: "Date", Answer: "Ma réponse", Solutions: "Solutions", Print: "Imprimer une fiche",
		Other: "Une autre fiche", White: "Tu as les Blancs.", MixedSheet: "Exercices mélangés",
		Letter: "À imprimer sur papier A4 ou Letter.",
	},
	Phrases: say.PracticePhrases{
		Place:  func(number, of int) string { return fmt.Sprintf("Exercices : %d sur %d", number, of) },
		Score:  func(right, of int) string { return fmt.Sprintf("%d sur %d", right, of) },
		AtOnce: func(right, of int) string { return fmt.Sprintf("%d sur %d du premier coup", right, of) },
		Ended: func(later, of int) string {
			if later == 0 {
				return fmt.Sprintf("Faits : %d", of)
			}
			return fmt.Sprintf("Réussis : %d", later)
		},
		Went: func(right, later, of int) string {
			switch {
			case right == of:
				return "Tu as tout vu du premier coup."
			case right+later == 0:
				return "C'était dur, et tu as continué jusqu'au bout. C'est ainsi qu'on apprend."
			case later == of:
				return "Aucun du premier coup, tous ensuite : c'est ainsi qu'on apprend."
			case right == 0 && later == 1:
				return "Aucun du premier coup, mais un ensuite. C'est ainsi qu'on apprend."
			case right == 0:
				return "Aucun du premier coup, mais ceux-là ensuite. C'est ainsi qu'on apprend."
			case later == 0:
				return ""
			}
			return fmt.Sprintf("%d de plus à un autre essai.", later)
		},
		Back: func(n int) string {
			if n == 1 {
				return "Un revient demain."
			}
			return say.Capitalized(number(n)) + " reviennent demain."
		},
		Tricky: func(n int) string {
			if n == 1 {
				return "Un était difficile."
			}
			return say.Capitalized(number(n)) + " étaient difficiles."
		},
		See: func(n int) string {
			if n == 1 {
				return "Regarde-le"
			}
			return "Regarde les " + number(n)
		},
		Days: func(n int) string {
			if n == 0 {
				return "Ton premier jour"
			}
			return amount(n, "jour", "jours") + " d'exercices"
		},
		Due:    func(n int) string { return fmt.Sprintf("%d pour aujourd'hui", n) },
		One:    func(skill string) string { return "S'exercer : " + skill },
		Box:    func(n, of int) string { return fmt.Sprintf("étape %d sur %d", n, of) },
		Found:  func(n, of int) string { return say.Capitalized(fmt.Sprintf("%s sur %s", number(n), number(of))) },
		Right:  func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper:  strings.NewReplacer("Touche ", "Entoure ", " touche ", " entoure ").Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "oui" },
		No:     func() string { return "non" },
	},
}
