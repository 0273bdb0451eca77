package review

// Mark says how good a move was, in one word. Its text is part of what the server answers.
type Mark string

// The marks.
const (
	GoodFind Mark = "good-find" // it carries out an idea that wins, and keeps what the best move would
	Fine     Mark = "fine"
	Slip     Mark = "slip"
	Mistake  Mark = "mistake"
	Blunder  Mark = "blunder"
)

// Marks lists all marks, the best first.
func Marks() []Mark { return []Mark{GoodFind, Fine, Slip, Mistake, Blunder} }

// From how much of the expected score on, which is 1 for a game, a move is a slip, a mistake or a
// blunder.
const (
	SlipFrom    = 0.07
	MistakeFrom = 0.15
	BlunderFrom = 0.30
)

// markOf returns the mark of a move that cost so much of the expected score.
func markOf(loss float64) Mark {
	switch {
	case loss >= BlunderFrom:
		return Blunder
	case loss >= MistakeFrom:
		return Mistake
	case loss >= SlipFrom:
		return Slip
	}
	return Fine
}
