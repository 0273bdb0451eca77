package spanish

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
func TestSpanishOpeningsAreThoseOfTheCoach(t *testing.T) {
	data, err := os.ReadFile("../../coach/openings.txt")
	require.NoError(t, err)
	named := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		_, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		named[name] = true
	}
	assert.GreaterOrEqual(t, len(openingNames), 50)
	spanish := map[string]string{}
	for name, known := range openingNames {
		assert.True(t, named[name], name)
		assert.Empty(t, spanish[known], "%s is the name of two openings", known)
		spanish[known] = name
	}
}

func TestOpeningsHaveTheirUsualNames(t *testing.T) {
	for name, want := range map[string]string{
		"Italian Game":          "La apertura: Apertura italiana.",
		"Ruy Lopez":             "La apertura: Apertura española.",
		"King's Indian Defense": "La apertura: Defensa india de rey.",
		"Mikenas Defense":       "La apertura: Mikenas Defense.", // none is usual
	} {
		said := Spanish.Fact(fact.Fact{Kind: fact.KindOpeningName, Name: name}, tutor.ToWhite)
		assert.Equal(t, want, said)
	}
}
