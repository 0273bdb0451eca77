package wording

// Settings has the labels of the page of a learner's settings.
type Settings struct {
	Title      string // of the tab and of the page
	OnOff      string // stands above what is on or off
	Level      string // asks how the computer plays
	Save, Back string // the buttons
	Saved      string // confirms what the first did
}

// Forget has the labels of the page on which a browser's cookies are listed and deleted.
type Forget struct {
	Title, Intro   string // Intro comes before the list of what a browser can have
	Game, Settings string // what the cookies hold
	Progress, Seen string
	Own, Seat      string
	Class          string
	Heading        string // of the part that deletes them
	Seats          string // what deleting means for games in rooms
	Forget, Sure   string // asks for it, and confirms it
	Was            string // it was done
	GiveUp         string // leads here from a room in which one has a seat
	Back, Play     string // lead to the settings and to the game
}
