package fact

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestGradeNames(t *testing.T) {
	var names []string
	for g := Safe; g < gradesCount; g++ {
		names = append(names, g.String())
	}
	assert.Equal(t, []string{"safe", "mates", "stalemates", "allows-mate", "loses", "guarded"}, names)
}
