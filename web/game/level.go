package game

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// Level is one of the computer's ways of playing as answers in JSON give it.
// Names and sentences may be worded anew; a number stays its level's.
type Level struct {
	Number   int    `json:"number"`
	Name     string `json:"name"`
	Sentence string `json:"sentence"`
}

// NewLevel tells a level in a language.
func NewLevel(language *say.Language, l ai.Level) Level {
	words := language.Level(l)
	return Level{int(l), words.Name, words.Sentence}
}

// LevelOf returns the level of a game, nil if no computer plays in it.
func LevelOf(language *say.Language, g *tutor.Game) *Level {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := NewLevel(language, g.Setup().Level)
	return &l
}
