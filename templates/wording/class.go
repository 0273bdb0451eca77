package wording

// FindClass has the labels of the page on which the code of a class is typed.
type FindClass struct {
	Title   string // of the tab and of the page
	Intro   string
	Code    string // asks for it
	Go      string
	Teach   string // to teachers
	Make    string // leads to the page that makes a class
	Nothing string // the heading where there is no such class
}

// NewClass has the labels of the page that makes a class.
type NewClass struct {
	Title     string // of the tab and of the page
	Intro     string
	Called    string // asks for the title
	Example   string // of a title
	NoNames   string // of pupils, in a title
	Today     string // asks for a task
	OwnPath   string // no task: each on the own path
	Another   string // names the list of all tasks, after some of them
	Lessons   string // a group of tasks
	Skills    string // another
	Positions string // and another
	Friends   string // games against the computer
	Typed     string // names the field for another position
	Days      string // asks how long the class lasts
	Wiped     string // what happens then
	Make      string // the button
	Keeps     string // leads to what is kept
}

// JoinClass has the labels of a child's page in a class.
type JoinClass struct {
	Pick     string // an animal and a color
	Animal   string
	Color    string
	ComeIn   string // the button
	YourName string // beside the animal
	CardSays string // that this card opens a seat
	Locked   string // nobody can join now
	Full     string // the class is
	Hello    string // to a child who has a seat
	ForToday string
	Nothing  string // is for today
	OwnPath  string // the button that leads there
	Leave    string // the text of a link, after the name
	Sure     string // confirms that
	Safe     string // what is kept, in a sentence for a child
}

// LeadClass has the labels of a teacher's page of a class.
type LeadClass struct {
	Code, Poster, Cards, Day string
	At                       string // between the code and where it is typed
	Pupil, Now, Stars        string // columns
	Answers, Away, Help      string
	RightToday, WrongToday   string // what the parts of a bar are
	HelpMeans                string // what Help says of a child
	Nobody                   string // has joined yet
	SortBy, ByHelp, ByName   string
	ByLesson, ByStars        string
	Show, All, OnlyHere      string // which rows
	NoRow                    string // is among these, in a sentence
	Set                      string // the button that sets what is for today
	Stands                   string // that what is for today is on the children's pages
	Lock, Unlock             string
	LockedNow                string
	Remove, SureRemove       string
	Card                     string // a new card for one child
	Missed                   string // exercises, before their list
	Sheet                    string // prints them
	Playing                  string // a column
	Game                     string // the child's last, before its picture
	Warned                   string // a warning was not heeded, in a sentence
	Unheeded                 string // the same, in a word or two
	Link                     string // that opens the class elsewhere
	LinkSays                 string
	Renew, SureRenew         string
	End, SureEnd             string
	Updates                  string // how the page is kept up to date
	Private                  string // who must not see it
	Unreachable              string // no other device can open the address of this page, in sentences
	More                     string // what else can be done
	Back                     string // to the table
	Live                     string // names the table for screen readers
}

// ClassPaper has the labels of the sheets to print.
type ClassPaper struct {
	Poster             string // the title of the tab
	NoAccount          string
	Code, At           string
	Scan, ScanSays     string // step 1
	Animal, AnimalSays string // step 2
	Begin, BeginSays   string // step 3
	Card               string // what to bring next time
	Cards              string // the title of the sheet of cards
	CardSays           string // on each card
	Name               string // a line for it, to be written by hand
	Secret             string // warns who prints
	Print, Back        string
	List               string
	HowToPrint         string
	QR                 string
}

// Together has the labels of what everyone in a class looks at.
type Together struct {
	Title    string // what everyone does, a heading
	Now      string // leads a child there
	Ask      string // the button that asks
	AskIntro string // what it does, in a sentence
	Position string // names the field for a position
	Editor   string // leads to where one is set up
	Skill    string // names the list of skills, one of whose exercises is taken
	Own      string // in that list: none of them
	Square   string // a square is asked for
	One      string // says that one square is to be pressed, where a task asks for some
	OneOf    string // the same, where the task has several
	Wall     string // leads the teacher to the page for the wall
	Sent     string // a reply has come, in a heading
	Change   string // says that it can be changed
	Wait     string // what to do until the answer comes
	Promote  string // asks what a pawn becomes
	Is       string // stands before the answer
	Yours    string // stands before the child's reply
	Tally    string // shows how many gave which reply
	Hide     string // hides that
	Show     string // shows a reply as the answer
	Choose   string // how the teacher shows another answer
	Next     string // leads to where the next one is chosen
	End      string
	Over     string // nobody looks at anything now, in a sentence
	Back     string // to the child's page of the class
}
