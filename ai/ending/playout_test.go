package ending_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai/ending"
	"chesstutor/tutor"
)

// The endings that learners play out are won in as many moves as they say.
func TestPlayedOutEndingsTakeAsManyMoves(t *testing.T) {
	for _, p := range tutor.PlayOuts() {
		if p.Ending {
			<-ending.Prepare(&p.Start)
			v, _ := ending.Judge(&p.Start)
			assert.Equal(t, ending.Verdict{Result: ending.Won, Plies: 2*p.Best - 1}, v, p.Name)
		}
	}
}
