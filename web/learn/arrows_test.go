package learn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// A right answer is shown on the board: the piece that mates, the pieces that a fork attacks, the guards of the
// others.
func TestARightAnswerIsShownByArrows(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	arrows := map[string]string{
		"mates": "win", "safe-check": "win", "forks": "win", "skewers": "win", "pins": "win",
		"attacks": "win", "opens-line": "win", "attackers": "win", "guards": "guard",
	}
	seen := map[string]bool{}
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			kind, ok := arrows[e.Rule]
			if !ok && e.Rule != "takes-free" || e.Kind != exercise.OneMove && e.Kind != exercise.Tap ||
				e.Rule == "guards" && e.Kind != exercise.Tap {
				continue
			}
			page := solve(b, b.Follow(b.Post("/lesson/"+l.Name+"/open", "id", e.ID)), e)
			assert.Contains(t, page, "Right!", e.ID)
			assert.LessOrEqual(t, strings.Count(page, `class="shaft"`), 3, e.ID)
			if e.Rule == "takes-free" {
				seen[e.Rule] = seen[e.Rule] || strings.Contains(page, `<g class="arrow guard">`)
				continue
			}
			assert.Contains(t, page, `<g class="arrow `+kind+`">`, e.ID)
			seen[e.Rule] = true
		}
	}
	assert.Len(t, seen, len(arrows)+1)
	assert.True(t, seen["takes-free"])
}
