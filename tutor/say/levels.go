package say

import "chesstutor/ai"

// Levels says how the computer plays.
type Levels struct {
	Each  LevelTable
	SoFar string // comes before the level played so far, in a list to choose from
	Usual string // marks there the level that a newcomer plays
}

// LevelTable has the words for each level.
type LevelTable map[ai.Level]Level

// Level is a level's name for a list to choose from, the name of its character, "" for one without a face, and what
// its way of playing does and does not see.
type Level struct{ Name, Character, Sentence string }

// Called returns what the level goes by: its character's name, or its own.
func (l Level) Called() string {
	if l.Character != "" {
		return l.Character
	}
	return l.Name
}

// Level returns the words for a level, the usual one's for one that there is not.
func (l *Language) Level(level ai.Level) Level {
	if words, ok := l.Levels.Each[level]; ok {
		return words
	}
	return l.Levels.Each[ai.ThreePlies]
}

var englishLevels = Levels{
	SoFar: "So far:", Usual: "(usual)",
	Each: LevelTable{
		1: {"Just likes to move", "Pip",
			"Moves without looking. Guards nothing on purpose."},
		2: {"Takes what it can", "Nib",
			"Grabs whatever he can. Forgets that you take back."},
		3: {"Takes, or finds a good square", "",
			"Grabs what it can, or finds a good square. Forgets that you take back."},
		4: {"Minds where it lands", "",
			"Looks where it lands. Forgets all its other pieces."},
		5: {"Minds where it lands and stands", "Hop",
			"Looks where he lands, and likes good squares. Forgets his other pieces."},
		6: {"Counts what can be taken", "Hazel",
			"Counts every trade. Checkmate takes her by surprise."},
		7: {"Sees what can be taken", "",
			"Counts every trade, and likes good squares. Checkmate takes it by surprise."},
		8: {"Knows a good place", "Mina",
			"Counts every trade, and knows good squares. Checkmate still surprises her."},
		9: {"Looks two moves ahead in a hurry", "",
			"Looks two of its own moves ahead, in a hurry. Misses some in a crowd."},
		ai.ThreePlies: {"Looks two moves ahead", "Rufus",
			"Looks two of his own moves ahead. Quiet plans escape him."},
		10: {"Picks out lines of two moves", "",
			"Looks two of its own moves ahead where it matters. Skips what looks bad at first."},
		11: {"Picks out lines of nearly three moves", "",
			"Looks nearly three of its own moves ahead. Skips what looks bad at first."},
		12: {"Picks out lines of three moves", "Corvin",
			"Looks three of his own moves ahead. Skips what looks bad at first."},
		13: {"Picks out lines of four moves", "",
			"Looks four of its own moves ahead. What pays later escapes it."},
		14: {"Picks out lines of five moves", "",
			"Looks five of its own moves ahead. What pays later escapes it."},
		15: {"Picks out lines of nearly seven moves", "",
			"Looks nearly seven of its own moves ahead. What pays later escapes it."},
		16: {"Picks out lines of eight moves", "",
			"Looks eight of its own moves ahead. What pays later escapes it."},
		ai.Strongest: {"Picks out lines of nine moves", "Tove",
			"Looks nine of her own moves ahead. What pays later escapes her."},
	},
}
