package english

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		seen.Danger:     "Pieces in danger",
		seen.Free:       "Free pieces",
		seen.MateInOne:  "Mate",
		seen.Fork:       "Forks",
		seen.PinSkewer:  "Pins and skewers",
		seen.OpenedLine: "Opened lines",
		seen.Trapped:    "Trapped pieces",
		seen.Trade:      "Good trades",
		seen.Promotion:  "Promotion",
		seen.Check:      "Ways out of check",
		seen.Stalemate:  "Stalemate",
		seen.Opening:    "First moves",
	},
	Questions: say.Questions{
		seen.Danger:     "Is anything of yours in danger?",
		seen.Free:       "Can you win something here?",
		seen.MateInOne:  "Look at both kings: can one be mated soon?",
		seen.Fork:       "Can one move attack two pieces?",
		seen.PinSkewer:  "Do two pieces stand on one line?",
		seen.OpenedLine: "Can a move open a line?",
		seen.Trapped:    "Is there a piece that could not get away?",
		seen.Trade:      "Is there a good trade for you?",
		seen.Promotion:  "How far can a pawn get?",
		seen.Check:      "You are in check: which way out is best?",
		seen.Stalemate:  "Look again before you move: could it end in a draw?",
		seen.Opening:    "What would help your pieces now?",
	},
	Saw: func(told string) string { return "You saw it. " + told },
	Not: "Not that one. Look again?",
}

var seenPage = wording.Seen{
	Title: "What you see alone",
	Intro: "See an idea three times in a row: then the coach asks about it. Miss it once: then it tells you again.",
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
