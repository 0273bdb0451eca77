package ukrainian

import "chesstutor/templates/wording"

var (
	newRoom = wording.NewRoom{
		Title:        "Грати з другом",
		Intro:        "Ти отримаєш посилання. Хто перший відкриє його й натисне «Грати», той і суперник.",
		Side:         "Ти граєш",
		ByLot:        "Будь-хто, навмання",
		White:        "Білі",
		Black:        "Чорні",
		Time:         "Час для кожного",
		Free:         "Інший час:",
		Minutes:      "Хвилини",
		Increment:    "Секунд більше за хід",
		Marks:        "Хто бачить позначки тренера?",
		Both:         "Обоє",
		OnlyMe:       "Лише я",
		OnlyOpponent: "Лише суперник",
		Neither:      "Ніхто",
		Make:         "Створити кімнату",
		Back:         "Назад до партії",
		CodeAsks:     "Маєш код кімнати чи посилання?",
		CodeGo:       "Туди",
	}
	noRoom = wording.NoRoom{
		Title:    "Такої кімнати немає",
		Heading:  "Такої кімнати немає",
		Text:     "Або її вже немає. Глянь іще раз на посилання чи код.",
		Make:     newRoom.Make,
		Back:     "Назад до своєї партії",
		CodeAsks: newRoom.CodeAsks,
		CodeGo:   newRoom.CodeGo,
	}
	roomPage = wording.Room{
		Lost:    play.ConnectionLost,
		Unsent:  play.NotSent,
		Crowded: "Цю партію дивиться багато людей. Сторінка питає новини що кілька секунд.",
		Another: newRoom.Make,
		Link:    "Посилання",
		Copy:    "Копіювати посилання",
		Copied:  play.Copied,
		QR:      "Посилання як QR-код",
		Scan:    "Наведи на це камеру. Або введи код у «Грати з другом»:",
	}
)
