package german

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

// The other player is "die andere Seite", as nobody knows who that is.
var rooms = say.Rooms{
	Standing: say.RoomStanding{
		Invited: "Du bist zum Spielen eingeladen",
		InvitedAs: func(guest chess.Color) string {
			return "Drück Spielen, und das Spiel beginnt, wenn beide da sind. Du hast " + color(guest) + "."
		},
		Alone: say.Line{
			Heading: "Noch ist niemand da",
			Detail:  "Schick diesen Link. Wer dort zuerst Spielen drückt, spielt gegen dich.",
		},
		Apart: say.Line{Heading: "Die andere Seite fehlt noch",
			Detail: "Das Spiel beginnt, wenn ihr beide da seid."},
		PlayersApart:  say.Line{Heading: "Die Spieler fehlen noch", Detail: "Das Spiel beginnt, wenn beide da sind."},
		GetReady:      "Mach dich bereit",
		YourMove:      "Du bist am Zug",
		OpponentsMove: "Die andere Seite ist am Zug",
		ToMove:        func(c chess.Color) string { return color(c) + " ist am Zug" },
		Check: func(p *chess.Position, a tutor.Audience) string {
			return sentence("%s steht im Schach durch %s", kingInRoom(p.Turn(), a),
				and(standing(p, p.Checkers(), accusative)))
		},
		YouOffered:     "Du hast remis angeboten.",
		OpponentOffers: "Die andere Seite bietet remis an.",
		Offers:         func(c chess.Color) string { return color(c) + " bietet remis an." },
		EndsSoon:       endsSoon,
		Declined:       "Die andere Seite lehnt das Remis ab. Spiel weiter.",
		Declines:       func(c chess.Color) string { return color(c) + " lehnt das Remis ab." },
	},
	Ends: say.RoomEnds{
		Closed:    say.Line{Heading: "Dieser Raum wurde geschlossen", Detail: "Niemand ist gekommen."},
		CalledOff: say.Line{Heading: "Das Spiel wurde abgesagt", Detail: "Es zählt für niemanden."},
		YouWon:    "Du hast gewonnen", YouLost: "Du hast verloren", Draw: "Remis",
		Won: func(c chess.Color) string { return color(c) + " hat gewonnen" },
		Wins: say.RoomWins{
			room.Reason(chess.Checkmate.String()): won("durch Schachmatt", "", "durch Schachmatt", ""),

			room.Resignation: won("", "weil die andere Seite aufgegeben hat", "", "weil deine Seite aufgegeben hat"),
			room.Time: won("", "weil der anderen Seite die Zeit ablief", "",
				"weil deiner Seite die Zeit ablief"),
			room.Abandoned: won("", "weil die andere Seite wegging", "", "weil deine Seite wegging"),
		},
		Draws: say.RoomDraws{
			room.Agreement: "Beide haben sich darauf geeinigt.",
			room.Time:      "Die Zeit lief ab, aber die andere Seite konnte nicht mattsetzen.",
			room.Abandoned: "Die andere Seite ging weg, aber zum Mattsetzen reichten die Figuren nicht.",
		},
	},
	Names: say.RoomNames{
		You: "Du", Opponent: "Die andere Seite",
		YouPlay:       func(c chess.Color) string { return "spielst " + color(c) },
		OpponentPlays: func(c chess.Color) string { return "spielt " + color(c) },
		NotHere:       "noch nicht da", Away: "weg",
	},
	Acts: say.RoomActs{
		Join:     "Spielen",
		ClaimWin: "Den Sieg nehmen", ClaimDraw: "Ein Remis nehmen",
		Accept: "Remis annehmen", PlayOn: "Weiterspielen", OfferDraw: "Remis anbieten",
		Close: "Diesen Raum schließen", SureClose: "Ja, schließen",
		CallOff: "Das Spiel absagen", SureOff: "Ja, absagen",
		Resign: "Aufgeben", SureResign: "Ja, aufgeben",
		Again: "Noch einmal, Seiten getauscht", AcceptAgain: "Ja, noch einmal",
	},
	Notes: say.RoomNotes{
		Meanwhile:       "Was würdest du an ihrer Stelle spielen?",
		Here:            "Die andere Seite ist da.",
		TimeLow:         "Du hast weniger als 20 Sekunden übrig.",
		NotLooking:      "Die andere Seite schaut gerade nicht her.",
		GoneWin:         "Die andere Seite ist eine Weile fort. Du darfst den Sieg nehmen oder weiter warten.",
		GoneDraw:        "Die andere Seite ist eine Weile fort. Du darfst ein Remis nehmen oder weiter warten.",
		YouWantMore:     "Du möchtest noch einmal spielen. Die Antwort steht noch aus.",
		OpponentWantsIt: "Die andere Seite möchte noch einmal spielen.",
	},
	Agreed: say.RoomAgreed{
		Time: clockTime,
		TimeForEach: func(c room.Clock) string {
			if !c.Runs() {
				return "Ohne Uhr."
			}
			return "Zeit für jede Seite: " + clockTime(c) + "."
		},
		BothSee:    "Beide sehen die Zeichen des Trainers.",
		NobodySees: "Niemand sieht die Zeichen des Trainers.",
		OnlySees:   func(c chess.Color) string { return "Nur " + color(c) + " sieht die Zeichen des Trainers." },
		YourScore: func(won, lost, drawn int) string {
			return fmt.Sprintf("Von dir gewonnen: %d, von der anderen Seite: %d, remis: %d.", won, lost, drawn)
		},
		PlayersScore: func(s room.Score) string {
			return fmt.Sprintf("Gewonnen, wer den Raum anlegte: %d, der Gast: %d, remis: %d.", s.Maker, s.Guest,
				s.Draws)
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
		return "dein König"
	}
	return "der König der anderen Seite"
}

// standing names the pieces on squares: "der Springer auf f6".
func standing(p *chess.Position, squares chess.Bitboard, c grammaticalCase) (list []string) {
	for _, s := range squares.Squares() {
		list = append(list, theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, c))
	}
	return list
}

// won says why a game was won: to whoever won it or only watched, and to whoever
// lost it. By is said within the sentence, why behind it.
func won(by, why, lostBy, lostWhy string) say.RoomWin {
	tell := func(who, by, why string) string {
		text := strings.Join(strings.Fields(who+" "+by+" gewonnen"), " ")
		if why != "" {
			text += ", " + why
		}
		return text + "."
	}
	return say.RoomWin{
		You: tell("Du hast", by, why), Opponent: tell("Die andere Seite hat", lostBy, lostWhy),
		Color: func(c chess.Color) string { return tell(color(c)+" hat", by, why) },
	}
}

// clockTime says a clock: "5 Minuten, und 3 Sekunden mehr je Zug".
func clockTime(c room.Clock) string {
	if !c.Runs() {
		return "So lange ihr wollt"
	}
	text := units(c.Initial.Minutes(), "Minute")
	if c.Increment > 0 {
		text += ", und " + units(c.Increment.Seconds(), "Sekunde") + " mehr je Zug"
	}
	return text
}

// units says a number of things that may be broken: "1 Minute", "2,5 Minuten".
func units(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strings.Replace(fmt.Sprintf("%g %sn", math.Round(n*100)/100, what), ".", ",", 1)
}

var draws = say.Draws{
	chess.Stalemate:    "Patt: kein erlaubter Zug und kein Schach. Das ist remis.",
	chess.Threefold:    "Dreimal dieselbe Stellung: remis.",
	chess.FiftyMove:    "Fünfzig Züge, nichts geschlagen und kein Bauer gezogen: remis.",
	chess.Insufficient: "Niemand hat genug Figuren übrig, um mattzusetzen: remis.",
	chess.MoveLimit:    longestGame,
}
