package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Looking is the page that shows the game of a link.
type Looking struct {
	wording.Look

	Review  func(chess.Color) string  // goes through the game again for a side
	Players func(tutor.Tags) []string // who played, how it ended, where and when; none if nothing is known
}
