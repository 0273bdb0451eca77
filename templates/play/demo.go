package play

// Demo is a line of moves that is played on the board step by step, to illustrate a sentence.
type Demo struct {
	Home       string // the URL of the game's page
	Back, Next string // the URLs of the previous and next step, "" for none
}
