package spanish

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
		Title: "Traer una partida", Intro: "Pega una partida en PGN o elige un archivo. Puede tener muchas partidas.",
		Text: "La partida, en PGN", File: "O un archivo", Read: "Leerla",
		Found: "Partidas encontradas", Look: "Mirarla", Take: "Seguir jugándola",
		Ask: "¿Dejar tu partida?", GivesUp: "Tienes una partida en marcha. Esta ocuparía su lugar.",
		Do: "Dejarla", Leave: "Conservar mi partida", Kept: "Las jugadas anteriores se conservan.",
		Dropped: "Un rey o una torre no está en casa, así que no puede enrocar.", Back: "Volver a la partida",
	},
	Each: func(number int, white, black, result string, plies int) string {
		return fmt.Sprintf("%d. %s – %s, %s, %s", number, playerName(white, "Blancas"), playerName(black, "Negras"),
			pgnResult(result), amount((plies+1)/2, "jugada", "jugadas"))
	},
	Fault: pgnFault,
}

// pgnResult describes the result in a game's PGN.
func pgnResult(result string) string {
	switch result {
	case "1-0":
		return "ganaron las blancas"
	case "0-1":
		return "ganaron las negras"
	case "1/2-1/2":
		return "tablas"
	}
	return "sin terminar"
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
		return fmt.Sprintf("Línea %d: es una partida de %s. Solo se leen partidas de ajedrez.", e.Line, e.Variant)
	case e.Number == 0:
		return fmt.Sprintf("Línea %d: la posición no se puede leer.", e.Line)
	}
	dots := ""
	if e.Black {
		dots = " de las negras"
	}
	return fmt.Sprintf("Línea %d, jugada %d%s, %s: %s.", e.Line, e.Number, dots, e.Move, noSuchMove(e))
}

// noSuchMove describes why a move in PGN cannot be played.
func noSuchMove(e *pgn.Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case errors.Is(e.Err, tutor.ErrTooLong):
		return fmt.Sprintf("aquí una partida tiene como mucho %d jugadas por bando", mostMoves)
	case errors.Is(e.Err, chess.ErrGameOver):
		return "la partida ya había terminado"
	case errors.Is(e.Err, pgn.ErrPass):
		return "en ajedrez nadie puede pasar"
	case errors.As(e.Err, &illegal) && e.Castles:
		return "ahí no se puede enrocar"
	case errors.As(e.Err, &illegal) && illegal.SAN == "":
		return "no hay pieza en " + illegal.From.String() + " que pueda ir a " + illegal.To.String()
	case errors.As(e.Err, &illegal):
		return gendered(e.Mover, "ningún ", "ninguna ") + name(e.Mover) + " puede ir ahí"
	case errors.As(e.Err, &parse) && parse.Fault == chess.FaultAmbiguous:
		return "dos " + some(e.Mover) + " pueden ir ahí"
	}
	return "eso no es una jugada"
}
