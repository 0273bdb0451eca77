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

// Level is a level's name for a list to choose from, and what the computer says of
// the way it plays, so that a learner can know what it does not see.
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
			"I just like to move: I look at nothing and play any move the rules allow."},
		2: {"Takes what it can",
			"I take the best thing I can and forget what you can take back."},
		3: {"Takes, or finds a good square",
			"I take the best thing I can, or find a good square, and forget what you take back."},
		4: {"Minds where it lands",
			"I look at what you can take where I land, and forget all my other men."},
		5: {"Minds where it lands and stands",
			"I mind what you can take where I land, and like good squares; other men I forget."},
		6: {"Counts what can be taken",
			"I look at my move and all taking after it, and only count: mate surprises me."},
		7: {"Sees what can be taken",
			"I look at my move and all taking after it, and like good squares: mate surprises me."},
		8: {"Knows a good place",
			"I look at my move and all taking after it, and know good places: mate surprises me."},
		9: {"Thinks three moves ahead in a hurry",
			"I look three moves ahead, but at most at 4,000 positions: in a crowd I miss some."},
		ai.ThreePlies: {"Thinks three moves ahead",
			"I look at my move, your answer, my next move, then captures only: your quiet plans escape me."},
		10: {"Looks at 900 positions",
			"I look at 900 positions, the likeliest about four moves ahead: what looks bad first escapes me."},
		11: {"Looks at 2,000 positions",
			"I look at 2,000 positions, the likeliest about five moves ahead: what looks bad first escapes me."},
		12: {"Looks at 4,000 positions",
			"I look at 4,000 positions, the likeliest about six moves ahead: what looks bad first escapes me."},
		13: {"Looks at 10,000 positions",
			"I look at 10,000 positions, the likeliest about eight moves ahead: what pays after that escapes me."},
		14: {"Looks at 26,000 positions",
			"I look at 26,000 positions, the likeliest about ten moves ahead: what pays after that escapes me."},
		15: {"Looks at 80,000 positions",
			"I look at 80,000 positions, the likeliest about thirteen moves ahead: what pays after that escapes me."},
		16: {"Looks at 260,000 positions",
			"I look at 260,000 positions, the likeliest about sixteen moves ahead: what pays after that escapes me."},
		ai.Strongest: {"Looks at 800,000 positions",
			"I look at 800,000 positions, the likeliest about eighteen moves ahead: what pays after that escapes me."},
	},
}
