package ukrainian

import (
	"errors"
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/pgn"
	"chesstutor/tutor/say"
)

var importing = say.Importing{
	Import: wording.Import{
		Title: "Принести партію", Intro: "Встав партію в PGN або обери файл. У ньому може бути багато партій.",
		Text: "Партія, у PGN", File: "Або файл", Read: "Прочитати",
		Found: "Знайдені партії", Look: "Переглянути", Take: "Грати далі",
		Ask: "Покинути свою партію?", GivesUp: "У тебе триває партія. Ця стане на її місце.",
		Do: "Покинути", Leave: "Лишити мою партію", Kept: "Попередні ходи збережено.",
		Dropped: "Король або тура не вдома, тому рокірувати не можна.", Back: "Назад до партії",
	},
	Each: func(number int, white, black, result string, plies int) string {
		return fmt.Sprintf("%d. %s – %s, %s, %s", number, playerName(white, "Білі"), playerName(black, "Чорні"),
			pgnResult(result), amount((plies+1)/2, "хід", "ходи", "ходів"))
	},
	Fault: pgnFault,
}

// pgnResult describes the result in a game's PGN.
func pgnResult(result string) string {
	switch result {
	case "1-0":
		return "білі виграли"
	case "0-1":
		return "чорні виграли"
	case "1/2-1/2":
		return "нічия"
	}
	return "не закінчено"
}

// playerName returns a player's name, or the side's if it is not known.
func playerName(name, side string) string {
	if name == "" || name == "?" {
		return side
	}
	return fmt.Sprintf("%.40s", name)
}

// pgnFault describes at which line and move a game cannot be read, and why.
func pgnFault(e *pgn.Error) string {
	switch {
	case errors.Is(e.Err, pgn.ErrVariant):
		return fmt.Sprintf("Рядок %d: це партія у %s. Читаються лише шахові партії.", e.Line, e.Variant)
	case e.Number == 0:
		return fmt.Sprintf("Рядок %d: позицію не можна прочитати.", e.Line)
	}
	dots := ""
	if e.Black {
		dots = " чорних"
	}
	return fmt.Sprintf("Рядок %d, хід %d%s, %s: %s.", e.Line, e.Number, dots, e.Move, noSuchMove(e))
}

// noSuchMove describes why a move in PGN cannot be played.
func noSuchMove(e *pgn.Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case errors.Is(e.Err, tutor.ErrTooLong):
		return fmt.Sprintf("тут у партії щонайбільше по %d ходів", mostMoves)
	case errors.Is(e.Err, chess.ErrGameOver):
		return "партію вже було закінчено"
	case errors.Is(e.Err, pgn.ErrPass):
		return "у шахах хід не пропускають"
	case errors.As(e.Err, &illegal) && e.Castles:
		return "там не можна рокірувати"
	case errors.As(e.Err, &illegal) && illegal.SAN == "":
		return "на " + illegal.From.String() + " немає фігури, яка може піти на " + illegal.To.String()
	case errors.As(e.Err, &illegal):
		return gendered(e.Mover, "жоден ", "жодна ") + name(e.Mover, nominative) + " не може туди піти"
	case errors.As(e.Err, &parse) && parse.Fault == chess.FaultAmbiguous:
		return "туди можуть піти " + several(2, e.Mover, nominative)
	}
	return "це не хід"
}
