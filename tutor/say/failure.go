package say

// Failure is the page of a request that could not be met.
type Failure struct {
	// The headings, which the tab says too.
	NoPage string // there is none at the address
	Sorry  string // the server's own mistake
	Moment string // it may work soon
	DidNot string // anything else
	Back   string // leads back to the game
}

var englishFailure = Failure{
	NoPage: "There is no such page", Sorry: "Sorry", Moment: "A moment, please", DidNot: "That did not work",
	Back: "Back to the game",
}
