package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
)

func TestEveryProblemHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, key := range say.ProblemKeys() {
		assert.Regexp(t, `^[a-z]+(-[a-z]+)*$`, key.String(), "problem %d", int(key))
		assert.False(t, seen[key.String()], key)
		seen[key.String()] = true
	}
}
