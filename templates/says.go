package templates

// Sentence is something that the tutor says.
type Sentence struct {
	Text   string
	Tone   string // "danger", "chance", "advice" or "note": its class
	Show   string // the page that plays its line on the board, "" if it has none
	Lesson *Link  // to the lesson that teaches it, nil if none does
	Square string // the squares to point at, with spaces between
}
