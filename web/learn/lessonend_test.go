package learn_test

import (
	"encoding/json"
	"fmt"
	"html"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// through does a lesson in JSON: those of its exercises whose numbers are given are missed first.
func through(c *webtest.Client, l *lesson.Lesson, missed ...int) {
	for i, e := range l.Exercises {
		c.OpenExercise(l.Name, e.ID)
		field, list := steps(e, e.Solutions()[0])
		for _, n := range missed {
			if i+1 == n {
				wrongField, answer := wrong(e)
				c.Answer(l.Name, e.ID, wrongField, answer)
			}
		}
		for _, step := range list {
			c.Answer(l.Name, e.ID, field, step)
		}
	}
}

// The tick of the day stands at the lesson that was done, not at the next.
func TestTheLessonOfTheDayShowsWhatWasDone(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	sign := c.Browser().Document("/lessons").Find(".thing.did use")
	assert.Contains(t, sign.AttrOr("href", ""), "#r", "the rook, not the bishop")
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
	assert.Equal(t, "Tomorrow: The bishop", strings.TrimSpace(page.Find(".then .back").Text()))
	assert.Equal(t, 3, page.Find(".today:not(.strip) .thing").Length())
	assert.Equal(t, 1, page.Find(".today button.thing").Length(), "the game begins at once")
	assert.Equal(t, "Play Pip", strings.TrimSpace(page.Find(".then form .main").Text()), "by this, too")
}

// A lesson that was begun is half filled on the path and tells how far it came; in its row what was right later differs
// from what was right at once, and what is being tried from what was not.
func TestWhatWasBegunShows(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	begun := *l
	begun.Exercises = l.Exercises[:2]
	through(c, &begun, 2)
	b := c.Browser()
	stone := b.Document("/lessons").Find(".stone.begun")
	assert.Equal(t, "/lesson/rook?id="+l.Exercises[2].ID, stone.AttrOr("href", ""), "on, not to what was read")
	assert.Contains(t, stone.Text(), "2 of 9")
	picks := b.Document("/lesson/rook?screen=2").Find(".picks .dot")
	assert.Equal(t, "Exercise 1 of 9, right", picks.Eq(0).AttrOr("aria-label", ""))
	assert.Equal(t, "Exercise 2 of 9, done", picks.Eq(1).AttrOr("aria-label", ""))

	third := l.Exercises[2]
	c.OpenExercise("rook", third.ID)
	field, answer := wrong(third)
	c.Answer("rook", third.ID, field, answer)
	dots := c.Browser().Document("/lesson/rook?id=" + third.ID).Find("#dots .dot")
	for i, class := range []string{"dot met right", "dot met", "dot begun current", "dot"} {
		assert.Equal(t, class, dots.Eq(i).AttrOr("class", ""))
	}
}

// Whoever comes back to an earlier lesson is led on to the first that has no stars yet.
func TestWhatIsDoneIsNotNext(t *testing.T) {
	c := webtest.NewClient(t, nil)
	rook, _ := lesson.Find("rook")
	bishop, _ := lesson.Find("bishop")
	through(c, rook)
	through(c, bishop)
	assert.Contains(t, c.Browser().Document("/lesson/rook?end=lesson").Find("a.button").Text(), "Next: The queen")

	c = webtest.NewClient(t, nil)
	rest := *rook
	rest.Exercises = slices.Concat(rook.Exercises[:1], rook.Exercises[2:])
	through(c, &rest)
	e := rook.Exercises[1]
	c.OpenExercise("rook", e.ID)
	field, list := steps(e, e.Solutions()[0])
	var page string
	for _, step := range list {
		answered := c.AsPage("/lesson/rook/answer", "id", e.ID, field, fmt.Sprint(step))
		page = webtest.RequirePage(t, answered, http.StatusOK)
	}
	assert.NotContains(t, page, `value="`+rook.Exercises[2].ID+`"`, "which was done")
}

// The end of a lesson leads to those exercises that were missed, one after the other and no others. Done right, they
// fill the third star.
func TestWhatWasMissedIsFixedAtTheEndOfALesson(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	l, _ := lesson.Find("rook")
	missed := []*exercise.Exercise{l.Exercises[1], l.Exercises[4]}
	through(c, l, 2, 5)

	page := b.Follow(b.Get("/lesson/rook?end=lesson"))
	assert.Contains(t, page, "You can now move the rook.")
	assert.Contains(t, page, "7 of 9 right at once.")
	assert.Contains(t, page, "2 of 3 stars")
	assert.Contains(t, page, "for your third star")
	page = b.Submit(page, "<b>Do the two hard ones again", "", "")
	for i, e := range missed {
		require.Contains(t, html.UnescapeString(page), e.ID)
		page = solve(b, page, e)
		require.Contains(t, page, "Right!")
		if i == 0 {
			page = b.Submit(page, "Next", "", "")
		}
	}
	page = b.Link(page, "Next")
	assert.Contains(t, page, "3 of 3 stars")
	assert.Contains(t, page, "All 9 right.")
	assert.NotContains(t, page, "hard ones")
	assert.Contains(t, page, "Next: The bishop")
}

// Whoever copies an answer that was just shown has met the exercise, and has not found it, whether by "Now you" or by
// opening it again. "Do the hard one again" gives the star back, also at once.
func TestACopiedAnswerWinsNoStar(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	l, _ := lesson.Find("rook")
	e := l.Exercises[0]
	through(c, l, 1)
	missed := len(l.Exercises) - 1
	found := func() int { return c.Learned().Lessons[0].First }
	require.Equal(t, missed, found())

	fix := func() string {
		return b.Submit(b.Follow(b.Get("/lesson/rook?end=lesson")), "<b>Do the hard one again", "", "")
	}
	shown := func() (page string) {
		field, answer := wrong(e)
		for range exercise.Tries {
			page = webtest.Text(t, b.Post("/lesson/rook/answer", "id", e.ID, field, answer.(string)))
		}
		require.Contains(t, page, "Here is the answer")
		return page
	}
	for name, again := range map[string]func(page string) string{
		"now you": func(page string) string { return b.Submit(page, "Now you", "", "") },
		"opened":  func(string) string { return b.Follow(b.Post("/lesson/rook/open", "id", e.ID)) },
		"loaded":  func(string) string { return b.Follow(b.Get("/lesson/rook?id=" + e.ID)) },
	} {
		fix()
		require.Contains(t, solve(b, again(shown()), e), "Right!", name)
		assert.Equal(t, missed, found(), name)
	}
	fix()
	shown()
	require.Contains(t, solve(b, fix(), e), "Right!")
	assert.Equal(t, missed+1, found(), "it was come back to")
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

	l, _ := lesson.Find("rook")
	through(c, l)
	assert.Equal(t, day{Lesson: true, Of: 5, Days: 1}, today())
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
	over := c.Browser().Document("/lessons").Find("details.today:not([open])")
	assert.Equal(t, 1, over.Find("summary .flame").Length(), "one line")
	assert.Equal(t, 3, over.Find(".things .did").Length(), "and what was done, for who opens it")

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

// A certificate comes with the last lesson, and not before.
func TestTheCertificateComesWithTheLastLesson(t *testing.T) {
	c := webtest.NewClient(t, nil)
	type certificate struct {
		Earned                                 bool
		Lessons, Exercises, Stars, Of, Friends int
	}
	before := webtest.Decode[certificate](t, c.Get("/lessons/certificate"), http.StatusOK)
	assert.False(t, before.Earned)
	assert.Equal(t, 75, before.Of)
	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/lessons/certificate"))
	assert.Contains(t, page, "It comes with the last lesson.")
	assert.NotContains(t, page, "diploma")
}

// On pages without a board a phone has the pages at the bottom: three and a list of the others. A page with a board has
// no such bar.
func TestPagesWithoutABoardHaveThePagesAtTheThumb(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for path, current := range map[string]string{
		"/lessons": "/lessons", "/practice/skills": "/practice/skills", "/progress": "/lessons",
		"/lessons/certificate": "", "/lesson/rook": "", "/grown-ups": "/grown-ups",
	} {
		bar := b.Document(path).Find(".thumbs")
		if path == "/lesson/rook" || path == "/lessons/certificate" {
			assert.Zero(t, bar.Length(), path)
			continue
		}
		assert.Equal(t, 3, bar.Find("ul > li > a .icon").Length(), path)
		at, _ := bar.Find("[aria-current]").First().Attr("href")
		assert.Equal(t, current, at, path)
		for _, link := range []string{"/new", "/learn", "/progress", "/settings", "/grown-ups"} {
			assert.Equal(t, 1, bar.Find(`#others a[href="`+link+`"]`).Length(), "%s: %s", path, link)
		}
	}
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
// until then; the path has it whole.
func TestTheDayStandsAtTheEndOfAnything(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	ticked := func(path string) (titles []string) {
		day := b.Document(path).Find(".today")
		require.Equal(t, 1, day.Length(), path)
		assert.Equal(t, path != "/lessons", day.HasClass("strip"), path)
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
	all := []string{"One lesson", "Five exercises", "One game"}
	assert.Equal(t, all, ticked("/practice?end=session"))
	assert.Equal(t, all, ticked("/lessons"))
}

// Whoever has lost a small game steps back only to where another move would not have lost at once; a game that was won
// says so.
func TestALostGameStepsBackToWhereItCanBeSaved(t *testing.T) {
	l, _ := lesson.Find("pawn")
	e := l.Exercises[len(l.Exercises)-1]
	require.Equal(t, exercise.Game, e.Kind)
	c := webtest.NewBrowser(t, nil)
	ends := map[string]int{}
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 28))
		c.From = fmt.Sprintf("192.0.2.%d", seed) // no address sends so much at once
		c.Follow(c.Post("/lesson/pawn/open", "anew", e.ID))
		for a := exercise.Open(e); ; {
			saves := func(m chess.Move) bool {
				trial := a
				r, err := trial.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
				return err == nil && !r.Lost
			}
			moves := a.Moves()
			m, can := moves[random.IntN(len(moves))], slices.ContainsFunc(moves, saves)
			if seed == 0 { // the pawn that runs at the left wins
				m = slices.MaxFunc(moves, func(a, b chess.Move) int { return ahead(a) - ahead(b) })
			}
			page := webtest.Text(t, c.Post("/lesson/pawn/answer", "id", e.ID, "move", m.String()))
			r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			require.NoError(t, err)
			if r.Done {
				assert.Contains(t, page, "You won!")
				ends["won"]++
				break
			}
			if r.Lost {
				assert.Equal(t, can, strings.Contains(page, "Back to that move"), "seed %d", seed)
				assert.Contains(t, page, "Play again")
				ends["lost"]++
				break
			}
		}
	}
	assert.Len(t, ends, 2, ends)
}

// ahead is more for a move to a higher rank, and there for one further to the left.
func ahead(m chess.Move) int { return 8*int(m.To().Rank()) - int(m.To().File()) }

// A lesson that was opened from the game leads back to it: its screens, its exercises, their answers and its end.
func TestALessonOpenedFromTheGameLeadsBackToIt(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	out := func(page string) string {
		doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
		require.NoError(t, err)
		cross := doc.Find("a.close")
		return cross.AttrOr("href", "") + " " + cross.AttrOr("aria-label", "")
	}
	const game = "/ Back to the game"
	page := b.Follow(b.Get("/lesson/free?back=game"))
	assert.Equal(t, game, out(page))
	page = b.Link(page, "Next")
	assert.Equal(t, game, out(page))
	page = b.Submit(page, "Try it", "", "")
	require.Contains(t, page, `data-id="free-1"`)
	assert.Equal(t, game, out(page))
	assert.Contains(t, page, `name="back" value="game"`, "without scripts too")
	e, _ := lesson.Find("free")
	page = solve(b, page, e.Exercises[0])
	assert.Equal(t, game, out(page))
	page = b.Submit(page, "Next", "", "")
	require.Contains(t, page, `data-id="free-2"`)
	assert.Equal(t, game, out(page))
	page = b.Follow(b.Get("/lesson/free?end=lesson&back=game"))
	assert.Equal(t, game, out(page))
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
	require.NoError(t, err)
	assert.Equal(t, "Back to the game", doc.Find(`.onward a.button[href="/"]`).Text())
	assert.Equal(t, "/lessons Back to your path", out(b.Follow(b.Get("/lesson/free?id=free-1"))))
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

// Until check and mate were met, the game of a newcomer's day is a small one: first the lesson that has one, then the
// last that was met. Once it is over, won or lost, it is ticked. Others play Pip.
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
	assert.Equal(t, "/lesson/queen", link())
	assert.Zero(t, others(), "it is a small game")
	queen, _ := lesson.Find("queen")
	small, ok := queen.Exercise("queen-10")
	require.True(t, ok)
	c.OpenExercise("queen", small.ID)
	for a, over := exercise.Open(small), false; !over; {
		m := a.Moves()[0]
		r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		require.NoError(t, err)
		c.Answer("queen", small.ID, "move", m.String())
		over = r.Done || r.Lost
	}
	assert.Equal(t, "/lesson/queen?id=queen-10", link())
	assert.True(t, webtest.Decode[struct{ Today day }](t, c.Get("/lessons"), http.StatusOK).Today.Game)
	mate, _ := lesson.Find("mate")
	c.OpenExercise("mate", mate.Exercises[0].ID)
	field, list := steps(mate.Exercises[0], mate.Exercises[0].Solutions()[0])
	for _, value := range list {
		c.Answer("mate", mate.Exercises[0].ID, field, value)
	}
	assert.Equal(t, "/new?level=18", link())
}
