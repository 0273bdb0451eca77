package wording

// Guide has the labels of the page "How to play".
type Guide struct {
	Title          string // of the tab and of the page
	Intro          string
	Contents       string // the heading of the list of topics
	Back, Play     string // lead to the game
	BackToContents string
}

// Path has the labels of the page of the whole path.
type Path struct {
	Tab     string // its title
	Heading string
	Bar     string // what the bar of progress is
	Start   string // on the stone of the lesson that comes next
	Known   string // on the stone of a lesson that is skipped, since the learner knows how the pieces move
	AllDone string // every lesson has stars
	Book    string // leads to "How to play"
	Mine    string // leads to the page of progress
	Play    string // leads to the game
	First   string // leads from the second path to the first
	Second  string // leads to the second path, and heads it
	Test    string // opens the test of a part of the second path
}

// Today has the labels of the card of a day.
type Today struct {
	Heading   string
	AllDone   string // instead of it, once all three are done
	Lesson    string // names the first of three things
	Exercises string
	Repeat    string // names the exercises for who has begun a lesson
	Game      string
	SmallGame string // names it until whole games are the day's
	Other     string // leads to who else may be played
	Done      string // said of one that is done
	Start     string // begins the lesson
	GoOn      string // goes on with one that was begun
	Practise  string // begins the exercises
	Waits     string // tells what a day off does to the row of days
	Paused    string // the row waits, for screen readers
	Ready     string // stands by the lesson where none is left
}

// Certificate has the words of the page to print at the end of the path.
type Certificate struct {
	Title      string
	Heading    string
	This       string // stands over the name
	Exercises  string // stands after a number, as the next one
	Friends    string
	Date       string // stand under lines to write on
	Witness    string
	HowToPrint string
	NotYet     string // lessons are left
	See        string // leads to the page
}

// Exercise has the labels around the screens and exercises of a lesson.
type Exercise struct {
	Close     string // leads back to the path
	Sound     string // switches sounds on and off
	Aloud     string // reads aloud what the tutor says
	Back      string
	Next      string
	Exercises string // the list of a lesson's exercises
	First     string // begins the first exercise
	HowMoves  string // leads from the first exercise to the screens of its lesson
	KnowIt    string // opens the test of a lesson
	Test      string // begins it
	More      string // stands before links to "How to play"

	Begin string // begins an exercise that is not open
	Again string // begins one anew that was done
	Now   string // repeats one whose answer was shown
	Check string // sends the squares that were tapped
	Yes   string
	No    string
	// YourMove stands where a button would, while the board waits for another try.
	YourMove string

	// What to do, by the kind of exercise.
	HowTap, HowTapOne, HowMove, HowWalk, HowJudge string // HowWalk where the piece is chosen
	NotOpen                                       string // instead of the task while the exercise is not open
	Becomes                                       string // asks which piece a pawn becomes
	NotThis                                       string // takes that back

	// The headings of the result of an answer.
	Right, GoodStep, NotYet, Almost, TapFirst, ShownHere, ShownMove, LostGame, DrawnGame, WonGame, StuckGame string

	ShownYes, ShownNo string // the answer to a question, shown

	// After a small game: from its beginning and on to the next, or if it was lost, to before the last move and on
	// without having won.
	PlayAgain, NextRound, StepBack, Without string
	Prevents                                string // tells of the arrow of a capture that would have prevented it
	Freed                                   string // of the move that let it go, which the arrow shows
	Sooner                                  string // what to do the next time about a pawn that came through
	OneStep                                 string // of a small game, whose pawn is one step away from the end
	Took                                    string // of a small game, that a move took something
	LeaveOne                                string // the same where no pawn of the other side is left
	Keep                                    string // the same where no move is left
	NewQueen                                string // of the pawn that has won
	You                                     string // whose track it is in a small game

	Passed, NotPassed string // a test
	PassedPart        string // the test of a part
	LookFor           string // leads from the end of a lesson to a game in which one looks for its idea
	Lost, Unsent      string // the connection was lost, while waiting and for good

	// Of squares.
	Star, Prey, Asked, Chosen, Tapped, CanMove, Target, WasRight, WasWrong, WasMissed, WasTried, Shown, Attacked string

	// The shades of squares, in exercises that ask for one.
	Dark, Light string

	Missing   string // after the last exercise, when some are left
	Finish    string // goes on with those
	ThirdStar string // stands by those that were missed, where one star is missing
	MoreStars string // where more are
	TestWins  string // after a test that did not win all stars
	Path      string // leads to the path
}

// Progress has the labels of the page of a learner's progress.
type Progress struct {
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

// Practice has the labels of the pages of practice, the page of skills, and the sheets to print.
type Practice struct {
	Title     string
	Repeat    string // the exercise was missed before
	Five      string // the exercises of the day are done, and the session goes on
	FromGame  string // leads to the moments of the last game
	More      string // begins the next session
	Ended     string // leads on from the end of a session
	GoOn      string // goes on with it
	Closed    string // the exercise shown is not the open one
	Skills    string // leads to the page of skills, and heads it
	Intro     string // of that page
	Mixed     string // begins a session
	MixedFive string // begins one whose first exercises are those of the day
	Has       string // the learner has mastered the skill
	Later     string // heads the skills that were not met
	Today     string // it is due
	Print     string // leads to a sheet of all
	Lesson    string // leads to the lesson

	PlayOut string // leads to the positions to play out

	// Of a sheet to print.
	Name, Date, Answer, Solutions, Other, White, MixedSheet, Letter string
}

// PlayingOut has the words of the page of positions to play out.
type PlayingOut struct {
	Title, Intro         string
	Endings, Middlegames string // head the parts
	Play                 string // begins one
	UnderWay             string // tells that it would take the place of a game under way
}
