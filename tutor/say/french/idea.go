package french

import (
	"cmp"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// An ideaText has the words for an idea: its plain phrase, whether that is a noun, and what is said of the idea with
// what it is about, and without: the phrase alone where they are empty.
type ideaText struct {
	phrase      string
	noun        bool
	with, short string
}

var ideaTexts = map[fact.Concept]ideaText{
	fact.MateInOne:   {phrase: "mat en un coup", noun: true},
	fact.BackRank:    {phrase: "mat du couloir", noun: true},
	fact.MateInTwo:   {phrase: "mat en deux coups", noun: true},
	fact.MateInThree: {phrase: "mat en trois coups", noun: true},
	fact.Fork:        {phrase: "une fourchette", noun: true, with: "une fourchette sur $kinds"},
	fact.PinToKing: {phrase: "clouée contre le roi", with: "$piece $be $pinned contre le roi",
		short: "il y a un clouage"},
	fact.PinToPiece: {phrase: "clouée", with: "$piece $be $pinned contre $behindType",
		short: "il y a un clouage"},
	fact.Skewer: {phrase: "une enfilade", noun: true, with: "une enfilade sur $kinds"},
	fact.OpenedLine: {phrase: "une attaque à la découverte", noun: true,
		with: "une attaque à la découverte sur $piece"},
	fact.OpenedCheck: {phrase: "un échec à la découverte", noun: true},
	fact.DoubleCheck: {phrase: "un échec double", noun: true},
	fact.Trapped: {phrase: "piégée, sans issue", with: "$piece $be $trapped" + hopeless,
		short: "une pièce $be piégée"},
	fact.GuardRemoved: {phrase: "sans son défenseur", with: "$piece se perd sans son défenseur",
		short: "une pièce perd son défenseur"},
	fact.GuardOverloaded: {phrase: "trop à défendre", with: "$guard a trop à défendre",
		short: "une pièce a trop à défendre"},
	fact.PinnedGuard: {phrase: "son défenseur est cloué", with: "$piece semble en sécurité, mais son défenseur " +
		"est cloué",
		short: "un défenseur est cloué"},
	fact.Lured: {phrase: "attirer ou détourner", with: "un sacrifice $lures $attacker",
		short: "un sacrifice $lures une pièce"},
	fact.InBetween: {phrase: "d'abord ceci", with: "$piece peut attendre : d'abord quelque chose de mieux",
		short: "$piece peut attendre"},
	fact.OnlyMove:   {phrase: "le seul coup", noun: true},
	fact.PassedPawn: {phrase: "un pion passé", noun: true},
	fact.PawnRun: {phrase: "personne ne le rattrape", with: "personne ne rattrape $piece",
		short: "un pion file tout seul"},
	fact.Opposition: {phrase: "les rois sont face à face"},
	fact.Promotion: {phrase: "peut devenir dame", with: "un pion peut devenir $type",
		short: "un pion peut devenir $type"},
	fact.FreePiece: {phrase: "gratuitement", with: "on peut prendre gratuitement $piece",
		short: "on peut prendre une pièce gratuitement"},
	fact.WinningTrade:       {phrase: "un bon échange", noun: true, with: "un bon échange en $square"},
	fact.StalemateTrap:      {phrase: "pat"},
	fact.WaysOut:            {phrase: "une issue"},
	fact.AttackersAndGuards: {phrase: "attaquants et défenseurs"},
	fact.PerpetualCheck:     {phrase: "un échec perpétuel", noun: true},
	fact.Tempo: {phrase: "avec une menace", with: "une pièce entre en jeu avec une menace",
		short: "une pièce entre en jeu avec une menace"},
	fact.Development: {phrase: "encore à la maison"},
	fact.KingShelter: {phrase: "devant le roi"},
	fact.OpenFiles:   {phrase: "colonnes ouvertes"},
}

// hopeless ends what is said of a trapped piece alone.
const hopeless = ", sans issue"

// tookText has the words for a piece that can be taken, but has just taken something itself.
var tookText = ideaText{
	phrase: "on peut la prendre", with: "on peut prendre $piece : rien ne peut reprendre",
	short: "on peut prendre une pièce",
}

// doubleAttack has the words for a fork that is told to who has not met that word.
var doubleAttack = ideaText{phrase: "une double attaque", noun: true, with: "une double attaque sur $kinds"}

// ideaTextOf returns the words for a fact's idea.
func ideaTextOf(f fact.Fact) ideaText {
	if f.Concept == fact.FreePiece && f.Took {
		return tookText
	}
	if f.Concept == fact.Fork && f.Plain {
		return doubleAttack
	}
	return ideaTexts[f.Concept]
}

// ideaNames returns each idea's plain phrase.
func ideaNames() say.Ideas {
	names := say.Ideas{}
	for idea, text := range ideaTexts {
		names[idea] = text.phrase
	}
	return names
}

// What is said of a legal move that carries out an idea.
var ideaFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPinsToPiece:  tells("$Piece est $pinned contre $behindType."),
	fact.KindSkewer:       tells("Une enfilade : $piece, et derrière $behind."),
	fact.KindOpenedLine:   tells("Une attaque à la découverte : maintenant $attacker attaque $piece."),
	fact.KindOpenedCheck:  tells("Un échec à la découverte $attackerOf."),
	fact.KindDoubleCheck:  tells("Deux échecs à la fois : $attacker et $attacker2."),
	fact.KindTraps:        placed(tells("$Piece est $trapped, sans issue.")),
	fact.KindGuardRemoved: tells("On peut gagner $piece : son défenseur n'est plus là."),
	fact.KindDrivesGuard:  tells("On peut gagner $piece : son défenseur doit partir."),
	fact.KindCutsGuard:    tells("On peut gagner $piece : le chemin de son défenseur est fermé."),
	fact.KindOverloaded:   tells("$Guard a trop à défendre."),
	fact.KindPinnedGuard:  tells("Son défenseur est cloué : $guard ne peut pas reprendre."),
	fact.KindPinHolds:     tells("$Guard est $guardPinned et ne peut pas prendre."),
	fact.KindLures:        tells("Cela $lures $attacker : prendre coûte plus."),
	fact.KindInBetween:    tells("D'abord ceci : on pourra prendre $piece après."),
	fact.KindMateInTwo: func(_ voice, f fact.Fact) string {
		return sentence("%s, quelle que soit la réponse", ideaTexts[f.Concept].phrase)
	},
	fact.KindMateInThree: tells("Mat en trois coups, quelle que soit la réponse."),
	fact.KindOnlyMove:    tells("Le seul coup : tout autre permet le mat."),
	fact.KindPasses:      tells("$Piece est maintenant un pion passé."),
	fact.KindRuns:        tells("Personne ne rattrape $piece."),
	fact.KindOpposition:  tells("Les rois sont face à face."),
	fact.KindTakesFree: func(v voice, f fact.Fact) string {
		if f.Also { // after the move itself
			return strings.TrimSpace(nothingBack)
		}
		return tookFree(v, f)
	},
	fact.KindTakesMore:      voice.goodTrade,
	fact.KindPromotesTo:     tells("Le pion devient $type."),
	fact.KindTempo:          tells("La pièce entre en jeu avec une menace : elle attaque $piece."),
	fact.KindPerpetualCheck: tells("Échec perpétuel : les échecs ne finissent jamais."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindMateAhead:  tells("$Can forcer le mat$inMoves."),
	fact.KindPawnRuns: either(say.Retold, "Continue d'avancer $piece : rien ne le rattrape.",
		"$Piece peut devenir dame : personne ne le rattrape."),
	fact.KindStalemateTrap: func(_ voice, f fact.Fact) string {
		switch {
		case f.Count == 1:
			return "Attention : un coup ici fait pat."
		case f.Count >= len(numbers):
			return "Attention : beaucoup de coups ici font pat."
		}
		return sentence("attention : %s coups ici font pat", number(f.Count))
	},
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		t, guards := f.Pieces[0].Piece.Type(), "rien ne "+it(f.Pieces[0].Piece.Type(), "défend")
		if n := len(f.Guards); n > 0 {
			guards = feminineOne(n) + " " + it(t, choose(n, "défend", "défendent"))
		}
		return sentence("%s %s %s, et %s", feminine(len(f.By), "pièce", "pièces"),
			choose(len(f.By), "attaque", "attaquent"), v.piece(f.Pieces[0], bare), guards)
	},
	fact.KindAtHome: either(say.Single, "Une pièce est encore à la maison.", "$Count pièces sont encore à la maison."),
	fact.KindShelter: func(v voice, f fact.Fact) string {
		there := "il y a " + pawns(f.Count)
		if f.Count == 0 {
			there = "il n'y a pas de pion"
		}
		return sentence("devant %s, %s", v.own(f.Side, chess.King, bare), there)
	},
	fact.KindOpenFiles: either(say.Single, "Une colonne n'a pas de pion.", "$Count colonnes n'ont pas de pion."),
}

// lures tells that an offer lures a piece, in to a mate or an attack, or away from what it guards; or that one would if
// somebody made it.
func lures(t topic) any {
	in := t.Mate || t.By[0].Piece.Type() == chess.King
	switch {
	case in && t.can:
		return "peut attirer"
	case in:
		return "attire"
	case t.can:
		return "peut détourner"
	}
	return "détourne"
}

// ideaDanger tells what the last move does to the listener.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forkMade(idea)
	case fact.Skewer:
		return sentence("une enfilade : %s attaque %s, et derrière %s", v.kind(idea.By[0], bare),
			v.clear(idea.Pieces[0], bare), v.clear(idea.Pieces[1], bare))
	case fact.OpenedLine:
		return sentence("une attaque à la découverte : %s attaque "+
			"%s", v.kind(idea.By[0], bare), v.piece(idea.Pieces[0], bare))
	case fact.Lured:
		loser := idea.Side.Other()
		return sentence("si %s prend %s, %s plus", v.piece(idea.By[0], bare), v.piece(idea.Pieces[0], bare),
			v.does(loser, "perds", "perd", "perdent"))
	case fact.MateInTwo, fact.BackRank:
		return sentence("%s forcer le %s", v.can(f.Side.Other()), ideaTexts[idea.Concept].phrase)
	}
	return v.ideas(f)
}

// forkMade tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forkMade(fork fact.Fact) string {
	made := fork.Start.Play(fork.Move) // a pawn that promoted is none any more
	by := v.kind(fact.On(&made, fork.Move.To())[0], bare)
	called := ""
	if !fork.Plain {
		called = " : une fourchette"
	}
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m, bare))
		}
	}
	if check {
		return sentence("%s donne échec et attaque %s%s", by, attacked[0], called)
	}
	return sentence("%s attaque %s%s", by, and(attacked), called)
}

// ideas names the ideas of a move that is there to be made, by their phrases: where
// two carry it, both.
func (v voice) ideas(f fact.Fact) string {
	if move, missed := say.MissedMate(f); missed {
		return v.hintMove(move)
	}
	idea := f.Ideas[0]
	var text string
	switch idea.Concept {
	case fact.Fork:
		if idea.Plain && (f.Kind == fact.KindIdeaChance || f.Kind == fact.KindHintIdea) {
			text = v.can(idea.Side) + " attaquer " + kinds(idea.Pieces) + " à la fois"
			break
		}
		text = "il y a " + ideaTextOf(idea).phrase + " : " + kinds(idea.Pieces) + " à la fois"
	case fact.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "il y a une enfilade : " + name(front) + ", et derrière " + name(behind)
	case fact.OnlyMove:
		text = "un seul coup pare le mat"
	case fact.PassedPawn:
		text = "un pion peut devenir un pion passé"
	default:
		text = v.idea(idea, canBe(f.Kind))
		if ideaTexts[idea.Concept].noun {
			text = "il y a " + text
		}
		if idea.Concept == fact.BackRank && idea.Count > 1 {
			text = "il y a mat du couloir en deux coups"
		}
	}
	return sentence("%s", v.withSecond(text, f))
}

// then tells of ideas that come later, after some words.
func (v voice) then(begin, comes string, f fact.Fact) string {
	idea := f.Ideas[0]
	if ideaTexts[idea.Concept].noun && comes != "" {
		begin += comes + article(idea.Concept)
	}
	return sentence("%s", v.withSecond(begin+v.idea(idea, canBe(f.Kind)), f))
}

// article stands before the name of a mate in a sentence: "vient le mat en deux coups". Other names have their own.
func article(c fact.Concept) string {
	switch c {
	case fact.MateInOne, fact.MateInTwo, fact.MateInThree, fact.BackRank:
		return "le "
	}
	return ""
}

// canBe tells whether something has come about, or would if somebody made it so.
func canBe(k fact.Kind) bool {
	switch k {
	case fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintPrevents, fact.KindThreatIdea,
		fact.KindPurposePrepares, fact.KindHintPrepares:
		return true
	}
	return false
}

// withSecond adds the second idea of a move, if it has one and there is room. After a piece that is not quite free it
// is left out, as the first says two things already.
func (v voice) withSecond(text string, f fact.Fact) string {
	if len(f.Ideas) < 2 || f.Kind == fact.KindThreatIdea || f.Ideas[0].Concept == fact.FreePiece && f.Ideas[0].Took {
		return text
	}
	first, second := &f.Ideas[0], &f.Ideas[1]
	longer := strings.TrimSuffix(text, hopeless) + v.also(first, second)
	if len(first.Pieces) > 0 && len(second.Pieces) > 0 && first.Pieces[0] == second.Pieces[0] {
		switch t := first.Pieces[0].Piece.Type(); {
		case second.Concept == fact.PinToKing && first.Concept == fact.Trapped:
			longer = strings.TrimSuffix(text, hopeless) + " et " + ending("cloué", t) + " contre le roi"
		case second.Concept == fact.Trapped && isPin(first.Concept):
			longer = text + " et " + ending("piégé", t)
		}
	}
	if words(longer) > mostWords {
		return text
	}
	return longer
}

// also names the second idea of a move after the first.
func (v voice) also(first, second *fact.Fact) string {
	switch {
	case second.Kind == fact.KindPinnedGuard && (first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade):
		return ", car son défenseur est cloué"
	case second.Concept == fact.PinnedGuard:
		guard := second.Guards[0]
		return ", et " + v.piece(guard, bare) + " est " + ending("cloué", guard.Piece.Type())
	case ideaTexts[second.Concept].noun && !ideaTexts[first.Concept].noun:
		return ", et il y a " + v.short(*second, false)
	}
	return ", et " + v.short(*second, false)
}

func isPin(c fact.Concept) bool { return c == fact.PinToKing || c == fact.PinToPiece }

// short names an idea without what it is about.
func (v voice) short(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.short, text.phrase), topic{v, f, can})
}

// kinds names two pieces without their squares, which are shown: "roi et tour".
func kinds(pieces []fact.PlacedPiece) string {
	var names []string
	for _, m := range pieces[:min(len(pieces), 2)] {
		names = append(names, name(m.Piece.Type()))
	}
	if len(names) == 2 && names[0] == names[1] {
		return "deux " + some(pieces[0].Piece.Type())
	}
	return and(names)
}

// idea names an idea and what it is about: by a noun, or else in a sentence.
func (v voice) idea(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.with, text.phrase), topic{v, f, can})
}

// tookFree tells of a capture that nothing can take back.
var tookFree = either(say.Took, "Cela prend $piece. Rien ne peut reprendre.", "Cela prend gratuitement $piece.")
