package browsertest

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
)

// wrongly returns a wrong answer to an exercise as the field of a form and its value, false if every move is right.
func wrongly(e *exercise.Exercise) (field, value string, ok bool) {
	s := e.Solutions()
	switch e.Kind {
	case exercise.Judge:
		return "yes", strconv.FormatBool(!s[0].Yes), true
	case exercise.Tap:
		var wrong []string
		for at := chess.A1; at <= chess.H8; at++ {
			if !e.WhyWrong(at).Right() {
				wrong = append(wrong, at.String())
			}
		}
		if e.Counted {
			return "squares", strings.Join(wrong[:len(s[0].Squares)], ","), true
		}
		return "squares", wrong[0], true
	}
	a := exercise.Open(e)
	for _, m := range a.Moves() {
		trial := a
		r, err := trial.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		if err == nil && !r.Right && trial.Wrong() > 0 {
			return "move", m.String(), true
		}
	}
	return "", "", false
}

// answering is a function that sends a form and shows the sheet of the page that it leads to; it returns the tone of
// the sheet.
const answering = `(async (path, fields) => {
	const answer = await fetch(path, {method: "POST", headers: {Accept: "text/html"}, body: new URLSearchParams(fields)});
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	document.getElementById("sheet").replaceWith(page.getElementById("sheet"));
	return document.getElementById("sheet").className;
})(%q, %q)`

// Whatever a task or a wrong answer comes to, and wherever an answer is shown, all of it is read at once on a phone:
// nothing is to be scrolled. Here every sixth exercise of a lesson is tried, in the long form all.
func TestAnswersHaveRoomOnAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("rook-2")
	tones := map[string]int{}
	for _, l := range lesson.Lessons() {
		for i, e := range l.Exercises {
			if i%6 > 0 && !soaking {
				continue
			}
			field, value, ok := wrongly(e)
			if e.Kind == exercise.Game || !ok {
				continue
			}
			path := "/lesson/" + l.Name
			send := func(path string, pairs ...string) {
				fields := url.Values{}
				for i := 0; i < len(pairs); i += 2 {
					fields.Set(pairs[i], pairs[i+1])
				}
				tone := ask[string](b, answering, path, fields.Encode())
				tones[strings.TrimSpace(strings.TrimPrefix(tone, "sheet"))]++
				assert.Empty(t, ask[[]string](b, crowded), "%s: %s %s", e.ID, tone, fields)
			}
			send(path+"/open", "anew", e.ID)
			for range exercise.Tries {
				send(path+"/answer", "id", e.ID, field, value)
				if e.Kind == exercise.Judge {
					break
				}
			}
		}
	}
	assert.Greater(t, tones["shown"], 25, "%v", tones)
	assert.Greater(t, tones["wrong"], 17, "%v", tones)
	assert.Greater(t, tones[""], 25, "%v", tones)
}
