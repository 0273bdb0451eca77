package ending_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/needs"
)

// The endings that learners play out are won in as many moves as they say. Tables of four pieces that no other test
// needs are made with tag soak only, since that takes twenty seconds.
func TestPlayedOutEndingsTakeAsManyMoves(t *testing.T) {
	made := []string{"queen", "rook", "pawn-runs", "opposition", "key-squares", "two-bishops", "bishop-knight"}
	for _, p := range tutor.PlayOuts() {
		if p.Ending && (needs.Soak || slices.Contains(made, p.Name)) {
			<-ending.Prepare(&p.Start)
			v, _ := ending.Judge(&p.Start)
			assert.Equal(t, ending.Verdict{Result: ending.Won, Plies: 2*p.Best - 1}, v, p.Name)
		}
	}
}
