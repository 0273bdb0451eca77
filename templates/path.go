package templates

// Path is the page of all lessons.
type Path struct {
	Layout
	Say      PathWords
	Notice   string // something that went wrong, in a sentence, or ""
	Total    string // "9 of 25 lessons · 23 stars"
	Met, All string // lessons done, and all, in digits
	Chapters []Chapter
	Next     *NextLesson // nil when every lesson has stars
	Practice PracticeCard
}

// PathWords are the texts of the page that no view model holds.
type PathWords struct {
	Tab, Heading, Bar, Next, Start, GoOn, AllDone, Book, Mine, Play, Done string
}

// Chapter is a part of the path.
type Chapter struct {
	Title  string
	Stones []Stone
}

// Stone stands for a lesson on the path.
type Stone struct {
	Name    string // which sign it wears
	Title   string
	URL     string
	Stars   Stars
	Current bool
}

// Stars are what a lesson has earned.
type Stars struct {
	Text string // "2 of 3 stars"; "" for none
	On   []bool
}

// NextLesson is what to do next.
type NextLesson struct {
	Number string // "Lesson 10 of 25"
	Title  string
	Text   string // its first screen
	URL    string // of its screens
	Resume *Act   // goes on with its exercises, nil if none was tried
}

// LearnedLesson is a line of the page of progress.
type LearnedLesson struct {
	Title, URL string
	Stars      Stars
	Met        string // "3 of 9"
}

// Progress is the page of how far a learner has come.
type Progress struct {
	Layout
	Say      ProgressWords
	Notice   string
	Total    string
	Lessons  []LearnedLesson
	Practice PracticeCard
	Link     string // takes the progress to another device; "" where it was not asked for
	QR       QR
	Arrived  string // the code of a link that was opened, "" for none
	Brings   string // what it holds: "9 of 25 lessons · 23 stars"
}

// ProgressWords are the texts of the page that no view model holds.
type ProgressWords struct {
	Title, Intro, Lesson, Stars, Met, Other, OtherHow, Link, LinkIs, QR, Copy, Copied, Forget, ForgetHow, Reset, Sure, Path string
	Arrived, ArrivedHow, Add, Leave, BadLink, Was, Added                                                                    string
}
