package french

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

// The other player is "ton adversaire", which is the same for he and she.
var rooms = say.Rooms{
	Standing: say.RoomStanding{
		Invited: "On t'invite à jouer",
		InvitedAs: func(guest chess.Color) string {
			return "Touche Jouer, et la partie commence quand vous êtes là tous les deux. Tu as " +
				"" + theColor(guest) + "."
		},
		Alone: say.Line{
			Heading: "En attente de ton adversaire",
			Detail:  "Envoie ce lien. Le premier qui y touche Jouer est ton adversaire.",
		},
		Apart: say.Line{Heading: "En attente de ton adversaire",
			Detail: "La partie commence quand vous êtes là tous les deux."},
		PlayersApart: say.Line{Heading: "En attente des joueurs",
			Detail: "La partie commence quand ils sont là tous les deux."},
		GetReady:      "Prépare-toi",
		YourMove:      "À toi",
		OpponentsMove: "À ton adversaire",
		ToMove:        func(c chess.Color) string { return "Aux " + color(c) },
		Check: func(p *chess.Position, a tutor.Audience) string {
			return sentence("%s est en échec par %s", kingInRoom(p.Turn(), a), and(standing(p, p.Checkers(), bare)))
		},
		YouOffered:     "Tu as proposé nulle.",
		OpponentOffers: "Ton adversaire propose nulle.",
		Offers:         func(c chess.Color) string { return sentence("%s proposent nulle", theColor(c)) },
		EndsSoon:       endsSoon,
		Declined:       "Ton adversaire refuse la nulle. Continue à jouer.",
		Declines:       func(c chess.Color) string { return sentence("%s refusent la nulle", theColor(c)) },
	},
	Ends: say.RoomEnds{
		Closed:    say.Line{Heading: "Cette salle est fermée", Detail: "Personne n'est entré."},
		CalledOff: say.Line{Heading: "La partie est annulée", Detail: "Elle ne compte pour personne."},
		YouWon:    "Tu as gagné", YouLost: "Tu as perdu", Draw: "Nulle",
		Won: func(c chess.Color) string { return say.Capitalized(theColor(c)) + " ont gagné" },
		Wins: say.RoomWins{
			room.Reason(chess.Checkmate.String()): won("par échec et mat", "par échec et mat"),

			room.Resignation: won("car l'autre camp a abandonné", "car ton camp a abandonné"),
			room.Time: won("car le temps de l'autre camp est fini",
				"car le temps de ton camp est fini"),
			room.Abandoned: won("car l'autre camp est parti", "car ton camp est parti"),
		},
		Draws: say.RoomDraws{
			room.Agreement: "Vous l'avez choisie tous les deux.",
			room.Time:      "Le temps est fini, mais l'autre camp ne pouvait pas mater.",
			room.Abandoned: "L'autre camp est parti, mais il n'y avait pas assez de pièces pour mater.",
		},
	},
	Names: say.RoomNames{
		You: "Toi", Opponent: "Ton adversaire",
		YouPlay:       func(c chess.Color) string { return "tu as " + theColor(c) },
		OpponentPlays: func(c chess.Color) string { return "a " + theColor(c) },
		NotHere:       "pas encore là", Away: "absent",
	},
	Acts: say.RoomActs{
		Join:     "Jouer",
		ClaimWin: "Demander le gain", ClaimDraw: "Demander la nulle",
		Accept: "Accepter la nulle", PlayOn: "Continuer", OfferDraw: "Proposer nulle",
		Close: "Fermer cette salle", SureClose: "Oui, la fermer",
		CallOff: "Annuler la partie", SureOff: "Oui, l'annuler",
		Resign: "Abandonner", SureResign: "Oui, abandonner",
		Again: "Encore, en changeant de couleur", AcceptAgain: "Oui, rejouer",
	},
	Notes: say.RoomNotes{
		Meanwhile:       "Que jouerais-tu à sa place ?",
		Here:            "Ton adversaire est là.",
		TimeLow:         "Il te reste moins de 20 secondes.",
		NotLooking:      "Ton adversaire ne regarde pas en ce moment.",
		GoneWin:         "Ton adversaire est parti depuis un moment. Tu peux demander le gain ou attendre.",
		GoneDraw:        "Ton adversaire est parti depuis un moment. Tu peux demander la nulle ou attendre.",
		YouWantMore:     "Tu veux rejouer. Ton adversaire doit répondre.",
		OpponentWantsIt: "Ton adversaire veut rejouer.",
	},
	Agreed: say.RoomAgreed{
		Time: clockTime,
		TimeForEach: func(c room.Clock) string {
			if !c.Runs() {
				return "Sans pendule."
			}
			return "Temps pour chacun : " + clockTime(c) + "."
		},
		BothSee:    "Tous deux voient les marques de l'entraîneur.",
		NobodySees: "Personne ne voit les marques de l'entraîneur.",
		OnlySees: func(c chess.Color) string {
			return "Seuls " + theColor(c) + " voient les marques de l'entraîneur."
		},
		YourScore: func(won, lost, drawn int) string {
			return fmt.Sprintf("Parties gagnées par toi : %d, par ton adversaire : %d, nulles : %d.", won, lost, drawn)
		},
		PlayersScore: func(s room.Score) string {
			return fmt.Sprintf("Parties gagnées par qui a créé la salle : %d, par qui est entré : %d, nulles : %d.",
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
		return "ton roi"
	}
	return "le roi de ton adversaire"
}

// standing names the pieces on squares: "le cavalier en f6".
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
		You: "Tu as gagné " + why + ".", Opponent: "Ton adversaire a gagné " + lost + ".",
		Color: func(c chess.Color) string { return sentence("%s ont gagné %s", theColor(c), why) },
	}
}

// clockTime says a clock: "5 minutes, et 3 secondes de plus par coup".
func clockTime(c room.Clock) string {
	if !c.Runs() {
		return "Autant qu'il en faut"
	}
	text := units(c.Initial.Minutes(), "minute")
	if c.Increment > 0 {
		text += ", et " + units(c.Increment.Seconds(), "seconde") + " de plus par coup"
	}
	return text
}

// units says a number of things that may be broken: "1 minute", "2,5 minutes".
func units(n float64, what string) string {
	one := fmt.Sprintf("%g %s", math.Round(n*100)/100, what)
	if n >= 2 {
		one += "s"
	}
	return strings.Replace(one, ".", ",", 1)
}

var draws = say.Draws{
	chess.Stalemate:    "Pat : ni coup légal ni échec. C'est nulle.",
	chess.Threefold:    "La même position trois fois : nulle.",
	chess.FiftyMove:    "Cinquante coups sans prise ni coup de pion : nulle.",
	chess.Insufficient: "Personne n'a plus assez de pièces pour mater : nulle.",
	chess.MoveLimit:    longestGame,
}
