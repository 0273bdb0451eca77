package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "Пішак ходить прямо вперед, а бере на одне поле вперед навскіс.",
	chess.Knight: "Кінь ходить на два поля прямо й на одне вбік.",
	chess.Bishop: "Слон ходить лише навскіс.",
	chess.Rook:   "Тура ходить лише прямо: вперед, назад або вбік.",
	chess.Queen:  "Ферзь ходить прямо або навскіс, по одній лінії.",
	chess.King:   "Король ходить щоразу на одне поле.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:            tells("Цей хід дозволений."),
	fact.KindEmptySquare:      tells("На $square немає фігури."),
	fact.KindSameSquare:       tells("$Piece уже стоїть там. Вибери інше поле."),
	fact.KindNotYours:         eitherTo(toOwner, "$Turn.", "$Thing: $belongs."),
	fact.KindOwnPiece:         tells("Там уже стоїть $piece."),
	fact.KindMovesOtherwise:   func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:          tells("$Type не може перестрибнути: заважає $theBy."),
	fact.KindEnPassantBeside:  tells("На проході: щоб узяти $theByAcc, піди на $square2."),
	fact.KindPawnBackward:     tells("Пішаки ходять лише вперед."),
	fact.KindPawnStraight:     tells("Пішак ніколи не бере прямо: $theBy закриває шлях."),
	fact.KindPawnTooFar:       tells("Пішак іде на одне поле, а з початкового місця може й на два."),
	fact.KindPawnNothing:      tells("Пішаки йдуть навскіс, лише коли беруть, а на $square немає фігури."),
	fact.KindEnPassantTooLate: tells("На проході беруть лише відразу після ходу пішака на два поля."),
	fact.KindEnPassantExposes: tells("Якщо взяти на проході, $theBy зможе взяти $kingAcc."),
	fact.KindPinned:           tells("Це зв’язка: після ходу $theBy зможе взяти $kingAcc."),
	fact.KindPinnedThere:      tells("Це зв’язка: після цього ходу $theBy зможе взяти $kingAcc."),
	fact.KindCheckStays:       tells("Це не рятує від шаху: його дає $theBy."),
	fact.KindKingAttacked: either(say.ByKing, "Між двома королями завжди є поле.",
		"Король не може піти на $square: це поле атакує $theBy."),
	fact.KindKingGuarded: tells("Король не може взяти $theBehindAcc: $itBehind захищає $theBy."),
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s: %s", theOn(f.Pieces[0], nominative), v.belongs(f.Pieces[0]))
		if len(f.By) > 0 {
			text += " " + sentence("атакує %s", v.piece(f.By[0], accusative))
		}
		return text
	},
	fact.KindStuckBlocked:    tells("$Piece зараз не може ходити: шлях закрито."),
	fact.KindStuckPinned:     tells("$TheOnly зв’язує $pieceAcc з королем."),
	fact.KindStuckCheck:      tells("$Kind не може допомогти: шах дає $theOnly."),
	fact.KindStuckKing:       tells("$Piece не має безпечних полів."),
	fact.KindCastleHow:       tells("Для рокіровки піди королем на $square: тура перейде сама."),
	fact.KindCastleRights:    tells("$Cannot тут рокірувати: король або тура з $square уже ходили."),
	fact.KindCastleKingMoved: tells("$Cannot рокірувати: король уже ходив, це був хід $number."),
	fact.KindCastleRookMoved: tells("$Cannot тут рокірувати: тура пішла з $square, це був хід $number."),
	fact.KindCastleRookTaken: tells("$Cannot тут рокірувати: туру на $square узято, це був хід $number."),
	fact.KindCastleSetUp:     tells("Партія почалася без права на рокіровку в цей бік."),
	fact.KindCastleNoRook:    tells("Для рокіровки бракує тури на $square."),
	fact.KindCastleBetween:   tells("$Cannot рокірувати: між королем і турою стоїть $theBy."),
	fact.KindCastleOutOfCheck: tells(
		"$Cannot рокірувати під час шаху: короля атакує $theBy."),
	fact.KindCastleAcross: tells("$Cannot рокірувати через $square: це поле атакує $theBy."),
	fact.KindCastleInto:   tells("$Cannot рокірувати на $square: це поле атакує $theBy."),
}
