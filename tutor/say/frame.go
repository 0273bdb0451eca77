package say

// Frame holds the texts around every page.
type Frame struct {
	Pages       string // what the list of pages is, for screen readers
	Skip        string // leads past that list
	WherePieces string // tells which pieces stand where on the board

	// The pages that every page leads to.
	Play, NewGame, Learn, Practice, Settings string

	// On a phone's bar, what opens the list of the others, and two of these.
	More, Book, Mine string
}
