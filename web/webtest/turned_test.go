package webtest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say/english"
)

// The artificial language says what English says, with every word reversed.
func TestTheArtificialLanguage(t *testing.T) {
	turned := turnedLanguage()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for san := range strings.FieldsSeq("e4 e5 Nf3 Qf6 Nc3 Qf4 d4 Qxe4+") {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	facts := coach.NewSurvey(g.Position()).Advice(g, g.Ply())
	require.NotEmpty(t, facts)
	for _, f := range facts {
		english := english.English.Fact(f, tutor.ToWhite)
		said := turned.Fact(f, tutor.ToWhite)
		assert.NotEqual(t, english, said)
		assert.Equal(t, strings.Contains(english, "e4"), strings.Contains(said, "e4"), "squares stay")
		assert.Equal(t, english, Turn(said), "turned twice is as it was")
	}
	assert.Equal(t, "uoY era ni kcehc morf eht neeuq no e4: kcehc.",
		Turn("You are in check from the queen on e4: check."))
}
