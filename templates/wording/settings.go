package wording

// Settings has the labels of the page of a learner's settings.
type Settings struct {
	Title      string // of the tab and of the page
	OnOff      string // stands above what is on or off
	Level      string // asks how the computer plays
	Save, Back string // the buttons
	Saved      string // confirms what the first did
}
