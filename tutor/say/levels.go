package say

// LevelList is a list of levels to choose from.
type LevelList struct {
	SoFar string // comes before the level played so far
	Usual string // marks the level that a newcomer plays
}

var englishLevelList = LevelList{SoFar: "So far:", Usual: "(usual)"}
