package templates

import "chesstutor/templates/wording"

// Settings is the page of a learner's settings.
type Settings struct {
	Layout
	Say     wording.Settings
	Choices []Options // settings of which one value is chosen
	Sets    []Options // settings of which any values are chosen
	Flags   []Option  // settings that are on or off
	Levels  Levels    // the computer's level in the game under way, empty if it does not play
	Doors   string    // the URL of the page with the three doors
	Seen    string    // the text of the link to SeenPage
	Forget  string    // the text of the link to ForgetPage
	About   string    // the text of the link to AboutPage
}
