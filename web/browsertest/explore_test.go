package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Moves are tried for both sides from a position of a game, by mouse, keyboard, touch and without scripts: the coach
// speaks of them, they are taken back, and the page leads back to the game.
func TestMovesAreTried(t *testing.T) {
	each(t, mouse, func(t *testing.T, p player) {
		p.open("/g/2AwEAAAAAABTlt4qu/explore/4")
		p.shows("White to move")
		p.move("g2g4")
		p.shows("Black to move")
		wait := "Wait: Black's queen can give checkmate on h4. Show me Lesson: Before every move"
		assert.Equal(t, []string{wait}, p.said("says"))
		p.move("d8h4")
		p.shows("Checkmate: Black won")
		p.choose(`#answer a.tile`)
		p.shows("Black to move")
		require.Equal(t, "/g/2AwEAAAAAABTlt4qu/explore/4.g2g4", p.path(), "what is loaded again is what is shown")
		p.choose(`#answer .home`)
		p.reads(".look h1", "After 2... a6")
	})
}

// Who played an imported game is still told after moves were tried from it with scripts.
func TestNamesAreKeptWhereMovesAreTried(t *testing.T) {
	each(t, mouse, func(t *testing.T, p player) {
		p.open("/g/2AwEAAAAAABTlt4qu/explore/4?black=Bell&white=Ann")
		p.move("g2g4")
		p.shows("Black to move")
		p.move("d8h4")
		p.shows("Checkmate: Black won")
		p.choose(`#answer .home`)
		p.reads(".look .players", "Ann – Bell")
	})
}
