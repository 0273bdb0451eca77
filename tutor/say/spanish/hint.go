package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"fmt"
)

// What is said when the learner asks for the threat, what a move was for, or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: either(say.ByTwo, "$InCheck en jaque de dos piezas: esa es la amenaza.",
		"$InCheck en jaque $attackerOf: esa es la amenaza."),
	fact.KindThreatMate:      tells("Después, $attacker podría dar mate $mating."),
	fact.KindThreatHanging:   tells("Después, $attacker podría capturar gratis $piece."),
	fact.KindThreatExchange:  tells("Después, $attacker podría capturar $piece. $trade"),
	fact.KindThreatPromotion: tells("Después, $attacker podría convertirse en $type."),
	fact.KindThreatNone:      tells("Ahora mismo no veo amenazas grandes."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.then("la amenaza: ", "", f) },
	fact.KindThreatAttack:    tells("¿$Attacker a $square? Entonces $piece peligra."),
	fact.KindThreatLine: func(v voice, f fact.Fact) string {
		switch {
		case say.TakesLater(f):
			return couldCheck(v, f)
		case say.TakesSomething(f):
			return couldTake(v, f)
		}
		return couldGo(v, f)
	},

	fact.KindPurposeGuards:    tells("Defiende $piece."),
	fact.KindPurposeSaves:     tells("Ahora $piece está fuera de peligro."),
	fact.KindPurposeLeaves:    tells("Se aparta de un ataque."),
	fact.KindPurposePrepares:  func(v voice, f fact.Fact) string { return v.then("prepara esto: ", "", f) },
	fact.KindPurposeOut:       tells("Pone una pieza en juego."),
	fact.KindPurposeCheck:     tells("Responde al jaque."),
	fact.KindPurposeReaches:   tells("Desde ahí llega a más casillas."),
	fact.KindPurposeNone:      tells("No veo qué consigue esta jugada."),
	fact.KindPurposeCalm:      tells("En esta jugada no veo amenazas nuevas."),
	fact.KindPurposeMore:      tells("Ataca $pieceTo una vez más."),
	fact.KindPurposeUncovers:  tells("Abre paso: ahora $attacker ataca $pieceTo."),
	fact.KindPurposeTakesBack: voice.takesBack,

	fact.KindHintLook: voice.look,
	fact.KindHintMate: either(say.Single, "Hay mate en una jugada.",
		"Hay un camino al mate$inMoves."),
	fact.KindHintCapture: either(say.ByOne, "Una pieza puede capturar en $square.",
		"$Attackers piezas pueden capturar en $square."),
	fact.KindHintSave:     tells("$Piece está en peligro."),
	fact.KindHintBack:     tells("Recaptura en $square."),
	fact.KindHintFree:     tells("Captura $piece: nada puede recapturar."),
	fact.KindHintAnswer:   tells("Responde al jaque $pieceOf."),
	fact.KindHintCheck:    tells("Busca un jaque."),
	fact.KindHintCastle:   tells("$Can enrocar."),
	fact.KindHintPlace:    tells("Yo movería a $square."),
	fact.KindHintIdea:     voice.ideas,
	fact.KindHintNext:     func(v voice, f fact.Fact) string { return v.then("más tarde: ", "", f) },
	fact.KindHintPrevents: func(v voice, f fact.Fact) string { return v.then("evita esto: ", "", f) },
	fact.KindHintPrepares: voice.prepares,
	fact.KindHintAttack:   tells("Intenta atacar $pieceTo."),
	fact.KindHintEnds:     tells("$Piece está en peligro."),
	fact.KindHintGuard:    tells("Intenta defender $piece."),
	fact.KindHintKeep:     tells("Mantén $piece a salvo."),
	fact.KindHintNoMate:   tells("Asegúrate de que no haya mate."),
	fact.KindHintDevelop:  tells("Intenta sacar una pieza."),
	fact.KindHintPlan:     voice.plan,
	fact.KindHintPiece: func(v voice, f fact.Fact) string {
		switch {
		case say.ByTaking(f):
			return takes(v, f)
		case f.Endangered:
			return safe(v, f)
		}
		return goes(v, f)
	},
	fact.KindHintMove: func(v voice, f fact.Fact) string { return v.hintMove(f) + v.lets(f) },
}

// hintMove tells the move of a hint and why it is good, or Also how it goes on once what is offered was taken.
func (v voice) hintMove(f fact.Fact) string {
	if f.Also {
		return sentence("%s", v.goesOn(f))
	}
	move, reason := v.goes(f), v.reason(f)
	switch text := sentence("%s: %s", move, reason); {
	case reason == "" && chess.Taken(&f.Start, f.Move) != chess.NoPiece:
		return sentence("%s", move)
	case reason == "":
		return sentence("%s", move) + v.expected(f)
	case words(text) <= mostWords:
		return text
	}
	return sentence("%s", move) + " " + sentence("%s", reason)
}

// goesOn tells how it goes on once what a move offers was taken, which without a move would be a mistake.
func (v voice) goesOn(f fact.Fact) string {
	if f.Move == chess.NoMove {
		return "quien captura ahí pierde más"
	}
	return fmt.Sprintf("si capturan ahí, sigue así: %s", v.goes(f))
}

// takesBack tells what a piece that takes back has got, and for what, where that is settled.
func (v voice) takesBack(f fact.Fact) string {
	t := f.Trade()
	text := fmt.Sprintf("recaptura: %s por %s", counted(t.Won), counted(t.Lost))
	if f.Count == 0 {
		text += ", un cambio igual"
	}
	if len(t.Lost) == 0 || words(text) > mostWords {
		return sentence("recaptura")
	}
	return sentence("%s", text)
}

// goodTrade tells where a good trade is, and what is traded for what; or what it takes if nothing takes back.
func (v voice) goodTrade(f fact.Fact) string {
	t, on := f.Whole(), f.Line[0].To()
	text := fmt.Sprintf("un buen cambio en %s: %s por %s", on, counted(t.Won), counted(t.Lost))
	if len(t.Lost) == 0 || words(text) > mostWords {
		return takesIt(v, f)
	}
	return sentence("%s", text)
}

// prepares tells what a hint's move prepares: a threat of mate, or an idea.
func (v voice) prepares(f fact.Fact) string {
	if f.Mate {
		return "Intenta amenazar jaque mate."
	}
	return v.then("prepara esto: ", "", f)
}

// plan tells the plan, or the rule of thumb, that a hint's move follows.
func (v voice) plan(f fact.Fact) string { return positionFacts[f.Ideas[0].Kind](v, f.Ideas[0]) }

// expected tells the answer that the coach expects to a move of which it cannot say why it is good.
func (v voice) expected(f fact.Fact) string {
	if len(f.Line) < 2 {
		return ""
	}
	after := f.Start.Play(f.Line[0])
	return " " + sentence("luego %s", voice{v.audience, &after}.answers(&after, f.Line[1]))
}

// answers tells an answer to a move: "el caballo puede ir a f3", or "el caballo puede capturar tu alfil de f3".
func (v voice) answers(p *chess.Position, m chess.Move) string {
	who := v.piece(fact.PieceOn(p, m.From()), bare)
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		return who + " puede capturar " + v.piece(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, bare)
	}
	if next := p.Play(m); next.Checkers().Has(m.To()) {
		return who + " puede dar jaque en " + m.To().String()
	}
	return who + " puede ir a " + m.To().String()
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f fact.Fact) string {
	switch {
	case len(f.Pieces) == 0 && len(f.Squares) > 1:
		return "Mira el centro del tablero. ¿Qué pieza podría ir ahí?"
	case len(f.Pieces) == 0:
		return sentence("mira la casilla %s", f.Squares[0]) + " ¿Qué pieza podría ir ahí?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		t := f.Pieces[0].Piece.Type()
		return sentence("mira %s dos %s", gendered(t, "los", "las"), some(t))
	}
	var names []string
	for _, m := range f.Pieces[:min(2, len(f.Pieces))] {
		names = append(names, v.looked(m))
	}
	return sentence("mira %s", and(names))
}

// looked names a piece to look at: a king by its owner, as there are always two.
func (v voice) looked(m fact.PlacedPiece) string {
	if m.Piece.Type() == chess.King {
		return v.own(m.Piece.Color(), chess.King, bare)
	}
	return v.piece(m, bare)
}

// goes tells a move without notation: "caballo a f3". The square it comes from is
// named where another of its kind could go there.
func (v voice) goes(f fact.Fact) string {
	m := f.Move
	mover := f.Start.At(m.From())
	if m.IsCastle() {
		return "enroque, rey a " + m.To().String()
	}
	who := name(mover.Type())
	for _, other := range f.Start.Moves() {
		if other.To() == m.To() && other.From() != m.From() && f.Start.At(other.From()) == mover {
			who += " de " + m.From().String()
			break
		}
	}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return who + " a " + m.To().String() + ", al paso"
	case taken != chess.NoPiece:
		return who + " captura " + the(taken.Type(), bare) + " de " + m.To().String()
	}
	return who + " a " + m.To().String()
}

// reason tells why the move of a hint is good, as far as that is proved; "" if it
// is not.
func (v voice) reason(f fact.Fact) string {
	if len(f.Ideas) == 0 || say.SavesByTaking(f) {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case fact.KindHintIdea:
		return v.doing(why)
	case fact.KindHintMove:
		return v.goesOn(why)
	case fact.KindHintSave:
		if len(why.Guards) > 0 {
			return hintReasons[why.Kind] + ", y " +
				factParts.Fill(hintReasons[fact.KindHintGuard], topic{v, say.Guarding(why), false})
		}
	case fact.KindHintNext:
		first := why.Ideas[0]
		if ideaTexts[first.Concept].noun {
			return "luego viene " + article(first.Concept) + v.idea(first, false)
		}
		return "luego " + v.idea(first, false)
	case fact.KindHintPrevents:
		if why.Ideas[0].Concept == fact.PawnRun {
			return "frena " + v.piece(why.Ideas[0].Pieces[0], bare)
		}
		return "evita " + v.prevented(why.Ideas[0])
	case fact.KindHintPrepares:
		if why.Mate {
			return "amenaza jaque mate"
		}
		return "prepara " + v.prevented(why.Ideas[0])
	case fact.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0], to)
	case fact.KindHintMate:
		if say.Single(why) {
			return "jaque mate"
		}
	case fact.KindHintPlan:
		return factParts.Fill(hintPlans[why.Ideas[0].Kind], topic{v, why.Ideas[0], false})
	}
	return factParts.Fill(hintReasons[why.Kind], topic{v, why, false})
}

// hintReasons tell why the move of a hint is good, by the second step.
var hintReasons = map[fact.Kind]string{
	fact.KindHintMate:    "lleva al mate$inMoves",
	fact.KindHintSave:    "ahí está a salvo",
	fact.KindHintBack:    "recaptura",
	fact.KindHintFree:    "nada puede recapturar",
	fact.KindHintAnswer:  "responde al jaque",
	fact.KindHintEnds:    "así $piece está fuera de peligro",
	fact.KindHintGuard:   "defiende $piece",
	fact.KindHintKeep:    "así $piece sigue a salvo",
	fact.KindHintNoMate:  "después no hay mate",
	fact.KindHintDevelop: "entra en juego",
	fact.KindHintCheck:   "da jaque",
	fact.KindHintCastle:  "el rey deja el centro",
}

// hintPlans tell how the move of a hint follows a plan or a rule of thumb.
var hintPlans = map[fact.Kind]string{
	fact.KindPlanBox:      "así el rey tiene menos casillas",
	fact.KindPlanNear:     "el rey tiene que ayudar a dar mate",
	fact.KindPlanEdge:     "el rey no puede acercarse al centro",
	fact.KindPlanTrade:    "$leads ventaja, así que cambia piezas",
	fact.KindPlanKeep:     "$leads desventaja, así que conserva piezas",
	fact.KindPlanPush:     "ningún peón puede $stopIt",
	fact.KindPlanThreat:   "ataca $pieceTo",
	fact.KindPlanGuard:    "defiende $piece",
	fact.KindPlanRid:      "captura lo que ataca $pieceTo",
	fact.KindPlanKing:     "con pocas piezas el rey puede ayudar",
	fact.KindPlanPawn:     "se acerca $pieceTo",
	fact.KindPlanWay:      "abre paso $pieceTo",
	fact.KindPlanFile:     "en esa columna no hay peones propios",
	fact.KindPlanWeak:     "ningún peón puede defender $piece",
	fact.KindPlanPiece:    "ahí tiene más jugadas",
	fact.KindPlanReach:    "ahí tiene más jugadas",
	fact.KindPlanMiddle:   "va al centro del tablero",
	fact.KindPlanAim:      "desde ahí ataca más casillas del centro",
	fact.KindPlanMore:     "ataca $pieceTo una vez más",
	fact.KindPlanAir:      "le da una salida $pieceTo",
	fact.KindPlanHome:     "el rey vuelve a casa",
	fact.KindHabitCenter:  "un peón es fuerte en el centro",
	fact.KindHabitDevelop: "entra en juego",
	fact.KindHabitTwice:   "$piece acaba de moverse dos veces",
	fact.KindHabitQueen:   "también salen caballos y alfiles",
	fact.KindHabitCastle:  "el rey deja el centro",
	fact.KindOnlyWin:      "ninguna otra jugada gana",
	fact.KindOnlyDraw:     "ninguna otra jugada hace tablas",
}

// prevented names what a move prevents by a noun.
func (v voice) prevented(idea fact.Fact) string {
	switch idea.Concept {
	case fact.Trapped:
		return "una trampa para " + v.piece(idea.Pieces[0], bare)
	case fact.PinToKing, fact.PinToPiece:
		return "una clavada"
	}
	if ideaTexts[idea.Concept].noun {
		return article(idea.Concept) + v.idea(idea, false)
	}
	if len(idea.Pieces) > 0 && idea.Pieces[0].Piece.Color() != idea.Side {
		return "una amenaza contra " + v.piece(idea.Pieces[0], bare)
	}
	return "una amenaza"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	idea := why.Ideas[0]
	if idea.Kind == fact.KindMates {
		return "jaque mate"
	}
	if text, ok := ideaReasons[idea.Concept]; ok {
		if idea.Concept == fact.FreePiece && idea.Took {
			text = "nada puede recapturar"
		}
		return factParts.Fill(text, topic{v, idea, false})
	}
	return v.withSecond(v.idea(idea, false), why)
}

// ideaReasons tell why a move is good that carries out an idea, where that is more than the idea's name.
var ideaReasons = map[fact.Concept]string{
	fact.FreePiece:    "sale gratis",
	fact.WinningTrade: "un buen cambio",
	fact.Promotion:    "se convierte en $type",
	fact.InBetween:    "$piece puede esperar",
	fact.Lured:        "$lures $attackerTo",
	fact.OnlyMove:     "la única jugada contra el mate",
	fact.GuardRemoved: "$piece pierde su defensor",
	fact.OpenedLine:   "así $attacker ataca $pieceTo",
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f fact.Fact) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "entra en juego y ataca"
	}
	return "ataca"
}

// What the other side could do next.
var (
	couldTake  = tells("Después, $attacker podría capturar $piece.")
	couldCheck = tells("Después, $attacker podría dar jaque en $square y luego capturar $piece.")
	couldGo    = either(say.ChecksThere, "Después, $attacker podría dar jaque en $square.",
		"Después, $attacker podría ir a $square.")
)

// What tells which piece a hint moves: one in danger or named before that is to take something, one in danger, and any
// other.
var (
	takes = tells("¿Qué puede capturar $piece?")
	goes  = either(say.Retold, "¿Adónde podría ir $piece?", "$Piece puede ayudar.")
	safe  = tells("Busca una casilla segura para $piece.")
)
