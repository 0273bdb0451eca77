package learn

import (
	"net/http"
	"net/url"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// inPractice is the round of a practice session.
type inPractice struct {
	item   practice.Item
	repeat bool
	only   practice.Skill // the only skill practised, "" for all
	day    practice.Day
	ended  bool // this request has ended the exercise
}

// practised returns an exercise of the bank and the learner's attempt at it, if it is open.
func (s *Learn) practised(u *learner, item practice.Item, only practice.Skill) *exercisePage {
	in := &inPractice{item: item, only: only, day: s.Today()}
	open, repeat, attempt, ok := u.Progress.Practice.Current()
	if !ok || open.Exercise.ID != item.Exercise.ID {
		return u.exercisePage(in, item.Exercise, nil)
	}
	in.repeat = repeat
	return u.exercisePage(in, item.Exercise, attempt)
}

// asked is the query of a practice address; nil fields are absent.
type asked struct {
	skill      *practice.Skill
	difficulty *practice.Difficulty
	seed       *uint64
}

// readAsked parses the skill, the difficulty and the seed in a query.
func readAsked(q site.Form) (a asked, err error) {
	if q["skill"] != "" {
		skill, ok := practice.FindSkill(q["skill"])
		if !ok {
			var names []string
			for _, s := range practice.Skills() {
				names = append(names, string(s))
			}
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotOneOf, Name: "skill", Names: names})
		}
		a.skill = &skill
	}
	if q["difficulty"] != "" {
		d, ok := practice.FindDifficulty(q["difficulty"])
		if !ok {
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{
				Key: say.NotOneOf, Name: "difficulty",
				Names: []string{practice.Easy.String(), practice.Medium.String(), practice.Hard.String()},
			})
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

// only returns the requested skill, "" if there is none.
func (a *asked) only() practice.Skill {
	if a.skill == nil {
		return ""
	}
	return *a.skill
}

// choose returns the requested exercise. What the query leaves open, the session decides.
func (a *asked) choose(u *learner, day practice.Day) practice.Item {
	r := &u.Progress.Practice
	if a.seed != nil {
		return practice.Seeded(*a.seed, a.skill, a.difficulty)
	}
	if open, _, _, ok := r.Current(); ok && (a.skill == nil || open.Skill == *a.skill) &&
		(a.difficulty == nil || open.Difficulty == *a.difficulty) {
		return open
	}
	skills := u.Progress.Practised()
	switch {
	case a.skill != nil && a.difficulty != nil:
		return r.Choose(*a.skill, *a.difficulty)
	case a.skill != nil:
		return r.Choose(*a.skill, r.DifficultyOf(*a.skill))
	case a.difficulty != nil:
		return r.Choose(r.NextSkill(day, skills), *a.difficulty)
	}
	return r.Next(day, skills)
}

// practise answers GET /practice, whose page leads to the learner's own positions first while some are due: it opens
// the next exercise of the session, or the requested one, and answers with it. On a page with id=<exercise> it opens
// nothing and shows that exercise instead; to who comes from another site it shows one that their next step opens.
func (s *Learn) practise(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	q := site.Query(r)
	a, err := readAsked(q)
	if err != nil {
		return err
	}
	if q["id"] != "" && site.WantsHTML(r) {
		return s.showPractised(w, r, u, q, a.only())
	}
	if a == (asked{}) && site.WantsHTML(r) && u.Own.Due(s.Today()) > 0 {
		http.Redirect(w, r, "/practice/own", http.StatusSeeOther)
		return nil
	}
	item := a.choose(u, s.Today())
	if s.SameSite(r) == nil {
		u.Progress.Practice.Open(item, s.Today())
		if err := s.Progress.Set(w, r, u.Progress); err != nil {
			return err
		}
	}
	t := s.practised(u, item, a.only())
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(t.page()))
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "exercise", Value: t.practiceJSON()}, {Name: "session", Value: u.session()},
	}, u.NoticeJSON()...))
}

// showPractised shows an exercise without opening it. Pages without scripts use it to choose pieces and squares.
func (s *Learn) showPractised(
	w http.ResponseWriter,
	r *http.Request,
	u *learner,
	q site.Form,
	only practice.Skill,
) error {
	item, ok := practice.Find(q["id"])
	if !ok {
		return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	t := s.practised(u, item, only)
	if err := t.read(q); err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(t.page()))
}

// practiceExercise is the JSON encoding of an exercise of the bank. It does not contain the answers.
type practiceExercise struct {
	pathExercise
	Skill      practice.Skill `json:"skill"`
	Difficulty string         `json:"difficulty"`
	Repeat     bool           `json:"repeat"`
	Last       string         `json:"last,omitempty"` // the last move, if the question is about it
}

func (t *exercisePage) practiceJSON() practiceExercise {
	in := t.round.(*inPractice)
	e := practiceExercise{
		pathExercise: t.exerciseJSON(t.exercise),
		Skill:        in.item.Skill, Difficulty: in.item.Difficulty.String(), Repeat: in.repeat,
	}
	if t.exercise.Last != 0 {
		e.Last = t.exercise.Last.String()
	}
	return e
}

// session is the JSON encoding of how many exercises of the session are done, and right at the first try.
type session struct {
	Done  int `json:"done"`
	Right int `json:"right"`
	Of    int `json:"of"`
}

func (u *learner) session() session {
	done, right, of := u.Progress.Practice.Session()
	return session{done, right, of}
}

// answerPractice answers POST /practice/answer: it judges an answer to the open exercise of practice.
func (s *Learn) answerPractice(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	a, err := readAsked(site.Query(r))
	if err != nil {
		return err
	}
	u, err := s.toChange(r)
	if err != nil {
		return err
	}
	item, ok := practice.Find(f["id"])
	if !ok {
		return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	t := s.practised(u, item, a.only())
	if err := s.answerTo(w, r, t, f); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(t.page()))
	}
	return site.WriteJSON(w, http.StatusOK, struct {
		answered
		Session session `json:"session"`
	}{t.resultJSON(), u.session()})
}

func (in *inPractice) tab(u *learner) string { return in.place(u) }

func (in *inPractice) described(u *learner) string { return u.Language.Abouts.Practice }
func (in *inPractice) head(u *learner) string      { return u.Language.Pages.Practice.Title }
func (in *inPractice) skill() string               { return string(in.only) }
func (in *inPractice) section() string             { return skillsURL }

// number returns the index of the exercise shown in the session, from 0, and the number of the session's exercises.
func (in *inPractice) number(u *learner) (n, of int) {
	n, _, of = u.Progress.Practice.Session()
	if in.ended {
		n--
	}
	return n, of
}

func (in *inPractice) place(u *learner) string {
	n, of := in.number(u)
	return u.Language.Pages.Practice.Phrases.Place(min(n+1, of), of)
}

// dots returns the progress dots of the session.
func (in *inPractice) dots(u *learner) (list []learn.Dot) {
	n, of := in.number(u)
	done := u.session().Done
	for i := range of {
		list = append(list, learn.Dot{Met: i < done, Current: i == n})
	}
	return list
}

// with adds a query to an address, and the skill if only one is practised.
func (in *inPractice) with(address string, q url.Values) string {
	if in.only != "" {
		q.Set("skill", string(in.only))
	}
	if len(q) == 0 {
		return address
	}
	return address + "?" + q.Encode()
}

func (in *inPractice) url() string {
	return in.with("/practice", url.Values{"id": {in.item.Exercise.ID}})
}

func (in *inPractice) answerURL() string { return in.with("/practice/answer", url.Values{}) }

func (in *inPractice) begin(u *learner) learn.Sheet {
	words := u.Language.Pages.Practice
	heading := words.Closed
	if _, _, _, another := u.Progress.Practice.Current(); !another {
		heading = u.Language.Pages.Learning.Exercise.NotOpen
	}
	return learn.Sheet{
		Heading: heading,
		Go:      &frame.Link{Text: words.GoOn, URL: in.with("/practice", url.Values{})},
	}
}

func (in *inPractice) noted(u *learner) string {
	if in.repeat {
		return u.Language.Pages.Practice.Repeat
	}
	return ""
}

// over reports whether the last exercise of the session is done.
func (in *inPractice) over(u *learner) bool {
	at := u.session()
	return at.Done == at.Of
}

func (in *inPractice) remarks(u *learner) []string {
	if in.over(u) {
		at := u.session()
		return []string{u.Language.Pages.Practice.Phrases.Done(at.Right, at.Of)}
	}
	return nil
}

// stats returns on how many days the learner has practised, and how many missed exercises and skills are due.
func (in *inPractice) stats(u *learner) []string {
	return u.PracticeStats(in.day)
}

func (in *inPractice) onward(u *learner) (*frame.Act, *frame.Link) {
	if in.over(u) {
		return nil, &frame.Link{Text: u.Language.Pages.Practice.Skills, URL: "/practice/skills"}
	}
	return nil, &frame.Link{Text: u.Language.Pages.Learning.Exercise.Next, URL: in.with("/practice", url.Values{})}
}

func (in *inPractice) judge(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	p := &u.Progress.Practice
	r, err := p.Answer(in.item.Exercise.ID, a, in.day)
	if err != nil {
		return r, nil, err
	}
	_, _, attempt, _ := p.Current()
	in.ended = r.Done
	return r, attempt, nil
}
