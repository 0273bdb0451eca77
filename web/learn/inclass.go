package learn

import (
	"net/http"

	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/web/site"
)

// countInClass counts an answer for the child of a class whose browser sent it, and the stars that it won beyond those
// before. It returns what the answer says of that, "" for who is in no class.
func (s *Learn) countInClass(r *http.Request, t *exercisePage, result exercise.Result, before int) string {
	if result.Right && !result.Done {
		return "" // a step of what is to be done
	}
	skill, lesson := t.series.counts()
	said := s.CountInClass(r, class.Event{
		Kind: class.KindAnswered, Skill: skill, Lesson: lesson, Exercise: t.exercise.ID, On: result.Right,
	})
	if won := t.series.stars(t.learner) - before; won > 0 && said != "" {
		if stars := s.CountInClass(r, class.Event{Kind: class.KindStarred, Lesson: lesson, Stars: won}); stars != said {
			return site.ClassLater
		}
	}
	return said
}

// counts returns under which skill answers count in a class, and in which lesson.
func (in *inLesson) counts() (skill, lesson string) { return in.lesson.Name, in.lesson.Name }

func (in *inLesson) stars(u *learner) int { return u.Progress.Stars(in.lesson) }

func (in *inPractice) counts() (skill, lesson string) {
	if in.lesson != nil {
		return in.lesson.Name, in.lesson.Name
	}
	return string(in.item.Skill), ""
}

// stars returns those of the lesson whose exercise practice repeats.
func (in *inPractice) stars(u *learner) int {
	if in.lesson == nil {
		return 0
	}
	return u.Progress.Stars(in.lesson)
}
