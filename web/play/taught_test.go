package play_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// namedIn are the lessons that teach the names of ideas, as a reader of the tutor's sentences knows these names.
var namedIn = map[string]string{
	`\bmate in (two|three|four|five|six|[2-9])|in (two|three|four|five|six) moves|force mate`: "look",
	`\bforks?\b`:                           "fork",
	`\bpin(s|ned)?\b|\bskewer|opened line`: "lines",
	`opened check|two checks at once`:      "discovered",
	`\blure|too much to guard`:             "deflection",
	`back rank`:                            "mating-nets",
	`\btrapped\b`:                          "trap",
	`guard (is gone|must go)`:              "defender",
	`passed pawn`:                          "passed",
}

// lessonLink finds the lessons that an answer leads to.
var lessonLink = regexp.MustCompile(`/lesson/([a-z-]+)`)

// knowing gives a client the progress of a learner who has begun the first lessons of the path.
func knowing(c *webtest.Client, lessons int) {
	c.T.Helper()
	var p lesson.Progress
	for _, l := range lesson.OfPath(1)[:lessons] {
		e := l.Exercises[0]
		_, err := p.Open(l.Name, e.ID)
		require.NoError(c.T, err)
		solution := e.Solutions()[0]
		answers := []exercise.Answer{exercise.Said(solution.Yes)}
		if e.Kind == exercise.Tap {
			answers = []exercise.Answer{exercise.Tapped(solution.Squares...)}
		}
		for i, m := range solution.Moves {
			answers = append(answers[:i], exercise.Moved(m.From(), m.To(), m.Promotion()))
		}
		for _, answer := range answers {
			_, err := p.Answer(l.Name, e.ID, answer)
			require.NoError(c.T, err, e.ID)
		}
	}
	value, err := webtest.Jar(c.T, webtest.Key).Sign(site.ProgressCookie, p.Encode())
	require.NoError(c.T, err)
	c.Cookies[site.ProgressCookie] = value
}

// onPage returns what the tutor tells on the page of a game.
func onPage(c *webtest.Client) []string {
	browser := c.Browser()
	browser.Unknown = true
	return browser.Document("/").Find("#says, #more, #answer, #spoken").Map(func(_ int, s *goquery.Selection) string {
		return s.Text()
	})
}

// allTold returns all that the tutor tells of the position on the board: on the page, of each piece, of the threat, of
// the last move, and in the steps of the hint; and the hint's move.
func allTold(c *webtest.Client) (texts []string, move string) {
	texts = onPage(c)
	for _, path := range []string{"/advice", "/threat", "/purpose"} {
		if r := c.Get(path); r.StatusCode == http.StatusOK {
			texts = append(texts, webtest.Text(c.T, r))
		}
	}
	p, err := chess.ParseFEN(c.Board().FEN)
	require.NoError(c.T, err)
	for s := range p.Color(p.Turn()).All() {
		texts = append(texts, webtest.Text(c.T, c.Get("/advice?from="+s.String())))
	}
	for step := range tutor.HintSteps {
		h := webtest.Decode[struct{ Text, Move string }](c.T, c.Get(fmt.Sprint("/hint?step=", step+1)), http.StatusOK)
		texts, move = append(texts, h.Text), h.Move
	}
	return texts, move
}

// In whole games of a learner of the path the tutor uses no name of an idea before its lesson, and leads to no lesson
// of the second path. Who has begun no lesson
// is told all of them, so the games have what could be named.
func TestGamesUseTaughtWordsOnly(t *testing.T) {
	names, paths := map[string]bool{}, map[int]int{}
	for _, lessons := range []int{0, 6, 11, 21} {
		for seed, level := range []ai.Level{ai.Nib, ai.Hop} {
			t.Run(fmt.Sprint(lessons, " lessons, level ", level), func(t *testing.T) {
				c := webtest.NewClient(t, nil)
				c.Unknown = true
				knowing(c, lessons)
				c.Hold("", "e4", tutor.Setup{Level: level, Seed: uint32(seed)})
				taught := map[string]bool{}
				for _, l := range lesson.OfPath(1)[:lessons] {
					taught[l.Name] = true
				}
				c.Get("/move")
				var warned []string
				for turns := 0; turns < 20 && c.Board().Status == "playing"; turns++ {
					texts, move := allTold(c)
					texts = append(texts, warned...)
					for pattern, name := range namedIn {
						for _, text := range texts {
							if !regexp.MustCompile(`(?i)` + pattern).MatchString(text) {
								continue
							}
							names[name] = true
							assert.True(t, taught[name] || lessons == 0, "%s: %s", name, strings.TrimSpace(text))
						}
					}
					for _, link := range lessonLink.FindAllStringSubmatch(strings.Join(texts, " "), -1) {
						l, ok := lesson.Find(link[1])
						require.True(t, ok, link[1])
						paths[l.Path]++
						assert.True(t, l.Path == 1 || lessons == 0, "a lesson of the second path: %s", l.Name)
					}
					c.Play(move)
					warned = onPage(c)
					c.Get("/move")
				}
			})
		}
	}
	assert.GreaterOrEqual(t, len(names), 4, "ideas that came up: %v", names)
	assert.Positive(t, paths[1], "lessons that were led to")
	assert.Positive(t, paths[2], "by who came with what they know")
}
