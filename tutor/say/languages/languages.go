// Package languages lists the languages there are.
package languages

import (
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/french"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/spanish"
	"chesstutor/tutor/say/ukrainian"
)

// All returns all languages, the first one first.
func All() []*say.Language {
	return []*say.Language{english.English, german.German, spanish.Spanish, french.French, ukrainian.Ukrainian}
}
