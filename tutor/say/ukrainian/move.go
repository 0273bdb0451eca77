package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a legal move before it is played.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      tells("Це мат."),
	fact.KindStalemates: tells("Це пат: нічия."),
	fact.KindAllowsMate: tells("Тоді $attacker може поставити мат $mateNext."),
	fact.KindUnguards:   tells("$Piece лишається без захисника: $attacker може $it взяти."),
	fact.KindOpens: either(say.Returned, "Після цього $attacker зможе взяти $pieceAcc.",
		"Після цього $attacker зможе взяти задарма $pieceAcc."),
	fact.KindThenHangs:   func(v voice, f fact.Fact) string { return v.thenTakes("тоді", f) },
	fact.KindThenLoses:   func(v voice, f fact.Fact) string { return v.thenLoses("тоді", f) },
	fact.KindThenIdea:    func(v voice, f fact.Fact) string { return v.then("далі ", "буде ", f) },
	fact.KindThenAttacks: tells("Далі $attacker може атакувати $pieceAcc."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		if f.Even() {
			return sentence("рівний обмін: кожному %s", points(gain))
		}
		return sentence("%s %s, але %s втратити %d", v.does(f.Side, "виграєш", "виграє", "виграють"), points(gain),
			v.verb(f.Side, "можеш", "може", "можуть"), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded && f.Took {
			return sentence("%s може там узяти", v.piece(f.By[0], nominative)) + nothingBack
		}
		if !f.Unguarded && len(f.Guards) == 0 {
			return winsNothingThere(v, f)
		}
		return takenThere(v, f)
	},
	fact.KindUntouchable: tells("Там цю фігуру ніщо не може взяти."),
	fact.KindNoMate:      tells("Після цього мату немає."),
	fact.KindEndsDanger:  either(say.ItMoves, "Там ця фігура в безпеці.", "Тоді $piece в безпеці."),
	fact.KindStaysSafe:   tells("Тоді $piece лишається в безпеці."),
	fact.KindBlocksCheck: tells("Це закриває від шаху."),
	fact.KindSafeThere:   tells("Там безпечно."),
	fact.KindKingSafe:    tells("Там короля ніщо не атакує."),
	fact.KindCastles: func(_ voice, f fact.Fact) string {
		if f.Count == 0 {
			return "Король іде з центру, але перед ним немає пішаків."
		}
		return sentence("король іде з центру, перед ним %s", pawns(f.Count))
	},
	fact.KindLastCastle: tells("Після цього $cannot більше рокірувати."),
	fact.KindCenter:     tells("Займає місце в центрі."),
	fact.KindMakesWay:   func(v voice, f fact.Fact) string { return v.makesRoom(f, "дає дорогу %s") },
	fact.KindComesOut: func(_ voice, f fact.Fact) string {
		return sentence("виходить у бій: звідти для ходу є %s", squares(f.Count))
	},
	fact.KindGivesCheck: tells("Дає шах."),
	fact.KindFork:       tells("Вилка: атакує $piecesAcc."),
	fact.KindCheckAndAttack: func(v voice, f fact.Fact) string {
		return sentence("дає шах і атакує %s", v.pieces(f.Pieces, accusative))
	},
	fact.KindMoveAttacks: tells("Атакує $piecesAcc."),
	fact.KindPins: either(say.ByMover, "Зв’язує $pieceAcc з королем.",
		"Тоді $attacker зв’язує $pieceAcc з королем."),
	fact.KindTakes:    takesIt,
	fact.KindPromotes: tells("Пішак стає $typeIns."),

	fact.KindLetsWinGo: tells("Це упускає перемогу: тепер нічия."),
	fact.KindLosesWin:  tells("Це упускає перемогу: тепер може виграти інша сторона."),
	fact.KindLosesDraw: tells("Це упускає нічию: тепер може виграти інша сторона."),
}

// takesIt tells what a move takes.
var takesIt = tells("Бере $pieceAcc$enPassant.")

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " на проході"
	}
	return ""
}

// nothingBack ends what is said of a capture of a piece that has just taken something: it is not for nothing.
const nothingBack = " Відповісти взяттям не можна."

var takenThere = either(say.Unguarded, "$Attacker може там узяти$enPassant задарма.",
	"$Attacker може там узяти$enPassant. $Guard може взяти у відповідь.")

// winsNothingThere tells of a capture after which the side wins as much elsewhere.
var winsNothingThere = tells("$Attacker може там узяти$enPassant, але нічого не виграє.")

// thenTakes tells of a capture, and if nothing can take back, that it costs nothing.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	who, taken := v.piece(f.By[0], nominative), v.piece(f.Pieces[0], accusative)
	how := " задарма"
	if f.Took || f.ByLesser() || f.Returned() {
		how = ""
	}
	text := sentence("%s %s може взяти%s %s", begin, who, how, taken)
	if f.Line[1].IsEnPassant() {
		text = sentence("%s %s може взяти його%s%s", begin, who, enPassant(f.Line[1]), how)
	}
	if f.Took && !f.ByLesser() && f.Kind != fact.KindWarnHanging { // a warning is short
		text += nothingBack
	}
	return text
}

// thenLoses tells of a loss in an exchange: by what takes, if that is worth less, or else by what both sides lose.
func (v voice) thenLoses(begin string, f fact.Fact) string {
	if f.ByLesser() {
		return v.thenTakes(begin, f)
	}
	return v.taking(f, begin+" ")
}

// makesRoom tells which pieces have more room after a move, by a format for their names.
func (v voice) makesRoom(f fact.Fact, format string) string {
	var names []string
	for _, m := range f.By[:min(2, len(f.By))] {
		names = append(names, v.kind(m, dative))
	}
	return sentence(format, and(names))
}
