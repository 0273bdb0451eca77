package learn_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// The tick of the day stands at the lesson that was done, not at the next.
func TestTheLessonOfTheDayShowsWhatWasDone(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	sign := c.Browser().Document("/lessons").Find(".thing.did use")
	assert.Contains(t, sign.AttrOr("href", ""), "#r", "the rook, not the bishop")
}

// Who knows the moves and did the rook all the same sees it ticked, not the lesson before the next, which was not done.
func TestTheLessonOfTheDayIsNoneThatWasSkipped(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Post("/welcome", "door", "moves")
	l, _ := lesson.Find("rook")
	through(c, l)
	sign := c.Browser().Document("/lessons").Find(".thing.did use")
	assert.Contains(t, sign.AttrOr("href", ""), "#r")
}

// The end of the day's exercises shows the whole day where no skills fill the page, and the lesson of tomorrow.
func TestTheDaysExercisesEndWithTomorrow(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	for range lesson.DailyExercises {
		e := onBoard(t, l, practise(c, "").Exercise.Tried)
		answerPractice(c, e, true)
	}
	page := c.Browser().Document("/practice?end=day")
	tomorrow := page.Find(".then a.back")
	assert.Equal(t, "Tomorrow: The bishop", strings.TrimSpace(tomorrow.Text()))
	assert.Equal(t, "/lesson/bishop", tomorrow.AttrOr("href", ""), "whoever wants more need not wait")
	assert.Equal(t, 3, page.Find(".today:not(.strip) .thing").Length())
	assert.Equal(t, 1, page.Find(".today button.thing").Length(), "the game begins at once")
	assert.Equal(t, "Play Pip", strings.TrimSpace(page.Find(".then form .main").Text()), "by this, too")
}

// A lesson that was begun today is not put off until tomorrow.
func TestALessonBegunTodayGoesOn(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	for range lesson.DailyExercises {
		answerPractice(c, onBoard(t, l, practise(c, "").Exercise.Tried), true)
	}
	bishop, _ := lesson.Find("bishop")
	e := bishop.Exercises[0]
	c.OpenExercise(bishop.Name, e.ID)
	_, list := steps(e, e.Solutions()[0])
	for _, step := range list {
		c.Answer(bishop.Name, e.ID, "move", step)
	}
	page := c.Browser().Document("/practice?end=day")
	assert.Zero(t, page.Find(".then .back").Length())
	assert.Equal(t, "Next lesson: The bishop", strings.TrimSpace(page.Find(`.then a[href="/lesson/bishop"]`).Text()))
}

// day is what GET /lessons tells of today.
type day struct {
	Lesson, Game, Paused     bool
	Exercises, Of, Days, Due int
}

// The card of a day ticks a lesson, five exercises and a game. A day off greys the flame, and takes nothing away.
func TestTheCardOfADay(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	c := webtest.NewClient(t, func(config *web.Config) { config.Now = func() time.Time { return now } })
	today := func() day {
		return webtest.Decode[struct{ Today day }](t, c.Get("/lessons"), http.StatusOK).Today
	}
	card := func() string { return webtest.Text(t, c.Browser().Get("/lessons")) }
	assert.Equal(t, day{Of: 5}, today())
	assert.NotContains(t, card(), "flame", "not at the first visit")
	waits := func() string { return strings.TrimSpace(c.Browser().Document("/").Find(".nav .waits").Text()) }
	assert.Empty(t, waits(), "beside a game, nor there")

	l, _ := lesson.Find("rook")
	through(c, l)
	assert.Equal(t, day{Lesson: true, Of: 5, Days: 1}, today())
	assert.Equal(t, "(Today)", waits())
	for range lesson.DailyExercises {
		shown := webtest.Decode[struct{ Exercise webtest.Tried }](t, c.Get("/practice"), http.StatusOK).Exercise
		e := onBoard(t, l, shown) // of the only lesson that was begun
		field, list := steps(e, e.Solutions()[0])
		for _, step := range list {
			body, err := json.Marshal(map[string]any{"id": shown.ID, field: step})
			require.NoError(t, err)
			c.PostJSON("/practice/answer", string(body))
		}
	}
	assert.Regexp(t, `action="/new"[^>]*><input type="hidden" name="level" value="18"> <button[^>]*>Play Pip<`, card(), "it comes next")
	c.Post("/new", "fen", "6k1/8/6K1/8/8/8/8/R7 w - - 0 1")
	c.Post("/move", "from", "a1", "to", "a8")
	assert.Equal(t, day{Lesson: true, Exercises: 5, Of: 5, Game: true, Days: 1}, today())
	assert.Contains(t, card(), "Done for today")
	assert.Empty(t, waits())
	over := c.Browser().Document("/lessons").Find(".today.over")
	assert.Equal(t, 1, over.Find(".flame").Length())
	assert.Zero(t, over.Find("summary, .thing").Length(), "what is done is not offered again")

	now = now.Add(24 * time.Hour)
	assert.Equal(t, 1, today().Days)
	assert.False(t, today().Paused || today().Lesson || today().Game)
	now = now.Add(24 * time.Hour)
	assert.True(t, today().Paused)
	assert.Contains(t, card(), `class="flame paused"`)
	c.Post("/new", "fen", "6k1/8/6K1/8/8/8/8/R7 w - - 0 1")
	c.Post("/move", "from", "a1", "to", "a8")
	assert.Equal(t, 2, today().Days)
	assert.False(t, today().Paused)
}

// The card tells how much comes back today, and beside it what a day off does to the flame.
func TestTheDayTellsWhatIsDue(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	c := webtest.NewClient(t, func(config *web.Config) { config.Now = func() time.Time { return now } })
	b := c.Browser()
	assert.Zero(t, b.Document("/lessons").Find(".todayhead .small, .waits").Length(), "nothing yet")
	missPractice(c, practise(c, "?skill=fork").Exercise.ID)
	assert.Zero(t, b.Document("/lessons").Find(".todayhead .small").Length(), "nothing today")
	now = now.Add(24 * time.Hour)
	page := b.Document("/lessons")
	assert.Equal(t, "2 due today", page.Find(".todayhead .small").Text(), "the exercise, and its skill")
	assert.Equal(t, "The flame waits when you take a day off.", page.Find(".waits").Text())
}

// The end of a lesson, of a session of practice and of a game have the card of the day as a strip, with what is done
// until then; on the path that is one line once all is.
func TestTheDayStandsAtTheEndOfAnything(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	ticked := func(path string) (titles []string) {
		day := b.Document(path).Find(".today")
		require.Equal(t, 1, day.Length(), path)
		assert.True(t, day.HasClass("strip"), path)
		assert.Equal(t, 3, day.Find(".thing").Length(), path)
		day.Find(".did .what b").Each(func(_ int, s *goquery.Selection) { titles = append(titles, s.Text()) })
		return titles
	}
	l, _ := lesson.Find("rook")
	through(c, l)
	assert.Equal(t, []string{"One lesson"}, ticked("/lesson/rook?end=lesson"))
	c.Post("/new", "fen", "6k1/8/6K1/8/8/8/8/R7 w - - 0 1")
	assert.Zero(t, b.Document("/").Find(".today").Length(), "the game goes on")
	c.Post("/move", "from", "a1", "to", "a8")
	assert.Equal(t, []string{"One lesson", "One game"}, ticked("/"))
	assert.Zero(t, b.Document("/?ply=0").Find(".today").Length(), "an earlier position")
	for range practice.SessionLength {
		shown := webtest.Decode[struct{ Exercise webtest.Tried }](t, c.Get("/practice"), http.StatusOK).Exercise
		e := onBoard(t, l, shown)
		field, list := steps(e, e.Solutions()[0])
		for _, step := range list {
			body, err := json.Marshal(map[string]any{"id": shown.ID, field: step})
			require.NoError(t, err)
			c.PostJSON("/practice/answer", string(body))
		}
	}
	all := []string{"One lesson", "Repeat five", "One game"}
	assert.Equal(t, all, ticked("/practice?end=session"))
	assert.Equal(t, "Done for today", b.Document("/lessons").Find(".today h2").Text())
}

// The exercises of the day are told apart from those of lessons as soon as there were such.
func TestTheExercisesOfADayAreNamed(t *testing.T) {
	c := webtest.NewClient(t, nil)
	title := func() string {
		return c.Browser().Document("/lessons").Find(".today .thing:has(.dayring) .what b").Text()
	}
	assert.Equal(t, "Five exercises", title())
	l, _ := lesson.Find("rook")
	through(c, l)
	assert.Equal(t, "Repeat five", title())
}

// The tick of a game that was won is not on the face of who is played now: that game is not finished.
func TestTheTickOfAGameIsNotOnTheNextFriend(t *testing.T) {
	c := webtest.NewClient(t, nil)
	tick := func() *goquery.Selection { return c.Browser().Document("/lessons").Find(".today .thing.did") }
	c.Start("6k1/8/6K1/8/8/8/8/R7 w - - 0 1", "computer")
	c.Play("a1a8")
	assert.Equal(t, 1, tick().Find(".face").Length(), "who was played")
	c.Post("/new", "level", "17")
	for _, moves := range [][]string{nil, {"e2e4"}} { // the game has begun, and is under way
		c.Play(moves...)
		assert.Equal(t, "One game", tick().Find(".what b").Text(), moves)
		assert.Zero(t, tick().Find(".face").Length(), moves)
		assert.Equal(t, "1/1", tick().Find(".emblem > b").Text(), moves)
	}
}

// Who came in knowing the moves is offered the same friend by the day as behind that door.
func TestTheGameOfADayIsThatOfTheDoor(t *testing.T) {
	for door, want := range map[string]string{"moves": "with Hop", "closed": "with Pip"} {
		c := webtest.NewClient(t, nil)
		c.Post("/welcome", "door", door)
		assert.Equal(t, want, strings.TrimSpace(c.Browser().Document("/lessons").Find(".today .thing").Last().
			Find(".what span").Text()), door)
	}
}

// A newcomer who has played a whole game finds its tick on the friend, who plays again, and not on a lesson.
func TestANewcomersWholeGameIsTicked(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Post("/welcome", "door", "new")
	c.Start("6k1/8/6K1/8/8/8/8/R7 w - - 0 1", "computer")
	c.Play("a1a8")
	thing := c.Browser().Document("/lessons").Find(".today .thing.did")
	assert.Equal(t, "One game", thing.Find(".what b").Text())
	assert.Equal(t, "/new?level=18", thing.AttrOr("href", ""))
}

// Until check and mate were met, the game of a newcomer's day is a small one: the first, then the last that was
// met. One press begins it. Once it is over, won or lost, it is ticked. Others play Pip.
func TestTheGameOfANewcomersDay(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	link := func() string {
		thing := b.Document("/lessons").Find(".today .thing").Last()
		if form := thing.Parent(); form.Is("form") { // one press begins it
			field := form.Find("input")
			return form.AttrOr("action", "") + "?" + field.AttrOr("name", "") + "=" + field.AttrOr("value", "")
		}
		return thing.AttrOr("href", "")
	}
	others := func() int { return b.Document("/lessons").Find(`.today a.else[href="/new"]`).Length() }
	assert.Equal(t, "/new?level=18", link(), "no door was taken")
	assert.True(t, b.Document("/lessons").Find(".today .thing").Last().Is("button"), "one press begins it")
	assert.Equal(t, 1, others())
	c.Post("/welcome", "door", "new")
	assert.Equal(t, "/lesson/rook/open?anew=rook-11", link())
	last := b.Document("/lessons").Find(".today .thing .what .soft").Last()
	assert.Equal(t, "with Pip", strings.TrimSpace(last.Text()))
	assert.Zero(t, others(), "it is a small game")
	rook, _ := lesson.Find("rook")
	small, ok := rook.Exercise("rook-11")
	require.True(t, ok)
	c.OpenExercise("rook", small.ID)
	for a, over := exercise.Open(small), false; !over; {
		m := a.Moves()[0]
		r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		require.NoError(t, err)
		c.Answer("rook", small.ID, "move", m.String())
		over = r.Done || r.Lost
	}
	assert.Equal(t, "/lesson/rook?id=rook-11", link())
	assert.True(t, webtest.Decode[struct{ Today day }](t, c.Get("/lessons"), http.StatusOK).Today.Game)
	mate, _ := lesson.Find("mate")
	c.OpenExercise("mate", mate.Exercises[0].ID)
	field, list := steps(mate.Exercises[0], mate.Exercises[0].Solutions()[0])
	for _, value := range list {
		c.Answer("mate", mate.Exercises[0].ID, field, value)
	}
	assert.Equal(t, "/new?level=18", link())
}

// How many of the five exercises are done is seen once: in the ring, whose words are for who hears the page.
func TestTheDayCountsItsExercisesOnce(t *testing.T) {
	page := webtest.NewBrowser(t, nil).Document("/lessons")
	ring := page.Find(".today .thing:has(.dayring)")
	assert.Equal(t, "0/5", ring.Find(".emblem[aria-hidden] > b").Text())
	assert.Equal(t, "0 of 5", strings.TrimSpace(ring.Find(".what .soft.unseen").Text()))
	assert.Equal(t, 1, page.Find(".today .what .unseen").Length(), "the rest has its words")
}
