package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
)

func TestEveryProblemHasANameOfItsOwn(t *testing.T) {
	seen := map[say.ProblemKey]bool{}
	for _, key := range say.ProblemKeys() {
		assert.Regexp(t, `^[a-z]+(-[a-z]+)*$`, string(key))
		assert.False(t, seen[key], key)
		seen[key] = true
	}
}
