package frame

// Failure is an error page.
type Failure struct {
	Layout
	Heading string // "There is no such page"
	Text    string
	Back    Link   // back to the game
	Report  string // before the id of the request
	Request string // the id of the request
}
