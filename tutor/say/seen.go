package say

import "chesstutor/tutor/seen"

// Fading holds the texts for help that fades: the names of the groups of ideas, and the questions that the coach
// asks instead of telling.
type Fading struct {
	Groups    GroupNames
	Questions Questions
	Saw       func(told string) string // after a right answer by tapping, before what the coach then tells
	Not       string                   // after a wrong one
}

// GroupNames names the groups of ideas.
type GroupNames map[seen.Group]string

// Questions are what the coach asks instead of telling, one sentence for each group.
type Questions map[seen.Group]string

// SeenPage is the page with the recorded results of chances in games.
type SeenPage struct {
	Title, Intro, Kept  string
	Group, Last, Now    string // head the columns of the table
	Done, Alone, Missed string // how a chance went
	None                string // there was no chance yet
	Tells, Asks         string // what the coach does
	Full                string // full help is chosen: it always tells
	Forget, ForgetHow   string // the heading of the reset, and what it does
	Reset, Sure, Was    string // asks for it, confirms it, and says that it was done
	Settings            string // leads to the settings
}

var englishFading = Fading{
	Groups: GroupNames{
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
	Questions: Questions{
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

var englishSeenPage = SeenPage{
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
