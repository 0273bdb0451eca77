package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say/english"
)

// A moment asks by what was there, in words that say what it is good for where its name does not.
func TestMomentsAskByWhatWasThere(t *testing.T) {
	for _, c := range []struct {
		kind    fact.Kind
		concept fact.Concept
		want    string
	}{
		{fact.KindHintIdea, fact.Fork, "There was a fork here. What would you play?"},
		{fact.KindHintIdea, fact.WinningTrade, "Something could be won here. What would you play?"},
		{fact.KindHintIdea, fact.FreePiece, "Something was free here. What would you play?"},
		{fact.KindHintPrevents, fact.Fork, "A fork was coming. What would you play?"},
		{fact.KindHintMate, fact.MateInOne, "You could force mate here. What would you play?"},
	} {
		m := review.Moment{Named: c.concept}
		m.Hint[1] = fact.Fact{Kind: c.kind}
		assert.Equal(t, c.want, english.English.Pages.Reviewing.Ask(m))
	}
}
