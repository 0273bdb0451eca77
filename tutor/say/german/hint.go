package german

import (
	"cmp"
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said when the learner asks for the threat, what a move was for, or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: either(say.ByTwo, "$Side $stand im Schach durch zwei Figuren: Das ist die Drohung.",
		"$Side $stand im Schach durch $attackerA: Das ist die Drohung."),
	fact.KindThreatMate:      tells("Als Nächstes könnte $mating $attacker mattsetzen."),
	fact.KindThreatHanging:   tells("Als Nächstes könnte $attacker $pieceA umsonst schlagen."),
	fact.KindThreatExchange:  tells("Als Nächstes könnte $attacker $pieceA schlagen. $trade"),
	fact.KindThreatPromotion: tells("Als Nächstes könnte $attacker $becomes werden."),
	fact.KindThreatNone:      tells("Ich sehe gerade keine große Drohung."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.colon("die Drohung", f) },
	fact.KindThreatAttack:    tells("Zieht $attacker nach $square, ist $piece in Gefahr."),
	fact.KindThreatLine: func(v voice, f fact.Fact) string {
		switch {
		case say.TakesLater(f):
			return couldCheck(v, f)
		case say.TakesSomething(f):
			return couldTake(v, f)
		}
		return couldGo(v, f)
	},

	fact.KindPurposeGuards:    tells("Der Zug deckt $pieceA."),
	fact.KindPurposeSaves:     tells("Nun ist $piece außer Gefahr."),
	fact.KindPurposeLeaves:    tells("Die Figur weicht einem Angriff aus."),
	fact.KindPurposePrepares:  func(v voice, f fact.Fact) string { return v.colon("der Zug bereitet etwas vor", f) },
	fact.KindPurposeOut:       tells("Der Zug bringt eine Figur ins Spiel."),
	fact.KindPurposeCheck:     tells("Das beantwortet das Schach."),
	fact.KindPurposeReaches:   tells("Von dort erreicht die Figur mehr Felder."),
	fact.KindPurposeNone:      tells("Ich sehe nichts, was dieser Zug bewirkt."),
	fact.KindPurposeCalm:      tells("Ich sehe in diesem Zug keine neue Drohung."),
	fact.KindPurposeMore:      tells("Der Zug greift $pieceA noch einmal an."),
	fact.KindPurposeUncovers:  tells("Der Zug macht den Weg frei: Jetzt greift $attacker $pieceA an."),
	fact.KindPurposeTakesBack: voice.takesBack,

	fact.KindHintLook: voice.look,
	fact.KindHintMate: either(say.Single, "Hier gibt es ein Matt in einem Zug.",
		"Hier gibt es ein Matt$inMoves."),
	fact.KindHintCapture: either(say.ByOne, "Eine Figur kann auf $square schlagen.",
		"$Attackers Figuren können auf $square schlagen."),
	fact.KindHintSave:     tells("$Piece ist in Gefahr."),
	fact.KindHintBack:     tells("Schlag auf $square zurück."),
	fact.KindHintFree:     tells("Schlag $pieceA: Nichts kann zurückschlagen."),
	fact.KindHintAnswer:   tells("Antworte auf das Schach durch $pieceA."),
	fact.KindHintCheck:    tells("Such nach einem Schach."),
	fact.KindHintCastle:   tells("$Side $can rochieren."),
	fact.KindHintPlace:    tells("Ich würde nach $square ziehen."),
	fact.KindHintIdea:     voice.ideas,
	fact.KindHintNext:     func(v voice, f fact.Fact) string { return v.colon("später", f) },
	fact.KindHintPrevents: func(v voice, f fact.Fact) string { return v.colon("verhindere das", f) },
	fact.KindHintPrepares: voice.prepares,
	fact.KindHintAttack:   tells("Versuch, $pieceA anzugreifen."),
	fact.KindHintEnds:     tells("$Piece ist in Gefahr."),
	fact.KindHintGuard:    tells("Versuch, $pieceA zu decken."),
	fact.KindHintKeep:     tells("Sorge dafür, dass $piece sicher bleibt."),
	fact.KindHintNoMate:   tells("Sorge dafür, dass es kein Matt gibt."),
	fact.KindHintDevelop:  tells("Versuch, eine Figur ins Spiel zu bringen."),
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

// colon tells of ideas after some words and a colon.
func (v voice) colon(begin string, f fact.Fact) string {
	return sentence("%s: %s", begin, v.withSecond(capitalizedClause(f.Ideas[0], v.idea(f.Ideas[0], canBe(f.Kind))), f))
}

// capitalizedClause begins what follows a colon with a capital if it is a clause, and leaves a noun as it is.
func capitalizedClause(idea fact.Fact, text string) string {
	if ideaTexts[idea.Concept].noun {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// goesOn tells how it goes on once what a move offers was taken, which without a move would be a mistake.
func (v voice) goesOn(f fact.Fact) string {
	if f.Move == chess.NoMove {
		return "wer dort schlägt, verliert mehr"
	}
	return fmt.Sprintf("schlägt jemand dort, geht es so weiter: %s", v.goes(f))
}

// takesBack tells what a piece that takes back has got, and for what, where that is settled.
func (v voice) takesBack(f fact.Fact) string {
	t := f.Trade()
	text := fmt.Sprintf("der Zug schlägt zurück: %s für %s", counted(t.Won, accusative), counted(t.Lost, accusative))
	if f.Count == 0 {
		text += ", ein gleicher Tausch"
	}
	if len(t.Lost) == 0 || words(text) > mostWords {
		return sentence("der Zug schlägt zurück")
	}
	return sentence("%s", text)
}

// goodTrade tells where a good trade is, and what is traded for what; or what it takes if nothing takes back.
func (v voice) goodTrade(f fact.Fact) string {
	t, on := f.Whole(), f.Line[0].To()
	won, lost := counted(t.Won, nominative), counted(t.Lost, accusative)
	text := fmt.Sprintf("ein guter Tausch auf %s: %s für %s", on, won, lost)
	if len(t.Lost) == 0 || words(text) > mostWords {
		return takesIt(v, f)
	}
	return sentence("%s", text)
}

// prepares tells what a hint's move prepares: a threat of mate, or an idea.
func (v voice) prepares(f fact.Fact) string {
	if f.Mate {
		return "Versuch, Matt zu drohen."
	}
	return v.colon("bereite das vor", f)
}

// plan tells the plan, or the rule of thumb, that a hint's move follows.
func (v voice) plan(f fact.Fact) string { return positionFacts[f.Ideas[0].Kind](v, f.Ideas[0]) }

// expected tells the answer that the coach expects to a move of which it cannot say why it is good.
func (v voice) expected(f fact.Fact) string {
	if len(f.Line) < 2 {
		return ""
	}
	after := f.Start.Play(f.Line[0])
	return " " + sentence("dann kann %s", voice{v.audience, &after}.answers(&after, f.Line[1]))
}

// answers tells an answer to a move, after its verb: "der Springer nach f3 ziehen", or "der Springer deinen Läufer
// auf f3 schlagen".
func (v voice) answers(p *chess.Position, m chess.Move) string {
	who := v.piece(fact.PieceOn(p, m.From()), nominative)
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		return who + " " + v.piece(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, accusative) + " schlagen"
	}
	if next := p.Play(m); next.Checkers().Has(m.To()) {
		return who + " mit Schach nach " + m.To().String() + " ziehen"
	}
	return who + " nach " + m.To().String() + " ziehen"
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f fact.Fact) string {
	switch {
	case len(f.Pieces) == 0 && len(f.Squares) > 1:
		return "Schau auf die Mitte des Bretts. Welche Figur könnte dorthin?"
	case len(f.Pieces) == 0:
		return sentence("schau auf %s", f.Squares[0]) + " Welche Figur könnte dorthin?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		return sentence("schau auf die beiden %s", some(f.Pieces[0].Piece.Type(), accusative))
	}
	var names []string
	for _, m := range f.Pieces[:min(2, len(f.Pieces))] {
		names = append(names, v.looked(m))
	}
	return sentence("schau auf %s", and(names))
}

// looked names a piece to look at: a king by its owner, as there are always two.
func (v voice) looked(m fact.PlacedPiece) string {
	if m.Piece.Type() == chess.King {
		return v.own(m.Piece.Color(), chess.King, accusative)
	}
	return v.piece(m, accusative)
}

// goes tells a move without notation: "Springer nach f3". The square it comes from is
// named where another of its kind could go there.
func (v voice) goes(f fact.Fact) string {
	m := f.Move
	mover := f.Start.At(m.From())
	if m.IsCastle() {
		return "Rochade, König nach " + m.To().String()
	}
	who := name(mover.Type())
	for _, other := range f.Start.Moves() {
		if other.To() == m.To() && other.From() != m.From() && f.Start.At(other.From()) == mover {
			who += " auf " + m.From().String()
			break
		}
	}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return who + " nach " + m.To().String() + ", en passant"
	case taken != chess.NoPiece:
		return who + " schlägt " + the(taken.Type(), accusative) + " auf " + m.To().String()
	}
	return who + " nach " + m.To().String()
}

// reason tells why the move of a hint is good, as far as that is proved; "" if it
// is not. It follows a colon.
func (v voice) reason(f fact.Fact) string {
	if len(f.Ideas) == 0 || say.SavesByTaking(f) {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case fact.KindHintIdea:
		return v.doing(why)
	case fact.KindHintMove:
		return say.Capitalized(v.goesOn(why))
	case fact.KindHintSave:
		if len(why.Guards) > 0 {
			return hintReasons[why.Kind] + ", und " + strings.ToLower(hintReasons[fact.KindHintGuard][:1]) +
				factParts.Fill(hintReasons[fact.KindHintGuard][1:], topic{v, say.Guarding(why), false})
		}
	case fact.KindHintNext:
		return "Danach " + v.inverted(why.Ideas[0], false)
	case fact.KindHintPrevents:
		if why.Ideas[0].Concept == fact.PawnRun {
			return "Das hält " + v.piece(why.Ideas[0].Pieces[0], accusative) + " auf"
		}
		return "Das verhindert " + v.prevented(why.Ideas[0])
	case fact.KindHintPrepares:
		if why.Mate {
			return "Damit droht Matt"
		}
		return "Das ermöglicht " + v.prevented(why.Ideas[0])
	case fact.KindHintAttack:
		return develops(f, v.piece(why.Pieces[0], accusative))
	case fact.KindHintMate:
		if say.Single(why) {
			return "Schachmatt"
		}
	case fact.KindHintPlan:
		return factParts.Fill(hintPlans[why.Ideas[0].Kind], topic{v, why.Ideas[0], false})
	}
	return factParts.Fill(hintReasons[why.Kind], topic{v, why, false})
}

// hintReasons tell why the move of a hint is good, by the second step.
var hintReasons = map[fact.Kind]string{
	fact.KindHintMate:    "Das führt zum Matt$inMoves",
	fact.KindHintSave:    "Dort ist es sicher",
	fact.KindHintBack:    "Das schlägt zurück",
	fact.KindHintFree:    "Nichts kann zurückschlagen",
	fact.KindHintAnswer:  "Das beantwortet das Schach",
	fact.KindHintEnds:    "Dann ist $piece außer Gefahr",
	fact.KindHintGuard:   "Das deckt $pieceA",
	fact.KindHintKeep:    "Dann bleibt $piece sicher",
	fact.KindHintNoMate:  "Danach gibt es kein Matt",
	fact.KindHintDevelop: "Die Figur kommt ins Spiel",
	fact.KindHintCheck:   "Das gibt Schach",
	fact.KindHintCastle:  "Der König verlässt die Mitte",
}

// hintPlans tell how the move of a hint follows a plan or a rule of thumb.
var hintPlans = map[fact.Kind]string{
	fact.KindPlanBox:      "Der König hat dann weniger Felder",
	fact.KindPlanNear:     "Der König muss beim Mattsetzen helfen",
	fact.KindPlanEdge:     "Der König kommt der Mitte nicht näher",
	fact.KindPlanTrade:    "$Side $are voraus, also tausch Figuren",
	fact.KindPlanKeep:     "$Side $are zurück, also behalte Figuren",
	fact.KindPlanPush:     "Kein Bauer kann ihn aufhalten",
	fact.KindPlanThreat:   "Das greift $pieceA an",
	fact.KindPlanGuard:    "Das deckt $pieceA",
	fact.KindPlanRid:      "Das schlägt, was $pieceA angreift",
	fact.KindPlanKing:     "Bei so wenigen Figuren kann der König helfen",
	fact.KindPlanPawn:     "Er kommt $pieceD näher",
	fact.KindPlanWay:      "Das macht Platz für $pieceA",
	fact.KindPlanFile:     "Kein eigener Bauer steht auf dieser Linie",
	fact.KindPlanWeak:     "Kein Bauer kann $pieceA decken",
	fact.KindPlanPiece:    "Die Figur hat dort mehr Züge",
	fact.KindPlanReach:    "Die Figur hat dort mehr Züge",
	fact.KindPlanMiddle:   "Die Figur kommt in die Mitte des Bretts",
	fact.KindPlanAim:      "Von dort greift die Figur mehr von der Mitte an",
	fact.KindPlanMore:     "Das greift $pieceA noch einmal an",
	fact.KindPlanAir:      "Das gibt $pieceD einen Ausweg",
	fact.KindPlanHome:     "Der König geht zurück nach Hause",
	fact.KindHabitCenter:  "In der Mitte ist ein Bauer stark",
	fact.KindHabitDevelop: "Die Figur kommt ins Spiel",
	fact.KindHabitTwice:   "$Piece hat gerade zweimal gezogen",
	fact.KindHabitQueen:   "auch Springer und Läufer kommen ins Spiel",
	fact.KindHabitCastle:  "Der König verlässt die Mitte",
	fact.KindOnlyWin:      "Kein anderer Zug gewinnt",
	fact.KindOnlyDraw:     "Kein anderer Zug hält remis",
}

// prevented names what a move prevents, in the accusative.
func (v voice) prevented(idea fact.Fact) string {
	text := ideaTexts[idea.Concept]
	switch {
	case idea.Concept == fact.Trapped:
		return "eine Falle für " + v.piece(idea.Pieces[0], accusative)
	case idea.Concept == fact.PinToKing || idea.Concept == fact.PinToPiece:
		return "eine Fesselung"
	case text.noun:
		return strings.Replace(v.idea(idea, false), text.phrase, cmp.Or(text.accusative, text.phrase), 1)
	}
	if len(idea.Pieces) > 0 && idea.Pieces[0].Piece.Color() != idea.Side {
		return "eine Drohung gegen " + v.piece(idea.Pieces[0], accusative)
	}
	return "eine Drohung"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	idea := why.Ideas[0]
	if idea.Kind == fact.KindMates {
		return "Schachmatt"
	}
	if text, ok := ideaReasons[idea.Concept]; ok {
		if idea.Concept == fact.FreePiece && idea.Took {
			text = "Nichts kann zurückschlagen"
		}
		return factParts.Fill(text, topic{v, idea, false})
	}
	return v.withSecond(capitalizedClause(idea, v.idea(idea, false)), why)
}

// ideaReasons tell why a move is good that carries out an idea, where that is more than the idea's name.
var ideaReasons = map[fact.Concept]string{
	fact.FreePiece:    "Das kostet nichts",
	fact.WinningTrade: "ein guter Tausch",
	fact.Promotion:    "Er wird $becomes",
	fact.InBetween:    "$Piece kann warten",
	fact.Lured:        "Das lockt $attackerA $away",
	fact.OnlyMove:     "der einzige Zug gegen das Matt",
	fact.GuardRemoved: "$Piece verliert $itsGuard",
	fact.OpenedLine:   "Dann greift $attacker $pieceA an",
}

// develops tells that the piece attacks another, and comes out from home if it does.
func develops(f fact.Fact, attacked string) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "Die Figur kommt ins Spiel und greift " + attacked + " an"
	}
	return "Das greift " + attacked + " an"
}

// What the other side could do next.
var (
	couldTake  = tells("Als Nächstes könnte $attacker $pieceA schlagen.")
	couldCheck = tells("Als Nächstes könnte $attacker nach $square ziehen, Schach geben und dann $pieceA schlagen.")
	couldGo    = either(say.ChecksThere, "Als Nächstes könnte $attacker nach $square ziehen und Schach geben.", "Als Nächstes könnte $attacker nach $square ziehen.")
)

// What tells which piece a hint moves: one in danger or named before that is to take something, one in danger, and any
// other.
var (
	takes = tells("Was kann $piece schlagen?")
	goes  = either(say.Retold, "Wohin könnte $piece ziehen?", "$Piece kann helfen.")
	safe  = tells("Such ein sicheres Feld für $pieceA.")
)
