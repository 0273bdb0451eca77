package learn

import (
	"net/url"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web/site"
)

// inPractice is the series of a practice session.
type inPractice struct {
	item   practice.Item
	repeat bool
	only   practice.Skill // the only skill practised, "" for all
	missed int            // the number of the exercise among those that the session missed, 0 for the session itself
	day    practice.Day
	lesson *lesson.Lesson // of an exercise that is repeated, nil for one of the bank
	id     string
	ended  bool // this request has ended the exercise
	five   bool // and with it the day's exercises
}

func (in *inPractice) round(u *learner) round {
	words, exercises := u.Language.Pages.Practice, u.Language.Pages.Learning.Exercise
	done, _, of := u.Progress.Practice.Session()
	ended := done == of
	if done, of = u.PracticeCount(in.day, done, of); in.five {
		done, of = lesson.DailyExercises, lesson.DailyExercises
	}
	next := *in
	if in.missed > 0 {
		done, of = in.missed-1, len(u.Progress.Misses())
		next.missed++
	}
	number := done + 1 // of the exercise shown
	if in.ended && in.missed == 0 {
		number--
	}
	place := words.Phrases.Place(min(number, of), of)
	r := round{
		page: learn.Exercise{
			Layout: scripted(site.LearningFrame(u.Language, skillsURL, place)).About(u.Language.Abouts.Practice),
			Head:   words.Title, Path: pathURL(1), Place: place, Skill: string(in.only), Stats: u.PracticeStats(in.day),
			URL: in.address("/practice", in.id), Answer: in.address("/practice/answer", ""),
		},
		begin: learn.Sheet{
			Heading: words.Closed, Go: &frame.Link{Text: words.GoOn, URL: in.address("/practice", "")},
		},
		end: learn.Sheet{Go: &frame.Link{Text: exercises.Next, URL: next.address("/practice", "")}},
	}
	if in.missed > 0 {
		r.page.Missed = strconv.Itoa(in.missed)
	}
	rights := u.Progress.Practice.Rights()
	before := len(rights) - done // of the session, that are not among these
	for n := 1; n <= of; n++ {
		right := in.missed == 0 && n <= done && before >= 0 && rights[before+n-1]
		r.page.Dots = append(r.page.Dots, learn.Dot{Met: n <= done, Right: right, Current: n == number})
	}
	if in.missed == 0 && ended || in.missed > 0 && in.missed == of {
		r.last = true
		r.end.Go.URL = practiceEndURL
	}
	if in.lesson != nil {
		r.begin.Heading = exercises.NotOpen
	} else if _, _, _, another := u.Progress.Practice.Current(); !another {
		r.begin.Heading = exercises.NotOpen
	}
	if in.five && !r.last {
		r.end.Text = []string{words.Five}
		r.end.Go, r.last = &frame.Link{Text: words.Ended, URL: dayEndURL}, true
	}
	if in.repeat {
		r.known = words.Repeat
	}
	return r
}

// address returns an address of practice with the id of an exercise, unless that is "", the skill if only one is
// practised, and the number of one that the session missed.
func (in *inPractice) address(path, id string) string {
	q := url.Values{}
	if id != "" {
		q.Set("id", id)
	}
	if in.only != "" {
		q.Set("skill", string(in.only))
	}
	if in.missed > 0 {
		q.Set("missed", strconv.Itoa(in.missed))
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
		in.tick(u)
	}
	return r, attempt, nil
}

// tick counts the exercise among those of the day.
func (in *inPractice) tick(u *learner) {
	before := u.exercisesOf(in.day)
	u.Progress.Daily.Add(lesson.AnExercise, in.day)
	in.five = before == lesson.DailyExercises-1
}

// exercisesOf returns how many exercises of a day were done, up to lesson.DailyExercises.
func (u *learner) exercisesOf(day practice.Day) int {
	return int(u.Progress.Daily.On(day).Exercises)
}

// repeatLesson judges and records an answer to an exercise of a lesson.
func (in *inPractice) repeatLesson(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	_, before, _ := u.Progress.Current()
	r, err := u.Progress.Answer(in.lesson.Name, in.id, a)
	if err != nil {
		return r, nil, err
	}
	if in.ended = r.Done; r.Done {
		in.tick(u)
		if in.missed == 0 {
			first := before.Wrong() == 0
			u.Progress.NoteRecalled(in.lesson, before.Exercise(), r.Right && first, r.Right && !first)
		}
		u.Progress.Leave() // a session goes on with another
		return r, nil, nil
	}
	_, attempt, _ := u.Progress.Current()
	return r, attempt, nil
}
