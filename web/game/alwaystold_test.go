package game

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
)

// A piece that was just lost is told instead of a question, and plans are told beside it. Beside a grave danger none
// is.
func TestALostPieceIsAlwaysTold(t *testing.T) {
	lost, plan := fact.Fact{Kind: fact.KindLostPiece, Count: -9}, fact.Fact{Kind: fact.KindPlanKeep}
	danger := fact.Fact{Kind: fact.KindHanging, Count: -3}
	assert.True(t, alwaysTold(lost))
	assert.True(t, alwaysTold(danger))
	assert.False(t, alwaysTold(plan))
	assert.Len(t, adviceOnce([]fact.Fact{lost, plan}), 2)
	assert.Len(t, adviceOnce([]fact.Fact{danger, plan}), 1)
}
