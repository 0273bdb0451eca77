package setup

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Import is the page on which games are imported from PGN.
type Import struct {
	frame.Layout
	Say   wording.Import
	PGN   string         // the text, as it was sent
	Wrong string         // an error of the whole text, in a sentence, or ""
	Games []ImportedGame // the games in it
	Ask   string         // the index of the game that may replace the one under way, while the page asks; or ""
}

// typed returns the text for the field in which one is typed: where its games are listed, their form has it.
func (p Import) typed() string {
	if len(p.Games) > 0 {
		return ""
	}
	return p.PGN
}

// ImportedGame is a game of the imported text.
type ImportedGame struct {
	Index string // the form value
	Text  string // who played, and how it ended
	Fault string // why only its first moves could be read, or ""
	Note  string // what else was not read as it is written, or ""
}
