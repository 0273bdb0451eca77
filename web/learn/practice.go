package learn

import (
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// inPractice is the series of a practice session.
type inPractice struct {
	item   practice.Item
	repeat bool
	only   practice.Skill // the only skill practised, "" for all
	day    practice.Day
	lesson *lesson.Lesson // of an exercise that is repeated, nil for one of the bank
	id     string
	ended  bool // this request has ended the exercise
}

// practised returns an exercise of the bank and the learner's attempt at it, if it is open.
func (s *Learn) practised(u *learner, item practice.Item, only practice.Skill) *exercisePage {
	in := &inPractice{item: item, only: only, day: s.Today(), id: item.Exercise.ID}
	open, repeat, attempt, ok := u.Progress.Practice.Current()
	if !ok || open.Exercise.ID != item.Exercise.ID {
		return u.exercisePage(in, item.Exercise, nil)
	}
	in.repeat = repeat
	return u.exercisePage(in, item.Exercise, attempt)
}

// recalled returns an exercise of a lesson that practice repeats, and the learner's attempt at it, if it is open.
func (s *Learn) recalled(u *learner, l *lesson.Lesson, e *exercise.Exercise) *exercisePage {
	in := &inPractice{lesson: l, day: s.Today(), id: e.ID}
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
}

// readQuery parses the skill, the difficulty and the seed in a query.
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
	if open, _, _, ok := r.Current(); ok && (a.skill == "" || open.Skill == a.skill) &&
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
		t, err := s.in(u, q["id"], a.skill)
		if err != nil {
			return err
		}
		return show(w, r, t, q)
	}
	if q["end"] != "" && site.WantsHTML(r) {
		return s.endPractice(w, r, u)
	}
	if a == (query{}) && site.WantsHTML(r) && u.Notebook.Due(s.Today()) > 0 {
		http.Redirect(w, r, "/practice/own", http.StatusSeeOther)
		return nil
	}
	if l, e, ok := u.Progress.Recall(); ok && a == (query{}) {
		return s.recall(w, r, u, l, e)
	}
	item := a.choose(u, s.Today())
	if s.SameSite(r) == nil {
		u.Progress.Practice.Open(item, s.Today())
		if err := s.Progress.Set(w, r, u.Progress); err != nil {
			return err
		}
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(s.practised(u, item, a.skill).page()))
	}
	open, repeat, _, _ := u.Progress.Practice.Current()
	repeat = repeat && open.Exercise.ID == item.Exercise.ID
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "exercise", Value: u.practiceJSON(item, repeat)}, {Name: "session", Value: u.session()},
	}, u.NoticeJSON()...))
}

// recall opens an exercise of a lesson that practice repeats, and answers with it.
func (s *Learn) recall(
	w http.ResponseWriter, r *http.Request, u *learner, l *lesson.Lesson, e *exercise.Exercise,
) error {
	if s.SameSite(r) == nil {
		if _, err := u.Progress.Open(l.Name, e.ID); err != nil {
			return err
		}
		if err := s.Progress.Set(w, r, u.Progress); err != nil {
			return err
		}
	}
	if site.WantsHTML(r) {
		return show(w, r, s.recalled(u, l, e), site.Form{})
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "exercise", Value: u.exerciseJSON(e)}, {Name: "session", Value: u.session()},
	}, u.NoticeJSON()...))
}

// in returns the exercise of practice with an id: of the bank, or of the lesson that practice repeats.
func (s *Learn) in(u *learner, id string, only practice.Skill) (*exercisePage, error) {
	if l, e, ok := u.Progress.Recall(); ok && e.ID == id {
		return s.recalled(u, l, e), nil
	}
	item, err := inBank(id)
	if err != nil {
		return nil, err
	}
	return s.practised(u, item, only), nil
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
		for _, t := range u.Progress.Practice.Tallies() {
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
	t, err := s.in(u, f["id"], a.skill)
	if err != nil {
		return err
	}
	return s.answerTo(w, r, t, f)
}

func (in *inPractice) round(u *learner) round {
	words, exercises := u.Language.Pages.Practice, u.Language.Pages.Learning.Exercise
	done, _, of := u.Progress.Practice.Session()
	number := done + 1 // of the exercise shown
	if in.ended {
		number--
	}
	place := words.Phrases.Place(min(number, of), of)
	r := round{
		page: learn.Exercise{
			Layout: scripted(site.LearningFrame(u.Language, skillsURL, place)).About(u.Language.Abouts.Practice),
			Head:   words.Title, Place: place, Skill: string(in.only), Stats: u.PracticeStats(in.day),
			URL: in.address("/practice", in.id), Answer: in.address("/practice/answer", ""),
		},
		begin: learn.Sheet{
			Heading: words.Closed, Go: &frame.Link{Text: words.GoOn, URL: in.address("/practice", "")},
		},
		end: learn.Sheet{Go: &frame.Link{Text: exercises.Next, URL: in.address("/practice", "")}},
	}
	for n := 1; n <= of; n++ {
		r.page.Dots = append(r.page.Dots, learn.Dot{Met: n <= done, Current: n == number})
	}
	if done == of {
		r.last = true
		r.end.Go.URL = practiceEndURL
	}
	if in.lesson != nil {
		r.begin.Heading = exercises.NotOpen
	} else if _, _, _, another := u.Progress.Practice.Current(); !another {
		r.begin.Heading = exercises.NotOpen
	}
	if in.repeat {
		r.page.Note = words.Repeat
	}
	return r
}

// address returns an address of practice with the id of an exercise, unless that is "", and the skill if only one is
// practised.
func (in *inPractice) address(path, id string) string {
	q := url.Values{}
	if id != "" {
		q.Set("id", id)
	}
	if in.only != "" {
		q.Set("skill", string(in.only))
	}
	if len(q) == 0 {
		return path
	}
	return path + "?" + q.Encode()
}

func (in *inPractice) judge(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	p := &u.Progress.Practice
	if in.lesson != nil {
		return in.repeatLesson(u, a)
	}
	r, err := p.Answer(in.item.Exercise.ID, a, in.day)
	if err != nil {
		return r, nil, err
	}
	_, _, attempt, _ := p.Current()
	if in.ended = r.Done; r.Done {
		u.Progress.Daily.Add(lesson.AnExercise, in.day)
	}
	return r, attempt, nil
}

// repeatLesson judges and records an answer to an exercise of a lesson.
func (in *inPractice) repeatLesson(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	_, before, _ := u.Progress.Current()
	r, err := u.Progress.Answer(in.lesson.Name, in.id, a)
	if err != nil {
		return r, nil, err
	}
	if in.ended = r.Done; r.Done {
		u.Progress.Daily.Add(lesson.AnExercise, in.day)
		u.Progress.Practice.NoteLesson(r.Right && before.Wrong() == 0)
		u.Progress.Leave() // a session goes on with another
		return r, nil, nil
	}
	_, attempt, _ := u.Progress.Current()
	return r, attempt, nil
}
