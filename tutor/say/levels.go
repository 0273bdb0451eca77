package say

import (
	"fmt"

	"chesstutor/ai"
)

// Levels holds the texts on how the computer plays.
type Levels struct {
	Each       LevelTable
	Characters CharacterNames // of those that are characters
	SoFar      string         // comes before the level played so far, in a list to choose from
	Usual      string         // marks there the level that a newcomer plays

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

var englishLevels = Levels{
	SoFar: "So far:", Usual: "(usual)",
	Strength: func(n, of int) string { return fmt.Sprintf("Strength %d of %d", n, of) },
	Characters: CharacterNames{
		1: "Pip", 2: "Nib", 5: "Hop", 6: "Hazel", 8: "Mina", ai.ThreePlies: "Rufus", 12: "Corvin", ai.Strongest: "Tove",
	},
	Each: LevelTable{
		1: {"Just likes to move",
			"Moves without looking. Guards nothing on purpose."},
		2: {"Takes what it can",
			"Grabs whatever he can. Forgets that you take back."},
		3: {"Takes, or finds a good square",
			"Grabs what it can, or finds a good square. Forgets that you take back."},
		4: {"Minds where it lands",
			"Looks where it lands. Forgets all its other pieces."},
		5: {"Minds where it lands and stands",
			"Looks where he lands, and likes good squares. Forgets his other pieces."},
		6: {"Counts what can be taken",
			"Counts every trade. Checkmate takes her by surprise."},
		7: {"Sees what can be taken",
			"Counts every trade, and likes good squares. Checkmate takes it by surprise."},
		8: {"Knows a good place",
			"Counts every trade, and knows good squares. Checkmate still surprises her."},
		9: {"Looks two moves ahead in a hurry",
			"Looks two of its own moves ahead, in a hurry. Misses some in a crowd."},
		ai.ThreePlies: {"Looks two moves ahead",
			"Looks two of his own moves ahead. Quiet plans escape him."},
		10: {"Picks out lines of two moves",
			"Looks two of its own moves ahead where it matters. Skips what looks bad at first."},
		11: {"Picks out lines of nearly three moves",
			"Looks nearly three of its own moves ahead. Skips what looks bad at first."},
		12: {"Picks out lines of three moves",
			"Looks three of his own moves ahead. Skips what looks bad at first."},
		13: {"Picks out lines of four moves",
			"Looks four of its own moves ahead. What pays later escapes it."},
		14: {"Picks out lines of five moves",
			"Looks five of its own moves ahead. What pays later escapes it."},
		15: {"Picks out lines of nearly seven moves",
			"Looks nearly seven of its own moves ahead. What pays later escapes it."},
		16: {"Picks out lines of eight moves",
			"Looks eight of its own moves ahead. What pays later escapes it."},
		ai.Strongest: {"Picks out lines of nine moves",
			"Looks nine of her own moves ahead. What pays later escapes her."},
	},
}
