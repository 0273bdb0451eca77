package english

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
)

// A hint's last step says how its move follows the plan, whichever it is.
func TestEveryPlanGivesAReason(t *testing.T) {
	for _, kind := range fact.Kinds() {
		isPlan := strings.HasPrefix(string(kind), "plan-") || strings.HasPrefix(string(kind), "habit-")
		switch kind {
		case fact.KindPlanChecks, fact.KindPlanTakes, fact.KindPlanMoves: // which tell where to look
			isPlan = false
		case fact.KindOnlyWin, fact.KindOnlyDraw:
			isPlan = true
		}
		assert.Equal(t, isPlan, hintPlans[kind] != "", kind)
	}
}
