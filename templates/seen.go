package templates

// Seen is the page that shows what is stored of how a learner's chances in games went.
type Seen struct {
	Layout
	Say    SeenWords
	Notice string
	Full   bool // full help is chosen
	Groups []SeenGroup
}

// SeenGroup is a group of ideas.
type SeenGroup struct {
	Name    string
	Chances string // how they went, the last one first
	Coach   string // what the coach does
}

// SeenWords are the words of the page. The type has the same fields as that of tutor/say, from which it is
// converted.
type SeenWords struct {
	Title, Intro, Kept  string
	Group, Last, Now    string
	Done, Alone, Missed string
	None                string
	Tells, Asks         string
	Full                string
	Forget, ForgetHow   string
	Reset, Sure, Was    string
	Settings            string
}
