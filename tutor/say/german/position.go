package german

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var mateThreat = either(say.Retold, "Matt $mating droht immer noch!", "$Attacker droht Matt $mating!")

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: func(v voice, f fact.Fact) string {
		if f.Also {
			return "Das Matt ist nicht mehr aufzuhalten."
		}
		return mateThreat(v, f)
	},
	fact.KindHanging: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("Auch %s ist in Gefahr", v.piece(f.Pieces[0], nominative))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.QueenByLesser():
			return v.lesserAttacks(f)
		}
		state := "nichts deckt " + pronoun(f.Pieces[0].Piece.Type(), accusative)
		switch {
		case len(f.Guards) > 0:
			state = its(f.Pieces[0].Piece.Type()) + " Verteidiger ist gefesselt"
		case !f.Unguarded:
			state = "nichts kann zurückschlagen"
		}
		attacked := v.piece(f.Pieces[0], accusative)
		text := sentence("%s greift %s an, und %s", v.piece(f.By[0], nominative), attacked, state)
		if words(text) > mostWords { // then without its square
			text = sentence("%s greift %s an, und %s", v.kind(f.By[0], nominative), attacked, state)
		}
		return text + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("Auch %s ist in Gefahr", v.piece(f.Pieces[0], nominative))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.ByLesser():
			return v.lesserAttacks(f)
		case f.TooFewGuards():
			attacked := v.piece(f.Pieces[0], accusative)
			text := sentence("%s greift %s an: Dort fehlt Deckung", v.piece(f.By[0], nominative), attacked)
			return text + v.remedy(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck: voice.check,
	fact.KindMateChance: either(say.Retold, "Das Matt ist noch da. Sieh dir jedes Schach an.",
		"$Side $can jetzt gewinnen. Finde das Matt!"),
	fact.KindAttacks:  tells("$Attacker greift $pieceA an.$guards"),
	fact.KindUncovers: tells("Jetzt greift $attacker $pieceA an.$guards"),
	fact.KindStoppedGuarding: either(say.Unguarded,
		"Eine Figur, die $pieceA deckte, ist fort. Jetzt deckt $itA nichts.",
		"Eine Figur, die $pieceA deckte, ist fort."),
	fact.KindFree: func(v voice, f fact.Fact) string {
		if f.Again {
			return sentence("%s kann immer noch geschlagen werden", v.piece(f.Pieces[0], nominative))
		}
		if f.Took {
			return sentence("%s kann %s schlagen", v.piece(f.By[0], nominative), v.piece(f.Pieces[0], accusative)) +
				nothingBack
		}
		return takesFree(v, f)
	},
	fact.KindExchangeChance: func(v voice, f fact.Fact) string {
		if f.Again {
			what := "Punkte"
			if f.Plain {
				what = "etwas"
			}
			return sentence("%s %s auf %s immer noch %s gewinnen", v.side(f.Side),
				v.does(f.Side, "kannst", "kann"), f.Line[len(f.Line)-1].To(), what)
		}
		return v.taking(f, "")
	},
	fact.KindPromotionChance: tells("$Attacker kann $becomes werden."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		has := v.side(f.Side) + " " + v.does(f.Side, "hast", "hat")
		switch {
		case f.Mate:
			return sentence("%s das Matt verhindert", has)
		case len(f.Pieces) > 0:
			return sentence("%s %s gerettet", has, v.piece(f.Pieces[0], accusative))
		}
		return sentence("%s %s jetzt nichts umsonst verlieren", v.side(f.Side), v.does(f.Side, "kannst", "kann"))
	},

	fact.KindLostPiece: func(v voice, f fact.Fact) string {
		return say.Alone(f, v.took(f.By[0], f.Pieces[0]), "Das kommt vor.")
	},
	fact.KindPraiseFree: func(v voice, f fact.Fact) string {
		if say.Forked(f) && !f.Also {
			return wonByFork(v, f)
		}
		return wasFree(v, f)
	},
	fact.KindPraiseTook: either(say.AtACost, "Gut gemacht: $Side $have $kindA gewonnen.",
		"$Side $have $kindA gewonnen und nichts dafür verloren."),
	fact.KindPraiseTrade: tells("Ein guter Tausch: $Side $have $points gewonnen."),
	fact.KindPraiseCastle: either(say.Single, "$Side $have rochiert: Ein Bauer steht jetzt vor dem König.",
		"$Side $have rochiert: $Pawns stehen jetzt vor dem König."),
	fact.KindPraiseMiddle:    tells("Gut: $Piece steht in der Mitte des Bretts."),
	fact.KindPraiseOut:       tells("Gut: $Piece ist im Spiel und kann helfen."),
	fact.KindPraisePromotion: tells("$Side $have den Bauern ganz nach vorn gebracht. Er wurde $becomes."),

	fact.KindTableWon:    tells("$Side $can von hier aus den Sieg erzwingen."),
	fact.KindTableDrawn:  tells("Niemand kann hier den Sieg erzwingen."),
	fact.KindTableLost:   tells("Die andere Seite kann den Sieg erzwingen. Lass sie den Weg erst finden."),
	fact.KindOnlyWin:     tells("Vorsicht: Nur ein Zug gewinnt hier noch."),
	fact.KindOnlyDraw:    tells("Vorsicht: Nur ein Zug hält hier noch remis."),
	fact.KindPraiseWon:   tells("Immer noch gewonnen: Jeder andere Zug gab den Sieg her."),
	fact.KindPraiseDrawn: tells("Immer noch remis: Jeder andere Zug hätte verloren."),

	fact.KindOpeningName:  tells("Die Eröffnung: $name."),
	fact.KindHabitCenter:  tells("Oft gut: Stell einen Bauern in die Mitte des Bretts."),
	fact.KindHabitDevelop: tells("Oft gut: Bring $pieceA ins Spiel."),
	fact.KindHabitTwice:   tells("Oft gut: Zieh erst andere Figuren, bevor $piece wieder zieht."),
	fact.KindHabitQueen:   tells("Oft gut: Bring Springer und Läufer ins Spiel, bevor die Dame wieder zieht."),
	fact.KindHabitCastle:  tells("Oft gut: Rochiere früh, dann steht der König nicht in der Mitte."),

	fact.KindPlanBox: either(say.Retold, "Nimm dem König weiter Felder weg.",
		"Sperr den König ein: Lass ihm weniger Felder."),
	fact.KindPlanNear: either(say.Retold, "Mach weiter: Bring $pieceA näher heran.",
		"Bring $pieceA näher heran: $It muss beim Mattsetzen helfen."),
	fact.KindPlanTrade: tells("$Side $are $points voraus. Tausch Figuren, keine Bauern."),
	fact.KindPlanKeep:  tells("$Side $are $points zurück. Behalte deine Figuren: Tausche sie nicht."),
	fact.KindPlanPush: either(say.Besides, "Dann zieh $pieceA bis $square vor.",
		"Zieh $pieceA vor: Kein Bauer kann $itA aufhalten."),
	fact.KindPlanThreat: tells("Versuch, $pieceA anzugreifen."),
	fact.KindPlanGuard:  tells("Versuch, $pieceA zu decken."),
	fact.KindPlanRid:    tells("Versuch zu schlagen, was $pieceA angreift."),
	fact.KindPlanKing:   tells("Nur noch wenige Figuren: Bring $pieceA in die Mitte."),
	fact.KindPlanWay:    tells("Mach Platz für $pieceA: Zieh einen Bauern."),
	fact.KindPlanFile:   tells("Stell $pieceA auf eine Linie ohne eigene Bauern."),
	fact.KindPlanWeak:   tells("Kein Bauer kann $pieceA decken. Greif $itA an."),
	fact.KindPlanPiece:  tells("$Piece tut dort wenig. Such $itD ein besseres Feld."),
	fact.KindPlanPawn:   tells("Bring $kingA näher an $pieceA heran."),
	fact.KindPlanChecks: either(say.Retold,
		"Sieh dir noch einmal jedes Schach an.", "Es gibt ein gutes Schach. Findest du es?"),
	fact.KindPlanTakes: either(say.Retold, "Sieh dir noch einmal alles an, was du schlagen kannst.",
		"Hier lohnt es sich zu schlagen. Findest du, was?"),
	fact.KindPlanEdge:   either(say.Retold, "Treib $pieceA an den Rand.", "Halte $pieceA von der Mitte fern."),
	fact.KindPlanMiddle: tells("Bring $pieceA in die Mitte des Bretts."),
	fact.KindPlanAim:    tells("Greif mit $pieceD die Mitte des Bretts an."),
	fact.KindPlanMore:   tells("Greif $pieceA noch einmal an."),
	fact.KindPlanReach:  tells("Zieh $pieceA dorthin, wo $it mehr Felder erreicht."),
	fact.KindPlanMoves: either(say.Retold, "Sieh dir noch einmal jeden Zug $pieceG an.",
		"$Piece hat einen guten Zug. Findest du ihn?"),
	fact.KindPlanAir:  tells("Gib $pieceD einen Ausweg: Zieh einen Bauern davor weg."),
	fact.KindPlanHome: tells("Bring $pieceA nach Hause: Er steht weit vorn."),
}

var takesFree = either(say.Passing, "En passant: Zieh nach $lands und schlag $thePieceA.",
	"$Attacker kann $pieceA umsonst schlagen.")

// stillInDanger tells of a danger in other words, where it was told a move or two before.
func (v voice) stillInDanger(f fact.Fact) string {
	return sentence("%s ist immer noch in Gefahr", v.piece(f.Pieces[0], nominative)) + v.remedy(f)
}

// lesserAttacks tells that a piece attacks one that is worth more.
func (v voice) lesserAttacks(f fact.Fact) string {
	by, end := "ein Bauer", "."
	if !f.ByPawn() {
		by = v.piece(f.By[0], nominative)
	}
	if f.Pieces[0].Piece.Type() == chess.Queen {
		end = "!"
	}
	return say.Capitalized(by) + " greift " + v.piece(f.Pieces[0], accusative) + " an" + end + v.remedy(f)
}

// remedy tells the way to meet a danger that a search has confirmed; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	if len(f.Ways) == 0 {
		return ""
	}
	it := pronoun(f.Pieces[0].Piece.Type(), accusative)
	if f.ByTrade() { // of several pieces
		it = v.kind(f.Pieces[0], accusative)
	}
	var what string
	switch way := f.Ways[0]; way.Way {
	case fact.WayMove:
		what = it + " wegziehen"
	case fact.WayGuard:
		what = it + v.with(way) + " decken"
	case fact.WayBlock:
		what = "den Weg versperren"
	case fact.WayTake:
		what = v.taken(f, way) + " schlagen" + evenly(f)
	case fact.WayInstead:
		what = "dafür " + v.taken(f, way) + " schlagen"
	case fact.WayThreaten:
		switch {
		case way.Target.Piece != chess.NoPiece:
			what = "dafür " + v.the(way.Target, accusative) + " angreifen"
		case way.Checks:
			what = "zuerst" + v.with(way) + " Schach geben"
		default:
			return ""
		}
	default:
		return ""
	}
	return " " + sentence("%s %s %s", v.side(f.Side), v.does(f.Side, "kannst", "kann"), what) + v.lets(f)
}

// lets tells what can be taken elsewhere after the move of a remedy or a hint; nothing if that is nothing.
func (v voice) lets(f fact.Fact) string {
	if len(f.Ways) == 0 || f.Ways[0].Lets.Piece == chess.NoPiece {
		return ""
	}
	return " " + sentence("dann kann %s geschlagen werden", v.piece(f.Ways[0].Lets, nominative))
}

// taken names the piece that a way out takes, with its square unless it is alone of its kind: of several pawns a child
// cannot tell which; and what takes it, where that is named.
func (v voice) taken(f fact.Fact, w fact.WayOut) string {
	taken := v.the(fact.PieceOn(&f.Start, chess.TakenOn(w.Move)), accusative)
	return taken + enPassant(w.Move) + v.with(w)
}

// evenly tells what is traded for what by a way out that takes what is worth as much, and can be taken in return.
func evenly(f fact.Fact) string {
	if !f.Ways[0].Even {
		return ""
	}
	by, taken := f.Start.At(f.Ways[0].Move.From()).Type(), chess.Taken(&f.Start, f.Ways[0].Move).Type()
	return ", " + name(by) + " gegen " + name(taken)
}

// with names the piece by which a way out is to be taken, if that matters.
func (v voice) with(w fact.WayOut) string {
	if w.By.Piece == chess.NoPiece {
		return ""
	}
	return " mit " + v.piece(w.By, dative)
}

// check tells of a check and how it can be answered: first how a search would take what gives it, and beside that one
// other way.
func (v voice) check(f fact.Fact) string {
	var ways, orders []string // what can be done, and the same as orders
	add := func(way, order string) { ways, orders = append(ways, way), append(orders, order) }
	if f.Answers&fact.AnswerMove != 0 {
		add("den König wegziehen", "zieh den König weg")
	}
	text, it := "Schach durch "+v.piece(f.By[0], accusative)+"!", v.kind(f.By[0], accusative)
	if f.Answers&fact.AnswerBlock != 0 {
		add("etwas dazwischenstellen", "stell etwas dazwischen")
	}
	taken, take := it+" schlagen", "schlag "+it
	if f.Again {
		text = "Wieder Schach durch " + v.piece(f.By[0], accusative) + "!"
	}
	if len(f.By) > 1 {
		text = "Zwei Schachs auf einmal!"
		taken, take = "eine der beiden Figuren mit dem König schlagen", "schlag eine davon mit dem König"
	}
	switch {
	case len(f.Ways) > 0 && len(f.By) == 1 && f.Unguarded:
		return text + " " + takesFree(v, say.TakesChecker(f))
	case len(f.Ways) > 0 && len(f.By) == 1:
		by := " mit " + v.piece(fact.PieceOn(&f.Start, f.Ways[0].Move.From()), dative)
		ways = append([]string{it + by + " schlagen"}, ways[:min(len(ways), 1)]...)
		orders = append([]string{take + by}, orders[:min(len(orders), 1)]...)
	case f.Answers&fact.AnswerCapture != 0:
		add(taken, take)
	}
	if len(ways) == 1 {
		return text + " " + sentence("%s %s nur %s", v.side(f.Side), v.does(f.Side, "kannst", "kann"), ways[0])
	}
	return text + " " + sentence("%s", join(orders, "oder"))
}

// What is said of a piece that was taken for nothing: that it was attacked together with another before, or no more.
var (
	wonByFork = tells("$Side $have zwei zugleich angegriffen und $kindA gewonnen.")
	wasFree   = either(say.Besides, "Gut geschlagen!", "Gut geschlagen: $Kind war umsonst zu haben.")
)
