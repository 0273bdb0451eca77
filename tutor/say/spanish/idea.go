package spanish

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
	fact.MateInOne:   {phrase: "mate en una jugada", noun: true},
	fact.BackRank:    {phrase: "mate del pasillo", noun: true},
	fact.MateInTwo:   {phrase: "mate en dos jugadas", noun: true},
	fact.MateInThree: {phrase: "mate en tres jugadas", noun: true},
	fact.Fork:        {phrase: "un ataque doble", noun: true, with: "un ataque doble a $kinds"},
	fact.PinToKing: {phrase: "clavada contra el rey", with: "$piece $be $pinned contra el rey",
		short: "hay una clavada"},
	fact.PinToPiece: {phrase: "clavada", with: "$piece $be $pinned contra $behindType",
		short: "hay una clavada"},
	fact.Skewer:      {phrase: "una enfilada", noun: true, with: "una enfilada a $kinds"},
	fact.OpenedLine:  {phrase: "un ataque descubierto", noun: true, with: "un ataque descubierto $pieceTo"},
	fact.OpenedCheck: {phrase: "un jaque descubierto", noun: true},
	fact.DoubleCheck: {phrase: "un jaque doble", noun: true},
	fact.Trapped: {phrase: "atrapada, sin salida", with: "$piece $be $trapped" + hopeless,
		short: "una pieza $be atrapada"},
	fact.GuardRemoved: {phrase: "sin su defensor", with: "$piece se pierde sin su defensor",
		short: "una pieza pierde su defensor"},
	fact.GuardOverloaded: {phrase: "demasiado que defender", with: "$guard tiene demasiado que defender",
		short: "una pieza tiene demasiado que defender"},
	fact.PinnedGuard: {phrase: "su defensor está clavado", with: "$piece parece a salvo, pero su defensor está clavado",
		short: "un defensor está clavado"},
	fact.Lured: {phrase: "atraer o desviar", with: "un sacrificio $lures $attackerTo",
		short: "un sacrificio $lures a una pieza"},
	fact.InBetween: {phrase: "primero esto", with: "$piece puede esperar: primero algo mejor",
		short: "$piece puede esperar"},
	fact.OnlyMove:   {phrase: "la única jugada", noun: true},
	fact.PassedPawn: {phrase: "un peón pasado", noun: true},
	fact.PawnRun: {phrase: "nadie lo alcanza", with: "nadie alcanza $pieceTo",
		short: "un peón corre libre"},
	fact.Opposition: {phrase: "los reyes están frente a frente"},
	fact.Promotion: {phrase: "puede convertirse en dama", with: "un peón puede convertirse en $type",
		short: "un peón puede convertirse en $type"},
	fact.FreePiece: {phrase: "gratis", with: "$piece se puede capturar gratis",
		short: "una pieza se puede capturar gratis"},
	fact.WinningTrade:       {phrase: "un buen cambio", noun: true, with: "un buen cambio en $square"},
	fact.StalemateTrap:      {phrase: "rey ahogado"},
	fact.WaysOut:            {phrase: "una salida"},
	fact.AttackersAndGuards: {phrase: "atacantes y defensores"},
	fact.PerpetualCheck:     {phrase: "un jaque perpetuo", noun: true},
	fact.Tempo: {phrase: "con una amenaza", with: "una pieza entra en juego con una amenaza",
		short: "una pieza entra en juego con una amenaza"},
	fact.Development: {phrase: "todavía en casa"},
	fact.KingShelter: {phrase: "delante del rey"},
	fact.OpenFiles:   {phrase: "columnas abiertas"},
}

// hopeless ends what is said of a trapped piece alone.
const hopeless = ", sin salida"

// tookText has the words for a piece that can be taken, but has just taken something itself.
var tookText = ideaText{
	phrase: "se puede capturar", with: "$piece se puede capturar: nada puede recapturar",
	short: "una pieza se puede capturar",
}

// ideaTextOf returns the words for a fact's idea.
func ideaTextOf(f fact.Fact) ideaText {
	if f.Concept == fact.FreePiece && f.Took {
		return tookText
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
	fact.KindPinsToPiece:  tells("$Piece queda $pinned contra $behindType."),
	fact.KindSkewer:       tells("Una enfilada: $piece, y detrás $behind."),
	fact.KindOpenedLine:   tells("Un ataque descubierto: ahora $attacker ataca $pieceTo."),
	fact.KindOpenedCheck:  tells("Un jaque descubierto $attackerOf."),
	fact.KindDoubleCheck:  tells("Dos jaques a la vez: $attacker y $attacker2."),
	fact.KindTraps:        placed(tells("$Piece queda $trapped, sin salida.")),
	fact.KindGuardRemoved: tells("Se puede ganar $piece: su defensor ya no está."),
	fact.KindDrivesGuard:  tells("Se puede ganar $piece: su defensor tiene que irse."),
	fact.KindCutsGuard:    tells("Se puede ganar $piece: su defensor tiene el paso cerrado."),
	fact.KindOverloaded:   tells("$Guard tiene demasiado que defender."),
	fact.KindPinnedGuard:  tells("Su defensor está clavado: $guard no puede recapturar."),
	fact.KindPinHolds:     tells("$Guard está $guardPinned y no puede capturar."),
	fact.KindLures:        tells("Esto $lures $attackerTo: si captura, pierde más."),
	fact.KindInBetween:    tells("Primero esto: $piece se podrá capturar después."),
	fact.KindMateInTwo: func(_ voice, f fact.Fact) string {
		return sentence("%s, haya la respuesta que haya", ideaTexts[f.Concept].phrase)
	},
	fact.KindMateInThree: tells("Mate en tres jugadas, haya la respuesta que haya."),
	fact.KindOnlyMove:    tells("La única jugada: cualquier otra permite el mate."),
	fact.KindPasses:      tells("$Piece es ahora un peón pasado."),
	fact.KindRuns:        tells("Nadie alcanza $pieceTo."),
	fact.KindOpposition:  tells("Los reyes están frente a frente."),
	fact.KindTakesFree: func(v voice, f fact.Fact) string {
		if f.Also { // after the move itself
			return strings.TrimSpace(nothingBack)
		}
		return tookFree(v, f)
	},
	fact.KindTakesMore:      voice.goodTrade,
	fact.KindPromotesTo:     tells("El peón se convierte en $type."),
	fact.KindTempo:          tells("Entra en juego con una amenaza: ataca $pieceTo."),
	fact.KindPerpetualCheck: tells("Jaque perpetuo: los jaques nunca acaban."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindMateAhead:  tells("$Can forzar mate$inMoves."),
	fact.KindPawnRuns: either(say.Retold, "Sigue avanzando $piece: nada lo alcanza.",
		"$Piece puede convertirse en dama: nadie lo alcanza."),
	fact.KindStalemateTrap: func(_ voice, f fact.Fact) string {
		switch {
		case f.Count == 1:
			return "Cuidado: aquí hay una jugada que ahoga al rey."
		case f.Count >= len(numbers):
			return "Cuidado: aquí hay muchas jugadas que ahogan al rey."
		}
		return sentence("cuidado: aquí hay %s jugadas que ahogan al rey", number(f.Count))
	},
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		it, guards := pronoun(f.Pieces[0].Piece.Type()), "nada"
		if n := len(f.Guards); n > 0 {
			guards = feminineOne(n)
		}
		return sentence("%s %s %s, y %s %s %s", feminine(len(f.By), "pieza", "piezas"),
			choose(len(f.By), "ataca", "atacan"), v.piece(f.Pieces[0], to), guards, it,
			choose(max(len(f.Guards), 1), "defiende", "defienden"))
	},
	fact.KindAtHome: either(say.Single, "Una pieza sigue en casa.", "$Count piezas siguen en casa."),
	fact.KindShelter: func(v voice, f fact.Fact) string {
		there := "hay " + pawns(f.Count)
		if f.Count == 0 {
			there = "no hay peones"
		}
		return sentence("delante %s %s", v.own(f.Side, chess.King, of), there)
	},
	fact.KindOpenFiles: either(say.Single, "Una columna no tiene peones.", "$Count columnas no tienen peones."),
}

// lures tells that an offer lures a piece, in to a mate or an attack, or away from what it guards; or that one would if
// somebody made it.
func lures(t topic) any {
	in := t.Mate || t.By[0].Piece.Type() == chess.King
	switch {
	case in && t.can:
		return "puede atraer"
	case in:
		return "atrae"
	case t.can:
		return "puede desviar"
	}
	return "desvía"
}

// ideaDanger tells what the last move does to the listener.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forkMade(idea)
	case fact.Skewer:
		return sentence("una enfilada: %s ataca %s, y detrás está %s", v.kind(idea.By[0], bare),
			v.clear(idea.Pieces[0], to), v.clear(idea.Pieces[1], bare))
	case fact.OpenedLine:
		return sentence("un ataque descubierto: %s ataca %s", v.kind(idea.By[0], bare), v.piece(idea.Pieces[0], to))
	case fact.Lured:
		loser := idea.Side.Other()
		return sentence("si %s captura %s, %s más", v.piece(idea.By[0], bare), v.piece(idea.Pieces[0], bare),
			v.does(loser, "pierdes", "pierde", "pierden"))
	case fact.MateInTwo, fact.BackRank:
		return sentence("%s forzar el %s", v.can(f.Side.Other()), ideaTexts[idea.Concept].phrase)
	}
	return v.ideas(f)
}

// forkMade tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forkMade(fork fact.Fact) string {
	made := fork.Start.Play(fork.Move) // a pawn that promoted is none any more
	by := v.kind(fact.On(&made, fork.Move.To())[0], bare)
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m, to))
		}
	}
	if check {
		return sentence("%s da jaque y ataca %s: un ataque doble", by, attacked[0])
	}
	return sentence("%s ataca %s: un ataque doble", by, and(attacked))
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
			text = v.can(idea.Side) + " hacer un ataque doble: " + kinds(idea.Pieces) + " a la vez"
			break
		}
		text = "hay un ataque doble: " + kinds(idea.Pieces) + " a la vez"
	case fact.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "hay una enfilada: " + name(front) + ", y detrás " + name(behind)
	case fact.OnlyMove:
		text = "solo una jugada para el mate"
	case fact.PassedPawn:
		text = "un peón puede convertirse en peón pasado"
	default:
		text = v.idea(idea, canBe(f.Kind))
		if ideaTexts[idea.Concept].noun {
			text = "hay " + text
		}
		if idea.Concept == fact.BackRank && idea.Count > 1 {
			text = "hay mate del pasillo en dos jugadas"
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

// article stands before the name of a mate in a sentence: "viene el mate en dos jugadas". Other names have their own.
func article(c fact.Concept) string {
	switch c {
	case fact.MateInOne, fact.MateInTwo, fact.MateInThree, fact.BackRank:
		return "el "
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
			longer = strings.TrimSuffix(text, hopeless) + " y " + ending("clavad", t) + " contra el rey"
		case second.Concept == fact.Trapped && isPin(first.Concept):
			longer = text + " y " + ending("atrapad", t)
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
		return ", porque su defensor está clavado"
	case second.Concept == fact.PinnedGuard:
		guard := second.Guards[0]
		return ", y " + v.piece(guard, bare) + " está " + ending("clavad", guard.Piece.Type())
	case ideaTexts[second.Concept].noun && !ideaTexts[first.Concept].noun:
		return ", y hay " + v.short(*second, false)
	}
	return ", y " + v.short(*second, false)
}

func isPin(c fact.Concept) bool { return c == fact.PinToKing || c == fact.PinToPiece }

// short names an idea without what it is about.
func (v voice) short(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.short, text.phrase), topic{v, f, can})
}

// kinds names two pieces without their squares, which are shown: "rey y torre".
func kinds(pieces []fact.PlacedPiece) string {
	var names []string
	for _, m := range pieces[:min(len(pieces), 2)] {
		names = append(names, name(m.Piece.Type()))
	}
	if len(names) == 2 && names[0] == names[1] {
		return "dos " + some(pieces[0].Piece.Type())
	}
	return and(names)
}

// idea names an idea and what it is about: by a noun, or else in a sentence.
func (v voice) idea(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.with, text.phrase), topic{v, f, can})
}

// tookFree tells of a capture that nothing can take back.
var tookFree = either(say.Took, "Captura $piece. Nada puede recapturar.", "Captura gratis $piece.")
