package templates

// Skills is the page of all that can be practised.
type Skills struct {
	Layout
	Say     PracticeWords
	Notice  string
	Stats   []string
	Skills  []Skill
	Picture SkillPicture
}

// PracticeWords are the texts of practice that no view model holds.
type PracticeWords struct {
	Title, Skills, Intro, Mixed, Today, Sheet, Print, Lesson string
}

// Skill is how a learner stands with a skill.
type Skill struct {
	Title  string
	Text   string // "step 2 of 5", "you have it", or ""
	Step   int    // how many of the steps are done
	Has    bool
	Due    bool
	URL    string // practises it alone
	Sheet  string // prints it
	Lesson string // teaches it
	One    string // "Practise: Fork"
}

// SkillPicture is a small picture of how far each skill has come.
type SkillPicture struct {
	Label string // of the link that it is
	Bars  []Skill
	Steps int
}

// PracticeCard leads to practice from other pages.
type PracticeCard struct {
	Title, Go, See string
	Stats          []string
	Picture        SkillPicture
}

// heights are the steps of a bar, the lowest first: done or not.
func (p SkillPicture) heights(s Skill) (list []bool) {
	for i := range p.Steps {
		list = append(list, i < s.Step)
	}
	return list
}

// PrintedSheet is a sheet of exercises to print.
type PrintedSheet struct {
	Layout
	Title             string
	Level             string // "easy"
	Name, Date, Right string
	White, Answer     string
	Solutions, Letter string
	Other, Back       Link
	Three             bool // diagrams to a row, otherwise two
	Figures           []Figure
	Answers           []PrintedAnswer
	Source            string // the address of the sheet
}

// Figure is an exercise as a diagram.
type Figure struct {
	Number string
	Task   string
	Label  string // the position in words
	Dark   []PrintedSquare
	Pieces []PrintedPiece
	Asked  []PrintedSquare // framed
	Files  []PrintedText
	Ranks  []PrintedText
}

// PrintedSquare is where a square lies, in units of which a square has a hundred.
type PrintedSquare struct{ X, Y string }

// PrintedPiece is a piece on a diagram.
type PrintedPiece struct {
	PrintedSquare
	Symbol string
	White  bool
}

// PrintedText is a letter or digit at the edge of a diagram.
type PrintedText struct {
	PrintedSquare
	Text string
}

// PrintedAnswer is the solution of an exercise.
type PrintedAnswer struct{ Number, Text string }
