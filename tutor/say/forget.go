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
