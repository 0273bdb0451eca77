package fact

// Grade classifies a move by what it wins or loses.
type Grade uint8

// The grades: a move has the first that applies of Mates to Guarded, else Safe.
// A move's count is the value of what it captures, plus the gain of a
// promotion, minus the most that the opponent can gain by an Exchange on any
// one square after it: nothing, if the side that moved can take as much elsewhere, and after
// one more capture of each side, too.
const (
	Safe        Grade = iota // none of the others
	Mates                    // it is checkmate
	Stalemates               // it is stalemate
	AllowsMate               // a legal reply is checkmate
	Loses                    // its count is below zero and below the best move's count
	Guarded                  // a reply captures the piece that moved, yet the move does not lose
	gradesCount = iota
)

var gradeNames = [gradesCount]string{"safe", "mates", "stalemates", "allows-mate", "loses", "guarded"}

// String returns the grade's name: "mates", "stalemates", "allows-mate",
// "loses", "guarded" or "safe".
func (g Grade) String() string { return gradeNames[g] }
