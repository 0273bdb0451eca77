package english

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		chance.Danger:     "Pieces in danger",
		chance.Free:       "Free pieces",
		chance.MateInOne:  "Mate",
		chance.Fork:       "Forks",
		chance.PinSkewer:  "Pins and skewers",
		chance.OpenedLine: "Opened lines",
		chance.Trapped:    "Trapped pieces",
		chance.Trade:      "Good trades",
		chance.Promotion:  "Promotion",
		chance.Check:      "Ways out of check",
		chance.Stalemate:  "Stalemate",
		chance.Opening:    "First moves",
	},
	Questions: say.Questions{
		chance.Danger:     "Is anything of yours in danger?",
		chance.Free:       "Can you win something here?",
		chance.MateInOne:  "Look at both kings: can one be mated soon?",
		chance.Fork:       "Can one move attack two pieces?",
		chance.PinSkewer:  "Do two pieces stand on one line?",
		chance.OpenedLine: "Can a move open a line?",
		chance.Trapped:    "Is there a piece that could not get away?",
		chance.Trade:      "Is there a good trade for you?",
		chance.Promotion:  "How far can a pawn get?",
		chance.Check:      "You are in check: which way out is best?",
		chance.Stalemate:  "Look again before you move: could it end in a draw?",
		chance.Opening:    "What next: a pawn to the middle, a new piece, or a safe king?",
	},
	Saw: func(told string) string { return "You saw it. " + told },
	Not: "Not that one. Look again?",
}

var seenPage = wording.Seen{
	Game: func(group string, seen, of int) string {
		if group != "" {
			return fmt.Sprintf("%s in your last game: %d of %d seen.", group, seen, of)
		}
		return fmt.Sprintf("Chances you saw in your last game: %d of %d.", seen, of)
	},
	Title: "What you see alone",
	Intro: "See an idea three times in a row: then the coach asks about it. Miss it once: then it tells you again. " +
		"It always tells you when more than a pawn is in danger.",
	Kept:  "This device keeps how your last eight chances of each idea went. It also keeps where in the last game counting stopped. It counts what was seen and missed for four weeks.",
	Group: "Idea", Last: "Last chances, newest first", Now: "The coach",
	Done: "seen", Alone: "seen alone", Missed: "missed",
	None:  "none yet",
	Tells: "tells", Asks: "asks",
	Full:   "Full help is on: the coach always tells.",
	Forget: "Begin anew", ForgetHow: "The coach then tells you everything again.",
	Reset: "Forget this", Sure: "Yes, forget it", Was: "It was forgotten.",
	Settings: "Settings",
}
