package ukrainian

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said when the learner asks for the threat, what a move was for, or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: either(say.ByTwo, "$SideDat дають шах дві фігури: це і є загроза.",
		"$SideDat шах, його дає $attacker: це і є загроза."),
	fact.KindThreatMate:      tells("Далі $attacker може поставити мат $mating."),
	fact.KindThreatHanging:   tells("Далі $attacker може взяти задарма $pieceAcc."),
	fact.KindThreatExchange:  tells("Далі $attacker може взяти $pieceAcc. $trade"),
	fact.KindThreatPromotion: tells("Далі $attacker може стати $typeIns."),
	fact.KindThreatNone:      tells("Зараз я не бачу великих загроз."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.then("загроза: ", "", f) },
	fact.KindThreatAttack:    tells("Якщо $attacker піде на $square, $piece буде в небезпеці."),
	fact.KindThreatLine: func(v voice, f fact.Fact) string {
		switch {
		case say.TakesLater(f):
			return couldCheck(v, f)
		case say.TakesSomething(f):
			return couldTake(v, f)
		}
		return couldGo(v, f)
	},

	fact.KindPurposeGuards:    tells("Захищає $pieceAcc."),
	fact.KindPurposeSaves:     tells("Тепер $piece в безпеці."),
	fact.KindPurposeLeaves:    tells("Відходить з-під нападу."),
	fact.KindPurposePrepares:  func(v voice, f fact.Fact) string { return v.then("готує таке: ", "", f) },
	fact.KindPurposeOut:       tells("Виводить фігуру."),
	fact.KindPurposeCheck:     tells("Захищає від шаху."),
	fact.KindPurposeReaches:   tells("Звідти фігура дістає до більшої кількості полів."),
	fact.KindPurposeNone:      tells("Я не бачу, що дає цей хід."),
	fact.KindPurposeCalm:      tells("У цьому ході я не бачу нової загрози."),
	fact.KindPurposeMore:      tells("Атакує $pieceAcc ще раз."),
	fact.KindPurposeUncovers:  tells("Відкриває шлях: тепер $attacker атакує $pieceAcc."),
	fact.KindPurposeTakesBack: voice.takesBack,

	fact.KindHintLook:     voice.look,
	fact.KindHintMate:     either(say.Single, "Є мат за один хід.", "Є шлях до мату$inMoves."),
	fact.KindHintCapture:  tells("Взяти на $square: можуть $attackers."),
	fact.KindHintSave:     tells("$Piece у небезпеці."),
	fact.KindHintBack:     tells("Візьми у відповідь на $square."),
	fact.KindHintFree:     tells("Візьми $pieceAcc: відповісти взяттям не можна."),
	fact.KindHintAnswer:   tells("Шах дає $piece. Захистися від нього."),
	fact.KindHintCheck:    tells("Пошукай шах."),
	fact.KindHintCastle:   tells("$Can зробити рокіровку."),
	fact.KindHintPlace:    tells("Хороше поле: $square."),
	fact.KindHintIdea:     voice.ideas,
	fact.KindHintNext:     func(v voice, f fact.Fact) string { return v.then("згодом: ", "", f) },
	fact.KindHintPrevents: func(v voice, f fact.Fact) string { return v.then("завадь такому: ", "", f) },
	fact.KindHintPrepares: voice.prepares,
	fact.KindHintAttack:   tells("Спробуй атакувати $pieceAcc."),
	fact.KindHintEnds:     tells("$Piece у небезпеці."),
	fact.KindHintGuard:    tells("Спробуй захистити $ownAcc."),
	fact.KindHintKeep:     tells("Тримай $ownAcc у безпеці."),
	fact.KindHintNoMate:   tells("Подбай, щоб мату не було."),
	fact.KindHintDevelop:  tells("Спробуй вивести фігуру."),
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
		return "хто візьме там, втратить більше"
	}
	return fmt.Sprintf("якщо там візьмуть, грай далі: %s", v.goes(f))
}

// takesBack tells what a piece that takes back has got, and for what, where that is settled.
func (v voice) takesBack(f fact.Fact) string {
	t := f.Trade()
	text := fmt.Sprintf("бере у відповідь: %s за %s", counted(t.Won, accusative), counted(t.Lost, accusative))
	if f.Count == 0 {
		text += ", рівний обмін"
	}
	if len(t.Lost) == 0 || words(text) > mostWords {
		return sentence("бере у відповідь")
	}
	return sentence("%s", text)
}

// goodTrade tells where a good trade is, and what is traded for what; or what it takes if nothing takes back.
func (v voice) goodTrade(f fact.Fact) string {
	t, on := f.Whole(), f.Line[0].To()
	text := fmt.Sprintf("вигідний розмін на %s: %s за %s", on, counted(t.Won, nominative), counted(t.Lost, accusative))
	if len(t.Lost) == 0 || words(text) > mostWords {
		return takesIt(v, f)
	}
	return sentence("%s", text)
}

// prepares tells what a hint's move prepares: a threat of mate, or an idea.
func (v voice) prepares(f fact.Fact) string {
	if f.Mate {
		return "Спробуй загрозити матом."
	}
	return v.then("підготуй таке: ", "", f)
}

// plan tells the plan, or the rule of thumb, that a hint's move follows.
func (v voice) plan(f fact.Fact) string { return positionFacts[f.Ideas[0].Kind](v, f.Ideas[0]) }

// expected tells the answer that the coach expects to a move of which it cannot say why it is good.
func (v voice) expected(f fact.Fact) string {
	if len(f.Line) < 2 {
		return ""
	}
	after := f.Start.Play(f.Line[0])
	return " " + sentence("тоді %s", voice{v.audience, &after}.answers(&after, f.Line[1]))
}

// answers tells an answer to a move: "кінь може піти на f3", or "кінь може взяти твого слона на f3".
func (v voice) answers(p *chess.Position, m chess.Move) string {
	who := v.piece(fact.PieceOn(p, m.From()), nominative)
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		return who + " може взяти " + v.piece(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, accusative)
	}
	if next := p.Play(m); next.Checkers().Has(m.To()) {
		return who + " може дати шах на " + m.To().String()
	}
	return who + " може піти на " + m.To().String()
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f fact.Fact) string {
	switch {
	case len(f.Pieces) == 0 && len(f.Squares) > 1:
		return "Подивися на центр дошки. Яка фігура може піти туди?"
	case len(f.Pieces) == 0:
		return sentence("подивися на поле %s", f.Squares[0]) + " Яка фігура може піти туди?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		return sentence("подивися на %s", several(2, f.Pieces[0].Piece.Type(), accusative))
	}
	var names []string
	for _, m := range f.Pieces[:min(2, len(f.Pieces))] {
		names = append(names, v.looked(m))
	}
	return sentence("подивися на %s", reflexive(and(names)))
}

// looked names a piece to look at: a king by its owner, as there are always two.
func (v voice) looked(m fact.PlacedPiece) string {
	if m.Piece.Type() == chess.King {
		return v.own(m.Piece.Color(), chess.King, accusative)
	}
	return v.piece(m, accusative)
}

// goes tells a move without notation: "кінь іде на f3". The square it comes from is
// named where another of its kind could go there.
func (v voice) goes(f fact.Fact) string {
	m := f.Move
	mover := f.Start.At(m.From())
	if m.IsCastle() {
		return "рокіровка, король іде на " + m.To().String()
	}
	who := name(mover.Type(), nominative)
	for _, other := range f.Start.Moves() {
		if other.To() == m.To() && other.From() != m.From() && f.Start.At(other.From()) == mover {
			who += " на " + m.From().String()
			break
		}
	}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return who + " іде на " + m.To().String() + ", на проході"
	case taken != chess.NoPiece:
		return who + " бере " + name(taken.Type(), accusative) + " на " + m.To().String()
	}
	return who + " іде на " + m.To().String()
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
			return hintReasons[why.Kind] + ", і це " +
				factParts.Fill(hintReasons[fact.KindHintGuard], topic{v, say.Guarding(why), false})
		}
	case fact.KindHintNext:
		first := why.Ideas[0]
		if ideaTexts[first.Concept].noun {
			return "далі буде " + v.idea(first, false)
		}
		return "далі " + v.idea(first, false)
	case fact.KindHintPrevents:
		if why.Ideas[0].Concept == fact.PawnRun {
			return "це зупиняє " + v.piece(why.Ideas[0].Pieces[0], accusative)
		}
		return "це рятує від " + v.prevented(why.Ideas[0])
	case fact.KindHintPrepares:
		if why.Mate {
			return "це загрожує матом"
		}
		return "це крок до " + v.prevented(why.Ideas[0])
	case fact.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0], accusative)
	case fact.KindHintMate:
		if say.Single(why) {
			return "мат"
		}
	case fact.KindHintPlan:
		return factParts.Fill(hintPlans[why.Ideas[0].Kind], topic{v, why.Ideas[0], false})
	}
	return factParts.Fill(hintReasons[why.Kind], topic{v, why, false})
}

// hintReasons tell why the move of a hint is good, by the second step.
var hintReasons = map[fact.Kind]string{
	fact.KindHintMate:    "веде до мату$inMoves",
	fact.KindHintSave:    "там безпечно",
	fact.KindHintBack:    "бере у відповідь",
	fact.KindHintFree:    "відповісти взяттям не можна",
	fact.KindHintAnswer:  "захищає від шаху",
	fact.KindHintEnds:    "тоді $piece у безпеці",
	fact.KindHintGuard:   "захищає $pieceAcc",
	fact.KindHintKeep:    "тоді $piece лишається в безпеці",
	fact.KindHintNoMate:  "після цього мату немає",
	fact.KindHintDevelop: "виходить у бій",
	fact.KindHintCheck:   "дає шах",
	fact.KindHintCastle:  "король іде з центру",
}

// hintPlans tell how the move of a hint follows a plan or a rule of thumb.
var hintPlans = map[fact.Kind]string{
	fact.KindPlanBox:      "тоді король має менше полів",
	fact.KindPlanNear:     "король має допомогти поставити мат",
	fact.KindPlanEdge:     "король не може наблизитися до центру",
	fact.KindPlanTrade:    "$leads більше очок, тому розмінюй фігури",
	fact.KindPlanKeep:     "$leads менше очок, тому бережи фігури",
	fact.KindPlanPush:     "жоден пішак $it не спинить",
	fact.KindPlanThreat:   "атакує $pieceAcc",
	fact.KindPlanGuard:    "захищає $pieceAcc",
	fact.KindPlanRid:      "бере те, що атакує $pieceAcc",
	fact.KindPlanKing:     "коли фігур мало, король може допомогти",
	fact.KindPlanPawn:     "підходить ближче до $pieceGen",
	fact.KindPlanWay:      "дає дорогу $pieceDat",
	fact.KindPlanFile:     "на цій вертикалі немає своїх пішаків",
	fact.KindPlanWeak:     "жоден пішак не може захистити $pieceAcc",
	fact.KindPlanPiece:    "там більше ходів",
	fact.KindPlanReach:    "там більше ходів",
	fact.KindPlanMiddle:   "іде до центру дошки",
	fact.KindPlanAim:      "звідти атакує більше полів центру",
	fact.KindPlanMore:     "атакує $pieceAcc ще раз",
	fact.KindPlanAir:      "дає $pieceDat вихід",
	fact.KindPlanHome:     "король іде назад додому",
	fact.KindHabitCenter:  "пішак сильний у центрі",
	fact.KindHabitDevelop: "виходить у бій",
	fact.KindHabitTwice:   "щойно двічі ходила та сама фігура: $piece",
	fact.KindHabitQueen:   "коні й слони теж виходять",
	fact.KindHabitCastle:  "король іде з центру",
	fact.KindOnlyWin:      "жоден інший хід не виграє",
	fact.KindOnlyDraw:     "жоден інший хід не дає нічиєї",
}

// nounGenitives are the names of ideas after "від".
var nounGenitives = map[fact.Concept]string{
	fact.MateInOne: "мату за один хід", fact.BackRank: "мату на останній горизонталі",
	fact.MateInTwo: "мату за два ходи", fact.MateInThree: "мату за три ходи",
	fact.Fork: "вилки: $kinds", fact.Skewer: "лінійного удару: $kinds",
	fact.OpenedLine: "розкритого нападу на $pieceAcc", fact.OpenedCheck: "розкритого шаху",
	fact.DoubleCheck: "подвійного шаху", fact.PassedPawn: "прохідного пішака",
	fact.WinningTrade: "невигідного розміну на $square", fact.PerpetualCheck: "вічного шаху",
	fact.PinToKing: "зв’язки", fact.PinToPiece: "зв’язки", fact.Trapped: "пастки для $pieceGen",
}

// prevented names what a move prevents by a noun.
func (v voice) prevented(idea fact.Fact) string {
	if text, ok := nounGenitives[idea.Concept]; ok {
		if idea.Concept == fact.Fork && idea.Plain {
			text = "подвійного нападу: $kinds"
		}
		return factParts.Fill(text, topic{v, idea, false})
	}
	if len(idea.Pieces) > 0 && idea.Pieces[0].Piece.Color() != idea.Side {
		return "загрози для " + v.piece(idea.Pieces[0], genitive)
	}
	return "загрози"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	idea := why.Ideas[0]
	if idea.Kind == fact.KindMates {
		return "мат"
	}
	if text, ok := ideaReasons[idea.Concept]; ok {
		if idea.Concept == fact.FreePiece && idea.Took {
			text = "відповісти взяттям не можна"
		}
		return factParts.Fill(text, topic{v, idea, false})
	}
	return v.withSecond(v.idea(idea, false), why)
}

// ideaReasons tell why a move is good that carries out an idea, where that is more than the idea's name.
var ideaReasons = map[fact.Concept]string{
	fact.FreePiece:    "це нічого не коштує",
	fact.WinningTrade: "вигідний розмін",
	fact.Promotion:    "стає $typeIns",
	fact.InBetween:    "$piece може почекати",
	fact.Lured:        "$lures $attackerAcc",
	fact.OnlyMove:     "єдиний хід проти мату",
	fact.GuardRemoved: "$piece лишається без захисника",
	fact.OpenedLine:   "тоді $attacker атакує $pieceAcc",
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f fact.Fact) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "виходить і атакує"
	}
	return "атакує"
}

// What the other side could do next.
var (
	couldTake  = tells("Далі $attacker може взяти $pieceAcc.")
	couldCheck = tells("Далі $attacker може дати шах на $square, а потім узяти $pieceAcc.")
	couldGo    = either(say.ChecksThere, "Далі $attacker може дати шах на $square.",
		"Далі $attacker може піти на $square.")
)

// What tells which piece a hint moves: one in danger or named before that is to take something, one in danger, and any
// other.
var (
	takes = tells("Що може взяти $piece?")
	goes  = either(say.Retold, "Куди може піти $piece?", "$Piece може допомогти.")
	safe  = tells("Знайди безпечне поле для $pieceGen.")
)
