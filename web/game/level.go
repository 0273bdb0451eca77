package game

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// Level is one of the computer's ways of playing as answers in JSON give it.
// Names and sentences may be worded anew; a number stays its level's.
type Level struct {
	Number    int     `json:"number"`
	Place     int     `json:"place"` // in order of strength, 1 the weakest
	Name      string  `json:"name"`
	Character *string `json:"character"` // nil for a level that is none
	Sentence  string  `json:"sentence"`
}

// NewLevel tells a level in a language.
func NewLevel(language *say.Language, l ai.Level) Level {
	words := language.Level(l)
	told := Level{Number: int(l), Place: Place(l), Name: words.Name, Sentence: words.Sentence}
	if character := language.Character(l); character != "" {
		told.Character = &character
	}
	return told
}

// Place returns where a level stands in order of strength, 1 for the weakest.
func Place(l ai.Level) int { return slices.Index(ai.Levels(), l) + 1 }

// LevelOf returns the level of a game, nil if no computer plays in it.
func LevelOf(language *say.Language, g *tutor.Game) *Level {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := NewLevel(language, g.Setup().Level)
	return &l
}
