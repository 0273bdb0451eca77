package french

import (
	"fmt"
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

var reviewing = say.Reviewing{
	Review: wording.Review{
		Title: "La partie encore une fois", Chart: "Qui était mieux après chaque coup", Ahead: "Toi devant",
		Behind:  "Toi derrière",
		Moments: "Moments à essayer encore", None: "Je n'ai rien trouvé à refaire.",
		Fewest: "Joue d'abord quelques coups, puis reviens.", Try: "Essayer encore",
		Moves: "Tous les coups", Move: "Coup", Mark: "Note", Words: "Ce que j'en dis",
		Scale: "Une imprécision coûte à peu près un pion, une erreur coûte plus. Une gaffe peut coûter la partie." +
			" Loin devant ou derrière, je passe sur les petites.",
		Stood: "Qui est devant", Even: "Égalité",
		PGN: "Télécharger avec ces mots", Look: "Parcourir la partie", Running: "Je regarde la partie.",
		Stopped: "Je n'ai pas pu regarder toute la partie.",
		Wait:    "Regarder encore", Other: "Pour l'autre camp",
		Board: "Une position de la partie", OneBack: "Un coup en arrière", OneOn: "Un coup en avant",
		ToPractice: "À exercer",
		Idea:       "Un indice", ShowMe: "Montre-moi", Next: "Moment suivant", All: "Retour à la revue",
		PlayOn: "Continuer à jouer d'ici",
		Free:   "Essayer n'importe quel coup", Keep: "Exercer cela plus tard",
		Kept:   "C'est dans tes exercices. Tu le reverras là.",
		HowTry: "Joue ton coup sur l'échiquier.", Shown: "Un indice", More: "Il y a mieux.",
		Takes:   "Tu peux prendre quelque chose tout de suite.",
		Less:    "Tu peux prendre plus que cela.",
		Better:  "Il y a encore mieux.",
		NotMate: "Ce n'est pas échec et mat.",
		WellWas: "Ici, tu as bien joué.",
	},
	Marks: say.ReviewMarks{
		review.GoodFind: "très bien", review.Fine: "bien", review.Plain: "sans note", review.Slip: "imprécision",
		review.Mistake: "erreur", review.Blunder: "gaffe",
	},
	End: func(w say.Went) string {
		switch {
		case w.Won:
			return "Bien joué !"
		case w.Close():
			return "Presque !"
		case w.Lost:
			return "C'était dur."
		case w.Drawn:
			return "Nulle."
		}
		return "La partie jusqu'ici"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string {
		if n == 0 {
			return fmt.Sprintf("Coup %d", move)
		}
		if of == 0 {
			return fmt.Sprintf("Moment %d · coup %d", n, move)
		}
		return fmt.Sprintf("Moment %d sur %d · coup %d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if m.Lost.Passed > 0 {
			return "Tu gardais une grande avance, mais tu pouvais forcer le mat ici. Que jouerais-tu ?"
		}
		if text := wasThere(&m.Hint[1], m.Named); text != "" {
			return text + " Que jouerais-tu ?"
		}
		return ""
	},
	Often: func(l review.Lapse, times int) string {
		often := fmt.Sprintf("%d fois", times)
		if times == 2 {
			often = "Deux fois"
		}
		return often + map[review.Lapse]string{
			review.LapseMate:  ", tu pouvais donner mat tout de suite.",
			review.LapseQueen: ", tu as laissé ta dame là où on pouvait la prendre.",
			review.LapseLeft:  ", tu as laissé une pièce là où on pouvait la prendre.",
			review.LapseFree:  ", tu pouvais prendre quelque chose avec profit.",
		}[l]
	},
	Chose: func(p *chess.Position, m chess.Move) string {
		return fmt.Sprintf("Tu as choisi : %s.", voice{}.goes(fact.Fact{Start: *p, Move: m}))
	},
	Lost:  func(told string) string { return told + " Qu'est-ce qui était mieux ?" },
	Said:  reviewSaid,
	Fears: fears,
	Eases: eases,
	Why:   reviewWhy,
	Meets: func(f fact.Fact, a tutor.Audience) string { return meets[f.Kind](voiceOf(f, a), f) },
	FromGame: func(day time.Time, move int) string {
		return fmt.Sprintf("De ta partie du %s · coup %d", dayOf(day), move)
	},
	ComesBack: func(days int) string {
		if days == 0 {
			return "Tu le sais maintenant. Il ne revient pas."
		}
		return "Revient dans " + amount(days, "jour", "jours") + "."
	},
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("dans la partie : %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: m}))
	},
}

// stoodBetter tells up to which move the side stood better, and how the game ended then.
const stoodBetter = "au coup %d, tu étais encore mieux ; puis %s"

// reviewStory describes the course of a game.
func reviewStory(w say.Went) string {
	after := "après " + amount(w.Moves, "coup", "coups")
	if w.White != "" || w.Black != "" {
		return storyOf(w, playerName(w.White, "Blancs"), playerName(w.Black, "Noirs"), after)
	}
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Even > 0:
		return sentence("au coup %d, la partie était encore égale ; puis %s", w.Even, lostStory(w, after))
	case w.Lost && w.Until > 0:
		return sentence(stoodBetter, w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.GaveAway():
		return sentence(stoodBetter, w.Until, fmt.Sprintf(reviewDraws[w.By], after))
	case w.Drawn:
		return sentence(reviewDraws[w.By], after)
	}
	return sentence("%s", after)
}

// storyOf describes the course of a game between two people who have names.
func storyOf(w say.Went, white, black, after string) string {
	own, other := white, black
	if w.Side == chess.Black {
		own, other = other, own
	}
	won, lost := own, other
	if w.Lost {
		won, lost = other, own
	}
	switch {
	case w.Drawn:
		return fmt.Sprintf("%s – %s : nulle %s.", white, black, after)
	case !w.Won && !w.Lost:
		return fmt.Sprintf("%s – %s, %s.", white, black, after)
	case w.Lost && w.Even > 0:
		return fmt.Sprintf("Partie encore égale au coup %d ; puis victoire pour %s, %s.", w.Even, won, after)
	case w.Lost && w.Until > 0:
		return fmt.Sprintf("Avantage pour %s encore au coup %d ; puis victoire pour %s, %s.", own, w.Until, won, after)
	}
	return fmt.Sprintf("Victoire de %s contre %s, %s.", won, lost, after)
}

// lostStory says who won and how, in the middle of a sentence.
func lostStory(w say.Went, after string) string {
	if w.Winner != "" && w.By == "" {
		return w.Winner + " a gagné " + after
	}
	return fmt.Sprintf(reviewLosses[w.By], after)
}

// How games end, and after how many moves.
var (
	reviewWins = map[room.Reason]string{
		"": "tu as gagné %s", room.Resignation: "ton adversaire a abandonné %s",
		room.Time: "le temps de ton adversaire était fini %s", room.Abandoned: "ton adversaire est parti %s",
	}
	reviewLosses = map[room.Reason]string{
		"": "tu as perdu %s", room.Resignation: "tu as abandonné %s",
		room.Time: "ton temps était fini %s", room.Abandoned: "tu es parti %s",
	}
	reviewDraws = map[room.Reason]string{
		"": "personne n'a gagné, %s", room.Agreement: "vous avez choisi la nulle %s",
		room.Time:      "le temps était fini %s, mais le mat n'était pas possible",
		room.Abandoned: "un camp est parti %s, mais le mat n'était pas possible",
	}
)

// wasThere describes what the second step of a hint would have told, "" if that has no name.
func wasThere(hint *fact.Fact, named fact.Concept) string {
	text, step := ideaTexts[named], hint.Kind
	switch {
	case step == fact.KindHintMate:
		return "Ici, tu pouvais forcer le mat."
	case step == fact.KindHintNext && text.noun:
		return sentence("ici, on pouvait préparer %s", article(named)+text.phrase)
	case step == fact.KindHintPrevents && text.noun:
		return sentence("une menace arrivait : %s", article(named)+text.phrase)
	case step == fact.KindHintPrevents:
		return "Il y avait une menace à parer."
	case step == fact.KindHintIdea && text.noun && missedTexts[named] == "":
		return sentence("ici, il y avait %s", article(named)+text.phrase)
	}
	return missedTexts[named]
}

// missedTexts describe ideas that were missed where no noun for a name tells enough.
var missedTexts = map[fact.Concept]string{
	fact.WinningTrade:    "Il y avait quelque chose à gagner ici.",
	fact.FreePiece:       "Ici, il y avait quelque chose de gratuit.",
	fact.Promotion:       "Un pion pouvait devenir une autre pièce.",
	fact.PinToKing:       "Ici, il y avait un clouage.",
	fact.PinToPiece:      "Ici, il y avait un clouage.",
	fact.Trapped:         "Ici, on pouvait piéger une pièce.",
	fact.GuardRemoved:    "Ici, quelque chose était mal défendu.",
	fact.GuardOverloaded: "Ici, quelque chose était mal défendu.",
	fact.PinnedGuard:     "Ici, quelque chose était mal défendu.",
	fact.Lured:           "Ici, on pouvait attirer ou détourner une pièce.",
	fact.OnlyMove:        "Ici, un seul coup était bon.",
	fact.PawnRun:         "Un pion était impossible à rattraper.",
}

// reviewSaid tells what happened by a move, nothing of an ordinary one.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch told := m.Told; {
	case told.Took != nil:
		return voice{audience: a}.took(told.Took.By, told.Took.Taken)
	case told.Fact != nil:
		return reviewWhy(*told.Fact, a)
	case told.Mate > 0:
		return thenMates(voice{audience: a}, fact.Fact{Side: p.Turn().Other(), Count: told.Mate})
	case told.Missed != nil:
		return wasThere(told.Missed, review.NamedBy(told.Missed))
	case told.Fears != chess.NoMove:
		after := p.Play(m.Move)
		if told.Came {
			reply := voice{audience: a}.goes(fact.Fact{Start: after, Move: told.Fears})
			return sentence("ensuite est venu ceci : %s", reply)
		}
		return fears(&after, told.Fears, a)
	}
	return ""
}

// took tells which piece took which.
func (v voice) took(by, taken fact.PlacedPiece) string {
	return sentence("%s a pris %s", v.kind(by, bare), v.kind(taken, bare))
}

// thenMates tells in how many moves a side can force mate after a move.
var thenMates = tells("Alors $can forcer le mat$inMoves.")

// mateNames name mates by their patterns.
var mateNames = map[fact.MateName]string{
	fact.BackRankMate:  "mat du couloir : ses propres pièces enferment le roi",
	fact.SmotheredMate: "mat à l'étouffée : le roi n'a pas de place",
	fact.LadderMate:    "mat de l'escalier : deux lignes côte à côte",
	fact.SupportMate:   "une dame défendue à côté du roi",
}

// reviewWhy is a fact about a move, and names a mate that has a name; of an answer it does not ask to look again.
func reviewWhy(f fact.Fact, a tutor.Audience) string {
	if f.Kind == fact.KindWarnLine && len(f.Line) > 1 {
		return strings.TrimSpace(voiceOf(f, a).expected(f))
	}
	if f.Kind == fact.KindMates {
		mated := f.Start.Play(f.Move)
		if name := mateName(&mated); name != "" {
			return sentence("échec et mat, %s", name)
		}
	}
	return factTexts(f, a)
}

// mateName names the mate on a board by its pattern, "" if there is none, or it has no name.
func mateName(p *chess.Position) string {
	if p.Outcome(nil) != chess.Checkmate {
		return ""
	}
	return mateNames[coach.MateName(p)]
}

// meets tell what a try does of what was asked, though another move wins more.
var meets = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindHintMate:     tells("Cela gagne aussi."),
	fact.KindEndsDanger:   tells("Oui, cela sauve $piece."),
	fact.KindNoMate:       tells("Oui, cela empêche le mat."),
	fact.KindHintPrevents: tells("Oui, cela empêche la menace."),
	fact.KindCalm:         tells("Oui, cela ne perd rien."),
	fact.KindTakes:        either(say.Gains, "Oui, cela gagne quelque chose.", "C'est un échange égal."),
}

// fears tells which answer to a move is to be feared.
func fears(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	return sentence("ensuite je crains ceci : %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer}))
}

// eases tells of an answer to fear that after another move it does no harm, or is gone.
func eases(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string {
	goes := voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer})
	if gone {
		return sentence("alors ceci n'est plus possible : %s", goes)
	}
	return sentence("alors ceci ne fait plus de mal : %s", goes)
}

// factTexts describes a fact. Language.Fact cannot be used here: French, which it belongs to, is
// initialized with these functions.
func factTexts(f fact.Fact, a tutor.Audience) string {
	if plain, ok := plainFacts[f.Kind]; ok && f.Plain {
		return plain(voiceOf(f, a), f)
	}
	return says[f.Kind](f, a)
}

var says = factsTexts()
