package learn_test

import (
	"fmt"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// Every skill is practised over HTTP at every difficulty, rightly and wrongly; the same seed gives the same
// exercise.
func TestEverySkillOverHTTP(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	rules := map[string]bool{}
	for _, s := range practice.Skills() {
		for _, d := range practice.Difficulties() {
			for seed := range uint64(200) {
				if item := practice.Seeded(seed, s, &d); seed > 5 && rules[item.Exercise.Rule] {
					continue // only what was not asked yet
				}
				query := fmt.Sprintf("?skill=%s&difficulty=%s&seed=%d", s, d, seed)
				shown := practise(c, query)
				e := shown.Exercise
				item, ok := practice.Find(e.ID)
				require.True(t, ok, e.ID)
				rules[item.Exercise.Rule] = true
				require.Equal(t, []string{string(s), d.String(), item.Exercise.Position.FEN(), "white"},
					[]string{e.Skill, e.Difficulty, e.FEN, e.Side})
				require.Equal(t, english.English.Task(item.Exercise), e.Task)
				require.Equal(t, e.ID, practise(c, query).Exercise.ID)
				if seed%2 == 0 {
					solvePractice(c, e.ID)
				} else {
					missPractice(c, e.ID)
				}
			}
		}
	}
	assert.Len(t, rules, len(practice.Rules()), "of every rule")
	assert.Less(t, len(c.Cookies[site.ProgressCookie]), 600)
	skills := skills(c)
	for _, s := range skills {
		assert.GreaterOrEqual(t, s.Positions["easy"]+s.Positions["medium"]+s.Positions["hard"], 240)
		assert.Equal(t, 1, s.Box, s.Name)
		assert.NotNil(t, s.Due)
	}
}

// A week of practice of somebody who began no lesson, with the clock moved: the first ten place them, a position of
// each of ten skills, and then ten a day are of these; what was missed comes back the next day, as a repeat.
func TestAWeekOfPractice(t *testing.T) {
	now := time.Date(2026, 3, 2, 16, 0, 0, 0, time.UTC)
	c := webtest.NewClient(t, webtest.Clock(&now))
	c.Unknown = true
	missed, met := "", map[string]bool{}
	for day := range 7 {
		repeats := map[string]bool{}
		for i := range practice.SessionLength {
			shown := practise(c, "")
			e := shown.Exercise
			assert.Equal(t, i, shown.Session.Done)
			assert.Equal(t, day == 0, !met[e.Skill], "%s on day %d", e.Skill, day)
			met[e.Skill] = true
			assert.Equal(t, e.ID, practise(c, "").Exercise.ID, "what is open stays open")
			if e.Repeat {
				repeats[e.ID] = true
			}
			if day == 0 && i == 4 {
				missed = e.ID
				missPractice(c, e.ID)
			} else {
				assert.Equal(t, i+1, solvePractice(c, e.ID))
			}
		}
		assert.Equal(t, day == 1 || day == 4, repeats[missed], "day %d", day)
		assert.LessOrEqual(t, len(repeats), 1)
		now = now.AddDate(0, 0, 1)
	}
	for _, s := range skills(c)[:lesson.PlacingSkills] {
		require.NotNil(t, s.Due)
		assert.GreaterOrEqual(t, s.Box, 2)
	}
	assert.Nil(t, skills(c)[lesson.PlacingSkills].Due)
	page := webtest.Text(t, c.AsPage("/practice/skills"))
	assert.Contains(t, page, "Practiced on 7 days")
	assert.Contains(t, page, "One lesson", "what of the day is done stands there")
	assert.Contains(t, page, "you have it")
	now = now.AddDate(0, 1, 0)
	assert.Contains(t, webtest.Text(t, c.AsPage("/practice/skills")), "Practiced on 7 days",
		"a missed day takes none away")
	c.OpenExercise("fork", "fork-1")
	c.Answer("fork", "fork-1", "move", "b5c7")
	assert.Contains(t, webtest.Text(t, c.AsPage("/lessons")), "due today")
	assert.Equal(t, "fork", practise(c, "").Exercise.Skill, "the skills of lessons that were met")
}

// The page of skills begins with those that were met: those of today with how they went, then those whose lesson was
// done. The others
// come after, folded under a heading.
func TestSkillsThatWereMetComeFirst(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	b := c.Browser()
	assert.Equal(t, 1, b.Document("/practice/skills").Find(".skilllist").Length(), "all are still to come")
	free, _ := lesson.Find("free")
	through(c, free, 1)
	solvePractice(c, practise(c, "?skill=fork").Exercise.ID)
	missPractice(c, practise(c, "?skill=fork").Exercise.ID)
	page := b.Document("/practice/skills")
	lists := page.Find(".skilllist")
	require.Equal(t, 2, lists.Length())
	met := lists.First().Find("h2")
	require.Equal(t, 2, met.Length())
	assert.Equal(t, "ForkFree pieces", met.Text())
	assert.Equal(t, "step 1 of 5 Today · 1 of 2", strings.TrimSpace(lists.First().Find(".how").First().Text()))
	assert.Equal(t, "3 of 3 stars", strings.TrimSpace(lists.First().Find(".how").Last().Text()))
	assert.Equal(t, "Still to come", page.Find("details:not([open]) h2").First().Text())
	assert.Equal(t, len(practice.Skills())-2, lists.Last().Find("h2").Length())
}

func TestPracticeRefuses(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for query, words := range map[string]string{
		"?skill=juggling": "Skill is one of attacked", "?difficulty=extreme": "Difficulty is one of easy",
		"?seed=-1": "Seed is a number", "?seed=x": "Seed is a number",
	} {
		webtest.RequireRefused(t, c.Get("/practice"+query), http.StatusBadRequest, words)
		webtest.RequireRefused(t, c.Get("/practice/sheet"+query), http.StatusBadRequest, words)
	}
	many := strings.Repeat("fork.1201,", 20) + "fork.1201"
	for _, ids := range []string{"x", "rook-1,", "fork.1201,,fork.1202", many, "pawn-11"} {
		webtest.RequireRefused(t, c.Get("/practice/sheet?ids="+ids), http.StatusBadRequest, "A sheet has 1 to 20")
	}
	webtest.RequireRefused(t, c.Get("/practice/sheet?n=7"), http.StatusBadRequest, "N is one of 6 or 12")
	assert.NotContains(t, c.Cookies, site.ProgressCookie, "nothing was opened")
	for _, id := range []string{"", "fork.0", "juggling.1", "rook-1"} {
		webtest.RequireRefused(t, c.Post("/practice/answer", "id", id, "move", "e2e4"), http.StatusNotFound,
			"no such lesson or exercise")
	}
	webtest.RequireRefused(t, c.Post("/practice/answer", "id", practice.ID(practice.Fork, 0), "move", "e2e4"),
		http.StatusConflict, "This exercise is not open")
	id := practise(c, "?skill=mate-in-one").Exercise.ID
	webtest.RequireRefused(t, c.Post("/practice/answer", "id", id, "yes", "true"), http.StatusBadRequest,
		"answered with move")
	webtest.RequireRefused(t, c.Post("/practice/answer", "id", id, "move", "e2"), http.StatusBadRequest,
		"cannot be read")
	solvePractice(c, id)
	item, _ := practice.Find(id)
	_, list := steps(item.Exercise, item.Exercise.Solutions()[0])
	webtest.RequireRefused(t, c.Post("/practice/answer", "id", id, "move", list[0].(string)), http.StatusConflict,
		"This exercise is not open")
	c.Cookies[site.ProgressCookie] = "nonsense"
	assert.Contains(t, practise(c, "").Notice, "begins anew")
}

// An exercise of a lesson and one of practice can be open at the same time.
func TestPracticeLeavesLessonsOpen(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.OpenExercise("rook", "rook-2")
	id := practise(c, "").Exercise.ID
	assert.True(t, c.Answer("rook", "rook-2", "move", "c2c7").Right)
	solvePractice(c, id)
	assert.Equal(t, 1, c.Learned().Lessons[0].First)
}

// The hover-to-see-threats practice, without scripts: squares are guessed first; then arrows come from every
// attacker, and Next leads on with the skill.
func TestGuessFirstWithoutScripts(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	page := b.Follow(b.Get("/practice?skill=attacked&seed=3"))
	item := practice.Seeded(3, practice.Attacked, nil)
	assert.Contains(t, page, "Tap every piece of yours that Black can take.")
	assert.NotContains(t, page, "data-from", "no arrow before the guess")
	for _, s := range item.Exercise.Solutions()[0].Squares {
		page = b.Press(page, s.String())
	}
	page = b.Submit(page, "taps", "", "")
	assert.Contains(t, page, "Right!")
	assert.Contains(t, page, "data-from", "the truth is shown")
	assert.Regexp(t, `href="/practice\?skill=attacked" autofocus`, page)
	assert.Contains(t, page, "Practice: 1 of 5")
	assert.Contains(t, b.Follow(b.Get("/practice?skill=attacked")), "Practice: 2 of 5")
}

// An answer that is partly right says how many squares were found.
func TestAPartlyRightAnswer(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for seed := range uint64(40) {
		item := practice.Seeded(seed, practice.Attacked, nil)
		right := item.Exercise.Solutions()[0].Squares
		if len(right) != 3 {
			continue
		}
		b.Get(fmt.Sprintf("/practice?skill=attacked&seed=%d", seed))
		for try := range exercise.Tries {
			page := webtest.RequirePage(t, b.AsPage("/practice/answer", "id", item.Exercise.ID, "squares",
				right[try].String()),
				http.StatusOK)
			if try == exercise.Tries-1 {
				assert.Contains(t, page, "One of three")
				assert.Equal(t, 2, strings.Count(page, "forgotten"), "the others are shown")
			}
		}
		return
	}
	t.Error("no exercise with three")
}

// The skills lead to practice of one, to its lesson and to sheets; path and progress lead to the skills.
func TestWaysToPractice(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	page := webtest.Text(t, b.Get("/practice/skills"))
	for _, s := range practice.Skills() {
		assert.Contains(t, page, `href="/practice?skill=`+string(s)+`"`)
		assert.Contains(t, page, `href="/practice/sheet?skill=`+string(s)+`"`)
		assert.Contains(t, page, `href="/lesson/`+s.Lesson()+`"`)
	}
	for _, address := range []string{"/lessons", "/progress"} {
		assert.Contains(t, webtest.Text(t, b.Get(address)), `href="/practice/skills"`, address)
	}
	assert.Contains(t, webtest.Text(t, b.Get("/lesson/fork")), `href="/practice?skill=fork"`)
	shown := webtest.Text(t, b.Get("/practice?id="+practice.ID(practice.Fork, 4)))
	assert.Contains(t, shown, "Ready? Here we go!", "an exercise that is not open is only shown")
	assert.Equal(t, http.StatusNotFound, b.Get("/practice?id=fork.0").StatusCode)
}

// What the coach says leads to its lesson, and once that was met, to practice of it, in JSON too.
func TestTheCoachLeadsToPractice(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Hold(webtest.PawnInDanger, "", tutor.Setup{Seed: 90})
	page := webtest.Text(t, b.Get("/"))
	assert.NotContains(t, page, `href="/practice?`)
	assert.Contains(t, page, `class="taught" href="/lesson/`)
	type facts struct {
		Facts []struct{ Practice, Lesson *string }
	}
	before := webtest.Decode[facts](t, b.JSON().Get("/advice"), http.StatusOK).Facts[0]
	assert.Nil(t, before.Practice)

	save, _ := lesson.Find("save")
	solve(b, begun(b, "save", save.Exercises[0].ID), save.Exercises[0])
	page = webtest.Text(t, b.Get("/"))
	assert.Contains(t, page, `class="taught" href="/practice?skill=guard-or-move">Practice: `)
	after := webtest.Decode[facts](t, b.JSON().Get("/advice"), http.StatusOK).Facts[0]
	assert.NotNil(t, before.Lesson)
	assert.Nil(t, after.Lesson, "who is on the path is not led to a lesson that they have not come to")
	require.NotNil(t, after.Practice)
	assert.Equal(t, "/practice?skill=guard-or-move", *after.Practice)
}

// Where a move loses something, the answer that is shown does not say that nothing is lost.
func TestAShownAnswerIsNotTheOtherOne(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for skill, other := range map[practice.Skill]string{
		practice.GoodTrade: "You lose nothing by it.", practice.Mistake: "It loses nothing.",
	} {
		for seed, looked := 0, 0; looked < 2; seed++ {
			page := webtest.Text(t, b.Get(fmt.Sprintf("/practice?skill=%s&seed=%d", skill, seed)))
			id := regexp.MustCompile(`data-id="([^"]*)"`).FindStringSubmatch(page)[1]
			item, _ := practice.Find(id)
			if bad := item.Exercise.Solutions()[0].Yes == (skill == practice.Mistake); !bad {
				continue
			}
			looked++
			yes := fmt.Sprint(skill == practice.GoodTrade)
			shown := webtest.Text(t, b.Post("/practice/answer", "id", id, "yes", yes))
			assert.Contains(t, shown, "The answer is "+map[string]string{"true": "no", "false": "yes"}[yes], id)
			assert.NotContains(t, shown, other, id)
		}
	}
}

// The same URL gives the same sheet, with the solutions on a page of its own.
func TestSheets(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	text := func(address string) string { // without the links to other languages, which have the address
		return regexp.MustCompile(`"[?][^"]*lang=[^"]*"`).ReplaceAllString(webtest.Text(t, b.Get(address)), "")
	}
	first := text("/practice/sheet")
	assert.Equal(t, first, text("/practice/sheet?difficulty=easy&n=6&seed=1"), "what is left out is mixed, easy, 6, 1")
	assert.NotEqual(t, first, text("/practice/sheet?seed=2"))
	for query, n := range map[string]int{"": 6, "?n=12": 12, "?skill=fork&difficulty=hard&n=12&seed=9": 12} {
		page := webtest.Text(t, b.Get("/practice/sheet"+query))
		assert.Equal(t, n, strings.Count(page, `role="img"`), query)
		c := webtest.NewClient(t, nil)
		sheet := webtest.Decode[struct {
			Exercises []struct{ ID, Skill, Difficulty, Task string }
			Solutions [][]struct {
				Squares, Moves []string
				Yes            *bool
			}
		}](t, c.Get("/practice/sheet"+query), http.StatusOK)
		require.Len(t, sheet.Exercises, n)
		require.Len(t, sheet.Solutions, n)
		seen := map[string]bool{}
		for i, e := range sheet.Exercises {
			assert.False(t, seen[e.ID], "%s is there twice", e.ID)
			seen[e.ID] = true
			assert.NotEmpty(t, sheet.Solutions[i])
			assert.Contains(t, page, html.EscapeString(strings.ReplaceAll(e.Task, "Tap", "Circle")))
		}
		assert.Empty(t, c.Cookies[site.ProgressCookie], "a sheet is no learner's")
	}
	named := "/practice/sheet?ids=fork.1201,rook-1,rook-3"
	assert.Equal(t, 3, strings.Count(webtest.Text(t, b.Get(named)), `role="img"`))
	c := webtest.NewClient(t, nil)
	sheet := webtest.Decode[struct{ Exercises []struct{ ID, Skill string } }](t, c.Get(named), http.StatusOK)
	require.Len(t, sheet.Exercises, 3)
	assert.Equal(t, "fork", sheet.Exercises[0].Skill)
	assert.Equal(t, "rook-1", sheet.Exercises[1].ID)
	assert.Empty(t, sheet.Exercises[1].Skill)
	other := regexp.MustCompile(`href="(/practice/sheet[^"]*seed=2[^"]*)"`).FindStringSubmatch(first)
	require.NotNil(t, other)
	address, err := url.PathUnescape(strings.ReplaceAll(other[1], "&amp;", "&"))
	require.NoError(t, err)
	assert.Equal(t, text("/practice/sheet?seed=2"), text(address))
}

// What is practised is merged from another device's link, and forgotten with all else.
func TestPracticeGoesWithProgress(t *testing.T) {
	c := webtest.NewClient(t, nil)
	id := practise(c, "").Exercise.ID
	solvePractice(c, id)
	code := webtest.Decode[struct{ Code string }](t, c.Get("/progress/link"), http.StatusOK).Code
	other := webtest.NewClient(t, nil)
	other.Post("/progress/link", "code", code)
	assert.Equal(t, skills(c), skills(other))
	other.Post("/progress/reset")
	for _, s := range skills(other) {
		assert.Zero(t, s.Box)
	}
}

// Practice of the first lessons tells of an answer without the names of squares, as the lessons do.
func TestTheFirstLessonsArePractisedWithoutNamesOfSquares(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	begun(b, "rook", "rook-1")
	require.Contains(t, answered(b, "rook", "rook-1", "squares", "b4,e8"), "Right!")
	require.Contains(t, webtest.Text(t, b.Get("/practice")), "two rooks")
	page := webtest.Text(t, b.Post("/practice/answer", "id", "rook-1", "squares", "e7,h5"))
	assert.Contains(t, part(page, "sheet"), "A rook moves only straight: ahead, back or to the side.")
}

// Of an answer of several moves that is shown all are to be made on the board, and the piece is chosen.
func TestAShownWayIsToBeMade(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	for range lesson.DailyExercises {
		e := onBoard(t, l, practise(c, "").Exercise.Tried)
		way := e.Solutions()[0].Moves
		if e.Kind != exercise.Collect || len(way) < 2 {
			answerPractice(c, e, true)
			continue
		}
		var page *goquery.Document
		opened := exercise.Open(e)
		for _, m := range opened.Moves() {
			again := opened
			if r, err := again.Answer(exercise.Moved(m.From(), m.To(), m.Promotion())); err != nil || r.Right {
				continue
			}
			for range exercise.Tries {
				r := c.Browser().Post("/practice/answer", "id", e.ID, "move", m.String())
				var err error
				page, err = goquery.NewDocumentFromReader(r.Body)
				require.NoError(t, err)
			}
			break
		}
		require.NotNil(t, page)
		board := page.Find("#board")
		assert.Len(t, strings.Fields(board.AttrOr("data-copied", "")), len(way))
		assert.True(t, board.Find("#"+way[0].From().String()).HasClass("selected"))
		return
	}
	t.Fatal("no exercise of several moves")
}
