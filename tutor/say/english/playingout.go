package english

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

var playingOut = say.PlayingOut{
	PlayingOut: wording.PlayingOut{
		Title: "Play it out", Intro: "You are White, and you can win. The computer defends as well as it can.",
		Endings: "Endings", Middlegames: "Won games", Play: "Play",
		UnderWay: "You have a game under way. One of these would take its place.",
	},
	Titles: say.PlayOutTitles{
		"queen": "Mate with the queen", "rook": "Mate with the rook", "pawn-runs": "A pawn that runs",
		"pawn-race": "A race of two pawns", "opposition": "King before pawn", "key-squares": "The way for the king",
		"queen-pawn": "Queen against pawn", "rook-pawn": "Rook against pawn", "two-bishops": "Mate with two bishops",
		"queen-knight": "Queen against knight", "queen-rook": "Queen against rook",
		"bishop-knight": "Mate with bishop and knight", "queen-ahead": "A queen ahead", "rook-ahead": "A rook ahead",
		"two-ahead": "Two pieces ahead", "knight-ahead": "A knight ahead", "bishop-ahead": "A bishop ahead",
		"queens-on": "A bishop ahead, with queens",
	},
	Best: func(p tutor.PlayOut) string {
		if p.Ending {
			return "Mate in " + amount(p.Best, "move")
		}
		return "Good: " + amount(p.Best, "move")
	},
	Won: func(p tutor.PlayOut, n int) string {
		measure := "Good"
		if p.Ending {
			measure = "The best"
		}
		stars := amount(p.StarsOf(n), "star")
		return fmt.Sprintf("You took %s. %s is %d: %s.", amount(n, "move"), measure, p.Best, stars)
	},
	Not:  "You could have won this.",
	Back: "Take back to the mistake", More: "All to play out", Again: "Play it again",
}
