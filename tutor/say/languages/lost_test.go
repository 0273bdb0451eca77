package languages_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/languages"
)

// Every language says up to which move a lost game was even, to its loser and of two who have names.
func TestALostGameThatWasEven(t *testing.T) {
	for _, l := range languages.All() {
		story := l.Pages.Reviewing.Story
		for _, went := range []say.Went{{}, {White: "Ada", Black: "Eve"}} {
			went.Lost, went.Moves, went.Until, went.Even = true, 28, 9, 15
			assert.Contains(t, story(went), "15", l.Tag)
			assert.NotContains(t, story(went), "9", l.Tag)
			assert.Contains(t, story(went), "28", l.Tag)
		}
	}
}

// Every language has a sentence of its own for each kind of mistake that came again and again.
func TestEveryLapseIsTold(t *testing.T) {
	for _, l := range languages.All() {
		told := map[string]review.Lapse{}
		bare := l.Pages.Reviewing.Often("", 3)
		for _, lapse := range review.Lapses() {
			text := l.Pages.Reviewing.Often(lapse, 3)
			assert.Greater(t, len(text), len(bare), "%s, %s", l.Tag, lapse)
			assert.NotContains(t, told, text, "%s, %s", l.Tag, lapse)
			told[text] = lapse
		}
	}
}

// Every language says up to which move a side stood better in a game that was drawn, if it did until the end and that
// came by the rules of chess: how else it ended takes a sentence of its own.
func TestADrawnGameThatWasWon(t *testing.T) {
	for _, l := range languages.All() {
		story := l.Pages.Reviewing.Story
		assert.Contains(t, story(say.Went{Drawn: true, Moves: 35, Until: 34}), "34", l.Tag)
		for _, other := range []say.Went{{}, {Until: 34, Even: 35}, {Until: 34, By: room.Time}} {
			other.Drawn, other.Moves = true, 35
			assert.NotContains(t, story(other), "34", l.Tag)
		}
	}
}
