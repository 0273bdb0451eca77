package say

// ForgetPage is the page on which a browser's cookies are listed and deleted.
type ForgetPage struct {
	Title, Intro   string // Intro comes before the list of what a browser can have
	Game, Settings string // what the cookies hold
	Progress, Seen string
	Own, Seat      string
	Heading        string // of the part that deletes them
	Seats          string // what deleting means for games in rooms
	Forget, Sure   string // asks for it, and confirms it
	Was            string // it was done
	GiveUp         string // leads here from a room in which one has a seat
	Back, Play     string // lead to the settings and to the game
}

var englishForgetPage = ForgetPage{
	Title:    "Forget this browser",
	Intro:    "This browser can keep these things for you, for a year:",
	Game:     "your game on the board",
	Settings: "your settings and your level",
	Progress: "your lessons, stars and practice",
	Seen:     "what you see alone",
	Own:      "what you practice from your own games",
	Seat:     "your seats in games with friends",
	Heading:  "Leave nothing here",
	Seats:    "After that, your seats are lost. Games with friends go on without you.",
	Forget:   "Forget all of it", Sure: "Yes, forget it", Was: "All of it was forgotten.",
	GiveUp: "Give up this seat", Back: "Settings", Play: "Play",
}
