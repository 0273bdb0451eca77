package ukrainian

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var editing = say.Editing{
	Words: wording.Edit{
		Title: "Поставити позицію", Board: "Дошка для позиції", Pieces: "Фігури, щоб ставити",
		Move: "Пересувати фігури", Erase: "Прибрати",
		How:     "Обери фігуру і торкай поля або тягни фігури, куди хочеш.",
		Fine:    "Цю позицію можна грати.",
		Nothing: "Тут не видно ні небезпеки, ні того, що можна одразу виграти.",
		Ask:     "Що ти тут скажеш?", PlayWhite: "Грати білими", PlayBlack: "Грати чорними",
		Look: "Створити посилання",
		Turn: "Чий хід?", White: "Білі", Black: "Чорні",
		Castling: "Ще може рокірувати", Passed: "На проході: пішак щойно минув",
		Clear: "Очистити дошку", Start: "Усі фігури вдома",
		FEN: "Позиція у FEN", Use: "Показати її",
	},
	Square: occupied,
	Tool:   func(pc chess.Piece) string { return colored(pc, nominative) },
	Right: func(right chess.CastlingRights) string {
		switch right {
		case chess.WhiteShort:
			return "Білі, коротка"
		case chess.WhiteLong:
			return "Білі, довга"
		case chess.BlackShort:
			return "Чорні, коротка"
		}
		return "Чорні, довга"
	},
	Wrong: func(e *chess.ParseError) string {
		if tell, ok := boardFaults[e.Fault]; ok {
			return tell(e)
		}
		return ""
	},
}

// boardFaults says what is wrong with the pieces on a board.
var boardFaults = say.Faults{
	chess.FaultKings: func(e *chess.ParseError) string {
		if e.Numbers[0] == 0 {
			return sentence("%s бракує короля. Постав його на дошку", theColor(e.Color, dative))
		}
		return sentence("%s мають забагато королів: %d. Лиши одного", theColor(e.Color, nominative), e.Numbers[0])
	},
	chess.FaultPieces:   fault("$Side мають забагато фігур: $number. Більше 16 не буває."),
	chess.FaultPawns:    fault("$Side мають забагато пішаків: $number. Більше 8 не буває."),
	chess.FaultPromoted: fault("$Side мають забагато фігур. Нова фігура коштує пішака, що перетворився."),
	chess.FaultLastRank: fault("Пішак не може стояти на $square. Прибери його з першої й останньої горизонталі."),
	chess.FaultCheck:    fault("$King під шахом, тому хід $sideGen. Зміни, чий хід, або фігуру."),
	chess.FaultCheckers: fault("Шах дають відразу кілька фігур: $number. У партії таких щонайбільше дві."),
}
