package spanish

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

// The other player is "tu rival", which is the same for he and she.
var rooms = say.Rooms{
	Standing: say.RoomStanding{
		Invited: "Te invitan a jugar",
		InvitedAs: func(guest chess.Color) string {
			return "Pulsa Jugar, y la partida empieza cuando estén los dos. Llevas " + theColor(guest) + "."
		},
		Alone: say.Line{
			Heading: "Esperando a tu rival",
			Detail:  "Envía este enlace. Quien primero pulse Jugar allí es tu rival.",
		},
		Apart: say.Line{Heading: "Esperando a tu rival",
			Detail: "La partida empieza cuando estén los dos."},
		PlayersApart: say.Line{Heading: "Esperando a los jugadores",
			Detail: "La partida empieza cuando estén los dos."},
		GetReady:      "Prepárate",
		YourMove:      "Te toca",
		OpponentsMove: "Le toca a tu rival",
		ToMove:        func(c chess.Color) string { return "Juegan " + theColor(c) },
		Check: func(p *chess.Position, a tutor.Audience) string {
			return sentence("%s está en jaque %s", kingInRoom(p.Turn(), a), and(standing(p, p.Checkers(), of)))
		},
		YouOffered:     "Has ofrecido tablas.",
		OpponentOffers: "Tu rival ofrece tablas.",
		Offers:         func(c chess.Color) string { return sentence("%s ofrecen tablas", theColor(c)) },
		EndsSoon:       endsSoon,
		Declined:       "Tu rival no acepta las tablas. Sigue jugando.",
		Declines:       func(c chess.Color) string { return sentence("%s no aceptan las tablas", theColor(c)) },
	},
	Ends: say.RoomEnds{
		Closed:    say.Line{Heading: "Esta sala se cerró", Detail: "No entró nadie."},
		CalledOff: say.Line{Heading: "La partida se anuló", Detail: "No cuenta para nadie."},
		YouWon:    "Has ganado", YouLost: "Has perdido", Draw: "Tablas",
		Won: func(c chess.Color) string { return "Ganan " + theColor(c) },
		Wins: say.RoomWins{
			room.Reason(chess.Checkmate.String()): won("por jaque mate", "por jaque mate"),

			room.Resignation: won("porque el otro bando se rindió", "porque tu bando se rindió"),
			room.Time: won("porque al otro bando se le acabó el tiempo",
				"porque a tu bando se le acabó el tiempo"),
			room.Abandoned: won("porque el otro bando se fue", "porque tu bando se fue"),
		},
		Draws: say.RoomDraws{
			room.Agreement: "Los dos lo acordaron.",
			room.Time:      "Se acabó el tiempo, pero el otro bando no podía dar mate.",
			room.Abandoned: "El otro bando se fue, pero no había piezas suficientes para dar mate.",
		},
	},
	Names: say.RoomNames{
		You: "Tú", Opponent: "Tu rival",
		YouPlay:       func(c chess.Color) string { return "llevas " + theColor(c) },
		OpponentPlays: func(c chess.Color) string { return "lleva " + theColor(c) },
		NotHere:       "todavía no está", Away: "se ha ido",
	},
	Acts: say.RoomActs{
		Join:     "Jugar",
		ClaimWin: "Reclamar la victoria", ClaimDraw: "Reclamar tablas",
		Accept: "Aceptar tablas", PlayOn: "Seguir jugando", OfferDraw: "Ofrecer tablas",
		Close: "Cerrar esta sala", SureClose: "Sí, cerrarla",
		CallOff: "Anular la partida", SureOff: "Sí, anularla",
		Resign: "Rendirse", SureResign: "Sí, rendirse",
		Again: "Otra vez, con los colores al revés", AcceptAgain: "Sí, jugar otra vez",
	},
	Notes: say.RoomNotes{
		Meanwhile:       "¿Qué jugarías en su lugar?",
		Here:            "Tu rival está aquí.",
		TimeLow:         "Te quedan menos de 20 segundos.",
		NotLooking:      "Tu rival no está mirando ahora.",
		GoneWin:         "Tu rival se fue hace un rato. Puedes reclamar la victoria o seguir esperando.",
		GoneDraw:        "Tu rival se fue hace un rato. Puedes reclamar tablas o seguir esperando.",
		YouWantMore:     "Quieres jugar otra vez. Falta la respuesta de tu rival.",
		OpponentWantsIt: "Tu rival quiere jugar otra vez.",
	},
	Agreed: say.RoomAgreed{
		Time: clockTime,
		TimeForEach: func(c room.Clock) string {
			if !c.Runs() {
				return "Sin reloj."
			}
			return "Tiempo para cada uno: " + clockTime(c) + "."
		},
		BothSee:    "Los dos ven las marcas del entrenador.",
		NobodySees: "Nadie ve las marcas del entrenador.",
		OnlySees:   func(c chess.Color) string { return "Solo " + theColor(c) + " ven las marcas del entrenador." },
		YourScore: func(won, lost, drawn int) string {
			return fmt.Sprintf("Partidas ganadas por ti: %d, por tu rival: %d, en tablas: %d.", won, lost, drawn)
		},
		PlayersScore: func(s room.Score) string {
			return fmt.Sprintf("Partidas ganadas por quien creó la sala: %d, por quien entró: %d, en tablas: %d.",
				s.Maker, s.Guest, s.Draws)
		},
	},
}

// kingInRoom names the king of a side in a room, where the other side is a person.
func kingInRoom(c chess.Color, a tutor.Audience) string {
	v := voice{audience: a}
	switch {
	case a == tutor.ToBoth:
		return colored(chess.PieceOf(chess.King, c), bare)
	case v.you(c):
		return "tu rey"
	}
	return "el rey de tu rival"
}

// standing names the pieces on squares: "el caballo de f6".
func standing(p *chess.Position, squares chess.Bitboard, r relation) (list []string) {
	for _, s := range squares.Squares() {
		list = append(list, theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, r))
	}
	return list
}

// won says why a game was won: to whoever won it or only watched, and to whoever
// lost it.
func won(why, lost string) say.RoomWin {
	return say.RoomWin{
		You: "Has ganado " + why + ".", Opponent: "Tu rival ha ganado " + lost + ".",
		Color: func(c chess.Color) string { return sentence("%s ganan %s", theColor(c), why) },
	}
}

// clockTime says a clock: "5 minutos, y 3 segundos más por jugada".
func clockTime(c room.Clock) string {
	if !c.Runs() {
		return "Todo el que haga falta"
	}
	text := units(c.Initial.Minutes(), "minuto")
	if c.Increment > 0 {
		text += ", y " + units(c.Increment.Seconds(), "segundo") + " más por jugada"
	}
	return text
}

// units says a number of things that may be broken: "1 minuto", "2,5 minutos".
func units(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strings.Replace(fmt.Sprintf("%g %ss", math.Round(n*100)/100, what), ".", ",", 1)
}

var draws = say.Draws{
	chess.Stalemate:    "Rey ahogado: no hay jugadas legales ni jaque. Son tablas.",
	chess.Threefold:    "La misma posición tres veces: tablas.",
	chess.FiftyMove:    "Cincuenta jugadas sin capturas y ningún peón movido: tablas.",
	chess.Insufficient: "A nadie le quedan piezas suficientes para dar mate: tablas.",
	chess.MoveLimit:    longestGame,
}
