package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

func TestReason(t *testing.T) {
	for _, c := range []struct{ fen, want string }{
		{"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "fork"},
		{"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "back-rank"},
		{"8/8/4k3/8/8/8/R6R/4K3 w - - 0 1", "plan-box"},
	} {
		p := fenOf(t, c.fen)
		for step, f := range HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p)) {
			if step%2 == 1 {
				assert.Equal(t, c.want, Reason(&f), "%s, step %d", c.fen, step+1)
			} else {
				assert.Empty(t, Reason(&f))
			}
		}
	}
	assert.Empty(t, Reason(&fact.Fact{Kind: fact.KindWarnLine}))
	assert.Equal(t, "warn-hanging", Reason(&fact.Fact{Kind: fact.KindWarnHanging}))
	assert.Empty(t, Reason(&fact.Fact{Kind: fact.KindHintDevelop}), "that it comes out is no reason")
	assert.Empty(t, Reason(&fact.Fact{Kind: fact.KindHintAttack}), "nor that it attacks")
}
