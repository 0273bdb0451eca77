package game

import (
	"net/http"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
)

// Today returns the card of a learner's day.
func Today(u *site.Learner) learn.Today {
	words, phrases := u.Language.Pages.Learning.Today, u.Language.Pages.Learning.Phrases
	lessons := lesson.Lessons()
	day := u.Progress.Daily.On(u.Day)
	t := learn.Today{Say: words, Done: day.Done(), Due: u.PracticeDue(), Things: []learn.DayThing{
		{
			Title: words.Lesson, Text: words.Ready, URL: "/lessons", Lesson: lessons[len(lessons)-1].Name,
			Done: day.Lesson,
		},
		{
			Title: words.Exercises, Text: phrases.Met(int(day.Exercises), lesson.DailyExercises), URL: "/practice",
			Count: int(day.Exercises), Of: lesson.DailyExercises, Done: day.Exercises == lesson.DailyExercises,
		},
		{Title: words.Game, Done: day.Game},
	}}
	friend, play := nextFriend(u), NextFriend(u)
	t.Things[2].URL = play.URL
	t.Things[2].Face, t.Things[2].Text = Portrait(friend), phrases.With(u.Language.Character(friend))
	if l, _, left := u.Progress.Next(); left {
		thing := &t.Things[0]
		thing.Text, thing.URL, thing.Lesson = u.Title(l), "/lesson/"+l.Name, l.Name
	}
	if day.Row > 0 {
		t.Days, t.Paused = phrases.Days(int(day.Row)), u.Progress.Daily.Paused(u.Day)
	}
	for i, text := range []string{words.Start, words.Practise, play.Text} {
		if thing := &t.Things[i]; !thing.Done {
			thing.Now, t.Main = true, &frame.Link{Text: text, URL: thing.URL}
			break
		}
	}
	t.Resume = resume(u, &t)
	return t
}

// TodayOf returns the card of the day of whoever has sent a request, nil if their progress cannot be read.
func TodayOf(s *site.Site, r *http.Request) *learn.Today {
	u, err := s.ReadLearner(r)
	if err != nil {
		return nil
	}
	t := Today(u)
	return &t
}

// resume returns the button that opens the next exercise of the lesson of the day, if that comes next and needs no
// screens to be read first, nil otherwise.
func resume(u *site.Learner, t *learn.Today) *frame.Act {
	l, e, left := u.Progress.Next()
	if !left || !t.Things[0].Now {
		return nil
	}
	text := t.Say.GoOn
	if met, _ := u.Progress.Met(l); met == 0 {
		text = t.Say.Start
		if !l.BeginsWithMove() {
			return nil
		}
	}
	return &frame.Act{URL: "/lesson/" + l.Name + "/open", Name: "id", Value: e.ID, Text: text, Main: true}
}

// NextFriend returns the link to a game with the first friend who was not beaten.
func NextFriend(u *site.Learner) frame.Link {
	friend := nextFriend(u)
	return frame.Link{
		Text: u.Language.Game.Play(u.Language.Character(friend)), URL: "/new?level=" + strconv.Itoa(int(friend)),
	}
}

// nextFriend returns the first friend who was not beaten, the last one if all were.
func nextFriend(u *site.Learner) ai.Level {
	friends := ai.Friends()
	for _, each := range friends {
		if !u.Progress.Beaten.Has(each) {
			return each
		}
	}
	return friends[len(friends)-1]
}
