package learn_test

import (
	"bytes"
	"fmt"
	"html"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// through does a lesson in JSON: those of its exercises whose numbers are given are missed first.
func through(c *webtest.Client, l *lesson.Lesson, missed ...int) {
	for i, e := range l.Exercises {
		c.OpenExercise(l.Name, e.ID)
		if e.Kind == exercise.Game {
			for _, m := range webtest.WinGame(c.T, e) {
				c.Answer(l.Name, e.ID, "move", m)
			}
			continue
		}
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
	assert.Contains(t, stone.Text(), "2 of 10")
	picks := b.Document("/lesson/rook?screen=2").Find(".picks .dot")
	assert.Equal(t, "Exercise 1 of 10, right", picks.Eq(0).AttrOr("aria-label", ""))
	assert.Equal(t, "Exercise 2 of 10, done", picks.Eq(1).AttrOr("aria-label", ""))

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
	end := c.Browser().Document("/lesson/rook?end=lesson")
	assert.Contains(t, end.Find("a.button").Text(), "Next: The queen")
	assert.Regexp(t, `^\d of 3 stars · The rook`, end.Find("title").Text(), "who hears the page hears that first")

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

// Whoever knew how the pieces move and was led to a lesson of the second path finds its star on the first. Its end
// leads on along its own path; the first path and the menu lead to the first's next lesson.
func TestTheEndOfALessonLeadsOnAlongItsPath(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Post("/welcome", "door", "moves")
	l, _ := lesson.Find("habits")
	through(c, l, 1, 2, 6, 7, 8)
	b := c.Browser()
	end := b.Document("/lesson/habits?end=lesson")
	second := b.Document("/lessons?path=2")
	next := end.Find(`.onward a.button`).First()
	assert.Equal(t, second.Find(".stone.now").AttrOr("href", "none"), next.AttrOr("href", ""))
	assert.Equal(t, "Three habits", end.Find("h1").Text(), "with five of ten right it is not said what they can")
	path := b.Document("/lessons")
	assert.Equal(t, "/lesson/free", path.Find(".stone.now").AttrOr("href", ""))
	stars := path.Find(`.stone.done[href="/lesson/habits"] .stars`).AttrOr("aria-label", "")
	assert.Equal(t, "1 of 3 stars", stars)
	assert.Equal(t, "From first game to first prize", path.Find(".chapter h2").First().Text())
	assert.Equal(t, 1, second.Find(`.stone[href="/lesson/habits"]`).Length())
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
	assert.Contains(t, page, "8 of 10 right on the first try.")
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
	assert.Contains(t, page, "All 10 right.")
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
	page := func() string { return webtest.Text(t, c.Browser().Get("/lessons/certificate")) }
	assert.Contains(t, page(), "It comes with the last lesson.")
	assert.NotContains(t, page(), "diploma")

	stars := bytes.Repeat([]byte{255}, 7) // as the first version wrote them: three for each lesson, two bits each
	for places := 24; places <= 25; places++ {
		value, err := webtest.Jar(t, webtest.Key).Sign(site.ProgressCookie,
			slices.Concat([]byte{1, byte(places)}, make([]byte, 2*places), stars[:(places+3)/4]))
		require.NoError(t, err)
		c.Cookies[site.ProgressCookie] = value
		got := webtest.Decode[certificate](t, c.Get("/lessons/certificate"), http.StatusOK)
		assert.Equal(t, places == 25, got.Earned)
		assert.Equal(t, 3*places, got.Stars)
		assert.Equal(t, places, got.Lessons)
		assert.Equal(t, places == 25, strings.Contains(page(), "diploma"))
	}
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
				can = can || r.Freed != chess.NoMove // then it steps back farther
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
	assert.Equal(t, "Back to the game", doc.Find(`.onward .button`).First().Text(), "before all other ways")
	assert.Equal(t, "/lessons Back to your path", out(b.Follow(b.Get("/lesson/free?id=free-1"))))
}
