package say

// Exploring is the page on which moves are tried in a position of a game.
type Exploring struct {
	Title  string // of its tab
	Prompt string // the coach's line when there is nothing else to say
	Back   string // leads back to the game
	Moment string // leads back to the moment of a review
}
