package templates

// Learn is the page that explains the game to someone who knows nothing of it.
type Learn struct {
	Layout
	Say     LearnWords
	Lessons []Lesson
}

// LearnWords are the words of the page: tutor/say's.
type LearnWords struct {
	Title, Intro   string
	Contents       string
	Back, Play     string
	BackToContents string
}

// Lesson explains one thing, in words and on small boards.
type Lesson struct {
	Name      string // the section's id
	Title     string
	Text      []string // paragraphs
	Diagrams  []Diagram
	Exercises []Link     // the lessons that practise it
	Key       []KeyEntry // the key to the marks, where the lesson shows it
}

// Diagram is a small board that shows, at a touch, where its pieces can go.
type Diagram struct {
	Name    string // the figure's id
	Caption string
	Said    string // what the board shows just now, in a sentence
	Rows    [][]Spot
}

// Spot is one square of a diagram. Its ID is different from all others on the page.
type Spot struct {
	Square
	URL string // of the page that shows where the piece here can go; "" if it cannot move
}

// silent reports whether there is nothing to say of the square.
func (s Spot) silent() bool { return s.Piece == nil && !s.Valid && !s.Last }

// current is what a link says of being the one whose page is shown.
func (s Spot) current() string {
	if s.Selected {
		return "true"
	}
	return "false"
}
