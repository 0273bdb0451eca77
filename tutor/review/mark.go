package review

// Mark classifies how good a move was. Its text is stable: the HTTP interface uses it.
type Mark string

// The marks.
const (
	GoodFind Mark = "good-find" // it carries out an idea that wins, and keeps the expected score of the best move
	Fine     Mark = "fine"
	Slip     Mark = "slip"
	Mistake  Mark = "mistake"
	Blunder  Mark = "blunder"
)

// Marks lists all marks, the best first.
func Marks() []Mark { return []Mark{GoodFind, Fine, Slip, Mistake, Blunder} }

// The least losses of expected score, on a scale from 0 to 1, of a slip, a mistake and a blunder.
const (
	SlipFrom    = 0.07
	MistakeFrom = 0.15
	BlunderFrom = 0.30
)

// markOf returns the mark of a move with a loss of expected score.
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
