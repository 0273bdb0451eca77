package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// solvesByTouch presses a right answer to the exercise on the page.
func (b *tab) solvesByTouch(e *exercise.Exercise) {
	b.t.Helper()
	first := e.Solutions()[0]
	switch e.Kind {
	case exercise.Judge:
		b.tap(fmt.Sprintf("#sheet [value='%v']", first.Yes))
	case exercise.Tap:
		for _, s := range first.Squares {
			b.tap("#" + s.String())
		}
		b.until(`document.querySelector("#sheet.right, #sheet .main:enabled")`)
		if b.count("#sheet.right") == 0 { // it may have several answers
			b.tap("#sheet .main")
		}
	default:
		for k, m := range first.Moves {
			if e.Kind == exercise.Line && k%2 == 1 {
				continue // the other side's
			}
			b.tap("#" + m.From().String())
			b.tap("#" + m.To().String())
			if m.Promotion() != chess.NoPieceType {
				b.tap("#sheet [value='" + m.String() + "']")
			}
			b.idle()
		}
	}
}

// A lesson of the second path, in the long form one of each of its parts, is read and done by touch on a phone, from
// its first screen to its end; each task has room, and is the one after.
func TestALessonOfEachPartByTouch(t *testing.T) {
	t.Parallel()
	for i, name := range []string{"use-pin", "before-you-move", "square", "traps-to-know", "trade-ahead"} {
		if i > 0 && !soaking {
			break
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, ok := lesson.Find(name)
			require.True(t, ok)
			b := newTab(t, newSite(t), small)
			b.open("/lesson/" + name)
			for screen, text := range english.English.Path.Lessons[name].Screens {
				first, _, _ := strings.Cut(text, ".")
				b.until(`document.querySelector("main.screen")?.textContent.includes(%q)`, first)
				b.shoot(fmt.Sprintf("%s-screen-%d", name, screen+1))
				b.tap("main .main")
			}
			for i, e := range l.Exercises {
				b.until(`document.querySelector(".live #main[data-id='%s'] #sheet")?.textContent.includes(%q)`, e.ID,
					english.English.Title(e))
				b.shoot(fmt.Sprintf("%s-%02d", name, i+1))
				b.solvesByTouch(e)
				b.reads("#sheet h2", "Right!")
				b.shoot(fmt.Sprintf("%s-%02d-right", name, i+1))
				b.tap("#sheet .main")
			}
			b.sees(".lessonend")
			b.shoot(name + "-end")
			assert.True(t, b.holds(`document.documentElement.scrollWidth <= innerWidth`))
		})
	}
}
