package french

import (
	"fmt"
	"slices"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
)

var classTexts = say.Class{
	Find: findClass, New: newClass, Join: joinClass, Lead: leadClass, Paper: classPaper, Together: together,
	Pairs: pairs,
	Plays: func(name string) string { return "Jouer contre " + name },
	Pair:  func(one, other string) string { return and([]string{one, other}) },
	Animals: say.AnimalNames{
		"otter": otter, "bear": "Ours", "rabbit": "Lapin", "cat": "Chat", "panda": "Panda", "hedgehog": "Hérisson",
		"penguin": "Manchot", "koala": "Koala", "deer": "Cerf", "tiger": "Tigre", "duck": "Canard", "lion": "Lion",
	},
	Colors: say.ColorNames{
		"blue": "Bleu", "green": "Vert", "red": "Rouge", "yellow": "Jaune", "orange": "Orange", "purple": "Violet",
		"teal": "Turquoise", "gray": "Gris",
	},
	Name: coloredAnimal,
	Not:  func(name string) string { return "Tu n'es pas " + name + " ?" },
	Days: func(days int) string { return amount(days, "jour", "jours") },
	Ends: func(days int) string {
		return "Tout sera effacé dans " + amount(days, "jour", "jours") + ", sauf si tu reviens."
	},
	Here:     func(here, of int) string { return fmt.Sprintf("%d sur %d ici", here, of) },
	Tally:    func(right, wrong int) string { return fmt.Sprintf("%d justes, %d faux", right, wrong) },
	Stars:    func(n int) string { return amount(n, "étoile", "étoiles") },
	LastMove: func(from, to string) string { return "Dernier coup : de " + from + " en " + to },
	Midnight: func(zone string) string { return "Les jours finissent à minuit, " + zone + "." },
	Turn: func(side chess.Color, square bool) string {
		if square {
			return "Quelle case est-ce ? Touche-la."
		}
		return "Aux " + color(side) + " de jouer. Que joues-tu ?"
	},
	Answered: func(n, of int) string { return fmt.Sprintf("%d réponses sur %d", n, of) },
	Look:     func(number int) string { return fmt.Sprintf("Position %d", number) },
	Reply:    classReply,
	Votes:    func(n int) string { return amount(n, "réponse", "réponses") },
	Tasks: say.ClassTasks{
		class.LessonTask:   func(title string) string { return "Leçon : " + title },
		class.SkillTask:    func(title string) string { return "S'exercer : " + title },
		class.SameTask:     func(title string) string { return "Les mêmes pour toute la classe : " + title },
		class.PositionTask: func(title string) string { return "Jouer jusqu'au bout : " + title },
		class.FENTask:      func(string) string { return "Jouer à partir d'une position" },
		class.FriendTask:   func(title string) string { return "Jouer contre " + title },
	},
}

// otter is the one animal with a feminine name.
const otter = "Loutre"

// feminineColors are the colors that agree with a feminine name.
var feminineColors = map[string]string{"bleu": "bleue", "vert": "verte", "violet": "violette", "gris": "grise"}

// coloredAnimal names a child by an animal and a color: "Ours vert", "Loutre verte".
func coloredAnimal(color, animal string) string {
	color = strings.ToLower(color)
	if agrees := feminineColors[color]; agrees != "" && animal == otter {
		color = agrees
	}
	return animal + " " + color
}

// classReply names a move in a position, or a square.
func classReply(before *chess.Position, reply string) string {
	at := slices.IndexFunc(before.Moves(), func(m chess.Move) bool { return m.String() == reply })
	if at < 0 {
		return reply
	}
	m := before.Moves()[at]
	text := say.Capitalized(name(before.At(m.From()).Type()))
	switch {
	case m.IsCastle():
		return text + " en " + m.To().String() + ", roque"
	case chess.Taken(before, m) != chess.NoPiece:
		text += " prend en "
	default:
		text += " en "
	}
	text += m.To().String()
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " et devient " + name(t)
	}
	return text
}

var (
	findClass = wording.FindClass{
		Title:   "Entrer dans ta classe",
		Intro:   "Ton prof a un code de six lettres et chiffres.",
		Code:    "Le code",
		Go:      "Continuer",
		Teach:   "C'est toi qui fais la classe ?",
		Make:    "Créer une classe",
		Nothing: "Cette classe n'existe pas",
	}
	newClass = wording.NewClass{
		Title:     "Créer une classe",
		Intro:     "Sans comptes, ni pour toi ni pour tes élèves. Il faut une minute.",
		Called:    "Comment s'appelle-t-elle ?",
		Example:   "Ma classe",
		NoNames:   "Visible seulement dans ta classe. Pas de noms d'élèves, s'il te plaît.",
		Today:     "Que fait-on aujourd'hui ?",
		OwnPath:   "Chacun sur son chemin",
		Another:   "Ou autre chose",
		Lessons:   "Une leçon",
		Skills:    "Des exercices",
		Positions: "Une position à jouer jusqu'au bout",
		Friends:   "Une partie",
		Typed:     "Ou une position à jouer : un FEN ou un lien",
		Days:      "Combien de temps dure-t-elle ?",
		Wiped:     "Ensuite tout est effacé. Tout est effacé aussi si tu ne viens pas pendant 30 jours.",
		Make:      "Créer la classe",
		Keeps:     "Ce que nous gardons",
	}
	joinClass = wording.JoinClass{
		Pick:     "Choisis un animal et une couleur",
		Animal:   "Animal",
		Color:    "Couleur",
		ComeIn:   "Entrer",
		YourName: "C'est ton nom ici.",
		CardSays: "Cette carte est pour :",
		Locked:   "Personne ne peut entrer maintenant. Demande à ton prof.",
		Full:     "Cette classe est pleine. Demande à ton prof.",
		Hello:    "Tu es",
		ForToday: "Pour aujourd'hui",
		Nothing:  "Continue sur ton propre chemin.",
		OwnPath:  "Mon chemin",
		Leave:    "Quitter cette place",
		Sure:     "Oui, la quitter. Seule la carte l'ouvre encore.",
		Safe:     "Ton prof voit tes étoiles et tes réponses, pas ton nom.",
	}
	leadClass = wording.LeadClass{
		Code: "Code", At: "sur", Poster: "Affiche", Cards: "Cartes de place", Day: "Un jour en tableau (CSV)",
		Pupil: "Élève", Now: "Leçon actuelle", Stars: "Étoiles", Answers: "Aujourd'hui", Away: "parti", Help: "Aide",
		RightToday: "justes aujourd'hui", WrongToday: "fausses aujourd'hui",
		HelpMeans: "Aide : les trois dernières réponses étaient fausses.",
		Nobody:    "Encore personne. Montre l'affiche, ou écris le code au tableau.",
		SortBy:    "Trier par", ByHelp: "Besoin d'aide", ByName: "Nom", ByLesson: "Leçon", ByStars: "Étoiles",
		Show: "Montrer", All: "Tous", OnlyHere: "Ici", NoRow: "Personne pour l'instant.",
		Set: "Pour aujourd'hui : fixer", Stands: "C'est sur la page de chaque élève.",
		Lock: "Fermer l'entrée", Unlock: "Ouvrir l'entrée", LockedNow: "Personne d'autre ne peut entrer.",
		Remove: "Retirer", SureRemove: "Oui, retirer avec toutes les étoiles",
		Card:    "Nouvelle carte",
		Playing: "Partie", Unheeded: "Averti", Game: "La partie jusqu'ici",
		Warned: "Il y a eu un avertissement, et l'élève a continué.",
		Missed: "Dernières erreurs", Sheet: "Les imprimer",
		Link:     "Ouvrir cette classe sur un autre appareil",
		LinkSays: "Qui a ce lien dirige la classe. Garde-le pour toi.",
		Renew:    "Créer un nouveau lien", SureRenew: "Oui : l'ancien lien et les autres appareils ne dirigent plus",
		End: "Finir et effacer maintenant", SureEnd: "Oui, tout effacer",
		Private: "Pas pour le projecteur : on y voit qui a besoin d'aide.",
		Unreachable: "D'autres appareils ne peuvent pas ouvrir cette adresse. " +
			"Ouvre cette page sous le nom ou l'adresse que cet ordinateur a sur le réseau.",
		Updates: "Cette page se met à jour seule.", More: "Plus pour cette classe", Back: "Retour à la classe",
		Live: "Les élèves",
	}
	together = wording.Together{
		Title:    "Tout le monde regarde",
		Now:      "Tout le monde regarde : réponds maintenant",
		Ask:      "Tout le monde regarde",
		AskIntro: "Toute la classe voit une position. Chacun répond, et tu vois les réponses.",
		Position: "Ou le lien d'une position ou d'un exercice, ou un FEN",
		Editor:   "En préparer une",
		Skill:    "Une position des exercices",
		Own:      "Aucune",
		Square:   "Demander une case, pas un coup",
		One:      "Touche une case.",
		OneOf:    "Touche l'une d'elles.",
		Wall:     "La page pour le mur",
		Sent:     "Ta réponse est arrivée.",
		Change:   "Tu peux encore la changer.",
		Wait:     "Lève les yeux : la réponse vient sur le grand échiquier.",
		Promote:  "Que devient le pion ?",
		Is:       "La réponse :",
		Yours:    "Tu as dit :",
		Tally:    "Montrer ce qu'ils disent",
		Hide:     "Cacher ce qu'ils disent",
		Show:     "C'est juste",
		Choose:   "Pour montrer la bonne réponse, touche-la sur l'échiquier.",
		Next:     "Position suivante",
		End:      "Finir",
		Over:     "Il n'y a rien à regarder maintenant.",
		Back:     "Retour à ta classe",
	}
	pairs = wording.Pairs{
		Title: "Jouer à deux",
		Intro: "Ceux qui sont ici jouent à deux. Si quelqu'un reste seul, il joue contre Pip.",
		Make:  "Former les paires",
		All:   "Aussi ceux qui ont une partie en cours",
		Games: "Paires",
		First: "Pas encore de coup.",
		Over:  "La partie est finie.",
	}
	classPaper = wording.ClassPaper{
		Poster: "Une affiche", NoAccount: "Sans compte. Sans vrais noms. Environ dix minutes.",
		Code: "Le code", At: "sur",
		Scan: "Scanne le carré", ScanSays: "ou tape le code.",
		Animal: "Choisis un animal", AnimalSays: "et une couleur. C'est ton nom.",
		Begin: "Commence", BeginSays: "Le hibou t'aide.",
		Card:  "La prochaine fois, apporte ta carte.",
		Cards: "Cartes de place", CardSays: "La prochaine fois, scanne ceci.", Name: "Nom",
		Secret: "Une carte ouvre sa place sur tout appareil. N'écris les noms que sur papier.",
		Print:  "Imprimer cette page", Back: "Retour à la classe", List: "Liste",
		HowToPrint: "Imprime cette page avec ton navigateur.", QR: "Le lien en code QR",
	}
)
