package spanish

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var editing = say.Editing{
	Words: wording.Edit{
		Title: "Preparar una posición", Board: "Tablero para preparar", Pieces: "Piezas para colocar",
		Move: "Mover piezas", Erase: "Quitar",
		How:     "Elige una pieza y toca casillas, o arrastra piezas adonde quieras.",
		Fine:    "Esta posición se puede jugar.",
		Nothing: "No veo peligro aquí, ni nada que ganar enseguida.",
		Ask:     "¿Qué dirías aquí?", PlayWhite: "Jugar con blancas", PlayBlack: "Jugar con negras",
		Look: "Crear un enlace",
		Turn: "¿A quién le toca?", White: "Blancas", Black: "Negras",
		Castling: "Todavía puede enrocar", Passed: "Al paso: un peón acaba de pasar por",
		Clear: "Vaciar el tablero", Start: "Todas las piezas en casa",
		FEN: "La posición en FEN", Use: "Mostrarla",
	},
	Square: occupied,
	Tool:   bareColored,
	Right: func(right chess.CastlingRights) string {
		switch right {
		case chess.WhiteShort:
			return "Blancas, corto"
		case chess.WhiteLong:
			return "Blancas, largo"
		case chess.BlackShort:
			return "Negras, corto"
		}
		return "Negras, largo"
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
			return sentence("a %s les falta el rey. Pon uno en el tablero", theColor(e.Color))
		}
		return sentence("%s tienen %d reyes. Deja solo uno", theColor(e.Color), e.Numbers[0])
	},
	chess.FaultPieces:   fault("$Side tienen $number piezas. Nadie tiene más de 16."),
	chess.FaultPawns:    fault("$Side tienen $number peones. Nadie tiene más de 8."),
	chess.FaultPromoted: fault("$Side tienen demasiadas piezas. Una pieza nueva cuesta un peón que corona."),
	chess.FaultLastRank: fault("No puede haber un peón en $square. Quítalo de la primera y la última fila."),
	chess.FaultCheck:    fault("$King está en jaque, así que juegan $side. Cambia el turno o una pieza."),
	chess.FaultCheckers: fault("$Number piezas dan jaque a la vez. En una partida son dos como mucho."),
}
