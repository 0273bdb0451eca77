package learn_test

import (
	"fmt"
	"html"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

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
		right, squares := e.Solutions()[0].Squares, []string{}
		for s := chess.A1; s <= chess.H8; s++ {
			if !strings.Contains(fmt.Sprint(right), s.String()) {
				squares = append(squares, s.String())
			}
		}
		if e.Counted {
			return "squares", squares[:len(right)]
		}
		return "squares", squares[:1]
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
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	solved, missed, games := 0, 0, 0
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			shown := c.OpenExercise(l.Name, e.ID)
			require.Equal(t, e.Position.FEN(), shown.FEN)
			solutions := e.Solutions()
			if len(solutions) == 0 || e.Kind == exercise.Game {
				games++
			} else {
				field, list := steps(e, solutions[0])
				for i, step := range list {
					r := c.Answer(l.Name, e.ID, field, step)
					require.True(t, r.Right, "%s %v: %s", e.ID, step, r.Text)
					require.Equal(t, i == len(list)-1, r.Done, "%s %v", e.ID, step)
					require.Equal(t, r.Done, len(r.Solutions) > 0, e.ID)
					require.Equal(t, r.Done, r.Text != "", e.ID)
				}
				solved++
			}
			field, answer := wrong(e)
			if answer == "" || e.Kind == exercise.Game {
				continue // a small game ends only when it is won
			}
			c.OpenExercise(l.Name, e.ID)
			for try := 1; ; try++ {
				r := c.Answer(l.Name, e.ID, field, answer)
				require.False(t, r.Right, "%s %v", e.ID, answer)
				require.NotEmpty(t, r.Text, "%s %v", e.ID, answer)
				if r.Done {
					require.NotEmpty(t, r.Solutions, e.ID)
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
	assert.LessOrEqual(t, len(c.Cookies[site.ProgressCookie]), 480)
}

// solve answers the exercise of a page as a person without scripts does, by the first solution, and returns the
// page that ends it.
func solve(c *webtest.Client, page string, e *exercise.Exercise) string {
	c.T.Helper()
	if e.Kind == exercise.Game {
		return playOut(c, page, e)
	}
	_, list := steps(e, e.Solutions()[0])
	for _, step := range list {
		switch step := step.(type) {
		case []string:
			for _, s := range step {
				page = c.Press(page, s)
			}
			if !strings.Contains(page, "data-one") { // else the tap was the answer
				page = c.Submit(page, "Done", "", "")
			}
		case bool:
			page = c.Submit(page, "try", "yes", strconv.FormatBool(step))
		case string:
			page = move(c, page, step)
		}
	}
	return page
}

// move makes a move on a page: the piece, its square, and what it becomes.
func move(c *webtest.Client, page, move string) string {
	c.T.Helper()
	page = c.Press(c.Press(page, move[:2]), move[2:4])
	if len(move) == 5 {
		require.Contains(c.T, page, `value="`+move+`"`)
		page = c.Submit(page, "try", "move", move)
	}
	return page
}

// playOut plays a small game until it is done, won or lost, with the first move that is not lost at once.
func playOut(c *webtest.Client, page string, e *exercise.Exercise) string {
	for range 200 {
		if strings.Contains(page, `data-kind=""`) {
			return page
		}
		if strings.Contains(page, "Try again") {
			page = c.Link(page, "Try again")
		}
		from := regexp.MustCompile(`id="([a-h][1-8])"[^>]*data-to="([a-h][1-8])`).FindAllStringSubmatch(page, -1)
		if from == nil {
			from = regexp.MustCompile(`data-to="([a-h][1-8])`).FindAllStringSubmatch(page, -1)
		}
		require.NotEmpty(c.T, from, page)
		last := from[len(from)-1]
		next := c.Press(page, last[1])
		page = c.Press(next, last[2])
		if strings.Contains(page, "Your pawn becomes") {
			page = c.Submit(page, "try", "move", last[1]+last[2]+"q")
		}
	}
	require.Fail(c.T, "no end", e.ID)
	return ""
}

// Both paths are walked on pages without scripts: each lesson's screens, its exercises one after the other, and the
// page at its end, which leads to the next, and from the first path to the second. The first lesson begins with a move
// and has its screens after it, for who wants to read them.
func TestTheWholePathsWithoutScripts(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	page := c.Submit(c.Follow(c.Get("/lessons")), "Start the lesson", "", "")
	first := lesson.OfPath(1)
	for _, l := range first {
		page = walk(c, page, l)
		if l.Number < len(first) {
			page = c.Link(page, "Next: ")
		}
	}
	assert.Contains(t, c.Link(page, "Your certificate"), "has walked all 25 lessons")
	assert.Regexp(t, `<a class="button" href="/new\?level=\d+">Play Pip</a>`, page, "a friend to play")
	assert.Contains(t, page, `<a class="button" href="/practice">Practice</a>`)
	assert.Contains(t, certificate(c, c.Follow(c.Get("/lessons")), 1), "to the first ten moves")
	assert.Contains(t, c.Link(page, "Next: From first game to first prize"), "0 of ")
	page = c.Follow(c.Get("/lesson/" + lesson.OfPath(2)[0].Name))
	for _, l := range lesson.OfPath(2) {
		require.Contains(t, page, fmt.Sprintf("Lesson %d", l.Number))
		page = walk(c, page, l)
		assert.Contains(t, page, `href="/lessons?path=2"`, "back to its path")
		if part := lesson.Part(l.Chapter); l == part[len(part)-1] {
			assert.Contains(t, page, "Test of this part", l.Name)
		} else {
			assert.NotContains(t, page, "Test of this part", l.Name)
		}
		assert.Contains(t, page, "Play a game and use what you learned")
		looks := regexp.MustCompile(`href="/new(?:\?look=([^"]*))?"[^>]*>Play a game and`).FindStringSubmatch(page)
		require.NotNil(t, looks, l.Name)
		_, found := chance.FindGroup(looks[1])
		plain := []string{"box", "rook-endings", "weak-pawns"} // these are about no chance of a game
		assert.Equal(t, !slices.Contains(plain, l.Name), found, l.Name)
		assert.Contains(t, page, `href="/seen"`, "where the chances seen in games are counted")
		if l.Number < len(lesson.OfPath(2)) {
			page = c.Link(page, "Next: ")
		}
	}
	assert.Contains(t, c.Link(page, "Your certificate"), "from a first game to a first prize")
	assert.Contains(t, certificate(c, c.Follow(c.Get("/lessons?path=2")), 2), "of the second path")
	assert.LessOrEqual(t, len(c.Cookies[site.ProgressCookie]), 480)
}

// certificate returns the certificate to which the page of a path leads whose lessons all have stars.
func certificate(c *webtest.Client, page string, path int) string {
	c.T.Helper()
	assert.Contains(c.T, page, "You have been through every lesson")
	exercises := 0
	for _, l := range lesson.OfPath(path) {
		exercises += len(l.Exercises)
	}
	sheet := c.Link(page, "Your certificate")
	assert.Contains(c.T, sheet, fmt.Sprintf("<b>%d</b> exercises", exercises))
	return sheet
}

// walk goes through a lesson from its first screen to the page at its end, which it returns.
func walk(c *webtest.Client, page string, l *lesson.Lesson) string {
	t := c.T
	t.Helper()
	words := english.English.Path.Lessons[l.Name]
	read := func() {
		for i, screen := range words.Screens {
			require.Contains(t, html.UnescapeString(page), screen)
			if i < len(words.Screens)-1 {
				page = c.Link(page, "Next")
			}
		}
		page = c.Submit(page, "Try it", "", "")
	}
	switch {
	case !l.BeginsWithMove():
		read()
	case l.Number > 1: // the very first one is open at once
		page = c.Submit(page, "Start", "", "")
	}
	for i, e := range l.Exercises {
		require.Contains(t, html.UnescapeString(page), english.English.Task(e))
		require.NotContains(t, page, "Right!")
		page = solve(c, page, e)
		last := i == len(l.Exercises)-1
		if strings.Contains(page, "Skip this game") {
			require.Equal(t, exercise.Game, e.Kind)
			if page = c.Link(page, "Skip this game"); !last {
				page = c.Submit(page, "Start", "", "")
			}
			continue
		}
		if e.Kind == exercise.Game {
			require.Contains(t, page, "You won!", e.ID)
		} else {
			require.Contains(t, page, "Right!", e.ID)
		}
		require.Contains(t, page, map[string]string{"finish-2": "A ladder mate", "look-5": "A guarded queen"}[e.ID])
		require.Contains(t, html.UnescapeString(page), english.English.Path.Tasks[e.ID].Why, e.ID)
		switch {
		case last:
			page = c.Link(page, "Next")
		case i == 0 && l.BeginsWithMove():
			page = c.Link(page, "How it moves")
			read()
		case e.Kind == exercise.Game && l.Exercises[i+1].Kind == exercise.Game:
			page = c.Submit(page, "Next round", "", "")
		default:
			page = c.Submit(page, "Next", "", "")
		}
	}
	require.Contains(t, page, "of 3 stars", l.Name)
	return page
}

// An answer that is sent again, because its page was loaded anew or the first reply was lost, does not count twice.
func TestAnAnswerSentTwiceCountsOnce(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.OpenExercise("free", "free-2")
	const answer = "/lesson/free/answer"
	first := webtest.Decode[webtest.Judged](t, c.Post(answer, "id", "free-2", "try", "0.0", "move", "d2d5"),
		http.StatusOK)
	assert.False(t, first.Right || first.Done)
	for range 2 {
		r := c.Post(answer, "id", "free-2", "try", "0.0", "move", "d2d5")
		assert.Equal(t, "That answer was counted already. Here is where you are.",
			webtest.Decode[map[string]string](t, r, http.StatusConflict)["error"])
	}
	second := webtest.Decode[webtest.Judged](t, c.Post(answer, "id", "free-2", "try", "1.0", "move", "d2d5"),
		http.StatusOK)
	assert.True(t, second.Done, "only this one is the second wrong answer")

	b := webtest.NewBrowser(t, nil)
	b.Follow(b.Post("/lesson/free/open", "id", "free-2"))
	page := webtest.Text(t, b.Post(answer, "id", "free-2", "try", "0.0", "move", "d2d5"))
	assert.Contains(t, page, `name="try" value="1.0"`)
}

// Who comes by a later door finds the lessons of how pieces move as known, though they stay open, and nobody finds a
// count of nothing.
func TestThePathOfWhoKnowsHowPiecesMove(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	known := func() int { return b.Document("/lessons").Find(".stone.known:contains('You know this')").Length() }
	assert.Zero(t, known())
	b.Post("/welcome", "door", "moves")
	assert.Equal(t, 8, known())
	page := b.Document("/lessons")
	assert.Equal(t, "/lesson/free", page.Find("[aria-current='step']").AttrOr("href", ""))
	assert.Equal(t, 1, page.Find(".today .now[href='/practice']").Length(), "what they know is seen first")
	rook, _ := lesson.Find("rook")
	assert.Equal(t, "/lesson/rook?id="+rook.Exercises[0].ID, page.Find(".stone.known").First().AttrOr("href", ""))
	assert.NotContains(t, page.Find(".pathhead").Text(), "0 of 25")
	assert.Zero(t, page.Find("progress").Length())

	l, _ := lesson.Find("rook")
	through(b.JSON(), l)
	assert.Equal(t, 7, known())
	page = b.Document("/lessons")
	assert.Contains(t, page.Find(".pathhead").Text(), "1 of 25")
	assert.Equal(t, 1, page.Find("progress").Length())
}

// The stone of the lesson that comes next has the main button only while a lesson is the next thing of the day.
func TestOneThingComesNext(t *testing.T) {
	mains := func(door string) int {
		c := webtest.NewClient(t, nil)
		c.Post("/welcome", "door", door)
		page := c.Document("/lessons")
		require.Equal(t, 1, page.Find(".stone .start").Length())
		return page.Find(".stone .start.main").Length()
	}
	assert.Equal(t, 1, mains("new"))
	assert.Equal(t, 0, mains("moves"), "exercises come first")
}

// The stone of a small game opens the game itself, not what is to be read about it.
func TestTheStoneOfASmallGameOpensIt(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	stone := b.Document("/lessons").Find(".stone:contains('Mini-game: pawns')")
	assert.Equal(t, "/lesson/pawn-game?id=pawn-game-6", stone.AttrOr("href", ""))
	assert.Contains(t, b.Follow(b.Get(stone.AttrOr("href", ""))), "Mini-game: two pawns each.")
}
