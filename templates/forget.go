package templates

import "chesstutor/templates/wording"

// Forget is the page on which a browser's cookies are listed and deleted.
type Forget struct {
	Layout
	Say     wording.Forget
	Notice  string
	Cookies []string // what a browser can have
}
