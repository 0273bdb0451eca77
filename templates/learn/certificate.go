package learn

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Certificate is the page to print at the end of the path.
type Certificate struct {
	frame.Layout
	Say     wording.Certificate
	Path    string // leads to the path
	PathURL string
	Notice  string // something that went wrong, in a sentence, or ""
	Earned  bool
	Total   string // how much is done, where it is not earned
	Text    string // follows the line for the name
	Counts  []Count
}

// Count is a number and what it counts.
type Count struct{ Number, Of string }
