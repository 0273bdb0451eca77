package wording

// Seen has the labels of the page with the recorded results of chances in games.
type Seen struct {
	Title, Intro, Kept  string
	Group, Last, Now    string // head the columns of the table
	Done, Alone, Missed string // how a chance went
	None                string // there was no chance yet
	Tells, Asks         string // what the coach does
	Full                string // full help is chosen: it always tells
	Forget, ForgetHow   string // the heading of the reset, and what it does
	Reset, Sure, Was    string // asks for it, confirms it, and says that it was done
	Settings            string // leads to the settings
	// Game tells how many chances of the last game were seen: those of a group, if one was looked for.
	Game func(group string, seen, of int) string
}
