package play_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
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
	"chesstutor/tutor/needs"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// namedIn are the lessons that teach the names of ideas, plans and habits, as a reader of the tutor's sentences knows
// them.
var namedIn = map[string]string{
	`\bmate in (two|three|four|five|six|[2-9])|in (two|three|four|five|six) moves|force mate`: "look",
	`\bforks?\b`:                                  "fork",
	`\bpin(s|ned)?\b|\bskewer|opened line`:        "lines",
	`opened check|two checks at once`:             "discovered",
	`\blure|too much to guard`:                    "deflection",
	`back rank`:                                   "mating-nets",
	`\btrapped\b`:                                 "trap",
	`guard (is gone|must go)`:                     "defender",
	`passed pawn`:                                 "passed",
	`\bcastle[ds]?\b|\bcastling\b`:                "castling",
	`\bpoints?\b|\btrades?\b|\bfor an? [a-z]+ on`: "worth",
	`\bstalemate\b`:                               "stalemate",
	`the opening:|makes? way`:                     "set-ups",
	`reaches more|better square|line without|files? ha(s|ve) no pawns`: "files",
	`does little|no pawn can guard`:                                    "weak-pawns",
	`attacks? (more of )?the middle`:                                   "habits",
	`once more`:                                                        "count",
	`a guard of`:                                                       "change",
	`way out: move a pawn|before your king`:                            "shelter",
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

// patterns are the keys of namedIn, compiled.
var patterns = func() map[*regexp.Regexp]string {
	m := map[*regexp.Regexp]string{}
	for pattern, name := range namedIn {
		m[regexp.MustCompile(`(?i)`+pattern)] = name
	}
	return m
}()

// mostTurns is how many moves are played of a game.
const mostTurns = 14

// onPage returns what the tutor tells on the page of a game.
func onPage(c *webtest.Client) []string {
	browser := c.Browser()
	browser.Unknown = true
	told := browser.Document("/").Find("#says, #more, #answer, #end")
	return append(told.Map(func(_ int, s *goquery.Selection) string { return s.Text() }),
		told.Find("a").Map(func(_ int, s *goquery.Selection) string { return s.AttrOr("href", "") })...)
}

// toldIn returns what a person reads of an answer in JSON: its texts, and the lessons that they lead to.
func toldIn(answer string) (texts []string) {
	for _, found := range readable.FindAllStringSubmatch(answer, -1) {
		texts = append(texts, found[1])
	}
	return texts
}

// readable finds what toldIn returns.
var readable = regexp.MustCompile(`"(?:text|teaches|lesson)":"([^"]*)"`)

// allTold returns all that the tutor tells of the position on the board: on the page, of each piece, of the threat, of
// the last move, and in the steps of the hint; and the hint's move.
func allTold(c *webtest.Client) (texts []string, move string) {
	texts = onPage(c)
	for _, path := range []string{"/advice", "/threat", "/purpose"} {
		if r := c.Get(path); r.StatusCode == http.StatusOK {
			texts = append(texts, toldIn(webtest.Text(c.T, r))...)
		}
	}
	p, err := chess.ParseFEN(c.Board().FEN)
	require.NoError(c.T, err)
	for s := range p.Color(p.Turn()).All() {
		texts = append(texts, toldIn(webtest.Text(c.T, c.Get("/advice?from="+s.String())))...)
	}
	for step := range tutor.HintSteps {
		h := webtest.Decode[struct{ Text, Move string }](c.T, c.Get(fmt.Sprint("/hint?step=", step+1)), http.StatusOK)
		texts, move = append(texts, h.Text), h.Move
	}
	return texts, move
}

// readings gathers what the tutor says to a learner who has begun the first lessons of the path.
type readings struct {
	*testing.T
	lessons       int
	taught        map[string]bool // the names of these lessons
	names, paths  map[string]bool // the lessons that teach what was said, and those that were led to
	turns, silent int
}

// read checks what the tutor tells, and gathers it.
func (r *readings) read(texts []string) {
	for pattern, name := range patterns {
		for _, text := range texts {
			if pattern.MatchString(text) {
				r.names[name] = true
				assert.True(r, r.taught[name] || r.lessons == 0, "%s: %s", name, strings.TrimSpace(text))
			}
		}
	}
	for _, link := range lessonLink.FindAllStringSubmatch(strings.Join(texts, " "), -1) {
		r.paths[link[1]] = true
		assert.True(r, r.taught[link[1]] || r.lessons == 0, "leads to a lesson before it was begun: %s", link[1])
	}
}

// play plays a game, mostTurns at most: by the hints, or as a hasty beginner, who takes what can be taken and else
// plays anything.
func (r *readings) play(seed int, level ai.Level, hasty bool) {
	c := webtest.NewClient(r.T, nil)
	c.Unknown = true
	knowing(c, r.lessons)
	c.Hold("", "e4", tutor.Setup{Level: level, Seed: uint32(seed)})
	c.Get("/move")
	random := rand.New(rand.NewPCG(28, uint64(seed)))
	var warned []string
	for turns := 0; turns < mostTurns && c.Board().Status == "playing"; turns++ {
		texts, move := allTold(c)
		r.read(append(texts, warned...))
		if r.turns++; !strings.Contains(webtest.Text(r.T, c.Get("/advice")), `"coach":true`) {
			r.silent++
		}
		if hasty {
			move = hastyMove(c, random)
		}
		c.Play(move)
		warned = onPage(c)
		c.Get("/move")
	}
	r.read(onPage(c))
}

// hastyMove returns a capture, two times in three, or else any legal move.
func hastyMove(c *webtest.Client, random *rand.Rand) string {
	p, err := chess.ParseFEN(c.Board().FEN)
	require.NoError(c.T, err)
	moves := p.Moves()
	takes := slices.DeleteFunc(slices.Clone(moves), func(m chess.Move) bool {
		return chess.Taken(&p, m) == chess.NoPiece
	})
	if len(takes) > 0 && random.IntN(3) > 0 {
		moves = takes
	}
	return moves[random.IntN(len(moves))].String()
}

// readingsOf returns no readings yet of a learner who has begun some lessons.
func readingsOf(lessons int) *readings {
	r := readings{lessons: lessons, taught: map[string]bool{}, names: map[string]bool{}, paths: map[string]bool{}}
	for _, l := range lesson.OfPath(1)[:lessons] {
		r.taught[l.Name] = true
	}
	return &r
}

// In whole games of a learner of the path the tutor uses no name of an idea, a plan or a habit before its lesson, and
// leads only to lessons that were begun: the next is one of them. Who has begun no lesson is told all of them, so the
// games have what could be named. The coach has something to say as often to who is told what was taught alone.
func TestGamesUseTaughtWordsOnly(t *testing.T) {
	all := map[int]*readings{}
	taught := []int{0, 21}
	if needs.Soak {
		taught = []int{0, 11, 21}
	}
	for _, lessons := range taught {
		all[lessons] = readingsOf(lessons)
		for seed, level := range []ai.Level{ai.Nib, ai.Hop, ai.Pip} {
			t.Run(fmt.Sprint(lessons, " lessons, level ", level), func(t *testing.T) {
				all[lessons].T = t
				all[lessons].play(seed, level, seed > 0)
			})
		}
		t.Logf("%d lessons: silent in %d of %d turns", lessons, all[lessons].silent, all[lessons].turns)
		assert.LessOrEqual(t, all[lessons].silent, all[0].silent+2)
	}
	assert.GreaterOrEqual(t, len(all[0].names), 11, "what could be named: %v", all[0].names)
	assert.Contains(t, all[0].paths, "files", "by who came with what they know")
	assert.NotEmpty(t, all[21].paths)
}

// Whoever has not met check is told of a move that attacks the king by that, and not what it takes: it may be mate.
func TestACheckIsToldInPlainWords(t *testing.T) {
	c := webtest.NewClient(t, nil)
	knowing(c, 1)
	c.Start("rnbqkbnr/p2pppp1/2p4p/1p5Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4", "computer")
	facts := webtest.Decode[webtest.Advice](t, c.Get("/advice?from=c4"), http.StatusOK).Facts
	require.NotEmpty(t, facts)
	assert.Equal(t, "To f7? It attacks the king.", facts[0].Text)
}
