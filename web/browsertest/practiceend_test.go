package browsertest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// practises does a session by its addresses, of four skills in turn; the first exercises go wrong.
func (b *tab) practises(wrong int) {
	b.t.Helper()
	list := []practice.Skill{
		practice.FreePieces, practice.Attackers, practice.Mistake, practice.MateInOne, practice.GuardOrMove,
	}
	for i := range practice.SessionLength {
		_, body := b.call(http.MethodGet, "/practice?skill="+string(list[i%len(list)]), "")
		var shown struct{ Exercise struct{ ID string } }
		require.NoError(b.t, json.Unmarshal([]byte(body), &shown))
		item, ok := practice.Find(shown.Exercise.ID)
		require.True(b.t, ok, body)
		for range exercise.Tries {
			_, body = b.call(http.MethodPost, "/practice/answer", practiceAnswer(item.Exercise, i < wrong))
			var answer struct{ Done bool }
			require.NoError(b.t, json.Unmarshal([]byte(body), &answer), body)
			if answer.Done {
				break
			}
		}
	}
}

// practiceAnswer returns an answer to an exercise that takes one.
func practiceAnswer(e *exercise.Exercise, wrong bool) string {
	first := e.Solutions()[0]
	field, value := "squares", e.Position.King(chess.Black).String() // which is never right
	switch {
	case e.Kind == exercise.Judge:
		field, value = "yes", fmt.Sprint(first.Yes != wrong)
	case e.Kind != exercise.Tap:
		field, value = "move", first.Moves[0].String()
	case !wrong:
		var squares []string
		for _, s := range first.Squares {
			squares = append(squares, s.String())
		}
		value = strings.Join(squares, ",")
	}
	return fmt.Sprintf(`{"id":%q,%q:%q}`, e.ID, field, value)
}

// A session of practice ends with all that it tells, and the way on, in the window of a phone, upright and on its
// side, and nothing is cut off.
func TestASessionEndsInTheWindow(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/practice/skills")
	b.practises(2)
	for _, l := range []look{
		small, {width: 844, height: 390, touch: true}, {width: 768, height: 1024}, desk, {width: 320, height: 640},
	} {
		b.wear(l)
		b.open("/practice?end=session")
		b.sees(".practiceend")
		for _, dark := range []bool{false, true} {
			l.dark = dark
			b.wear(l)
			b.shoot(fmt.Sprintf("practice-end-%d-%v", l.width, dark))
		}
		name := fmt.Sprint(l.width)
		assert.True(t, b.holds(`scrollY === 0 && document.activeElement === document.body`),
			"%s: it opens at its top, with no frame drawn where nobody uses the keyboard", name)
		assert.True(t, b.holds(`document.documentElement.scrollWidth <= innerWidth`), "%s: too wide", name)
		assert.True(t, b.holds(`[...document.querySelectorAll(".tallied b, .score :not(.teller), .then *, .flame")].every(e =>
			e.scrollWidth <= e.clientWidth + 1 || getComputedStyle(e).display === "inline")`), "%s: cut off", name)
		if l.width != 320 {
			assert.True(t, b.holds(`document.querySelector(".then .main").getBoundingClientRect().bottom <= innerHeight`),
				"%s: the way on lies below", name)
		}
		assert.True(t, b.holds(`document.querySelectorAll(".strip .thing").length === 3 &&
			document.querySelector(".strip").getBoundingClientRect().bottom <= innerHeight`), "%s: the day", name)
		assert.Equal(t, "8 of 10 right at once", b.text("h1"))
		assert.Equal(t, 2, ask[int](b, `document.querySelectorAll(".back .corner").length`), "what was missed is seen")
	}
	b.wear(small)
	b.tap(".then .main + .button")
	b.sees(".live .exercise #board")
	assert.Equal(t, 2, ask[int](b, `document.querySelectorAll("#dots .dot").length`), "just these")
	b.open("/practice/skills")
	b.shoot("skills-390")
	b.wear(desk)
	b.open("/practice/skills")
	b.shoot("skills-1280")
	b.open("/lessons")
	b.shoot("lessons-1280")
}

// What a session missed, done again, has room on a phone for its task and for what tells that it was missed; and the
// path's title stands on a line.
func TestWhatIsDoneAgainHasRoomOnAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/practice/skills")
	b.practises(7)
	b.open("/practice?end=session")
	missed := ask[int](b, `document.querySelectorAll(".back .corner").length`)
	require.Positive(t, missed)
	for n := range missed {
		b.open(fmt.Sprintf("/practice?missed=%d", n+1))
		b.sees("#sheet")
		assert.Equal(t, "You missed this one before.", b.text("#sheet-title"))
		assert.Empty(t, ask[[]string](b, crowded), b.text("#heading"))
	}
	b.open("/lessons")
	b.sees(".pathhead h1")
	assert.True(t, b.holds(`document.querySelector(".pathhead h1").getBoundingClientRect().height < 40`), "on a line")
}
