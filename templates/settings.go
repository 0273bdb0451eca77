package templates

// Option is one of several things to choose.
type Option struct {
	Name, Value string // what the form sends
	Text        string
	On          bool
}

// Settings is the page of a learner's settings.
type Settings struct {
	Layout
	Help   []Option // how much the tutor says, one of them
	Marks  []Option // kinds of marks, each on or off
	Others []Option // things that are on or off, each under a name of its own
	Levels Levels   // of the computer in the game under way, none where it does not play
}
