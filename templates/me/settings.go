// Package me has the pages of what a browser keeps of a learner: settings, progress, chances.
package me

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/setup"
	"chesstutor/templates/wording"
)

// Settings is the page of a learner's settings.
type Settings struct {
	frame.Layout
	Say     wording.Settings
	Choices []frame.Options // settings of which one value is chosen
	Sets    []frame.Options // settings of which any values are chosen
	Flags   []frame.Option  // settings that are on or off
	Levels  setup.Levels    // the computer's level in the game under way, empty if it does not play
	Doors   string          // the URL of the page with the three doors
	Seen    string          // the text of the link to SeenPage
	Forget  string          // the text of the link to ForgetPage
	About   string          // the text of the link to AboutPage
}
