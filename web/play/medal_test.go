package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

// Whoever beats a friend from the usual start gets a medal with its face. A position that was set up wins none, and a
// level without a face has none to give.
func TestBeatingAFriendWinsAMedal(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	medals := func() int { return b.Document("/").Find(".endcard.won .medal").Length() }
	b.Post("/new", "level", webtest.Number(ai.Pip), "fen", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
	b.JSON().Play("a1a8")
	assert.Zero(t, medals())
	assert.Equal(t, 1, b.Document("/").Find(".endcard.won .laurel").Length())
	for level, want := range map[ai.Level]int{ai.Pip: 1, 3: 0} {
		b.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Learner: chess.Black, Level: level})
		assert.Equal(t, want, medals())
	}
	b.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Learner: chess.White, Level: ai.Pip})
	assert.Zero(t, b.Document("/").Find(".medal").Length(), "it was lost")
}
