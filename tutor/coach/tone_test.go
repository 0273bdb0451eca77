package coach

import (
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A judgement is advice or a chance, and never said as if it were proved.
func TestOnlyJudgementsAreAdvice(t *testing.T) {
	eachSample(51, 60, 7, func(g *tutor.Game, ply int) {
		if ply == g.Ply() {
			return
		}
		for _, f := range NewSurvey(g.PositionAt(ply)).Advice(g, ply) {
			require.Equal(t, f.Judgement, f.Kind.Tone() == fact.ToneAdvice, f.Kind)
		}
	})
}
