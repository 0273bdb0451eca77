package templates

// Option is one of several things to choose.
type Option struct {
	Name, Value string // what the form sends
	Text        string
	On          bool
	Voiced      bool // only where a browser has a voice, which scripts find out
}

// Options are the values of one setting.
type Options struct {
	Name    string // what the form sends
	Legend  string
	Options []Option
}

// Settings is the page of a learner's settings.
type Settings struct {
	Layout
	Say     SettingsWords
	Choices []Options // settings with one of some values
	Sets    []Options // settings with any of some values
	Flags   []Option  // things that are on or off, each under a name of its own
	Levels  Levels    // of the computer in the game under way, none where it does not play
	Doors   string    // leads to the three doors
}

// SettingsWords are the words of the page of settings. They are tutor/say's, which
// the compiler holds to be the same.
type SettingsWords struct {
	Title      string
	OnOff      string
	Level      string
	Save, Back string
	Saved      string
}
