package ukrainian

import (
	"fmt"
	"math"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

// The other player is "суперник".
var rooms = say.Rooms{
	Standing: say.RoomStanding{
		Invited: "Тебе запрошують грати",
		InvitedAs: func(guest chess.Color) string {
			return "Торкни «Грати», і партія почнеться, коли ви обоє тут. У тебе " + theColor(guest, nominative) + "."
		},
		Alone: say.Line{
			Heading: "Чекаємо на суперника",
			Detail:  "Надішли це посилання. Хто перший торкне там «Грати», той твій суперник.",
		},
		Apart: say.Line{Heading: "Чекаємо на суперника",
			Detail: "Партія почнеться, коли ви обоє тут."},
		PlayersApart: say.Line{Heading: "Чекаємо на гравців",
			Detail: "Партія почнеться, коли обоє тут."},
		GetReady:      "Приготуйся",
		YourMove:      "Твій хід",
		OpponentsMove: "Хід суперника",
		ToMove:        func(c chess.Color) string { return "Хід " + theColor(c, genitive) },
		Check: func(p *chess.Position, a tutor.Audience) string {
			return sentence("%s під шахом: його дає %s", kingInRoom(p.Turn(), a), and(standing(p, p.Checkers(),
				nominative)))
		},
		YouOffered:     "Ти пропонуєш нічию.",
		OpponentOffers: "Суперник пропонує нічию.",
		Offers: func(c chess.Color) string {
			return sentence("%s пропонують нічию", theColor(c, nominative))
		},
		EndsSoon: endsSoon,
		Declined: "Суперник не хоче нічиєї. Грай далі.",
		Declines: func(c chess.Color) string {
			return sentence("%s не хочуть нічиєї", theColor(c, nominative))
		},
	},
	Ends: say.RoomEnds{
		Closed:    say.Line{Heading: "Кімнату закрито", Detail: "Ніхто не ввійшов."},
		CalledOff: say.Line{Heading: "Партію скасовано", Detail: "Вона нікому не зарахована."},
		YouWon:    "Перемога твоя", YouLost: "Поразка", Draw: "Нічия",
		Won: func(c chess.Color) string { return say.Capitalized(theColor(c, nominative)) + " виграли" },
		Wins: say.RoomWins{
			room.Reason(chess.Checkmate.String()): won("матом", "матом"),

			room.Resignation: won("бо інша сторона здалася", "бо твоя сторона здалася"),
			room.Time:        won("бо в іншої сторони скінчився час", "бо в твоєї сторони скінчився час"),
			room.Abandoned:   won("бо інша сторона пішла", "бо твоя сторона пішла"),
		},
		Draws: say.RoomDraws{
			room.Agreement: "Обидві сторони погодилися.",
			room.Time:      "Час скінчився, але інша сторона не могла поставити мат.",
			room.Abandoned: "Інша сторона пішла, але фігур для мату не вистачало.",
		},
	},
	Names: say.RoomNames{
		You: "Ти", Opponent: "Суперник",
		YouPlay:       func(c chess.Color) string { return "граєш за " + theColor(c, accusative) },
		OpponentPlays: func(c chess.Color) string { return "грає за " + theColor(c, accusative) },
		NotHere:       "ще немає", Away: "пішов",
	},
	Acts: say.RoomActs{
		Join:     "Грати",
		ClaimWin: "Забрати перемогу", ClaimDraw: "Забрати нічию",
		Accept: "Згода на нічию", PlayOn: "Грати далі", OfferDraw: "Запропонувати нічию",
		Close: "Закрити кімнату", SureClose: "Так, закрити",
		CallOff: "Скасувати партію", SureOff: "Так, скасувати",
		Resign: "Здатися", SureResign: "Так, здатися",
		Again: "Ще раз, помінявшись кольорами", AcceptAgain: "Так, ще раз",
	},
	Notes: say.RoomNotes{
		Meanwhile:       "Який хід був би твій на місці суперника?",
		Here:            "Суперник тут.",
		TimeLow:         "Лишилося менше 20 секунд.",
		NotLooking:      "Суперник зараз не дивиться.",
		GoneWin:         "Суперника вже якийсь час немає. Можна забрати перемогу або чекати.",
		GoneDraw:        "Суперника вже якийсь час немає. Можна забрати нічию або чекати.",
		YouWantMore:     "Ти хочеш ще раз. Чекаємо на відповідь суперника.",
		OpponentWantsIt: "Суперник хоче зіграти ще раз.",
	},
	Agreed: say.RoomAgreed{
		Time: clockTime,
		TimeForEach: func(c room.Clock) string {
			if !c.Runs() {
				return "Без годинника."
			}
			return "Час кожному: " + clockTime(c) + "."
		},
		BothSee:    "Позначки тренера бачать обоє.",
		NobodySees: "Позначок тренера не бачить ніхто.",
		OnlySees: func(c chess.Color) string {
			return "Позначки тренера бачать лише " + theColor(c, nominative) + "."
		},
		YourScore: func(won, lost, drawn int) string {
			return fmt.Sprintf("Твоїх перемог: %d, суперника: %d, нічиїх: %d.", won, lost, drawn)
		},
		PlayersScore: func(s room.Score) string {
			return fmt.Sprintf("Перемог того, хто створив кімнату: %d, гостя: %d, нічиїх: %d.",
				s.Maker, s.Guest, s.Draws)
		},
	},
}

// kingInRoom names the king of a side in a room, where the other side is a person.
func kingInRoom(c chess.Color, a tutor.Audience) string {
	v := voice{audience: a}
	switch {
	case a == tutor.ToBoth:
		return colored(chess.PieceOf(chess.King, c), nominative)
	case v.you(c):
		return "твій король"
	}
	return "король суперника"
}

// standing names the pieces on squares: "кінь на f6".
func standing(p *chess.Position, squares chess.Bitboard, k wordCase) (list []string) {
	for _, s := range squares.Squares() {
		list = append(list, theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, k))
	}
	return list
}

// won says why a game was won: to whoever won it or only watched, and to whoever
// lost it.
func won(why, lost string) say.RoomWin {
	comma := func(reason string) string {
		if strings.HasPrefix(reason, "бо ") {
			return ", " + reason
		}
		return " " + reason
	}
	return say.RoomWin{
		You: "Перемога твоя" + comma(why) + ".", Opponent: "Суперник виграв" + comma(lost) + ".",
		Color: func(c chess.Color) string {
			return sentence("%s виграли%s", theColor(c, nominative), comma(why))
		},
	}
}

// clockTime says a clock: "5 хвилин, і ще 3 секунди за хід".
func clockTime(c room.Clock) string {
	if !c.Runs() {
		return "Скільки треба"
	}
	text := units(c.Initial.Minutes(), "хвилина", "хвилини", "хвилин")
	if c.Increment > 0 {
		text += ", і ще " + units(c.Increment.Seconds(), "секунда", "секунди", "секунд") + " за хід"
	}
	return text
}

// units says a number of things that may be broken: "1 хвилина", "2,5 хвилини".
func units(n float64, one, few, many string) string {
	if n == math.Trunc(n) {
		return amount(int(n), one, few, many)
	}
	return strings.Replace(fmt.Sprintf("%g %s", math.Round(n*100)/100, few), ".", ",", 1)
}

var draws = say.Draws{
	chess.Stalemate:    "Пат: ходів за правилами немає, і шаху немає. Це нічия.",
	chess.Threefold:    "Тричі та сама позиція: нічия.",
	chess.FiftyMove:    "П’ятдесят ходів без взяття і без ходу пішака: нічия.",
	chess.Insufficient: "Ніхто не має досить фігур для мату: нічия.",
	chess.MoveLimit:    longestGame,
}
