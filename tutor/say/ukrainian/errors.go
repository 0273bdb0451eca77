package ukrainian

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faults,
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return letters(e.SAN) + " тут недозволений хід."
		}
		return fmt.Sprintf("Хід з %s на %s тут недозволений.", e.From, e.To)
	},
	GameOver: "Партію скінчено.",
	TooLong:  fmt.Sprintf("Ця партія задовга: прочитати можна щонайбільше %d ходів кожної сторони.", mostMoves),
	Players:  "Players: computer або two.",
	Problems: joined(problems, roomProblems),
	Refusals: say.Refusals{
		"clock":         "Годинник має від однієї секунди до трьох годин. Хід додає щонайбільше три хвилини.",
		"not-player":    "Це можуть робити лише двоє гравців.",
		"seat-taken":    "Обидва місця зайняті. Можна дивитися.",
		"no-opponent":   "Ще ніхто не зайшов.",
		"not-started":   "Партія ще не почалася.",
		"over":          "Партію скінчено.",
		"not-over":      "Партія ще не скінчилася.",
		"not-your-turn": "Зараз хід суперника.",
		"stale":         "Дошка відтоді змінилася.",
		"illegal-move":  "Цей хід тут недозволений.",
		"promotion":     "Ким стане пішак: ферзем, турою, слоном чи конем?",
		"offered":       "Нічию вже запропоновано. Зроби хід, перш ніж пропонувати знову.",
		"no-offer":      "Суперник не пропонує нічиєї.",
		"too-late":      "Обоє вже ходили, тому партію не скасувати. Можна здатися.",
		"opponent-here": "Суперник був тут менше хвилини тому.",
		"rematch":       "Реванш запропоновано. Суперник іще не відповів.",
		"no-rematch":    "Суперник не пропонує реваншу.",
		"no-change":     "Так уже є.",
		"not-due":       "Ще не час для цього.",
		"too-many":      "У цій кімнаті забагато сталося. Відкрий, будь ласка, нову.",
	},
}

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    fault("$Text не поле; поля мають назви від a1 до h8."),
	chess.FaultPromotion: fault("Пішак стає q, r, b або n, а не $text."),
	chess.FaultUCI:       fault("$Text не хід; ходи такі, як e2e4 чи e7e8q."),
	chess.FaultSAN:       fault("$Text не хід; ходи такі, як e4, Кf3, exd5, O-O чи e8=Ф."),
	chess.FaultAmbiguous: fault("$Text може бути фігурою на $square або на $square2."),

	chess.FaultFields: fault("Позиція у FEN має шість частин через один пропуск; тут частин: $number."),
	chess.FaultRows:   fault("Дошка має вісім рядів через /; тут рядів: $number."),
	chess.FaultGaps:   fault("У ряді $number два числа поспіль."),
	chess.FaultPiece:  fault("У ряді $number є $text, а це ні фігура, ні число від 1 до 8."),
	chess.FaultRow:    fault("У ряді $number полів $number2, а має бути 8."),
	chess.FaultTurn:   fault("Хід належить w або b, а не $text."),
	chess.FaultKings: func(e *chess.ParseError) string {
		return sentence("у %s королів %d, а має бути один", theColor(e.Color, genitive), e.Numbers[0])
	},
	chess.FaultPieces:   fault("У $sideGen фігур $number; більше за 16 не буває."),
	chess.FaultPawns:    fault("У $sideGen пішаків $number; більше за 8 не буває."),
	chess.FaultPromoted: fault("$Side не можуть мати цих фігур: перетворень треба $number, пішаків бракує $number2."),
	chess.FaultLastRank: fault("На $square стоїть пішак; на першому й останньому ряді пішаків не буває."),
	chess.FaultCheck:    fault("$Side під шахом, але ходять $other."),
	chess.FaultCheckers: fault("Шах на $square дають відразу кілька фігур, їх $number; одним ходом так не буває."),

	chess.FaultNoCastling:    fault("Бракує прав на рокіровку; якщо їх немає, пиши -."),
	chess.FaultCastlingTwice: fault("Право на рокіровку $text стоїть двічі."),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "довгої"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "короткої"
		}
		return fmt.Sprintf("Для %s рокіровки %s мають тримати короля на %s, а туру на %s.", side,
			theColor(e.Color, nominative), e.Squares[0], e.Squares[1])
	},
	chess.FaultCastling:       fault("Права на рокіровку пишуть літерами K, Q, k та q, а не $text."),
	chess.FaultEnPassant:      fault("Поле взяття на проході: це поле або -, а не $text."),
	chess.FaultEnPassantRow:   fault("Коли ходять $side, поле взяття на проході лежить у ряді $number, а не $square."),
	chess.FaultEnPassantPawn:  fault("Жоден пішак не міг щойно пройти через $square."),
	chess.FaultEnPassantClock: fault("Пішак щойно пройшов через $square, тому півходів відтоді нуль, а не $number."),
	chess.FaultEnPassantCheck: fault("Жоден пішак не міг щойно пройти через $square: $side були б під шахом раніше."),
	chess.FaultClock: fault("Півходи від взяття чи ходу пішака: ціле число від $number до $number2, а " +
		"не $text."),
	chess.FaultNumber: fault("Номер ходу: ціле число від $number до $number2, а не $text."),
}
