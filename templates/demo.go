package templates

// Demo is a line of moves played on the board step by step, to show what a sentence means.
type Demo struct {
	Home       string // the page of the game
	Back, Next string // the pages of the steps before and after, "" where there is none
}
