package french

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var learning = say.Learning{
	Path: wording.Path{
		Tab: "Apprendre", Heading: "Ton chemin", Bar: "Leçons faites", Start: "Commencer",
		Known: "Tu connais déjà", AllDone: "Tu as fait toutes les leçons. Maintenant, joue !",
		Book: "Comment on joue, à lire", Mine: "Tes progrès", Play: "Jouer une partie",
		First: "Le premier chemin", Second: "De la première partie au premier prix",
		Test: "Épreuve de cette partie : cinq exercices",
	},
	Today: wording.Today{
		Heading: "Aujourd'hui", Other: "Jouer avec quelqu'un d'autre",
		AllDone: "C'est fait pour aujourd'hui",
		Lesson:  "Une leçon", Exercises: "Cinq exercices", Repeat: "Cinq à revoir", Game: "Une partie", Done: "fait",
		SmallGame: "Un petit jeu",
		Start:     "Commencer la leçon", GoOn: "Continuer", Practise: "S'exercer",
		Waits: "La flamme attend, si tu fais une pause.", Paused: "t'attend", Ready: "ce que tu préfères",
	},
	Certificate: wording.Certificate{
		Title: "Diplôme", Heading: "Tout le chemin", This: "Ce diplôme atteste que",
		Exercises: "exercices", Friends: "amis battus", Date: "Date",
		Witness:    "Un adulte qui était là",
		HowToPrint: "Imprime cette page : A4, en largeur. Le nom et la date s'écrivent à la main.",
		NotYet:     "Il arrive avec la dernière leçon.", See: "Ton diplôme",
	},
	Exercise: wording.Exercise{
		Close: "Retour à ton chemin", Sound: "Son", Aloud: "Lire à voix haute", Back: "Retour", Next: "Suivant",
		Exercises: "Exercices", First: "Essaie", HowMoves: "Comment elle se déplace",
		KnowIt: "Tu le sais déjà ?", Test: "Fais l'épreuve de cinq",
		More: "En lire plus :",

		Begin: "Commencer", Again: "Encore", Now: "À toi", Check: "Vérifier", Yes: "Oui", No: "Non",
		YourMove: "À toi",

		HowTapOne: "Il n'y a qu'une réponse.",
		HowTap:    "Touche l'échiquier, puis appuie sur Vérifier.",
		HowMove:   "Touche une pièce, puis la case où elle va.",
		HowWalk:   "Touche la case où elle va.",
		HowJudge:  "Regarde l'échiquier, puis réponds.",
		NotOpen:   "On y va ?",
		Becomes:   "Ton pion devient", NotThis: "Pas ce coup",

		Right: "Bien !", GoodStep: "Bien, continue", NotYet: "Essaie encore", Almost: "Presque",
		TapFirst: "Touche d'abord quelque chose", ShownHere: "Voici la réponse",
		ShownMove: "Voici la réponse. À toi !",
		LostGame:  "Cette fois, Pip a gagné", DrawnGame: "Cette fois, personne ne gagne", WonGame: "Tu as gagné !",
		StuckGame: "Aucun pion noir ne peut avancer.",
		PlayAgain: "Rejouer", NextRound: "Manche suivante", StepBack: "Revenir à ce coup",
		Without:  "Passer ce jeu",
		ShownYes: "La réponse est oui", ShownNo: "La réponse est non",
		You:        "Toi",
		Prevents:   "La flèche bleue : prends-le à temps.",
		Freed:      "Le coup avec la croix était trop lent : un autre arrivait à temps.",
		Sooner:     "Sois plus rapide, ou bloque-le plus tôt.",
		Took:       "Et un de pris !",
		OneStep:    "Encore un pas, et Pip gagne !",
		Keep:       "Garde un pion dont le chemin est libre.",
		LeaveOne:   "Tu as pris tous ses pions. Laisse-lui-en un.",
		NewQueen:   "Ton pion est devenu une dame !",
		Passed:     "Tu as réussi l'épreuve de cette leçon.",
		PassedPart: "Tu as réussi l'épreuve de cette partie : une étoile pour chaque leçon.",
		LookFor:    "Joue une partie avec ce que tu as appris",
		NotPassed:  "L'épreuve s'arrête ici. Fais les exercices et essaie encore.",
		Lost:       "La connexion est perdue. J'essaie encore…",
		Unsent:     "La connexion est perdue. Rien d'autre n'est perdu : essaie encore quand elle revient.",

		Star: "étoile", Prey: "à prendre", Asked: "on demande celle-ci", Chosen: "choisie", Tapped: "touchée",
		CanMove: "peut bouger",
		Target:  "tu peux aller ici", WasRight: "juste", WasWrong: "faux", WasMissed: "oubliée",
		WasTried: "tu as essayé ici", Shown: "montrée", Attacked: "attaquée",
		Dark: "foncée", Light: "claire",

		Missing: "Il reste quelques exercices.", Finish: "Faire les autres",
		ThirdStar: "pour ta troisième étoile", MoreStars: "pour plus d'étoiles", Path: "Ton chemin",
		TestWins: "L'épreuve de cinq peut encore te donner trois étoiles.",
	},
	Progress: wording.Progress{
		Title: "Tes progrès", Intro: "Ils sont gardés sur cet appareil, sans compte.",
		Lesson: "Leçon", Stars: "Étoiles", Met: "Exercices",
		Other: "Sur un autre appareil", OtherHow: "Un lien ou un code QR y porte tes étoiles.",
		Link: "Créer un lien", LinkIs: "Ouvre ce lien sur l'autre appareil :", QR: "Code QR du lien",
		Copy: "Copier", Copied: "Copié",
		Forget:    "Recommencer",
		ForgetHow: "Cela oublie sur cet appareil tes étoiles et ce que tes parties ont apporté.",
		Reset:     "Tout oublier", Sure: "Oui, tout oublier", Path: "Ton chemin",

		Games: "De tes parties", GamesHow: "Les idées des quatre dernières semaines.",
		KeptHow: "Ces positions reviennent quand tu t'exerces :", Idea: "Idée", SeenOf: "Vues", Missed: "Manquées",

		Arrived:    "Apporter ces étoiles ici ?",
		ArrivedHow: "Elles s'ajoutent aux étoiles de cet appareil. Rien ne se perd ici.",
		Add:        "Les apporter ici", Leave: "Non, laisser",
		BadLink: "Ce lien ne peut pas être lu. Crée un nouveau lien sur l'autre appareil.",
		Was:     "Tes progrès sont oubliés.", Added: "Les étoiles sont ici.",
	},
	Phrases: say.LearningPhrases{
		Done: func(done, of, stars int) string {
			return fmt.Sprintf("%d leçons sur %d · %s", done, of, amount(stars, "étoile", "étoiles"))
		},
		Number: func(number, of int) string { return fmt.Sprintf("Leçon %d sur %d", number, of) },
		Place:  func(number, of int) string { return fmt.Sprintf("Exercice %d sur %d", number, of) },
		InTest: func(number, of int) string { return fmt.Sprintf("Épreuve : %d sur %d", number, of) },
		InPart: func(number, of int) string { return fmt.Sprintf("Épreuve de la partie : %d sur %d", number, of) },
		Screen: func(number, of int) string { return fmt.Sprintf("Page %d sur %d", number, of) },
		Stars:  func(n int) string { return fmt.Sprintf("%d étoiles sur 3", n) },
		Met:    func(met, of int) string { return fmt.Sprintf("%d sur %d", met, of) },
		Moves:  func(used, of int) string { return fmt.Sprintf("Coups : %d sur %d", used, of) },
		Tapped: func(n int) string {
			return fmt.Sprintf("%s %s", amount(n, "case", "cases"), choose(n, "touchée", "touchées"))
		},
		Left: func(stars, pieces, pawns int) string {
			left := func(n int, one, more string) string { return "Reste : " + amount(n, one, more) + "." }
			switch {
			case stars > 0:
				return left(stars+pieces+pawns, "étoile", "étoiles")
			case pieces == 0:
				return left(pawns, "pion", "pions")
			}
			return left(pieces+pawns, "pièce", "pièces")
		},
		Titled:   func(number int, title string) string { return fmt.Sprintf("Leçon %d · %s", number, title) },
		Step:     func(title string) string { return "Leçon suivante : " + title },
		Tomorrow: func(title string) string { return "Demain : " + title },
		Next:     func(title string) string { return "Suite : " + title },
		AtOnce: func(right, of int) string {
			switch {
			case right == of:
				return fmt.Sprintf("Les %d justes.", of)
			case 3*right < 2*of:
				return fmt.Sprintf("Les %d sont faits.", of)
			}
			return fmt.Sprintf("%d sur %d justes du premier coup.", right, of)
		},
		Fix: func(n int) string {
			if n == 1 {
				return "Refaire celui qui était dur"
			}
			return "Refaire les " + number(n) + " qui étaient durs"
		},
		Days: func(n int) string { return amount(n, "jour", "jours") },
		With: func(name string) string { return "avec " + name },
		Walked: func(path, lessons int) string {
			if path == 2 {
				return fmt.Sprintf("a parcouru les %d leçons du second chemin, "+
					"de la première partie au premier prix.", lessons)
			}
			return fmt.Sprintf("a parcouru les %d leçons, du premier coup de la tour "+
				"aux dix premiers coups d'une partie.", lessons)
		},
		StarsOf: func(stars, of int) (count, rest string) {
			return strconv.Itoa(stars), fmt.Sprintf("étoiles sur %d", of)
		},
		Practise: func(title string) string { return "Exercices : " + title },
		Lesson:   func(title string) string { return "Leçon : " + title },
		Answers:  func(list []string) string { return "La réponse : " + strings.Join(list, ", ") + "." },
		Goes:     func(from, to string) string { return from + " en " + to },
		Replied:  replied,
		Theirs: func(theirs, yours chess.PieceType) (whose, first string) {
			first = "Touche d'abord une de tes pièces."
			if yours != chess.NoPieceType {
				first = fmt.Sprintf("Touche d'abord %s.", your(yours, bare))
			}
			return fmt.Sprintf("C'est %s de Pip", the(theirs, bare)), first
		},
		CouldTake: func(taken chess.PieceType, square string) string {
			return fmt.Sprintf("Tu pouvais prendre %s en %s.", the(taken, bare), square)
		},
		ToGo: func(n int) string {
			if n == 0 {
				return "arrivé"
			}
			return "encore " + strconv.Itoa(n)
		},
		Needed: func(n int) string {
			return fmt.Sprintf("Il manquait encore %d pas au tien.", n)
		},
		Mate: func(p *chess.Position) string {
			if name := mateName(p); name != "" {
				return sentence("%s", name)
			}
			return ""
		},
	},
}

// replied tells what Pip moved in a small game, and what that took.
func replied(piece, took chess.PieceType, m chess.Move) string {
	switch steps := int(m.From().Rank()) - int(m.To().Rank()); {
	case took != chess.NoPieceType:
		return sentence("%s de Pip a pris %s", the(piece, bare), your(took, bare))
	case piece != chess.Pawn:
		return "Pip a joué " + the(piece, bare) + "."
	case steps == 2:
		return "Pip a avancé un pion de deux cases."
	}
	return "Pip a avancé un pion."
}
