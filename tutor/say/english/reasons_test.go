package english_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// words counts the words of the longest sentence.
func longest(text string) (most int) {
	for _, s := range regexp.MustCompile(`[.!?:] `).Split(text, -1) {
		most = max(most, len(strings.Fields(s)))
	}
	return most
}

// A screen has at most two sentences, a lesson two or three screens, and nothing
// that a task or its answer says is longer than 14 words.
func TestLessonsAreShort(t *testing.T) {
	p := english.English.Path
	assert.Len(t, p.Chapters, 4)
	for _, l := range lesson.Lessons() {
		text := p.Lessons[l.Name]
		assert.Len(t, text.Screens, l.Screens, l.Name)
		for _, screen := range text.Screens {
			assert.LessOrEqual(t, strings.Count(screen, ".")+strings.Count(screen, "?"), 3, screen)
			assert.LessOrEqual(t, longest(screen), 14, screen)
		}
		for _, e := range l.Exercises {
			for _, text := range []string{p.Tasks[e.ID].Task, p.Tasks[e.ID].Why, english.English.Task(e)} {
				assert.LessOrEqual(t, longest(text), 14, text)
			}
			assert.LessOrEqual(t, len(strings.Fields(p.Tasks[e.ID].Task)), 14, e.ID)
			assert.Regexp(t, `^[A-Zb-h].*[.?!]$`, p.Tasks[e.ID].Task)
			assert.Regexp(t, `[.!]$`, p.Tasks[e.ID].Why)
		}
	}
}

// Every answer that a learner can give is told a sentence, and a short one.
func TestEveryAnswerIsTold(t *testing.T) {
	told := map[string]bool{}
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			for _, answer := range answers(e) {
				a := exercise.Open(e)
				r, err := a.Answer(answer)
				if err != nil || r.Right && !r.Done {
					continue
				}
				text := english.English.Answer(e, r)
				assert.NotEmpty(t, text, e.ID)
				assert.NotContains(t, text, "%!", e.ID)
				if !told[text] && r.Reason.Kind != exercise.Illegal && r.Reason.Kind != exercise.CannotMove {
					assert.LessOrEqual(t, longest(text), 14, text)
				}
				told[text] = true
			}
		}
	}
	assert.Greater(t, len(told), 500)
}

// answers lists answers to an exercise: both judgements, each square, each legal
// move.
func answers(e *exercise.Exercise) (list []exercise.Answer) {
	switch e.Kind {
	case exercise.Judge:
		return []exercise.Answer{exercise.Said(true), exercise.Said(false)}
	case exercise.Tap:
		for s := chess.A1; s <= chess.H8; s++ {
			list = append(list, exercise.Tapped(s))
		}
		return append(list, exercise.Tapped(e.Solutions()[0].Squares...))
	}
	a := exercise.Open(e)
	for _, m := range a.Moves() {
		list = append(list, exercise.Moved(m.From(), m.To(), m.Promotion()))
	}
	return append(list, exercise.Moved(chess.A1, chess.H8, chess.NoPieceType))
}

// A piece that a task, or what is said when it is done, names on a square stands
// there, at first or at the end.
func TestPiecesThatAreNamedStandThere(t *testing.T) {
	named := regexp.MustCompile(`(king|queen|rook|bishop|knight|pawn) on ([a-h][1-8])`)
	found := 0
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			text := english.English.Path.Tasks[e.ID]
			for _, name := range named.FindAllStringSubmatch(text.Task+" "+text.Why, -1) {
				s, err := chess.ParseSquare(name[2])
				assert.NoError(t, err)
				found++
				stands := e.Position.At(s).Type().String() == name[1] ||
					e.Last != chess.NoMove && e.Before.At(s).Type().String() == name[1]
				if m, err := e.Position.FindMove(e.Piece, e.Square, chess.NoPieceType); err == nil &&
					e.Kind == exercise.Judge {
					p := e.Position.Play(m)
					stands = stands || p.At(s).Type().String() == name[1]
				}
				for _, solution := range e.Solutions() {
					for p, i := e.Position, 0; i < len(solution.Moves) && e.Kind == exercise.OneMove; i++ {
						p = p.Play(solution.Moves[i])
						stands = stands || p.At(s).Type().String() == name[1]
					}
				}
				assert.True(t, stands, "%s: no %s", e.ID, name[0])
			}
		}
	}
	assert.Greater(t, found, 50)
}

// In an exercise the other side is Black: no sentence speaks of a computer there.
func TestExercisesSpeakOfBlack(t *testing.T) {
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			a := exercise.Open(e)
			black := e.Position.Color(chess.Black) &^ a.Hidden()
			if a.Moves() == nil || black == 0 {
				continue
			}
			r, err := a.Answer(exercise.Moved(black.First(), chess.A1, chess.NoPieceType))
			require.NoError(t, err)
			text := english.English.Answer(e, r)
			assert.Contains(t, text, "belongs to Black", e.ID)
			assert.NotContains(t, text, "computer", e.ID)
		}
	}
}

// An exercise knows whether its task tells how many squares there are to tap.
func TestTasksThatTellHowMany(t *testing.T) {
	number := regexp.MustCompile(`(?i)\b(both|two|three|four)\b`)
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			if e.Kind == exercise.Tap && len(e.Solutions()[0].Squares) > 1 {
				assert.Equal(t, number.MatchString(english.English.Task(e)), e.Counted, e.ID)
			}
		}
	}
}

// Who stops where a black piece can take is told which, where the learner has such a piece, too; and one is
// enough.
func TestWhatCanTakeIsNamed(t *testing.T) {
	for id, walk := range map[string]struct{ moves, says string }{
		"rook-10":  {"h3f3", "The black rook can take your rook on f3."},
		"queen-11": {"f8e8 e8e5", "The black bishop can take your queen on e5."},
	} {
		l, _ := lesson.Find(id[:strings.IndexByte(id, '-')])
		e, _ := l.Exercise(id)
		attempt := exercise.Open(e)
		var said exercise.Reason
		for text := range strings.FieldsSeq(walk.moves) {
			list := attempt.Moves()
			at := slices.IndexFunc(list, func(m chess.Move) bool { return m.String() == text })
			require.GreaterOrEqual(t, at, 0, text)
			r, err := attempt.Answer(exercise.Moved(list[at].From(), list[at].To(), list[at].Promotion()))
			require.NoError(t, err)
			said = r.Reason
		}
		assert.Len(t, said.By, 1, id)
		assert.Equal(t, walk.says, english.English.Reason(said))
	}
}
