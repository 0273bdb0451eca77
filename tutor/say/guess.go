package say

// Guess holds what the coach says to learners who guess what is threatened before the marks show it.
type Guess struct {
	Question string // stands in the coach's slot until it is answered
	// Verdict tells how a guess was: how many pieces were found, missed, and marked although nothing can take them.
	Verdict func(found, missed, wrong int) string
}
