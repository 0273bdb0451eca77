package english

import (
	"fmt"
	"math"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

var rooms = say.Rooms{
	Standing: say.RoomStanding{
		Invited: "You are invited to play",
		InvitedAs: func(guest chess.Color) string {
			return "Press Play, and the game starts when both are here. You have " + color(guest) + "."
		},
		Alone: say.Line{
			Heading: "Waiting for your opponent",
			Detail:  "Send them this link. Whoever first presses Play there is your opponent.",
		},
		Apart: say.Line{Heading: "Waiting for your opponent",
			Detail: "The game starts when both of you are here."},
		PlayersApart:  say.Line{Heading: "Waiting for the players", Detail: "The game starts when both are here."},
		GetReady:      "Get ready",
		YourMove:      "Your move",
		OpponentsMove: "Your opponent's move",
		ToMove:        func(c chess.Color) string { return color(c) + " to move" },
		Check: func(p *chess.Position, a tutor.Audience) string {
			return fmt.Sprintf("%s king is in check from %s.", possessive(p.Turn(), a), and(standing(p, p.Checkers())))
		},
		YouOffered:     "You have offered a draw.",
		OpponentOffers: "Your opponent offers a draw.",
		Offers:         func(c chess.Color) string { return color(c) + " offers a draw." },
		EndsSoon:       endsSoon,
		Declined:       "Your opponent declines the draw. Play on.",
		Declines:       func(c chess.Color) string { return color(c) + " declines the draw." },
	},
	Ends: say.RoomEnds{
		Closed:    say.Line{Heading: "This room was closed", Detail: "Nobody has joined it."},
		CalledOff: say.Line{Heading: "The game was called off", Detail: "It counts for nobody."},
		YouWon:    "You won", YouLost: "You lost", Draw: "A draw",
		Won: func(c chess.Color) string { return color(c) + " won" },
		Wins: say.RoomWins{
			room.Reason(chess.Checkmate.String()): won("by checkmate", "by checkmate"),

			room.Resignation: won("because the other side resigned", "because your side resigned"),
			room.Time:        won("because the other side's time ran out", "because your side's time ran out"),
			room.Abandoned:   won("because the other side left", "because your side left"),
		},
		Draws: say.RoomDraws{
			room.Agreement: "Both agreed to it.",
			room.Time:      "The time ran out, but the other side could not checkmate.",
			room.Abandoned: "The other side left, but there were not enough pieces to checkmate.",
		},
	},
	Names: say.RoomNames{
		You: "You", Opponent: "Your opponent",
		YouPlay:       func(c chess.Color) string { return "play " + color(c) },
		OpponentPlays: func(c chess.Color) string { return "plays " + color(c) },
		NotHere:       "not here yet", Away: "away",
	},
	Acts: say.RoomActs{
		Join:     "Play",
		ClaimWin: "Claim the win", ClaimDraw: "Claim a draw",
		Accept: "Accept the draw", PlayOn: "Play on", OfferDraw: "Offer a draw",
		Close: "Close this room", SureClose: "Yes, close it",
		CallOff: "Call the game off", SureOff: "Yes, call it off",
		Resign: "Resign", SureResign: "Yes, resign",
		Again: "Play again, sides changed", AcceptAgain: "Yes, play again",
	},
	Notes: say.RoomNotes{
		Meanwhile:       "What would you play in their place?",
		Here:            "Your opponent is here.",
		TimeLow:         "You have less than 20 seconds left.",
		NotLooking:      "Your opponent is not looking just now.",
		GoneWin:         "Your opponent has been gone for a while. You may claim the win, or keep waiting.",
		GoneDraw:        "Your opponent has been gone for a while. You may claim a draw, or keep waiting.",
		YouWantMore:     "You would like to play again. Your opponent has yet to answer.",
		OpponentWantsIt: "Your opponent would like to play again.",
	},
	Agreed: say.RoomAgreed{
		Time: clockTime,
		TimeForEach: func(c room.Clock) string {
			if !c.Runs() {
				return "No clock."
			}
			return "Time for each: " + clockTime(c) + "."
		},
		BothSee:    "Both see the tutor's marks.",
		NobodySees: "Nobody sees the tutor's marks.",
		OnlySees:   func(c chess.Color) string { return "Only " + color(c) + " sees the tutor's marks." },
		YourScore: func(won, lost, drawn int) string {
			return fmt.Sprintf("Games won by you: %d, by your opponent: %d, drawn: %d.", won, lost, drawn)
		},
		PlayersScore: func(s room.Score) string {
			return fmt.Sprintf("Games won by the maker of the room: %d, by the guest: %d, drawn: %d.", s.Maker, s.Guest,
				s.Draws)
		},
	},
}

// color names a side: "White".
func color(c chess.Color) string { return say.Capitalized(c.String()) }

// possessive names a side as an owner at the start of a sentence in a room, where
// the opponent is always the one of the person spoken to.
func possessive(c chess.Color, a tutor.Audience) string {
	v := voice{audience: a}
	switch {
	case a == tutor.ToBoth:
		return color(c) + "'s"
	case v.you(c):
		return "Your"
	}
	return "Your opponent's"
}

// standing names the pieces on squares: "the knight on f6".
func standing(p *chess.Position, squares chess.Bitboard) (list []string) {
	for _, s := range squares.Squares() {
		list = append(list, the(fact.PlacedPiece{Piece: p.At(s), Square: s}))
	}
	return list
}

// won says why a game was won: to whoever won it or only watched, and to whoever
// lost it.
func won(why, lost string) say.RoomWin {
	return say.RoomWin{
		You: "You won " + why + ".", Opponent: "Your opponent won " + lost + ".",
		Color: func(c chess.Color) string { return color(c) + " won " + why + "." },
	}
}

// clockTime says a clock: "5 minutes, and 3 seconds more a move".
func clockTime(c room.Clock) string {
	if !c.Runs() {
		return "As long as they like"
	}
	text := units(c.Initial.Minutes(), "minute")
	if c.Increment > 0 {
		text += ", and " + units(c.Increment.Seconds(), "second") + " more a move"
	}
	return text
}

// units says a number of things that may be broken: "1 minute", "2.5 minutes".
func units(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%g %ss", math.Round(n*100)/100, what)
}

var draws = say.Draws{
	chess.Stalemate:    "Stalemate: no legal move and no check. That is a draw.",
	chess.Threefold:    "The same position three times: a draw.",
	chess.FiftyMove:    "Fifty moves, and no piece taken or pawn moved: a draw.",
	chess.Insufficient: "Nobody has enough pieces left to give mate: a draw.",
	chess.MoveLimit:    longestGame,
}
