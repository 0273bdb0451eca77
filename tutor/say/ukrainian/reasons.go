package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var learner = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"Перші кроки", "Взяття, захист, мат", "Закінчення й дивні правила", "Учимося бачити"},
	Parts:    []string{"Тактика з назвами", "Безпечна гра", "Закінчення", "Дебюти", "Плани"},
	Lessons:  joined(lessons, secondLessons, openingLessons, planLessons),
	Tasks:    joined(firstSteps, taking, endings, seeing, tactics, safePlay, endgames, openings, plans),
	Reasons:  joined(squareReasons, moveReasons, gameReasons, planReasons),
	Nameless: nameless,
	Games:    gamesTexts,
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: because("$square стоїть над літерою $file, навпроти числа $rank."),
	exercise.OtherSquare: because("Це $square2. $square стоїть над літерою $file, навпроти числа $rank."),
	exercise.OffLine:     because("$square лежить не на цій лінії."),
	exercise.OtherShade:  because("$square: $shade поле."),
	exercise.StartHolds: becauseIf(noPiece, "На початку $square порожнє.",
		"На початку на $square стоїть $bare."),
	exercise.InPlace:       because("$Thing стоїть на своєму місці."),
	exercise.NothingThere:  because("На $square немає фігури."),
	exercise.OtherSide:     because("Це $bare."),
	exercise.OtherKind:     because("Це $got, а не $want."),
	exercise.DoesNotAttack: because("$Piece не атакує $square."),
	exercise.DoesNotGuard:  because("$Piece не захищає $square."),
	exercise.InTheWay:      because("$Doer стоїть між $pieceIns і $square."),
	exercise.NothingTakes:  because("Ніщо не може взяти $pieceAcc."),
	exercise.KingNeedsNone: because("Короля ніколи не беруть, тож захист йому не потрібен: тут він не рахується."),
	exercise.TakesNothing:  because("$Piece нічого не може взяти."),
	exercise.Stuck:         because("$Piece не може ходити."),
	exercise.GuardedBy:     because("$PieceAcc захищає $doer."),
	exercise.WouldTakeBack: becauseIf(mine, "Якщо чорні візьмуть на $at, у відповідь візьме $doer.",
		"Якщо взяти на $at, у відповідь візьме $doer."),
	exercise.SquareAttacked: because("$square атакує $theDoer."),
	exercise.NotPinned:      because("$Piece не $pinned: крізь це поле ніщо не б’є короля."),
	exercise.NotBehind:      because("$Piece не стоїть позаду на цій лінії."),
	exercise.OpensNone:      because("$Piece не розкриває лінії на чорну фігуру."),
	exercise.NoCheckThen:    because("$Piece тоді не дає шаху."),
	exercise.NothingBehind:  because("За $pieceIns немає чого виграти."),
	exercise.PinInstead:     because("Попереду менша фігура: це зв’язка."),
	exercise.NoThreat:       because("Чорні нічим не погрожують на $square."),
	exercise.SavesNothing:   because("$Piece не може врятувати."),
	exercise.HoldsOne:       because("$Piece не єдиний захист двох фігур."),
	exercise.HasSafe:        because("$Piece може піти на $square."),
	exercise.NotAPiece:      because("Глянь на більші фігури, а не на пішаків чи короля."),
	exercise.IsPinned:       because("$Piece $pinned і тому не може взяти у відповідь."),
	exercise.NoHelp:         because("$Piece не може допомогти від цього шаху."),
	exercise.NotBetween:     because("На $square ніщо твоє не може закрити шах."),
	exercise.NoCheckFrom:    because("З $square $type не дає шаху."),
	exercise.CannotCheck:    because("$Piece не може дати шах."),
	exercise.Before:         because("Так було й до ходу: $piece."),
	exercise.NotOneOfThem:   because("Завдання питає не про це: $piece. Знайди інші."),
	exercise.Missing:        because("Поки все правильно; знайди ще: $countMore."),
	exercise.NothingTapped:  because("Ще нічого не позначено. Спершу торкни поле."),
	exercise.TooFew:         because("Торкни ще: $countMore."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece:  because("Тут ходить $piece."),
	exercise.TooFar:      because("З $square треба ще $countMoves. Лишилося ходів: $of."),
	exercise.Unreachable: because("З $square уже не встигнути до всього."),
	exercise.CanBeTaken:  because("Чорні можуть узяти $pieceAcc, ходить $theDoer."),
	exercise.StarsWait: becauseIf(oneSquare, "Так туди не дійти. Вистачить одного ходу.",
		"Це був останній хід, а ще лишилося: $goals."),
	exercise.MovesIt:    because("Так ходить сам $piece."),
	exercise.NoCapture:  because("Це нічого не бере."),
	exercise.OtherTaken: because("Так узято $gotAcc, а не $wantAcc."),
	exercise.OtherMover: because("Так ходить $got, а не $want."),
	exercise.TakenBack:  because("$Doer бере у відповідь."),
	exercise.ThenTakes:  because("Тоді $doer бере $pieceAcc."),
	exercise.GivesFor:   because("Так ти віддаєш $yourGotAcc за $wantAcc."),
	exercise.StillTakes: becauseIf(before, "$Doer досі може взяти задарма $pieceAcc.",
		"$Doer досі може взяти $pieceAcc."),
	exercise.OtherWay:    because("Це допомагає, але потрібен інший спосіб: $way."),
	exercise.NoCheck:     becauseIf(before, "Шаху вже немає, але це не мат.", "Це не дає шаху."),
	exercise.KingGoes:    because("Король може піти на $square."),
	exercise.KingTakes:   because("Король може взяти $pieceAcc."),
	exercise.CanTake:     because("$Doer може взяти $pieceAcc."),
	exercise.CanBlock:    because("$TheDoer може закрити шах на $square."),
	exercise.IsStalemate: because("Ні шаху, ні дозволених ходів: пат і нічия."),

	exercise.NoCastling:    because("Це не рокіровка."),
	exercise.KingSteps:     because("Це не рокіровка: король робить один крок."),
	exercise.RookAlone:     because("Так ходить лише тура."),
	exercise.NoPromotion:   because("Так жоден пішак не сягає останньої горизонталі."),
	exercise.OtherPromoted: because("Так стає $got, а не $want."),
	exercise.NotEnPassant:  because("Це не взяття на проході."),

	exercise.NotFair: becauseIf(nothing, "Це не розмін: відповіді взяттям немає.",
		"Це виграє $points: більше за рівний розмін."),
	exercise.WinsFewer:      because("Це виграє $points, а інший хід $more."),
	exercise.WinsNothing:    because("Це не виграє очок."),
	exercise.ElsewhereTaken: because("Завдання просить узяти на $square."),
	exercise.MatesThen:      because("Тоді чорні ставлять мат, ходить $theDoer."),
	exercise.PromotesThen:   because("Тоді $theDoer стає ферзем на $square."),
	exercise.NoNewAttack: becauseIf(before, "Ця фігура й раніше атакувала $square2.",
		"З $square $type не атакує $square2."),
	exercise.NoNewGuard: becauseIf(before, "Ця фігура й раніше захищала $square2.",
		"З $square $type не захищає $square2."),
	exercise.AttacksOnly: becauseIf(nobody, "З $square $type нічого не атакує.",
		"З $square $type атакує лише $theDoerAcc."),
	exercise.ForkFails:   because("Під нападом дві фігури, але виграти одну певно не вийде."),
	exercise.PinsNothing: because("Після цього $piece не $pinned."),
	exercise.OpensNothing: becauseIf(nothing, "Жодна лінія не розкривається.",
		"Лінія розкривається, але це нічого не виграє."),
	exercise.KeepsSquares:   because("Король має ще $countSquares; можна лишити йому $ofSquares."),
	exercise.OffCentre:      because("Так жоден пішак не йде на d4 чи e4."),
	exercise.OtherMove:      because("Це $played, а не $wanted."),
	exercise.NothingNew:     because("Це не виводить нового коня чи слона."),
	exercise.RaceLost:       because("Ці перегони виграють чорні пішаки."),
	exercise.RaceDrawn:      because("Тоді $doer іде на $square, і певного виграшу не має ніхто."),
	exercise.NotInTime:      because("Тоді $doing іде на $square, і вже запізно."),
	exercise.NoGain:         because("Тоді $doing іде на $square, і виграшу немає."),
	exercise.NoGainTaken:    because("Тоді $doing бере на $square, і виграшу немає."),
	exercise.LuresNothing:   because("Це теж виграє, але не відволікає захисника."),
	exercise.UsesNoPin:      because("Це не використовує зв’язку."),
	exercise.NoMateThere:    because("На $square чорні не ставлять мат."),
	exercise.DrawnThen:      because("Тоді $doing іде на $square, і це нічия."),
	exercise.LostThen:       because("Тоді $doing іде на $square, і партію програно."),
	exercise.OtherWin:       because("Це теж виграє, але іншим шляхом."),
	exercise.OtherTrade:     because("Це не міняє фігуру на рівну їй."),
	exercise.TakesAtOnce:    because("Це відразу бере у відповідь. Спершу пошукай шах."),
	exercise.TakesElsewhere: because("Це бере деінде. Пошукай шах або загрозу."),
	exercise.NoOpenedCheck:  because("Тоді жодна фігура позаду не дає шаху."),
	exercise.OutsideBox:     because("Король не може прийти на $square."),
	exercise.NotFacing:      because("З $square королі не стоять один проти одного."),
	exercise.NotKey:         because("Ключові поля: за дві горизонталі перед пішаком, на його вертикалі й обабіч."),
	exercise.NotCut:         because("Там тура не стоїть між королем і пішаком."),
	exercise.Slower:         because("$PieceDat треба $countMoves, а іншому пішаку $of."),
	exercise.DoesNothing:    because("Це бере фігуру. Завдання: атакувати її."),

	exercise.Follows: becauseIf(before, "Якщо $doer бере на $square, ти береш на $square2.",
		"Якщо $doer іде на $square, ти береш на $square2."),
}

// What the reasons of some kinds depend on.
func noPiece(r exercise.Reason) bool   { return len(r.Pieces) == 0 }
func mine(r exercise.Reason) bool      { return r.Pieces[0].Piece.Color() == chess.White }
func nobody(r exercise.Reason) bool    { return len(r.By) == 0 }
func oneSquare(r exercise.Reason) bool { return len(r.Squares) <= 1 }
func nothing(r exercise.Reason) bool   { return r.Count == 0 }
func before(r exercise.Reason) bool    { return r.Count == 1 }
func behind(r exercise.Reason) bool    { return r.Count > 0 }

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "відвести фігуру", exercise.ByGuarding: "захистити", exercise.ByTaking: "взяти",
	exercise.ByBlocking: "закрити шлях", exercise.ByThreat: "своя загроза", exercise.ByKing: "відійти королем",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("Чорний пішак пройшов: ферзь!"),
	exercise.PieceLost:   because("$Doer бере $pieceAcc."),
	exercise.NoMoveLeft: becauseIf(before, "У Pip більше немає ходів, тому не виграє ніхто.",
		"У тебе більше немає ходів, тому не виграє ніхто."),
	exercise.OutOfMoves: because("Не вистачило $limit."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string {
		return "Виграє той, хто перший перетне дошку; якщо ходів немає, не виграє ніхто."
	},
	"queen-pawns": func(e *exercise.Exercise) string {
		if e.Position.Color(chess.White).Count() > 2 { // one piece and a hidden king
			return "Візьми всіх пішаків, поки жоден не пройшов, і збережи одну фігуру."
		}
		if e.Position.Pieces(chess.Queen, chess.White) == 0 {
			return "Візьми всіх пішаків, поки жоден не пройшов, і збережи туру."
		}
		return "Візьми всіх пішаків, поки жоден не пройшов, і збережи ферзя."
	},
	"ending": func(e *exercise.Exercise) string {
		if e.Position.Pieces(chess.Pawn, chess.White) == 0 {
			return "Збережи перемогу й візьми пішака. На це є " + amount(e.Most, "хід", "ходи", "ходів") + "."
		}
		return "Збережи перемогу й постав ферзя. На це є " + amount(e.Most, "хід", "ходи", "ходів") + "."
	},
	"mate": func(e *exercise.Exercise) string {
		return "Збережи всі фігури. На це є " + amount(e.Most, "хід", "ходи", "ходів") + "."
	},
}

// planReasons tells of squares and moves that do not meet a task about plans or openings.
var planReasons = say.Reasons{
	exercise.TradesPawns: because("Це розмінює пішаків. Коли маєш перевагу, бережи їх."),
	exercise.NotAhead: becauseIf(behind, "Ти маєш на $points менше: бережи фігури.",
		"Ти не маєш переваги."),
	exercise.NoTrade:      because("Це нічого не розмінює."),
	exercise.PawnOnLine:   because("$Piece стоїть на цій вертикалі."),
	exercise.OnOpenLine:   because("$Piece уже стоїть на відкритій вертикалі."),
	exercise.CanGo:        because("$Piece може ходити."),
	exercise.ReachesMore:  because("$Piece може піти на більше полів, ніж інша фігура."),
	exercise.ReachesFewer: because("З $square2 доступно більше полів, ніж із $square."),
	exercise.NotBefore:    because("$Piece не стоїть перед королем."),
	exercise.NoAir:        because("Король досі не має виходу вперед."),
	exercise.NoAim: becauseIf(before, "Ця фігура й раніше дивилася на поле поруч із королем.",
		"З $square $type не дивиться на поля поруч із королем."),
	exercise.StandsBy:     because("$Doer стоїть поруч або позаду."),
	exercise.StoppedBy:    because("$Doer досі може спинити цього пішака."),
	exercise.NoNewPassed:  because("Це не створює нового прохідного пішака."),
	exercise.AlreadyOut:   because("$Piece уже в грі."),
	exercise.NoMinor:      because("Торкайся лише коней і слонів, які ще не ходили."),
	exercise.NoHabit:      because("Ні пішака в центр, ні фігури в гру, ні рокіровки."),
	exercise.NoAimThere:   because("З $square $type не дивиться на $square2."),
	exercise.NotInSetUp:   because("Цей хід не належить до побудови."),
	exercise.ShutsIn:      because("Це замикає $pieceAcc."),
	exercise.StaysInSetUp: because("$Piece уже не має ходів у цій побудові."),
}
