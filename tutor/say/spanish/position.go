package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: func(v voice, f fact.Fact) string {
		if f.Also {
			return "Ya nada para el mate."
		}
		if f.Again {
			return "¡Sigue la amenaza de mate " + mating(f.Line[0]) + "!"
		}
		return capitalized("¡" + v.piece(f.By[0], bare) + " amenaza mate " + mating(f.Line[0]) + "!")
	},
	fact.KindHanging: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s también está en peligro", v.piece(f.Pieces[0], bare))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.QueenByLesser():
			return v.lesserAttacks(f)
		}
		state := "nada " + pronoun(f.Pieces[0].Piece.Type()) + " defiende"
		switch {
		case len(f.Guards) > 0:
			state = "su defensor está clavado"
		case !f.Unguarded:
			state = "nada puede recapturar"
		}
		attacked := v.piece(f.Pieces[0], to)
		text := sentence("%s ataca %s, y %s", v.piece(f.By[0], bare), attacked, state)
		if words(text) > mostWords { // then without its square
			text = sentence("%s ataca %s, y %s", v.kind(f.By[0], bare), attacked, state)
		}
		return text + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s también está en peligro", v.piece(f.Pieces[0], bare))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.ByLesser():
			return v.lesserAttacks(f)
		case f.TooFewGuards():
			text := sentence("%s ataca %s, y le falta defensa", v.piece(f.By[0], bare), v.piece(f.Pieces[0], to))
			return text + v.remedy(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck: voice.check,
	fact.KindMateChance: either(say.Retold, "El mate sigue ahí. Mira cada jaque.",
		"$Can ganar ahora mismo. ¡Encuentra el mate!"),
	fact.KindAttacks:  tells("$Attacker ataca $pieceTo.$guards"),
	fact.KindUncovers: tells("Ahora $attacker ataca $pieceTo.$guards"),
	fact.KindStoppedGuarding: either(say.Unguarded, "Se fue un defensor $pieceOf. Ahora nada $it defiende.",
		"Se fue un defensor $pieceOf."),
	fact.KindFree: func(v voice, f fact.Fact) string {
		if f.Again {
			return sentence("todavía se puede capturar %s", v.piece(f.Pieces[0], bare))
		}
		if f.Took {
			return sentence("%s puede capturar %s", v.piece(f.By[0], bare), v.piece(f.Pieces[0], bare)) + nothingBack
		}
		return takesFree(v, f)
	},
	fact.KindExchangeChance: func(v voice, f fact.Fact) string {
		if f.Again {
			what := "puntos"
			if f.Plain {
				what = "algo"
			}
			return sentence("todavía %s ganar %s en %s", v.can(f.Side), what, f.Line[len(f.Line)-1].To())
		}
		return v.taking(f, "")
	},
	fact.KindPromotionChance: tells("$Attacker puede convertirse en $type."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		switch {
		case f.Mate:
			return sentence("%s el mate", v.does(f.Side, "paraste", "paró", "pararon"))
		case len(f.Pieces) > 0:
			return sentence("%s %s", v.does(f.Side, "salvaste", "salvó", "salvaron"), v.piece(f.Pieces[0], bare))
		}
		return sentence("ahora %s perder nada gratis", v.does(f.Side, "no puedes", "no puede", "no pueden"))
	},

	fact.KindLostPiece: func(v voice, f fact.Fact) string {
		return say.Alone(f, v.took(f.By[0], f.Pieces[0]), "Eso pasa.")
	},
	fact.KindPraiseFree: func(v voice, f fact.Fact) string {
		if say.Forked(f) && !f.Also {
			return wonByFork(v, f)
		}
		return wasFree(v, f)
	},
	fact.KindPraiseTook:  either(say.AtACost, "Bien hecho: $won $kind.", "$Won $kind sin perder nada a cambio."),
	fact.KindPraiseTrade: tells("Un buen cambio: $won $points."),
	fact.KindPraiseCastle: either(say.Single, "$Castled: ahora hay un peón delante del rey.",
		"$Castled: ahora hay $pawns delante del rey."),
	fact.KindPraiseMiddle:    tells("Bien: $piece está en el centro del tablero."),
	fact.KindPraiseOut:       tells("Bien: $piece ya está en juego y puede ayudar."),
	fact.KindPraisePromotion: tells("$Brought el peón hasta el final: $aType $new."),

	fact.KindTableWon:    tells("Desde aquí $can forzar la victoria."),
	fact.KindTableDrawn:  tells("Aquí nadie puede forzar la victoria."),
	fact.KindTableLost:   tells("El otro bando puede forzar la victoria. Que encuentre el camino."),
	fact.KindOnlyWin:     tells("Cuidado: aquí solo una jugada sigue ganando."),
	fact.KindOnlyDraw:    tells("Cuidado: aquí solo una jugada mantiene las tablas."),
	fact.KindPraiseWon:   tells("La victoria sigue ahí: cualquier otra jugada la dejaba escapar."),
	fact.KindPraiseDrawn: tells("Siguen siendo tablas: cualquier otra jugada perdía."),

	fact.KindOpeningName:  tells("La apertura: $name."),
	fact.KindHabitCenter:  tells("Suele ser bueno: pon un peón en el centro del tablero."),
	fact.KindHabitDevelop: tells("Suele ser bueno: saca $piece."),
	fact.KindHabitTwice:   tells("Suele ser bueno: mueve otras piezas antes de repetir con $piece."),
	fact.KindHabitQueen:   tells("Suele ser bueno: saca caballos y alfiles antes de mover otra vez la dama."),
	fact.KindHabitCastle:  tells("Suele ser bueno: enroca pronto, para que el rey deje el centro."),

	fact.KindPlanBox: either(say.Retold, "Sigue quitando casillas al rey.",
		"Encierra al rey: déjale menos casillas."),
	fact.KindPlanNear: either(say.Retold, "Sigue así: acerca $piece.",
		"Acerca $piece: tiene que ayudar a dar mate."),
	fact.KindPlanTrade: tells("$Leads $points de ventaja. Cambia piezas, no peones."),
	fact.KindPlanKeep:  tells("$Leads $points de desventaja. Conserva tus piezas: no las cambies."),
	fact.KindPlanPush: either(say.Besides, "Después avanza $piece hasta $square.",
		"Avanza $piece: ningún peón puede $stopIt."),
	fact.KindPlanThreat: tells("Intenta atacar $pieceTo."),
	fact.KindPlanGuard:  tells("Intenta defender $piece."),
	fact.KindPlanRid:    tells("Intenta capturar lo que ataca $pieceTo."),
	fact.KindPlanKing:   tells("Quedan pocas piezas: lleva $piece al centro."),
	fact.KindPlanWay:    tells("Abre paso $pieceTo: mueve un peón."),
	fact.KindPlanFile:   tells("Pon $piece en una columna sin peones propios."),
	fact.KindPlanWeak:   tells("Ningún peón puede defender $piece. $AttackIt."),
	fact.KindPlanPiece:  tells("$Piece hace poco ahí. Búscale una casilla mejor."),
	fact.KindPlanPawn:   tells("Acerca $king $pieceTo."),
	fact.KindPlanChecks: either(say.Retold, "Mira otra vez cada jaque.", "Hay un buen jaque. ¿Lo encuentras?"),
	fact.KindPlanTakes: either(say.Retold, "Mira otra vez todo lo que puedes capturar.",
		"Hay algo bueno que capturar. ¿Lo encuentras?"),
	fact.KindPlanEdge: either(say.Retold, "Empuja $piece hacia el borde.",
		"Da jaque, para que $piece siga lejos del centro."),
	fact.KindPlanMiddle: tells("Lleva $piece al centro del tablero."),
	fact.KindPlanAim:    tells("Ataca el centro del tablero con $piece."),
	fact.KindPlanMore:   tells("Ataca $pieceTo una vez más."),
	fact.KindPlanReach:  tells("Mueve $piece adonde alcance más casillas."),
	fact.KindPlanMoves: either(say.Retold, "Mira otra vez cada jugada $pieceOf.",
		"$Piece tiene una buena jugada. ¿La encuentras?"),
	fact.KindPlanAir:  tells("Dale una salida $pieceTo: mueve un peón de delante."),
	fact.KindPlanHome: tells("Lleva $piece a casa: está al descubierto."),
}

var takesFree = either(say.Passing, "Al paso: mueve a $lands y captura $thePiece.",
	"$Attacker puede capturar gratis $piece.")

// stillInDanger tells of a danger in other words, where it was told a move or two before.
func (v voice) stillInDanger(f fact.Fact) string {
	return sentence("%s sigue en peligro", v.piece(f.Pieces[0], bare)) + v.remedy(f)
}

// lesserAttacks tells that a piece attacks one that is worth more.
func (v voice) lesserAttacks(f fact.Fact) string {
	by := "un peón"
	if !f.ByPawn() {
		by = v.piece(f.By[0], bare)
	}
	text := say.Capitalized(by) + " ataca " + v.piece(f.Pieces[0], to)
	if f.Pieces[0].Piece.Type() == chess.Queen {
		return "¡" + text + "!" + v.remedy(f)
	}
	return text + "." + v.remedy(f)
}

// remedy tells the way to meet a danger that a search has confirmed; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	if len(f.Ways) == 0 {
		return ""
	}
	it := pronoun(f.Pieces[0].Piece.Type())
	if f.ByTrade() { // of several pieces
		it = " " + v.kind(f.Pieces[0], bare)
	}
	var what string
	switch way := f.Ways[0]; way.Way {
	case fact.WayMove:
		what = "mover" + it
	case fact.WayGuard:
		what = "defender" + it + v.with(way)
	case fact.WayBlock:
		what = "cerrar el paso"
	case fact.WayTake:
		what = "capturar " + v.taken(f, way) + evenly(f)
	case fact.WayInstead:
		what = "capturar " + v.taken(f, way) + " a cambio"
	case fact.WayThreaten:
		switch {
		case way.Target.Piece != chess.NoPiece:
			what = "atacar " + v.the(way.Target, bare) + " a cambio"
		case way.Checks:
			what = "dar jaque primero" + v.with(way)
		default:
			return ""
		}
	default:
		return ""
	}
	return " " + sentence("%s %s", v.can(f.Side), what) + v.lets(f)
}

// lets tells what can be taken elsewhere after the move of a remedy or a hint; nothing if that is nothing.
func (v voice) lets(f fact.Fact) string {
	if len(f.Ways) == 0 || f.Ways[0].Lets.Piece == chess.NoPiece {
		return ""
	}
	return " " + sentence("entonces se puede capturar %s", v.piece(f.Ways[0].Lets, bare))
}

// taken names the piece that a way out takes, with its square unless it is alone of its kind: of several pawns a child
// cannot tell which; and what takes it, where that is named.
func (v voice) taken(f fact.Fact, w fact.WayOut) string {
	taken := v.the(fact.PieceOn(&f.Start, chess.TakenOn(w.Move)), bare)
	return taken + enPassant(w.Move) + v.with(w)
}

// evenly tells what is traded for what by a way out that takes what is worth as much, and can be taken in return.
func evenly(f fact.Fact) string {
	if !f.Ways[0].Even {
		return ""
	}
	by, taken := f.Start.At(f.Ways[0].Move.From()).Type(), chess.Taken(&f.Start, f.Ways[0].Move).Type()
	return ", " + name(by) + " por " + name(taken)
}

// with names the piece by which a way out is to be taken, if that matters.
func (v voice) with(w fact.WayOut) string {
	if w.By.Piece == chess.NoPiece {
		return ""
	}
	return " con " + v.piece(w.By, bare)
}

// check tells of a check and how it can be answered: first how a search would take what gives it, and beside that one
// other way.
func (v voice) check(f fact.Fact) string {
	var ways, orders []string // what can be done, and the same as orders
	add := func(way, order string) { ways, orders = append(ways, way), append(orders, order) }
	if f.Answers&fact.AnswerMove != 0 {
		add("mover el rey", "mueve el rey")
	}
	if f.Answers&fact.AnswerBlock != 0 {
		add("tapar el jaque", "tapa el jaque")
	}
	text, checker := "¡Jaque "+v.piece(f.By[0], of)+"!", v.kind(f.By[0], bare)
	taken, take := "capturar "+checker, "captura "+checker
	if f.Again {
		text = "¡Otro jaque " + v.piece(f.By[0], of) + "!"
	}
	if len(f.By) > 1 {
		text = "¡Dos jaques a la vez!"
		taken, take = "capturar con el rey una de las piezas", "captura con el rey una de esas piezas"
	}
	switch {
	case len(f.Ways) > 0 && len(f.By) == 1 && f.Unguarded:
		return text + " " + takesFree(v, say.TakesChecker(f))
	case len(f.Ways) > 0 && len(f.By) == 1:
		by := " con " + v.piece(fact.PieceOn(&f.Start, f.Ways[0].Move.From()), bare)
		ways = append([]string{taken + by}, ways[:min(len(ways), 1)]...)
		orders = append([]string{take + by}, orders[:min(len(orders), 1)]...)
	case f.Answers&fact.AnswerCapture != 0:
		add(taken, take)
	}
	if len(ways) == 1 {
		return text + " " + sentence("%s %s", v.does(f.Side, "solo puedes", "solo puede", "solo pueden"), ways[0])
	}
	return text + " " + sentence("%s", join(orders, "o"))
}

// What is said of a piece that was taken for nothing: that it was attacked together with another before, or no more.
var (
	wonByFork = tells("Buen ataque a dos a la vez: $won $kind.")
	wasFree   = either(say.Besides, "¡Buena captura!", "Buena captura: $kind estaba gratis.")
)
