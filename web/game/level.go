package game

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// Level is a level of the computer's play in the JSON interface. Clients may store Number, which never changes its
// meaning; names and sentences may change.
type Level struct {
	Number    int     `json:"number"`
	Place     int     `json:"place"` // in order of strength, 1 the weakest
	Name      string  `json:"name"`
	Character *string `json:"character"` // nil for a level without a character
	Sentence  string  `json:"sentence"`
}

// NewLevel returns a level with its name and sentence in a language.
func NewLevel(language *say.Language, l ai.Level) Level {
	words := language.Level(l)
	answer := Level{Number: int(l), Place: Place(l), Name: words.Name, Sentence: words.Sentence}
	if character := language.Character(l); character != "" {
		answer.Character = &character
	}
	return answer
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

// portraits are the drawings of the characters. Their ids are the same in every language.
var portraits = map[ai.Level]string{
	1: "pt-pip", 2: "pt-nib", 5: "pt-hop", 6: "pt-hazel",
	8: "pt-mina", ai.ThreePlies: "pt-rufus", 12: "pt-corvin", ai.Strongest: "pt-tove",
}

// Portrait returns the id of the drawing of a character, "" for a level without one.
func Portrait(l ai.Level) string { return portraits[l] }
