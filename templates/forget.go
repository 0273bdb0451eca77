package templates

// Forget is the page on which a browser's cookies are listed and deleted.
type Forget struct {
	Layout
	Notice  string
	Intro   string   // comes before the list
	Cookies []string // what a browser can have
	Heading string   // of the part that deletes them
	Seats   string   // what deleting them means for games in rooms
	Forget  string   // asks for it
	Sure    string   // confirms it
	Links   []Link   // to go on
}
