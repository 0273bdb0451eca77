package wording

// Seen has the labels of the page with the recorded results of chances in games.
type Seen struct {
	Title, Intro, Kept  string
	Group, Last, Now    string                    // head the columns of the table
	Done, Alone, Missed string                    // how a chance went
	None                string                    // there was no chance yet
	Game                func(seen, of int) string // how many chances of the last game were seen
	Tells, Asks         string                    // what the coach does
	Full                string                    // full help is chosen: it always tells
	Forget, ForgetHow   string                    // the heading of the reset, and what it does
	Reset, Sure, Was    string                    // asks for it, confirms it, and says that it was done
	Settings            string                    // leads to the settings
}
