package learn_test

import (
	"fmt"
	"html"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

var (
	saidAloud = regexp.MustCompile(`data-say="([^"]*)"`)
	tune      = regexp.MustCompile(`data-tune="([^"]*)"`)
	// notSpoken matches signs, squares and moves: what a voice cannot read to a child.
	notSpoken = regexp.MustCompile(`[^\p{L}\p{N} .,:;!?'’-]|[a-h][1-8]|\b[KQRBN][a-hx]\b|O-O`)
)

// aloud returns what a page reads aloud, which must be in full words.
func aloud(t *testing.T, page string) string {
	t.Helper()
	found := saidAloud.FindStringSubmatch(page)
	require.NotNil(t, found)
	text := html.UnescapeString(found[1])
	require.NotEmpty(t, text)
	assert.NotRegexp(t, notSpoken, text)
	return text
}

// All that lessons read aloud is in full words: each screen, each task, and what is said of two wrong answers and of
// the solution that follows.
func TestLessonsAreReadAloudInFullWords(t *testing.T) {
	for i, l := range lesson.Lessons() {
		c := webtest.NewBrowser(t, nil)
		c.From = fmt.Sprintf("192.0.2.%d", i) // no address sends so much at once
		for n := range english.English.Path.Lessons[l.Name].Screens {
			aloud(t, webtest.Text(t, c.Get("/lesson/"+l.Name+"?screen="+strconv.Itoa(n+1))))
		}
		aloud(t, webtest.Text(t, c.Get("/lesson/"+l.Name+"?end=lesson")))
		for _, e := range l.Exercises {
			c.JSON().OpenExercise(l.Name, e.ID)
			task := aloud(t, webtest.Text(t, c.Get("/lesson/"+l.Name+"?id="+e.ID)))
			assert.Contains(t, task, english.English.Phrases.Aloud(english.English.Title(e)))
			for range 2 {
				if page := answerAny(c, l.Name, e); page != "" {
					aloud(t, page)
				}
			}
		}
	}
}

// answerAny answers an exercise with no squares, the first legal move, or no, and returns the page.
func answerAny(c *webtest.Client, lesson string, e *exercise.Exercise) string {
	field, value := "squares", "none"
	switch e.Kind {
	case exercise.Tap:
	case exercise.Judge:
		field, value = "yes", "false"
	default:
		a := exercise.Open(e)
		field, value = "move", a.Moves()[0].String()
	}
	r := c.Post("/lesson/"+lesson+"/answer", "id", e.ID, field, value)
	if r.StatusCode != 200 { // it is done
		return ""
	}
	return webtest.Text(c.T, r)
}

// So is every task of practice, and why its answer is right.
func TestPracticeIsReadAloudInFullWords(t *testing.T) {
	for _, skill := range practice.Skills() {
		for seed := range uint64(20) {
			e := practice.Seeded(seed, skill, nil).Exercise
			for _, text := range []string{english.English.Task(e), english.English.Why(e)} {
				assert.NotRegexp(t, notSpoken, english.English.Phrases.Aloud(text))
			}
		}
	}
}

// Each result names its sound: a step, what is right, what is wrong or against the rules, a reply in a small game, and
// the end of a lesson.
func TestResultsNameTheirSounds(t *testing.T) {
	for id, answers := range map[string]string{
		"rook-6":        "e5e2=step e2b2=step b2b7=right",
		"free-2":        "d2c4=refused d2d5=wrong d2h6=right",
		"pawn-game-6":   "b2b4=move b4b3=refused b4b5=move",
		"first-game-10": "h5f7=end",
	} {
		c := webtest.NewBrowser(t, nil)
		name := id[:strings.LastIndexByte(id, '-')]
		c.JSON().OpenExercise(name, id)
		assert.Equal(t, "", tune.FindStringSubmatch(webtest.Text(t, c.Get("/lesson/"+name+"?id="+id)))[1])
		for answer := range strings.FieldsSeq(answers) {
			move, want, _ := strings.Cut(answer, "=")
			page := webtest.Text(t, c.Post("/lesson/"+name+"/answer", "id", id, "move", move))
			assert.Equal(t, want, tune.FindStringSubmatch(page)[1], "%s: %s", id, move)
		}
	}
}
