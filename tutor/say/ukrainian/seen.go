package ukrainian

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		chance.Danger:     "Фігури в небезпеці",
		chance.Free:       "Фігури задарма",
		chance.MateInOne:  "Мати",
		chance.Fork:       "Вилки",
		chance.PinSkewer:  "Зв’язки й лінійні удари",
		chance.OpenedLine: "Розкриті напади",
		chance.Trapped:    "Спіймані фігури",
		chance.Trade:      "Вигідні розміни",
		chance.Promotion:  "Перетворення",
		chance.Check:      "Порятунок від шаху",
		chance.Stalemate:  "Пат",
		chance.Opening:    "Перші ходи",
	},
	Questions: say.Questions{
		chance.Danger:     "Чи є щось твоє в небезпеці?",
		chance.Free:       "Чи можна тут щось виграти?",
		chance.MateInOne:  "Глянь на обох королів: чи може бути скоро мат?",
		chance.Fork:       "Чи може один хід напасти на дві фігури?",
		chance.PinSkewer:  "Чи стоять дві фігури на одній лінії?",
		chance.OpenedLine: "Чи може хід відкрити лінію?",
		chance.Trapped:    "Чи є фігура, якій нікуди тікати?",
		chance.Trade:      "Чи є для тебе вигідний розмін?",
		chance.Promotion:  "Як далеко може дійти пішак?",
		chance.Check:      "Тобі шах: який порятунок найкращий?",
		chance.Stalemate:  "Глянь ще раз перед ходом: чи не вийде нічия?",
		chance.Opening:    "Що далі: пішак у центр, нова фігура чи безпека короля?",
	},
	Saw: func(told string) string { return "Саме так. " + told },
	Not: "Не вона. Глянеш іще раз?",
}

var seenPage = wording.Seen{
	Game: func(group string, seen, of int) string {
		if group != "" {
			return fmt.Sprintf("%s в останній партії: помічено %d з %d.", group, seen, of)
		}
		return fmt.Sprintf("Нагоди в останній партії: помічено %d з %d.", seen, of)
	},
	Title: "Що ти бачиш без допомоги",
	Intro: "Поміть ідею тричі поспіль, і тренер тебе про неї питатиме. Якщо пропустиш, він знову її " +
		"скаже. Коли в небезпеці більше ніж пішак, він завжди про це скаже.",
	Kept: "Цей пристрій зберігає твої останні вісім нагод кожної ідеї. Він також пам’ятає, доки пораховано " +
		"останню партію. Помічене і пропущене він рахує чотири тижні.",
	Group: "Ідея", Last: "Останні нагоди, найновіша перша", Now: "Тренер",
	Done: "помічено", Alone: "помічено без допомоги", Missed: "пропущено",
	None:  "ще немає",
	Tells: "каже", Asks: "питає",
	Full:   "У тебе вся допомога: тренер завжди каже.",
	Forget: "Почати знову", ForgetHow: "Тренер знову все тобі казатиме.",
	Reset: "Забути це", Sure: "Так, забути", Was: "Забуто.",
	Settings: "Налаштування",
}
