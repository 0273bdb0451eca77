package say

// Learning holds the texts of the path of lessons: its page, the screens and
// exercises of a lesson, and the page of progress.
type Learning struct {
	Path     LearningPath
	Exercise LearningExercise
	Progress LearningProgress
	Phrases  LearningPhrases
}

// LearningPath is the page of the whole path.
type LearningPath struct {
	Tab     string // its title
	Heading string
	Bar     string // what the bar of progress is
	Next    string // stands over the next lesson
	Start   string // begins the next lesson
	GoOn    string // goes on with a lesson that was begun
	AllDone string // every lesson has stars
	Book    string // leads to "How to play"
	Mine    string // leads to the page of progress
	Play    string // leads to the game
	Done    string // said of a lesson that has stars
}

// LearningExercise holds the texts around the screens and exercises of a
// lesson.
type LearningExercise struct {
	Close     string // leads back to the path
	Back      string
	Next      string
	Exercises string // the list of a lesson's exercises
	First     string // begins the first exercise
	KnowIt    string // opens the test of a lesson
	Test      string // begins it
	More      string // stands before links to "How to play"

	Begin string // begins an exercise that is not open
	Again string // begins one anew that was done
	Check string // sends the squares that were tapped
	Yes   string
	No    string
	Retry string

	// What to do, by the kind of exercise.
	HowTap, HowMove, HowJudge, HowGame string
	NotOpen                            string // instead of the task while the exercise is not open
	Becomes                            string // asks which piece a pawn becomes
	NotThis                            string // takes that back

	// The headings of the result of an answer.
	Right, GoodStep, NotYet, Almost, CannotGo, ShownHere, LostGame string

	Passed, NotPassed string // a test
	Lost, Unsent      string // the connection was lost, while waiting and for good

	// Of squares.
	Star, Asked, Chosen, Tapped, CanMove, Target, WasRight, WasWrong, WasMissed, WasTried, Shown, Attacked string

	LessonDone string // heads the page after the last exercise
	Missing    string // there, when exercises are left
	Finish     string // goes on with those
	MoreStars  string // there, when stars are missing
	NextLesson string
	Path       string // leads to the path
}

// LearningProgress is the page of a learner's progress.
type LearningProgress struct {
	Title     string
	Intro     string
	Lesson    string // heads the table
	Stars     string
	Met       string
	Other     string // heads the link
	OtherHow  string
	Link      string // makes it
	LinkIs    string // what the text is
	QR        string // what the picture is
	Copy      string
	Copied    string
	Forget    string // heads the reset
	ForgetHow string
	Reset     string
	Sure      string // asked before
	Path      string // leads to the path

	Games    string // heads what came from games
	GamesHow string
	KeptHow  string // heads the positions from games
	Idea     string // head the columns of the table of ideas
	SeenOf   string
	Missed   string

	Arrived    string // heads the question of a link from another device
	ArrivedHow string
	Add        string
	Leave      string
	BadLink    string // the link cannot be read
	Was        string // the progress was reset
	Added      string // progress was added
}

// LearningPhrases are texts with numbers and names in them.
type LearningPhrases struct {
	Done     func(done, of, stars int) string // counts lessons with stars, and the stars
	Number   func(number, of int) string      // of a lesson
	Place    func(number, of int) string      // of an exercise in its lesson
	InTest   func(number, of int) string      // of an exercise in a test
	Screen   func(number, of int) string
	Stars    func(n int) string
	Met      func(met, of int) string // exercises of a lesson
	Moves    func(used, of int) string
	Tapped   func(n int) string
	Left     func(n int) string // stars still to be collected
	Titled   func(number int, title string) string
	Step     func(title string) string  // leads to the next lesson
	Practise func(title string) string  // leads from "How to play" to exercises
	Lesson   func(title string) string  // leads from a sentence of the tutor to a lesson
	Answers  func(list []string) string // tells the solution: squares, or moves
	Goes     func(from, to string) string
}
