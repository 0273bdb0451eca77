package learn

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// practised returns an exercise of the bank and the learner's attempt at it, if it is open.
func (s *Learn) practised(u *learner, item practice.Item, a query) *exercisePage {
	in := &inPractice{item: item, only: a.skill, missed: a.missed, day: s.Today(), id: item.Exercise.ID}
	open, repeat, attempt, ok := u.Progress.Practice.Current()
	if !ok || open.Exercise.ID != item.Exercise.ID {
		return u.exercisePage(in, item.Exercise, nil)
	}
	in.repeat = repeat
	return u.exercisePage(in, item.Exercise, attempt)
}

// recalled returns an exercise of a lesson that practice repeats, or that the session missed under a number which is
// not 0, and the learner's attempt at it, if it is open.
func (s *Learn) recalled(u *learner, l *lesson.Lesson, e *exercise.Exercise, missed int) *exercisePage {
	in := &inPractice{lesson: l, missed: missed, repeat: missed > 0, day: s.Today(), id: e.ID}
	if open, attempt, ok := u.Progress.Current(); ok && open == l && attempt.Exercise() == e {
		return u.exercisePage(in, e, attempt)
	}
	return u.exercisePage(in, e, nil)
}

// query is the query of a practice address; what is absent is "" or nil.
type query struct {
	skill      practice.Skill
	difficulty *practice.Difficulty
	seed       *uint64
	missed     int // the number of one that the session missed, 0 for none
}

// readQuery parses the skill, the difficulty, the seed and the number of a missed exercise in a query.
func readQuery(q site.Form) (a query, err error) {
	if q["skill"] != "" {
		skill, ok := practice.FindSkill(q["skill"])
		if !ok {
			return a, notOneOf("skill", practice.Skills())
		}
		a.skill = skill
	}
	if q["difficulty"] != "" {
		d, ok := practice.FindDifficulty(q["difficulty"])
		if !ok {
			return a, notOneOf("difficulty", practice.Difficulties())
		}
		a.difficulty = &d
	}
	if q["seed"] != "" {
		seed, err := strconv.ParseUint(q["seed"], 10, 64)
		if err != nil {
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotANumber, Name: "seed"})
		}
		a.seed = &seed
	}
	if q["missed"] != "" {
		if a.missed, err = strconv.Atoi(q["missed"]); err != nil {
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotANumber, Name: "missed"})
		}
	}
	return a, nil
}

// notOneOf refuses a value that is none of a list.
func notOneOf[T any](name string, list []T) error {
	var names []string
	for _, each := range list {
		names = append(names, fmt.Sprint(each))
	}
	return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotOneOf, Name: name, Names: names})
}

// choose returns the requested exercise. What the query leaves open, the session decides.
func (a *query) choose(u *learner, day practice.Day) practice.Item {
	r := &u.Progress.Practice
	if a.seed != nil {
		return practice.Seeded(*a.seed, a.skill, a.difficulty)
	}
	if open, _, _, ok := r.Current(); ok && !r.Fixing() && (a.skill == "" || open.Skill == a.skill) &&
		(a.difficulty == nil || open.Difficulty == *a.difficulty) {
		return open
	}
	skill, skills := a.skill, u.Progress.Practised()
	switch {
	case a.skill == "" && a.difficulty == nil:
		return r.Next(day, skills)
	case a.skill == "":
		skill = r.NextSkill(day, skills)
	case a.difficulty == nil:
		return r.Choose(skill, r.DifficultyOf(skill))
	}
	return r.Choose(skill, *a.difficulty)
}

// practise answers GET /practice, whose page leads to the learner's own positions first while some are due: it opens
// the next exercise of the session, or the requested one, and answers with it. On a page with id=<exercise> it opens
// nothing and shows that exercise instead, on one with end how the session went; to who comes from another site it
// shows one that their next step opens.
func (s *Learn) practise(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	q := site.Query(r)
	a, err := readQuery(q)
	if err != nil {
		return err
	}
	if q["id"] != "" && site.WantsHTML(r) {
		t, err := s.in(u, q["id"], a)
		if err != nil && ofALesson(q["id"]) { // one that was repeated, and is gone back to
			http.Redirect(w, r, "/practice/skills", http.StatusSeeOther)
			return nil
		}
		if err != nil {
			return err
		}
		return show(w, r, t, q)
	}
	if q["end"] != "" && site.WantsHTML(r) {
		return s.endPractice(w, r, u, q["end"])
	}
	if a == (query{}) && site.WantsHTML(r) && u.Notebook.Due(s.Today()) > 0 {
		http.Redirect(w, r, "/practice/own", http.StatusSeeOther)
		return nil
	}
	if a.missed != 0 {
		return s.fix(w, r, u, a)
	}
	if l, e, ok := u.Progress.Recall(u.Day); ok && a == (query{}) {
		if s.SameSite(r) == nil {
			if _, err := u.Progress.OpenRecalled(l, e); err != nil {
				return err
			}
			if err := s.Progress.Set(w, r, u.Progress); err != nil {
				return err
			}
		}
		return s.writeRecalled(w, r, s.recalled(u, l, e, 0))
	}
	item := a.choose(u, s.Today())
	if s.SameSite(r) == nil {
		u.Progress.Practice.Open(item, s.Today())
		if err := s.Progress.Set(w, r, u.Progress); err != nil {
			return err
		}
	}
	return s.writeItem(w, r, u, item, a)
}

// fix opens an exercise that the session missed, and answers with it; after the last, with the end of the session.
func (s *Learn) fix(w http.ResponseWriter, r *http.Request, u *learner, a query) error {
	m, ok := u.Progress.Fix(a.missed)
	switch {
	case ok && s.SameSite(r) == nil:
		if err := s.Progress.Set(w, r, u.Progress); err != nil {
			return err
		}
		if m.Lesson != nil {
			return s.writeRecalled(w, r, s.recalled(u, m.Lesson, m.Exercise, a.missed))
		}
		return s.writeItem(w, r, u, m.Item, a)
	case site.WantsHTML(r):
		http.Redirect(w, r, practiceEndURL, http.StatusSeeOther)
		return nil
	}
	return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
}

// writeItem answers with an exercise of the bank.
func (s *Learn) writeItem(w http.ResponseWriter, r *http.Request, u *learner, item practice.Item, a query) error {
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(s.practised(u, item, a).page()))
	}
	open, repeat, _, _ := u.Progress.Practice.Current()
	repeat = repeat && open.Exercise.ID == item.Exercise.ID
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "exercise", Value: u.practiceJSON(item, repeat)}, {Name: "session", Value: u.session()},
	}, u.NoticeJSON()...))
}

// writeRecalled answers with an exercise of a lesson.
func (s *Learn) writeRecalled(w http.ResponseWriter, r *http.Request, t *exercisePage) error {
	if site.WantsHTML(r) {
		return show(w, r, t, site.Form{})
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "exercise", Value: t.exerciseJSON(t.exercise)}, {Name: "session", Value: t.session()},
	}, t.NoticeJSON()...))
}

// in returns the exercise of practice with an id: of the bank, or of the lesson that practice repeats or that the
// session missed.
func (s *Learn) in(u *learner, id string, a query) (*exercisePage, error) {
	if m, ok := u.Progress.Miss(a.missed); ok && m.Lesson != nil && m.Exercise.ID == id {
		return s.recalled(u, m.Lesson, m.Exercise, a.missed), nil
	}
	if l, e, ok := u.Progress.Recall(u.Day); ok && e.ID == id && !u.Progress.Practice.Fixing() {
		return s.recalled(u, l, e, 0), nil
	}
	item, err := inBank(id)
	if err != nil {
		return nil, err
	}
	return s.practised(u, item, a), nil
}

// ofALesson reports whether an exercise of a lesson has an id.
func ofALesson(id string) bool {
	return slices.ContainsFunc(slices.Concat(lesson.OfPath(1), lesson.OfPath(2)), func(l *lesson.Lesson) bool {
		return slices.ContainsFunc(l.Exercises, func(e *exercise.Exercise) bool { return e.ID == id })
	})
}

// inBank returns the exercise of the bank with an id.
func inBank(id string) (practice.Item, error) {
	item, ok := practice.Find(id)
	if !ok {
		return item, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	return item, nil
}

// practiceExercise is the JSON encoding of an exercise of the bank. It does not contain the answers.
type practiceExercise struct {
	pathExercise
	Skill      practice.Skill `json:"skill"`
	Difficulty string         `json:"difficulty"`
	Repeat     bool           `json:"repeat"`
	Last       string         `json:"last,omitempty"` // the last move, if the question is about it
}

func (u *learner) practiceJSON(item practice.Item, repeat bool) practiceExercise {
	e := practiceExercise{
		pathExercise: u.exerciseJSON(item.Exercise),
		Skill:        item.Skill, Difficulty: item.Difficulty.String(), Repeat: repeat,
	}
	if item.Exercise.Last != chess.NoMove {
		e.Last = item.Exercise.Last.String()
	}
	return e
}

// session is the JSON encoding of how many exercises of the session are done, and right at the first try.
type session struct {
	Done   int         `json:"done"`
	Right  int         `json:"right"`
	Of     int         `json:"of"`
	Skills []tallyJSON `json:"skills,omitempty"` // once all are done
}

// tallyJSON is the JSON encoding of how a skill went in a session.
type tallyJSON struct {
	Name  practice.Skill `json:"name"`
	Right int            `json:"right"`
	Of    int            `json:"of"`
}

func (u *learner) session() (s session) {
	s.Done, s.Right, s.Of = u.Progress.Practice.Session()
	if s.Done == s.Of {
		for _, t := range u.Progress.Practice.Tallies(s.Of) {
			s.Skills = append(s.Skills, tallyJSON{t.Skill, t.Right, t.Done})
		}
	}
	return s
}

// answerPractice answers POST /practice/answer: it judges an answer to the open exercise of practice.
func (s *Learn) answerPractice(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	a, err := readQuery(site.Query(r))
	if err != nil {
		return err
	}
	u, err := s.toChange(r)
	if err != nil {
		return err
	}
	t, err := s.in(u, f["id"], a)
	if err != nil {
		return err
	}
	return s.answerTo(w, r, t, f)
}
