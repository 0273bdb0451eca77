package ukrainian

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// Each opening of the table is one that the coach names, so that none is there in vain.
func TestUkrainianOpeningsAreThoseOfTheCoach(t *testing.T) {
	data, err := os.ReadFile("../../coach/openings.txt")
	require.NoError(t, err)
	named := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		_, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		named[name] = true
	}
	assert.GreaterOrEqual(t, len(openingNames), 50)
	taken := map[string]string{}
	for name, known := range openingNames {
		assert.True(t, named[name], name)
		assert.Empty(t, taken[known], "%s is the name of two openings", known)
		taken[known] = name
	}
}

func TestOpeningsHaveTheirUsualNames(t *testing.T) {
	for name, want := range map[string]string{
		"Italian Game":          "Дебют: Італійська партія.",
		"Ruy Lopez":             "Дебют: Іспанська партія.",
		"King's Indian Defense": "Дебют: Староіндійський захист.",
		"Mikenas Defense":       "Дебют: Mikenas Defense.", // none is usual
	} {
		said := Ukrainian.Fact(fact.Fact{Kind: fact.KindOpeningName, Name: name}, tutor.ToWhite)
		assert.Equal(t, want, said)
	}
}
