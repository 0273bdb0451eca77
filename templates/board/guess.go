package board

// Guess is the open question which of the learner's pieces can be taken.
type Guess struct {
	Squares string // the pieces that are marked, separated by commas
	Turned  string // the same with the mark on the chosen piece turned
	Count   int    // how many are marked
	Word    string // added to the label of a square that is marked
}

func (g *Guess) marked() string {
	if g == nil {
		return ""
	}
	return g.Squares
}

func (g *Guess) turned() string {
	if g == nil {
		return ""
	}
	return g.Turned
}
