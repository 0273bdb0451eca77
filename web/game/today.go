package game

import (
	"net/http"
	"slices"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Today returns the card of the day of a learner who has a game of their own, which may be nil.
func Today(u *site.Learner, own *tutor.Game) learn.Today {
	words, phrases := u.Language.Pages.Learning.Today, u.Language.Pages.Learning.Phrases
	day := u.Progress.Daily.On(u.Day)
	game, play, other := dayGame(u, own, day)
	t := learn.Today{Say: words, Done: day.Done(), Due: u.PracticeDue(), Things: []learn.DayThing{
		dayLesson(u, day), dayExercises(u, day), game,
	}, Other: other}
	if day.Row > 0 {
		t.Days, t.Paused = phrases.Days(int(day.Row)), u.Progress.Daily.Paused(u.Day)
	}
	// Whoever knows the moves and began no lesson first does exercises, which show what they know.
	places := u.Settings.KnowsMoves() && !u.Progress.HasBegun() && !t.Things[1].Done
	for i, text := range []string{words.Start, words.Practise, play} {
		if thing := &t.Things[i]; !thing.Done && (i > 0 || !places) {
			thing.Now, t.Main = true, &frame.Link{Text: text, URL: thing.URL}
			break
		}
	}
	t.Resume = resume(u, &t)
	if t.Things[2].Now {
		t.Resume = t.Things[2].Press
	}
	return t
}

// dayLesson returns the lesson of the day: the next one, with its tick at what was done.
func dayLesson(u *site.Learner, day lesson.Daily) learn.DayThing {
	words, lessons := u.Language.Pages.Learning.Today, lesson.Lessons()
	thing := learn.DayThing{
		Title: words.Lesson, Text: words.Ready, URL: "/lessons", Lesson: lessons[len(lessons)-1].Name,
		Done: day.Lesson,
	}
	if l, _, left := u.Next(); left {
		thing.Text, thing.URL, thing.Lesson = u.Title(l), "/lesson/"+l.Name, l.Name
		if done := lastDone(u, lessons, l); day.Lesson && done != nil {
			thing.Lesson = done.Name
		}
	}
	return thing
}

// dayExercises returns the exercises of the day.
func dayExercises(u *site.Learner, day lesson.Daily) learn.DayThing {
	words := u.Language.Pages.Learning.Today
	thing := learn.DayThing{
		Title: words.Exercises, URL: "/practice",
		Text:  u.Language.Pages.Learning.Phrases.Met(int(day.Exercises), lesson.DailyExercises),
		Count: int(day.Exercises), Of: lesson.DailyExercises, Done: day.Exercises == lesson.DailyExercises,
	}
	if u.Progress.HasBegun() { // they are none of the lessons', of which many may have been done today
		thing.Title = words.Repeat
	}
	return thing
}

// dayGame returns the game of the day, with the face of who is played next, and once it is done of who was played, none
// where another game is on the board since. It can begin at once where no game is under way that would be lost. play is
// what the button for it says, and other leads to other friends, nil where there is nothing to choose.
func dayGame(
	u *site.Learner,
	own *tutor.Game,
	day lesson.Daily,
) (thing learn.DayThing, play string, other *frame.Link) {
	words := u.Language.Pages.Learning.Today
	friend := NextFriend(u, own)
	played := day.Game && playsComputer(own) && own.Outcome() != chess.Playing
	ofFriend := played && Portrait(own.Setup().Level) != ""
	if ofFriend {
		friend = own.Setup().Level
	}
	link := PlayFriend(u.Language, friend)
	underWay := own != nil && UnderWay(own)
	if underWay && own.Setup().Level == friend {
		link.URL = "/" // the game that goes on
	}
	thing = learn.DayThing{
		Title: words.Game, URL: link.URL, Face: Portrait(friend), Done: day.Game,
		Text: u.Language.Pages.Learning.Phrases.With(u.Language.Character(friend)),
	}
	small, smallGame, isSmall := u.SmallGame()
	isSmall = isSmall && !underWay && !played
	if isSmall {
		thing.Title, thing.URL = words.SmallGame, site.ExerciseURL(small, smallGame)
	}
	switch {
	case day.Game && !isSmall && !ofFriend: // whom the game of the tick was with is not kept
		thing.Face, thing.Count, thing.Of = "", 1, 1
	case !day.Game && !underWay:
		thing.Press = BeginWith(u.Language, friend)
		if isSmall {
			thing.Press.URL, thing.Press.Name = "/lesson/"+small.Name+"/open", "anew"
			thing.Press.Value = smallGame.ID
		} else {
			other = &frame.Link{Text: words.Other, URL: "/new"}
		}
	}
	return thing, link.Text, other
}

// TodayOf returns the card of the day of whoever has sent a request and has a game of their own, which may be nil. It
// returns nil if their progress cannot be read.
func TodayOf(s *site.Site, r *http.Request, own *tutor.Game) *learn.Today {
	u, err := s.ReadLearner(r)
	if err != nil {
		return nil
	}
	t := Today(u, own)
	return &t
}

// resume returns the button that opens the next exercise of the lesson of the day, if that comes next and needs no
// screens to be read first, nil otherwise. A game with a friend begins at once by one like it.
func resume(u *site.Learner, t *learn.Today) *frame.Act {
	l, e, left := u.Next()
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

// PlayFriend returns the link to a game with a friend.
func PlayFriend(l *say.Language, friend ai.Level) frame.Link {
	return frame.Link{Text: l.Game.Play(l.Character(friend)), URL: "/new?level=" + strconv.Itoa(int(friend))}
}

// BeginWith returns the button that begins a game with a friend at once.
func BeginWith(l *say.Language, friend ai.Level) *frame.Act {
	return &frame.Act{
		URL: "/new", Name: "level", Value: strconv.Itoa(int(friend)), Text: PlayFriend(l, friend).Text, Main: true,
	}
}

// lastDone returns the last lesson before the next one that was done, else the first one after it: who went ahead has
// done that. It returns nil if none was done.
func lastDone(u *site.Learner, lessons []*lesson.Lesson, next *lesson.Lesson) *lesson.Lesson {
	at := slices.Index(lessons, next)
	done := func(l *lesson.Lesson) bool { return u.Progress.Stars(l) > 0 }
	for _, before := range slices.Backward(lessons[:at]) {
		if done(before) {
			return before
		}
	}
	if after := slices.IndexFunc(lessons[at:], done); after >= 0 {
		return lessons[at+after]
	}
	return nil
}

// NextFriend returns the friend for a learner's next game: the one that the end of their own game offers, or against
// whom it still goes on. Without such a game, or where it is nil, it is the first friend who was not beaten, the last
// one if all were; for who came in knowing the moves none easier than the one who waited behind that door.
func NextFriend(u *site.Learner, own *tutor.Game) ai.Level {
	friends := ai.Friends()
	if playsComputer(own) && own.Ply() > 0 {
		if _, next, _ := u.Settings.Ladder().After(own); slices.Contains(friends, next) {
			return next
		}
	}
	if u.Settings.KnowsMoves() {
		friends = friends[slices.Index(friends, ai.Hop):]
	}
	for _, each := range friends {
		if !u.Progress.Beaten.Has(each) {
			return each
		}
	}
	return friends[len(friends)-1]
}

// playsComputer reports whether a game, which may be nil, is one against the computer, and not played out.
func playsComputer(g *tutor.Game) bool {
	if g == nil {
		return false
	}
	_, plays := g.Computer()
	_, playsOut := g.PlayOut()
	return plays && !playsOut
}
