package spanish

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faults,
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return letters(e.SAN) + " no es una jugada legal aquí."
		}
		return fmt.Sprintf("Ir de %s a %s no es una jugada legal aquí.", e.From, e.To)
	},
	GameOver: "La partida ha terminado.",
	TooLong:  fmt.Sprintf("Esta partida es demasiado larga: se leen como mucho %d jugadas por bando.", mostMoves),
	Players:  "Players es computer o two.",
	Problems: joined(problems, roomProblems),
	Refusals: say.Refusals{
		"clock":         "Un reloj va de un segundo a tres horas. Cada jugada suma tres minutos como mucho.",
		"not-player":    "Solo los dos jugadores pueden hacer eso.",
		"seat-taken":    "Los dos sitios están ocupados. Puedes mirar.",
		"no-opponent":   "Todavía no ha entrado nadie.",
		"not-started":   "La partida todavía no ha empezado.",
		"over":          "La partida ha terminado.",
		"not-over":      "La partida todavía no ha terminado.",
		"not-your-turn": "Le toca a tu rival.",
		"stale":         "El tablero ha cambiado desde entonces.",
		"illegal-move":  "Esa jugada no es legal aquí.",
		"promotion":     "¿En qué se convierte el peón: dama, torre, alfil o caballo?",
		"offered":       "Ya has ofrecido tablas. Haz una jugada antes de ofrecerlas otra vez.",
		"no-offer":      "Tu rival no ofrece tablas.",
		"too-late":      "Los dos han movido, así que la partida no se puede anular. Puedes rendirte.",
		"opponent-here": "Tu rival estaba aquí hace menos de un minuto.",
		"rematch":       "Has ofrecido la revancha. Falta la respuesta de tu rival.",
		"no-rematch":    "Tu rival no ofrece la revancha.",
		"no-change":     "Eso ya es así.",
		"not-due":       "Todavía no es el momento.",
		"too-many":      "Ha pasado demasiado en esta sala. Abre una nueva, por favor.",
	},
}

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    fault("$Text no es una casilla; las casillas van de a1 a h8."),
	chess.FaultPromotion: fault("Un peón se convierte en q, r, b o n, no en $text."),
	chess.FaultUCI:       fault("$Text no es una jugada; las jugadas son como e2e4 o e7e8q."),
	chess.FaultSAN:       fault("$Text no es una jugada; las jugadas son como e4, Cf3, exd5, O-O o e8=D."),
	chess.FaultAmbiguous: fault("$Text podría ser la pieza de $square o la de $square2."),

	chess.FaultFields: fault("Una posición en FEN tiene seis partes separadas por un espacio; esta tiene $number."),
	chess.FaultRows:   fault("Un tablero tiene ocho filas separadas por /; este tiene $number."),
	chess.FaultGaps:   fault("La fila $number tiene dos números seguidos."),
	chess.FaultPiece:  fault("La fila $number tiene $text, que no es ni una pieza ni un número de 1 a 8."),
	chess.FaultRow:    fault("La fila $number tiene $number2 casillas en lugar de 8."),
	chess.FaultTurn:   fault("El turno es w o b, no $text."),
	chess.FaultKings: func(e *chess.ParseError) string {
		return sentence("%s tienen %d reyes en lugar de uno", theColor(e.Color), e.Numbers[0])
	},
	chess.FaultPieces: fault("$Side tienen $number piezas; nadie tiene más de 16."),
	chess.FaultPawns:  fault("$Side tienen $number peones; nadie tiene más de 8."),
	chess.FaultPromoted: fault("$Side no pueden tener estas piezas: coronaciones necesarias $number, peones " +
		"que faltan $number2."),
	chess.FaultLastRank: fault("Hay un peón en $square; nunca hay peones en la primera ni en la última fila."),
	chess.FaultCheck:    fault("$Side están en jaque, pero les toca a $other."),
	chess.FaultCheckers: fault("$Number piezas dan jaque a la vez en $square; una sola jugada no puede hacer eso."),

	chess.FaultNoCastling:    fault("Faltan los derechos de enroque; escribe - si no hay."),
	chess.FaultCastlingTwice: fault("El derecho de enroque $text aparece dos veces."),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "largo"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "corto"
		}
		return fmt.Sprintf("Para el enroque %s, %s necesitan el rey en %s y una torre en %s.", side,
			theColor(e.Color), e.Squares[0], e.Squares[1])
	},
	chess.FaultCastling:  fault("Los derechos de enroque se escriben con K, Q, k y q, no con $text."),
	chess.FaultEnPassant: fault("La casilla para capturar al paso es una casilla o -, no $text."),
	chess.FaultEnPassantRow: fault("Si juegan $side, la casilla para capturar al paso está en la fila $number, no es " +
		"$square."),
	chess.FaultEnPassantPawn: fault("Ningún peón puede acabar de pasar por $square."),
	chess.FaultEnPassantClock: fault("Un peón acaba de pasar por $square; " +
		"desde entonces hay cero medias jugadas, no $number."),
	chess.FaultEnPassantCheck: fault("Ningún peón puede acabar de pasar por $square: " +
		"$side ya habrían estado en jaque."),
	chess.FaultClock: fault("Las medias jugadas desde la última captura o jugada de peón son un número entero " +
		"de $number a $number2, no $text."),
	chess.FaultNumber: fault("El número de la jugada es un número entero de $number a $number2, no $text."),
}
