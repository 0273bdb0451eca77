package frame

// About is the page that tells what the site is and what it keeps.
type About struct {
	Layout
	Parts []AboutPart
	Links []Link // to go on
}

// AboutPart is a section of the page.
type AboutPart struct {
	Title string
	Texts []string // a paragraph each
	Link  *Link    // to what it tells of, nil for nothing
}
