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

// Level is a level's name for a list to choose from, and what is said of the
// way it plays, so that a learner can know what it does not see.
type Level struct{ Name, Sentence string }

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
		1: {"Just likes to move",
			"Looks at nothing. Plays any move the rules allow."},
		2: {"Takes what it can",
			"Takes the best thing it can. Forgets what you can take back."},
		3: {"Takes, or finds a good square",
			"Takes what it can, or finds a good square. Forgets what you take back."},
		4: {"Minds where it lands",
			"Looks at what you can take where it lands. Forgets its other pieces."},
		5: {"Minds where it lands and stands",
			"Minds what you can take where it lands. Forgets its other pieces."},
		6: {"Counts what can be taken",
			"Looks at its move and all taking after it. Mate surprises it."},
		7: {"Sees what can be taken",
			"Looks at all taking after its move, and likes good squares. Mate surprises it."},
		8: {"Knows a good place",
			"Looks at all taking after its move, and knows good places. Mate surprises it."},
		9: {"Thinks three moves ahead in a hurry",
			"Looks three moves ahead in a hurry. Misses some moves in a crowd."},
		ai.ThreePlies: {"Thinks three moves ahead",
			"Looks two of its own moves ahead. Misses slow plans."},
		10: {"Looks at 900 positions",
			"Looks at 900 positions, about four moves ahead. Misses what looks bad at first."},
		11: {"Looks at 2,000 positions",
			"Looks at 2,000 positions, about five moves ahead. Misses what looks bad at first."},
		12: {"Looks at 4,000 positions",
			"Looks at 4,000 positions, about six moves ahead. Misses what looks bad at first."},
		13: {"Looks at 10,000 positions",
			"Looks at 10,000 positions, about eight moves ahead. Misses what comes later."},
		14: {"Looks at 26,000 positions",
			"Looks at 26,000 positions, about ten moves ahead. Misses what comes later."},
		15: {"Looks at 80,000 positions",
			"Looks at 80,000 positions, about thirteen moves ahead. Misses what comes later."},
		16: {"Looks at 260,000 positions",
			"Looks at 260,000 positions, about sixteen moves ahead. Misses what comes later."},
		ai.Strongest: {"Looks at 800,000 positions",
			"Looks at 800,000 positions, about eighteen moves ahead. Misses what comes later."},
	},
}
