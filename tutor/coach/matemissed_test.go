package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
)

// A mate that two moves in a row have passed over is shown by the third warning, not asked for once more.
func TestAMateThatIsPassedOverAgainIsShown(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1")})
	for i, san := range strings.Fields("h3 Ra3 h4 Ra2 g3") {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		if i%2 != 0 {
			continue
		}
		before := g.PositionAt(g.Ply() - 1)
		wanted := func(Warn) bool { return true }
		f := WarningOf(g, NewSurvey(before), Searched{Before: looked(t, *before)}, true, wanted)
		require.NotNil(t, f)
		want := "Are you sure? You could win right now."
		if i == 4 {
			want = "Take it back: your rook can give checkmate on d8."
		}
		assert.Equal(t, want, English(*f, tutor.ToWhite))
	}
}
