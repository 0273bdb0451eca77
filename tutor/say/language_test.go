package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/languages"
)

func TestLanguagesAreComplete(t *testing.T) {
	for _, l := range languages.All() {
		assert.Empty(t, missing(l), l.Name)
	}
}

// What a language lacks is named by where it belongs.
func TestWhatIsMissingIsNamed(t *testing.T) {
	l := *english.English
	l.Name = ""
	l.Facts = say.Facts{fact.KindFork: l.Facts[fact.KindFork], "unheard-of": l.Facts[fact.KindFork]}
	lacks := missing(&l)
	assert.Contains(t, lacks, "Name")
	assert.Contains(t, lacks, "Facts[hanging]")
	assert.Contains(t, lacks, "Facts[unheard-of], which there is not")
	assert.NotContains(t, lacks, "Facts[fork]")
	empty := missing(&say.Language{})
	assert.Subset(t, empty, []string{"Tag", "Name", "Facts", "Errors.GameOver", "Errors.Faults"},
		"an empty one lacks everything")
}
