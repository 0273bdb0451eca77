package say_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/languages"
	"chesstutor/tutor/say/saytest"
)

func TestLanguagesAreComplete(t *testing.T) {
	for _, l := range languages.All() {
		assert.Empty(t, saytest.Missing(l), l.Name)
	}
	assert.Empty(t, saytest.Missing(saytest.Turned()))
}

// What a language lacks is named by where it belongs.
func TestWhatIsMissingIsNamed(t *testing.T) {
	l := *english.English
	l.Name = ""
	l.Facts = say.Facts{fact.KindFork: l.Facts[fact.KindFork], "unheard-of": l.Facts[fact.KindFork]}
	missing := saytest.Missing(&l)
	assert.Contains(t, missing, "Name")
	assert.Contains(t, missing, "Facts[hanging]")
	assert.Contains(t, missing, "Facts[unheard-of], which there is not")
	assert.NotContains(t, missing, "Facts[fork]")
	empty := saytest.Missing(&say.Language{})
	assert.Subset(t, empty, []string{"Tag", "Name", "Facts", "Errors.GameOver", "Errors.Faults"},
		"an empty one lacks everything")
}

// The made-up language says what English says, every word turned round.
func TestTheMadeUpLanguage(t *testing.T) {
	turned := saytest.Turned()
	g := played(t, tutor.Setup{Start: chess.Start()}, "e4 e5 Nf3 Qf6 Nc3 Qf4 d4 Qxe4+")
	facts := coach.NewSurvey(g.Position()).Advice(g, g.Ply())
	require.NotEmpty(t, facts)
	for _, f := range facts {
		english := english.English.Fact(f, tutor.ToWhite)
		said := turned.Fact(f, tutor.ToWhite)
		assert.NotEqual(t, english, said)
		assert.Equal(t, strings.Contains(english, "e4"), strings.Contains(said, "e4"), "squares stay")
		assert.Equal(t, english, saytest.Turn(said), "turned twice is as it was")
	}
	assert.Equal(t, "uoY era ni kcehc morf eht neeuq no e4: kcehc.",
		saytest.Turn("You are in check from the queen on e4: check."))
}
