package english

import (
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var looking = say.Looking{
	Look: wording.Look{
		Title: "A game to look at", Board: "Chess board",
		Steps: "Look through the game", First: "First position", Back: "Back", Forward: "Forward",
		Last:  "Last position",
		Moves: "Moves", PlayOn: "Play on from here", Explore: "Try moves here", Own: "To my own game",
		Link: "A link to this game", LinkIs: "The link holds the whole game. Send it to anybody.",
		PGN: "Download the game", Away: "Look at it elsewhere",
	},
	Review:  func(c chess.Color) string { return "Review for " + color(c) },
	Players: playersOf,
}

// playersOf tells who played a game and how it ended, and in a second line where and when.
func playersOf(t tutor.Tags) (list []string) {
	if t.White != "" || t.Black != "" || t.Result != "" {
		names := playerName(t.White, "White") + " – " + playerName(t.Black, "Black")
		if t.Result != "" {
			names += ", " + pgnResult(t.Result)
		}
		list = append(list, names)
	}
	day := strings.TrimRight(t.Date, ".?")
	if date, err := time.Parse("2006.01.02", t.Date); err == nil {
		day = date.Format("2 January 2006")
	}
	if where := strings.Trim(t.Event+", "+day, ", "); where != "" {
		list = append(list, where)
	}
	return list
}
