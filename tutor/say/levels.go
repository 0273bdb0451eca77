package say

import "chesstutor/ai"

// Levels holds the texts on how the computer plays.
type Levels struct {
	Each       LevelTable
	Characters CharacterNames // of those that are characters
	SoFar      string         // comes before the level played so far, in a list to choose from
	Usual      string         // marks there the level that a newcomer plays
	More       string         // opens the levels that are no characters

	Strength func(n, of int) string // of a character
}

// CharacterNames has the names of the levels that are characters.
type CharacterNames map[ai.Level]string

// LevelTable has the words for each level.
type LevelTable map[ai.Level]Level

// Level is a level's name for a list to choose from, and a sentence on what it sees and overlooks.
type Level struct{ Name, Sentence string }

// Character returns the name of a level's character, "" for a level without a face.
func (l *Language) Character(level ai.Level) string { return l.Levels.Characters[level] }

// Called returns the name of a level's character, or the level's own name if it has none.
func (l *Language) Called(level ai.Level) string {
	if character := l.Character(level); character != "" {
		return character
	}
	return l.Level(level).Name
}

// Level returns the texts of a level, or those of the usual level if it is unknown.
func (l *Language) Level(level ai.Level) Level {
	if words, ok := l.Levels.Each[level]; ok {
		return words
	}
	return l.Levels.Each[ai.ThreePlies]
}
