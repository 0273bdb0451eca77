package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
)

// A game was close if the side stood better in its last third, and lost.
func TestClose(t *testing.T) {
	for went, close := range map[say.Went]bool{
		{Lost: true, Moves: 30, Until: 25}: true,
		{Lost: true, Moves: 30, Until: 20}: true,
		{Lost: true, Moves: 30, Until: 5}:  false,
		{Lost: true, Moves: 30}:            false,
		{Won: true, Moves: 30, Until: 30}:  false,
	} {
		assert.Equal(t, close, went.Close(), "%+v", went)
	}
}
