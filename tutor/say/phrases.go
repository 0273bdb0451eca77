package say

import "chesstutor/tutor/chess"

// Phrases are parts of sentences that several topics put together: the one wording
// of each in the language.
type Phrases struct {
	And    func(words []string) string // joins a list: "a, b and c"
	Points func(n int) string          // counts, n > 0: "1 point", "3 points"
	Color  func(chess.Color) string    // names a side: "White"
}

var englishPhrases = Phrases{And: and, Points: points, Color: color}
