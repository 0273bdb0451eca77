// Package frame has what every page shares: the layout with its header, icons, parts of forms, what screen readers
// announce, and pages of nothing but text.
package frame

// Link is a link to a page.
type Link struct {
	Text, URL string
	Current   bool // it is the page shown
	// Waits is what waits there for whoever has been there before, "" for nothing: a dot beside the text of the link.
	Waits string
}

// Thumb is a page in the bar at the bottom: its link, and the name of its icon.
type Thumb struct {
	Link
	Icon string
}

// Layout holds what all pages share.
type Layout struct {
	Lang        string // the language of the page: "en"
	Description string // of the page, for search engines, in a sentence or two
	Share       *Share // what other programs show of a link to the page, nil for nothing
	Pages       string // names Nav for screen readers
	Skip        string // the text of the link that skips Nav
	Pieces      string // the text of the button that tells where the pieces stand, on pages with a board
	Begins      string // the id of the part that it leads to; "" for the main one
	Done        string // confirms what was just done on another page, in a sentence; or ""

	Title string // of the tab, before " · Chess Tutor"; "" for the front page
	// Learning loads the second style sheet: that of lessons, exercises, practice, rooms and of games looked at.
	Learning bool
	Script   string // the name of a script of the page's own, "" for none
	Class    bool   // it is a page of a class, which shows what is for today in a place of its own
	Assets   string // the base URL of the embedded files: "/assets/3f9c2a"
	Nav      []Link
	// Thumbs are the pages that a phone has in a bar at the bottom instead of Nav, on pages without a board; and More
	// names what opens the list Others there.
	Thumbs []Thumb
	More   string
	Others []Link
	Foot   string // the text of the link to GrownUpsPage, on pages that show it with Foot
	// Refresh reloads a page without scripts: the seconds until then, and the address if it is another one, as in
	// "15; url=/room/..."; "" for never.
	Refresh string
}

// About returns the layout with a description of its page.
func (l Layout) About(text string) Layout {
	l.Description = text
	return l
}

// Share is what other programs show of a link to a page. Its addresses are absolute.
type Share struct {
	URL     string // of the page, without what concerns its visitor alone
	Title   string
	Text    string
	Picture string // of the board, 640 by 640 pixels
}
