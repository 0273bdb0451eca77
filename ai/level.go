package ai

// Level is one of the computer's ways of playing, by number. Numbers are kept
// in saved games: a level never changes its number.
type Level uint8

// ThreePlies is the default level.
const ThreePlies Level = 0

// levels holds what is told of each level and how far it looks.
var levels = [...]struct {
	name, sentence string
	limits         Limits
}{
	ThreePlies: {
		name:     "Thinks three moves ahead",
		sentence: "I look at my move, your answer and my next move, and then at captures until there are no more.",
		limits:   Limits{Depth: DefaultDepth},
	},
}

// Valid reports whether there is such a level.
func (l Level) Valid() bool { return int(l) < len(levels) }

// Name returns the level's name for a list to choose from.
func (l Level) Name() string { return levels[l.known()].name }

// Sentence returns what the computer says of the way it plays, so that a
// learner can know what it does not see.
func (l Level) Sentence() string { return levels[l.known()].sentence }

// Limits returns how far the level searches.
func (l Level) Limits() Limits { return levels[l.known()].limits }

// known returns the level, or the default for one that is not valid.
func (l Level) known() Level {
	if !l.Valid() {
		return ThreePlies
	}
	return l
}
