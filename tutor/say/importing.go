package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/pgn"
)

// Importing is the page for importing games.
type Importing struct {
	wording.Import

	Each  func(number int, white, black, result string, plies int) string // a game in the list
	Fault func(*pgn.Error) string                                         // why the rest of one could not be read
}
