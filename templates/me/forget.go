package me

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Forget is the page on which a browser's cookies are listed and deleted.
type Forget struct {
	frame.Layout
	Say     wording.Forget
	Notice  string
	Cookies []string // what a browser can have
}
