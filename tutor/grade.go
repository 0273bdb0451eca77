package tutor

// Grade is what a move comes to, in one word.
type Grade uint8

// The grades, in the order they are looked at: a move has the first that
// applies. A move's count is what it takes, with the gain of a promotion, less
// the most the opponent can gain by an Exchange on any one square after it.
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
