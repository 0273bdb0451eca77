package say

// Settings is the page of a learner's settings.
type Settings struct {
	Title      string // of the tab and of the page
	OnOff      string // stands above what is on or off
	Level      string // asks how the computer plays
	Save, Back string // the buttons
	Saved      string // confirms what the first did
}

// SettingTexts holds the texts of the settings, by name, and of their values,
// by name=value. On and off have no texts, nor have languages: each is shown by
// its own name.
type SettingTexts map[string]string
