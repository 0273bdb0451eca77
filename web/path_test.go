package web

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// judged is the result of an answer in JSON.
type judged struct {
	Right, Done bool
	Text        string
	Squares     []string
	FEN, Reply  string
	Hidden      []string
	Stars       []string
	Solutions   []struct {
		Squares, Moves []string
		Yes            *bool
	}
}

// tried is an exercise as a client reads it.
type tried struct {
	ID, Kind, Task, FEN, Side string
	Stars, About, Hidden      []string
	Most                      int
}

func (c *client) openExercise(lesson, id string) tried {
	c.t.Helper()
	return decode[tried](c.t, c.post("/lesson/"+lesson+"/open", "id", id), http.StatusOK)
}

// answer sends an answer, as a JSON object: {"move": "e2e4"}.
func (c *client) answer(lesson, id string, field string, value any) judged {
	c.t.Helper()
	body, err := json.Marshal(map[string]any{"id": id, field: value})
	require.NoError(c.t, err)
	return decode[judged](c.t, c.postJSON("/lesson/"+lesson+"/answer", string(body)), http.StatusOK)
}

// steps are the answers of a solution, one after the other.
func steps(e *exercise.Exercise, s exercise.Solution) (field string, list []any) {
	switch e.Kind {
	case exercise.Tap:
		squares := []string{}
		for _, at := range s.Squares {
			squares = append(squares, at.String())
		}
		return "squares", []any{squares}
	case exercise.Judge:
		return "yes", []any{s.Yes}
	}
	for i, m := range s.Moves {
		if e.Kind != exercise.Line || i%2 == 0 { // the others are Black's
			list = append(list, m.String())
		}
	}
	return "move", list
}

// wrong is an answer that is wrong, "" where no move is.
func wrong(e *exercise.Exercise) (field string, answer any) {
	switch e.Kind {
	case exercise.Tap:
		right := e.Solutions()[0].Squares
		for s := chess.A1; s <= chess.H8; s++ {
			if !strings.Contains(fmt.Sprint(right), s.String()) {
				return "squares", []string{s.String()}
			}
		}
	case exercise.Judge:
		return "yes", !e.Solutions()[0].Yes
	}
	opened := exercise.Open(e)
	for _, m := range opened.Moves() {
		again := exercise.Open(e)
		if r, err := again.Answer(exercise.Moved(m.From(), m.To(), m.Promotion())); err == nil && !r.Right {
			return "move", m.String()
		}
	}
	return "move", ""
}

// Every exercise is solved over HTTP, by its first solution, and every one is missed: the reason is told, and after
// the last try the solutions.
func TestEveryExerciseOverHTTP(t *testing.T) {
	c := newClient(t, nil)
	c.unknown = true
	solved, missed, games := 0, 0, 0
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			shown := c.openExercise(l.Name, e.ID)
			require.Equal(t, e.Position.FEN(), shown.FEN)
			solutions := e.Solutions()
			if len(solutions) == 0 || e.Kind == exercise.Game {
				games++
			} else {
				field, list := steps(e, solutions[0])
				for i, step := range list {
					r := c.answer(l.Name, e.ID, field, step)
					require.True(t, r.Right, "%s %v: %s", e.ID, step, r.Text)
					require.Equal(t, i == len(list)-1, r.Done, "%s %v", e.ID, step)
					require.Equal(t, r.Done, len(r.Solutions) > 0, e.ID)
					require.Equal(t, r.Done, r.Text != "", e.ID)
				}
				solved++
			}
			field, answer := wrong(e)
			if answer == "" {
				continue // whatever is moved, a small game is not lost at once
			}
			c.openExercise(l.Name, e.ID)
			for try := 1; ; try++ {
				r := c.answer(l.Name, e.ID, field, answer)
				require.False(t, r.Right, "%s %v", e.ID, answer)
				require.NotEmpty(t, r.Text, "%s %v", e.ID, answer)
				if r.Done {
					require.Equal(t, e.Kind != exercise.Game || len(solutions) > 0, len(r.Solutions) > 0, e.ID)
					break
				}
				require.Empty(t, r.Solutions, "%s: before the last try nothing is given away", e.ID)
				require.Less(t, try, exercise.Tries, e.ID)
			}
			missed++
		}
	}
	t.Log(solved, "solved,", missed, "missed,", games, "games")
	assert.Greater(t, solved, 225)
	assert.Greater(t, missed, 225)
	assert.LessOrEqual(t, len(c.cookies[site.ProgressCookie]), 200)
}

// pressed finds a square's button on a page, and what it sends.
var pressed = regexp.MustCompile(`<button [^>]*?id="([a-h][1-8])"[^>]*>`)

var attribute = regexp.MustCompile(`(form|name|value)="([^"]*)"`)

// press presses a square's button on a page without scripts.
func (c *client) press(page, square string) string {
	c.t.Helper()
	for _, found := range pressed.FindAllStringSubmatch(page, -1) {
		if found[1] != square {
			continue
		}
		has := map[string]string{}
		for _, a := range attribute.FindAllStringSubmatch(strings.Replace(found[0], `id="`, `x="`, 1), -1) {
			has[a[1]] = html.UnescapeString(a[2])
		}
		require.NotEmpty(c.t, has["form"], "%s does nothing", square)
		return c.submit(page, has["form"], has["name"], has["value"])
	}
	require.Fail(c.t, "no button", square)
	return ""
}

// submit sends a form of a page, found by its id or by a text in it, with one more field.
func (c *client) submit(page, mark, name, value string) string {
	c.t.Helper()
	for _, form := range regexp.MustCompile(`(?s)<form .*?</form>`).FindAllString(page, -1) {
		if !strings.Contains(form, `id="`+mark+`"`) && !strings.Contains(form, ">"+mark) &&
			(!strings.HasPrefix(mark, "<") || !strings.Contains(form, mark)) {
			continue
		}
		fields := url.Values{}
		for _, input := range regexp.MustCompile(`<input[^>]*>`).FindAllString(form, -1) {
			has := map[string]string{}
			for _, a := range attribute.FindAllStringSubmatch(input, -1) {
				has[a[1]] = html.UnescapeString(a[2])
			}
			fields.Set(has["name"], has["value"])
		}
		if name != "" {
			fields.Set(name, value)
		}
		action := html.UnescapeString(regexp.MustCompile(`action="([^"]*)"`).FindStringSubmatch(form)[1])
		if strings.Contains(form, `method="get"`) {
			return c.follow(c.get(action + "?" + fields.Encode()))
		}
		return c.follow(c.send(action, "application/x-www-form-urlencoded", fields.Encode()))
	}
	require.Fail(c.t, "no form", "%s in %s", mark, page)
	return ""
}

// link follows a link of a page by its text.
func (c *client) link(page, words string) string {
	c.t.Helper()
	found := regexp.MustCompile(`<a [^>]*href="([^"]*)"[^>]*>` + regexp.QuoteMeta(words)).FindStringSubmatch(page)
	require.NotNil(c.t, found, "%q in %s", words, page)
	return c.follow(c.get(html.UnescapeString(found[1])))
}

// follow reads a page, after a redirect if there is one.
func (c *client) follow(r *http.Response) string {
	c.t.Helper()
	for r.StatusCode == http.StatusSeeOther {
		r = c.get(r.Header.Get("Location"))
	}
	require.Equal(c.t, http.StatusOK, r.StatusCode)
	return text(c.t, r)
}

// solve answers the exercise of a page as a person without scripts does, by the first solution, and returns the
// page that ends it.
func (c *client) solve(page string, e *exercise.Exercise) string {
	c.t.Helper()
	if e.Kind == exercise.Game {
		return c.playOut(page, e)
	}
	_, list := steps(e, e.Solutions()[0])
	for _, step := range list {
		switch step := step.(type) {
		case []string:
			for _, s := range step {
				page = c.press(page, s)
			}
			page = c.submit(page, "Check", "", "")
		case bool:
			page = c.submit(page, "try", "yes", strconv.FormatBool(step))
		case string:
			page = c.move(page, step)
		}
	}
	return page
}

// move makes a move on a page: the piece, its square, and what it becomes.
func (c *client) move(page, move string) string {
	c.t.Helper()
	page = c.press(c.press(page, move[:2]), move[2:4])
	if len(move) == 5 {
		require.Contains(c.t, page, `value="`+move+`"`)
		page = c.submit(page, "try", "move", move)
	}
	return page
}

// playOut plays a small game until it is done, won or lost, with the first move that is not lost at once.
func (c *client) playOut(page string, e *exercise.Exercise) string {
	for range 200 {
		if strings.Contains(page, `data-kind=""`) {
			return page
		}
		if strings.Contains(page, "Try again") {
			page = c.link(page, "Try again")
		}
		from := regexp.MustCompile(`id="([a-h][1-8])"[^>]*data-to="([a-h][1-8])`).FindAllStringSubmatch(page, -1)
		if from == nil {
			from = regexp.MustCompile(`data-to="([a-h][1-8])`).FindAllStringSubmatch(page, -1)
		}
		require.NotEmpty(c.t, from, page)
		last := from[len(from)-1]
		next := c.press(page, last[1])
		page = c.press(next, last[2])
		if strings.Contains(page, "Your pawn becomes") {
			page = c.submit(page, "try", "move", last[1]+last[2]+"q")
		}
	}
	require.Fail(c.t, "no end", e.ID)
	return ""
}

// The whole path is walked on pages without scripts: each lesson's screens, its exercises one after the other, and
// the page at its end, which leads to the next.
func TestTheWholePathWithoutScripts(t *testing.T) {
	c := newBrowser(t, nil)
	c.unknown = true
	page := c.link(c.follow(c.get("/lessons")), "Start the lesson")
	lessons := lesson.Lessons()
	for _, l := range lessons {
		words := english.English.Path.Lessons[l.Name]
		for i, screen := range words.Screens {
			require.Contains(t, html.UnescapeString(page), screen)
			if i < len(words.Screens)-1 {
				page = c.link(page, "Next")
			}
		}
		page = c.submit(page, "Try it", "", "")
		for i, e := range l.Exercises {
			require.Contains(t, html.UnescapeString(page), english.English.Task(e))
			require.NotContains(t, page, "Right!")
			page = c.solve(page, e)
			if e.Kind != exercise.Game {
				require.Contains(t, page, "Right!", e.ID)
				require.Contains(t, html.UnescapeString(page), english.English.Path.Tasks[e.ID].Why, e.ID)
			}
			if i < len(l.Exercises)-1 {
				page = c.submit(page, "Next", "", "")
			}
		}
		page = c.link(page, "Next")
		require.Contains(t, page, "of 3 stars", l.Name)
		if l.Number < len(lessons) {
			page = c.link(page, "Next lesson")
		}
	}
	assert.Contains(t, c.follow(c.get("/lessons")), "You have been through every lesson")
	assert.LessOrEqual(t, len(c.cookies[site.ProgressCookie]), 200)
}

// An answer that is sent again, because its page was loaded anew or the first reply was lost, does not count twice.
func TestAnAnswerSentTwiceCountsOnce(t *testing.T) {
	c := newClient(t, nil)
	c.openExercise("free", "free-2")
	const answer = "/lesson/free/answer"
	first := decode[judged](t, c.post(answer, "id", "free-2", "try", "0.0", "move", "d2d5"), http.StatusOK)
	assert.False(t, first.Right || first.Done)
	for range 2 {
		r := c.post(answer, "id", "free-2", "try", "0.0", "move", "d2d5")
		assert.Equal(t, "That answer was counted already. Here is where you are.",
			decode[map[string]string](t, r, http.StatusConflict)["error"])
	}
	second := decode[judged](t, c.post(answer, "id", "free-2", "try", "1.0", "move", "d2d5"), http.StatusOK)
	assert.True(t, second.Done, "only this one is the second wrong answer")

	b := newBrowser(t, nil)
	b.follow(b.post("/lesson/free/open", "id", "free-2"))
	page := text(t, b.post(answer, "id", "free-2", "try", "0.0", "move", "d2d5"))
	assert.Contains(t, page, `name="try" value="1.0"`)
}
