package english_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// What a lesson may ask of a child of nine. Mini-games are counted apart.
const (
	mostTaps    = 45
	mostTask    = 6 // taps of one task answered rightly
	mostWords   = 120
	mostWaiting = 4 * time.Second
)

// replyTime is how long a learner waits for Black's reply on the board: in assets/js/slide.js a piece slides so long.
const replyTime = 200 * time.Millisecond

// effort is what a child has done and waited for in a lesson.
type effort struct {
	taps, words, wrong, games int
	told                      int // words of answers
	waiting                   time.Duration
}

// judgements are the moves that are right and wrong at a point of an exercise, so that each is judged once.
type judgements map[string][2][]chess.Move

func (j judgements) judged(t *testing.T, at *exercise.Attempt) (right, others []chess.Move) {
	key := at.Exercise().ID + string(at.State())
	if _, known := j[key]; !known {
		for _, m := range at.Moves() {
			trial := *at
			r, err := trial.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			require.NoError(t, err)
			if r.Right {
				right = append(right, m)
			} else {
				others = append(others, m)
			}
		}
		j[key] = [2][]chess.Move{right, others}
	}
	return j[key][0], j[key][1]
}

// child is one simulated child: every fifth answer is wrong, from the given one on, or the next that can be.
type child struct {
	t        *testing.T
	seed     uint64
	random   *rand.Rand
	answers  int
	owes     bool // a wrong answer
	path     judgements
	progress lesson.Progress
	spent    effort
}

// said counts the words of a text that has to be read.
func (c *child) said(text string) { c.spent.words += len(strings.Fields(text)) }

// lesson does a lesson from its beginning to its end.
func (c *child) lesson(l *lesson.Lesson) effort {
	c.spent = effort{}
	c.random = rand.New(rand.NewPCG(c.seed, uint64(l.Path<<8+l.Number))) // that no lesson changes what another asks for
	for _, screen := range english.English.Path.Lessons[l.Name].Screens {
		if l.BeginsWithMove() {
			break // they can be read beside
		}
		c.said(screen)
		c.spent.taps++ // Next, or Try it
	}
	var told []string
	for _, e := range l.Exercises {
		_, err := c.progress.Open(l.Name, e.ID)
		require.NoError(c.t, err)
		c.said(english.English.Title(e))
		if rules := english.English.Rules(e); !slices.Contains(told, rules) { // what was read is known
			told = append(told, rules)
			c.said(rules)
		}
		if e.Kind == exercise.Game {
			c.spent.games++
			continue // as long as it is fun
		}
		c.solve(l, e)
		c.spent.taps++ // Next
	}
	return c.spent
}

// solve answers the open exercise until it is done.
func (c *child) solve(l *lesson.Lesson, e *exercise.Exercise) {
	for {
		_, at, _ := c.progress.Current()
		answer, taps := c.choose(at)
		r, err := c.progress.Answer(l.Name, e.ID, answer)
		require.NoError(c.t, err, e.ID)
		c.spent.taps += taps
		if !r.Right {
			c.spent.wrong++
		}
		c.spent.told += len(strings.Fields(english.English.Answer(e, r))) + 1 // and a heading
		if r.Reply != chess.NoMove {
			c.spent.waiting += replyTime
		}
		if r.Done {
			return
		}
	}
}

// choose returns an answer, one in five a wrong one, and how many taps it takes.
func (c *child) choose(at *exercise.Attempt) (exercise.Answer, int) {
	e := at.Exercise()
	c.answers++
	wrong := c.owes || c.answers%5 == 0
	c.owes = false
	switch e.Kind {
	case exercise.Judge:
		return exercise.Said(e.Solutions()[0].Yes != wrong), 1
	case exercise.Tap:
		squares := e.Solutions()[0].Squares
		taps := len(squares) + 1 // and Check
		if at.Wrong() > 0 {
			taps = 3 // the wrong one off, another on, Check
		}
		if wrong {
			squares = append([]chess.Square{c.beside(squares)}, squares[1:]...)
		}
		return exercise.Tapped(squares...), taps
	}
	taps := 2
	if at.Walker() != chess.NoSquare {
		taps = 1 // it is chosen
	}
	right, others := c.path.judged(c.t, at)
	chosen := right[c.random.IntN(len(right))]
	if wrong && len(others) > 0 {
		chosen = others[c.random.IntN(len(others))]
	}
	c.owes = wrong && len(others) == 0
	if chosen.Promotion() != chess.NoPieceType {
		taps++ // it asks what the pawn becomes
	}
	return exercise.Moved(chosen.From(), chosen.To(), chosen.Promotion()), taps
}

// beside returns a square that is none of those.
func (c *child) beside(squares []chess.Square) chess.Square {
	for {
		s := chess.Square(c.random.IntN(64))
		if !strings.Contains(strings.Join(namesOf(squares), " "), s.String()) {
			return s
		}
	}
}

func namesOf(squares []chess.Square) (list []string) {
	for _, s := range squares {
		list = append(list, s.String())
	}
	return list
}

// Twelve children go the whole path, each with one answer in five wrong and with other mistakes. No lesson asks for
// more taps, words or patience than a child has; the table shows the most of the twelve. A game comes within fifteen
// minutes, if a tap takes two seconds and a child reads 100 words a minute, answers too.
func TestTwelveChildrenGoThePath(t *testing.T) {
	most, path := map[string]effort{}, judgements{}
	for n := range 12 {
		c := &child{t: t, seed: uint64(n), answers: n, path: path}
		taps, words, told, wrong, played := 0, 0, 0, 0, false
		for _, l := range lesson.Lessons() {
			e, m := c.lesson(l), most[l.Name]
			most[l.Name] = effort{
				max(m.taps, e.taps), e.words, max(m.wrong, e.wrong), e.games, 0, max(m.waiting, e.waiting),
			}
			taps, words, told, wrong = taps+e.taps, words+e.words, told+e.told, wrong+e.wrong
			if !played && e.games > 0 {
				played = true
				minutes := (float64(taps)*2 + float64(words+told)*0.6) / 60
				assert.LessOrEqual(t, minutes, 15.0, "child %d plays a game after %d taps and %d words", n, taps, words+told)
				t.Logf("child %2d: the first game after %d taps, %d words, %.0f minutes", n, taps, words+told, minutes)
			}
			assert.Positive(t, len(l.Exercises)-e.games, l.Name)
		}
		assert.InDelta(t, 0.2, float64(wrong)/float64(c.answers-n), 0.005, "child %d", n)
	}
	t.Logf("%2s %-11s %4s %5s %5s %5s %7s", "", "lesson", "taps", "words", "wrong", "games", "waiting")
	for _, l := range lesson.Lessons() {
		e := most[l.Name]
		t.Logf("%2d %-11s %4d %5d %5d %5d %7s", l.Number, l.Name, e.taps, e.words, e.wrong, e.games, e.waiting)
		assert.LessOrEqual(t, e.taps, mostTaps, l.Name)
		assert.LessOrEqual(t, e.words, mostWords, l.Name)
		assert.LessOrEqual(t, e.waiting, mostWaiting, l.Name)
		assert.Positive(t, e.wrong, l.Name)
	}
}

// No task but a small game needs more than six taps.
func TestNoTaskNeedsManyTaps(t *testing.T) {
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			if e.Kind == exercise.Game {
				continue
			}
			c := &child{t: t, random: rand.New(rand.NewPCG(1, 1)), path: judgements{}}
			_, err := c.progress.Open(l.Name, e.ID)
			require.NoError(t, err)
			for _, at, open := c.progress.Current(); open; _, at, open = c.progress.Current() {
				c.answers = 0
				answer, taps := c.choose(at)
				r, err := c.progress.Answer(l.Name, e.ID, answer)
				require.NoError(t, err)
				require.True(t, r.Right, e.ID)
				c.spent.taps += taps
			}
			assert.LessOrEqual(t, c.spent.taps, mostTask, e.ID)
		}
	}
}
