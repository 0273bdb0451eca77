package ukrainian

import (
	"chesstutor/tutor/say"
)

// problems has the sentences of problems. What was sent is quoted, and cut.
var problems = say.Problems{
	say.Unexpected:      problem("Тут щось пішло не так. Твоя партія ціла; спробуй, будь ласка, ще."),
	say.NotFound:        problem("За цією адресою нічого немає."),
	say.WrongMethod:     problem("$name не для цієї адреси; вона відповідає на $names."),
	say.OtherSite:       problem("Це прийшло з іншого сайту, тому нічого не змінено."),
	say.WrongHost:       problem("Chess Tutor за іншою адресою. Відкрий натомість $name."),
	say.TooManyRequests: problem("З твоєї адреси прийшло забагато запитів. Зачекай трохи."),
	say.TooLarge:        problem("Це більше, ніж дозволено. Найбільше байтів: $number."),
	say.GivenUp:         problem("Запит покинуто."),
	say.Busy:            problem("Комп’ютер зараз грає забагато партій. Час для тебе буде приблизно за $seconds."),

	say.NotSent:      problem("Надішли форму або application/json."),
	say.CutOff:       problem("Прийшло не все. Надішли, будь ласка, ще раз."),
	say.TooSlow:      problem("Це йшло надто довго. Надішли, будь ласка, ще раз."),
	say.NotAForm:     problem("Це не форма."),
	say.NotAnObject:  problem(`This is not a JSON object, such as {"from": "e2", "to": "e4"}.`),
	say.FieldTwice:   problem("$Quoted є двічі."),
	say.FieldNested:  problem("$Quoted має бути рядком, числом, булевим значенням або списком рядків."),
	say.NoSquare:     problem("У запиті бракує $name: поля від a1 до h8."),
	say.NotBoolean:   problem("$Name: true або false."),
	say.NotOneOf:     problem("$Name: одне з такого: $choice."),
	say.NotSomeOf:    problem("$Name: $names або нічого."),
	say.NoSuchLevel:  problem("Такого рівня немає: level має бути номером зі списку GET /levels."),
	say.PlyNumber:    problem("Ply: ціле число, скільки ходів зроблено."),
	say.PlyRange:     problem("Ply: ціле число від 0 до $number, скільки ходів зроблено."),
	say.HintRange:    problem("Step: ціле число від 1 до $number."),
	say.LineRange:    problem("Step: ціле число від 0 до довжини лінії, щонайбільше $number."),
	say.NoPromotion:  problem("З $square на $square2 жоден пішак не перетворюється."),
	say.ComputerTurn: problem("Твій хід ще не настав."),
	say.PersonTurn:   problem("Зараз твій хід."),
	say.NoComputer:   problem("У цій партії комп’ютер не грає."),
	say.NoThreat:     problem("Загрози немає, коли хід не твій."),
	say.NoLastMove:   problem("Ще ніхто не ходив."),
	say.NoMoveToUndo: problem("Повертати нічого."),
	say.GameLost:     problem("Твою останню партію не вдалося прочитати, тому ось нова."),
	say.GameTooLong:  problem("Ця партія задовга, щоб її зберегти: тут вона скінчилася."),
	say.Stale:        problem("Партія відтоді пішла далі; ось як вона стоїть тепер."),

	say.ProgressLost:    problem("Твій поступ уже не вдається прочитати, тому він починається заново."),
	say.NoExercise:      problem("Такого уроку чи вправи немає."),
	say.NotOpen:         problem("Цю вправу не відкрито. Спершу почни її."),
	say.AnsweredAlready: problem("Цю відповідь уже враховано. Ось де ти зараз."),
	say.OtherAnswer:     problem("На цю вправу відповідають так: $name."),
	say.BadAnswer:       problem("$Name не вдається прочитати: поля такі, як e4, ходи такі, як e2e4."),
	say.NoProgressLink:  problem("Це посилання не вдається прочитати. Створи нове на іншому пристрої."),

	say.LinkTooLong:  problem("Ця партія задовга для посилання. Збережи її натомість як PGN."),
	say.NoLinkedGame: problem("У цьому посиланні немає партії. Мабуть, бракує його частини."),
	say.OldLink:      problem("Це посилання застаре. Попроси нове в того, хто надіслав."),
	say.NoGameIn:     problem("Я не бачу партії в цьому тексті. Партія у PGN така: 1. e4 e5 2. Nf3 Nc6."),
	say.NoSuchGame:   problem("Index: ціле число від 1 до $number."),
	say.GameUnderWay: problem("Твоя партія триває. Надішли разом із цим sure, щоб її покинути."),
	say.GoesOn:       problem("Ця партія триває. Розібрати її можна, коли вона скінчиться."),
	say.NoSuchMoment: problem("Такого моменту в цій партії немає."),

	say.TooManyArrows: problem("На малюнку найбільше стрілок: $number."),
	say.TriedEnough:   problem("Далі ходи пробувати не можна. Поверни кілька."),
}

// seconds tells a time after за: "1 секунду", "12 секунд".
func seconds(n int) string { return amount(n, "секунду", "секунди", "секунд") }
